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

/** A braided air line lying in a coil with its couplings, about 250 mm across. */
export function airLine(colour: string): Thing {
  const coil =
    'M-92 78C-150 20 -120 -86 -10 -92C96 -96 132 -10 96 52C60 108 -60 104 -86 28C-104 -40 -40 -80 18 -74C84 -66 104 4 70 44C40 78 -30 74 -52 28';
  const tail = 'M-52 28C-64 2 -46 -30 -12 -36';
  const line = (d: string) =>
    `<g transform="translate(1.5 3)" opacity=".35">${blurred(2, stroke(d, '#0b0c08', 7))}</g>` +
    stroke(d, darker(colour, 0.7), 7.4) +
    stroke(d, colour, 6.2) +
    `<path d="${d}" fill="none" stroke="${darker(colour, 0.75)}" stroke-width="6" stroke-dasharray=".9 1.3" stroke-opacity=".55"/>` +
    `<path d="${d}" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="2.2" stroke-dasharray=".8 1.4" stroke-opacity=".6"/>`;
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
  const art = line(tail) + line(coil) + coupling(-91, 79, 48, nipple) + coupling(-14, -36, -10, socket);
  return { art, frame: [-132, -97, 248, 222], rests: 'lies' };
}
