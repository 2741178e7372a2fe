import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { n } from './svg.ts';

/** Ink on a flat sheet: outlines in the sheet's units with one colour each. Sheets can be bent round things. */
export interface Ink {
  commands: PathCommand[];
  colour: string;
}
export type Bend = (x: number, y: number) => [number, number];

interface Lettering {
  x: number;
  /** The baseline. */
  y: number;
  /** The em, in the sheet's units. */
  size: number;
  weight?: 400 | 500 | 600 | 700 | 800;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in ems. */
  track?: number;
  /** The widest it may be; the size shrinks to fit. */
  within?: number;
  colour: string;
}

/**
 * Words as outlines of Sofia Sans Condensed, so that no font is needed where the picture is rendered.
 * Letters are set one by one (with kerning): the font's contextual tables are more than opentype.js reads.
 */
export function words(text: string, how: Lettering): Ink {
  const font = fontOf(how.weight ?? 600);
  const track = how.track ?? 0;
  const advances = advancesOf(font, text, track);
  const total = (advances.at(-1) ?? 0) - track;
  const size = how.within && total * how.size > how.within ? how.within / total : how.size;
  const shift = how.anchor === 'middle' ? total / 2 : how.anchor === 'end' ? total : 0;
  const commands = [...text].flatMap((letter, i) => {
    const x = how.x + ((advances[i] ?? 0) - shift) * size;
    return font.charToGlyph(letter).getPath(x, how.y, size).commands;
  });
  return { commands, colour: how.colour };
}

/** How wide a line is at a size of 1. */
export const widthOf = (text: string, weight: number, track: number) =>
  (advancesOf(fontOf(weight), text, track).at(-1) ?? 0) - track;

/** The left edge of each letter and the end of the last, in ems. */
function advancesOf(font: Font, text: string, track: number): number[] {
  const glyphs = [...text].map((letter) => font.charToGlyph(letter));
  const edges = [0];
  glyphs.forEach((glyph, i) => {
    const next = glyphs[i + 1];
    const kern = next ? font.getKerningValue(glyph, next) : 0;
    edges.push((edges.at(-1) ?? 0) + ((glyph.advanceWidth ?? 0) + kern) / font.unitsPerEm + track);
  });
  return edges;
}

const fonts = new Map<number, Font>();
function fontOf(weight: number): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const name = `@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-${weight}-normal.woff`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(name));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(weight, font);
  return font;
}

/** A filled rectangle of ink. */
export function block(x: number, y: number, w: number, h: number, colour: string): Ink {
  return polygon(colour, [x, y], [x + w, y], [x + w, y + h], [x, y + h]);
}

function polygon(colour: string, ...corners: [number, number][]): Ink {
  const commands: PathCommand[] = corners.map(([x, y], i) => ({ type: i === 0 ? 'M' : 'L', x, y }));
  return { commands: [...commands, { type: 'Z' }], colour };
}

/** A filled circle of ink, drawn as a polygon so that it bends well. */
export function dot(cx: number, cy: number, r: number, colour: string): Ink {
  const corner = (i: number): [number, number] => [
    cx + r * Math.cos((i * Math.PI) / 24),
    cy + r * Math.sin((i * Math.PI) / 24),
  ];
  return polygon(colour, ...Array.from({ length: 48 }, (_, i) => corner(i)));
}

/** Ink as SVG, bent onto a surface where one is given. */
export function print(sheet: Ink[], bend: Bend = (x, y) => [x, y]): string {
  return sheet
    .map(({ commands, colour }) => `<path d="${outline(commands, bend)}" fill="${colour}"/>`)
    .join('');
}

const straightPiece = 3;
function outline(commands: PathCommand[], bend: Bend): string {
  let from: [number, number] = [0, 0];
  let start: [number, number] = [0, 0];
  const point = (x: number, y: number) => bend(x, y).map(n).join(' ');
  const line = (to: [number, number]) => {
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / straightPiece));
    const [fx, fy] = from;
    return Array.from({ length: pieces }, (_, i) => {
      const part = (i + 1) / pieces;
      return `L${point(fx + (to[0] - fx) * part, fy + (to[1] - fy) * part)}`;
    }).join('');
  };
  return commands
    .map((c) => {
      if (c.type === 'Z') {
        const closing = `${line(start)}Z`;
        from = start;
        return closing;
      }
      let piece = '';
      if (c.type === 'M') {
        start = [c.x, c.y];
        piece = `M${point(c.x, c.y)}`;
      } else if (c.type === 'L') piece = line([c.x, c.y]);
      else if (c.type === 'Q') piece = `Q${point(c.x1, c.y1)} ${point(c.x, c.y)}`;
      else piece = `C${point(c.x1, c.y1)} ${point(c.x2, c.y2)} ${point(c.x, c.y)}`;
      from = [c.x, c.y];
      return piece;
    })
    .join('');
}

/** An outline of points written as `x y`, bent. */
export const bent = (d: string, bend: Bend) =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => bend(Number(x), Number(y)).map(n).join(' '));

/** Bends a sheet round an upright cylinder seen from a little above: edges turn away, the middle dips by `dip`. */
export function roundCylinder(radius: number, dip: number): Bend {
  return (x, y) => {
    const angle = Math.max(-1.55, Math.min(1.55, x / radius));
    return [radius * Math.sin(angle), y + dip * Math.cos(angle)];
  };
}

/** A small mark printed or engraved on a thing: x, y and size in mm. */
export const mark = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour = '#b9b7a8',
  anchor: 'start' | 'middle' | 'end' = 'middle',
) => print([words(text, { x, y, size, weight: 700, anchor, colour, track: 0.1 })]);
