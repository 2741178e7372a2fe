import { lyingSheen, moulded, screw } from './materials.ts';
import { block, print, words } from './print.ts';
import { type Rod, rodFlat } from './rods.ts';
import { cloth, stitched } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, contrast, fill, lighter, linear, n, oval, stroke } from './svg.ts';
import type { Flat } from './views.ts';

/** A desktop balance charger seen from above, 132 x 96 mm, and the two lines on its screen. */
export function charger(brand: string, accent: string, shown: [string, string]): Thing {
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
    print([line(shown[0], -17.5), line(shown[1], -6)]) +
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

/** A fire-resistant charging bag, w x h mm, flap closed: its upper right corner is open for leads, and what comes out of it given. */
export function chargingBag(w: number, h: number, brand: string, leads = ''): Thing {
  const cut = 24;
  const corner = `H${n(w / 2 - cut)}L${n(w / 2)} ${n(-h / 2 + cut)}`;
  const upper = `M${n(-w / 2)} ${n(-h / 2 + 4)}a4 4 0 0 1 4 -4${corner}`;
  const body = `${upper}V${n(h / 2 - 6)}a6 6 0 0 1 -6 6H${n(6 - w / 2)}a6 6 0 0 1 -6 -6z`;
  const flap = `${upper}V${n(-h * 0.08)}C${n(w * 0.3)} ${n(h * 0.02)} ${n(-w * 0.3)} ${n(h * 0.02)} ${n(-w / 2)} ${n(-h * 0.08)}z`;
  const grey = '#8d8f8a';
  const middle = { x: 0, anchor: 'middle' as const, colour: '#16190F', within: w * 0.8 };
  // The far layer reaches into the corner: all that is seen through the opening is its inner face.
  const lining = box(w / 2 - cut - 8, -h / 2 + 1.5, cut + 6.5, cut + 8, 5);
  const binding = `M${n(w / 2 - cut)} ${n(-h / 2)}L${n(w / 2)} ${n(-h / 2 + cut)}`;
  // Silicone over the glass fibre: satin, its threads only just seen.
  const coat = linear(
    [0, 0, 0.8, 1],
    [
      [0, '#a3a59f', 0.52],
      [0.3, '#999b96', 0.45],
      [1, '#7c7e79', 0.45],
    ],
  );
  const underFlap = `<g transform="translate(2 4)" opacity=".4">${blurred(3, fill(flap, '#0b0c08'))}</g>`;
  const art =
    fill(lining, '#3a3b37') +
    leads +
    cloth(body, grey, 8) +
    fill(body, coat) +
    clipped(body, stitched(box(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, 4), '#5c5e59') + underFlap) +
    cloth(flap, lighter(grey, 0.06), 6) +
    fill(flap, coat) +
    stitched(
      `M${n(-w / 2 + 4)} ${n(-h * 0.1)}C${n(-w * 0.28)} ${n(-h * 0.01)} ${n(w * 0.28)} ${n(-h * 0.01)} ${n(w / 2 - 4)} ${n(-h * 0.1)}`,
      '#5c5e59',
    ) +
    clipped(body, stroke(binding, '#4c4e49', 9) + at(-1.7, 1.7, stitched(binding, '#4c4e49'))) +
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

/** Where the middles of a checker's pins are, in mm from its own: the negative one first. */
export const checkerPins = Array.from({ length: 9 }, (_, i) => -10 + i * 2.5);

/** A little voltage checker with lit figures and its row of pins, one more than the eight cells, 40 x 25 mm. */
export function checker(reading: string): Flat {
  const body = box(-20, -12.5, 40, 25, 2.5);
  const rods = checkerPins.map(
    (x): Rod => ({ from: [x, 12.4], to: [x, 20], across: 1.2, colour: '#d8b65c' }),
  );
  const screen = box(-16, -9, 32, 12.5, 1);
  const solid =
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
        y: 7.5,
        size: 3,
        weight: 600,
        anchor: 'middle',
        colour: '#ECE9DF',
        track: 0.12,
      }),
      ...['−', 1, 2, 3, 4, 5, 6, 7, 8].map((name, i) =>
        words(`${name}`, {
          x: checkerPins[i] ?? 0,
          y: 11.1,
          size: 2.4,
          weight: 700,
          anchor: 'middle',
          colour: i ? '#c9c6b8' : '#ffffff',
        }),
      ),
    ]);
  return { art: rods.map(rodFlat).join('') + solid, solid, rods, frame: [-20, -12.5, 40, 33], rests: 'lies' };
}

/** A round lithium cell lying down (CR123A is 17 x 34.5 mm), its cap to the right. */
export function roundCell(brand: string, name: string, accent: string): Thing {
  const d = box(-17, -8.5, 33, 17, 1.6);
  const art =
    fill(box(15, -3.2, 2.5, 6.4, 0.8), '#c9c9c4', lyingSheen(0.9)) +
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
  return { art, frame: [-17, -8.5, 34.5, 17], rests: 'lies' };
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

/** The end of a round cell of radius r with its cap, seen straight on. */
export const roundCellEnd = (r: number) =>
  fill(
    oval(0, 0, r),
    '#b9b9b3',
    linear(
      [0, 0, 1, 1],
      [
        [0, '#fff', 0.4],
        [1, '#0b0c08', 0.35],
      ],
    ),
  ) +
  stroke(oval(0, 0, r * 0.9), '#55554f', 0.4, 0.8) +
  fill(oval(0, 0, r * 0.42), '#8e8e88') +
  fill(oval(-0.6, -0.6, r * 0.36), '#e4e4de') +
  fill(
    [0, 1, 2].map((i) => oval(r * 0.62 * Math.cos(i * 2.1), r * 0.62 * Math.sin(i * 2.1), r * 0.08)).join(''),
    '#33342e',
  );
