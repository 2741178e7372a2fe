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
  fill,
  lighter,
  linear,
  n,
  oval,
  stroke,
} from './svg.ts';

type Plug = 'deans' | 'mini Tamiya' | 'xt30';

/** A silicone wire: dark rim, colour, a thread of light. */
const wire = (d: string, colour: string, w = 2.6) =>
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

/** Leads are no part of its thickness: they can be drawn by themselves. */
export interface Pack extends Thing {
  solid: string;
  loose: string;
}

/**
 * A battery pack lying down, leads to the right. `sticks` are its parts, each w x h mm, one below another;
 * NiMH packs show their round cells through the film and have no balance lead.
 */
export function pack(how: {
  w: number;
  h: number;
  sticks: number;
  chemistry: 'lipo' | 'nimh';
  cells: number;
  plug: Plug;
  colour: string;
  sheet: PackSheet;
}): Pack {
  const { w, h, sticks } = how;
  const gap = sticks > 1 ? 7 : 0;
  const rows = Array.from({ length: sticks }, (_, i) => (i - (sticks - 1) / 2) * (h + gap));
  const half = w / 2;
  const joins = rows.slice(1).map((y) => {
    const from = y - (h + gap) / 2;
    return (
      wire(
        `M${n(-half + 3)} ${n(from - 7)}C${n(-half - 10)} ${n(from - 7)} ${n(-half - 10)} ${n(from + 7)} ${n(-half + 3)} ${n(from + 7)}`,
        '#2a2b27',
      ) +
      wire(
        `M${n(-half + 3)} ${n(from - 10)}C${n(-half - 15)} ${n(from - 9)} ${n(-half - 15)} ${n(from + 9)} ${n(-half + 3)} ${n(from + 10)}`,
        '#b8321f',
      )
    );
  });
  const top = rows[0] ?? 0;
  const low = rows.at(-1) ?? 0;
  const reach = half + 52;
  const leads =
    wire(
      `M${n(half - 3)} ${n(top - h * 0.16)}C${n(half + 20)} ${n(top - h * 0.2)} ${n(half + 26)} -3 ${n(reach + 2)} -3.2`,
      '#b8321f',
      3,
    ) +
    wire(
      `M${n(half - 3)} ${n(top + h * 0.04)}C${n(half + 16)} ${n(top + h * 0.04)} ${n(half + 24)} 3 ${n(reach + 2)} 3.2`,
      '#24251f',
      3,
    );
  const balance =
    how.chemistry === 'lipo'
      ? Array.from({ length: how.cells + 1 }, (_, i) => {
          const colours = ['#24251f', '#3a5a94', '#c9a13b', '#b8321f'];
          const y = (i - how.cells / 2) * 1.9;
          return wire(
            `M${n(half - 3)} ${n(low + h * 0.24 + y * 0.5)}C${n(half + 16)} ${n(low + h * 0.24 + y * 0.5)} ${n(half + 14)} ${n(low + h * 0.5 + 10 + y)} ${n(half + 31)} ${n(low + h * 0.5 + 10 + y)}`,
            colours[i % 4] ?? '#24251f',
            1.5,
          );
        }).join('') + at(half + 30, low + h * 0.5 + 10, balancePlug(how.cells))
      : '';
  const bodies = rows.map((y, i) =>
    at(0, y, stick(w, h, how, i === Math.floor((sticks - 1) / 2) || sticks === 1)),
  );
  const loose = joins.join('') + leads + balance + at(reach, 0, plug(how.plug));
  const solid = bodies.join('');
  const bottom = Math.max(low + h / 2, how.chemistry === 'lipo' ? low + h * 0.5 + 17 : 12);
  const left = sticks > 1 ? -half - 12 : -half;
  return {
    art: loose + solid,
    solid,
    loose,
    frame: [left, Math.min(top - h / 2, -10), reach + 18 - left, bottom - Math.min(top - h / 2, -10)],
    rests: 'lies',
  };
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
          [0.48, '#0b0c08', 0.35],
          [0.52, '#0b0c08', 0.4],
          [0.62, '#fff', 0.28],
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
  const film =
    blurred(
      1,
      stroke(
        `M${n(-w / 2 + 4)} ${n(-h / 2 + 3)}C${n(-w / 6)} ${n(-h / 2 + 1.5)} ${n(w / 6)} ${n(-h / 2 + 4)} ${n(w / 2 - 6)} ${n(-h / 2 + 2.6)}`,
        '#fff',
        1.4,
        0.65,
      ),
    ) +
    blurred(
      1.1,
      stroke(
        `M${n(-w / 2 + 1)} ${n(-h / 2)}l5 ${n(h)}M${n(w / 2 - 1)} ${n(-h / 2)}l-5 ${n(h)}`,
        '#0b0c08',
        1.6,
        0.35,
      ),
    );
  const end = fill(box(w / 2 - 4.5, -h / 2 + 1, 4.5, h - 2, 1.5), '#0b0c08');
  return `${fill(body, how.colour)}${clipped(body, `${print(how.sheet(w, h, speaks))}<g opacity=".35">${end}</g>`)}${fill(body, cellShade)}${clipped(body, film)}`;
}

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

/** What the back of a pack tells. */
export interface PackBack {
  barcode: string;
  lines: string[];
  marks: Mark[];
}

/** The back of a pack's film: what it holds, how to treat it, marks, barcode. */
export const packBack =
  (label: PackLabel, back: PackBack): PackSheet =>
  (w, h, speaks) => {
    const ink = contrast(label.colour);
    const edge = block(w / 2 - 4, -h / 2, 4, h, label.accent);
    if (!speaks) return [edge];
    const sign = Math.min(h * 0.6, w * 0.145);
    const signs = w * -0.035;
    const left = -w / 2 + 5;
    const text = { x: left, within: signs - 2 - left, colour: ink };
    return [
      edge,
      ...smallPrint(back.lines, { ...text, y: -h * 0.27, size: h * 0.125 }),
      block(signs, -sign * 0.57, back.marks.length * sign * 1.1 + sign * 0.06, sign * 1.14, '#f4f1e8'),
      ...back.marks.flatMap((mark, i) =>
        mark(signs + sign * 0.08 + i * sign * 1.1, -sign * 0.46, sign * 0.94),
      ),
      ...barcode(back.barcode, w * 0.5 - 8 - w * 0.17, -h * 0.31, w * 0.17, h * 0.62),
    ];
  };

/** A short lead from one connector to another. */
export function lead(from: Plug, to: Plug): Thing {
  const art =
    wire('M-44 -3.2C-20 -24 16 -18 46 -3.2', '#b8321f', 3.4) +
    wire('M-44 3.2C-20 -14 16 -8 46 3.2', '#24251f', 3.4) +
    at(-44, 0, plug(from, 'male'), 180) +
    at(44, 0, plug(to, 'female'));
  return { art, frame: [-66, -20, 132, 32], rests: 'lies' };
}
