import { moulded, soft } from './materials.ts';
import { type Bend, bent, print, roundCylinder, words } from './print.ts';
import { type Course, elastic, gripLines, stitched, strapBehind, strapFront } from './sewing.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, stroke } from './svg.ts';

/** A closed strap round the back of a mask, seen from a little above: through (x, y) at the mask's edge, turning at `reach`. */
function loop(
  reach: number,
  x: number,
  y: number,
  h: number,
  bow: number,
): { front: Course; behind: Course } {
  const turn = y - bow * Math.sqrt(1 - (x / reach) ** 2);
  const course = (bow: number): Course => ({ from: [-reach, turn], to: [reach, turn], bow, h });
  return { front: course(bow), behind: course(-bow) };
}

/** Full-seal goggles from the front: 176 x 100 mm without the strap. */
export function goggles(frame: string, lens: string, brand: string): Thing {
  const strap = loop(124, 96, -6, 36, 20);
  const art =
    strapBehind(strap.behind, elastic) +
    gripLines(strap.behind) +
    strapFront(strap.front, elastic) +
    moulded(box(-104, -26, 20, 40, 5), '#23241f', 2) +
    moulded(box(84, -26, 20, 40, 5), '#23241f', 2) +
    gogglesAlone(frame, lens, brand);
  return { art, frame: [-124, -52, 248, 100], rests: 'lies' };
}

/** A strap on a head, seen from ahead: out from under what it holds, round the temples, and up and away behind. It turns at `reach`. */
const roundHead = (reach: number, turn: number, bow: number, h: number) =>
  strapFront({ from: [-reach, turn], to: [reach, turn], bow, h, narrows: 0.5 }, lighter(elastic, 0.12));

/** How goggles and a mask lie round a face, seen from a little above. Both are as wide as the head: goggles stand off it at the sides. */
const roundFace: Record<'goggles' | 'mask', Bend> = {
  goggles: (x, y) => roundCylinder(230, 40)(x, y - 38),
  mask: (x, y) => roundCylinder(150, 36)(x, y - 34),
};

/** What keeps the light from a head darkens no air beside it. */
const headWide = 'M-77 -120H77V-10L64 40L52 120H-52L-64 40L-77 -10z';

/** Where something is pressed on a face it keeps the light away all round, and its own sides turn away from it. */
const pressed = (d: string, art: string) => {
  const away = linear('x', [
    [0, '#0b0c08', 0.42],
    [0.16, '#fffdf6', 0.06],
    [0.6, '#0b0c08', 0],
    [0.84, '#0b0c08', 0.24],
    [1, '#0b0c08', 0.62],
  ]);
  return clipped(headWide, blurred(3.4, stroke(d, '#0b0c08', 7, 0.52))) + art + fill(d, away);
};

const goggleOutline =
  'M-88 -18C-88 -44 -64 -52 0 -52C64 -52 88 -44 88 -18C90 14 72 46 46 46C26 46 16 20 0 20C-16 20 -26 46 -46 46C-72 46 -90 14 -88 -18z';

/** What a worn strap hangs on, at the left: it turns away from us, back to the temple. */
const outrigger = (() => {
  const d = 'M-78 -30C-85 -30 -90 -27 -90.6 -20L-91.4 -2C-91.4 5 -87 9 -78 10z';
  const away = linear('x', [
    [0, '#0b0c08', 0.75],
    [0.5, '#0b0c08', 0.1],
  ]);
  return moulded(d, '#23241f', 1.4) + fill(d, away) + stroke('M-85 -25L-86 3', '#0b0c08', 1.2, 0.7);
})();

/** The same on a head. */
export function gogglesWorn(frame: string, lens: string, brand: string): Thing {
  const lies = roundFace.goggles;
  const art =
    roundHead(79.5, -34, 3, 30) +
    outrigger +
    `<g transform="scale(-1 1)">${outrigger}</g>` +
    pressed(bent(goggleOutline, lies), gogglesAlone(frame, lens, brand, lies));
  return { art, frame: [-92, -52, 184, 100], rests: 'lies' };
}

function gogglesAlone(frame: string, lens: string, brand: string, lies: Bend = (x, y) => [x, y]): string {
  const outer = bent(goggleOutline, lies);
  const inner = bent(
    'M-76 -17C-76 -36 -56 -41 0 -41C56 -41 76 -36 76 -17C78 8 63 34 45 34C28 34 20 9 0 9C-20 9 -28 34 -45 34C-63 34 -78 8 -76 -17z',
    lies,
  );
  const glass = linear(
    [0, 0, 0.9, 1],
    [
      [0, lighter(lens, 0.35)],
      [0.4, lens],
      [1, darker(lens, 0.5)],
    ],
  );
  const vents = [-56, -34, -12, 12, 34, 56]
    .map((middle) => {
      const [[from, y], [to]] = [lies(middle - 7, -49.5), lies(middle + 7, -49.5)];
      return box(from, y, to - from, 4.4, 2);
    })
    .join('');
  const ventsBelow = bent('M36 40.2L42 41.4M50 41.2L56 40M63 36.6L67.5 32.8', lies);
  const ventsBelowLeft = bent('M-36 40.2L-42 41.4M-50 41.2L-56 40M-63 36.6L-67.5 32.8', lies);
  const glints =
    fill(bent('M-66 -34L-38 -38L-58 20C-66 14 -72 0 -72 -16z', lies), '#ffffff').replace(
      '/>',
      ' fill-opacity=".32"/>',
    ) +
    fill(bent('M-30 -39L-20 -39.6L-40 30L-48 32z', lies), '#ffffff').replace('/>', ' fill-opacity=".2"/>');
  return (
    soft(outer, frame, 7) +
    fill(vents, darker(frame, 0.8)) +
    stroke(ventsBelow + ventsBelowLeft, darker(frame, 0.8), 3.6) +
    fill(inner, glass) +
    clipped(inner, glints + blurred(3, stroke(inner, '#0b0c08', 6, 0.55))) +
    stroke(inner, darker(frame, 0.75), 1.8, 0.9) +
    print(
      [
        words(brand, {
          x: 0,
          y: 17.4,
          size: 5,
          weight: 800,
          anchor: 'middle',
          colour: lighter(frame, 0.6),
          track: 0.14,
        }),
      ],
      lies,
    )
  );
}

/** A clear lens by itself: two panes with a seal of dark foam between their edges, and what is beneath them seen through. */
export function spareLens(brand: string): Thing {
  const pane =
    'M-80 -17C-80 -39 -58 -45 0 -45C58 -45 80 -39 80 -17C82 10 66 38 45 38C26 38 19 13 0 13C-19 13 -26 38 -45 38C-66 38 -82 10 -80 -17z';
  const seal =
    'M-76 -17C-76 -36 -56 -41 0 -41C56 -41 76 -36 76 -17C78 8 63 34 45 34C28 34 20 9 0 9C-20 9 -28 34 -45 34C-63 34 -78 8 -76 -17z';
  const clear = linear(
    [0, 0, 0.9, 1],
    [
      [0, '#ffffff', 0.5],
      [0.35, '#dfeceb', 0.14],
      [0.7, '#b9cdcb', 0.22],
      [1, '#8fa8a6', 0.34],
    ],
  );
  const glints =
    fill('M-64 -38L-34 -42L-58 24C-66 16 -73 2 -73 -16z', '#ffffff').replace('/>', ' fill-opacity=".5"/>') +
    fill('M-26 -42L-16 -42.6L-40 33L-48 34z', '#ffffff').replace('/>', ' fill-opacity=".36"/>') +
    blurred(2, stroke('M30 -38C56 -36 70 -30 72 -14', '#ffffff', 3, 0.7));
  const art =
    fill(pane, clear) +
    clipped(
      pane,
      glints +
        blurred(1.6, stroke(pane, '#4f6664', 5, 0.5)) +
        stroke(seal, '#262b2a', 2.6, 0.78) +
        at(-0.5, -0.7, stroke(seal, '#ffffff', 0.6, 0.35)),
    ) +
    stroke(pane, '#3f5351', 0.9, 0.75) +
    at(0.5, 0.7, clipped(pane, stroke(pane, '#ffffff', 1.6, 0.8))) +
    print([
      words(`${brand} · 166 B`, {
        x: 0,
        y: -30,
        size: 4.6,
        weight: 700,
        anchor: 'middle',
        colour: '#7d8f8d',
        track: 0.12,
      }),
    ]);
  return { art, frame: [-81, -46, 162, 85], rests: 'lies' };
}

/** How much wider than on a face a mesh mask is when it lies by itself and its sides spring open: 190 mm with its edge. */
const sprung = 1.137;

/** A lower-face mask of steel mesh with cloth edges; `wide` is how far its sides have sprung open. */
export function meshMask(colour: string, wide = sprung): Thing {
  const upper = loop(124, 76 * wide, -24, 22, 14);
  const lower = loop(116, 68 * wide, 32, 20, 12);
  const art =
    strapBehind(lower.behind, elastic) +
    strapBehind(upper.behind, elastic) +
    strapFront(lower.front, elastic) +
    strapFront(upper.front, elastic) +
    meshAlone(colour, wide);
  return { art, frame: [-124, -58, 248, 130], rests: 'lies' };
}

/** The mask's upper strap, where it goes up the temple and over the left ear. */
const overEar = (() => {
  const d = 'M-68 -12L-73.5 -56C-74.5 -66 -75.5 -73 -77 -79L-79.5 -80C-81 -74 -82 -64 -82 -54L-79 -12z';
  return (
    moulded(d, lighter(elastic, 0.06), 1.6) +
    stroke('M-73.5 -14L-77.6 -54C-78.2 -64 -78 -72 -78.4 -78', '#0b0c08', 1, 0.35)
  );
})();

/** The same on a head: its upper strap goes up over the ears; the lower one is hidden behind the jaw. It shades the neck. */
export function meshMaskWorn(colour: string): Thing {
  const lies = roundFace.mask;
  const onNeck = blurred(5, fill(oval(4, 67, 38, 11), '#0b0c08')).replace('<g ', '<g opacity=".5" ');
  const art =
    overEar +
    `<g transform="scale(-1 1)">${overEar}</g>` +
    onNeck +
    pressed(bent(maskOutline, lies), meshAlone(colour, 1, lies));
  return { art, frame: [-80, -66, 160, 138], rests: 'lies' };
}

const maskOutline =
  'M-78 -46C-60 -30 -34 -30 -20 -50C-10 -62 10 -62 20 -50C34 -30 60 -30 78 -46C84 0 74 42 42 64C25 74 -25 74 -42 64C-74 42 -84 0 -78 -46z';

function meshAlone(colour: string, wide = 1, lies: Bend = (x, y) => [x * wide, y]): string {
  const d = bent(maskOutline, lies);
  const steps = Array.from({ length: 61 }, (_, i) => 3.6 * i);
  const across = (y: number) => steps.map((step) => `${n((step - 108) / wide)} ${n(y)}`).join('L');
  const wires = bent(
    steps
      .map((step) => `M${n((step - 108) / wide)} -80L${n((step - 108) / wide)} 90M${across(step - 80)}`)
      .join(''),
    lies,
  );
  const ridge = 'M0 -56C-4 -30 -8 -8 0 4C8 -8 4 -30 0 -56z';
  const face = linear('x', [
    [0, darker(colour, 0.68)],
    [0.35, darker(colour, 0.42)],
    [0.6, darker(colour, 0.5)],
    [1, darker(colour, 0.74)],
  ]);
  const relief =
    blurred(6, fill(oval(-26, 2, 18, 34), '#fff')).replace('<g ', '<g opacity=".17" ') +
    blurred(6, fill(oval(44, 14, 18, 36), '#0b0c08')).replace('<g ', '<g opacity=".24" ') +
    blurred(4, fill(oval(-8, -30, 7, 22), '#fff')).replace('<g ', '<g opacity=".3" ');
  return (
    fill(d, face) +
    clipped(
      d,
      stroke(wires, lighter(colour, 0.35), 1.1, 0.75) +
        relief +
        stroke(ridge, '#0b0c08', 1, 0.25) +
        stroke('M-34 34C-12 42 12 42 34 34', '#0b0c08', 1.4, 0.35),
    ) +
    stroke(d, darker(colour, 0.6), 9) +
    stroke(d, colour, 7.4) +
    stitched(d, colour, 1) +
    [
      [-72, -24],
      [72, -24],
      [-62, 32],
      [62, 32],
    ]
      .map(([x = 0, y = 0]) => {
        const [middle, height] = lies(x, y);
        return moulded(box(middle - 7, height - 9, 14, 18, 3), '#23241f', 1.4);
      })
      .join('')
  );
}

/** Goggles and mesh in one: a full-face mask. */
export function fullFace(frame: string, lens: string, brand: string): Thing {
  const art = at(0, 44, meshMask(frame, 1).art) + at(0, -22, goggles(frame, lens, brand).art);
  return { art, frame: [-124, -74, 248, 190], rests: 'lies' };
}

/** The same on a head. */
export function fullFaceWorn(frame: string, lens: string, brand: string): Thing {
  const art = at(0, 44, meshMaskWorn(frame).art) + at(0, -22, gogglesWorn(frame, lens, brand).art);
  return { art, frame: [-92, -74, 184, 190], rests: 'lies' };
}
