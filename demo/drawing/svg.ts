import { createHash } from 'node:crypto';

/** A colour stop: offset 0-1, colour, opacity 0-1 (1 when left out). */
type Stop = [offset: number, colour: string, opacity?: number];

const definitions = new Map<string, string>();

/**
 * A whole SVG document of w x h pixels. Definitions (gradients, filters, patterns) are kept by content,
 * and only those that the content refers to are written, so a picture never depends on what was drawn before it.
 */
export function page(content: string, w = 1200, h = w): string {
  const used = new Map<string, string>();
  const visit = (markup: string) => {
    for (const [, id] of markup.matchAll(/#(d[0-9a-f]{10})/g)) {
      const definition = definitions.get(id ?? '');
      if (!id || !definition || used.has(id)) continue;
      used.set(id, definition);
      visit(definition);
    }
  };
  visit(content);
  const defs = [...used.values()].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${content}</svg>`;
}

/** Keeps a definition and answers its id. The markup says `ID` where the id goes. */
export function define(markup: string): string {
  const id = `d${createHash('sha1').update(markup).digest('hex').slice(0, 10)}`;
  definitions.set(id, markup.replace('ID', id));
  return id;
}

const stopMarkup = (stops: Stop[]) =>
  stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');

/** A linear gradient across the shape's own box: 'x' left to right, 'y' top to bottom, or [x1, y1, x2, y2] in 0-1. */
export function linear(along: 'x' | 'y' | [number, number, number, number], stops: Stop[]): string {
  const [x1, y1, x2, y2] = along === 'x' ? [0, 0, 1, 0] : along === 'y' ? [0, 0, 0, 1] : along;
  return `url(#${define(`<linearGradient id="ID" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`)})`;
}

/** A radial gradient across the shape's own box, lit from (cx, cy) in 0-1. */
export function radial(cx: number, cy: number, r: number, stops: Stop[]): string {
  return `url(#${define(`<radialGradient id="ID" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`)})`;
}

/** A repeating tile of w x h units. */
export function tile(w: number, h: number, content: string, turn = 0): string {
  return `url(#${define(`<pattern id="ID" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${content}</pattern>`)})`;
}

/** Content blurred by a standard deviation in the units it is drawn in. */
export function blurred(deviation: number, content: string): string {
  const id = define(
    `<filter id="ID" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `<g filter="url(#${id})">${content}</g>`;
}

/** Content cut to the outline of a path. */
export function clipped(d: string, content: string): string {
  return `<g clip-path="url(#${define(`<clipPath id="ID"><path d="${d}"/></clipPath>`)})">${content}</g>`;
}

/** One outline filled several times over: a base colour, then shading. */
export const fill = (d: string, ...paints: string[]) =>
  paints.map((paint) => `<path d="${d}" fill="${paint}"/>`).join('');

export const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const at = (x: number, y: number, content: string, turn = 0, size = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})">${content}</g>`;

/** A rounded rectangle as path data, so that it can be filled, clipped and stroked alike. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const k = Math.min(r, w / 2, h / 2);
  const arc = (dx: number, dy: number) => `a${n(k)} ${n(k)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + k)} ${n(y)}h${n(w - 2 * k)}${arc(k, k)}v${n(h - 2 * k)}${arc(-k, k)}h${n(2 * k - w)}${arc(-k, -k)}v${n(2 * k - h)}${arc(k, -k)}z`;
}

export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

/** An outline of points written as `x y`, so many times as wide about x = 0. */
export const widened = (d: string, by: number) =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${n(Number(x) * by)} ${y}`);

/** A number as SVG likes it: no more than three decimals. */
export const n = (value: number) => String(Math.round(value * 1000) / 1000);

/** A colour mixed towards another by 0-1. Both as #rrggbb. */
function mix(from: string, to: string, amount: number): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(channel(from, i) * (1 - amount) + channel(to, i) * amount));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
export const lighter = (colour: string, amount: number) => mix(colour, '#fffdf6', amount);
export const darker = (colour: string, amount: number) => mix(colour, '#0b0c08', amount);

/** The same row of numbers 0-1 for the same seed, on every machine. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Red, green and blue of #rrggbb, each 0-255. */
export const rgb = (colour: string) =>
  [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16)) as [r: number, g: number, b: number];

/** How bright a colour is, 0-255. */
function brightness(colour: string): number {
  const [r, g, b] = rgb(colour);
  return r * 0.3 + g * 0.59 + b * 0.11;
}

/** Black or bone, whichever can be read on the ground. */
export const contrast = (ground: string) => (brightness(ground) > 145 ? '#16190F' : '#F6F4EE');

/** Whether a colour is as good as black, so that shade alone shows nothing on it. */
export const isBlack = (colour: string) => brightness(colour) < 66;
