import { groove, lyingSheen, moulded } from './materials.ts';
import { teeth } from './sights.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, darker, fill, linear, stroke } from './svg.ts';

/** A cut length of fore-end lying on its side, a 20 mm rail above (its top at y = 0) and below (its foot at y = 74). */
export function railLength(length: number, colour: string): Thing {
  const left = -length / 2;
  const body = box(left, 7, length, 60, 5);
  const slots = Array.from({ length: Math.floor(length / 46) }, (_, i) =>
    box(left + (length % 46) / 2 + 8 + i * 46, 32, 30, 9, 4.5),
  ).join('');
  const below = `<g transform="translate(0 74) scale(1 -1)">${teeth(left, 0, length, colour)}</g>`;
  const art =
    below +
    teeth(left, 0, length, colour) +
    moulded(body, colour, 2.4) +
    fill(body, lyingSheen(0.22)) +
    fill(slots, darker(colour, 0.72)) +
    groove(slots, colour, 1);
  return { art, frame: [left, 0, length, 74], rests: 'lies' };
}

/** M-LOK slots are 32 mm long and lie 40 mm apart. */
const slotsAlong = (length: number, y: number, high: number) =>
  Array.from({ length: Math.floor(length / 40) }, (_, i) =>
    box(-length / 2 + (length % 40) / 2 + 4 + i * 40, y, 32, high, high / 2),
  ).join('');

/**
 * A cut length of M-LOK fore-end seen a little from below: its only 20 mm rail above (its top at y = 0), slots along its side,
 * and others along its underside, foreshortened, the middle of which is at y = 62.
 */
export function mlokLength(length: number, colour: string): Thing {
  const left = -length / 2;
  const side = `M${left + 4} 7H${-left - 4}L${-left} 14V53H${left}V14z`;
  const under = `M${left} 52H${-left}V66L${-left - 5} 73H${left + 5}L${left} 66z`;
  const [beside, below] = [slotsAlong(length, 28, 8), slotsAlong(length, 59.5, 5.2)];
  const away = linear('y', [
    [0, '#fffdf6', 0.1],
    [0.35, '#0b0c08', 0.1],
    [1, '#0b0c08', 0.5],
  ]);
  const cut = (slots: string) =>
    fill(slots, darker(colour, 0.8)) +
    clipped(slots, blurred(1, stroke(slots, '#060703', 3, 0.8))) +
    groove(slots, colour, 0.9);
  const art =
    teeth(left + 4, 0, length - 8, colour) +
    moulded(under, darker(colour, 0.12), 1.6) +
    fill(under, away) +
    cut(below) +
    moulded(side, colour, 2) +
    fill(side, lyingSheen(0.22)) +
    cut(beside);
  return { art, frame: [left, 0, length, 74], rests: 'lies' };
}
