import { print, words } from './print.ts';
import { at, blurred, box, define, linear, n, oval, page, radial, stroke } from './svg.ts';

/**
 * A thing drawn in millimetres, so that proportions are true and a scale picture can be honest.
 * Standing things have their base at y = 0 and rise towards negative y; lying things may be anywhere.
 */
export interface Thing {
  art: string;
  /** What it covers: left, top, width, height in mm. */
  frame: [x: number, y: number, w: number, h: number];
  rests: 'stands' | 'lies';
  /** Standing things: how wide and how deep the foot is, in mm. */
  foot?: { w: number; depth: number; x?: number };
}

const ink = '#16190F';
const ground = 985;

/** The thing alone, as large as the picture takes. */
export function front(thing: Thing, fill = 0.74): string {
  const [x, y, w, h] = thing.frame;
  const size = Math.min((1200 * fill) / h, (1200 * (fill + 0.04)) / w);
  const left = 600 - (x + w / 2) * size;
  if (thing.rests === 'lies') return scene(placed(thing, left, 600 - (y + h / 2) * size, size));
  const floor = Math.min(1060, 600 + (h * size) / 2 + 20);
  return scene(placed(thing, left, floor, size), floor);
}

/** Close to one part: the given frame (mm) fills the picture. */
export function close(thing: Thing, cx: number, cy: number, across: number, turn = 0): string {
  const size = 1200 / across;
  const art = placed(thing, -cx * size, -cy * size, size);
  const floor = thing.rests === 'stands' ? 600 - cy * size : undefined;
  return scene(at(600, 600, art, turn), turn === 0 ? floor : undefined);
}

/** Several things side by side or one before another: each with its place (mm from the middle, mm towards us). */
export function group(things: { thing: Thing; x: number; near?: number }[], fill = 0.8): string {
  const left = Math.min(...things.map(({ thing, x }) => x + thing.frame[0]));
  const right = Math.max(...things.map(({ thing, x }) => x + thing.frame[0] + thing.frame[2]));
  const high = Math.max(...things.map(({ thing }) => -thing.frame[1]));
  const size = Math.min((1200 * fill) / (right - left), 880 / high);
  const floor = Math.min(1040, 600 + (high * size) / 2 + 10);
  const drawn = [...things]
    .sort((a, b) => (a.near ?? 0) - (b.near ?? 0))
    .map(({ thing, x, near = 0 }) =>
      placed(thing, 600 + (x - (left + right) / 2) * size, floor + near * 0.35 * size, size),
    );
  return scene(drawn.join(''), floor);
}

/** Lying things spread on the table: place in mm, turn in degrees. */
export function spread(things: { thing: Thing; x: number; y: number; turn?: number }[], across: number): string {
  const size = 1200 / across;
  const drawn = things.map(({ thing, x, y, turn = 0 }) => {
    const [fx, fy, fw, fh] = thing.frame;
    const art = at(-(fx + fw / 2), -(fy + fh / 2), thing.art);
    return at(600, 600, `<g filter="url(#${lyingShadow(size)})">${at(x, y, art, turn)}</g>`, 0, size);
  });
  return scene(drawn.join(''));
}

/** With its measures in millimetres and a 6 mm BB beside it. */
export function measured(thing: Thing, options: { w?: number; h?: number } = {}): string {
  const [x, y, w, h] = thing.frame;
  const size = Math.min(760 / h, 760 / w);
  const cx = 640 - (x + w / 2) * size;
  const stands = thing.rests === 'stands';
  const floor = stands ? Math.min(ground, 580 + (h * size) / 2) : 0;
  const cy = stands ? floor : 570 - (y + h / 2) * size;
  const [l, t, r, b] = [cx + x * size, cy + y * size, cx + (x + w) * size, cy + (y + h) * size];
  const up = upright(l - 58, t, b, `${Math.round(options.h ?? h)} mm`);
  const along = level(l, r, Math.min(1150, b + 75), `${Math.round(options.w ?? w)} mm`);
  const bb = bbBeside(Math.min(1130, r + 60), stands ? floor : b, size);
  return scene(placed(thing, cx, cy, size) + up + along + bb, stands ? floor : undefined);
}

function upright(x: number, top: number, bottom: number, text: string): string {
  const lines = `M${x} ${top}V${bottom}M${x - 14} ${top}h28M${x - 14} ${bottom}h28`;
  const label = print([words(text, { x: 0, y: -18, size: 46, weight: 600, anchor: 'middle', colour: ink })]);
  return stroke(lines, ink, 2.5, 0.75) + at(x, (top + bottom) / 2, label, -90);
}

function level(left: number, right: number, y: number, text: string): string {
  const lines = `M${left} ${y}H${right}M${left} ${y - 14}v28M${right} ${y - 14}v28`;
  const label = print([
    words(text, { x: (left + right) / 2, y: y + 56 > 1190 ? y - 20 : y + 50, size: 46, weight: 600, anchor: 'middle', colour: ink }),
  ]);
  return stroke(lines, ink, 2.5, 0.75) + label;
}

function bbBeside(x: number, floor: number, size: number): string {
  const r = Math.max(3 * size, 4);
  const ball = radial(0.36, 0.3, 0.75, [[0, '#ffffff'], [0.5, '#efece4'], [1, '#a9a493']]);
  return `${blurred(r * 0.25, `<path d="${oval(x + r * 0.2, floor, r * 0.95, r * 0.28)}" fill="#3a3524" fill-opacity=".5"/>`)}<path d="${oval(x, floor - r, r)}" fill="${ball}"/>`;
}

function placed(thing: Thing, x: number, y: number, size: number): string {
  if (thing.rests === 'lies') {
    return `<g filter="url(#${lyingShadow(size)})">${at(x, y, thing.art, 0, size)}</g>`;
  }
  const foot = thing.foot ?? { w: thing.frame[2], depth: thing.frame[2] * 0.3 };
  return at(x, y, standingShadow(foot.w, foot.depth, -thing.frame[1], foot.x ?? 0) + thing.art, 0, size);
}

/** Soft light from the upper left: a long pale shadow to the right, and a dark line where the foot meets the floor. */
function standingShadow(w: number, depth: number, h: number, x: number): string {
  const reach = Math.min(h * 0.55, w * 1.1);
  const cast = `<path d="${oval(x + w * 0.1 + reach * 0.35, -depth * 0.1, w * 0.5 + reach * 0.45, depth * 0.62)}" fill="#4a4433" fill-opacity=".26"/>`;
  const near = `<path d="${oval(x + w * 0.05, depth * 0.02, w * 0.53, depth * 0.42)}" fill="#2c2819" fill-opacity=".5"/>`;
  const contact = `<path d="${oval(x + w * 0.01, depth * 0.04, w * 0.49, depth * 0.3)}" fill="#17140a" fill-opacity=".6"/>`;
  return blurred(w * 0.1, cast) + blurred(w * 0.045, near) + blurred(w * 0.014, contact);
}

/** The shadow of something lying on the table, from its own outline: one tight, one wide. Fixed in picture pixels. */
function lyingShadow(size: number): string {
  const k = Math.max(0.8, Math.min(2.2, size / 5));
  const shadow = (dx: number, dy: number, blur: number, opacity: number, name: string) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(blur * k)}"/><feOffset dx="${n(dx * k)}" dy="${n(dy * k)}"/><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .14 0 0 0 0 .08 0 0 0 ${opacity} 0" result="${name}"/>`;
  return define(
    `<filter id="ID" filterUnits="userSpaceOnUse" x="-1200" y="-1200" width="3600" height="3600" primitiveUnits="userSpaceOnUse">${shadow(14, 20, 18, 0.3, 'wide')}${shadow(3, 5, 3.5, 0.42, 'tight')}<feMerge><feMergeNode in="wide"/><feMergeNode in="tight"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
}

/** The backdrop: seamless bone paper, brighter at the upper left. Standing things get a faint turn of floor to wall. */
function scene(content: string, floor?: number): string {
  const paper = linear([0, 0, 0.75, 1], [[0, '#f3f0e8'], [0.55, '#e9e5db'], [1, '#dad5c8']]);
  const glow = radial(0.3, 0.22, 0.75, [[0, '#ffffff', 0.6], [1, '#ffffff', 0]]);
  const wall = floor === undefined ? '' : turnOfFloor(floor);
  const whole = box(0, 0, 1200, 1200);
  return page(`<path d="${whole}" fill="${paper}"/>${wall}<path d="${whole}" fill="${glow}"/>${content}`);
}

function turnOfFloor(floor: number): string {
  const start = Math.max(0, floor - 300);
  const shade = linear('y', [[0, '#cbc5b5', 0], [0.55, '#cbc5b5', 0.5], [1, '#efece3', 0.35]]);
  return `<path d="${box(0, start, 1200, Math.max(1, 1200 - start))}" fill="${shade}"/>`;
}
