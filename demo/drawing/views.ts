import { type Rod, rodTurned, type Wheel, wheelTurned } from './rods.ts';
import type { Shot, Thing } from './studio.ts';
import { at, define, n } from './svg.ts';

/** How far a lying thing's face is foreshortened when seen from the side, and how much of its height shows instead. */
const squash = 0.68;
const rise = 0.73;

/** Something flat that lies. `solid` is as thick as it is; what is `loose` and what is round are at the middle of its height. */
export interface Flat extends Thing {
  solid?: string;
  loose?: string;
  rods?: Rod[];
  wheel?: Wheel;
}

/** A flat lying thing of so many mm seen from the side, turned by some degrees. */
export function threeQuarter(
  thing: Flat,
  { thick, turn, fill = 0.84 }: { thick: number; turn: number; fill?: number },
): Shot {
  const [x, y, w, h] = thing.frame;
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  const wide = w * cos + h * sin;
  const high = (w * sin + h * cos) * squash + thick * rise;
  const size = (1200 * fill) / Math.max(wide, high);
  const side = thick * rise * size;
  const lying = (art: string, lift: number) =>
    `<g transform="translate(600 ${n(600 + side / 2 - lift)}) scale(${n(size)} ${n(size * squash)}) rotate(${turn})">${at(-(x + w / 2), -(y + h / 2), art)}</g>`;
  const shadow = define(
    `<filter id="ID" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200"><feGaussianBlur in="SourceAlpha" stdDeviation="22"/><feOffset dx="22" dy="16"/><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .14 0 0 0 0 .08 0 0 0 .5 0" result="wide"/><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="5" dy="5"/><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .14 0 0 0 0 .08 0 0 0 .5 0" result="tight"/><feMerge><feMergeNode in="wide"/><feMergeNode in="tight"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
  const loose = thing.loose ? `<g filter="url(#${shadow})">${lying(thing.loose, side * 0.4)}</g>` : '';
  const view = { about: [x + w / 2, y + h / 2] as [number, number], turn, squash, rise };
  const round =
    (thing.rods ?? []).map((rod) => rodTurned(rod, view)).join('') +
    (thing.wheel ? wheelTurned(thing.wheel, view) : '');
  return {
    art: `${loose}<g filter="url(#${shadow})"><g filter="url(#${extrusion(Math.round(side))})">${lying(thing.solid ?? thing.art, side)}</g>${at(600, 600, round, 0, size)}</g>`,
  };
}

/**
 * Draws the sides below a face: the face darkened and moved down again and again, twice as far each time. Its upper edge
 * catches light, and from there the sides sink into the shade: even black ones stay lighter than what they lie on throws.
 */
function extrusion(depth: number): string {
  const steps: string[] = [];
  const grow = (of: string, to: number) => {
    let last = of;
    for (let done = 1; done < to; ) {
      const by = Math.min(done, to - done);
      const next = `${of}${done + by}`;
      steps.push(
        `<feOffset in="${last}" dy="${by}" result="${next}o"/><feMerge result="${next}"><feMergeNode in="${next}o"/><feMergeNode in="${last}"/></feMerge>`,
      );
      last = next;
      done += by;
    }
    return last;
  };
  const tone = (name: string, k: number, lift: number) =>
    `<feColorMatrix in="SourceGraphic" values="${k} 0 0 0 ${lift} 0 ${k} 0 0 ${lift} 0 0 ${k} 0 ${lift} 0 0 0 1 0" result="${name}"/>`;
  const dark = grow('dark', Math.max(2, depth));
  const middle = grow('middle', Math.max(2, Math.round(depth * 0.5)));
  const edge = grow('edge', Math.max(2, Math.round(Math.min(7, depth * 0.09))));
  // Blurred downwards alone, the lit half of a side runs out into the dark one.
  const fading = `<feGaussianBlur in="${middle}" stdDeviation="0 ${n(depth * 0.2)}" result="soft"/><feComposite in="soft" in2="${dark}" operator="in" result="fading"/>`;
  return define(
    `<filter id="ID" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200" color-interpolation-filters="sRGB">${tone('dark', 0.42, 0.035)}${tone('middle', 0.72, 0.07)}${tone('edge', 0.94, 0.1)}${steps.join('')}${fading}<feMerge><feMergeNode in="${dark}"/><feMergeNode in="fading"/><feMergeNode in="${edge}"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
}

/**
 * Something round that lies on its side, turned so that one of its ends (a disc drawn about 0 0) can be seen: the right one, or
 * the left one. `behind` is the disc at its other end, of which only the bulge is seen.
 */
export function endOn(
  tube: Thing,
  end: string,
  degrees: number,
  { side = 'right', behind = '' }: { side?: 'left' | 'right'; behind?: string } = {},
): Thing {
  const [x, y, w, h] = tube.frame;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [left, right] = [x * cos, (x + w) * cos];
  const disc = (art: string, at: number) =>
    art && `<g transform="translate(${n(at)} 0) scale(${n(sin)} 1)">${art}</g>`;
  const [near, far] = side === 'right' ? [right, left] : [left, right];
  const art = `${disc(behind, far)}<g transform="scale(${n(cos)} 1)">${tube.art}</g>${disc(end, near)}`;
  const bulge = (h / 2) * sin;
  const [before, after] = [side === 'left' || behind ? bulge : 0, side === 'right' || behind ? bulge : 0];
  return { art, frame: [left - before, y, right - left + before + after, h], rests: 'lies' };
}

/** Lying things that touch: each drawn at its own place in mm, as one. Later ones lie on earlier ones. */
export function joined(...parts: { thing: Thing; x?: number; y?: number; turn?: number }[]): Thing {
  const boxes = parts.map(({ thing, x = 0, y = 0, turn = 0 }) => {
    const [fx, fy, fw, fh] = thing.frame;
    const a = (turn * Math.PI) / 180;
    const corners = [
      [fx, fy],
      [fx + fw, fy],
      [fx, fy + fh],
      [fx + fw, fy + fh],
    ].map(([px = 0, py = 0]) => [
      x + px * Math.cos(a) - py * Math.sin(a),
      y + px * Math.sin(a) + py * Math.cos(a),
    ]);
    return corners;
  });
  const xs = boxes.flat().map(([px = 0]) => px);
  const ys = boxes.flat().map(([, py = 0]) => py);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    art: parts.map(({ thing, x = 0, y = 0, turn = 0 }) => at(x, y, thing.art, turn)).join(''),
    frame: [left, top, Math.max(...xs) - left, Math.max(...ys) - top],
    rests: 'lies',
  };
}

/** A thing that is drawn smaller than it is, so many times as large. */
export const enlarged = ({ art, frame, rests }: Thing, by: number): Thing => {
  const [x, y, w, h] = frame;
  return { art: at(0, 0, art, 0, by), frame: [x * by, y * by, w * by, h * by], rests };
};

/** A standing thing laid on its side, for what is seen from above. */
export const onItsSide = (thing: Thing): Thing => ({ ...thing, rests: 'lies' });
