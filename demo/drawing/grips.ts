import { moulded, screw, soft } from './materials.ts';
import { mark } from './print.ts';
import type { Thing } from './studio.ts';
import { at, box, clipped, darker, fill, lighter, linear, stroke } from './svg.ts';

/** An upright foregrip in profile, clamp above. */
export function foregrip(colour: string, brand: string): Thing {
  const grip = 'M-17 6H17C15 28 19 47 15 82Q14 87 8 87H-9Q-15 87 -15 82C-12 54 -20 36 -17 6z';
  const grooves = [21, 29, 37, 45, 53, 61].map((y) => `M-13 ${y}C-4 ${y + 3} 5 ${y + 3} 13 ${y}`).join('');
  const art =
    moulded('M-27 -14H27L30 -10V6Q30 9 26 9H-26Q-30 9 -30 6V-10z', colour, 1.8) +
    fill('M-30 -6H30V-1H-30z', darker(colour, 0.65)) +
    moulded(grip, colour, 2.6) +
    clipped(
      grip,
      stroke(grooves, darker(colour, 0.75), 2.6, 0.85) +
        `<g transform="translate(0 1.6)">${stroke(grooves, lighter(colour, 0.4), 0.7, 0.6)}</g>`,
    ) +
    moulded('M-17 79H17V86Q16 90 11 90H-11Q-16 90 -17 86z', darker(colour, 0.12), 1.4) +
    screw(-18, 3, 3) +
    screw(18, 3, 3) +
    mark(brand, 0, 74.5, 5.4, lighter(colour, 0.5));
  return { art, frame: [-30, -14, 60, 104], rests: 'lies' };
}

/** An angled grip in profile, low at the back; once it is bolted on, its T-nuts are hidden in the slots. */
export function angledGrip(colour: string, brand: string, bolted = false): Thing {
  const body =
    'M-70 -20H70Q74 -20 74 -15C74 -2 62 6 50 10C22 18 -6 22 -30 40C-38 46 -52 46 -58 38C-64 28 -72 4 -74 -14Q-75 -20 -70 -20z';
  const hollow = 'M-44 -8H40C30 0 4 4 -24 18C-32 22 -42 18 -46 8z';
  const ribs = [-4, 8, 20, 32, 44].map((x, i) => `M${x - 26} ${37 - i * 5.2}l6 -6`).join('');
  const art =
    (bolted ? '' : [-62, 34].map((x) => moulded(box(x, -25, 26, 7, 1.5), '#55564f', 1)).join('')) +
    moulded(body, colour, 2.8) +
    moulded(hollow, darker(colour, 0.4), 2.4) +
    clipped(body, stroke(ribs, '#0b0c08', 2, 0.5)) +
    screw(-58, -11, 3.4) +
    screw(58, -11, 3.4) +
    mark(brand, 6, -11.6, 6, lighter(colour, 0.5));
  return { art, frame: bolted ? [-75, -20, 150, 65] : [-75, -25, 150, 70], rests: 'lies' };
}

/** A folding bipod standing with its legs apart. */
export function bipod(colour: string): Thing {
  const leg = (side: 1 | -1) =>
    at(
      side * 16,
      -176,
      moulded(box(-9, -8, 18, 30, 4), colour, 2) +
        fill(box(-7, 20, 14, 84, 2), colour, lyingX()) +
        [34, 44, 54, 64, 74].map((y) => fill(box(-2.4, y, 4.8, 4, 1), '#0b0c08')).join('') +
        moulded(box(-9, 96, 18, 18, 3), darker(colour, 0.1), 1.8) +
        screw(0, 105, 4) +
        fill(box(-5, 114, 10, 56, 1.5), '#8f9089', lyingX()) +
        soft('M-9 166H9L12 184Q12 188 8 188H-8Q-12 188 -12 184z', '#23241f', 4),
      side * -17,
    );
  const springs =
    stroke('M-34 -158L-46 -104M34 -158L46 -104', '#6d6e67', 4.4) +
    `<path d="M-34 -158L-46 -104M34 -158L46 -104" stroke="#24251f" stroke-width="4.4" stroke-dasharray="1 1.5" fill="none"/>`;
  const art =
    leg(-1) +
    leg(1) +
    springs +
    moulded('M-40 -188H40L34 -164H-34z', colour, 2.4) +
    moulded('M-30 -206H30V-188H-30z', darker(colour, 0.08), 2) +
    moulded('M-34 -216H34V-209L29 -203H-29L-34 -209z', colour, 1.6) +
    screw(0, -176, 7) +
    moulded(box(30, -204, 16, 12, 4), '#55564f', 1.6);
  return { art, frame: [-80, -217, 160, 220], rests: 'stands', foot: { w: 150, depth: 22 } };
}

const lyingX = () =>
  linear('x', [
    [0, '#0b0c08', 0.4],
    [0.25, '#fffdf6', 0.35],
    [0.45, '#fffdf6', 0.05],
    [0.8, '#0b0c08', 0.35],
    [1, '#0b0c08', 0.5],
  ]);
