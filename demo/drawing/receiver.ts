import { groove, knurl, lying, lyingSheen, moulded, screw } from './materials.ts';
import { teeth } from './sights.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, oval, stroke } from './svg.ts';

/**
 * The middle of a flat-top M4 from its right side, the muzzle to the right: the top of its rail at y = 0, the front of its upper
 * receiver at x = 0, its rear at x = -188. At the rear of the rail a folding sight, up or folded away under a scope.
 */
export function receiver(colour: string, furniture: string, sight: 'up' | 'folded'): Thing {
  const art =
    bufferTube() +
    grip(furniture) +
    magazine() +
    lower(colour) +
    upper(colour) +
    rearSight(sight) +
    teeth(-182, 0, 182, colour);
  return { art, frame: [-290, -52, 290, 222], rests: 'lies' };
}

/** The tube for the stock behind it, with its plate and its ring. */
const bufferTube = () =>
  lying(box(-300, 13, 104, 29, 1), '#2f302b', 0.5) +
  stroke('M-296 42H-200', '#0b0c08', 1, 0.6) +
  lying(box(-200, 10, 9, 35, 1.4), '#3b3c36', 0.5) +
  [14, 22, 32, 40].map((y) => stroke(`M-199 ${y}h7`, '#0b0c08', 1.6, 0.7)).join('') +
  moulded('M-192 8H-186V56H-192z', '#2f302b', 0.9);

function upper(colour: string): string {
  const body = 'M-190 9L-186 6H-2V42L-7 48H-186Q-190 48 -190 44z';
  const port = box(-124, 17, 54, 17, 2.4);
  const bolt = linear('y', [
    [0, '#6b6c66'],
    [0.25, '#d9d9d2'],
    [0.5, '#9a9b94'],
    [1, '#4b4c46'],
  ]);
  const deflector = 'M-140 38C-136 30 -131 22 -127 16H-123V38z';
  const button = at(
    -151,
    27,
    moulded('M-17 -7H4Q12 -6 14 0Q12 6 4 7H-17z', colour, 1.2) +
      fill('M-17 -7H4Q12 -6 14 0Q12 6 4 7H-17z', lyingSheen(0.3)) +
      lying(box(-22, -7.6, 7, 15.2, 1.6), '#2f302b', 0.5) +
      knurl(box(-22, -7.6, 7, 15.2, 1.6), '#2f302b'),
    -14,
  );
  return (
    moulded('M-204 11H-186V18H-196L-200 22H-206V14z', '#2f302b', 1) +
    moulded(body, colour, 2) +
    fill(body, lyingSheen(0.16)) +
    groove('M-186 12H-6', colour, 0.8) +
    fill(port, '#14150f') +
    clipped(
      port,
      fill(box(-122, 18.5, 46, 13, 2), bolt) +
        stroke('M-112 18V32M-88 18V32', '#2b2c27', 0.8, 0.7) +
        blurred(1.6, stroke(port, '#060703', 4, 0.8)),
    ) +
    stroke(port, darker(colour, 0.7), 0.9, 0.9) +
    moulded('M-124 36H-70L-72 47H-122z', darker(colour, 0.18), 1.1) +
    moulded(box(-107, 39, 20, 3.4, 1.2), darker(colour, 0.3), 0.6) +
    lying(box(-128, 34.2, 62, 2.4, 1.2), '#3b3c36', 0.5) +
    moulded(deflector, colour, 1.5) +
    button +
    moulded(box(-9, 7, 9, 40, 1.6), darker(colour, 0.1), 1.1)
  );
}

function lower(colour: string): string {
  const body =
    'M-190 48H-6V58L-8 62L-3 104Q-3 108 -7 108H-68Q-72 108 -72 104V84Q-74 72 -84 70H-132Q-140 70 -146 78L-154 86H-178Q-190 74 -190 62z';
  const guard = 'M-74 96C-86 102 -116 104 -134 94L-146 82';
  const trigger = 'M-112 68C-112 78 -108 84 -101 90C-104 91 -107 90 -110 87C-116 81 -118 76 -118 68z';
  const pin = (x: number, y: number, r: number) =>
    fill(oval(x, y, r), '#3b3c36', lyingSheen(0.7)) + stroke(oval(x, y, r), '#0b0c08', 0.5, 0.7);
  return (
    moulded(trigger, '#2f302b', 1) +
    stroke(guard, darker(colour, 0.6), 5.4) +
    stroke(guard, darker(colour, 0.12), 4.2) +
    moulded(body, colour, 2.2) +
    stroke('M-190 48.4H-6', '#0b0c08', 1.1, 0.75) +
    groove('M-66 66H-12M-66 74V100M-12 74L-8 100', colour, 1) +
    fill(
      box(-72, 96, 70, 12, 2),
      linear('y', [
        [0, '#0b0c08', 0],
        [1, '#0b0c08', 0.3],
      ]),
    ) +
    moulded(box(-97, 54, 21, 13, 3), darker(colour, 0.05), 1.2) +
    moulded(box(-90, 57, 8, 7, 1.6), '#2f302b', 1) +
    pin(-15, 54, 3.6) +
    pin(-178, 55, 3.6) +
    pin(-116, 62, 2.2) +
    pin(-136, 60, 2.2) +
    at(-150, 61, moulded(box(-3, -2.6, 17, 5.2, 2.4), '#2f302b', 1) + screw(0, 0, 4, '#3b3c36'), 8)
  );
}

/** The pistol grip, which leaves the picture below. */
function grip(furniture: string): string {
  const body =
    'M-148 72L-186 76C-190 84 -192 88 -188 94C-194 116 -204 142 -210 172H-172C-168 146 -160 120 -150 98z';
  const lines = Array.from({ length: 9 }, (_, i) => `M${-186 - i * 2.4} ${100 + i * 8}l26 5`).join('');
  return moulded(body, furniture, 2.6) + clipped(body, stroke(lines, darker(furniture, 0.7), 1.6, 0.6));
}

/** A polymer magazine in its well. */
function magazine(): string {
  const body = 'M-67 100H-9C-8 130 -4 152 4 176H-54C-62 152 -67 130 -67 100z';
  const ribs = [122, 134, 146, 158].map((y, i) => `M${-58 + i * 2} ${y}H${-16 + i * 2.6}`).join('');
  return (
    moulded(body, '#33342f', 2.2) +
    clipped(
      body,
      stroke(ribs, darker('#33342f', 0.7), 3, 0.8) +
        at(0, 1.4, stroke(ribs, lighter('#33342f', 0.4), 0.7, 0.5)),
    )
  );
}

function rearSight(sight: 'up' | 'folded'): string {
  const black = '#2a2b26';
  const base = moulded('M-183 -7H-153V-1L-156 3H-180L-183 -1z', black, 1) + screw(-168, -2.6, 2.8, '#55564f');
  if (sight === 'folded') return moulded('M-181 -13H-150Q-147 -13 -147 -10V-7H-181z', black, 1.1) + base;
  const leaf = 'M-180 -6V-44Q-180 -47 -177 -47H-171Q-168 -47 -168 -44V-20L-160 -6z';
  return (
    moulded(leaf, black, 1.3) +
    fill(box(-176.6, -41, 5.2, 6, 1), darker(black, 0.7)) +
    lying(box(-183, -27, 5, 11, 1.2), '#3b3c36', 0.5) +
    base
  );
}
