import { moulded, screw } from './materials.ts';
import { mark } from './print.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, darker, fill, lighter, linear, oval, stroke } from './svg.ts';
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
    foot(colour, brand) +
    tube(66, 9, 20, darker(colour, 0.1)) +
    tube(6, 62, 19.2, colour) +
    turret +
    dial(colour) +
    tube(0, 9, 21, lighter(colour, 0.02)) +
    lens(colour);
  return { art, frame: [-18, -71, 76, 72], rests: 'stands', foot: { w: 8, depth: 2, x: 22 } };
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

/** The glass, set deep into its ring: the light of the far end, and the dot. */
function lens(colour: string): string {
  const [rim, glass] = [outline(ring([0, -38, 0], 16.6, [0, 1])), outline(ring([0, -38, 3], 15.6, [0, 1]))];
  const through = outline(ring([5, -38, 6], 16, [0, 1]));
  const coating = linear(
    [0, 0, 1, 1],
    [
      [0, '#b9d6cb'],
      [0.45, '#e9e8da'],
      [0.8, '#d8cdb4'],
      [1, '#b58f76'],
    ],
  );
  const within =
    fill(glass, '#1f2a29') +
    clipped(glass, fill(through, coating) + blurred(1.2, stroke(through, '#0e1413', 2, 0.7))) +
    blurred(1.4, stroke(glass, '#0b0c08', 3, 0.6));
  const streak = 'M-13 -8C-10 -13 -4 -15.4 3 -15L-9.6 10C-13 5 -14.4 -2 -13 -8z';
  const shine = fill(streak, '#ffffff').replace('/>', ' fill-opacity=".2"/>');
  const dot = blurred(0.25, fill(oval(2, 0, 1.5), '#ff2412'));
  const glow = blurred(1.4, fill(oval(2, 0, 3), '#ff3a24')).replace('<g ', '<g opacity=".5" ');
  return (
    fill(rim, darker(colour, 0.75)) +
    clipped(rim, within + onPlane([0, -38, 3], [0, 1], glow + dot + shine)) +
    stroke(rim, '#0b0c08', 0.7, 0.9) +
    stroke(outline(ring([0, -38, 0], 20.6, [0, 1])), lighter(colour, 0.4), 0.5, 0.55)
  );
}
