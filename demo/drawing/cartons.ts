import type { CanBack, CanLabel } from './cans.ts';
import { barcode, smallPrint } from './marks.ts';
import { type Bend, block, type Ink, print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { at, blurred, clipped, contrast, darker, fill, lighter, linear, n, stroke } from './svg.ts';

/** What is printed on a carton that stands on y = 0: on its face, w x h mm, and on the side at the right of it, d x h mm. */
interface CartonFace {
  ground: string;
  sheet: (w: number, h: number) => Ink[];
  side: (d: number, h: number) => Ink[];
}

/** The band of colour that goes all the way round the foot of a carton. */
const band = (across: number, h: number, colour: string) =>
  block(-across / 2, -h * 0.3, across, h * 0.3, colour);

export const cartonFront = ({ ground, ink, accent, ...label }: CanLabel): CartonFace => ({
  ground,
  sheet: (w, h) => {
    const start = { x: w * -0.42, colour: ink, within: w * 0.84 };
    return [
      band(w, h, accent),
      words(label.brand, { ...start, y: -h * 0.8, size: h * 0.12, weight: 800, track: 0.14 }),
      words(label.line, { ...start, y: -h * 0.7, size: h * 0.062, weight: 500, track: 0.08 }),
      words(label.power, { ...start, y: -h * 0.37, size: h * 0.38, weight: 800 }),
      words(label.volume, {
        ...start,
        y: -h * 0.155,
        size: h * 0.105,
        weight: 700,
        colour: contrast(accent),
      }),
      words(label.note, { ...start, y: -h * 0.06, size: h * 0.055, weight: 500, colour: contrast(accent) }),
    ];
  },
  side: (d, h) => [
    band(d, h, accent),
    words(label.brand, {
      ...middleOf(d),
      y: -h * 0.52,
      size: h * 0.12,
      weight: 800,
      track: 0.14,
      colour: ink,
    }),
    words(label.volume, {
      ...middleOf(d),
      y: -h * 0.12,
      size: h * 0.09,
      weight: 700,
      colour: contrast(accent),
    }),
  ],
});

/** The same with a front that is torn off along its perforations, down to the band, so that it stands as a dispenser. */
export const tearsOff = (face: CartonFace): CartonFace => ({
  ...face,
  sheet: (w, h) => {
    const [edge, foot, top] = [w / 2 - 4, -h * 0.31, -h * 0.99];
    const across = Array.from({ length: Math.floor((2 * edge) / 4) }, (_, i) =>
      block(-edge + i * 4, foot, 2.3, 0.8, '#4a4c44'),
    );
    const down = Array.from({ length: Math.floor((foot - top) / 4) }, (_, i) =>
      [-edge, edge - 0.8].map((x) => block(x, top + i * 4, 0.8, 2.3, '#4a4c44')),
    );
    const says = {
      x: edge - 5,
      y: foot - 3.4,
      size: h * 0.062,
      weight: 700,
      anchor: 'end',
      track: 0.06,
    } as const;
    return [
      ...face.sheet(w, h),
      ...across,
      ...down.flat(),
      words('TEAR OFF FRONT HERE', { ...says, colour: '#4a4c44' }),
    ];
  },
});

const middleOf = (across: number) => ({ x: 0, anchor: 'middle' as const, within: across * 0.8 });

export const cartonBack = ({ ground, ink, accent, ...label }: CanLabel, back: CanBack): CartonFace => ({
  ...cartonFront({ ground, ink, accent, ...label }),
  sheet: (w, h) => {
    const start = { x: w * -0.42, colour: ink, within: w * 0.42 };
    return [
      band(w, h, accent),
      words(`${label.brand} · ${label.volume}`, {
        ...start,
        y: -h * 0.82,
        size: h * 0.09,
        weight: 800,
        track: 0.08,
      }),
      ...smallPrint(back.lines, { ...start, y: -h * 0.71, size: h * 0.06 }),
      ...back.marks.flatMap((mark, i) => mark(w * 0.035, -h * (0.9 - i * 0.27), h * 0.25)),
      ...barcode(back.barcode, w * 0.2, -h * 0.9, w * 0.24, h * 0.5),
      words(back.batch, { ...start, y: -h * 0.13, size: h * 0.055, weight: 600, colour: contrast(accent) }),
    ];
  },
});

/** How a carton stands: turned by so many degrees, and seen from so many mm to the right of its nearest edge, above its foot and away. */
interface Look {
  turn: number;
  right: number;
  above: number;
  away: number;
}

/** Where a point of a carton is seen, in mm from the foot of its nearest edge: to its right, up, and to its back. Uprights stay upright. */
const seenFrom = ({ turn, right: eye, above, away }: Look) => {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return (right: number, up: number, back: number): [x: number, y: number] => {
    const nearer = away / (away - right * sin + back * cos);
    return [(right * cos + back * sin - eye) * nearer + eye, (above - up) * nearer - above];
  };
};

type Size = [w: number, h: number, d: number];
type Corner = [x: number, y: number];

const quad = (...corners: Corner[]) => `M${corners.map((c) => c.map(n).join(' ')).join('L')}z`;
const edge = (corners: Corner[], colour: string, opacity: number) =>
  stroke(`M${corners.map((c) => c.map(n).join(' ')).join('L')}`, colour, 0.7, opacity);
const clearTape = (d: string) => fill(d, '#fffdf6').replace('/>', ' fill-opacity=".3"/>');

/** A printed carton of w x h x d mm: its face, the side at its right, and its lid, taped along the middle. */
export function carton(
  size: Size,
  { ground, sheet, side }: CartonFace,
  look: Look = { turn: 27, right: 0, above: 230, away: 640 },
): Thing {
  const [w, h, d] = size;
  const place = seenFrom(look);
  const light = linear(
    [0, 0, 1, 1],
    [
      [0, '#fff', 0.16],
      [0.5, '#fff', 0],
      [1, '#0b0c08', 0.14],
    ],
  );
  const shade = linear('y', [
    [0, '#0b0c08', 0.12],
    [1, '#0b0c08', 0.4],
  ]);
  const wall = (bend: Bend, across: number, colour: string, printed: Ink[], over: string) => {
    const [from, to] = [-across / 2, across / 2];
    const outline = quad(bend(from, -h), bend(to, -h), bend(to, 0), bend(from, 0));
    return fill(outline, colour) + clipped(outline, print(printed, bend)) + fill(outline, over);
  };
  const onSide: Bend = (x, y) => place(0, -y, d / 2 + x);
  const [t, end] = [d * 0.14, -h * 0.76];
  const art =
    onFloor(place, w, d) +
    wall(onSide, d, darker(ground, 0.3), side(d, h), shade) +
    clearTape(quad(onSide(-t, -h), onSide(t, -h), onSide(t, end), onSide(-t, end))) +
    lid(place, size, ground) +
    wall((x, y) => place(x - w / 2, -y, 0), w, ground, sheet(w, h), light) +
    edge([place(-w, h, 0), place(0, h, 0), place(0, h, d)], '#ffffff', 0.75) +
    edge([place(0, h, 0), place(0, 0, 0)], lighter(ground, 0.5), 0.35);
  const [left, top] = [place(-w, 0, 0)[0], place(-w, h, d)[1]];
  return {
    art,
    frame: [left, top, Math.max(0, place(0, 0, d)[0]) - left, -top],
    rests: 'stands',
    // Its shadow is drawn with it: an oval one is no carton's.
    foot: { w: 2, depth: 0.5 },
  };
}

/** The two flaps that close it, and the tape over them. */
function lid(place: ReturnType<typeof seenFrom>, [w, h, d]: Size, ground: string): string {
  const strip = (from: number, to: number) =>
    quad(place(-w, h, from), place(0, h, from), place(0, h, to), place(-w, h, to));
  const light = linear('x', [
    [0, '#fffdf6', 0.4],
    [1, '#0b0c08', 0.06],
  ]);
  return (
    fill(strip(0, d), lighter(ground, 0.3), light) +
    edge([place(-w, h, d / 2), place(0, h, d / 2)], darker(ground, 0.5), 0.6) +
    clearTape(strip(d * 0.36, d * 0.64))
  );
}

/** The shadow of a carton: dark under its edges, wide and pale to its right. */
function onFloor(place: ReturnType<typeof seenFrom>, w: number, d: number): string {
  const foot = (grown: number, x: number) =>
    at(
      x,
      0,
      fill(
        quad(
          place(-w - grown, 0, -grown),
          place(grown, 0, -grown),
          place(grown, 0, d + grown),
          place(-w - grown, 0, d + grown),
        ),
        '#17140a',
      ),
    );
  const faint = (opacity: number, shadow: string) => `<g opacity="${opacity}">${shadow}</g>`;
  return (
    faint(0.3, blurred(14, foot(4, 26))) +
    faint(0.45, blurred(4.5, foot(2, 4))) +
    faint(0.6, blurred(1.1, foot(0.4, 0.6)))
  );
}
