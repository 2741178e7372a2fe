import { ball, groove, lying, moulded, packed, ridge, steelFace } from './materials.ts';
import { print, words } from './print.ts';
import { fillValve, rodFlat, type Wheel, wheelFlat } from './rods.ts';
import { box, clipped, darker, fill, lighter, linear, n, oval, stroke, tile } from './svg.ts';
import type { Flat } from './views.ts';

/** A body swept downwards: straight for a while, then round an arc to the left (the front). All in mm. */
interface Sweep {
  width: number;
  length: number;
  straight: number;
  radius: number;
}

/** The point `along` mm down the sweep and `across` mm to the right of its middle. */
function point(s: Sweep, along: number, across: number): [number, number] {
  if (along <= s.straight) return [across, along];
  const angle = (along - s.straight) / s.radius;
  const r = s.radius + across;
  return [-s.radius + r * Math.cos(angle), s.straight + r * Math.sin(angle)];
}

/** The part of the sweep between two lengths and two offsets, as path data. */
function band(s: Sweep, from: number, to: number, left: number, right: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / 3));
  const rows = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const down = rows.map((t) => point(s, t, right));
  const up = rows.reverse().map((t) => point(s, t, left));
  return `M${[...down, ...up].map((p) => p.map(n).join(' ')).join('L')}Z`;
}

function lengthwise(s: Sweep, from: number, to: number, across: number): string {
  const steps = Math.max(1, Math.ceil((to - from) / 3));
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    point(s, from + ((to - from) * i) / steps, across),
  );
  return `M${points.map((p) => p.map(n).join(' ')).join('L')}`;
}

/** Things set at a place on the sweep, turned with it. */
function set(s: Sweep, along: number, across: number, content: string): string {
  const [x, y] = point(s, along, across);
  const turn = along <= s.straight ? 0 : ((along - s.straight) / s.radius) * (180 / Math.PI);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${content}</g>`;
}

type Grain = 'ribs' | 'waffle' | 'stamped' | 'window';

/** A magazine for a rifle: lies on its side, the front to the left. */
export function rifleMagazine(how: {
  sweep: Sweep;
  colour: string;
  grain: Grain;
  text: string;
  bbs?: string;
  /** Empty, its follower of this colour stands in the lips. */
  follower?: string;
  /** The flap that a hi-cap is filled through stands open, BBs up to its rim. */
  flap?: 'open';
  winding?: 'wheel';
  /** What takes the wear of rocking it in and out; its lips are open at the side. */
  lugs?: 'steel';
  gas?: 'valve';
  /** Moulded into the floor plate, to tell one of a set from its brothers. */
  number?: string;
}): Flat {
  const { sweep: s, colour, grain } = how;
  const half = s.width / 2;
  const body = band(s, 0, s.length, -half, half);
  const spine = band(s, 4, s.length, half - s.width * 0.13, half);
  const face = grain === 'stamped' ? fill(body, steelFace(colour)) : '';
  const rods = how.gas ? [fillValve(point(s, s.length + 7.4, 10), point(s, s.length + 11.4, 10))] : [];
  const solid =
    lips(s, how.bbs ?? '#f4f1e8', colour, how) +
    (how.gas ? gasRoute(s) : '') +
    (face || moulded(body, colour, 2.2)) +
    fill(
      spine,
      linear('x', [
        [0, '#0b0c08', 0],
        [1, '#0b0c08', 0.35],
      ]),
    ) +
    clipped(body, graining(s, grain, colour, how.bbs ?? '#f4f1e8')) +
    (how.lugs ? steelLugs(half, colour) : '') +
    catchNotch(s, colour) +
    lettering(s, how.text, colour) +
    floorPlate(s, colour, how.number) +
    (grain === 'stamped' ? stroke(body, darker(colour, 0.7), 0.7, 0.7) : '');
  const wheel = how.winding && windingWheel(s);
  const below = rods.map(rodFlat).join('') + (wheel ? wheelFlat(wheel) : '');
  return { art: below + solid, solid, rods, wheel, frame: extent(s), rests: 'lies' };
}

function extent(s: Sweep): [number, number, number, number] {
  const half = s.width / 2;
  const corners = [-half - 3, half + 3].flatMap((a) => [
    [a, -9] as [number, number],
    point(s, s.length + 9, a),
    point(s, s.length * 0.6, a),
  ]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

function lips(
  s: Sweep,
  bbs: string,
  colour: string,
  { follower, flap, lugs, gas }: { follower?: string; flap?: 'open'; lugs?: 'steel'; gas?: 'valve' },
): string {
  const half = s.width / 2;
  const tower = `M${n(-half * 0.62)} 2V-5.5a1.5 1.5 0 0 1 1.5 -1.5H${n(half * 0.1)}l4 4V2z`;
  const shut = moulded(`M${n(half * 0.3)} 2V-3H${n(half * 0.86)}V2z`, darker(colour, 0.1), 0.7);
  return (
    (follower ? raisedFollower(-half * 0.24, follower) : ball(-half * 0.24, -7.2, bbs)) +
    moulded(tower, darker(colour, 0.2), 0.9) +
    (lugs || gas ? openLips(-half * 0.24, bbs, gas ? '#84857e' : colour) : '') +
    (flap ? openFlap(half, bbs, colour) : gas ? '' : shut)
  );
}

/** The follower as its spring holds it up: its head, as round as a BB, and the stem below, in the open side of the lips. */
const raisedFollower = (x: number, colour: string) =>
  moulded(`M${n(x - 3.4)} -4V-8.6a3.4 3.4 0 0 1 6.8 0V-4z`, colour, 0.9);

/** The slot in the side of the lips in which the first BBs stand, and the two hooks that hold the uppermost back. */
function openLips(x: number, bbs: string, colour: string): string {
  const slot = `M${n(x - 3.5)} -9V2H${n(x + 3.5)}V-9z`;
  const hook = (side: -1 | 1) =>
    moulded(
      `M${n(x + side * 3.5)} -6V-8.4L${n(x + side * 2.3)} -9.7L${n(x + side * 2.8)} -10.3L${n(x + side * 5.6)} -8.6L${n(x + side * 6.6)} -6z`,
      darker(colour, 0.2),
      0.5,
    );
  const column = clipped(
    box(x - 3.5, -12, 7, 14),
    fill(slot, darker(colour, 0.8)) + ball(x, -1.4, darker(bbs, 0.08)) + ball(x, -7.2, bbs),
  );
  return (
    column +
    stroke(`M${n(x - 3.5)} -6V2M${n(x + 3.5)} -6V2`, darker(colour, 0.8), 0.5, 0.8) +
    hook(-1) +
    hook(1)
  );
}

/** The steel inserts at the front lug and at the rear catch, let into the body, each held by a rivet. */
function steelLugs(half: number, colour: string): string {
  const steel = '#84857e';
  const front = `M${n(-half + 5.5)} 6V17.5H${n(-half)}V14.5L${n(-half - 3)} 12.5V7.5H${n(-half)}V6z`;
  const rear = `M${n(half - 6)} 11V25H${n(half)}V20.5L${n(half + 3)} 18.5V13H${n(half)}V11z`;
  const bed = box(-half - 1, 5.2, 7.4, 13.1, 1) + box(half - 6.8, 10.2, 7.8, 15.6, 1);
  const rivet = (x: number, y: number) =>
    fill(oval(x + 0.15, y + 0.2, 1.3), darker(steel, 0.6)) + ball(x, y, darker(steel, 0.15), 1.15);
  return (
    fill(bed, darker(colour, 0.55)) +
    moulded(front, steel, 0.7) +
    rivet(-half + 2.6, 11.8) +
    moulded(rear, steel, 0.7) +
    rivet(half - 3, 18)
  );
}

/** The flap on its hinge at the back, and the BBs that were poured in, heaped where it was. */
function openFlap(half: number, bbs: string, colour: string): string {
  const [from, to] = [half * 0.24, half * 0.88];
  const plate = `M${n(to - 1)} 2L${n(to + 5)} -21a1.6 1.6 0 0 1 3 .8L${n(to + 3)} 2z`;
  const heap = Array.from({ length: 8 }, (_, i) =>
    ball(
      from + 2.6 + (i % 4) * 5.2 + (i > 3 ? 2.4 : 0),
      i > 3 ? -5.6 : -1.2 - (i % 2) * 0.8,
      darker(bbs, (i % 3) * 0.05),
    ),
  );
  return (
    heap.join('') +
    moulded(`M${n(from - 2)} 3V-1.6H${n(from)}V1H${n(to)}V-1.6H${n(to + 2)}V3z`, darker(colour, 0.25), 0.5) +
    moulded(plate, lighter(colour, 0.06), 0.8) +
    lying(oval(to + 1, 0.4, 2.2), '#8a8b84', 0.6)
  );
}

/** The rubber that the gas leaves through, behind the lips: a sleeve in its seat, and the rim that seals against the bolt. */
function gasRoute(s: Sweep): string {
  const x = s.width * 0.16;
  const [rubber, seat] = ['#23241f', '#84857e'];
  const rim = moulded(box(x + 0.6, -9.4, 12.8, 3.4, 1.6), lighter(rubber, 0.12), 0.8);
  return (
    moulded(box(x + 1.6, -8, 10.8, 10, 1), rubber, 0.9) +
    rim +
    moulded(`M${n(x - 2)} 2V-3.4a1 1 0 0 1 1 -1H${n(x + 15)}l2.4 2.4V2z`, seat, 0.8)
  );
}

/** The winding wheel of a hi-cap, of which a part stands out of the floor plate. */
const windingWheel = (s: Sweep): Wheel => ({
  middle: point(s, s.length + 2, 12),
  rim: Array.from({ length: 29 }, (_, i) => {
    const angle = ((153 - i * 4.5) * Math.PI) / 180;
    return point(s, s.length + 2 + 12 * Math.sin(angle), 12 + 12 * Math.cos(angle));
  }),
  thick: 9,
  colour: '#4a4b46',
});

function graining(s: Sweep, grain: Grain, colour: string, bbs: string): string {
  const half = s.width / 2;
  const across = (t: number, from: number, to: number) => {
    const [x1, y1] = point(s, t, from);
    const [x2, y2] = point(s, t, to);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  };
  if (grain === 'ribs') {
    const ribs = [0.3, 0.42, 0.54, 0.66, 0.78, 0.9].map((t) =>
      ridge(across(s.length * t, -half * 0.86, half * 0.62), colour, 3),
    );
    return ribs.join('') + groove(lengthwise(s, 8, s.length, half * 0.76), colour);
  }
  if (grain === 'stamped') {
    const long = [-0.5, -0.06, 0.38].map((a) =>
      ridge(lengthwise(s, s.length * 0.3, s.length * 0.88, half * a), colour, 4.2),
    );
    return long.join('') + ridge(across(s.length * 0.22, -half, half), colour, 2.2);
  }
  if (grain === 'window') {
    const window = band(s, s.length * 0.3, s.length * 0.8, -half * 0.16, half * 0.16);
    const [x, y] = point(s, s.length * 0.28, -half);
    const seen = packed(window, [x - half * 1.5, y, s.width * 1.8, s.length * 0.6], bbs, 11);
    const glass = linear('x', [
      [0, '#0b0c08', 0.35],
      [0.4, '#fff', 0.35],
      [1, '#0b0c08', 0.3],
    ]);
    const sides = [-0.62, 0.5].flatMap((a) =>
      [0.36, 0.48, 0.6, 0.72].map((t) =>
        ridge(across(s.length * t, half * (a - 0.16), half * (a + 0.16)), colour, 3),
      ),
    );
    return seen + fill(window, glass) + stroke(window, darker(colour, 0.7), 1.2, 0.9) + sides.join('');
  }
  const panel = band(s, s.length * 0.26, s.length * 0.9, -half * 0.78, half * 0.6);
  const check = tile(
    11,
    11,
    `<path d="${box(1, 1, 9, 9, 1.2)}" fill="${darker(colour, 0.3)}"/><path d="M1.6 10V1.6H10" fill="none" stroke="${darker(colour, 0.75)}" stroke-width="1"/><path d="M10 2V10H2" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width=".6"/>`,
    12,
  );
  return fill(panel, check) + groove(panel, colour, 1);
}

function catchNotch(s: Sweep, colour: string): string {
  return (
    groove(box(s.width * 0.08, s.length * 0.13, 9, 5.5, 1), colour, 1) +
    fill(box(s.width * 0.08, s.length * 0.13, 9, 5.5, 1), darker(colour, 0.72))
  );
}

function lettering(s: Sweep, text: string, colour: string): string {
  const ink = words(text, {
    x: -s.width * 0.42,
    y: s.length * 0.2,
    size: Math.min(9, s.width * 0.16),
    weight: 700,
    colour: lighter(colour, 0.6),
    track: 0.08,
    within: s.width * 0.46,
  });
  return `<g opacity=".85">${print([ink])}</g>`;
}

function floorPlate(s: Sweep, colour: string, number = ''): string {
  const w = s.width + 5;
  // Numbered ones are deeper, so that a thumb and an eye find the number.
  const deep = number ? 15 : 10.5;
  const plate = box(-w / 2, -3, w, deep, 2.2);
  return set(
    s,
    s.length - (deep - 10.5),
    0,
    moulded(plate, darker(colour, 0.12), 1.3) +
      groove(
        number ? `M${n(-w / 2 + 3)} .6H-9M9 .6H${n(w / 2 - 3)}` : `M${n(-w / 2 + 3)} 2.4H${n(w / 2 - 3)}`,
        colour,
        0.9,
      ) +
      (number && raised(number, colour)),
  );
}

/** A number that stands up from a floor plate, in its own colour: lit above, dark below. */
function raised(number: string, colour: string): string {
  const figure = (x: number, y: number, tone: string) =>
    print([words(number, { x, y, size: 13, weight: 800, anchor: 'middle', colour: tone })]);
  return figure(0.5, 9.6, darker(colour, 0.8)) + figure(0, 9, lighter(colour, 0.62));
}
