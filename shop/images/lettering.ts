import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** Sofia Sans Condensed (web/fonts/sofia-sans-condensed-LICENSE.txt), whole enough to be read here: Western European letters. */
const folder = join('shop', 'images', 'fonts');
type Weight = 600 | 800;
const fonts = new Map<Weight, Promise<Font>>();

function fontOf(weight: Weight): Promise<Font> {
  const known = fonts.get(weight);
  if (known) return known;
  const font = readFile(join(folder, `sofia-${weight}.woff`)).then(({ buffer, byteOffset, byteLength }) =>
    opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer),
  );
  fonts.set(weight, font);
  return font;
}

export interface Lettering {
  weight: Weight;
  /** Of the em, in pixels. */
  size: number;
  colour: string;
  /** The left edge and the first baseline. */
  x: number;
  y: number;
  /** The room there is, in pixels and in lines; what doesn't fit ends in an ellipsis. */
  width: number;
  lines: number;
}

/** Words as outlines for an SVG, so that no font is asked of the machine; letters that the font has not are left out. */
export async function letter(
  text: string,
  { weight, size, colour, x, y, width, lines }: Lettering,
): Promise<string> {
  const font = await fontOf(weight);
  const known = [...text.normalize('NFC')]
    .filter((sign) => sign === ' ' || font.charToGlyphIndex(sign) > 0)
    .join('');
  const set = breakLines(known, lines, (line) => widthOf(font, line, size) <= width);
  const path = set.flatMap((line, row) => outlines(font, line, { x, y: y + row * size * 1.08, size }));
  return `<path fill="${colour}" d="${path.join('')}"/>`;
}

/** Word by word into lines that fit. */
function breakLines(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else return [...lines.slice(0, -1), shorten(`${last} ${word}`, fits)];
  }
  return lines.map((line) => (fits(line) ? line : shorten(line, fits)));
}

function shorten(line: string, fits: (line: string) => boolean): string {
  let left = line;
  while (left && !fits(`${left}…`)) left = left.slice(0, -1).trimEnd();
  return `${left}…`;
}

/** Letters are set one by one, with kerning: the font's contextual tables are more than opentype.js reads. */
function advance(font: Font, line: string, size: number, at: (sign: string, x: number) => void): number {
  let x = 0;
  const signs = [...line];
  signs.forEach((sign, place) => {
    at(sign, x);
    const [glyph, next] = [font.charToGlyph(sign), signs[place + 1]];
    const kern = next ? font.getKerningValue(glyph, font.charToGlyph(next)) : 0;
    x += (((glyph.advanceWidth ?? 0) + kern) / font.unitsPerEm) * size;
  });
  return x;
}

const widthOf = (font: Font, line: string, size: number) => advance(font, line, size, () => {});

function outlines(
  font: Font,
  line: string,
  { x, y, size }: { x: number; y: number; size: number },
): string[] {
  const scale = size / font.unitsPerEm;
  const paths: string[] = [];
  advance(font, line, size, (sign, from) => {
    const { commands } = font.charToGlyph(sign).path;
    const point = (right: number, up: number) =>
      `${(x + from + right * scale).toFixed(1)} ${(y - up * scale).toFixed(1)}`;
    for (const command of commands) paths.push(pathData(command, point));
  });
  return paths;
}

/** In place of opentype.js's own, which rounds some numbers to none at all. */
function pathData(command: PathCommand, point: (right: number, up: number) => string): string {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'C':
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    case 'Q':
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
    default:
      return command.type + point(command.x, command.y);
  }
}
