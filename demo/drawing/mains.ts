import { moulded, soft } from './materials.ts';
import { wire } from './packs.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, fill, stroke } from './svg.ts';

/** A black mains lead on its course; its frame is about 0 0, so that it is placed where its course says. */
export const mainsLead = (course: string): Thing => ({
  art: wire(course, '#33342f', 5.6),
  frame: [-1, -1, 2, 2],
  rests: 'lies',
});

/** A white socket block of 76 mm, switched on, with a moulded UK plug in it: the plug's lead leaves it at 0 50. */
export function pluggedIn(): Thing {
  const plug = 'M-17 -20Q-23 -20 -23.6 -13L-25 13Q-25 22 -17 22H17Q25 22 25 13L23.6 -13Q23 -20 17 -20z';
  const ribs = [-8, -2, 4, 10].map((y) => `M-23 ${y}h5M18 ${y}h5`).join('');
  const art =
    moulded(box(-38, -40, 76, 80, 9), '#e6e3da', 3) +
    moulded(box(14, -35, 15, 11, 2), '#d6d3c9', 1) +
    fill(box(16, -33.4, 11, 2.6, 0.8), '#c23b26') +
    at(2, 9, blurred(2.4, fill(plug, '#3a3524'))).replace('<g ', '<g opacity=".5" ') +
    at(
      0,
      6,
      soft(box(-4.6, 18, 9.2, 22, 3), '#33342f', 2) +
        stroke('M-4 25H4M-4 29H4M-4 33H4', '#0b0c08', 1.2, 0.7) +
        moulded(plug, '#33342f', 2.8) +
        stroke(ribs, '#0b0c08', 1.6, 0.6) +
        moulded('M-12 -12H12L13.5 12Q13.5 15 10 15H-10Q-13.5 15 -13.5 12z', '#3b3c36', 1.2),
    );
  return { art, frame: [-38, -40, 76, 92], rests: 'lies' };
}
