import { ball, moulded, packed, screw } from './materials.ts';
import { print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, darker, fill, lighter, linear, n, oval, stroke, tile } from './svg.ts';

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

/** A raised rib: lit above, dark below. */
const ridge = (d: string, colour: string, w = 2) =>
  `<g transform="translate(.5 .7)">${stroke(d, darker(colour, 0.75), w, 0.75)}</g>` +
  stroke(d, lighter(colour, 0.12), w, 1) +
  `<g transform="translate(-.25 -.35)">${stroke(d, lighter(colour, 0.5), w * 0.25, 0.55)}</g>`;

const groove = (d: string, colour: string, w = 1.4) =>
  `<g transform="translate(.3 .5)">${stroke(d, lighter(colour, 0.45), w * 0.5, 0.5)}</g>${stroke(d, darker(colour, 0.72), w, 0.85)}`;

const steelFace = (colour: string) =>
  linear('x', [
    [0, darker(colour, 0.35)],
    [0.1, lighter(colour, 0.18)],
    [0.3, lighter(colour, 0.32)],
    [0.55, colour],
    [1, darker(colour, 0.42)],
  ]);

export type Grain = 'ribs' | 'waffle' | 'stamped' | 'window';

/** A magazine for a rifle: lies on its side, the front to the left. */
export function rifleMagazine(how: {
  sweep: Sweep;
  colour: string;
  grain: Grain;
  text: string;
  bbs?: string;
  winding?: 'wheel';
  gas?: 'valve';
}): Thing {
  const { sweep: s, colour, grain } = how;
  const half = s.width / 2;
  const body = band(s, 0, s.length, -half, half);
  const spine = band(s, 4, s.length, half - s.width * 0.13, half);
  const face = grain === 'stamped' ? fill(body, steelFace(colour)) : '';
  const art =
    lips(s, how.bbs ?? '#f4f1e8', colour) +
    (how.gas ? gasFittings(s) : '') +
    (how.winding ? wheel(s) : '') +
    (face || moulded(body, colour, 2.2)) +
    fill(
      spine,
      linear('x', [
        [0, '#0b0c08', 0],
        [1, '#0b0c08', 0.35],
      ]),
    ) +
    clipped(body, graining(s, grain, colour, how.bbs ?? '#f4f1e8')) +
    catchNotch(s, colour) +
    lettering(s, how.text, colour) +
    floorPlate(s, colour) +
    (grain === 'stamped' ? stroke(body, darker(colour, 0.7), 0.7, 0.7) : '');
  return { art, frame: extent(s), rests: 'lies' };
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

function lips(s: Sweep, bbs: string, colour: string): string {
  const half = s.width / 2;
  const tower = `M${n(-half * 0.62)} 2V-5.5a1.5 1.5 0 0 1 1.5 -1.5H${n(half * 0.1)}l4 4V2z`;
  return (
    ball(-half * 0.24, -7.2, bbs) +
    moulded(tower, darker(colour, 0.2), 0.9) +
    moulded(`M${n(half * 0.3)} 2V-3H${n(half * 0.86)}V2z`, darker(colour, 0.1), 0.7)
  );
}

function gasFittings(s: Sweep): string {
  const rubber = moulded(box(s.width * 0.16, -7.5, 14, 9, 2), '#23241f', 1);
  const brass = fill(
    box(-3, 0, 6, 5, 1),
    linear('x', [
      [0, '#7a5b1e'],
      [0.3, '#f0d68a'],
      [1, '#6b4d16'],
    ]),
  );
  return rubber + set(s, s.length + 6, 10, brass);
}

function wheel(s: Sweep): string {
  const teeth = Array.from({ length: 9 }, (_, i) => `M${n(-9 + i * 2.2)} -1V7`).join('');
  const disc = fill(
    box(-11, -2, 22, 10, 4),
    linear('x', [
      [0, '#20211d'],
      [0.4, '#8a8b84'],
      [1, '#171814'],
    ]),
  );
  return set(s, s.length + 6, 12, disc + stroke(teeth, '#0b0c08', 0.8, 0.7));
}

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

function floorPlate(s: Sweep, colour: string): string {
  const w = s.width + 5;
  const plate = box(-w / 2, -3, w, 10.5, 2.2);
  return set(
    s,
    s.length,
    0,
    moulded(plate, darker(colour, 0.12), 1.3) + groove(`M${n(-w / 2 + 3)} 2.4H${n(w / 2 - 3)}`, colour, 0.9),
  );
}

/** A pistol magazine with its long slot of BBs, gas valve or CO2 screw at the foot. */
export function pistolMagazine(how: {
  colour: string;
  pad: string;
  text: string;
  foot: 'valve' | 'screw';
  bbs?: string;
}): Thing {
  const body = 'M-12 0H17V104L21 108V116H-14V108L-12 104z';
  const slot = box(-8, 14, 6.4, 76, 3.2);
  const lip = 'M-12 3V-5a2 2 0 0 1 2 -2H-1l3 4V3z';
  const seal = moulded(box(5, -6.5, 11, 9, 2), '#26271f', 1);
  const pad =
    'M-17 114H23.5a2 2 0 0 1 2 2V124a3 3 0 0 1 -3 3H-14.5a3.5 3.5 0 0 1 -3.5 -3.5V115a1 1 0 0 1 1 -1z';
  const brass = linear('x', [
    [0, '#7a5b1e'],
    [0.3, '#f0d68a'],
    [1, '#6b4d16'],
  ]);
  const below =
    how.foot === 'valve'
      ? fill(box(6, 125, 6, 5, 1), brass)
      : fill(box(-3, 125, 16, 5, 1.5), steelFace('#8a8b84'));
  const art =
    below +
    ball(-5, -6.5, how.bbs ?? '#f4f1e8') +
    seal +
    fill(lip, steelFace(darker(how.colour, 0.1))) +
    fill(body, steelFace(how.colour)) +
    clipped(
      body,
      stroke('M11 0V116', darker(how.colour, 0.6), 0.8, 0.7) +
        stroke('M11.8 0V116', lighter(how.colour, 0.5), 0.5, 0.6),
    ) +
    packed(slot, [-8.2, 34, 8, 50], how.bbs ?? '#f4f1e8', 5) +
    fill(box(-8, 14, 6.4, 22, 3.2), darker(how.colour, 0.8)) +
    moulded(box(-9.4, 29, 9.2, 7, 1.5), '#7f8079', 0.8) +
    stroke(slot, darker(how.colour, 0.75), 0.9, 0.9) +
    [22, 44, 66]
      .map(
        (y) =>
          fill(oval(5.6, y + 8, 1.5), darker(how.colour, 0.75)) +
          stroke(oval(5.9, y + 8.4, 1.5), lighter(how.colour, 0.5), 0.4, 0.6),
      )
      .join('') +
    `<g transform="translate(8.4 100) rotate(-90)" opacity=".85">${print([words(how.text, { x: 0, y: 0, size: 6.5, weight: 700, colour: lighter(how.colour, 0.7), track: 0.08 })])}</g>` +
    screw(14.2, 109, 1.8, how.colour) +
    stroke(body, darker(how.colour, 0.75), 0.7, 0.8) +
    moulded(pad, how.pad, 1.5) +
    [-8, 0, 8, 16].map((x) => groove(`M${x} 118V124`, how.pad, 1)).join('');
  return { art, frame: [-19, -11, 45, 142], rests: 'lies' };
}

/** A short single-column magazine for a bolt-action rifle. */
export function boltMagazine(colour: string, text: string): Thing {
  const body = 'M-38 0H38V62a3 3 0 0 1 -3 3H-32a6 6 0 0 1 -6 -6z';
  const floor = 'M-40 58H40V66a4 4 0 0 1 -4 4H-33a7 7 0 0 1 -7 -7z';
  const window = box(-26, 14, 50, 9, 4.5);
  const art =
    ball(-27, -4.5, '#f4f1e8') +
    moulded('M-36 3V-3a2 2 0 0 1 2 -2H-18l4 4V3z', darker(colour, 0.2), 0.9) +
    moulded(body, colour, 2) +
    packed(window, [-27, 13, 54, 12], '#f4f1e8', 3) +
    fill(
      window,
      linear('y', [
        [0, '#fff', 0.4],
        [0.5, '#fff', 0],
        [1, '#0b0c08', 0.3],
      ]),
    ) +
    stroke(window, darker(colour, 0.7), 1, 0.9) +
    [32, 39, 46].map((y) => ridge(`M-30 ${y}H30`, colour, 2.6)).join('') +
    moulded(floor, darker(colour, 0.1), 1.6) +
    print([
      words(text, {
        x: 33,
        y: 9.5,
        size: 6.4,
        weight: 700,
        anchor: 'end',
        colour: lighter(colour, 0.6),
        track: 0.08,
      }),
    ]);
  return { art, frame: [-40, -8, 80, 79], rests: 'lies' };
}

/** A clear speedloader tube with its plunger to the left and a nozzle to the right. */
export function speedloader(bbs: string, text: string): Thing {
  const tube = box(-80, -13, 146, 26, 4);
  const nozzle = 'M64 -10H72L78 -4.5H92V4.5H78L72 10H64z';
  const rod = box(-112, -3.6, 60, 7.2, 1.5);
  const handle = box(-120, -14, 9, 28, 3);
  const glass = linear('y', [
    [0, '#fff', 0.15],
    [0.12, '#fff', 0.75],
    [0.24, '#fff', 0.15],
    [0.7, '#fff', 0],
    [0.9, '#0b0c08', 0.12],
    [1, '#0b0c08', 0.3],
  ]);
  const art =
    moulded(rod, '#31322d', 1.2) +
    moulded(handle, '#31322d', 1.6) +
    moulded(nozzle, '#31322d', 1.6) +
    fill(tube, '#d8d4c6') +
    clipped(
      tube,
      fill(box(-80, -13, 28, 26), '#b9b5a7') + packed(box(-52, -12, 116, 24), [-52, -12, 118, 24], bbs, 21),
    ) +
    moulded(box(-58, -11.5, 8, 23, 1.5), '#3f403a', 1) +
    fill(tube, glass) +
    stroke(tube, '#6d6a5e', 0.8, 0.8) +
    moulded(box(-84, -15, 10, 30, 2.5), '#31322d', 1.4) +
    moulded(box(60, -15, 9, 30, 2.5), '#31322d', 1.4) +
    blurred(0.6, stroke('M-70 -8.6H56', '#ffffff', 1.2, 0.85)) +
    `<g opacity=".94">${fill(box(-26, -6.5, 60, 13, 1.5), '#E4572E')}</g>` +
    print([
      words(text, { x: 4, y: 3, size: 8.4, weight: 800, anchor: 'middle', colour: '#F6F4EE', track: 0.08 }),
    ]);
  return { art, frame: [-120, -15, 212, 30], rests: 'lies' };
}
