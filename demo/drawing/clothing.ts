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
  const behindHem = clipped('M-150 140H150V190H-150z', at(0, 5, fill(bodyLaid, darker(torso, 0.62))));
  const art =
    sleeveLaid(sleeve, 1, face) +
    sleeveLaid(sleeve, -1, face) +
    behindHem +
    sewnOn(bodyLaid, cloth(bodyLaid, torso, 9), 3) +
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
      ) + relief([-143, -243, 286, 422], bodyLie),
    ) +
    hem(torso) +
    stitched('M-121 -214C-129 -170 -134 -128 -134 -84M121 -214C129 -170 134 -128 134 -84', torso, 1.1) +
    over;
  return { art, frame: [-262, -262, 524, 442], rests: 'lies' };
}

const bodyLaid =
  'M-56 -240C-78 -232 -100 -226 -122 -217C-132 -172 -138 -126 -140 -82C-137 -62 -134 -40 -135 -16C-132 4 -133 28 -131 54C-134 74 -134 96 -138 120C-138 136 -141 150 -142 163C-118 170 -104 169 -88 172C-60 177 -40 174 -18 177C6 179 36 174 60 176C92 172 112 171 142 163C139 146 138 128 134 108C134 84 132 70 132 50C129 22 134 2 133 -22C137 -44 138 -62 140 -82C138 -126 132 -172 122 -217C100 -226 78 -232 56 -240C36 -222 -36 -222 -56 -240z';

// From the armpits to the middle, from the waist down, and a few that only the light finds.
const bodyLie: Lie = {
  folds: [
    [[-142, -88], [-112, -72], [-58, -6], 6, 5],
    [[-141, -62], [-118, -30], [-96, 46], 5.5, 4],
    [[142, -90], [104, -78], [44, -24], 6, 5],
    [[140, -58], [112, -30], [98, 30], 5.5, 4.5],
    [[-135, 32], [-100, 40], [-40, 88], 7, 4],
    [[135, 16], [96, 34], [56, 88], 7, 4.5],
    [[-106, 178], [-100, 130], [-66, 66], 6, 4.5],
    [[-30, 178], [-32, 130], [-8, 84], 7, 3.5],
    [[62, 178], [62, 120], [32, 46], 7, 4.5],
    [[114, 172], [110, 140], [92, 92], 5.5, 4],
    [[-64, -216], [-44, -160], [-54, -92], 9, 2.4],
    [[64, -216], [36, -160], [40, -84], 9, 2.4],
  ],
  swells: [
    [-62, -120, 56, 60, 5],
    [64, -120, 56, 60, 5],
    [-6, 70, 90, 80, 6],
  ],
  crushed: [
    [-116, -60, 36, 44, 48, 2],
    [116, -60, 36, 44, -48, 2],
    [-118, 60, 34, 60, 24, 1.5],
    [118, 50, 34, 60, -24, 1.5],
    [0, 172, 130, 18, 84, 1],
  ],
  seed: 11,
};

/** Turned up and sewn twice, with a little wave. */
const hem = (colour: string) => {
  const edge =
    'M-140.5 152C-118 158 -104 157 -88 160C-60 165 -40 162 -18 165C6 167 36 162 60 164C92 160 112 159 140.5 152';
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
    [[-130, -96], [-160, -88], [-196, -66], 4.5, 4.4],
    [[-138, -72], [-164, -60], [-202, -58], 4.5, 4],
    [[-120, -208], [-146, -192], [-154, -146], 6, 3.6],
    [[-160, -4], [-176, 4], [-206, 0], 4, 2.4],
    [[-166, 16], [-184, 30], [-212, 30], 4, 2.4],
    [[-186, 62], [-206, 80], [-240, 84], 4, 4],
    [[-242, 62], [-222, 58], [-192, 78], 4, 3.4],
  ],
  swells: [
    [-150, -150, 26, 60, 5],
    [-196, 4, 24, 54, 3],
  ],
  crushed: [
    [-146, -84, 32, 30, 24, 2.5],
    [-182, -24, 34, 30, 14, 2],
    [-216, 80, 36, 22, 12, 2.4],
  ],
  seed: 4,
};

/** A sleeve: from the shoulder's seam to the cuff, bent a little at the elbow; `side` is 1 at the left and -1 at the right. */
function sleeveLaid(colour: string, side: 1 | -1, face: Face): string {
  const on = (d: string) => widened(d, side);
  const arm = on(
    'M-116 -219C-142 -212 -162 -198 -173 -172C-186 -138 -192 -104 -204 -70C-206 -56 -214 -40 -215 -20C-222 4 -226 22 -232 44C-236 60 -244 74 -244 88C-246 98 -249 104 -250 112C-251 118 -248 121 -243 122.5L-202 133C-197 134 -194 132 -193 127C-192 116 -188 106 -188 96C-184 82 -186 72 -180 60C-176 42 -168 20 -162 -2C-158 -18 -150 -30 -146 -48C-142 -58 -138 -70 -132 -84L-108 -120z',
  );
  const opening = on('M-249.5 115C-238 121 -212 130 -194 130C-200 124 -236 112 -249.5 115z');
  const cuff = on('M-245 92C-228 98 -208 102 -190 106');
  const round = linear(side === 1 ? [0, 0.45, 1, 0.62] : [0, 0.62, 1, 0.45], [
    [0.08, '#0b0c08', 0.34],
    [0.3, '#fffdf6', 0.16],
    [0.55, '#0b0c08', 0.02],
    [0.9, '#0b0c08', 0.34],
  ]);
  return (
    cloth(arm, colour, 7) +
    clipped(
      arm,
      fill(arm, round) +
        at(0, 2.5, blurred(1.6, stroke(cuff, '#0b0c08', 3, 0.35))) +
        onSleeve(colour, side, face) +
        blurred(2.5, stroke(arm, '#0b0c08', 5, 0.4)) +
        stitched(cuff, colour, 1) +
        at(1, -3.5, stitched(cuff, colour, 0.8)) +
        relief(
          side === 1 ? [-254, -224, 150, 362] : [104, -224, 150, 362],
          side === 1 ? sleeveLie : flipped(sleeveLie),
        ) +
        fill(opening, darker(colour, 0.7)) +
        stroke(on('M-249.5 115C-236 112 -200 124 -194 130'), lighter(colour, 0.4), 0.9, 0.5),
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
    'M-207 -34C-204 -39 -199 -40 -195 -38L-172 -30C-168 -28 -167 -24 -168 -20C-174 4 -181 28 -187 52C-189 57 -193 59 -198 58L-221 52C-225 51 -227 47 -226 42C-220 16 -213 -10 -207 -34z',
  );
  const seam = on(
    'M-203 -32L-177 -23C-173 -21 -172 -19 -173 -15L-190 49C-192 53 -195 54 -199 53L-222 47C-225 46 -226 43 -225 39L-209 -26C-208 -31 -206 -32 -203 -32z',
  );
  const pocket = on('M-180 -142L-150 -132L-161 -84L-193 -94z');
  const flap = on('M-182 -143L-148 -132L-152 -117L-186 -128z');
  return (
    round(
      face === 'front' ? 4 : 26,
      sewnOn(pocket, cloth(pocket, darker(colour, 0.06), 3), 1.6) +
        stitched(on('M-186 -114L-190 -96.5L-163.5 -88L-159 -104'), colour, 0.8) +
        sewnOn(flap, cloth(flap, lighter(colour, 0.03), 2.4), 1.6) +
        stitched(on('M-184 -130L-154 -120'), colour, 0.8),
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
    sewnOn(placket, cloth(placket, darker(torso, 0.08), 2.5), 1.4) +
    stitched(
      'M-6.5 -200V-111C-6.5 -108.5 -5 -107.5 -3 -107.5H3C5 -107.5 6.5 -108.5 6.5 -111V-200',
      torso,
      0.8,
    ) +
    collar(
      sewnOn(half, cloth(half, sleeve, 4), 1.6) +
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
    sewnOn(yoke, cloth(yoke, darker(torso, 0.06), 6), 2) +
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
    sewnOn(collar, cloth(collar, sleeve, 5), 2) +
    stitched('M-54 -242C-38 -234 38 -234 54 -242', sleeve, 0.9) +
    sewnOn(loop, webbing(-15, -232, 30, 8, darker(sleeve, 0.2)), 1.2);
  return shirt(torso, sleeve, 'back', over);
}
