import { lying, screw } from './materials.ts';
import { print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, darker, fill, lighter, linear, n, oval, stroke, tile } from './svg.ts';

const brass = linear('y', [
  [0, '#6b4d16'],
  [0.12, '#b98f3a'],
  [0.26, '#fbe9ad'],
  [0.4, '#d8b25a'],
  [0.65, '#9c7426'],
  [0.88, '#5f4310'],
  [1, '#8a6822'],
]);

const steel = linear('y', [
  [0, '#55554f'],
  [0.2, '#f2f2ee'],
  [0.45, '#b4b4ae'],
  [0.8, '#5d5d57'],
  [1, '#8b8b85'],
]);

/** A brass adapter that fills magazines from a camping cylinder, nozzle to the right: 62 x 36 mm. */
export function fillingAdapter(brand: string): Thing {
  const knurls = tile(
    1.8,
    1.8,
    '<path d="M.4 0V1.8" stroke="#3c2a06" stroke-width=".8" stroke-opacity=".6"/>',
  );
  const collar = box(-31, -18, 24, 36, 2);
  const hexagon = box(-7, -15, 12, 30, 1);
  const neck = 'M5 -9H16L20 -5.5H25V5.5H20L16 9H5z';
  const art =
    fill(box(23, -2.4, 8, 4.8, 1), '#e9e4d4', steel) +
    fill(neck, '#c59a3d', brass) +
    stroke('M12 -9V9M16 -9V9', '#3c2a06', 0.5, 0.6) +
    fill(hexagon, '#c59a3d', brass) +
    stroke('M-7 -7.6H5M-7 7.6H5', '#3c2a06', 0.6, 0.6) +
    fill(collar, '#c59a3d', brass, knurls) +
    fill(box(-31, -18, 4, 36, 1.5) + box(-11, -18, 4, 36, 1.5), '#c59a3d', brass) +
    at(10.5, -11, lying(box(-3.4, -3, 6.8, 6, 1), '#8a8b84', 0.5) + screw(0, -0.4, 2.2, '#6b6c65')) +
    print([
      words(brand, {
        x: -1,
        y: 1.6,
        size: 3.6,
        weight: 800,
        anchor: 'middle',
        colour: '#3c2a06',
        track: 0.06,
        within: 10.5,
      }),
    ]);
  return { art, frame: [-31, -18, 62, 36], rests: 'lies' };
}

/** A braided air line of 1 m with its couplings, 6 mm thick, lying in a coil about 170 mm across. */
export function airLine(colour: string): Thing {
  const coil =
    'M-66.2 56.2C-108 14.4 -86.4 -61.9 -7.2 -66.2C69.1 -69.1 95 -7.2 69.1 37.4C43.2 77.8 -43.2 74.9 -61.9 20.2C-74.9 -28.8 -28.8 -57.6 13 -53.3C60.5 -47.5 74.9 2.9 50.4 31.7C28.8 56.2 -21.6 53.3 -37.4 20.2C-46.1 1.4 -33.1 -21.6 -8.6 -25.9';
  const hose =
    `<g transform="translate(1.5 3)" opacity=".35">${blurred(2, stroke(coil, '#0b0c08', 5.6))}</g>` +
    stroke(coil, darker(colour, 0.7), 6) +
    stroke(coil, colour, 5) +
    `<path d="${coil}" fill="none" stroke="${darker(colour, 0.75)}" stroke-width="4.8" stroke-dasharray=".9 1.3" stroke-opacity=".55"/>` +
    `<path d="${coil}" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="1.8" stroke-dasharray=".8 1.4" stroke-opacity=".6"/>`;
  const coupling = (x: number, y: number, turn: number, end: string) =>
    at(
      x,
      y,
      fill(box(-4, -5.5, 12, 11, 1), '#b0b0aa', steel) +
        fill(box(8, -8, 22, 16, 2), '#b0b0aa', steel) +
        stroke([12, 15, 18, 21, 24].map((v) => `M${n(v)} -7.6V7.6`).join(''), '#33342e', 0.7, 0.55) +
        end,
      turn,
    );
  const nipple = fill('M30 -4H40L43 -6H47L49 -3.4V3.4L47 6H43L40 4H30z', '#b0b0aa', steel);
  const socket = fill(box(30, -9.5, 18, 19, 3), '#b0b0aa', steel) + fill(oval(48, 0, 1.6, 6), '#1b1c18');
  const art = hose + coupling(-65.4, 57, 48, nipple) + coupling(-10.4, -25.8, -10, socket);
  return { art, frame: [-90, -69.5, 172, 165], rests: 'lies' };
}
