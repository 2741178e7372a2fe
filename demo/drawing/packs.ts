import { barcode, type Mark, smallPrint } from './marks.ts';
import { moulded } from './materials.ts';
import { block, type Ink, print, words } from './print.ts';
import type { Thing } from './studio.ts';
import {
  at,
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

type Plug = 'deans' | 'mini Tamiya' | 'xt30';

/** A silicone wire: dark rim, colour, a thread of light. */
export const wire = (d: string, colour: string, w = 2.6) =>
  stroke(d, darker(colour, 0.6), w) +
  stroke(d, colour, w * 0.76) +
  `<g transform="translate(${n(-w * 0.1)} ${n(-w * 0.14)})">${stroke(d, lighter(colour, 0.7), w * 0.2, 0.6)}</g>`;

/** A connector with its wires entering at the origin from the left. */
function plug(kind: Plug, sex: 'male' | 'female' = 'female'): string {
  const brass = linear('y', [
    [0, '#8a6a24'],
    [0.3, '#f4dd95'],
    [1, '#7a5a1a'],
  ]);
  if (kind === 'deans') {
    const blades = sex === 'male' ? fill(box(15, -5.4, 7, 2, 0.5) + box(15, 1.4, 5, 6, 0.5), brass) : '';
    return (
      blades +
      moulded('M0 -6H3V-8H16V8H3V6H0z', '#c23b26', 1.2) +
      stroke('M6 -4.5H13M6 4H13', '#5e150a', 1.3, 0.8) +
      stroke('M4 -8V8', '#5e150a', 0.5, 0.6)
    );
  }
  if (kind === 'xt30') {
    const pins = sex === 'male' ? fill(box(13, -4, 5, 2.4, 1) + box(13, 1.6, 5, 2.4, 1), brass) : '';
    return pins + moulded('M0 -5H13L14.5 -3.4V5H0z', '#e3b21c', 1) + stroke('M3.5 -5V5', '#7a5a06', 0.6, 0.7);
  }
  const tongue = moulded(box(4, -9.6, 9, 4, 1), '#e8e4d8', 0.7);
  return (
    tongue +
    moulded('M0 -6.5H17V6.5H0z', '#ece8dc', 1.1) +
    stroke('M11 -6.5V6.5M17 0H11', '#8f8b7d', 0.7, 0.8) +
    fill(oval(14, -3.2, 1.3) + oval(14, 3.2, 1.3), '#55524a')
  );
}

const balancePlug = (cells: number) =>
  moulded(box(0, -(cells + 1) * 1.25 - 1, 9, (cells + 1) * 2.5 + 2, 0.8), '#f1eee4', 0.7) +
  Array.from({ length: cells + 1 }, (_, i) =>
    stroke(`M5 ${n((i - cells / 2) * 2.5)}h3`, '#8f8b7d', 0.9),
  ).join('');

export interface PackLabel {
  brand: string;
  volts: string;
  capacity: string;
  note: string;
  colour: string;
  accent: string;
}

/** What is printed on a stick of w x h mm; only one of several sticks `speaks`, the others bear the name. */
export type PackSheet = (w: number, h: number, speaks: boolean) => Ink[];

/**
 * Leads are no part of its thickness: they can be drawn by themselves. `tucked` is the same pack with its leads laid back along it;
 * `balancing` has its balance lead in a port at x, y mm from the pack's middle that opens downwards once the pack is turned by so
 * many degrees, and its frame is the pack's alone.
 */
export interface Pack extends Thing {
  solid: string;
  loose: string;
  tucked: Thing;
  balancing: (x: number, y: number, turn?: number) => Thing;
  /** Where the mouth of its plug is. */
  mouth: number;
}

interface Sticks {
  w: number;
  h: number;
  sticks: number;
  chemistry: 'lipo' | 'nimh';
  cells: number;
  plug: Plug;
}

/** Where leads begin: half a pack's length, and the middles of its first and last stick. */
type Ends = [half: number, top: number, low: number];

/**
 * A battery pack lying down, leads to the right. `sticks` are its parts, each w x h mm, one below another;
 * NiMH packs show their round cells through the film and have no balance lead.
 */
export function pack(how: Sticks & { colour: string; sheet: PackSheet }): Pack {
  const { w, h, sticks } = how;
  const gap = sticks > 1 ? 7 : 0;
  const rows = Array.from({ length: sticks }, (_, i) => (i - (sticks - 1) / 2) * (h + gap));
  const half = w / 2;
  const joins = rows.slice(1).map((y) => joined(half, y - (h + gap) / 2));
  const [top, low] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const bodies = rows.map((y, i) =>
    at(0, y, stick(w, h, how, i === Math.floor((sticks - 1) / 2) || sticks === 1)),
  );
  const loose = joins.join('') + leads(how, [half, top, low]);
  const solid = bodies.join('');
  const isLipo = how.chemistry === 'lipo';
  const bottom = Math.max(low + h / 2, isLipo ? low + h * 0.5 + 17 : 12);
  const left = sticks > 1 ? -half - 12 : -half;
  const [above, below] = [top - h / 2 - 19, low + h / 2 + (isLipo ? 15 : 0)];
  return {
    art: loose + solid,
    solid,
    loose,
    frame: [left, Math.min(top - h / 2, -10), half + 70 - left, bottom - Math.min(top - h / 2, -10)],
    rests: 'lies',
    tucked: {
      art: joins.join('') + tuckedLeads(how, [half, top, low]) + solid,
      frame: [left, above, half + 18 - left, below - above],
      rests: 'lies',
    },
    balancing: (x, y, turn = 0) => ({
      art:
        joins.join('') +
        mainLead(how, [half, top, low]) +
        pluggedIn(how, [half, top, low], [x, y, turn]) +
        solid,
      frame: [-half, top - h / 2, w, low - top + h],
      rests: 'lies',
    }),
    mouth: half + mainReach + 16,
  };
}

/** The two wires that lead round from one stick to the next, about the middle of the gap between them. */
const joined = (half: number, y: number) =>
  wire(
    `M${n(-half + 3)} ${n(y - 7)}C${n(-half - 10)} ${n(y - 7)} ${n(-half - 10)} ${n(y + 7)} ${n(-half + 3)} ${n(y + 7)}`,
    '#2a2b27',
  ) +
  wire(
    `M${n(-half + 3)} ${n(y - 10)}C${n(-half - 15)} ${n(y - 9)} ${n(-half - 15)} ${n(y + 9)} ${n(-half + 3)} ${n(y + 10)}`,
    '#b8321f',
  );

const balanceColours = ['#24251f', '#3a5a94', '#c9a13b', '#b8321f'];

/** The wires of a balance lead, each on its course, thin. */
const balanceWires = (cells: number, course: (offset: number) => string) =>
  Array.from({ length: cells + 1 }, (_, i) =>
    wire(course((i - cells / 2) * 1.9), balanceColours[i % 4] ?? '#24251f', 1.5),
  ).join('');

/** From the end of a pack to the plug of its main lead. */
const mainReach = 52;

/** The main lead as it lies when it is drawn out to the right. */
function mainLead({ h, plug: kind }: Sticks, [half, top]: Ends): string {
  const reach = half + mainReach;
  return (
    wire(
      `M${n(half - 3)} ${n(top - h * 0.16)}C${n(half + 20)} ${n(top - h * 0.2)} ${n(half + 26)} -3 ${n(reach + 2)} -3.2`,
      '#b8321f',
      3,
    ) +
    wire(
      `M${n(half - 3)} ${n(top + h * 0.04)}C${n(half + 16)} ${n(top + h * 0.04)} ${n(half + 24)} 3 ${n(reach + 2)} 3.2`,
      '#24251f',
      3,
    ) +
    at(reach, 0, plug(kind))
  );
}

/** Both leads drawn out to the right. */
function leads(how: Sticks, ends: Ends): string {
  const { h, chemistry, cells } = how;
  const [half, , low] = ends;
  const end = low + h * 0.5 + 10;
  const course = (y: number) =>
    `M${n(half - 3)} ${n(low + h * 0.24 + y * 0.5)}C${n(half + 16)} ${n(low + h * 0.24 + y * 0.5)} ${n(half + 14)} ${n(end + y)} ${n(half + 31)} ${n(end + y)}`;
  const balance =
    chemistry === 'lipo' ? balanceWires(cells, course) + at(half + 30, end, balancePlug(cells)) : '';
  return mainLead(how, ends) + balance;
}

/** The balance lead round the end of the pack and into a port at x, y, which opens downwards when the pack is turned by so many degrees. */
function pluggedIn(
  { h, cells }: Sticks,
  [half, , low]: Ends,
  [x, y, turn]: [x: number, y: number, turn: number],
): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const below = (down: number, right = 0): [number, number] => [
    x + right * cos + down * sin,
    y - right * sin + down * cos,
  ];
  const start = low + h * 0.24;
  const course = (offset: number) =>
    `M${n(half - 3)} ${n(start + offset * 0.5)}C${n(half + 38 + offset)} ${n(start + offset * 0.5)} ${below(
      start - 18 - y,
      offset,
    )
      .map(n)
      .join(' ')} ${below(8, offset).map(n).join(' ')}`;
  return balanceWires(cells, course) + at(...below(9), balancePlug(cells), -90 - turn);
}

/** The same leads laid back along the pack: the plug above it, the balance lead below. */
function tuckedLeads({ h, chemistry, cells, plug: kind }: Sticks, [half, top, low]: Ends): string {
  const back = half - 26;
  const above = top - h / 2 - 10;
  const main = (from: number, reach: number, to: number, colour: string) =>
    wire(
      `M${n(half - 3)} ${n(top + from)}C${n(half + reach)} ${n(top + from)} ${n(half + reach)} ${n(above + to)} ${n(back)} ${n(above + to)}`,
      colour,
      3,
    );
  const below = low + h / 2 + 9;
  const course = (y: number) =>
    `M${n(half - 3)} ${n(low + h * 0.22 - y * 0.5)}C${n(half + 13 + y)} ${n(low + h * 0.22 - y * 0.5)} ${n(half + 13 + y)} ${n(below + y)} ${n(half - 18)} ${n(below + y)}`;
  const balance =
    chemistry === 'lipo' ? balanceWires(cells, course) + at(half - 17, below, balancePlug(cells), 180) : '';
  return (
    main(h * 0.04, 23, -3.2, '#24251f') +
    main(-h * 0.16, 17, 3.2, '#b8321f') +
    balance +
    at(back + 2, above, plug(kind), 180)
  );
}

function stick(
  w: number,
  h: number,
  how: { chemistry: 'lipo' | 'nimh'; colour: string; sheet: PackSheet },
  speaks: boolean,
): string {
  const body = box(-w / 2, -h / 2, w, h, how.chemistry === 'lipo' ? 3 : 5);
  const cellShade =
    how.chemistry === 'nimh'
      ? linear('y', [
          [0, '#0b0c08', 0.4],
          [0.12, '#fff', 0.3],
          [0.25, '#fff', 0.05],
          [0.48, '#0b0c08', 0.22],
          [0.52, '#0b0c08', 0.26],
          [0.62, '#fff', 0.18],
          [0.75, '#fff', 0],
          [1, '#0b0c08', 0.55],
        ])
      : linear('y', [
          [0, '#fff', 0.32],
          [0.06, '#fff', 0.14],
          [0.3, '#fff', 0.05],
          [0.8, '#0b0c08', 0.12],
          [0.94, '#0b0c08', 0.3],
          [1, '#0b0c08', 0.5],
        ]);
  const end = fill(box(w / 2 - 4.5, -h / 2 + 1, 4.5, h - 2, 1.5), '#0b0c08');
  return `${fill(body, how.colour)}${clipped(body, `${print(how.sheet(w, h, speaks))}<g opacity=".35">${end}</g>`)}${fill(body, cellShade)}${clipped(body, film(w, h, how.chemistry))}`;
}

/** The shrunk film over a pack: the bulge of the pouch under it, its puckered ends, and the light on it. */
function film(w: number, h: number, chemistry: 'lipo' | 'nimh'): string {
  const [x, y] = [w / 2, h / 2];
  const roll = dice(Math.round(w * h));
  const pucker = (side: number) =>
    Array.from({ length: Math.round(h / 3) }, (_, i) => {
      const from = -y + 2 + i * 3 + roll() * 1.4;
      const reach = 3.5 + roll() * 6;
      return `M${n(side * x)} ${n(from)}q${n(-side * reach * 0.5)} ${n((roll() - 0.5) * 1.6)} ${n(-side * reach)} ${n(-from * 0.12)}`;
    }).join('');
  const puckers = pucker(-1) + pucker(1);
  const pouch = box(-x + 4.6, -y + 2.4, w - 9.2, h - 4.8, 3.4);
  const bulge =
    at(0.5, 0.6, blurred(0.7, stroke(pouch, '#0b0c08', 1.1, 0.5))) +
    at(-0.3, -0.4, blurred(0.45, stroke(pouch, '#fffdf6', 0.7, 0.5)));
  const gloss = `M${n(-x + w * 0.54)} ${n(-y)}h${n(w * 0.15)}L${n(-x + w * 0.5)} ${n(y)}h${n(-w * 0.15)}z`;
  const lip = `M${n(-x + 1.3)} ${n(-y)}V${n(y)}M${n(x - 1.3)} ${n(-y)}V${n(y)}`;
  return (
    (chemistry === 'lipo' ? bulge : '') +
    fill(
      gloss,
      linear('y', [
        [0, '#fff', 0.2],
        [0.6, '#fff', 0.05],
        [1, '#fff', 0.02],
      ]),
    ) +
    blurred(
      0.9,
      stroke(
        `M${n(-x + 4)} ${n(-y + 2.6)}C${n(-w / 6)} ${n(-y + 1.5)} ${n(w / 6)} ${n(-y + 4)} ${n(x - 6)} ${n(-y + 2.6)}`,
        '#fff',
        1.3,
        0.6,
      ),
    ) +
    at(0.25, 0.35, blurred(0.3, stroke(puckers, '#0b0c08', 0.7, 0.3))) +
    blurred(0.16, stroke(puckers, '#fffdf6', 0.4, 0.24)) +
    stroke(lip, '#0b0c08', 0.5, 0.4) +
    at(0.45, 0, stroke(lip, '#fffdf6', 0.3, 0.4))
  );
}

/** Whether a stick is so slim that its print has to stand in one row. */
export const isSlim = ({ w, h }: { w: number; h: number }) => h < w / 4;

/** The front of a pack's film. */
export const packFront =
  (label: PackLabel): PackSheet =>
  (w, h, speaks) => {
    const ink = contrast(label.colour);
    const left = -w / 2 + 7;
    if (!speaks)
      return [
        block(-w / 2, -h / 2, 4, h, label.accent),
        words(label.brand, {
          x: left,
          y: h * 0.14,
          size: h * 0.42,
          weight: 800,
          track: 0.14,
          colour: ink,
          within: w * 0.5,
        }),
      ];
    if (isSlim({ w, h })) return slimFront(label, w, h);
    return [
      block(-w / 2, -h / 2, 4, h, label.accent),
      words(label.brand, {
        x: left,
        y: -h * 0.08,
        size: h * 0.36,
        weight: 800,
        track: 0.12,
        colour: ink,
        within: w * 0.42,
      }),
      words(label.note, {
        x: left,
        y: h * 0.3,
        size: h * 0.21,
        weight: 500,
        track: 0.04,
        colour: ink,
        within: w * 0.42,
      }),
      block(w * 0.03, -h * 0.36, w * 0.004 + 0.5, h * 0.72, label.accent),
      words(label.volts, {
        x: w / 2 - 9,
        y: -h * 0.02,
        size: h * 0.46,
        weight: 800,
        anchor: 'end',
        colour: ink,
        within: w * 0.4,
      }),
      words(label.capacity, {
        x: w / 2 - 9,
        y: h * 0.34,
        size: h * 0.28,
        weight: 700,
        anchor: 'end',
        colour: label.accent,
        within: w * 0.4,
      }),
    ];
  };

/** On a slim stick voltage and capacity stand side by side, so that both can be large. */
function slimFront(label: PackLabel, w: number, h: number): Ink[] {
  const colour = contrast(label.colour);
  const left = -w / 2 + 7;
  const name = { x: left, colour, within: w * 0.22 };
  return [
    block(-w / 2, -h / 2, 4, h, label.accent),
    words(label.brand, { ...name, y: -h * 0.04, size: h * 0.34, weight: 800, track: 0.1 }),
    words(label.note, { ...name, y: h * 0.27, size: h * 0.22, weight: 500, track: 0.02 }),
    block(left + w * 0.245, -h * 0.34, w * 0.004 + 0.5, h * 0.68, label.accent),
    words(label.volts, {
      x: left + w * 0.275,
      y: h * 0.2,
      size: h * 0.58,
      weight: 800,
      colour,
      within: w * 0.215,
    }),
    words(label.capacity, {
      x: w / 2 - 7,
      y: h * 0.2,
      size: h * 0.5,
      weight: 700,
      anchor: 'end',
      colour: label.accent,
      within: w * 0.32,
    }),
  ];
}

/** What the back of a pack tells. */
export interface PackBack {
  barcode: string;
  lines: string[];
  marks: Mark[];
}

/**
 * The back of a pack's film: what it holds, how to treat it, marks, barcode. All of it stands on one white label, clear of the
 * film's creases and of the rounded edges; on a brick the marks stand one above another, so that the lines have room.
 */
export const packBack =
  (label: PackLabel, { lines, marks, barcode: digits }: PackBack): PackSheet =>
  (w, h, speaks) => {
    const edge = block(w / 2 - 4, -h / 2, 4, h, label.accent);
    if (!speaks) return [edge];
    const slim = isSlim({ w, h });
    const [left, wide, high] = [-w / 2 + 10, w - 21, h * (slim ? 0.68 : 0.76)];
    const bars = wide * 0.24;
    const sign = slim ? Math.min(high * 0.8, wide * 0.12) : high * 0.43;
    const step = sign * (slim ? 1.12 : 1.08);
    const signs = left + wide - bars - (slim ? marks.length : 1) * step - 1;
    const first = slim ? 0 : ((1 - marks.length) * step) / 2;
    const size = h * (slim ? 0.16 : 0.1);
    const text = { x: left + 2.4, within: signs - left - 4.4, size, colour: '#16190F' };
    return [
      edge,
      block(left, -high / 2, wide, high, '#f4f1e8'),
      ...smallPrint(lines, { ...text, y: 0, centred: true }),
      ...marks.flatMap((mark, i) =>
        slim
          ? mark(signs + i * step, -sign * 0.46, sign * 0.94)
          : mark(signs, first + i * step - sign * 0.47, sign * 0.94),
      ),
      ...barcode(digits, left + wide - bars - 0.6, -high * 0.44, bars, high * 0.88),
    ];
  };

/** A short lead from one connector to another, 90 mm from end to end; where wires are soldered to blades, sleeves are over them. */
export function lead(from: Plug, to: Plug): Thing {
  const course = (y: number) => `M-24 ${n(y)}C-8 ${n(y - 13)} 14 ${n(y - 13)} 29 ${n(y)}`;
  const sleeve = (y: number) => `M-24 ${n(y)}C-21.4 ${n(y - 2.1)} -18.8 ${n(y - 3.8)} -16 ${n(y - 5.2)}`;
  const shrunk = (y: number, colour: string) => wire(sleeve(y), colour, 5.2).replaceAll('round', 'butt');
  const art =
    wire(course(3.2), '#24251f', 3.4) +
    shrunk(3.2, '#33342f') +
    wire(course(-3.2), '#b8321f', 3.4) +
    shrunk(-3.2, '#8c2a1c') +
    at(-23, 0, plug(from, 'male'), 180) +
    at(28, 0, plug(to, 'female'));
  return { art, frame: [-45, -13.5, 90, 21.5], rests: 'lies' };
}

/** What charges a NiMH pack: from a charger's side at 0 0 round to the right and down to a plug that faces left at x, y. */
export function chargingLead(kind: Plug, [x, y]: [x: number, y: number]): Thing {
  const course = (offset: number) =>
    `M-4 ${n(-offset)}C${n(36 + offset)} ${n(-offset)} ${n(x + 52 + offset)} ${n(y + offset)} ${n(x - 2)} ${n(y + offset)}`;
  const art = wire(course(3.2), '#24251f', 3) + wire(course(-3.2), '#b8321f', 3) + at(x, y, plug(kind), 180);
  return { art, frame: [-1, -1, 2, 2], rests: 'lies' };
}
