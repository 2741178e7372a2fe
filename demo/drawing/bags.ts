import { type BbBack, type BbLabel, bbBackPrint, weightPrint } from './bottles.ts';
import { packed } from './materials.ts';
import { block, type Ink, print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { blurred, box, clipped, fill, linear, n, oval, stroke } from './svg.ts';

/** A stand-up foil pouch of w x h mm with a zip, a round window onto the BBs, and the label printed on. */
export function pouch(w: number, h: number, label: BbLabel, bbs: string): Thing {
  const { outline, film } = pouchWindow(w, h, label.accent);
  const contents = packed(
    outline,
    [-w * 0.28, -h * 0.23 - w * 0.2, w * 0.56, w * 0.4],
    bbs,
    Math.round(w + h),
  );
  return foilBag(w, h, label.ground, print(pouchPrint(w, h, label)) + contents + film);
}

/** What is printed on the front of a pouch. */
export function pouchPrint(w: number, h: number, label: BbLabel): Ink[] {
  const { ink, accent } = label;
  const y = (part: number) => -h + h * part;
  const middle = { x: 0, anchor: 'middle' as const, within: w * 0.78, colour: ink };
  return [
    block(-w / 2 - 4, y(0.6), w + 8, h * 0.012, accent),
    words(label.brand, { ...middle, y: y(0.225), size: h * 0.082, weight: 800, track: 0.16 }),
    words(label.line, { ...middle, y: y(0.285), size: h * 0.044, weight: 500, track: 0.12 }),
    ...weightPrint(label, { y: y(0.485), size: h * 0.235, within: middle.within }),
    words(label.count, { ...middle, y: y(0.57), size: h * 0.06, weight: 600, track: 0.03 }),
    words(label.note, { ...middle, y: y(0.945), size: h * 0.036, weight: 600, track: 0.1 }),
  ];
}

/** The outline of a pouch's window, and the clear film in it. */
export function pouchWindow(w: number, h: number, accent: string): { outline: string; film: string } {
  const outline = oval(0, -h * 0.23, w * 0.27, w * 0.19);
  const shine = linear(
    [0, 0, 1, 1],
    [
      [0, '#ffffff', 0.4],
      [0.4, '#ffffff', 0],
      [1, '#0b0c08', 0.25],
    ],
  );
  return { outline, film: fill(outline, shine) + stroke(outline, accent, 1.6) };
}

/** The back of the pouch. */
export function pouchBack(w: number, h: number, label: BbLabel, back: BbBack): Thing {
  const { accent, ground, ink } = label;
  const sheet = [
    ...bbBackPrint(label, back, { left: -w * 0.39, top: -h * 0.84, w: w * 0.78, h: h * 0.66 }),
    block(-w / 2 - 4, -h * 0.14, w + 8, h * 0.012, accent),
    words(back.batch, {
      x: 0,
      y: -h * 0.075,
      size: h * 0.036,
      weight: 600,
      anchor: 'middle',
      track: 0.1,
      within: w * 0.78,
      colour: ink,
    }),
  ];
  return foilBag(w, h, ground, print(sheet));
}

/** How light lies on a bag of foil, from one side to the other. */
export const foilLight = linear('x', [
  [0, '#0b0c08', 0.34],
  [0.1, '#fff', 0.12],
  [0.28, '#fff', 0.22],
  [0.5, '#fff', 0],
  [0.85, '#0b0c08', 0.16],
  [1, '#0b0c08', 0.42],
]);

/** A stand-up bag of foil, what is printed on it and seen through it given. */
function foilBag(w: number, h: number, ground: string, printed: string): Thing {
  const r = w / 2;
  const y = (part: number) => -h + h * part;
  const body = `M${n(-r)} ${n(-h)}H${n(r)}C${n(r - 1)} ${n(-h * 0.7)} ${n(r + 3)} ${n(-h * 0.4)} ${n(r + 1)} -8C${n(r)} 1 ${n(r * 0.6)} 1.5 0 1.5S${n(-r)} 1 ${n(-r - 1)} -8C${n(-r - 3)} ${n(-h * 0.4)} ${n(-r + 1)} ${n(-h * 0.7)} ${n(-r)} ${n(-h)}z`;
  const folds = [
    `M${n(-r * 0.9)} ${n(y(0.2))}C${n(-r * 0.7)} ${n(y(0.4))} ${n(-r * 0.95)} ${n(y(0.7))} ${n(-r * 0.6)} ${n(y(0.98))}`,
    `M${n(r * 0.88)} ${n(y(0.16))}C${n(r * 0.7)} ${n(y(0.45))} ${n(r * 0.96)} ${n(y(0.7))} ${n(r * 0.62)} ${n(y(0.98))}`,
  ];
  const foil =
    blurred(3, folds.map((d) => stroke(d, '#ffffff', 4, 0.35)).join('')) +
    blurred(
      4,
      folds.map((d) => `<g transform="translate(6 2)">${stroke(d, '#0b0c08', 5, 0.3)}</g>`).join(''),
    ) +
    blurred(
      3,
      stroke(
        `M${n(-r)} ${n(y(0.98))}C${n(-r * 0.4)} ${n(y(0.9))} ${n(r * 0.4)} ${n(y(0.9))} ${n(r)} ${n(y(0.98))}`,
        '#0b0c08',
        3,
        0.35,
      ),
    );
  const seal =
    `<path d="${box(-r - 2, -h, w + 4, h * 0.06)}" fill="#0b0c08" fill-opacity=".14"/>` +
    stroke(
      Array.from({ length: 5 }, (_, i) => `M${n(-r)} ${n(-h + h * 0.01 * (i + 0.8))}H${n(r)}`).join(''),
      '#fff',
      0.4,
      0.3,
    );
  const zip =
    stroke(`M${n(-r)} ${n(y(0.105))}H${n(r)}`, '#0b0c08', 1.6, 0.3) +
    stroke(`M${n(-r)} ${n(y(0.1))}H${n(r)}`, '#fff', 0.9, 0.6);
  const art = fill(body, ground) + clipped(body, printed + foil + seal + zip) + fill(body, foilLight);
  return { art, frame: [-r - 2, -h, w + 4, h + 2], rests: 'stands', foot: { w: w * 0.97, depth: w * 0.18 } };
}
