import { foilLight, pouchPrint, pouchWindow } from './bags.ts';
import type { BbLabel } from './bottles.ts';
import { ball, packed } from './materials.ts';
import { type Bend, print } from './print.ts';
import { type Lie, relief } from './relief.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, dice, fill, lighter, linear, n, stroke } from './svg.ts';

/** How wide a slack pouch lies at a height, as a part of its width: it is drawn in where its mouth gapes. */
const slackWidth = (up: number) => 1 - 0.17 * Math.min(1, Math.max(0, (up - 0.2) / 0.6)) ** 1.5;

/**
 * A pouch of BBs that lies on its back, opened above its zip, half of it gone: slack and creased, its mouth gaping, and the
 * BBs that are left run out of it.
 */
export function openPouch(w: number, h: number, label: BbLabel, bbs: string): Thing {
  const { body, mouth, edges } = openOutlines(w, h);
  const slump: Bend = (x, y) => [x * slackWidth(-y / h), y + 2.2 * Math.sin(x / 24 + y / 31)];
  const within = linear('y', [
    [0, '#c9cac4'],
    [0.4, '#8d8e88'],
    [1, '#2c2d29'],
  ]);
  const art =
    fill(mouth, within) +
    clipped(mouth, stroke(edges.backZip, '#5c5d57', 1, 0.7) + heaped(w, h, bbs)) +
    stroke(edges.back, '#f4f4f0', 1, 0.9) +
    fill(body, label.ground) +
    clipped(
      body,
      print(pouchPrint(w, h, label), slump) +
        windowHalfEmpty(w, h, label.accent, bbs) +
        stroke(edges.zip, '#0b0c08', 1.6, 0.35) +
        at(0, -0.8, stroke(edges.zip, '#ffffff', 0.9, 0.6)) +
        relief([-w / 2 - 4, -h, w + 8, h + 4], slackFoil(w, h)) +
        blurred(2.4, stroke(edges.zip, '#0b0c08', 4, 0.3)),
    ) +
    fill(body, foilLight) +
    stroke(edges.front, lighter(label.ground, 0.55), 1.1, 0.95);
  return { art, frame: [-w / 2 - 2, -h, w + 4, h + 2], rests: 'lies' };
}

/** The front of an open pouch, the opening between its front and its back, and the edges of both, each with its half of the zip. */
function openOutlines(w: number, h: number) {
  const [r, m, top] = [w / 2, w * 0.415, -h * 0.88];
  const lip = (bow: number) =>
    `M${n(-m)} ${n(top)}C${n(-m * 0.55)} ${n(top + bow)} ${n(m * 0.5)} ${n(top + bow * 1.15)} ${n(m)} ${n(top)}`;
  const backwards = (bow: number) =>
    `C${n(m * 0.5)} ${n(top + bow * 1.15)} ${n(-m * 0.55)} ${n(top + bow)} ${n(-m)} ${n(top)}`;
  const down = `C${n(m + 3)} ${n(-h * 0.76)} ${n(r - 13)} ${n(-h * 0.72)} ${n(r - 8)} ${n(-h * 0.55)}C${n(r - 3)} ${n(-h * 0.38)} ${n(r + 3)} ${n(-h * 0.2)} ${n(r - 1)} -6`;
  const foot = `C${n(r)} 1.4 ${n(-r)} 1.4 ${n(1 - r)} -6`;
  const up = `C${n(-r - 3)} ${n(-h * 0.2)} ${n(4 - r)} ${n(-h * 0.36)} ${n(8 - r)} ${n(-h * 0.53)}C${n(12 - r)} ${n(-h * 0.7)} ${n(-m - 2)} ${n(-h * 0.76)} ${n(-m)} ${n(top)}`;
  const [front, back] = [h * 0.042, -h * 0.12];
  return {
    body: `${lip(front)}${down}${foot}${up}z`,
    mouth: `${lip(back)}${backwards(front)}z`,
    edges: {
      front: lip(front),
      zip: lip(front + h * 0.014),
      back: lip(back),
      backZip: lip(back + h * 0.03),
    },
  };
}

/** The BBs that are on their way out, between the two lips of the mouth. */
function heaped(w: number, h: number, bbs: string): string {
  const roll = dice(Math.round(w + h));
  const columns = Math.floor((w * 0.7) / 5.8);
  const rows = Math.ceil((h * 0.17) / 4.6);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = (column + (row % 2 ? 0.5 : 0) - columns / 2) * 5.8 + (roll() - 0.5) * 1.6;
      const y = -h * 0.95 + row * 4.6 + (x / w) ** 2 * h * 0.1 + (roll() - 0.5) * 1.4;
      // Those that lie deeper are in the shade of the front.
      return ball(x, y, darker(bbs, Math.max(0, (row / rows - 0.25) * 0.55) + roll() * 0.06));
    }).join(''),
  ).join('');
}

/** The window, BBs in the half of it that is next to the mouth, the bare inside of the back in the other. */
function windowHalfEmpty(w: number, h: number, accent: string, bbs: string): string {
  const { outline, film } = pouchWindow(w, h, accent);
  const roll = dice(Math.round(w * 3));
  const level = -h * 0.225;
  const lining = linear('y', [
    [0, '#5c5d57'],
    [0.55, '#7f807a'],
    [1, '#a9aaa4'],
  ]);
  const last = Array.from({ length: Math.ceil((w * 0.56) / 6.2) }, (_, i) =>
    ball(-w * 0.28 + i * 6.2 + roll() * 2, level + (roll() - 0.4) * 5, bbs),
  );
  const filled = box(-w * 0.3, -h * 0.23 - w * 0.2, w * 0.6, level + h * 0.23 + w * 0.2);
  const contents = packed(filled, [-w * 0.3, -h * 0.23 - w * 0.2, w * 0.6, w * 0.24], bbs, Math.round(w + h));
  return fill(outline, lining) + clipped(outline, contents + last.join('')) + film;
}

/** It is crushed where there is nothing in it any more, and drawn into folds towards the corners of its mouth. */
const slackFoil = (w: number, h: number): Lie => ({
  folds: [
    [[-w * 0.4, -h * 0.86], [-w * 0.22, -h * 0.68], [-w * 0.3, -h * 0.36], 4, 3.4],
    [[w * 0.4, -h * 0.86], [w * 0.2, -h * 0.66], [w * 0.3, -h * 0.34], 4, 3.4],
    [[-w * 0.44, -h * 0.56], [-w * 0.2, -h * 0.52], [w * 0.06, -h * 0.6], 4, 2.6],
    [[w * 0.45, -h * 0.5], [w * 0.24, -h * 0.45], [w * 0.02, -h * 0.5], 4, 2.4],
    [[-w * 0.48, -h * 0.06], [-w * 0.34, -h * 0.16], [-w * 0.3, -h * 0.3], 4, 2.6],
    [[w * 0.48, -h * 0.06], [w * 0.33, -h * 0.14], [w * 0.32, -h * 0.28], 4, 2.6],
    [[-w * 0.1, -h * 0.82], [-w * 0.06, -h * 0.7], [-w * 0.1, -h * 0.58], 3.4, 2.2],
  ],
  swells: [[0, -h * 0.7, w * 0.3, h * 0.13, 5]],
  crushed: [[0, -h * 0.08, w * 0.4, h * 0.07, 8, 1.2]],
  seed: Math.round(h),
});
