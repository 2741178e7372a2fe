import { groove, lyingSheen, moulded } from './materials.ts';
import { teeth } from './sights.ts';
import type { Thing } from './studio.ts';
import { box, darker, fill } from './svg.ts';

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
