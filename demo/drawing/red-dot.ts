import { moulded, screw } from './materials.ts';
import { mark } from './print.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, darker, define, fill, lighter, linear, oval, stroke } from './svg.ts';
import { drawnOut, onPlane, outline, type Place, ring } from './turned.ts';

/** A micro red dot sight from behind its right side, 75 mm long: one looks into its glass, where the dot is lit. */
export function redDotTurned(colour: string, brand: string): Thing {
  const tube = (from: number, length: number, r: number, tone: string) =>
    drawnOut(ring([0, -38, from], r, [0, 1]), [0, 0, length], tone);
  const turret =
    drawnOut(ring([0, -54, 38], 7.5, [0, 2]), [0, -10, 0], lighter(colour, 0.05)) +
    [-122, -100, -78, -57, -36, -14, 8].map(rib).join('');
  const art =
    onPlane([0, 1, 0], [0, 2], blurred(3, fill('M-22 12H22L30 66L-14 70z', '#2c2819'))).replace(
      '<g ',
      '<g opacity=".5" ',
    ) +
    onPlane([0, 0.6, 0], [0, 2], blurred(0.8, fill(box(-21, 13, 43, 51), '#17140a'))) +
    seenThrough(
      foot(colour, brand) +
        tube(66, 9, 20, darker(colour, 0.1)) +
        tube(6, 62, 19.2, colour) +
        turret +
        dial(colour) +
        tube(0, 9, 21, lighter(colour, 0.02)) +
        within(colour),
    ) +
    glass();
  return { art, frame: [-21, -71, 76, 72], rests: 'stands', foot: { w: 8, depth: 2, x: 22 } };
}

/** One groove of the turret's cap, so many degrees round it. */
function rib(degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  const place: Place = [7.6 * Math.cos(a), -55.5, 38 + 7.6 * Math.sin(a)];
  return onPlane(place, [0, 1], stroke('M0 0V-6.5', '#0b0c08', 0.8, 0.6));
}

/** What it stands on: the clamp with the slot for the rail and its cross bolt, and the maker's name above. */
function foot(colour: string, brand: string): string {
  const edge = (d: string) => stroke(d, lighter(colour, 0.45), 0.45, 0.6);
  const block = (half: number, top: number, bottom: number, taper: number) => {
    const rear: Place[] = [
      [-half, bottom, 13],
      [taper - half, top, 13],
      [half - taper, top, 13],
      [half, bottom, 13],
    ];
    return drawnOut(rear, [0, 0, 50], colour);
  };
  const bolt = screw(0, 0, 4, '#55564f') + stroke('M-2.8 0h5.6', '#0b0c08', 1, 0.8);
  return (
    block(21, -12, 0, 0) +
    onPlane([0, 0, 13], [0, 1], fill('M-10.5 .4L-12.5 -4.4H12.5L10.5 .4z', '#10110d')) +
    onPlane([21, -12, 13], [2, 1], edge('M0 0H50')) +
    onPlane([21, -6, 38], [2, 1], bolt) +
    block(19, -24, -12, 3) +
    onPlane([0, 0, 13], [0, 1], edge('M-21 -12H21V0M16 -24L19 -12')) +
    onPlane([18.2, -15.2, 38], [2, 1], mark(brand, 0, 0, 4.6))
  );
}

/** The dial of brightness on its right side. */
function dial(colour: string): string {
  const numbers = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2 - Math.PI / 2;
    return mark(String(i), 9.7 * Math.cos(a), 9.7 * Math.sin(a) + 0.8, 2.4);
  });
  const face =
    stroke(oval(0, 0, 11.8), lighter(colour, 0.4), 0.4, 0.45) +
    numbers.join('') +
    moulded(oval(0, 0, 7.6), lighter(colour, 0.08), 1.2) +
    stroke('M-4.4 0h8.8', '#0b0c08', 1.6, 0.75);
  return (
    drawnOut(ring([21, -38, 38], 12, [2, 1]), [3, 0, 0], lighter(colour, 0.04)) +
    onPlane([24, -38, 38], [2, 1], face)
  );
}

/** What can be looked through: where its rear glass and the light of its far end lie over one another. */
const rearGlass = outline(ring([0, -38, 3], 15.6, [0, 1]));
const farGlass = outline(ring([0, -38, 38], 15.8, [0, 1]));

/** The sight with a hole in it, through which the ground is seen. */
function seenThrough(art: string): string {
  const [whole, hole] = [
    fill(box(-100, -120, 240, 160), '#ffffff'),
    clipped(rearGlass, fill(farGlass, '#000000')),
  ];
  const mask = define(
    `<mask id="ID" maskUnits="userSpaceOnUse" x="-100" y="-120" width="240" height="160">${whole}${hole}</mask>`,
  );
  return `<g mask="url(#${mask})">${art}</g>`;
}

/** Set deep into its ring, the tube from within: darkest where it turns away, a thread of light along its far rim. */
function within(colour: string): string {
  const rim = outline(ring([0, -38, 0], 16.6, [0, 1]));
  const wall = linear('x', [
    [0, '#060706'],
    [0.45, '#23261f'],
    [1, '#0d0e0b'],
  ]);
  const farRim =
    stroke(farGlass, lighter(colour, 0.3), 0.9, 0.8) + blurred(1.2, stroke(farGlass, '#0b0c08', 2.4, 0.8));
  return (
    fill(rim, darker(colour, 0.75)) +
    clipped(
      rim,
      fill(rearGlass, wall) + clipped(rearGlass, farRim) + blurred(1.4, stroke(rearGlass, '#0b0c08', 3, 0.6)),
    ) +
    stroke(rim, '#0b0c08', 0.7, 0.9) +
    stroke(outline(ring([0, -38, 0], 20.6, [0, 1])), lighter(colour, 0.4), 0.5, 0.55)
  );
}

/** The clear glass: the breath of colour of its coating, what it reflects, and the dot in the light of the far end. */
function glass(): string {
  const coating = linear(
    [0, 0, 1, 1],
    [
      [0, '#7fc4b4', 0.34],
      [0.4, '#9fd0c4', 0.06],
      [0.7, '#d08a5c', 0.05],
      [1, '#c8703f', 0.3],
    ],
  );
  const streak = 'M-13 -8C-10 -13 -4 -15.4 3 -15L-9.6 10C-13 5 -14.4 -2 -13 -8z';
  const shine = fill(streak, '#ffffff').replace('/>', ' fill-opacity=".1"/>');
  const dot = blurred(0.25, fill(oval(0, 0, 1.4), '#ff2412'));
  const glow = blurred(1.4, fill(oval(0, 0, 3), '#ff3a24')).replace('<g ', '<g opacity=".5" ');
  return (
    fill(rearGlass, coating) +
    clipped(rearGlass, onPlane([0, -38, 3], [0, 1], shine) + onPlane([0, -38, 19], [0, 1], glow + dot))
  );
}
