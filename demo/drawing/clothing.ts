import { moulded, soft } from './materials.ts';
import { print, words } from './print.ts';
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
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, stroke, tile } from './svg.ts';

/** How one of a knee pad's straps runs. */
const kneeStrap = (from: Course['from'], to: Course['to'], bow: number): Course => ({ from, to, bow, h: 26 });
const [upper, lower] = [-34, 42];

/** One knee pad with its two straps, which cross behind it. */
function kneePad(colour: string, brand: string): string {
  const strap = kneeStrap;
  return (
    strapBehind(strap([-108, lower], [112, upper], 0), elastic) +
    strapBehind(strap([-112, upper], [108, lower], 0), elastic) +
    strapFront(strap([-112, upper], [112, upper], -20), elastic) +
    strapFront(strap([-108, lower], [108, lower], 20), elastic) +
    padAlone(colour, brand)
  );
}

/** The same from behind: the lining, and before it the straps where they cross behind the knee. */
function kneePadBehind(colour: string): string {
  const lining = darker(colour, 0.42);
  const dots = tile(
    5,
    5,
    `<circle cx="2.5" cy="2.5" r="1.1" fill="${lighter(lining, 0.35)}" fill-opacity=".55"/>`,
    45,
  );
  return (
    strapBehind(kneeStrap([-112, upper], [112, upper], 12), elastic) +
    strapBehind(kneeStrap([-108, lower], [108, lower], -12), elastic) +
    cloth(padOutline, colour, 14) +
    sewnOn(liningOutline, cloth(liningOutline, lining, 8) + fill(liningOutline, dots), 2) +
    stitched(liningOutline, colour, 1.1) +
    [kneeStrap([-108, lower], [112, upper], 0), kneeStrap([-112, upper], [108, lower], 0)]
      .map((course) => sewnOn(courseOutline(course), strapFront(course, elastic), 5))
      .join('')
  );
}

/** The same on a leg, round which the straps go at once. */
export function kneePadWorn(colour: string, brand: string): string {
  const strap = (reach: number, y: number, bow: number): Course => ({
    from: [-reach, y],
    to: [reach, y],
    bow,
    h: 26,
  });
  return (
    strapFront(strap(76, -37, -4), elastic) + strapFront(strap(80, 48, 4), elastic) + padAlone(colour, brand)
  );
}

const padOutline =
  'M-62 -70C-40 -92 40 -92 62 -70C72 -30 72 40 54 84C30 100 -30 100 -54 84C-72 40 -72 -30 -62 -70z';
const liningOutline =
  'M-54 -66C-36 -82 36 -82 54 -66C63 -30 63 38 47 77C27 90 -27 90 -47 77C-63 38 -63 -30 -54 -66z';

function padAlone(colour: string, brand: string): string {
  const shell =
    'M-42 -48C-28 -64 28 -64 42 -48C52 -16 48 26 32 46C16 58 -16 58 -32 46C-48 26 -52 -16 -42 -48z';
  const ribs =
    'M-36 -30C-12 -42 12 -42 36 -30M-40 -10C-14 -22 14 -22 40 -10M-38 10C-14 0 14 0 38 10M-32 29C-12 20 12 20 32 29';
  return (
    cloth(padOutline, colour, 14) +
    stitched(liningOutline, colour, 1.1) +
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

/** A pair of knee pads, the right one turned over. */
export function kneePads(colour: string, brand: string): Thing {
  const art = at(-122, 6, kneePad(colour, brand), -3) + at(122, -6, kneePadBehind(colour), 3);
  return { art, frame: [-238, -92, 476, 190], rests: 'lies' };
}

/** A folded cloth, as a dead rag: w x h mm with creases, a word on it, and a loop to hang it by at one corner. */
export function rag(w: number, h: number, colour: string, word: string): Thing {
  const [l, t] = [-w / 2, -h / 2];
  const d = `M${n(l + 4)} ${n(t + 2)}C${n(l + w * 0.3)} ${n(t - 4)} ${n(l + w * 0.7)} ${n(t + 5)} ${n(-l - 2)} ${n(t)}C${n(-l + 4)} ${n(t + h * 0.4)} ${n(-l - 5)} ${n(t + h * 0.7)} ${n(-l)} ${n(-t - 2)}C${n(w * 0.2)} ${n(-t + 5)} ${n(-w * 0.2)} ${n(-t - 5)} ${n(l)} ${n(-t)}C${n(l - 4)} ${n(h * 0.2)} ${n(l + 6)} ${n(-h * 0.2)} ${n(l + 4)} ${n(t + 2)}z`;
  const creases = `M0 ${n(t)}C2 ${n(t * 0.4)} -2 ${n(h * 0.2)} 1 ${n(-t)}M${n(l)} ${n(h * 0.02)}C${n(l * 0.4)} -3 ${n(w * 0.2)} 4 ${n(-l)} 0`;
  const folds = `M${n(l * 0.7)} ${n(t)}C${n(l * 0.5)} ${n(t * 0.3)} ${n(l * 0.8)} ${n(h * 0.2)} ${n(l * 0.55)} ${n(-t)}M${n(w * 0.3)} ${n(t)}C${n(w * 0.38)} ${n(t * 0.2)} ${n(w * 0.24)} ${n(h * 0.25)} ${n(w * 0.36)} ${n(-t)}`;
  const art =
    at(l + 6, t + 6, hangingLoop(darker(colour, 0.22)), -48) +
    cloth(d, colour, 6) +
    clipped(
      d,
      blurred(4, stroke(creases, '#0b0c08', 5, 0.35)) +
        `<g transform="translate(-3 -3)">${blurred(2, stroke(creases, '#fff', 3, 0.3))}</g>` +
        blurred(8, stroke(folds, '#0b0c08', 12, 0.22)) +
        `<g transform="translate(-14 -4)">${blurred(7, stroke(folds, '#fff', 9, 0.2))}</g>`,
    ) +
    stitched(box(l + 9, t + 8, w - 18, h - 16, 2), colour, 1.3) +
    at(l + 6, t + 6, stitched(`${box(-8, 3, 16, 9, 1)}M-8 3L8 12M8 3L-8 12`, colour, 1), -48) +
    `<g opacity=".92">${print([words(word, { x: 0, y: h * 0.13, size: h * 0.34, weight: 800, anchor: 'middle', colour: '#F6F4EE', track: 0.1, within: w * 0.72 })])}</g>`;
  return { art, frame: [l - 15, t - 14, w + 18, h + 17], rests: 'lies' };
}

/** A loop of tape, sewn in under a corner (at 0 0), large enough for a karabiner. */
function hangingLoop(colour: string): string {
  const d = 'M-6.5 12V-11a6.5 6.5 0 0 1 13 0V12';
  return (
    stroke(d, darker(colour, 0.6), 7.2) +
    stroke(d, colour, 6.2) +
    at(-0.6, -0.8, stroke(d, lighter(colour, 0.5), 2, 0.3)) +
    stitched(d, colour, 0.8)
  );
}

/**
 * A combat shirt laid flat, in the measures of a large one at half its size: straight sides that draw in at the waist, sleeves that
 * lie away from them; what makes it the front or the back lies over it.
 */
function shirt(torso: string, sleeve: string, over: string): Thing {
  const left = sleeveLaid(sleeve);
  const art =
    left +
    `<g transform="scale(-1 1)">${left}</g>` +
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
      ) + folded(torso, bodyFolds),
    ) +
    hem(torso) +
    stitched('M-121 -214C-129 -170 -134 -128 -134 -84M121 -214C129 -170 134 -128 134 -84', torso, 1.1) +
    over;
  return { art, frame: [-262, -262, 524, 442], rests: 'lies' };
}

const bodyLaid =
  'M-56 -240C-78 -232 -100 -226 -122 -217C-132 -172 -138 -126 -140 -82C-136 -30 -131 12 -132 54C-133 96 -138 132 -142 163C-96 173 -40 177 0 177C40 177 96 173 142 163C138 132 133 96 132 54C131 12 136 -30 140 -82C138 -126 132 -172 122 -217C100 -226 78 -232 56 -240C36 -222 -36 -222 -56 -240z';

/** A fold: it begins somewhere, is widest in its middle and runs out; the bulge beside it catches the light. */
type Fold = [line: string, width: number, strength: number];

// From the armpits to the middle, from the waist down, and a few that only the light finds.
const bodyFolds: Fold[] = [
  ['M-140 -78C-120 -66 -102 -46 -86 -14C-104 -42 -122 -58 -140 -66z', 3.4, 0.3],
  ['M-139 -58C-118 -40 -102 -10 -94 38C-107 -6 -123 -32 -139 -44z', 4, 0.22],
  ['M140 -78C118 -68 96 -52 78 -26C98 -46 120 -58 140 -66z', 3.4, 0.3],
  ['M139 -56C120 -38 107 -6 102 30C113 -4 125 -28 139 -42z', 4, 0.24],
  ['M-132 42C-112 46 -88 56 -66 80C-92 62 -114 56 -132 54z', 4, 0.22],
  ['M132 30C112 36 92 48 78 68C96 54 114 46 132 44z', 3.6, 0.24],
  ['M-102 174C-106 142 -100 112 -84 80C-92 114 -96 144 -93 175z', 4, 0.26],
  ['M-34 177C-40 150 -34 122 -16 104C-27 126 -28 152 -24 177z', 4.4, 0.18],
  ['M66 177C66 136 56 98 38 66C50 100 56 140 55 177z', 4.4, 0.2],
  ['M112 171C113 144 108 118 98 104C103 124 105 146 103 172z', 3.6, 0.28],
];

/** Folds lie in shade along one side and in the light along the other. */
const folded = (colour: string, folds: Fold[]) =>
  folds
    .map(
      ([line, width, strength]) =>
        at(-width * 1.6, -width * 1.3, blurred(width, fill(line, lighter(colour, 0.75)))).replace(
          '<g ',
          `<g opacity="${n(strength * 0.75)}" `,
        ) +
        blurred(width * 0.55, fill(line, darker(colour, 0.82))).replace(
          '<g ',
          `<g opacity="${n(strength * 1.5)}" `,
        ),
    )
    .join('');

/** Turned up and sewn twice, with a little wave. */
const hem = (colour: string) => {
  const edge = 'M-140.5 152C-96 162 -40 166 0 166C40 166 96 162 140.5 152';
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

/** The left sleeve: from the shoulder's seam to the cuff, bent a little at the elbow. */
function sleeveLaid(colour: string): string {
  const arm =
    'M-116 -219C-142 -212 -162 -198 -173 -172C-186 -138 -194 -100 -204 -62C-218 -8 -236 58 -250 112C-251 118 -248 121 -243 122.5L-202 133C-197 134 -194 132 -193 127C-186 82 -176 40 -162 -2C-152 -32 -142 -56 -132 -84L-108 -120z';
  const elbow =
    'M-207 -34C-204 -39 -199 -40 -195 -38L-172 -30C-168 -28 -167 -24 -168 -20C-174 4 -181 28 -187 52C-189 57 -193 59 -198 58L-221 52C-225 51 -227 47 -226 42C-220 16 -213 -10 -207 -34z';
  const pocket = 'M-180 -142L-150 -132L-161 -84L-193 -94z';
  const flap = 'M-182 -143L-148 -132L-152 -117L-186 -128z';
  const cuff = 'M-245 92C-228 98 -208 102 -190 106';
  const folds: Fold[] = [
    ['M-134 -90C-150 -84 -166 -76 -182 -62C-168 -80 -152 -92 -134 -98z', 2.6, 0.4],
    ['M-140 -66C-152 -58 -170 -50 -190 -46C-172 -58 -156 -68 -139 -74z', 2.6, 0.34],
    ['M-204 -62C-192 -58 -180 -50 -170 -40C-182 -46 -194 -50 -206 -52z', 2.4, 0.34],
    ['M-186 66C-198 74 -214 80 -232 82C-214 86 -198 82 -186 76z', 2.6, 0.3],
    ['M-160 -10C-164 6 -170 22 -178 36C-174 20 -168 2 -158 -14z', 2, 0.3],
    ['M-126 -200C-138 -190 -148 -174 -152 -156C-146 -176 -136 -190 -122 -196z', 3, 0.3],
  ];
  const round = linear(
    [0, 0.45, 1, 0.62],
    [
      [0.08, '#0b0c08', 0.34],
      [0.3, '#fffdf6', 0.16],
      [0.55, '#0b0c08', 0.02],
      [0.9, '#0b0c08', 0.34],
    ],
  );
  return (
    cloth(arm, colour, 7) +
    clipped(
      arm,
      fill(arm, round) +
        folded(colour, folds) +
        at(0, 2.5, blurred(1.6, stroke(cuff, '#0b0c08', 3, 0.35))) +
        sewnOn(pocket, cloth(pocket, darker(colour, 0.06), 3), 1.6) +
        stitched('M-186 -114L-190 -96.5L-163.5 -88L-159 -104', colour, 0.8) +
        sewnOn(flap, cloth(flap, lighter(colour, 0.03), 2.4), 1.6) +
        stitched('M-184 -130L-154 -120', colour, 0.8) +
        sewnOn(elbow, cloth(elbow, darker(colour, 0.2), 4), 1.6) +
        folded(darker(colour, 0.2), [['M-171 2C-184 0 -196 4 -208 14C-196 8 -184 6 -173 9z', 2.4, 0.16]]),
    ) +
    at(
      -197,
      10,
      stitched(
        'M-6 -42L20 -33C24 -31 25 -29 24 -25L7 39C5 43 2 44 -2 43L-25 37C-28 36 -29 33 -28 29L-12 -36C-11 -41 -9 -42 -6 -42z',
        colour,
        0.9,
      ),
    ) +
    stitched(cuff, colour, 1) +
    at(1, -3.5, stitched(cuff, colour, 0.8))
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
  return shirt(torso, sleeve, over);
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
      folded(torso, [
        ['M-120 -206C-96 -196 -76 -188 -52 -186C-78 -182 -100 -190 -122 -196z', 3, 0.26],
        ['M120 -206C96 -196 76 -188 52 -186C78 -182 100 -190 122 -196z', 3, 0.26],
      ]),
    ) +
    stitched('M-131 -170C-60 -152 60 -152 131 -170', torso, 1) +
    stitched('M-131 -173.5C-60 -155.5 60 -155.5 131 -173.5', torso, 0.8) +
    sewnOn(collar, cloth(collar, sleeve, 5), 2) +
    stitched('M-54 -242C-38 -234 38 -234 54 -242', sleeve, 0.9) +
    sewnOn(loop, webbing(-15, -232, 30, 8, darker(sleeve, 0.2)), 1.2);
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
    clipped(body, at(0, 2, folded(torso, bodyFolds), 0, 1.25)) +
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
