import { print, words } from './print.ts';
import { at, blurred, define, n, oval, radial, stroke } from './svg.ts';

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
  /** Standing things whose foot is no full oval: the shadow they throw. */
  shadow?: string;
}

/** A picture of 1200 x 1200 without its ground; `floor` is where standing things stand, in pixels. */
export interface Shot {
  art: string;
  floor?: number;
}

const ink = '#16190F';
const ground = 985;

/** The thing alone, as large as the picture takes. */
export function front(thing: Thing, fill = 0.78): Shot {
  const [x, y, w, h] = thing.frame;
  const size = Math.min((1200 * fill) / h, (1200 * (fill + 0.04)) / w);
  const left = 600 - (x + w / 2) * size;
  if (thing.rests === 'lies') return { art: placed(thing, left, 600 - (y + h / 2) * size, size) };
  const floor = Math.min(1060, 600 + (h * size) / 2 + 20);
  return { art: placed(thing, left, floor, size), floor };
}

/** A lying thing turned by some degrees, as large as the picture takes. */
export function laid(thing: Thing, turn = 0, fill = 0.84): Shot {
  const [, , w, h] = thing.frame;
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  return spread([{ thing, x: 0, y: 0, turn }], Math.max(w * cos + h * sin, w * sin + h * cos) / fill);
}

/** Close to one part: the given frame (mm) fills the picture. */
export function close(thing: Thing, cx: number, cy: number, across: number, turn = 0): Shot {
  const size = 1200 / across;
  const art = placed(thing, -cx * size, -cy * size, size);
  const floor = thing.rests === 'stands' ? 600 - cy * size : undefined;
  return { art: at(600, 600, art, turn), floor: turn === 0 ? floor : undefined };
}

/** Several things side by side or one before another: each with its place (mm from the middle, mm towards us). */
export function group(things: { thing: Thing; x: number; near?: number }[], fill = 0.8): Shot {
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
  return { art: drawn.join(''), floor };
}

/** Lying things spread on the table: place in mm, turn in degrees. */
export function spread(
  things: { thing: Thing; x: number; y: number; turn?: number }[],
  across: number,
): Shot {
  const size = 1200 / across;
  const drawn = things.map(({ thing, x, y, turn = 0 }) =>
    laidDown(thing, 600 + x * size, 600 + y * size, size, turn),
  );
  return { art: drawn.join('') };
}

/** A thing with the middle of its frame at a place in pixels, and its shadow. */
export function laidDown(
  thing: Thing,
  x: number,
  y: number,
  size: number,
  turn: number,
  ground?: keyof typeof shades,
): string {
  const [fx, fy, fw, fh] = thing.frame;
  const art = at(-(fx + fw / 2), -(fy + fh / 2), thing.art);
  return `<g filter="url(#${lyingShadow(size, ground)})">${at(x, y, art, turn, size)}</g>`;
}

/** A lying thing as it is seen from the side when it rests on the floor of a standing scene. */
export function resting(thing: Thing): Thing {
  const [x, y, w, h] = thing.frame;
  return {
    art: at(0, -(y + h), thing.art),
    frame: [x, -h, w, h],
    rests: 'stands',
    foot: { w: w * 0.9, depth: h * 0.5, x: x + w / 2 },
  };
}

/**
 * With its measures in millimetres and a 6 mm BB beside it. `of` is the part that is measured (the whole thing
 * when left out); w and h are what the maker says, where that differs from the drawing. What bends has no height to be told.
 * What comes in sizes says which of them has these measures: its pictures stand for all of them.
 */
export function measured(
  thing: Thing,
  options: { w?: number; h?: number | 'untold'; of?: Thing['frame']; ofSize?: string } = {},
): Shot {
  const [x, y, w, h] = thing.frame;
  const part = options.of ?? thing.frame;
  const size = Math.min(760 / h, 760 / w, 930 / (w + 6));
  const margin = part[3] * size < shortest ? 230 : 150;
  const left = Math.max(margin, (1200 - (margin + size * (w + 6) + 70)) / 2 + margin);
  const stands = thing.rests === 'stands';
  const cx = left - x * size;
  const cy = stands ? Math.min(ground, 580 + (h * size) / 2) : 570 - (y + h / 2) * size;
  const [l, t] = [cx + part[0] * size, cy + part[1] * size];
  const [r, b] = [l + part[2] * size, t + part[3] * size];
  const bottom = cy + (y + h) * size;
  const told = (mm: number) => `${options.ofSize ? `Size ${options.ofSize}: ` : ''}${Math.round(mm)} mm`;
  const up = options.h === 'untold' ? '' : upright(left - 58, t, b, told(options.h ?? part[3]));
  const along = level(l, r, Math.min(1120, bottom + 75), told(options.w ?? part[2]));
  const bb = bbBeside(left + w * size + 30 + Math.max(3 * size, 4), stands ? cy : b, size);
  return { art: placed(thing, cx, cy, size) + up + along + bb, floor: stands ? cy : undefined };
}

/** Below so many pixels a height is written beside its line, not along it. */
const shortest = 150;

function upright(x: number, top: number, bottom: number, text: string): string {
  const lines = `M${n(x)} ${n(top)}V${n(bottom)}M${n(x - 14)} ${n(top)}h28M${n(x - 14)} ${n(bottom)}h28`;
  const short = bottom - top < shortest;
  const label = print([
    words(text, { ...measure, x: short ? -26 : 0, y: short ? 15 : -18, anchor: short ? 'end' : 'middle' }),
  ]);
  return stroke(lines, ink, 2.5, 0.75) + at(x, (top + bottom) / 2, label, short ? 0 : -90);
}

function level(left: number, right: number, y: number, text: string): string {
  const lines = `M${n(left)} ${n(y)}H${n(right)}M${n(left)} ${n(y - 14)}v28M${n(right)} ${n(y - 14)}v28`;
  return (
    stroke(lines, ink, 2.5, 0.75) + print([words(text, { ...measure, x: (left + right) / 2, y: y + 52 })])
  );
}

const measure = { size: 46, weight: 600, anchor: 'middle', colour: ink } as const;

/** A BB that stands on the floor, and what it is. */
function bbBeside(x: number, floor: number, size: number): string {
  const r = Math.max(3 * size, 4);
  const ball = radial(0.36, 0.3, 0.75, [
    [0, '#ffffff'],
    [0.5, '#efece4'],
    [1, '#a9a493'],
  ]);
  return `${blurred(r * 0.25, `<path d="${oval(x + r * 0.2, floor, r * 0.95, r * 0.28)}" fill="#3a3524" fill-opacity=".5"/>`)}<path d="${oval(x, floor - r, r)}" fill="${ball}"/>${print([words('6 mm BB', { ...measure, size: 32, x, y: floor + 46 })])}`;
}

function placed(thing: Thing, x: number, y: number, size: number): string {
  if (thing.rests === 'lies') {
    return `<g filter="url(#${lyingShadow(size)})">${at(x, y, thing.art, 0, size)}</g>`;
  }
  const foot = thing.foot ?? { w: thing.frame[2], depth: thing.frame[2] * 0.3 };
  const shadow = thing.shadow ?? standingShadow(foot.w, foot.depth, -thing.frame[1], foot.x ?? 0);
  return at(x, y, shadow + thing.art, 0, size);
}

/** Soft light from the upper left: a long pale shadow to the right, and a dark line where the foot meets the floor. */
function standingShadow(w: number, depth: number, h: number, x: number): string {
  const reach = Math.min(h * 0.55, w * 1.1);
  const cast = `<path d="${oval(x + w * 0.1 + reach * 0.35, -depth * 0.35, w * 0.5 + reach * 0.45, depth * 0.62)}" fill="#4a4433" fill-opacity=".24"/>`;
  const near = `<path d="${oval(x + w * 0.05, -depth * 0.14, w * 0.52, depth * 0.36)}" fill="#2c2819" fill-opacity=".42"/>`;
  const contact = `<path d="${oval(x + w * 0.01, -depth * 0.1, w * 0.485, depth * 0.2)}" fill="#17140a" fill-opacity=".55"/>`;
  return blurred(w * 0.1, cast) + blurred(w * 0.045, near) + blurred(w * 0.014, contact);
}

/** How shadows look on what a thing lies on: their colour (linear light), how much stronger than on paper, and where they may fall. */
const shades = {
  paper: { colour: [0.16, 0.14, 0.08], strength: 1, region: 'x="-850" y="-850" width="2100" height="2100"' },
  mat: { colour: [0.006, 0.008, 0.004], strength: 1.9, region: 'x="0" y="0" width="2400" height="1100"' },
};

/** The shadow of something lying on the table, from its own outline: one tight, one wide. Fixed in picture pixels. */
function lyingShadow(size: number, ground: keyof typeof shades = 'paper'): string {
  const k = Math.max(0.8, Math.min(2.2, size / 5));
  const { colour, strength, region } = shades[ground];
  const edge = ground === 'mat' ? litEdge(size) : '';
  const shadow = (dx: number, dy: number, blur: number, opacity: number, name: string) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(blur * k)}"/><feOffset dx="${n(dx * k)}" dy="${n(dy * k)}"/><feColorMatrix values="${colour.map((part) => `0 0 0 0 ${part}`).join(' ')} 0 0 0 ${n(opacity * strength)} 0" result="${name}"/>`;
  return define(
    `<filter id="ID" filterUnits="userSpaceOnUse" ${region} primitiveUnits="userSpaceOnUse">${shadow(14, 20, 18, 0.3, 'wide')}${shadow(3, 5, 3.5, 0.42, 'tight')}${edge}<feMerge><feMergeNode in="wide"/><feMergeNode in="tight"/><feMergeNode in="SourceGraphic"/>${edge && '<feMergeNode in="edge"/>'}</feMerge></filter>`,
  );
}

/** Light along the edges that face it, the darker the thing the more of it: dark on dark they would be lost. */
function litEdge(size: number): string {
  const dark = `<feGaussianBlur in="SourceGraphic" stdDeviation="${n(size * 1.5)}"/><feColorMatrix values="0 0 0 0 .8 0 0 0 0 .78 0 0 0 0 .68 -1.8 -3.6 -.6 .8 0" result="dark"/>`;
  const inner = `<feOffset in="SourceAlpha" dx="${n(size * 0.8)}" dy="${n(size)}" result="inner"/>`;
  const band = `<feComposite in="SourceAlpha" in2="inner" operator="out"/><feGaussianBlur stdDeviation="${n(size * 0.35)}"/><feComposite in2="SourceAlpha" operator="in" result="band"/>`;
  return `${dark}${inner}${band}<feComposite in="dark" in2="band" operator="in" result="edge"/>`;
}
