import { coinCell } from './chargers.ts';
import { block, type Ink, print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, fill, linear, n, oval, stroke } from './svg.ts';

/** A child-resistant card of 84 x 116 mm with two coin cells under a clear blister that has to be cut open. */
export function coinCard(brand: string, name: string, colour: string, accent: string): Thing {
  const [w, h] = [84, 116];
  const [left, top] = [-w / 2, -h / 2];
  const hanger = 'M-13 -50.5h6.4a7 7 0 0 1 13.2 0h6.4v3.4H6.6a7 7 0 0 1 -13.2 0H-13z';
  const card = `${box(left, top, w, h, 4)}${hanger}`;
  const light = linear(
    [0, 0, 1, 1],
    [
      [0, '#ffffff', 0.16],
      [0.5, '#ffffff', 0],
      [1, '#0b0c08', 0.2],
    ],
  );
  const sheet = (paint: string) => `<path d="${card}" fill="${paint}" fill-rule="evenodd"/>`;
  const art =
    sheet(colour) +
    clipped(box(left, top, w, h, 4), print(cardPrint(brand, name, accent)) + cutLine(left, 32, w)) +
    blister(name) +
    sheet(light) +
    stroke(hanger, '#0b0c08', 0.4, 0.5) +
    stroke(box(left + 0.3, top + 0.3, w - 0.6, h - 0.6, 3.7), '#ffffff', 0.4, 0.25);
  return { art, frame: [left, top, w, h], rests: 'lies' };
}

function cardPrint(brand: string, name: string, accent: string): Ink[] {
  const pale = '#ECE9DF';
  const middle = { x: 0, anchor: 'middle' as const, within: 72 };
  return [
    words(brand, { ...middle, y: -27, size: 12.4, weight: 800, colour: pale, track: 0.14 }),
    words(`${name} · 3 V LITHIUM · 2 CELLS`, {
      ...middle,
      y: -18.6,
      size: 6.4,
      weight: 600,
      colour: accent,
      track: 0.04,
    }),
    block(-42, 40, 84, 20, accent),
    words('CHILD-RESISTANT: CUT WITH SCISSORS', {
      ...middle,
      y: 29,
      size: 4.7,
      weight: 700,
      colour: pale,
      track: 0.04,
    }),
    words('DANGEROUS IF SWALLOWED', {
      ...middle,
      y: 48,
      size: 7,
      weight: 800,
      colour: '#16190F',
      track: 0.04,
    }),
    words('Keep away from children. If swallowed: to hospital at once.', {
      ...middle,
      y: 54,
      size: 4,
      weight: 600,
      colour: '#16190F',
    }),
  ];
}

/** Where scissors go: dashes, and the scissors at their beginning. */
function cutLine(left: number, y: number, w: number): string {
  const dashes = `<path d="M${n(left + 13)} ${n(y + 3)}H${n(left + w - 3)}" stroke="#ECE9DF" stroke-width=".7" stroke-dasharray="2.4 1.6" fill="none"/>`;
  const scissors =
    stroke('M0 -1.6L8 1.4M0 1.6L8 -1.4', '#ECE9DF', 0.9) +
    stroke(oval(-1.5, -2.1, 1.5) + oval(-1.5, 2.1, 1.5), '#ECE9DF', 0.8);
  return dashes + at(left + 5.5, y + 3, scissors);
}

/** Both cells in their tray, and the clear plastic over them with the light on its edges. */
function blister(name: string): string {
  const shell = box(-31, -13, 62, 34, 9);
  const dome = box(-28, -10, 56, 28, 8);
  const clear = linear(
    [0, 0, 1, 1],
    [
      [0, '#ffffff', 0.5],
      [0.22, '#ffffff', 0.08],
      [0.6, '#ffffff', 0.02],
      [1, '#0b0c08', 0.22],
    ],
  );
  const gleam = 'M-22 -8.2H2L-10 16.2H-26.4V-2Q-26.4 -7 -22 -8.2z';
  const { art: cell } = coinCell(name);
  const under = blurred(1.4, fill(oval(-11.4, 5.4, 10.2) + oval(14.2, 5.4, 10.2), '#0b0c08'));
  return (
    fill(shell, '#0b0c08').replace('/>', ' fill-opacity=".28"/>') +
    under +
    at(-12.6, 4, cell, -14) +
    at(12.8, 4, cell, 10) +
    fill(dome, clear) +
    clipped(dome, fill(gleam, '#ffffff').replace('/>', ' fill-opacity=".16"/>')) +
    stroke(shell, '#ffffff', 0.5, 0.5) +
    stroke(dome, '#0b0c08', 0.7, 0.4) +
    at(-0.4, -0.5, stroke(dome, '#ffffff', 0.8, 0.75))
  );
}
