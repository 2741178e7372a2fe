import { moulded } from './materials.ts';
import { type Lie, relief } from './relief.ts';
import {
  buckle,
  bucklePlug,
  buckleSocket,
  cloth,
  patch,
  sewnOn,
  stitched,
  strapEnd,
  webbing,
} from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, stroke, tile } from './svg.ts';
import { clothPaints } from './weave.ts';

/** How light falls on what bends round a trunk. */
export const roundTrunk = linear('x', [
  [0, '#0b0c08', 0.34],
  [0.1, '#0b0c08', 0.08],
  [0.3, '#fffdf6', 0.1],
  [0.6, '#0b0c08', 0],
  [0.86, '#0b0c08', 0.16],
  [1, '#0b0c08', 0.5],
]);

/** How a strap turns over a shoulder, along its upper edge: it turns away into the dark, and its rim still catches a little light. */
export const overShoulder = (edge: string, colour: string) =>
  at(3, 4, blurred(6, stroke(edge, '#0b0c08', 24, 0.4))) +
  at(1, 1, blurred(3, stroke(edge, '#0b0c08', 12, 0.5))) +
  at(0.6, 1, blurred(0.8, stroke(edge, lighter(colour, 0.3), 1.6, 0.3)));

/** The inside of a pouch, as it is seen above its front: its back wall, in the shade of the mouth. */
function pouchMouth(x: number, w: number, colour: string): string {
  const d = `M${n(x + 1)} 14V4Q${n(x + w / 2)} -10 ${n(x + w - 1)} 4V14z`;
  const within = darker(colour, 0.5);
  const shade = linear('y', [
    [0, '#0b0c08', 0],
    [0.4, '#0b0c08', 0.25],
    [1, '#0b0c08', 0.75],
  ]);
  return (
    cloth(d, within, 4) +
    fill(d, shade) +
    stitched(`M${n(x + 5)} 5Q${n(x + w / 2)} -5.5 ${n(x + w - 5)} 5`, within, 0.8)
  );
}

/** One open-topped magazine pouch with its elastic cord, w x h mm, its top edge at y = 0. */
function magPouch(x: number, w: number, h: number, colour: string): string {
  const middle = x + w / 2;
  const d = `M${n(x)} 5Q${n(x + 3)} 3 ${n(x + 8)} 5Q${n(middle)} 13 ${n(x + w - 8)} 5Q${n(x + w - 3)} 3 ${n(x + w)} 5C${n(x + w + 1.4)} ${n(h * 0.3)} ${n(x + w - 1)} ${n(h * 0.6)} ${n(x + w)} ${n(h - 8)}Q${n(x + w - 0.5)} ${n(h)} ${n(x + w - 7)} ${n(h)}C${n(middle + 10)} ${n(h + 1.4)} ${n(middle - 10)} ${n(h + 1.4)} ${n(x + 7)} ${n(h)}Q${n(x + 0.5)} ${n(h)} ${n(x)} ${n(h - 8)}C${n(x + 1)} ${n(h * 0.6)} ${n(x - 1.4)} ${n(h * 0.3)} ${n(x)} 5z`;
  const lip = `M${n(x + 1)} 7Q${n(x + 4)} 5.6 ${n(x + 8)} 7.4Q${n(middle)} 15.4 ${n(x + w - 8)} 7.4Q${n(x + w - 4)} 5.6 ${n(x + w - 1)} 7`;
  const cord = `M${n(x + w * 0.3)} ${n(h * 0.42)}L${n(x + w * 0.44)} -14H${n(x + w * 0.56)}L${n(x + w * 0.7)} ${n(h * 0.42)}`;
  const tab = box(middle - 7, -30, 14, 24, 2);
  return (
    sewnOn(d, cloth(d, colour, 9), 4) +
    stitched(`M${n(x + 5)} 16V${n(h - 6)}H${n(x + w - 5)}V16`, colour, 1.1) +
    webbing(x + 3, h * 0.42, w - 6, 20, lighter(colour, 0.05)) +
    stroke(`M${n(middle)} ${n(h * 0.42 + 1)}v18`, darker(colour, 0.6), 1.6, 0.8) +
    clipped(
      d,
      // A tape is folded over the edge of its mouth.
      stroke(lip, darker(colour, 0.2), 6) +
        at(0, -1.6, stroke(lip, lighter(colour, 0.4), 1, 0.7)) +
        at(0, 3.6, blurred(1, stroke(lip, '#0b0c08', 1.6, 0.5))) +
        relief([x - 2, 0, w + 4, h + 3], pouchLie(x, w, h)),
    ) +
    stroke(cord, '#171812', 2.6) +
    stroke(cord, '#5c5d55', 0.7, 0.8) +
    sewnOn(tab, webbing(middle - 7, -30, 14, 24, darker(colour, 0.3)), 1.5)
  );
}

/** A pouch stands out in its middle, is drawn in by the elastic round it and crushed a little at its foot; no two alike. */
const pouchLie = (x: number, w: number, h: number): Lie => ({
  folds: [
    [[x + 2, h * 0.62], [x + w * 0.2, h * 0.66], [x + w * 0.42, h * 0.86], 4, 2],
    [[x + w - 2, h * 0.62], [x + w * 0.8, h * 0.66], [x + w * 0.6, h * 0.84], 4, 2],
    [[x + 6, h], [x + w * 0.16, h * 0.84], [x + w * 0.36, h * 0.74], 3.4, 1.8],
    [[x + w - 6, h], [x + w * 0.84, h * 0.86], [x + w * 0.66, h * 0.76], 3.4, 1.8],
    [[x + 4, h * 0.4], [x + w * 0.14, h * 0.3], [x + w * 0.22, h * 0.1], 4, 1.6],
    [[x + w - 4, h * 0.4], [x + w * 0.86, h * 0.3], [x + w * 0.78, h * 0.1], 4, 1.6],
  ],
  swells: [[x + w * 0.5, h * 0.46, w * 0.4, h * 0.52, 11]],
  crushed: [[x + w / 2, h * 0.96, w * 0.5, h * 0.14, 80, 1.2]],
  seed: 60 + Math.round(x),
});

/** Three or more magazine pouches side by side on a backing with its straps; a magazine in each, its foot up, where any are given, one for all or one for each. */
export function pouches(count: number, colour: string, brand: string, ...held: Thing[]): Thing {
  const w = 80;
  const h = 142;
  const left = (-count * w) / 2;
  const backing = box(left - 4, -4, count * w + 8, h + 6, 6);
  const art =
    Array.from({ length: count }, (_, i) =>
      webbing(left + i * w + 28, h - 6, 24, 28, darker(colour, 0.15)),
    ).join('') +
    cloth(backing, darker(colour, 0.3), 8) +
    Array.from({ length: count }, (_, i) => pouchMouth(left + i * w + 2, w - 4, colour)).join('') +
    Array.from({ length: held.length > 0 ? count : 0 }, (_, i) =>
      footUp(held[i] ?? held[0], left + i * w + w / 2 - 7),
    ).join('') +
    Array.from({ length: count }, (_, i) => magPouch(left + i * w + 2, w - 4, h, colour)).join('') +
    patch(left + w / 2, h - 26, 46, 16, brand);
  const top = held.length > 0 ? -78 : -32;
  return { art, frame: [left - 4, top, count * w + 8, h + 24 - top], rests: 'lies' };
}

/** A magazine in a pouch: its foot some 75 mm above the pouch's edge. */
const footUp = (magazine: Thing | undefined, x: number) =>
  magazine ? at(x, magazine.frame[3] - 86, magazine.art, 180) : '';

const rigBody = 'M-176 -4Q-176 -12 -166 -12H166Q176 -12 176 -4V148Q176 158 166 158H-166Q-176 158 -176 148z';
const crossbarOutline = 'M-70 -184Q0 -176 70 -184L54 -112Q0 -106 -54 -112z';

/** A chest rig: four pouches, a harness above, the two halves of its waist strap to the sides. */
export function chestRig(colour: string, brand: string): Thing {
  const strap = darker(colour, 0.25);
  const art =
    webbing(-250, 60, 88, 30, strap) +
    webbing(162, 60, 70, 30, strap) +
    buckleSocket(-246, 75, 40, 38) +
    bucklePlug(248, 75, 44, 38) +
    strapEnd(-214, 75, 35, 30, strap) +
    `<g transform="scale(-1 1)">${strapEnd(-212, 75, 33, 30, strap)}</g>` +
    harness(colour) +
    rearStraps(colour) +
    crossbar(colour) +
    buckle(-131, -104, 40, 34) +
    buckle(131, -104, 40, 34) +
    sewnOn(rigBody, cloth(rigBody, darker(colour, 0.14), 10), 5) +
    at(0, 10, rigPouches.map((x) => rigPouch(x, colour)).join('')) +
    patch(-124, 132, 50, 17, brand);
  return { art, frame: [-270, -232, 540, 392], rests: 'lies' };
}

/** The same from behind: the lining, and before it what runs down from the harness to the waist strap, which is closed. */
export function chestRigBack(colour: string): Thing {
  const lining = 'M-168 -4H168V150H-168z';
  const strap = darker(colour, 0.25);
  const mesh = tile(8, 8, '<circle cx="4" cy="4" r="1.7" fill="#0b0c08" fill-opacity=".35"/>', 45);
  const art =
    harness(colour) +
    sewnOn(rigBody, cloth(rigBody, darker(colour, 0.14), 10), 5) +
    cloth(lining, darker(colour, 0.36), 8) +
    fill(lining, mesh) +
    stitched(box(-170, -6, 340, 158, 4), colour, 1.2) +
    rearStraps(colour) +
    crossbar(colour) +
    sewnOn(box(-178, 60, 356, 30), webbing(-178, 60, 356, 30, strap), 3) +
    strapEnd(52, 75, 46, 30, strap) +
    `<g transform="scale(-1 1)">${strapEnd(52, 75, 46, 30, strap)}</g>` +
    buckle(0, 75, 60, 40);
  return { art, frame: [-178, -232, 356, 392], rests: 'lies' };
}

/** Its padded straps as they lie. */
const harness = (colour: string) =>
  padded('M-150 10L-118 -190C-110 -232 -64 -232 -54 -196L-40 -150', colour) +
  padded('M150 10L118 -190C110 -232 64 -232 54 -196L40 -150', colour);

/** From the padded bar down the back to the waist strap, each with its adjuster. */
const rearStraps = (colour: string) =>
  ([1, -1] as const)
    .map(
      (side) =>
        at(
          side * 46,
          -128,
          `${at(4, 2, blurred(4, fill(box(-12, 0, 25, 210), '#0b0c08')))}${webbing(-12.5, 0, 25, 216, darker(colour, 0.25))}`,
          side * -14,
        ) + at(side * 62, -62, buckle(0, 0, 34, 30), side * -14),
    )
    .join('');

/** The padded bar between the straps, which makes an H of them. */
const crossbar = (colour: string) =>
  sewnOn(crossbarOutline, cloth(crossbarOutline, darker(colour, 0.16), 8), 3) +
  stitched('M-64 -178Q0 -170 64 -178L50 -117Q0 -111 -50 -117z', colour, 1.1);

/** A padded strap along a line. */
const padded = (d: string, colour: string) =>
  stroke(d, darker(colour, 0.45), 40) +
  blurred(3, stroke(d, colour, 33)) +
  at(-2, -3, blurred(5, stroke(d, lighter(colour, 0.35), 14, 0.4))) +
  clothPaints(11)
    .map((paint) => stroke(d, paint, 39))
    .join('') +
  stitched(d, colour, 1.2);

/** Where its pouches begin. */
const rigPouches = [-166, -83, 0, 83];

const rigPouch = (x: number, colour: string, held?: Thing) =>
  pouchMouth(x + 2, 79, colour) + footUp(held, x + 34.5) + magPouch(x + 2, 79, 138, colour);

/** On a torso, a magazine in each pouch: it bends round the ribs, so that the outer pouches are seen from their side, and its straps go on to the back. */
export function chestRigWorn(colour: string, brand: string, held: Thing): string {
  const body =
    'M-141 -6Q-141 -13 -132 -13Q0 -8 132 -13Q141 -13 141 -6V146Q141 154 132 155Q0 163 -132 155Q-141 154 -141 146z';
  const strap = 'M-112 10C-116 -80 -118 -196 -97 -300';
  // It hugs the torso's shoulder as thick as it is, highest in its middle.
  const upTo =
    'M-221 20V-250H-126.5C-126 -258 -124 -262.5 -119 -266C-112 -271.5 -100 -279.5 -94 -283C-87 -286.5 -82.5 -284 -82 -276L-70 -210V20z';
  const top = 'M-129 -200L-124.8 -255L-118 -310H-76L-85 -250L-89.5 -200z';
  const one =
    clipped(upTo, padded(strap, colour) + clipped(top, overShoulder('M-126 -262L-82 -291', colour))) +
    buckle(-114, -122, 37, 34);
  const waist = 'M-120 58H-148Q-153 58 -153 63V85Q-153 90 -148 90H-120z';
  const away = linear('x', [
    [0, '#0b0c08', 0.7],
    [0.4, '#0b0c08', 0.15],
    [1, '#0b0c08', 0.6],
  ]);
  const side = clipped(waist, webbing(-154, 58, 36, 32, darker(colour, 0.25))) + fill(waist, away) + one;
  const narrow = (x: number, to: number, by: number) =>
    `<g transform="translate(${n(to - x * by)} 10) scale(${by} 1)">${rigPouch(x, colour, held)}</g>`;
  return (
    `${side}<g transform="scale(-1 1)">${side}</g>` +
    sewnOn(body, cloth(body, darker(colour, 0.14), 10), 5) +
    narrow(-166, -135.5, 0.7) +
    narrow(83, 77.4, 0.7) +
    at(0, 2, narrow(-83, -77.2, 0.93) + narrow(0, 0, 0.93)) +
    patch(-106, 132, 40, 16, brand) +
    fill(body, roundTrunk)
  );
}

/** A belt that stands on its edge, closed to a ring: half its width and depth, and how high it is, in mm. */
interface Ring {
  rx: number;
  ry: number;
  h: number;
}

/** The edge of its front half, so many mm below the upper one. */
const ringLine = ({ rx, ry, h }: Ring, below: number) =>
  `M${-rx} ${n(below - h - ry)}A${rx} ${ry} 0 0 0 ${rx} ${n(below - h - ry)}`;

const ringFront = (ring: Ring) =>
  `${ringLine(ring, 0)}V${-ring.ry}A${ring.rx} ${ring.ry} 0 0 1 ${-ring.rx} ${-ring.ry}z`;

/** Its inner face at the back and its outer face at the front, each of a colour; what is on the front lies beneath its stitches. */
function ringOf(ring: Ring, colour: string, within: string, onFront: string): string {
  const { rx, ry, h } = ring;
  const inside = `M${-rx} ${-h - ry}A${rx} ${ry} 0 0 1 ${rx} ${-h - ry}V${-ry}A${rx} ${ry} 0 0 0 ${-rx} ${-ry}z`;
  const outside = ringFront(ring);
  const rim = `M${-rx} ${-h - ry}A${rx} ${ry} 0 0 1 ${rx} ${-h - ry}`;
  return (
    cloth(inside, within, 10) +
    fill(
      inside,
      linear('x', [
        [0, '#0b0c08', 0.5],
        [0.5, '#0b0c08', 0.1],
        [1, '#0b0c08', 0.2],
      ]),
    ) +
    clipped(inside, at(0, 1, stroke(rim, lighter(within, 0.4), 1.6, 0.7))) +
    cloth(outside, colour, 5) +
    fill(
      outside,
      linear('x', [
        [0, '#0b0c08', 0.55],
        [0.12, '#0b0c08', 0.15],
        [0.3, '#fff', 0.16],
        [0.55, '#fff', 0],
        [0.85, '#0b0c08', 0.3],
        [1, '#0b0c08', 0.6],
      ]),
    ) +
    clipped(
      outside,
      onFront + stitched(ringLine(ring, 4), colour, 1.1) + stitched(ringLine(ring, h - 4), colour, 1.1),
    )
  );
}

/** A ring throws its shadow inwards from its left side and outwards from its right one, and is dark along the edge it stands on. */
function ringShadow({ rx, ry, h }: Ring): string {
  const edge = oval(0, -ry, rx, ry);
  const foot = oval(0, -ry, rx - 1, ry - 1);
  return (
    blurred(13, at(h * 0.6, h * 0.1, stroke(edge, '#4a4433', h * 0.9, 0.3))) +
    blurred(5, at(8, 4, stroke(edge, '#2c2819', 14, 0.4))) +
    blurred(1.6, at(1, 1.4, stroke(foot, '#17140a', 4.5, 0.7)))
  );
}

/** A stiff two-layer belt standing on its edge, closed to an oval of 300 x 240 mm, as on a waist of some 85 cm. */
export function belt(colour: string): Thing {
  const ring: Ring = { rx: 150, ry: 45, h: 45 };
  const tacks = Array.from({ length: 17 }, (_, i) => {
    const angle = ((i + 0.5) / 17) * Math.PI;
    const x = -ring.rx * Math.cos(angle);
    const y = ring.ry * Math.sin(angle);
    return Math.abs(x) < 40 ? '' : `M${n(x)} ${n(y - ring.ry - 39)}v32`;
  }).join('');
  const art =
    ringOf(ring, colour, darker(colour, 0.4), stroke(tacks, darker(colour, 0.65), 2, 0.9)) +
    at(0, 9, alloyBuckle());
  return { art, frame: [-152, -137, 304, 137], rests: 'stands', shadow: ringShadow(ring) };
}

/** The soft inner belt by itself: loop all round its outer face, and one end that presses on to the other. */
export function innerBelt(colour: string): Thing {
  const ring: Ring = { rx: 138, ry: 41, h: 38 };
  const tone = lighter(colour, 0.14);
  // The end that lies on top, cut round, a little right of the middle.
  const edge = 'M58 -41Q65 -42 65.5 -35L65.5 -8Q65 -1 58 -1';
  const art =
    ringOf(ring, tone, darker(colour, 0.3), fill(ringFront(ring), loopPile)) +
    clipped(
      ringFront(ring),
      at(3, 1, blurred(2.4, stroke(edge, '#0b0c08', 6, 0.7))) +
        stroke(edge, darker(tone, 0.7), 1.4, 0.8) +
        at(-1, 0, stroke(edge, lighter(tone, 0.5), 0.8, 0.6)) +
        stitched(
          'M-40 -34.5C0 -33.5 30 -34.5 55 -36Q60 -36.5 60 -32V-10Q60 -6 55 -5.5C30 -3 0 -3 -40 -4',
          tone,
          1,
        ),
    );
  return { art, frame: [-140, -122, 280, 122], rests: 'stands', shadow: ringShadow(ring) };
}

/** The short soft loops that hook takes hold of. */
const loopPile = tile(
  1.9,
  2.3,
  '<circle cx=".6" cy=".6" r=".55" fill="#fffdf6" fill-opacity=".2"/><circle cx="1.5" cy="1.7" r=".55" fill="#0b0c08" fill-opacity=".24"/>',
  24,
);

/** The belt's buckle of grey alloy: two halves that lock into each other, a ribbed button at either end of the tongue. */
function alloyBuckle(): string {
  const alloy = '#8d949b';
  const brushed = linear('y', [
    [0, '#ffffff', 0.62],
    [0.1, '#ffffff', 0.22],
    [0.3, '#ffffff', 0.5],
    [0.42, '#ffffff', 0.08],
    [0.72, '#12161a', 0.2],
    [1, '#12161a', 0.5],
  ]);
  const metal = (d: string, colour: string, depth: number) => moulded(d, colour, depth) + fill(d, brushed);
  const frame = box(-38, -61, 76, 54, 6);
  const tongue = 'M-14 -53H14L20 -47V-21L14 -15H-14L-20 -21V-47z';
  const button = (y: number, turn: 1 | -1) => {
    const d = `M-9 ${y}H9V${y + turn * 6}Q9 ${y + turn * 9} 6 ${y + turn * 9}H-6Q-9 ${y + turn * 9} -9 ${y + turn * 6}z`;
    const ribs = [2.4, 4.6, 6.8].map((step) => `M-6 ${n(y + turn * step)}H6`).join('');
    return metal(d, '#6a7178', 1) + stroke(ribs, '#12161a', 0.9, 0.75);
  };
  return (
    sewnOn(frame, metal(frame, alloy, 2.6), 2.5) +
    stroke('M-29 -55V-13M29 -55V-13', '#12161a', 2.6, 0.75) +
    stroke('M-27.6 -55V-13M30.4 -55V-13', '#ffffff', 0.8, 0.7) +
    stroke(tongue, '#12161a', 2.2, 0.8) +
    metal(tongue, '#a5acb3', 1.8) +
    button(-61, 1) +
    button(-7, -1) +
    stroke('M-33 -59H34', '#ffffff', 1, 0.85)
  );
}

/**
 * A length of the belt from within, `across` mm long: the outer layer with its band of hook, and on it the inner belt, peeled off
 * to the left and folded back, so that its face of loop is seen.
 */
export function beltLayers(colour: string, across: number): Thing {
  const half = across / 2;
  const outer = box(-half, -22.5, across, 45, 1);
  const hook = box(-half, -17, across, 34);
  const inner = `M-9 -19H${n(half)}V19H9z`;
  const folded =
    'M-9 -19C-9 -23 -6 -26 -2 -29L36 -73Q38 -75 40 -73L64 -51Q66 -49 64.5 -47L17 12C13 17 11 19 9 19z';
  const hooks = tile(
    1.8,
    1.8,
    '<path d="M.3 1.4q0 -1.2 .6 -1.1t.4 .8" fill="none" stroke="#d9dbc8" stroke-width=".3" stroke-opacity=".6"/>',
  );
  // It turns over at the fold: dark in the bend, light where it faces up again.
  const bend = linear(
    [0.1, 0.78, 0.72, 0.3],
    [
      [0, '#0b0c08', 0.5],
      [0.14, '#fffdf6', 0.3],
      [0.4, '#fffdf6', 0.06],
      [1, '#0b0c08', 0.16],
    ],
  );
  const [under, over] = [darker(colour, 0.44), lighter(colour, 0.14)];
  const art =
    cloth(outer, darker(colour, 0.12), 5) +
    sewnOn(hook, fill(hook, '#23241d', hooks), 0.8) +
    stitched(`M${n(-half)} -15.4H${n(half)}M${n(-half)} 15.4H${n(half)}`, '#3a3c30', 0.9) +
    stitched(`M${n(-half)} -20H${n(half)}M${n(-half)} 20H${n(half)}`, colour, 0.9) +
    sewnOn(inner, cloth(inner, under, 6), 4) +
    stitched(`M-4 -15.5H${n(half)}M4 15.5H${n(half)}`, under, 1) +
    sewnOn(folded, cloth(folded, over, 6) + fill(folded, loopPile, bend), 6) +
    stitched('M2 -27L38 -69L60.5 -49L15 8', over, 1);
  return { art, frame: [-half, -75, across, 98], rests: 'lies' };
}
