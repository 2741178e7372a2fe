import { lyingSheen, moulded, screw } from './materials.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, stroke } from './svg.ts';

/** A buffer tube with its stock, cut open along the side to show the pack that lies in it: about 215 x 84 mm. */
export function openStock(colour: string, held: Thing): Thing {
  const tube = box(-104, -17, 206, 34, 6);
  const shell =
    'M-108 -22H44Q52 -22 52 -14V20Q52 26 44 27L-20 36L-78 58Q-92 62 -104 62H-110Q-116 62 -116 56V-14Q-116 -22 -108 -22z';
  const opening = box(-96, -14, 190, 28, 5);
  const thread = Array.from({ length: 9 }, (_, i) => `M${84 + i * 2.2} -17V17`).join('');
  const art =
    moulded(shell, colour, 3) +
    stroke('M-100 36H-40M-100 44H-62', darker(colour, 0.7), 3, 0.7) +
    fill(tube, darker(colour, 0.2), lyingSheen(0.4)) +
    stroke(thread, '#0b0c08', 0.8, 0.6) +
    fill(opening, '#17180f') +
    clipped(opening, at(-18, 0, held.art)) +
    clipped(opening, blurred(3, stroke(opening, '#0b0c08', 7, 0.7))) +
    stroke(opening, darker(colour, 0.75), 1.2, 0.9) +
    moulded(box(-120, -26, 11, 92, 4), '#23241f', 2) +
    screw(-72, 32, 3);
  return { art, frame: [-120, -26, 224, 92], rests: 'lies' };
}
