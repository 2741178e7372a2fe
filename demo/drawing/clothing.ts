import { moulded, soft } from './materials.ts';
import { print, words } from './print.ts';
import { cloth, patch, sewnOn, stitched, webbing } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, stroke } from './svg.ts';

const handPath =
  'M-38 100C-38 62 -46 30 -46 0C-47 -20 -52 -45 -54 -62C-55 -75 -37 -79 -34 -66C-32 -48 -29 -34 -26 -20C-26 -45 -29 -75 -30 -96C-30 -111 -10 -112 -9 -97C-8 -70 -6 -45 -4 -26C-3 -55 -3 -85 -2 -106C-1 -121 19 -121 19 -105C19 -75 19 -50 20 -27C23 -50 27 -70 30 -88C33 -102 53 -98 50 -84C46 -55 43 -25 43 0C45 12 50 8 56 0C64 -12 72 -26 78 -34C87 -44 101 -33 96 -22C86 2 70 34 56 50C46 62 40 76 40 100z';

/** One glove, back up, left hand: about 155 x 225 mm. */
export function glove(colour: string, palm: string, brand: string): string {
  const guard = 'M-42 -2C-30 -20 30 -22 42 -4C44 8 40 18 34 20C10 12 -14 12 -36 20C-42 16 -44 8 -42 -2z';
  const joints =
    'M-51 -44l15 -3M-29 -66h18M-2 -74h20M27 -58l18 3M-52 -32l17 -3M-28 -52h20M-3 -58h21M25 -42l19 3';
  const cuff = 'M-39 74C-10 68 12 68 41 74V103C14 98 -12 98 -38 103z';
  const tab = 'M-6 72H44C50 74 50 98 44 101C24 97 8 97 -6 99z';
  return (
    soft(handPath, colour, 8) +
    clipped(
      handPath,
      cloth('M-60 -120H62V30C20 60 -30 60 -60 30z', colour, 0.1).replace('<path', '<path opacity=".5"') +
        stroke('M-26 -20L-22 24M-4 -26L-2 20M20 -27L18 22', darker(colour, 0.6), 1.6, 0.5) +
        stroke(joints, darker(colour, 0.65), 2.2, 0.6) +
        fill('M56 0C64 -12 72 -26 78 -34L110 -40V20L56 60z', palm) +
        stroke('M-60 110V30C-52 8 -48 -20 -56 -80', palm, 9, 0.9) +
        blurred(3, stroke(handPath, '#1a1508', 6, 0.6)),
    ) +
    stitched('M58 4C52 18 50 40 44 62M-40 30C-38 44 -35 56 -34 68', colour, 1) +
    sewnOn(guard, soft(guard, darker(colour, 0.35), 5), 2) +
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

/** A pair of gloves laid side by side, their middles `apart` mm from each other. */
export function gloves(colour: string, palm: string, brand: string, apart = 196): Thing {
  const left = at(-apart / 2, 8, glove(colour, palm, brand), -9);
  const right = `<g transform="translate(${n(apart / 2)} 8) rotate(9) scale(-1 1)">${glove(colour, palm, '')}</g>`;
  return { art: right + left, frame: [-72 - apart / 2, -116, apart + 144, 230], rests: 'lies' };
}

/** A six-panel cap from the front. */
export function cap(colour: string, brand: string): Thing {
  const crown = 'M-90 14C-96 -66 -58 -110 0 -110C58 -110 96 -66 90 14C50 2 -50 2 -90 14z';
  const brim = 'M-94 12C-56 -14 56 -14 94 12C116 44 88 66 0 60C-88 66 -116 44 -94 12z';
  const under = 'M-94 40C-60 66 60 66 94 40C90 64 60 70 0 66C-60 70 -90 64 -94 40z';
  const loop = box(-34, -68, 68, 44, 3);
  const art =
    cloth(crown, colour, 16) +
    clipped(
      crown,
      stroke(
        'M0 -110V10M-4 -110C-50 -96 -62 -40 -60 12M4 -110C50 -96 62 -40 60 12',
        darker(colour, 0.65),
        1.4,
        0.7,
      ),
    ) +
    stitched('M-3 -108V6M3 -108V6M-55 10C-57 -38 -46 -88 -6 -104M55 10C57 -38 46 -88 6 -104', colour, 1.1) +
    [
      [-28, -84],
      [28, -84],
      [-74, -50],
      [74, -50],
    ]
      .map(
        ([x = 0, y = 0]) =>
          stroke(oval(x, y, 2.6), darker(colour, 0.5), 1.6, 0.9) + fill(oval(x, y, 1.4), '#0b0c08'),
      )
      .join('') +
    soft(oval(0, -110, 7, 4), darker(colour, 0.1), 1.5) +
    sewnOn(loop, cloth(loop, darker(colour, 0.28), 3), 1.2) +
    patch(0, -46, 56, 22, brand) +
    fill(under, darker(colour, 0.55)) +
    sewnOn(brim, cloth(brim, lighter(colour, 0.04), 9), 2) +
    clipped(
      brim,
      [10, 20, 30, 40]
        .map((y) => stitched(`M-104 ${y + 16}C-60 ${y - 14} 60 ${y - 14} 104 ${y + 16}`, colour, 0.9))
        .join(''),
    );
  return { art, frame: [-106, -114, 212, 182], rests: 'lies' };
}

/** One knee pad with the ends of its straps. */
export function kneePad(colour: string, brand: string): string {
  const pad =
    'M-62 -70C-40 -92 40 -92 62 -70C72 -30 72 40 54 84C30 100 -30 100 -54 84C-72 40 -72 -30 -62 -70z';
  const shell =
    'M-42 -48C-28 -64 28 -64 42 -48C52 -16 48 26 32 46C16 58 -16 58 -32 46C-48 26 -52 -16 -42 -48z';
  const ribs =
    'M-36 -30C-12 -42 12 -42 36 -30M-40 -10C-14 -22 14 -22 40 -10M-38 10C-14 0 14 0 38 10M-32 29C-12 20 12 20 32 29';
  return (
    webbing(-112, -52, 58, 26, '#2b2c27') +
    webbing(54, -52, 58, 26, '#2b2c27') +
    webbing(-108, 42, 58, 26, '#2b2c27') +
    webbing(50, 42, 58, 26, '#2b2c27') +
    cloth(pad, colour, 14) +
    stitched(
      'M-54 -66C-36 -82 36 -82 54 -66C63 -30 63 38 47 77C27 90 -27 90 -47 77C-63 38 -63 -30 -54 -66z',
      colour,
      1.1,
    ) +
    sewnOn(shell, soft(shell, '#2b2c27', 9), 3.5) +
    stroke(ribs, '#0b0c08', 4, 0.7) +
    `<g transform="translate(0 2)">${stroke(ribs, '#8a8b80', 1, 0.5)}</g>` +
    print([
      words(brand, {
        x: 0,
        y: 76,
        size: 13,
        weight: 800,
        anchor: 'middle',
        colour: lighter(colour, 0.7),
        track: 0.14,
      }),
    ])
  );
}

/** A pair of knee pads. */
export function kneePads(colour: string, brand: string): Thing {
  const one = kneePad(colour, brand);
  return { art: at(-122, 6, one, -3) + at(122, -6, one, 3), frame: [-238, -92, 476, 190], rests: 'lies' };
}

/** A folded cloth, as a dead rag: w x h mm with creases and a word on it. */
export function rag(w: number, h: number, colour: string, word: string): Thing {
  const [l, t] = [-w / 2, -h / 2];
  const d = `M${n(l + 4)} ${n(t + 2)}C${n(l + w * 0.3)} ${n(t - 4)} ${n(l + w * 0.7)} ${n(t + 5)} ${n(-l - 2)} ${n(t)}C${n(-l + 4)} ${n(t + h * 0.4)} ${n(-l - 5)} ${n(t + h * 0.7)} ${n(-l)} ${n(-t - 2)}C${n(w * 0.2)} ${n(-t + 5)} ${n(-w * 0.2)} ${n(-t - 5)} ${n(l)} ${n(-t)}C${n(l - 4)} ${n(h * 0.2)} ${n(l + 6)} ${n(-h * 0.2)} ${n(l + 4)} ${n(t + 2)}z`;
  const creases = `M0 ${n(t)}C2 ${n(t * 0.4)} -2 ${n(h * 0.2)} 1 ${n(-t)}M${n(l)} ${n(h * 0.02)}C${n(l * 0.4)} -3 ${n(w * 0.2)} 4 ${n(-l)} 0`;
  const folds = `M${n(l * 0.7)} ${n(t)}C${n(l * 0.5)} ${n(t * 0.3)} ${n(l * 0.8)} ${n(h * 0.2)} ${n(l * 0.55)} ${n(-t)}M${n(w * 0.3)} ${n(t)}C${n(w * 0.38)} ${n(t * 0.2)} ${n(w * 0.24)} ${n(h * 0.25)} ${n(w * 0.36)} ${n(-t)}`;
  const art =
    cloth(d, colour, 6) +
    clipped(
      d,
      blurred(4, stroke(creases, '#0b0c08', 5, 0.35)) +
        `<g transform="translate(-3 -3)">${blurred(2, stroke(creases, '#fff', 3, 0.3))}</g>` +
        blurred(8, stroke(folds, '#0b0c08', 12, 0.22)) +
        `<g transform="translate(-14 -4)">${blurred(7, stroke(folds, '#fff', 9, 0.2))}</g>`,
    ) +
    stitched(box(l + 9, t + 8, w - 18, h - 16, 2), colour, 1.3) +
    `<g opacity=".92">${print([words(word, { x: 0, y: h * 0.13, size: h * 0.34, weight: 800, anchor: 'middle', colour: '#F6F4EE', track: 0.1, within: w * 0.72 })])}</g>`;
  return { art, frame: [l - 3, t - 3, w + 6, h + 6], rests: 'lies' };
}

/** A combat shirt laid flat: plain torso, reinforced sleeves; what makes it the front or the back lies over it. */
function shirt(torso: string, sleeve: string, over: string): Thing {
  const arm = 'M-96 -232C-150 -224 -176 -206 -188 -172L-262 92L-196 112L-128 -72z';
  const armRight = 'M96 -232C150 -224 176 -206 188 -172L262 92L196 112L128 -72z';
  const body =
    'M-62 -252L-112 -230C-122 -180 -132 -120 -134 -66L-140 150Q0 164 140 150L134 -66C132 -120 122 -180 112 -230L62 -252C40 -240 -40 -240 -62 -252z';
  const elbow = 'M-222 -42L-176 -28L-196 62L-246 46z';
  const elbowRight = 'M222 -42L176 -28L196 62L246 46z';
  const folds =
    'M-110 -60C-90 0 -104 80 -86 150M100 -80C84 0 108 70 84 150M-40 40C-30 80 -44 110 -34 154M-128 -76C-100 -96 -70 -100 -48 -88M126 -76C100 -98 70 -104 50 -92';
  const art =
    [arm, armRight].map((d) => cloth(d, sleeve, 16)).join('') +
    [elbow, elbowRight]
      .map((d) => sewnOn(d, cloth(d, darker(sleeve, 0.2), 5), 1.5) + stitched(d, sleeve, 1))
      .join('') +
    stitched('M-253 74L-198 92M253 74L198 92', sleeve, 1.2) +
    sewnOn(body, cloth(body, torso, 20), 3) +
    clipped(
      body,
      blurred(7, stroke(folds, '#0b0c08', 9, 0.3)) +
        `<g transform="translate(-10 -2)">${blurred(6, stroke(folds, '#fff', 7, 0.14))}</g>`,
    ) +
    stitched(
      'M-112 -226C-120 -180 -128 -120 -128 -70M112 -226C120 -180 128 -120 128 -70M-136 140Q0 154 136 140',
      torso,
      1.1,
    ) +
    over;
  return { art, frame: [-264, -286, 528, 448], rests: 'lies' };
}

/** Its front: collar and quarter zip. */
export function combatShirt(torso: string, sleeve: string, brand: string): Thing {
  const collar = 'M-64 -250C-62 -276 -46 -284 0 -284C46 -284 62 -276 64 -250C40 -226 -40 -226 -64 -250z';
  const inside = 'M-50 -262C-40 -276 40 -276 50 -262C36 -246 -36 -246 -50 -262z';
  const over =
    cloth(collar, sleeve, 7) +
    fill(inside, darker(sleeve, 0.65)) +
    stroke('M0 -236V-120', darker(torso, 0.7), 5, 0.9) +
    `<path d="M0 -236V-120" stroke="#8f9085" stroke-width="2.4" stroke-dasharray="1.4 1.2"/>` +
    moulded(box(-3, -196, 6, 15, 2), '#4a4b45', 1) +
    patch(-72, -148, 50, 18, brand);
  return shirt(torso, sleeve, over);
}

/** Its back: a yoke across the shoulders, a loop to hang it by. */
export function combatShirtBack(torso: string, sleeve: string): Thing {
  const collar = 'M-64 -250C-62 -276 -46 -284 0 -284C46 -284 62 -276 64 -250C40 -262 -40 -262 -64 -250z';
  const yoke = 'M-112 -230L-64 -252C-40 -262 40 -262 64 -252L112 -230L122 -170C60 -150 -60 -150 -122 -170z';
  const loop = box(-16, -252, 32, 9, 2);
  const over =
    cloth(collar, sleeve, 7) +
    sewnOn(yoke, cloth(yoke, darker(torso, 0.1), 8), 2) +
    stitched('M-119 -176C-60 -156 60 -156 119 -176', torso, 1.1) +
    sewnOn(loop, webbing(-16, -252, 32, 9, darker(sleeve, 0.2)), 1.2);
  return shirt(torso, sleeve, over);
}

/** The shirt as it hangs on a torso: the inside of its collar behind the neck, and all else before and beside it. */
export function combatShirtWorn(
  torso: string,
  sleeve: string,
  brand: string,
): { back: string; over: string } {
  const seam = 'M-118 -270C-132 -214 -152 -150 -176 -98';
  const arm =
    'M-92 -262C-108 -269 -124 -271 -150 -264C-180 -256 -202 -240 -212 -212C-227 -174 -232 -124 -240 -64C-250 -8 -262 60 -266 124C-248 134 -222 136 -204 130C-198 78 -194 30 -190 -20C-188 -50 -184 -74 -172 -96L-120 -100z';
  const elbow =
    'M-241 -58C-228 -54 -220 -46 -216 -38C-222 -4 -228 28 -236 54C-244 56 -252 56 -257 54C-253 16 -248 -20 -241 -58z';
  const body =
    'M-66 -286C-84 -277 -102 -273 -118 -270C-132 -214 -152 -150 -176 -98C-173 -44 -166 14 -158 70C-156 100 -160 130 -164 158Q0 182 164 158C160 130 156 100 158 70C166 14 173 -44 176 -98C152 -150 132 -214 118 -270C102 -273 84 -277 66 -286C44 -262 -44 -262 -66 -286z';
  const collar =
    'M-66 -304C-54 -287 54 -287 66 -304C71 -298 72 -284 69 -276C44 -252 -44 -252 -69 -276C-72 -284 -71 -298 -66 -304z';
  const creases =
    'M-218 -206C-200 -186 -180 -176 -156 -174M-232 -116C-216 -106 -198 -108 -180 -116M-238 -80C-224 -58 -208 -48 -190 -42M-246 -26C-230 -30 -214 -30 -198 -18M-252 74C-238 66 -222 66 -206 80';
  const hang =
    'M-166 -96C-134 -104 -104 -126 -88 -156M-164 -66C-128 -74 -96 -90 -70 -118M166 -96C134 -104 104 -126 88 -156M164 -66C130 -74 100 -90 76 -116M-154 20C-132 54 -130 92 -142 162M-104 4C-76 50 -106 96 -92 166M-44 50C-18 84 -44 120 -34 172M66 46C36 86 62 124 48 170M108 0C84 48 110 96 98 164M154 26C134 60 132 100 144 160';
  const round = linear('x', [
    [0, '#0b0c08', 0.28],
    [0.22, '#fffdf6', 0.1],
    [0.6, '#0b0c08', 0.02],
    [1, '#0b0c08', 0.4],
  ]);
  const away = linear('x', [
    [0, '#0b0c08', 0.42],
    [0.5, '#0b0c08', 0.16],
    [1, '#0b0c08', 0.1],
  ]);
  const mirrored = (art: string) => `<g transform="scale(-1 1)">${art}</g>`;
  const shaded = (d: string, lines: string, colour: string, strength: number) =>
    clipped(
      d,
      blurred(6, stroke(lines, darker(colour, 0.75), 9, strength)) +
        `<g transform="translate(-5 -7)">${blurred(5, stroke(lines, lighter(colour, 0.5), 6, strength * 0.4))}</g>`,
    );
  const one =
    cloth(arm, sleeve, 14) +
    shaded(arm, creases, sleeve, 0.42) +
    clipped(
      arm,
      sewnOn(elbow, cloth(elbow, darker(sleeve, 0.2), 5), 1.5) +
        stitched(elbow, sleeve, 1) +
        blurred(4, stroke(seam, '#0b0c08', 9, 0.5)),
    ) +
    stitched('M-265 104C-246 114 -222 116 -202 110', sleeve, 1.2);
  const belowHem = clipped(
    'M-151 150H151L158 186H-158z',
    blurred(7, stroke('M-150 164Q0 186 150 164', '#0b0c08', 20, 0.5)),
  );
  const over =
    one +
    mirrored(one) +
    fill(arm, round) +
    mirrored(fill(arm, away)) +
    belowHem +
    cloth(body, torso, 14) +
    fill(body, round) +
    shaded(body, hang, torso, 0.24) +
    at(6, 0, stitched(seam, torso, 1.1)) +
    mirrored(at(6, 0, stitched(seam, torso, 1.1))) +
    stitched('M-162 147Q0 171 162 147', torso, 1.1) +
    clipped(body, sewnOn(collar, '', 4)) +
    cloth(collar, sleeve, 7) +
    fill(collar, round) +
    stroke('M0 -291V-130', darker(torso, 0.7), 5, 0.9) +
    `<path d="M0 -291V-130" stroke="#8f9085" stroke-width="2.4" stroke-dasharray="1.4 1.2"/>` +
    moulded(box(-3, -286, 6, 15, 2), '#4a4b45', 1) +
    patch(-76, -166, 50, 18, brand);
  const back =
    cloth(oval(0, -303, 67, 13), darker(sleeve, 0.3), 5) + fill(oval(0, -300, 62, 11), darker(sleeve, 0.62));
  return { back, over };
}
