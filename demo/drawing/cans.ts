import type { Sheet } from './bottles.ts';
import { barcode, type Mark, smallPrint } from './marks.ts';
import { upright, uprightSheen } from './materials.ts';
import { block, dot, print, roundCylinder, words } from './print.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, contrast, fill, linear, n, stroke } from './svg.ts';

/** What a gas can says and its colours. */
export interface CanLabel {
  brand: string;
  line: string;
  power: string;
  volume: string;
  note: string;
  ground: string;
  ink: string;
  accent: string;
}

/** An aerosol can of w x h mm with its filling nozzle, without its lid. */
export function gasCan(w: number, h: number, ground: string, sheet: Sheet): Thing {
  const r = w / 2;
  const dip = r * 0.11;
  const dome = r * 0.62;
  const neckTop = -h + 13;
  const full = neckTop + dome;
  const side = `M${n(-r)} ${n(full)}V-5C${n(-r)} ${n(dip * 0.9)} ${n(r)} ${n(dip * 0.9)} ${n(r)} -5V${n(full)}z`;
  const cone = `M${n(-r * 0.42)} ${n(neckTop + 3)}C${n(-r * 0.6)} ${n(neckTop + dome * 0.3)} ${n(-r * 0.98)} ${n(neckTop + dome * 0.5)} ${n(-r)} ${n(full)}C${n(-r)} ${n(full + dip)} ${n(r)} ${n(full + dip)} ${n(r)} ${n(full)}C${n(r * 0.98)} ${n(neckTop + dome * 0.5)} ${n(r * 0.6)} ${n(neckTop + dome * 0.3)} ${n(r * 0.42)} ${n(neckTop + 3)}z`;
  const cup = box(-r * 0.46, neckTop - 2.5, r * 0.92, 7, 2.5);
  const nozzle = box(-2.1, -h, 4.2, 14, 1);
  const bend = roundCylinder(r, dip);
  const steel = '#c9c9c4';
  const seams =
    stroke(
      `M${n(-r)} ${n(full)}C${n(-r)} ${n(full + dip)} ${n(r)} ${n(full + dip)} ${n(r)} ${n(full)}`,
      '#f8f8f4',
      2,
      0.75,
    ) +
    stroke(
      `M${n(-r)} ${n(full + 1.7)}C${n(-r)} ${n(full + dip + 1.7)} ${n(r)} ${n(full + dip + 1.7)} ${n(r)} ${n(full + 1.7)}`,
      '#0b0c08',
      1,
      0.4,
    ) +
    `<g transform="translate(0 -3)">${stroke(`M${n(-r)} -5C${n(-r)} ${n(dip * 0.9)} ${n(r)} ${n(dip * 0.9)} ${n(r)} -5`, '#0b0c08', 0.8, 0.4)}</g>`;
  const art =
    upright(nozzle, '#e9e7df', 0.6) +
    upright(box(-6, neckTop - 5.5, 12, 6, 1.5), '#2a2b27', 0.4) +
    upright(cup, steel, 1) +
    upright(cone, '#bfbfb9', 0.95) +
    fill(side, ground) +
    clipped(side, print(sheet(r, full + 3, -full - 8), bend)) +
    fill(side, uprightSheen(0.62)) +
    clipped(box(-r, full - dome, w, h), seams);
  return { art, frame: [-r, -h - 1, w, h + 2], rests: 'stands', foot: { w: w * 0.98, depth: w * 0.2 } };
}

/** The cap of a can, w mm wide, standing beside it on its open end: of clear plastic, so that its far rim is seen through it. */
export function canCap(w: number, h: number): Thing {
  const [r, dip] = [w / 2, w * 0.055];
  const side = `M${n(-r * 0.93)} ${n(-h + 4)}C${n(-r * 0.93)} ${n(-h + dip)} ${n(-r * 0.8)} ${n(-h)} ${n(-r * 0.7)} ${n(-h)}H${n(r * 0.7)}C${n(r * 0.8)} ${n(-h)} ${n(r * 0.93)} ${n(-h + dip)} ${n(r * 0.93)} ${n(-h + 4)}L${n(r)} -2.4C${n(r)} ${n(dip * 0.9)} ${n(-r)} ${n(dip * 0.9)} ${n(-r)} -2.4z`;
  const rim = (y: number, bow: number) =>
    `M${n(-r * 0.98)} ${n(y)}C${n(-r * 0.9)} ${n(y + bow)} ${n(r * 0.9)} ${n(y + bow)} ${n(r * 0.98)} ${n(y)}`;
  const plastic = linear('x', [
    [0, '#8b8f88', 0.72],
    [0.05, '#f7f8f4', 0.7],
    [0.14, '#dfe2dc', 0.5],
    [0.26, '#ffffff', 0.95],
    [0.34, '#eef0ea', 0.5],
    [0.7, '#c9ccc5', 0.5],
    [0.93, '#9da19a', 0.72],
    [0.97, '#eceee8', 0.7],
    [1, '#7b7f78', 0.8],
  ]);
  const ribs = Array.from({ length: 15 }, (_, i) => {
    const x = r * 0.95 * Math.sin((i / 14 - 0.5) * Math.PI * 0.92);
    return `M${n(x)} ${n(-h * 0.42)}L${n(x * 1.03)} -4`;
  }).join('');
  const art =
    fill(side, plastic) +
    clipped(
      side,
      stroke(rim(-3, -dip * 1.5), '#5f635c', 0.7, 0.45) +
        stroke(ribs, '#6d716a', 0.5, 0.4) +
        stroke(rim(-h * 0.44, dip * 1.2), '#ffffff', 0.9, 0.8) +
        stroke(rim(-h * 0.44 + 1, dip * 1.2), '#5f635c', 0.5, 0.45) +
        stroke(rim(-h + 5, dip), '#5f635c', 0.5, 0.35) +
        stroke(rim(-4, dip * 1.2), '#ffffff', 1.1, 0.75),
    ) +
    stroke(side, '#6d716a', 0.5, 0.7);
  return { art, frame: [-r, -h, w, h + 1], rests: 'stands', foot: { w: w * 0.97, depth: w * 0.2 } };
}

/** The front of a can's print. */
export const canFront =
  (label: CanLabel): Sheet =>
  (r, top, height) => {
    const bend = 1.62;
    const { ground, ink, accent } = label;
    const y = (part: number) => top + height * part;
    const middle = { x: 0, anchor: 'middle' as const, within: r * 1.66, colour: ink };
    const size = Math.min(height, r * 5.6);
    return [
      block(-r * bend, top, r * 2 * bend, height, ground),
      block(-r * bend, y(0.34), r * 2 * bend, height * 0.36, accent),
      words(label.brand, { ...middle, y: y(0.155), size: size * 0.1, weight: 800, track: 0.14 }),
      words(label.line, { ...middle, y: y(0.235), size: size * 0.05, weight: 500, track: 0.14 }),
      words(label.power, {
        ...middle,
        y: y(0.605),
        size: size * 0.26,
        weight: 800,
        colour: contrast(accent),
      }),
      words(label.volume, { ...middle, y: y(0.835), size: size * 0.13, weight: 800, track: 0.01 }),
      words(label.note, { ...middle, y: y(0.895), size: size * 0.038, weight: 500, track: 0.08 }),
      dot(0, y(0.95), r * 0.05, accent),
    ];
  };

/** What the back of a can or a dropper tells. */
export interface CanBack {
  barcode: string;
  /** Below the marks: what it is, then how it is used and kept. */
  lines: string[];
  batch: string;
  marks: Mark[];
}

/** The back of a can's print: marks above, small print, barcode. */
export const canBack =
  (label: CanLabel, back: CanBack): Sheet =>
  (r, top, height) => {
    const { ground, ink, accent } = label;
    const y = (part: number) => top + height * part;
    const w = r * 1.56;
    const sign = Math.min(w / (back.marks.length * 1.08), height * 0.2);
    const row = back.marks.length * sign * 1.08;
    const text = { x: -w / 2, within: w, colour: ink };
    const size = Math.min(height * 0.036, r * 0.2);
    return [
      block(-r * 1.62, top, r * 3.24, height, ground),
      block(-r * 1.62, y(0.9), r * 3.24, height * 0.1, accent),
      words(`${label.brand} ${label.power}`, {
        ...text,
        y: y(0.09),
        size: r * 0.34,
        weight: 800,
        track: 0.08,
      }),
      ...back.marks.flatMap((mark, i) => mark(-row / 2 + i * sign * 1.08 + sign * 0.04, y(0.12), sign)),
      ...smallPrint(back.lines, { ...text, y: y(0.16) + sign + size, size }),
      ...barcode(back.barcode, -w * 0.36, y(0.7), w * 0.72, height * 0.17),
      words(back.batch, {
        x: 0,
        y: y(0.965),
        size: r * 0.17,
        weight: 600,
        anchor: 'middle',
        track: 0.06,
        within: w,
        colour: contrast(accent),
      }),
    ];
  };

/** A 12 g CO2 bulb lying down, neck to the right: 83 x 18.6 mm. */
export function co2Bulb(colour = '#b9bab6'): Thing {
  const d =
    'M9 -9.3H58C66 -9.3 70 -6.5 73 -4.6C74.5 -3.7 75.5 -3.6 77 -3.6H82.4a.8 .8 0 0 1 .8 .8V2.8a.8 .8 0 0 1 -.8 .8H77C75.5 3.6 74.5 3.7 73 4.6C70 6.5 66 9.3 58 9.3H9A9.3 9.3 0 0 1 9 -9.3z';
  const steel = linear('y', [
    [0, '#55554f'],
    [0.14, '#a5a59f'],
    [0.26, '#f6f6f2'],
    [0.4, '#c4c4be'],
    [0.62, '#84847e'],
    [0.8, '#5d5d57'],
    [0.92, '#9b9b95'],
    [1, '#4b4b46'],
  ]);
  const lettering = print([
    words('12 g CO2', {
      x: 34,
      y: 2.6,
      size: 8.2,
      weight: 800,
      anchor: 'middle',
      colour: '#2a2b27',
      track: 0.06,
    }),
  ]);
  // Its neck is plain: the screw of the gun pushes it onto its seal.
  const round = clipped(d, blurred(1.1, stroke(d, '#1b1c18', 2.6, 0.48)));
  const art = `${fill(d, colour, steel) + round}<g opacity=".72">${lettering}</g>`;
  return { art, frame: [0, -9.3, 83.2, 18.6], rests: 'lies' };
}

/** The cap of a dropper's tip, standing on its open end: 9 x 20 mm. */
export function dropperCap(colour: string): Thing {
  const side =
    'M-4.5 -1.2V-4.4L-3.1 -18.2C-3 -20.4 3 -20.4 3.1 -18.2L4.5 -4.4V-1.2C4.5 .6 -4.5 .6 -4.5 -1.2z';
  const ribs = [-3.4, -2.3, -0.9, 0.9, 2.3, 3.4].map((x) => `M${x} -4.6L${n(x * 0.72)} -17`).join('');
  const art =
    upright(side, colour, 0.55) +
    stroke(ribs, '#0b0c08', 0.4, 0.35) +
    stroke('M-4.4 -4.4C-4.4 -3 4.4 -3 4.4 -4.4', '#0b0c08', 0.35, 0.4);
  return { art, frame: [-4.5, -20, 9, 20.4], rests: 'stands', foot: { w: 8.8, depth: 2.4 } };
}

/** A small plastic dropper bottle, as for silicone oil. */
export function dropper(w: number, h: number, sheet: Sheet, liquid: string, cap: string): Thing {
  const r = w / 2;
  const full = -h * 0.66;
  const body = `M${n(-r * 0.36)} ${n(full - 8)}C${n(-r * 0.5)} ${n(full - 3)} ${n(-r)} ${n(full - 4)} ${n(-r)} ${n(full + 6)}V-4C${n(-r)} 1.6 ${n(r)} 1.6 ${n(r)} -4V${n(full + 6)}C${n(r)} ${n(full - 4)} ${n(r * 0.5)} ${n(full - 3)} ${n(r * 0.36)} ${n(full - 8)}z`;
  const tip = `M-1.1 ${n(-h)}H1.1L${n(r * 0.24)} ${n(full - 17)}H${n(-r * 0.24)}z`;
  const collar = box(-r * 0.5, full - 18, r, 11, 1.5);
  const art =
    fill(body, liquid) +
    clipped(body, print(sheet(r, full + 9, -full - 13), roundCylinder(r, r * 0.1))) +
    fill(body, uprightSheen(0.7)) +
    upright(tip, '#ece9df', 0.5) +
    upright(collar, cap, 0.4);
  return { art, frame: [-r, -h, w, h + 1], rests: 'stands', foot: { w: w * 0.97, depth: w * 0.22 } };
}
