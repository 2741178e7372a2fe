import { adultsOnly, barcode, eyeProtection, leaf, recycled, smallPrint } from './marks.ts';
import { ball, packed, upright, uprightSheen } from './materials.ts';
import { block, type Ink, print, roundCylinder, widthOf, words } from './print.ts';
import type { Thing } from './studio.ts';
import {
  blurred,
  box,
  clipped,
  contrast,
  darker,
  dice,
  fill,
  lighter,
  linear,
  n,
  oval,
  stroke,
} from './svg.ts';

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

/** What is printed round something of radius r, from `top` down over `height`, in mm: x runs round it from the middle of the side that is seen. */
export type Sheet = (r: number, top: number, height: number) => Ink[];

/** A plastic bottle of w x h mm, its sheet round it, BBs to be seen above; with a screw cap, or open. */
export function bottle(w: number, h: number, sheet: Sheet, bbs: string, cap: string | 'open'): Thing {
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
  const seed = Math.round(w * h);
  // Lying open, it is full to its mouth.
  const surface = cap === 'open' ? top : full - shoulder * 0.28;
  const contents = packed(body, [-r, Math.min(surface, full - 4), w, -surface], bbs, seed);
  const plastic = clipped(
    body,
    fill(box(-r, top, w, surface - top, 0), lighter(bbs, 0.4)) +
      heap(r, surface, bbs, seed) +
      `<path d="${body}" fill="#f4f1e8" fill-opacity=".3"/>`,
  );
  const art =
    contents +
    plastic +
    clipped(body, print(sheet(r, labelTop, labelHeight), bend)) +
    fill(body, uprightSheen(0.62)) +
    clipped(body, blurred(1.2, stroke(`M${n(-r * 0.62)} ${n(full + 2)}V-12`, '#ffffff', 2.4, 0.28))) +
    (cap === 'open' ? openNeck(neck, top, capHeight) : screwCap(neck + 3, -h, capHeight, cap));
  return { art, frame: [-r, -h - 1, w, h + 2], rests: 'stands', foot: { w: w * 0.97, depth: w * 0.2 } };
}

/** The uppermost BBs in something of radius r: a low heap whose middle is at y, and no line drawn across. */
function heap(r: number, y: number, bbs: string, seed: number): string {
  const roll = dice(seed);
  const rows = [-1, 0, 1].map((row) => {
    const columns = Math.ceil((2 * r) / 5.9) + 1;
    return Array.from({ length: columns }, (_, column) => {
      const x = -r + (column + (row === 0 ? 0.5 : 0)) * 5.9 + (roll() - 0.5) * 1.5;
      const fall = (x / r) ** 2 * r * 0.16;
      return ball(x, y + row * 4.2 + fall + (roll() - 0.5) * 1.8, darker(bbs, roll() * 0.1));
    }).join('');
  });
  return rows.join('');
}

/** The thread and the mouth, where the cap was. */
function openNeck(r: number, top: number, height: number): string {
  const tube = box(-r, top - height * 0.78, 2 * r, height * 0.8, 1.5);
  const thread = [0.22, 0.42, 0.62].map(
    (part) => `M${n(-r)} ${n(top - height * part)}L${n(r)} ${n(top - height * (part - 0.07))}`,
  );
  return (
    upright(tube, '#ece8dc', 0.6) +
    clipped(tube, stroke(thread.join(''), '#8f8b7d', 1.6, 0.7)) +
    fill(oval(0, top - height * 0.78, r, r * 0.11), '#c9c4b5') +
    fill(oval(0, top - height * 0.77, r * 0.84, r * 0.08), '#4a473c')
  );
}

/** A screw cap by itself, lying open side down, seen from above. */
export function looseCap(r: number, colour: string): Thing {
  const ribs = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2;
    return `M${n(r * 0.9 * Math.cos(a))} ${n(r * 0.9 * Math.sin(a))}L${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`;
  }).join('');
  const art =
    fill(oval(0, 0, r), darker(colour, 0.25)) +
    stroke(ribs, '#0b0c08', 0.8, 0.5) +
    fill(
      oval(0, 0, r * 0.88),
      linear(
        [0, 0, 1, 1],
        [
          [0, lighter(colour, 0.3)],
          [0.5, colour],
          [1, darker(colour, 0.2)],
        ],
      ),
    ) +
    stroke(oval(0, 0, r * 0.62), darker(colour, 0.4), 0.6, 0.6);
  return { art, frame: [-r, -r, 2 * r, 2 * r], rests: 'lies' };
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

/** How heavy one BB is, in the middle of a label: the figure large, its unit small enough that it stays clear of the line below. */
export function weightPrint(
  { weight, ink }: BbLabel,
  { y, size, within }: { y: number; size: number; within: number },
): Ink[] {
  const [figure = '', unit = ''] = weight.split(' ');
  const heavy = { weight: 800, track: -0.01 } as const;
  const small = 0.55;
  const gap = 0.07;
  const wide = widthOf(figure, heavy.weight, heavy.track);
  const total = wide + gap + widthOf(unit, heavy.weight, heavy.track) * small;
  const em = Math.min(size, within / total);
  const left = (-total / 2) * em;
  return [
    words(figure, { ...heavy, x: left, y, size: em, colour: ink }),
    words(unit, { ...heavy, x: left + (wide + gap) * em, y, size: em * small, colour: ink }),
  ];
}

/** The front of a bottle's label. */
export const bbFront =
  (label: BbLabel): Sheet =>
  (r, top, height) => {
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
      ...weightPrint(label, { y: y(0.6), size: height * 0.4, within }),
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
  };

/** What the back of a pack of BBs tells. */
export interface BbBack {
  barcode: string;
  /** What it is; how big; whom it is for. */
  lines: string[];
  batch: string;
  /** Whether it breaks down in soil. */
  biodegradable: boolean;
}

const warning = [
  'KEEP AWAY FROM CHILDREN',
  'Small balls: danger of choking.',
  'Never shoot at faces or animals.',
  'Everyone near wears eye protection.',
];

/** The back of a bottle's label. */
export const bbBack =
  (label: BbLabel, back: BbBack): Sheet =>
  (r, top, height) => {
    const { ground, accent } = label;
    return [
      block(-r * 1.62, top, r * 3.24, height, ground),
      block(-r * 1.62, top + height * 0.8, r * 3.24, height * 0.2, accent),
      block(-r * 1.62, top, r * 3.24, height * 0.016, accent),
      ...bbBackPrint(label, back, {
        left: -r * 0.83,
        top: top + height * 0.05,
        w: r * 1.66,
        h: height * 0.72,
      }),
      words(back.batch, {
        x: 0,
        y: top + height * 0.925,
        size: height * 0.07,
        weight: 600,
        anchor: 'middle',
        track: 0.06,
        within: r * 1.7,
        colour: contrast(accent),
      }),
    ];
  };

/** Name, marks, warning and barcode in a field of w x h. */
export function bbBackPrint(
  { brand, weight, ink, ground }: BbLabel,
  { lines, barcode: digits, biodegradable }: BbBack,
  { left, top, w, h }: { left: number; top: number; w: number; h: number },
): Ink[] {
  const sign = Math.min(w * 0.2, h * 0.19);
  const marks = [
    eyeProtection,
    adultsOnly(ink, ground),
    recycled(ink),
    ...(biodegradable ? [leaf('#4f7a3a')] : []),
  ];
  const text = { x: left, within: w, colour: ink };
  const below = top + h * 0.52 + sign;
  return [
    words(`${brand} ${weight}`, { ...text, y: top + h * 0.11, size: h * 0.13, weight: 800, track: 0.06 }),
    ...smallPrint(lines, { ...text, y: top + h * 0.23, size: h * 0.07 }),
    ...marks.flatMap((mark, i) => mark(left + i * sign * 1.25, top + h * 0.485, sign)),
    ...smallPrint(warning, { ...text, y: below + h * 0.06, size: h * 0.06, within: w * 0.52 }),
    ...barcode(digits, left + w * 0.56, below, w * 0.44, h * 0.29),
  ];
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
