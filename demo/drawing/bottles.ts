import { ball, packed, upright, uprightSheen } from './materials.ts';
import { block, type Ink, print, roundCylinder, words } from './print.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, contrast, darker, fill, lighter, linear, n, oval, stroke } from './svg.ts';

/** What the label of a bottle or bag of BBs says and its colours. */
export interface BbLabel {
  brand: string;
  line: string;
  weight: string;
  count: string;
  note: string;
  ground: string;
  ink: string;
  accent: string;
}

/** A screw-topped plastic bottle of w x h mm, the label round it, BBs to be seen above the label. */
export function bottle(w: number, h: number, label: BbLabel, bbs: string, cap: string): Thing {
  const r = w / 2;
  const dip = r * 0.1;
  const neck = r * 0.52;
  const capHeight = Math.min(24, h * 0.15);
  const shoulder = h * 0.13;
  const top = -(h - capHeight);
  const full = top + shoulder;
  const body = `M${n(-neck)} ${n(top)}C${n(-neck)} ${n(top + shoulder * 0.4)} ${n(-r)} ${n(top + shoulder * 0.42)} ${n(-r)} ${n(full + 4)}V-7C${n(-r)} 2.4 ${n(r)} 2.4 ${n(r)} -7V${n(full + 4)}C${n(r)} ${n(top + shoulder * 0.42)} ${n(neck)} ${n(top + shoulder * 0.4)} ${n(neck)} ${n(top)}z`;
  const bend = roundCylinder(r, dip);
  const labelTop = full + (h > 130 ? 12 : 8);
  const labelHeight = -labelTop - 10;
  const contents = packed(body, [-r, full - 4, w, -full], bbs, Math.round(w * h));
  const plastic = clipped(
    body,
    fill(box(-r, top, w, shoulder * 0.72, 0), lighter(bbs, 0.4)) +
      `<path d="${body}" fill="#f4f1e8" fill-opacity=".3"/>`,
  );
  const art =
    contents +
    plastic +
    clipped(body, print(bbSheet(label, r, labelTop, labelHeight), bend)) +
    fill(body, uprightSheen(0.62)) +
    clipped(body, blurred(1.2, stroke(`M${n(-r * 0.62)} ${n(full + 2)}V-12`, '#ffffff', 2.4, 0.28))) +
    screwCap(neck + 3, -h, capHeight, cap);
  return { art, frame: [-r, -h - 1, w, h + 2], rests: 'stands', foot: { w: w * 0.97, depth: w * 0.2 } };
}

function screwCap(r: number, top: number, height: number, colour: string): string {
  const side = `M${n(-r)} ${n(top + r * 0.1)}V${n(top + height)}C${n(-r)} ${n(top + height + r * 0.14)} ${n(r)} ${n(top + height + r * 0.14)} ${n(r)} ${n(top + height)}V${n(top + r * 0.1)}z`;
  const ribs = Array.from({ length: 29 }, (_, i) => {
    const x = r * Math.sin((i / 28 - 0.5) * Math.PI);
    return `M${n(x)} ${n(top + r * 0.16)}V${n(top + height + r * 0.08)}`;
  }).join('');
  const lid = fill(
    oval(0, top + r * 0.1, r, r * 0.11),
    linear('x', [
      [0, lighter(colour, 0.1)],
      [0.35, lighter(colour, 0.42)],
      [1, darker(colour, 0.15)],
    ]),
  );
  return upright(side, colour, 0.45) + clipped(side, stroke(ribs, '#0b0c08', 0.7, 0.35)) + lid;
}

/** The sheet round a bottle: x runs round it from the middle of the front, both in mm. */
function bbSheet(label: BbLabel, r: number, top: number, height: number): Ink[] {
  const { ground, ink, accent } = label;
  const y = (part: number) => top + height * part;
  const within = r * 1.75;
  const middle = { x: 0, anchor: 'middle' as const, within, colour: ink };
  return [
    block(-r * 1.62, top, r * 3.24, height, ground),
    block(-r * 1.62, y(0.8), r * 3.24, height * 0.2, accent),
    block(-r * 1.62, top, r * 3.24, height * 0.016, accent),
    words(label.brand, { ...middle, y: y(0.145), size: height * 0.13, weight: 800, track: 0.16 }),
    block(-r * 0.3, y(0.185), r * 0.6, height * 0.012, accent),
    words(label.line, { ...middle, y: y(0.275), size: height * 0.078, weight: 500, track: 0.12 }),
    words(label.weight, { ...middle, y: y(0.6), size: height * 0.4, weight: 800, track: -0.01 }),
    words(label.count, { ...middle, y: y(0.735), size: height * 0.1, weight: 600, track: 0.03 }),
    words(label.note, {
      ...middle,
      y: y(0.925),
      size: height * 0.085,
      weight: 600,
      track: 0.1,
      colour: contrast(accent),
    }),
  ];
}

/** A stand-up foil pouch of w x h mm with a zip, a round window onto the BBs, and the label printed on. */
export function pouch(w: number, h: number, label: BbLabel, bbs: string): Thing {
  const r = w / 2;
  const { ground, ink, accent } = label;
  const body = `M${n(-r)} ${n(-h)}H${n(r)}C${n(r - 1)} ${n(-h * 0.7)} ${n(r + 3)} ${n(-h * 0.4)} ${n(r + 1)} -8C${n(r)} 1 ${n(r * 0.6)} 1.5 0 1.5S${n(-r)} 1 ${n(-r - 1)} -8C${n(-r - 3)} ${n(-h * 0.4)} ${n(-r + 1)} ${n(-h * 0.7)} ${n(-r)} ${n(-h)}z`;
  const y = (part: number) => -h + h * part;
  const middle = { x: 0, anchor: 'middle' as const, within: w * 0.78, colour: ink };
  const window = oval(0, y(0.77), w * 0.27, w * 0.19);
  const print_: Ink[] = [
    block(-r - 4, y(0.6), w + 8, h * 0.012, accent),
    words(label.brand, { ...middle, y: y(0.225), size: h * 0.082, weight: 800, track: 0.16 }),
    words(label.line, { ...middle, y: y(0.285), size: h * 0.044, weight: 500, track: 0.12 }),
    words(label.weight, { ...middle, y: y(0.49), size: h * 0.235, weight: 800, track: -0.01 }),
    words(label.count, { ...middle, y: y(0.57), size: h * 0.06, weight: 600, track: 0.03 }),
    words(label.note, { ...middle, y: y(0.945), size: h * 0.036, weight: 600, track: 0.1 }),
  ];
  const folds = [
    `M${n(-r * 0.9)} ${n(y(0.2))}C${n(-r * 0.7)} ${n(y(0.4))} ${n(-r * 0.95)} ${n(y(0.7))} ${n(-r * 0.6)} ${n(y(0.98))}`,
    `M${n(r * 0.88)} ${n(y(0.16))}C${n(r * 0.7)} ${n(y(0.45))} ${n(r * 0.96)} ${n(y(0.7))} ${n(r * 0.62)} ${n(y(0.98))}`,
  ];
  const foil =
    blurred(3, folds.map((d) => stroke(d, '#ffffff', 4, 0.35)).join('')) +
    blurred(
      4,
      folds.map((d) => `<g transform="translate(6 2)">${stroke(d, '#0b0c08', 5, 0.3)}</g>`).join(''),
    ) +
    blurred(
      3,
      stroke(
        `M${n(-r)} ${n(y(0.98))}C${n(-r * 0.4)} ${n(y(0.9))} ${n(r * 0.4)} ${n(y(0.9))} ${n(r)} ${n(y(0.98))}`,
        '#0b0c08',
        3,
        0.35,
      ),
    );
  const seal =
    `<path d="${box(-r - 2, -h, w + 4, h * 0.06)}" fill="#0b0c08" fill-opacity=".14"/>` +
    stroke(
      Array.from({ length: 5 }, (_, i) => `M${n(-r)} ${n(-h + h * 0.01 * (i + 0.8))}H${n(r)}`).join(''),
      '#fff',
      0.4,
      0.3,
    );
  const zip =
    stroke(`M${n(-r)} ${n(y(0.105))}H${n(r)}`, '#0b0c08', 1.6, 0.3) +
    stroke(`M${n(-r)} ${n(y(0.1))}H${n(r)}`, '#fff', 0.9, 0.6);
  const seen =
    packed(window, [-w * 0.28, y(0.77) - w * 0.2, w * 0.56, w * 0.4], bbs, Math.round(w + h)) +
    fill(
      window,
      linear(
        [0, 0, 1, 1],
        [
          [0, '#ffffff', 0.4],
          [0.4, '#ffffff', 0],
          [1, '#0b0c08', 0.25],
        ],
      ),
    ) +
    stroke(window, accent, 1.6);
  const art =
    fill(body, ground) +
    clipped(body, print(print_) + seen + foil + seal + zip) +
    fill(
      body,
      linear('x', [
        [0, '#0b0c08', 0.34],
        [0.1, '#fff', 0.12],
        [0.28, '#fff', 0.22],
        [0.5, '#fff', 0],
        [0.85, '#0b0c08', 0.16],
        [1, '#0b0c08', 0.42],
      ]),
    );
  return { art, frame: [-r - 2, -h, w + 4, h + 2], rests: 'stands', foot: { w: w * 0.97, depth: w * 0.18 } };
}

/** BBs on the table, seen from above, at places in mm. */
export function scattered(colour: string, places: [number, number][]): Thing {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - 3, Math.min(...ys) - 3];
  return {
    art: places.map(([x, y]) => ball(x, y, colour)).join(''),
    frame: [left, top, Math.max(...xs) + 3 - left, Math.max(...ys) + 3 - top],
    rests: 'lies',
  };
}
