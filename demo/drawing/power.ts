import { cloth, lyingSheen, moulded, screw, stitched } from './materials.ts';
import { block, type Ink, print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, stroke } from './svg.ts';
import { contrast } from './vessels.ts';

export type Plug = 'deans' | 'mini Tamiya' | 'xt30';

/** A silicone wire: dark rim, colour, a thread of light. */
export const wire = (d: string, colour: string, w = 2.6) =>
  stroke(d, darker(colour, 0.6), w) +
  stroke(d, colour, w * 0.76) +
  `<g transform="translate(${n(-w * 0.1)} ${n(-w * 0.14)})">${stroke(d, lighter(colour, 0.7), w * 0.2, 0.6)}</g>`;

/** A connector with its wires entering at the origin from the left. */
export function plug(kind: Plug, sex: 'male' | 'female' = 'female'): string {
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
  label: PackLabel;
}): Thing {
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
  const art = joins.join('') + leads + balance + at(reach, 0, plug(how.plug)) + bodies.join('');
  const bottom = Math.max(low + h / 2, how.chemistry === 'lipo' ? low + h * 0.5 + 17 : 12);
  const left = sticks > 1 ? -half - 12 : -half;
  return {
    art,
    frame: [left, Math.min(top - h / 2, -10), reach + 18 - left, bottom - Math.min(top - h / 2, -10)],
    rests: 'lies',
  };
}

function stick(
  w: number,
  h: number,
  how: { chemistry: 'lipo' | 'nimh'; label: PackLabel },
  speaks: boolean,
): string {
  const { label } = how;
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
  return `${fill(body, label.colour)}${clipped(body, `${print(packSheet(w, h, label, speaks))}<g opacity=".35">${end}</g>`)}${fill(body, cellShade)}${clipped(body, film)}`;
}

function packSheet(w: number, h: number, label: PackLabel, speaks: boolean): Ink[] {
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
}

/** A desktop balance charger seen from above, 132 x 96 mm. */
export function charger(brand: string, accent: string): Thing {
  const body = box(-66, -48, 132, 96, 9);
  const screen = box(-50, -30, 74, 32, 2.5);
  const lcd = '#18322a';
  const glow = '#b9f2cf';
  const line = (text: string, y: number) =>
    words(text, { x: -45, y, size: 9.6, weight: 600, colour: glow, track: 0.08, within: 64 });
  const button = (x: number, text: string) =>
    moulded(box(x, 12, 22, 13, 4), '#4a4b44', 1.3) +
    print([
      words(text, {
        x: x + 11,
        y: 20.6,
        size: 5.6,
        weight: 700,
        anchor: 'middle',
        colour: '#ECE9DF',
        track: 0.08,
      }),
    ]);
  const ports = [-50, -36, -18].map(
    (x, i) =>
      fill(
        box(x, 33, 10 + i * 3, 6, 1),
        '#f1eee4',
        linear('y', [
          [0, '#0b0c08', 0.1],
          [1, '#0b0c08', 0.4],
        ]),
      ) +
      Array.from({ length: i + 3 }, (_, k) => stroke(`M${n(x + 2.2 + k * 2.4)} 35v2`, '#33342e', 0.9)).join(
        '',
      ),
  );
  const art =
    moulded(body, '#2b2c27', 3) +
    moulded(box(-60, -42, 120, 84, 6), '#33342e', 1.2) +
    fill(
      screen,
      lcd,
      linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.16],
          [0.4, '#fff', 0.03],
          [0.41, '#fff', 0],
          [1, '#0b0c08', 0.3],
        ],
      ),
    ) +
    print([line('LiPo 3S   11.1 V   1.0 A', -17.5), line('CHG  00:24   0412 mAh', -6)]) +
    stroke(screen, '#0b0c08', 1.2) +
    [-50, -25, 0].map((x, i) => button(x, ['STOP', 'DEC', 'INC'][i] ?? '')).join('') +
    moulded(box(30, 8, 26, 20, 5), accent, 1.6) +
    print([
      words('START', {
        x: 43,
        y: 20.4,
        size: 6.6,
        weight: 800,
        anchor: 'middle',
        colour: contrast(accent),
        track: 0.08,
      }),
      words(brand, {
        x: 55,
        y: -20,
        size: 9,
        weight: 800,
        anchor: 'end',
        colour: '#ECE9DF',
        track: 0.1,
        within: 28,
      }),
      words('B3 PRO', {
        x: 55,
        y: -11.5,
        size: 6.4,
        weight: 500,
        anchor: 'end',
        colour: '#a9a694',
        track: 0.08,
      }),
      words('2S', { x: -45, y: 30.5, size: 4.6, weight: 600, anchor: 'middle', colour: '#a9a694' }),
      words('3S', { x: -29.5, y: 30.5, size: 4.6, weight: 600, anchor: 'middle', colour: '#a9a694' }),
      words('4S', { x: -10, y: 30.5, size: 4.6, weight: 600, anchor: 'middle', colour: '#a9a694' }),
    ]) +
    ports.join('') +
    blurred(1.2, fill(oval(51, -1, 2.6), '#54d873')) +
    fill(oval(51, -1, 1.6), '#c8ffd6') +
    [
      [-61, -43],
      [61, -43],
      [-61, 43],
      [61, 43],
    ]
      .map(([x = 0, y = 0]) => screw(x, y, 2))
      .join('');
  return { art, frame: [-66, -48, 132, 96], rests: 'lies' };
}

/** A fire-resistant charging bag, w x h mm, flap closed. */
export function chargingBag(w: number, h: number, brand: string): Thing {
  const body = box(-w / 2, -h / 2, w, h, 6);
  const flap = `M${n(-w / 2)} ${n(-h / 2 + 4)}a4 4 0 0 1 4 -4H${n(w / 2 - 4)}a4 4 0 0 1 4 4V${n(-h * 0.08)}C${n(w * 0.3)} ${n(h * 0.02)} ${n(-w * 0.3)} ${n(h * 0.02)} ${n(-w / 2)} ${n(-h * 0.08)}z`;
  const grey = '#8d8f8a';
  const middle = { x: 0, anchor: 'middle' as const, colour: '#16190F', within: w * 0.8 };
  const art =
    cloth(body, grey, 8) +
    stitched(box(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 4), '#5c5e59') +
    blurred(3, `<g transform="translate(2 4)">${fill(flap, '#0b0c08')}</g>`).replace(
      '<g filter',
      '<g opacity=".4" filter',
    ) +
    cloth(flap, lighter(grey, 0.06), 6) +
    stitched(
      `M${n(-w / 2 + 4)} ${n(-h * 0.1)}C${n(-w * 0.28)} ${n(-h * 0.01)} ${n(w * 0.28)} ${n(-h * 0.01)} ${n(w / 2 - 4)} ${n(-h * 0.1)}`,
      '#5c5e59',
    ) +
    print([
      words(brand, { ...middle, y: -h * 0.26, size: h * 0.13, weight: 800, track: 0.16 }),
      words('LIPO SAFE', {
        ...middle,
        y: h * 0.28,
        size: h * 0.17,
        weight: 800,
        track: 0.06,
        colour: '#9b2f16',
      }),
      words('CHARGE · STORE · CARRY', { ...middle, y: h * 0.4, size: h * 0.07, weight: 600, track: 0.12 }),
    ]);
  return { art, frame: [-w / 2, -h / 2, w, h], rests: 'lies' };
}

/** A short lead from one connector to another. */
export function lead(from: Plug, to: Plug): Thing {
  const art =
    wire('M-44 -3.2C-20 -24 16 -18 46 -3.2', '#b8321f', 3.4) +
    wire('M-44 3.2C-20 -14 16 -8 46 3.2', '#24251f', 3.4) +
    at(-44, 0, plug(from, 'male'), 180) +
    at(44, 0, plug(to, 'female'));
  return { art, frame: [-66, -20, 132, 32], rests: 'lies' };
}

/** A little voltage checker with lit figures and its row of pins, 40 x 25 mm. */
export function checker(reading: string): Thing {
  const body = box(-20, -12.5, 40, 25, 2.5);
  const pins = Array.from({ length: 7 }, (_, i) =>
    fill(
      box(-10.2 + i * 3, 11, 1.2, 9, 0.3),
      linear('x', [
        [0, '#8a6a24'],
        [0.4, '#f4dd95'],
        [1, '#7a5a1a'],
      ]),
    ),
  );
  const screen = box(-16, -9, 32, 12.5, 1);
  const art =
    pins.join('') +
    moulded(body, '#2b2c27', 1.3) +
    fill(screen, '#1c0805') +
    blurred(
      0.7,
      print([
        words(reading, {
          x: 0,
          y: 1.4,
          size: 11.4,
          weight: 700,
          anchor: 'middle',
          colour: '#ff4a24',
          track: 0.12,
        }),
      ]),
    ) +
    print([
      words(reading, {
        x: 0,
        y: 1.4,
        size: 11.4,
        weight: 700,
        anchor: 'middle',
        colour: '#ffb199',
        track: 0.12,
      }),
    ]) +
    fill(
      screen,
      linear(
        [0, 0, 1, 1],
        [
          [0, '#fff', 0.22],
          [0.45, '#fff', 0.02],
          [0.46, '#fff', 0],
        ],
      ),
    ) +
    print([
      words('1-8S  LIPO CHECK', {
        x: 0,
        y: 9,
        size: 3.6,
        weight: 600,
        anchor: 'middle',
        colour: '#ECE9DF',
        track: 0.12,
      }),
    ]);
  return { art, frame: [-20, -12.5, 40, 33], rests: 'lies' };
}

/** A round lithium cell lying down (CR123A is 17 x 34.5 mm), its cap to the right. */
export function roundCell(brand: string, name: string, accent: string): Thing {
  const d = box(-17, -8.5, 33, 17, 1.6);
  const art =
    fill(box(15, -3.2, 2.6, 6.4, 0.8), '#c9c9c4', lyingSheen(0.9)) +
    fill(d, '#ECE9DF') +
    clipped(
      d,
      print([
        block(-17, -8.5, 8, 17, accent),
        words(brand, { x: -5.5, y: -0.6, size: 5.4, weight: 800, colour: '#16190F', track: 0.1, within: 19 }),
        words(name, { x: -5.5, y: 4.6, size: 4.4, weight: 600, colour: '#16190F', within: 19 }),
      ]),
    ) +
    fill(d, lyingSheen(0.8));
  return { art, frame: [-17, -8.5, 34.6, 17], rests: 'lies' };
}

/** A coin cell, 20 mm across, lying face up. */
export function coinCell(name: string): Thing {
  const d = oval(0, 0, 10);
  const steel = linear(
    [0, 0, 1, 1],
    [
      [0, '#fbfbf7'],
      [0.35, '#c8c8c2'],
      [0.5, '#ecece7'],
      [0.75, '#a3a39c'],
      [1, '#d5d5cf'],
    ],
  );
  const art =
    fill(d, steel) +
    stroke(oval(0, 0, 9.3), '#77776f', 0.35, 0.7) +
    stroke(oval(0, 0, 9.9), '#66665f', 0.3, 0.9) +
    print([
      words('+', { x: 0, y: -2.6, size: 6, weight: 700, anchor: 'middle', colour: '#4a4a44' }),
      words(name, { x: 0, y: 1.6, size: 3.7, weight: 700, anchor: 'middle', colour: '#4a4a44', track: 0.06 }),
      words('3 V', { x: 0, y: 5.4, size: 3, weight: 600, anchor: 'middle', colour: '#4a4a44', track: 0.06 }),
    ]);
  return { art, frame: [-10, -10, 20, 20], rests: 'lies' };
}
