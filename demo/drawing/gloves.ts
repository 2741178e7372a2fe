import { soft } from './materials.ts';
import { print, words } from './print.ts';
import { type Lie, relief } from './relief.ts';
import { cloth, sewnOn, stitched } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, clipped, darker, fill, isBlack, lighter, n, stroke, tile } from './svg.ts';
import { clothPaints, suedePaints } from './weave.ts';

const handPath =
  'M-38 100C-38 62 -46 30 -46 0C-47 -20 -52 -45 -54 -62C-55 -75 -37 -79 -34 -66C-32 -48 -29 -34 -26 -20C-26 -45 -29 -75 -30 -96C-30 -111 -10 -112 -9 -97C-8 -70 -6 -45 -4 -26C-3 -55 -3 -85 -2 -106C-1 -121 19 -121 19 -105C19 -75 19 -50 20 -27C23 -50 27 -70 30 -88C33 -102 53 -98 50 -84C46 -55 43 -25 43 0C45 12 50 8 56 0C64 -12 72 -26 78 -34C87 -44 101 -33 96 -22C86 2 70 34 56 50C46 62 40 76 40 100z';

/** One glove, back up, left hand: about 155 x 225 mm. */
export function glove(colour: string, palm: string, brand: string): string {
  const guard = 'M-42 -2C-30 -20 30 -22 42 -4C44 8 40 18 34 20C10 12 -14 12 -36 20C-42 16 -44 8 -42 -2z';
  const joints =
    'M-51 -44l15 -3M-29 -66h18M-2 -74h20M27 -58l18 3M-52 -32l17 -3M-28 -52h20M-3 -58h21M25 -42l19 3';
  // Black rubber on black cloth would not be seen at all.
  const rubber = isBlack(colour) ? lighter(colour, 0.16) : darker(colour, 0.78);
  const cuff = 'M-39 74C-10 68 12 68 41 74V103C14 98 -12 98 -38 103z';
  const tab = 'M-6 72H44C50 74 50 98 44 101C24 97 8 97 -6 99z';
  return (
    soft(handPath, colour, 8) +
    clipped(
      handPath,
      cloth('M-60 -120H62V30C20 60 -30 60 -60 30z', colour, 0.1).replace('<path', '<path opacity=".5"') +
        stitched('M-60 30C-30 60 20 60 62 30', colour, 0.9) +
        stroke('M-26 -20L-22 24M-4 -26L-2 20M20 -27L18 22', darker(colour, 0.6), 1.6, 0.5) +
        stroke(joints, darker(colour, 0.65), 2.2, 0.6) +
        at(0, 1.7, stroke(joints, lighter(colour, 0.5), 0.9, 0.4)) +
        fill('M56 0C64 -12 72 -26 78 -34L110 -40V20L56 60z', palm) +
        stroke('M-60 110V30C-52 8 -48 -20 -56 -80', palm, 9, 0.9) +
        fill('M-60 24C-30 60 20 60 62 24V110H-60z', ...clothPaints(5)) +
        relief([-58, -122, 162, 226], backLie) +
        blurred(3, stroke(handPath, '#1a1508', 6, 0.6)),
    ) +
    stitched('M58 4C52 18 50 40 44 62M-40 30C-38 44 -35 56 -34 68', colour, 1) +
    sewnOn(guard, soft(guard, rubber, 5), 2) +
    stroke('M-26 -8v14M-9 -12v14M9 -12v14M26 -8v14', '#0b0c08', 3, 0.45) +
    clipped(handPath, cloth(cuff, darker(colour, 0.3), 4)) +
    sewnOn(tab, cloth(tab, palm, 3), 1.5) +
    print([
      words(brand, {
        x: 19,
        y: 90,
        size: 10,
        weight: 800,
        anchor: 'middle',
        colour: '#ECE9DF',
        track: 0.12,
        within: 40,
      }),
    ])
  );
}

/** How the back of a glove lies: over the sinews to the knuckles, in small wrinkles where fingers, thumb and wrist bend. */
const backLie: Lie = {
  folds: [
    [[-30, 22], [-26, 40], [-20, 66], 5, 1.8],
    [[-6, 20], [-4, 44], [-2, 66], 5, 1.8],
    [[18, 22], [16, 44], [12, 66], 5, 1.8],
    [[58, 8], [46, 20], [30, 30], 4, 2.2],
    [[54, 20], [44, 34], [26, 44], 4, 2.2],
    [[46, 52], [34, 58], [16, 58], 3.4, 2],
    [[-42, 62], [-28, 60], [-10, 64], 3.4, 2],
  ],
  swells: [[-4, 20, 40, 44, 7]],
  crushed: [
    [0, 62, 46, 14, 4, 1.8],
    [52, 24, 22, 26, -38, 1.6],
    [-44, -36, 14, 16, -8, 1.3],
    [-20, -56, 14, 18, 0, 1.3],
    [8, -62, 14, 18, 0, 1.3],
    [35, -48, 14, 18, 10, 1.3],
    [76, -4, 16, 22, 30, 1.2],
  ],
  seed: 71,
};

/** A pair of gloves laid side by side, their middles `apart` mm from each other. */
export function gloves(colour: string, palm: string, brand: string, apart = 196): Thing {
  const one = (name: string) => pullLoop(palm) + glove(colour, palm, name);
  const left = at(-apart / 2, 8, one(brand), -9);
  const right = `<g transform="translate(${n(apart / 2)} 8) rotate(9) scale(-1 1)">${one('')}</g>`;
  return { art: right + left, frame: [-72 - apart / 2, -116, apart + 144, 230], rests: 'lies' };
}

// The palm's suede, cut some 5 mm smaller than the hand all round: between it and the edge the back's cloth comes round.
const palmPath =
  'M-32 70C-35 46 -41 24 -41.5 0C-42.5 -20 -47 -44 -49.5 -61C-50 -70 -40 -72 -38.5 -64C-36.5 -48 -34 -34 -31 -18C-29.5 -10 -23 -10 -21.5 -18C-21.5 -45 -24 -74 -25 -95C-25 -105 -14 -105.5 -13.5 -96C-12.5 -70 -10.5 -45 -9 -24C-8 -14 -0.5 -14 0.5 -24C1.5 -55 2 -85 3 -105C3.5 -115 14 -115 14.5 -104C14.5 -75 14.5 -50 15.5 -25C16.5 -15 23 -15 24 -25C27 -50 31 -68 34.5 -86C37 -94 46.5 -92.5 45 -83C41.5 -55 38.5 -25 38.5 0C39 15 52 19 60 5C67 -7 75 -21 81 -30C86 -36 93.5 -31 91 -23C82 0 66 30 52 46C45 54 40 62 37 70z';

/** One glove, palm up, right hand: as the back of the left one, but suede, touch tips and the strap's start. */
function glovePalm(colour: string, palm: string): string {
  const heel = 'M-35 62C-37 44 -42 26 -42 8C-28 0 -10 8 -2 22C5 36 8 52 7 66C-6 64 -22 63 -35 62z';
  const saddle =
    'M33 -8C34 12 42 24 54 20C62 16 70 2 76 -9C82 -6 84 0 83 6C76 22 64 38 50 50C42 40 30 24 22 4C22 -4 28 -10 33 -8z';
  const bar = 'M-43 -14C-30 -8 -14 -11 -4 -13C10 -14 26 -14 40 -12V5C26 0 10 -1 -4 0C-18 2 -32 4 -43 6z';
  const suede = darker(palm, 0.16);
  const patch = (d: string) => sewnOn(d, soft(d, suede, 3) + napOf(d, palm), 1.4);
  return (
    soft(handPath, isBlack(colour) ? darker(colour, 0.35) : lighter(colour, 0.08), 3) +
    fill(handPath, ...clothPaints(7)) +
    sewnOn(palmPath, soft(palmPath, palm, 4), 1) +
    clipped(
      palmPath,
      napOf(palmPath, palm) +
        touchTips(palm) +
        creases(palm) +
        patch(bar) +
        patch(heel) +
        patch(saddle) +
        stitched(
          'M-38 10C-27 5 -12 12 -5 24C1 36 3 50 3 61M37 -2C39 18 48 26 57 22C65 17 71 5 75 -3',
          suede,
          0.9,
        ) +
        stitched(
          'M-40 -11C-28 -5 -14 -8 -4 -10C10 -11 26 -11 38 -9M-40 3C-30 1 -16 -1 -4 -3C10 -4 26 -3 38 2',
          suede,
          0.8,
        ) +
        stitched(
          'M-36 24C-26 20 -16 26 -11 36M-35 38C-26 34 -18 38 -14 48M-33 52C-27 48 -21 51 -18 59',
          suede,
          0.8,
        ),
    ) +
    stitched(palmPath, palm, 0.9) +
    wrist(colour, palm)
  );
}

/** The short pile of suede: brushed lighter here and darker there. */
const napOf = (d: string, palm: string) =>
  fill(d, ...suedePaints(d.length)) +
  clipped(
    d,
    blurred(5, stroke('M-30 40C-20 10 10 -6 40 -60M10 60C30 40 60 20 90 -30', lighter(palm, 0.5), 12, 0.16)),
  );

/** Thumb and forefinger end in a knit that a phone's screen feels: paler, and ribbed. */
function touchTips(palm: string): string {
  const tips = [
    'M20 -64C30 -60 40 -60 52 -62L58 -110H24z',
    'M66 -14C72 -8 80 -4 88 -2L110 -30L92 -48L76 -36z',
  ];
  const tone = lighter(palm, 0.5);
  const knit = tile(
    1.6,
    1.6,
    `<path d="M0 0L.8 .8L1.6 0" fill="none" stroke="${darker(tone, 0.5)}" stroke-width=".35" stroke-opacity=".5"/>`,
  );
  return (
    tips.map((d) => sewnOn(d, soft(d, tone, 5) + fill(d, knit), 1)).join('') +
    stitched('M22 -60.5C32 -57 40 -57 50 -58.5M63.5 -10C70 -4 78 0 87 2', palm, 0.9)
  );
}

/** Where fingers and palm bend. */
function creases(palm: string): string {
  const joints =
    'M-47 -34C-43 -31 -38 -31 -34 -35M-50 -50C-46 -47 -41 -47 -37 -51M-24 -48C-20 -45 -15 -45 -11 -48M-25 -74C-21 -71 -16 -71 -12 -74M0 -52C5 -49 10 -49 16 -52M1 -80C5 -77 10 -77 15 -80M25 -44C30 -41 36 -41 42 -43M58 14C62 18 68 20 74 19';
  const lines = 'M-42 22C-24 22 2 20 20 8M14 8C4 24 6 46 16 68';
  return (
    blurred(1.3, stroke(joints + lines, darker(palm, 0.8), 3, 0.5)) +
    at(0.4, 1.6, stroke(joints + lines, lighter(palm, 0.5), 0.9, 0.26))
  );
}

/** The palm side of the cuff: gathered by elastic, the strap sewn on at its start. */
function wrist(colour: string, palm: string): string {
  const cuff = 'M-39 70C-10 65 12 65 42 70V103C14 98 -12 98 -38 103z';
  const gathers = Array.from(
    { length: 13 },
    (_, i) => `M${-36 + i * 3} 69C${-35 + i * 3} 80 ${-37 + i * 3} 90 ${-36 + i * 3} 102`,
  ).join('');
  const strap = 'M46 73H4C0 73 -2 76 -2 79V92C-2 96 0 98 4 98L46 101z';
  return (
    pullLoop(palm) +
    sewnOn(cuff, cloth(cuff, darker(colour, 0.24), 4), 1) +
    clipped(
      cuff,
      blurred(0.7, stroke(gathers, darker(colour, 0.85), 1.4, 0.45)) +
        at(1.2, 0, stroke(gathers, lighter(colour, 0.4), 0.5, 0.25)),
    ) +
    stitched('M-38 73C-10 68 12 68 41 73', colour, 0.9) +
    clipped(handPath, sewnOn(strap, cloth(strap, darker(palm, 0.1), 3), 1.6)) +
    stitched('M2 76.5H18V95.5H2zM2 76.5L18 95.5M18 76.5L2 95.5', palm, 0.8)
  );
}

/** The loop to pull a glove on by: it is sewn in under the cuff at the palm, and hangs out below it. */
function pullLoop(palm: string): string {
  const loop = 'M-31 92C-33 120 -9 120 -11 92L-15.5 92C-14.5 113.5 -27.5 113.5 -26.5 92z';
  return (
    sewnOn(loop, soft(loop, darker(palm, 0.2), 2), 1.2) +
    stitched('M-29 98C-29 116.5 -13 116.5 -13 98', palm, 0.6)
  );
}

/** The pair with their palms up: now the thumbs point away from each other. */
export function glovePalms(colour: string, palm: string, apart = 122): Thing {
  const one = glovePalm(colour, palm);
  const right = at(apart / 2, 8, one, 5);
  const left = `<g transform="translate(${n(-apart / 2)} 8) rotate(-5) scale(-1 1)">${one}</g>`;
  return { art: left + right, frame: [-101 - apart / 2, -116, apart + 202, 238], rests: 'lies' };
}
