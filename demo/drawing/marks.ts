import type { PathCommand } from 'opentype.js';
import { block, dot, type Ink, widthOf, words } from './print.ts';

/** The marks on the back of packs, as ink: they bend round bottles and cans like the words beside them. */

/** An outline of absolute M, L, C and Z on a sheet of 100 x 100, put at x, y and `size` wide. */
function shape(d: string, x: number, y: number, size: number, colour: string): Ink {
  const k = size / 100;
  const commands = [...d.matchAll(/([MLCZ])([^MLCZ]*)/g)].flatMap(([, type, numbers = '']): PathCommand[] => {
    const v = numbers
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value, i) => Number(value) * k + (i % 2 ? y : x));
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = v;
    if (type === 'M') return [{ type: 'M', x: a, y: b }];
    if (type === 'L') return [{ type: 'L', x: a, y: b }];
    if (type === 'C') return [{ type: 'C', x1: a, y1: b, x2: c, y2: e, x: f, y: g }];
    return [{ type: 'Z' }];
  });
  return { commands, colour };
}

const diamond = 'M50 0L100 50L50 100L0 50Z';
/** A mark with its upper left corner at x, y. */
export type Mark = (x: number, y: number, size: number) => Ink[];

/** The red diamond of what may harm, with a black sign in it. */
const hazard =
  (sign: (x: number, y: number, size: number) => Ink[]): Mark =>
  (x, y, size) => [
    shape(diamond, x, y, size, '#c3291c'),
    shape(diamond, x + size * 0.1, y + size * 0.1, size * 0.8, '#ffffff'),
    ...sign(x, y, size),
  ];

/** Flammable: a flame on its line. */
export const flammable = hazard((x, y, size) => [
  shape(
    'M50 22C56 34 68 40 66 56C64 68 58 71 50 72C40 71 33 64 35 53C36 47 39 45 40 40C43 44 45 46 46 49C50 42 52 34 50 22Z',
    x,
    y,
    size,
    '#16190F',
  ),
  block(x + size * 0.34, y + size * 0.74, size * 0.32, size * 0.035, '#16190F'),
]);

/** Gas under pressure: a cylinder. */
export const underPressure = hazard((x, y, size) => [
  shape('M24 62L60 36C66 32 72 40 66 45L30 71C26 73 21 67 24 62Z', x, y, size, '#16190F'),
  shape('M66 36L74 31L77 35L69 41Z', x, y, size, '#16190F'),
]);

/** Limited quantities: a diamond, black above and below. */
export const limitedQuantity: Mark = (x, y, size) => [
  shape(diamond, x - size * 0.04, y - size * 0.04, size * 1.08, '#ffffff'),
  shape(diamond, x, y, size, '#16190F'),
  shape('M26 30L74 30L94 50L74 70L26 70L6 50Z', x, y, size, '#ffffff'),
];

/** Lithium batteries: hatched in red, with a UN number. */
export const lithium =
  (number: string): Mark =>
  (x, y, size) => [
    block(x, y, size, size * 0.8, '#c3291c'),
    block(x + size * 0.07, y + size * 0.07, size * 0.86, size * 0.66, '#ffffff'),
    ...[0.2, 0.4, 0.6].flatMap((left) => [
      block(x + size * left, y + size * 0.24, size * 0.14, size * 0.24, '#16190F'),
      block(x + size * (left + 0.045), y + size * 0.2, size * 0.05, size * 0.05, '#16190F'),
    ]),
    words(number, {
      x: x + size / 2,
      y: y + size * 0.67,
      size: size * 0.17,
      weight: 800,
      anchor: 'middle',
      colour: '#16190F',
    }),
  ];

/** An electrical, so not into the dustbin: a bin crossed out, and the bar below it. */
export const noBin =
  (colour: string): Mark =>
  (x, y, size) => [
    shape('M28 24L72 24L72 29L69 29L65 72L35 72L31 29L28 29ZM36 29L39 67L61 67L64 29Z', x, y, size, colour),
    shape('M18 14L22 10L82 78L78 82Z', x, y, size, colour),
    shape('M82 14L78 10L18 78L22 82Z', x, y, size, colour),
    block(x + size * 0.26, y + size * 0.88, size * 0.48, size * 0.1, colour),
  ];

/** One of the arrows round a triangle, bent over its upper corner and then turned by some degrees. */
function chasing(turn: number): string {
  const [sin, cos] = [Math.sin(turn * (Math.PI / 180)), Math.cos(turn * (Math.PI / 180))];
  const lean = Math.sqrt(0.75);
  // So far out from the middle of the triangle, and so far down the right (1) or the left (-1) side from its middle.
  const place = (side: 1 | -1, out: number, down: number) => {
    const [x, y] = [side * (out * lean + down / 2), down * lean - out / 2];
    return `${50 + 1.2 * (x * cos - y * sin)} ${58 + 1.2 * (x * sin + y * cos)}`;
  };
  const points = [
    place(-1, 25, 11),
    place(-1, 25, -31),
    place(1, 25, -31),
    place(1, 25, -17),
    place(1, 33, -17),
    place(1, 20, 2),
    place(1, 7, -17),
    place(1, 15, -17),
    place(1, 15, -26),
    place(-1, 15, 11),
  ];
  return `M${points.join('L')}Z`;
}

/** A pack that can be recycled: three arrows that chase one another. */
export const recycled =
  (colour: string): Mark =>
  (x, y, size) =>
    [0, 120, 240].map((turn) => shape(chasing(turn), x, y, size, colour));

/** Wear something over the eyes: goggles in a disc. */
export const eyeProtection: Mark = (x, y, size) => [
  dot(x + size / 2, y + size / 2, size / 2, '#1f5f9e'),
  shape(
    'M18 42C30 36 70 36 82 42C84 56 78 66 66 66C56 66 56 58 50 58C44 58 44 66 34 66C22 66 16 56 18 42Z',
    x,
    y,
    size,
    '#ffffff',
  ),
  shape('M26 46C32 44 42 44 46 46C46 54 42 60 35 60C28 60 25 54 26 46Z', x, y, size, '#1f5f9e'),
  shape('M74 46C68 44 58 44 54 46C54 54 58 60 65 60C72 60 75 54 74 46Z', x, y, size, '#1f5f9e'),
];

/** A leaf: breaks down in soil. */
export const leaf =
  (colour: string): Mark =>
  (x, y, size) => [
    shape('M16 84C8 40 36 12 88 12C90 60 62 88 30 78L22 92L14 88Z', x, y, size, colour),
    shape('M30 76C42 56 56 42 72 30L74 33C60 46 46 60 36 80Z', x, y, size, '#ffffff'),
  ];

/** For those of eighteen and over. */
export const adultsOnly =
  (colour: string, ground: string): Mark =>
  (x, y, size) => [
    dot(x + size / 2, y + size / 2, size / 2, colour),
    dot(x + size / 2, y + size / 2, size * 0.41, ground),
    words('18+', {
      x: x + size / 2,
      y: y + size * 0.64,
      size: size * 0.4,
      weight: 800,
      anchor: 'middle',
      colour,
    }),
  ];

const left: Record<'L' | 'G', string[]> = {
  L: '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' '),
  G: '0100111 0110011 0011011 0100001 0011101 0111001 0000101 0010001 0001001 0010111'.split(' '),
};
const parity = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

/** An EAN-13 on its white field, w x h, that a scanner would read. */
export function barcode(digits: string, x: number, y: number, w: number, h: number): Ink[] {
  const at = (i: number) => Number(digits[i]);
  const first = [1, 2, 3, 4, 5, 6].map((i) => left[parity[at(0)]?.[i - 1] === 'G' ? 'G' : 'L'][at(i)] ?? '');
  const second = [7, 8, 9, 10, 11, 12].map((i) =>
    [...(left.L[at(i)] ?? '')].map((bit) => (bit === '1' ? '0' : '1')).join(''),
  );
  const bits = `101${first.join('')}01010${second.join('')}101`;
  const bar = w / 113;
  const bars = [...bits.matchAll(/1+/g)].map(({ index, 0: run }) =>
    block(x + bar * (9 + index), y + h * 0.07, bar * run.length, h * 0.7, '#16190F'),
  );
  const figures = words(digits, {
    x: x + w / 2,
    y: y + h * 0.95,
    size: h * 0.17,
    weight: 600,
    anchor: 'middle',
    colour: '#16190F',
    track: 0.2,
    within: w * 0.86,
  });
  return [block(x, y, w, h, '#ffffff'), ...bars, figures];
}

interface SmallPrint {
  x: number;
  /** The baseline of the first line; of lines that are centred, the middle of them all. */
  y: number;
  centred?: boolean;
  size: number;
  within: number;
  colour: string;
}

/** Lines of small print from x, y downwards, all as small as the longest needs to be no wider than `within`. */
export function smallPrint(
  lines: string[],
  { x, y, centred = false, size, within, colour }: SmallPrint,
): Ink[] {
  const weightOf = (i: number) => (i === 0 ? 700 : 500);
  const widest = Math.max(...lines.map((line, i) => widthOf(line, weightOf(i), 0.02)));
  const fitting = Math.min(size, within / widest);
  const pitch = fitting * 1.36;
  // Capitals are some 0.7 em high.
  const first = centred ? y + fitting * 0.35 - ((lines.length - 1) / 2) * pitch : y;
  return lines.map((line, i) =>
    words(line, { x, y: first + i * pitch, size: fitting, weight: weightOf(i), colour, track: 0.02 }),
  );
}
