import { moulded } from './materials.ts';
import { elastic, patch, sewnOn, stitched, webbing } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, stroke, tile } from './svg.ts';

type Point = [x: number, y: number];
/** A curve of Bézier: its two ends, and between them the two points that bend it. */
type Curve = [Point, Point, Point, Point];

// Laid in an S: from the lower hook to the right, back through the pad, and over the adjuster to the upper hook.
const lower: Curve = [
  [-122, 128],
  [-20, 132],
  [158, 152],
  [158, 76],
];
const middle: Curve = [
  [158, 76],
  [158, 2],
  [-156, 26],
  [-156, -54],
];
const upper: Curve = [
  [-156, -54],
  [-156, -124],
  [-10, -122],
  [122, -116],
];
const wide = 27;

/** Where a curve is at a part of its way, 0-1, and how many degrees it is turned there. */
function along(curve: Curve, t: number): { x: number; y: number; turn: number } {
  const u = 1 - t;
  const [a, b, c, d] = curve;
  const on = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  const slope = (i: 0 | 1) => u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i]);
  return { x: on(0), y: on(1), turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

/** A line that runs so many mm to the right of a curve, between two parts of its way. */
function beside(curve: Curve, off: number, from: number, to: number): Point[] {
  return Array.from({ length: 41 }, (_, i) => {
    const { x, y, turn } = along(curve, from + ((to - from) * i) / 40);
    const angle = (turn * Math.PI) / 180;
    return [x - off * Math.sin(angle), y + off * Math.cos(angle)];
  });
}

const line = (points: Point[]) => `M${points.map((point) => point.map(n).join(' ')).join('L')}`;
const band = (curve: Curve, half: number, from: number, to: number) =>
  `${line([...beside(curve, -half, from, to), ...beside(curve, half, from, to).reverse()])}z`;

/** A length of webbing that follows a curve: ribs across it, light on its upper edge. */
function strap(curve: Curve, colour: string, from = 0, to = 1): string {
  const half = wide / 2;
  const d = band(curve, half, from, to);
  const run = line(beside(curve, 0, from, to));
  const edge = (off: number) => line(beside(curve, off, from, to));
  return (
    fill(d, colour) +
    `<path d="${run}" fill="none" stroke="${darker(colour, 0.62)}" stroke-width="${wide}" stroke-dasharray=".8 1.5" stroke-opacity=".22"/>` +
    clipped(
      d,
      blurred(1.6, stroke(edge(half) + edge(-half), darker(colour, 0.7), 3.4, 0.55)) +
        stroke(edge(half - 3.4) + edge(3.4 - half), darker(colour, 0.5), 0.6, 0.5) +
        blurred(2, stroke(run, lighter(colour, 0.5), 8, 0.16)),
    ) +
    stroke(edge(half) + edge(-half), darker(colour, 0.66), 0.7, 0.8)
  );
}

/** What a length of webbing throws on what it lies on. */
const under = (curve: Curve, from = 0, to = 1) =>
  at(2, 4, blurred(3, fill(band(curve, wide / 2, from, to), '#0b0c08'))).replace('<g ', '<g opacity=".38" ');

/** The padded part: foam between two layers, bound with tape round its edge. */
function pad(colour: string, from: number, to: number): string {
  const half = 22;
  const d = band(middle, half, from, to);
  const inner = (off: number) => line(beside(middle, off, from + 0.012, to - 0.012));
  const body = linear(
    [0, 0, 0.5, 1],
    [
      [0, lighter(colour, 0.16)],
      [0.5, colour],
      [1, darker(colour, 0.2)],
    ],
  );
  const mesh = fill(
    d,
    tile(
      3.2,
      3.2,
      `<path d="${oval(0.8, 0.8, 0.62) + oval(2.4, 2.4, 0.62)}" fill="${darker(colour, 0.7)}" fill-opacity=".34"/>`,
      14,
    ),
  );
  return (
    at(3, 6, blurred(4, fill(d, '#0b0c08'))).replace('<g ', '<g opacity=".4" ') +
    fill(d, body) +
    clipped(
      d,
      mesh +
        blurred(4, stroke(inner(half - 3) + inner(3 - half), darker(colour, 0.7), 6, 0.4)) +
        blurred(3, stroke(inner(-7), lighter(colour, 0.6), 9, 0.22)) +
        stroke(d, darker(colour, 0.42), 8) +
        stroke(d, lighter(colour, 0.15), 0.8, 0.7),
    ) +
    stitched(inner(half - 6.4) + inner(6.4 - half), colour, 1.1) +
    stroke(d, darker(colour, 0.72), 0.7, 0.8)
  );
}

const steel = '#70716b';

/** Round steel wire: dark below, a thread of light above. */
const rod = (d: string, w: number) =>
  at(0.4, 0.8, stroke(d, '#0b0c08', w, 0.5)) +
  stroke(d, darker(steel, 0.62), w) +
  stroke(d, steel, w * 0.72) +
  at(-w * 0.08, -w * 0.14, stroke(d, '#e4e4dd', w * 0.22, 0.85));

/** A steel hook at 0 0 that points to the right, its wide gate shut, and the sleeve of cloth over its eye and the end of the strap. */
function hook(): string {
  const bow = 'M10 0H17C20 -15 33 -21 44 -18C57 -14 61 1 55 10C51 17 43 19 37 16';
  const gate = 'M18.5 2.5L37 15';
  const sleeve = 'M-30 -15.5C-20 -17 -4 -17 5 -13.5Q11 -11 11 -7V7Q11 11 5 13.5C-4 17 -20 17 -30 15.5z';
  const gathers = Array.from({ length: 9 }, (_, i) => `M${n(-26 + i * 4.2)} -17V17`).join('');
  const round = linear('y', [
    [0, '#0b0c08', 0.5],
    [0.2, '#fffdf6', 0.28],
    [0.5, '#fffdf6', 0.02],
    [1, '#0b0c08', 0.6],
  ]);
  return (
    rod(bow, 7.4) +
    rod(gate, 4.6) +
    fill(oval(18.5, 2.5, 2.5), darker(steel, 0.3)) +
    fill(oval(18.1, 2.1, 1.1), '#d5d5ce') +
    sewnOn(
      sleeve,
      fill(sleeve, elastic) +
        clipped(
          sleeve,
          stroke(gathers, '#0b0c08', 1.5, 0.5) + at(1.5, 0, stroke(gathers, '#8a8b82', 0.6, 0.45)),
        ) +
        fill(sleeve, round),
      2,
    ) +
    stitched('M-26.5 -14V14', elastic, 0.9)
  );
}

/** The quick adjuster at 0 0: a slider with a toothed bar, and the loop of tape that is pulled with one hand to slack it off. */
function adjuster(colour: string): string {
  const frame = box(-17, -20, 34, 40, 5);
  const ground = '#2b2c27';
  const window = (x: number) => box(x, -14.6, 7.4, 29.2, 2);
  const tape = darker(colour, 0.3);
  const loop = sewnOn(
    box(14, -9, 54, 18, 5),
    webbing(14, -9, 54, 18, tape) +
      stitched(`${box(50, -7, 15.6, 14, 2)}M50 -7l15.6 14M50 7l15.6 -14`, tape, 0.8),
    3,
  );
  const teeth = [-11, -5.5, 0, 5.5, 11].map((y) => `M-3.4 ${y}H3.4`).join('');
  return (
    loop +
    sewnOn(frame, moulded(frame, ground, 2.2), 2.5) +
    fill(window(-13) + window(5.6), '#0b0c08') +
    webbing(-12.4, -13.4, 6.2, 26.8, darker(colour, 0.25)) +
    webbing(6.2, -8.6, 6.2, 17.2, tape) +
    moulded(box(-4.6, -17, 9.2, 34, 2), lighter(ground, 0.12), 1.4) +
    stroke(teeth, '#0b0c08', 1.6, 0.7)
  );
}

/** A padded two-point sling laid in an S, a hook at either end. */
export function sling(colour: string, brand: string): Thing {
  const on = (curve: Curve, t: number, art: string) => {
    const { x, y, turn } = along(curve, t);
    return at(x, y, art, turn);
  };
  // What the adjuster gives out lies doubled on the strap as far as its folded end.
  const [from, to] = [0.56, 0.84];
  const tail = under(upper, from, to) + strap(upper, darker(colour, 0.06), from, to);
  const fold = on(
    upper,
    to - 0.014,
    stitched('M-3.4 -11V11M0 -11V11', colour, 0.9) + stroke('M3.6 -13.4V13.4', darker(colour, 0.6), 0.8, 0.8),
  );
  const art =
    under(lower) +
    under(upper) +
    under(middle) +
    strap(lower, colour) +
    strap(upper, colour) +
    strap(middle, colour) +
    pad(darker(colour, 0.1), 0.08, 0.9) +
    at(1.5, 3, tail + fold) +
    on(upper, 0.55, adjuster(colour)) +
    at(-122, 128, `<g transform="scale(-1 1)">${hook()}</g>`, 2) +
    at(122, -116, hook(), 3) +
    on(lower, 0.34, patch(0, 0, 54, 21, brand));
  return { art, frame: [-186, -146, 372, 296], rests: 'lies' };
}
