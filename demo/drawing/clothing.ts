import { moulded, soft } from './materials.ts';
import { type Bend, bent, print, roundCylinder, words } from './print.ts';
import { flipped, type Lie, relief } from './relief.ts';
import {
  type Course,
  cloth,
  courseOutline,
  elastic,
  patch,
  sewnOn,
  stitched,
  strapBehind,
  strapFront,
  webbing,
} from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, stroke, tile, widened } from './svg.ts';
import { jerseyPaints, ripstopPaints } from './weave.ts';

/** A knee pad's two straps, one above the knee and one below it: the half that the pad is sewn to, and the half behind the knee. */
const kneeStraps = ([-1, 1] as const).map((side) => {
  const half = (bow: number): Course => ({
    from: [-110 + side * 2, 4 + side * 38],
    to: [110 - side * 2, 4 + side * 38],
    bow: side * bow,
    h: 26,
  });
  return { padded: half(20), behindKnee: half(-12) };
});

/** One knee pad with its two straps. */
const kneePad = (colour: string, brand: string): string =>
  kneeStraps.map(({ behindKnee }) => strapBehind(behindKnee, elastic)).join('') +
  kneeStraps.map(({ padded }) => strapFront(padded, elastic)).join('') +
  padAlone(colour, brand);

/** The same from behind: the lining, and before it the straps where they go round the back of the leg. */
function kneePadBehind(colour: string): string {
  const lining = darker(colour, 0.42);
  const dots = tile(
    5,
    5,
    `<circle cx="2.5" cy="2.5" r="1.1" fill="${lighter(lining, 0.35)}" fill-opacity=".55"/>`,
    45,
  );
  return (
    kneeStraps.map(({ padded }) => strapBehind(padded, elastic)).join('') +
    cloth(padOutline, colour, 14) +
    sewnOn(liningOutline, cloth(liningOutline, lining, 8) + fill(liningOutline, dots), 2) +
    stitched(liningOutline, colour, 1.1) +
    kneeStraps
      .map(({ behindKnee }) => sewnOn(courseOutline(behindKnee), strapFront(behindKnee, elastic), 5))
      .join('')
  );
}

/** The same on a leg that is turned to the right, round which pad and straps go. */
export function kneePadWorn(colour: string, brand: string): string {
  const strap = (from: number, to: number, y: number): Course => ({
    from: [from, y],
    to: [to, y + 3],
    bow: 7,
    h: 26,
    narrows: 0.2,
  });
  const outline = bent(padOutline, roundKnee);
  const edge = at(-3, 1.5, cloth(outline, darker(colour, 0.4), 6));
  const away = linear('x', [
    [0, '#0b0c08', 0.26],
    [0.16, '#fffdf6', 0.1],
    [0.5, '#0b0c08', 0],
    [0.8, '#0b0c08', 0.22],
    [1, '#0b0c08', 0.66],
  ]);
  return (
    strapFront(strap(-73, 71, -40), elastic) +
    strapFront(strap(-76, 62, 46), elastic) +
    sewnOn(outline, edge + padAlone(colour, brand, roundKnee) + fill(outline, away), 4)
  );
}

/** Round a knee that is turned to the right. */
const roundKnee: Bend = (x, y) => roundCylinder(66, 5)(x + 26, y);

const padOutline =
  'M-62 -70C-40 -92 40 -92 62 -70C72 -30 72 40 54 84C30 100 -30 100 -54 84C-72 40 -72 -30 -62 -70z';
const liningOutline =
  'M-54 -66C-36 -82 36 -82 54 -66C63 -30 63 38 47 77C27 90 -27 90 -47 77C-63 38 -63 -30 -54 -66z';

/** A pad without its straps, flat or as it lies. */
function padAlone(colour: string, brand: string, lies: Bend = (x, y) => [x, y]): string {
  const [outline, lining] = [bent(padOutline, lies), bent(liningOutline, lies)];
  const shell = bent(
    'M-42 -48C-28 -64 28 -64 42 -48C52 -16 48 26 32 46C16 58 -16 58 -32 46C-48 26 -52 -16 -42 -48z',
    lies,
  );
  const ribs = bent(
    'M-36 -30C-12 -42 12 -42 36 -30M-40 -10C-14 -22 14 -22 40 -10M-38 10C-14 0 14 0 38 10M-32 29C-12 20 12 20 32 29',
    lies,
  );
  return (
    cloth(outline, colour, 14) +
    stitched(lining, colour, 1.1) +
    sewnOn(shell, soft(shell, '#2b2c27', 9), 3.5) +
    stroke(ribs, '#0b0c08', 4, 0.7) +
    `<g transform="translate(0 2)">${stroke(ribs, '#8a8b80', 1, 0.5)}</g>` +
    print(
      [
        words(brand, {
          x: 0,
          y: 76,
          size: 13,
          weight: 800,
          anchor: 'middle',
          colour: lighter(colour, 0.7),
          track: 0.14,
        }),
      ],
      lies,
    )
  );
}

/** A pair of knee pads, the right one turned over. */
export function kneePads(colour: string, brand: string): Thing {
  const art = at(-60, -92, kneePad(colour, brand), -3) + at(60, 92, kneePadBehind(colour), -3);
  return { art, frame: [-178, -186, 356, 374], rests: 'lies' };
}

/** One of them by itself. */
export const oneKneePad = (colour: string, brand: string): Thing => ({
  art: kneePad(colour, brand),
  frame: [-116, -88, 232, 185],
  rests: 'lies',
});

/** Which face of a shirt is up. */
type Face = 'front' | 'back';

/**
 * A combat shirt laid flat, in the measures of a large one at half its size: straight sides that draw in at the waist, sleeves that
 * lie away from them; what makes it the front or the back lies over it.
 */
function shirt(torso: string, sleeve: string, face: Face, over: string): Thing {
  const behindHem = clipped('M-150 100H150V150H-150z', at(0, 5, fill(bodyLaid, darker(torso, 0.62))));
  const art =
    sleeveLaid(sleeve, 1, face) +
    sleeveLaid(sleeve, -1, face) +
    behindHem +
    sewnOn(bodyLaid, cloth(bodyLaid, torso, 9, jerseyPaints), 3) +
    clipped(
      bodyLaid,
      // The side that turns away from the light, and the hollow between the shoulders and below the chest.
      fill(
        bodyLaid,
        linear('x', [
          [0, '#0b0c08', 0.2],
          [0.16, '#fffdf6', 0.1],
          [0.4, '#fffdf6', 0.02],
          [0.8, '#0b0c08', 0.06],
          [1, '#0b0c08', 0.3],
        ]),
      ) + relief([-143, -243, 286, 378], bodyLie),
    ) +
    hem(torso) +
    stitched('M-121 -214C-129 -170 -134 -128 -134 -84M121 -214C129 -170 134 -128 134 -84', torso, 1.1) +
    over;
  return { art, frame: [-253, -262, 506, 397], rests: 'lies' };
}

const bodyLaid =
  'M-56 -240C-78 -232 -100 -226 -122 -217C-132 -172 -138 -126 -140 -82C-137 -65.5 -134 -47.5 -135 -27.5C-132 -11 -133 9 -131 30C-134 46.5 -134 65 -138 84.5C-136 98 -139 109.5 -140 120C-116.5 126 -102.5 125 -87 127.5C-59 131.5 -39.5 129 -17.5 131.5C6 133.5 35.5 129 59 131C90.5 127.5 110.5 126.5 140 120C137 106 136 91 134 75C134 55 132 43.5 132 27C129 4 134 -12.5 133 -32.5C137 -50.5 138 -65.5 140 -82C138 -126 132 -172 122 -217C100 -226 78 -232 56 -240C36 -222 -36 -222 -56 -240z';

// From the armpits to the middle, from the waist down, and a few that only the light finds.
const bodyLie: Lie = {
  folds: [
    [[-142, -88], [-112, -74], [-58, -19.5], 6, 5],
    [[-141, -65.5], [-118, -39], [-96, 23.5], 5.5, 4],
    [[142, -90], [104, -78.5], [44, -34], 6, 5],
    [[140, -62], [112, -39], [98, 10.5], 5.5, 4.5],
    [[-135, 12], [-100, 18.5], [-40, 58], 7, 4],
    [[135, -1], [96, 13.5], [56, 58], 7, 4.5],
    [[-104.5, 132.5], [-98.5, 93], [-66, 40], 6, 4.5],
    [[-29.5, 132.5], [-31.5, 93], [-8, 55], 7, 3.5],
    [[61, 132.5], [62, 84.5], [32, 23.5], 7, 4.5],
    [[112.5, 127.5], [108.5, 101], [92, 61.5], 5.5, 4],
    [[-64, -216], [-44, -160], [-54, -92], 9, 2.4],
    [[64, -216], [36, -160], [40, -84], 9, 2.4],
  ],
  swells: [
    [-62, -120, 56, 60, 5],
    [64, -120, 56, 60, 5],
    [-6, 43.5, 90, 80, 6],
  ],
  crushed: [
    [-116, -64, 36, 44, 48, 2],
    [116, -64, 36, 44, -48, 2],
    [-118, 35, 34, 60, 24, 1.5],
    [118, 27, 34, 60, -24, 1.5],
    [0, 127.5, 130, 18, 84, 1],
  ],
  seed: 11,
};

/** Turned up and sewn twice, with a little wave. */
const hem = (colour: string) => {
  const edge =
    'M-138.5 111C-116.5 116 -102.5 115 -87 117.5C-59 122 -39.5 119.5 -17.5 122C6 123.5 35.5 119.5 59 121C90.5 117.5 110.5 117 138.5 111';
  return (
    clipped(
      bodyLaid,
      at(0, 2.5, blurred(1.6, stroke(edge, darker(colour, 0.8), 3, 0.4))) +
        at(0, -1.2, stroke(edge, lighter(colour, 0.5), 0.8, 0.4)),
    ) +
    stitched(edge, colour, 1) +
    at(0, 3, stitched(edge, colour, 0.8))
  );
};

/** How the left sleeve lies: drawn from the armpit, bent at the elbow, pushed up a little above the cuff. */
const sleeveLie: Lie = {
  folds: [
    [[-129, -104.5], [-157, -97], [-190.5, -76.5], 4.5, 4.4],
    [[-136.5, -82], [-161, -71], [-196, -69], 4.5, 4],
    [[-120, -208.5], [-144, -194], [-151.5, -151], 6, 3.6],
    [[-157, -19], [-172, -11.5], [-200, -15.5], 4, 2.4],
    [[-162.5, -0.5], [-179.5, 12.5], [-205.5, 12.5], 4, 2.4],
    [[-181.5, 42.5], [-200, 59], [-231.5, 63], 4, 4],
    [[-233.5, 42.5], [-215, 38.5], [-187, 57.5], 4, 3.4],
  ],
  swells: [
    [-148, -155, 26, 60, 5],
    [-190.5, -11.5, 24, 54, 3],
  ],
  crushed: [
    [-144, -93.5, 32, 30, 24, 2.5],
    [-177.5, -37.5, 34, 30, 14, 2],
    [-209, 59, 36, 22, 12, 2.4],
  ],
  seed: 4,
};

/** A sleeve's threads run along it and across. */
const alongSleeve = (side: 1 | -1) => (piece: number) => ripstopPaints(piece, { turn: side * 16 });

/** A sleeve: from the shoulder's seam to the cuff, bent a little at the elbow; `side` is 1 at the left and -1 at the right. */
function sleeveLaid(colour: string, side: 1 | -1, face: Face): string {
  const on = (d: string) => widened(d, side);
  const arm = on(
    'M-116 -219C-140.5 -212.5 -159 -199.5 -169 -175C-181.5 -143.5 -187 -112 -198 -80.5C-200 -67.5 -207.5 -52.5 -208.5 -34C-215 -11.5 -218.5 5 -224 25.5C-228 40.5 -235 53.5 -235 66.5C-237 76 -240 81.5 -241 89C-242 94.5 -239 97.5 -234.5 98.5L-196 108.5C-191.5 109.5 -189 107.5 -188 103C-187 92.5 -183 83.5 -183 74C-179.5 61 -181.5 51.5 -175.5 40.5C-172 24 -164.5 3.5 -159 -17C-155.5 -32 -148 -43 -144 -60C-140.5 -69 -136.5 -80.5 -131 -93.5L-109 -127z',
  );
  const opening = on('M-240.5 91.5C-229.5 97.5 -205.5 105.5 -189 105.5C-194.5 100 -228 89 -240.5 91.5z');
  const cuff = on('M-236 70.5C-220.5 76 -202 79.5 -185 83.5');
  const round = linear(side === 1 ? [0, 0.45, 1, 0.62] : [0, 0.62, 1, 0.45], [
    [0.08, '#0b0c08', 0.34],
    [0.3, '#fffdf6', 0.16],
    [0.55, '#0b0c08', 0.02],
    [0.9, '#0b0c08', 0.34],
  ]);
  return (
    cloth(arm, colour, 7, alongSleeve(side)) +
    clipped(
      arm,
      fill(arm, round) +
        at(0, 2.5, blurred(1.6, stroke(cuff, '#0b0c08', 3, 0.35))) +
        onSleeve(colour, side, face) +
        blurred(2.5, stroke(arm, '#0b0c08', 5, 0.4)) +
        stitched(cuff, colour, 1) +
        at(1, -3.5, stitched(cuff, colour, 0.8)) +
        relief(
          side === 1 ? [-245, -224, 141, 338] : [104, -224, 141, 338],
          side === 1 ? sleeveLie : flipped(sleeveLie),
        ) +
        fill(opening, darker(colour, 0.7)) +
        stroke(on('M-240.5 91.5C-228 89 -194.5 100 -189 105.5'), lighter(colour, 0.4), 0.9, 0.5),
    )
  );
}

/**
 * What is sewn on to a sleeve: a pocket with its flap, which goes round its outer edge from the front, and the reinforced elbow, which
 * goes round it from the back.
 */
function onSleeve(colour: string, side: 1 | -1, face: Face): string {
  const on = (d: string) => widened(d, side);
  const round = (by: number, art: string) => at(-by * side, -by * 0.3, art);
  const elbow = on(
    'M-201 -47C-198 -51.5 -193.5 -52.5 -189.5 -50.5L-168.5 -43C-164.5 -41.5 -163.5 -37.5 -164.5 -34C-170 -11.5 -176.5 11 -182 33C-184 38 -188 39.5 -192.5 38.5L-214 33C-217.5 32 -219.5 28.5 -218.5 24C-213 -0.5 -206.5 -24.5 -201 -47z',
  );
  const seam = on(
    'M-197 -45L-173 -36.5C-169 -35 -168.5 -33 -169 -29L-185 30.5C-187 34 -189.5 35 -193.5 34L-215 28.5C-217.5 27.5 -218.5 24.5 -217.5 21L-202.5 -39.5C-202 -44 -200 -45 -197 -45z',
  );
  const pocket = on('M-175.5 -147.5L-148 -138L-158 -93.5L-188 -102.5z');
  const flap = on('M-177.5 -148L-146 -138L-149.5 -124L-181.5 -134.5z');
  return (
    round(
      face === 'front' ? 4 : 26,
      sewnOn(pocket, cloth(pocket, darker(colour, 0.06), 3, alongSleeve(side)), 1.6) +
        stitched(on('M-181.5 -121.5L-185 -105L-160.5 -97L-156 -112'), colour, 0.8) +
        sewnOn(flap, cloth(flap, lighter(colour, 0.03), 2.4, alongSleeve(side)), 1.6) +
        stitched(on('M-179.5 -136L-151.5 -127'), colour, 0.8),
    ) +
    round(
      face === 'front' ? 33 : 0,
      sewnOn(elbow, cloth(elbow, darker(colour, 0.2), 4), 1.6) + stitched(seam, colour, 0.9),
    )
  );
}

/** Its front: a stand-up collar with the quarter zip running into it, the name above the chest. */
export function combatShirt(torso: string, sleeve: string, brand: string): Thing {
  const inside = 'M-54 -246C-50 -259 -28 -263 0 -263C28 -263 50 -259 54 -246C36 -222 -36 -222 -54 -246z';
  const half =
    'M-57 -246C-58 -252 -55 -256 -51 -254C-38 -242 -18 -236 -3.5 -235V-203C-24 -204 -46 -214 -60 -232z';
  const label = box(-13, -258, 26, 11, 1.5);
  const placket = 'M-9 -206V-112C-9 -107 -7 -105 -3 -105H3C7 -105 9 -107 9 -112V-206z';
  const tape = 'M0 -236V-112';
  const collar = (art: string) => `${art}<g transform="scale(-1 1)">${art}</g>`;
  const over =
    fill(inside, darker(sleeve, 0.6)) +
    clipped(inside, blurred(3, stroke('M-52 -244C-30 -232 30 -232 52 -244', '#0b0c08', 9, 0.6))) +
    sewnOn(label, fill(label, '#16190f'), 0.8) +
    at(
      0,
      3,
      blurred(
        3,
        stroke('M-60 -230C-40 -208 -14 -200 0 -200C14 -200 40 -208 60 -230', darker(torso, 0.8), 6, 0.34),
      ),
    ) +
    sewnOn(placket, cloth(placket, darker(torso, 0.08), 2.5, jerseyPaints), 1.4) +
    stitched(
      'M-6.5 -200V-111C-6.5 -108.5 -5 -107.5 -3 -107.5H3C5 -107.5 6.5 -108.5 6.5 -111V-200',
      torso,
      0.8,
    ) +
    collar(
      sewnOn(half, cloth(half, sleeve, 4, ripstopPaints), 1.6) +
        stitched('M-55 -240C-40 -222 -22 -213 -6 -211', sleeve, 0.9) +
        stitched('M-52 -250C-38 -238 -20 -232 -6 -231', sleeve, 0.8),
    ) +
    stroke(tape, darker(torso, 0.75), 5, 0.95) +
    `<path d="${tape}" stroke="#8f9085" stroke-width="2.6" stroke-dasharray="1.3 1.1"/>` +
    moulded(box(-3.5, -232, 7, 9, 2), '#4a4b45', 1) +
    moulded(box(-2.2, -225, 4.4, 17, 2), '#33342e', 0.8) +
    patch(-68, -150, 50, 18, brand);
  return shirt(torso, sleeve, 'front', over);
}

/** Its back: a yoke across the shoulders, a loop to hang it by. */
export function combatShirtBack(torso: string, sleeve: string): Thing {
  const collar =
    'M-57 -238C-58 -246 -54 -254 -46 -257C-30 -262 30 -262 46 -257C54 -254 58 -246 57 -238C40 -230 -40 -230 -57 -238z';
  const yoke =
    'M-122 -217C-100 -226 -78 -232 -56 -240C-36 -230 36 -230 56 -240C78 -232 100 -226 122 -217C127 -199 130 -182 132 -166C60 -148 -60 -148 -132 -166C-130 -182 -127 -199 -122 -217z';
  const loop = box(-15, -232, 30, 8, 2);
  const over =
    sewnOn(yoke, cloth(yoke, darker(torso, 0.06), 6, jerseyPaints), 2) +
    clipped(
      yoke,
      relief([-134, -242, 268, 82], {
        folds: [
          [[-120, -210], [-90, -196], [-40, -190], 5, 3],
          [[120, -210], [90, -196], [40, -190], 5, 3],
        ],
        crushed: [
          [-96, -196, 40, 20, 16, 2],
          [96, -196, 40, 20, -16, 2],
        ],
      }),
    ) +
    stitched('M-131 -170C-60 -152 60 -152 131 -170', torso, 1) +
    stitched('M-131 -173.5C-60 -155.5 60 -155.5 131 -173.5', torso, 0.8) +
    sewnOn(collar, cloth(collar, sleeve, 5, ripstopPaints), 2) +
    stitched('M-54 -242C-38 -234 38 -234 54 -242', sleeve, 0.9) +
    sewnOn(loop, webbing(-15, -232, 30, 8, darker(sleeve, 0.2)), 1.2);
  return shirt(torso, sleeve, 'back', over);
}
