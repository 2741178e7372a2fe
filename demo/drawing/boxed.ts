import { ball, moulded } from './materials.ts';
import { block, type Ink, mark, print, words } from './print.ts';
import type { Thing } from './studio.ts';
import { at, blurred, box, clipped, darker, fill, lighter, linear, n, oval, radial, stroke } from './svg.ts';

/** A hex key of so many mm across its flats, lying: its long arm to the left, its short one down. */
export function hexKey(flats: number, long = 62, short = 20): Thing {
  const [h, bend] = [flats / 2, flats * 2];
  const right = long / 2;
  const arm = `M${n(-right)} ${n(-h)}H${n(right - bend)}a${n(bend)} ${n(bend)} 0 0 1 ${n(bend)} ${n(bend)}V${n(short)}h${n(-flats)}V${n(bend - h)}a${n(bend - flats)} ${n(bend - flats)} 0 0 0 ${n(flats - bend)} ${n(flats - bend)}H${n(-right)}z`;
  const edge = (by: number, tone: string, opacity: number) =>
    stroke(
      `M${n(-right + 0.4)} ${n(by)}H${n(right - bend)}a${n(bend - h - by)} ${n(bend - h - by)} 0 0 1 ${n(bend - h - by)} ${n(bend - h - by)}V${n(short - 0.4)}`,
      tone,
      flats * 0.16,
      opacity,
    );
  const art =
    moulded(arm, '#4b4c48', flats * 0.3) +
    clipped(arm, edge(-h * 0.42, '#d9d8ce', 0.75) + edge(h * 0.4, '#0b0c08', 0.6));
  return { art, frame: [-right, -h, long, short + h], rests: 'lies' };
}

/** A rubber seal, round in section: `across` mm over all, `thick` mm of it rubber. */
export function seal(across: number, thick: number): Thing {
  const r = across / 2;
  const round = oval(0, 0, r - thick / 2);
  const sheen = at(
    -thick * 0.14,
    -thick * 0.18,
    blurred(thick * 0.12, stroke(round, '#a8a99f', thick * 0.22, 0.7)),
  );
  const art = stroke(round, '#161713', thick) + stroke(round, '#33342f', thick * 0.72) + sheen;
  return { art, frame: [-r, -r, across, across], rests: 'lies' };
}

/** What goes onto the nozzle of a speedloader for the lips of a pistol magazine: its socket to the left, its beak to the right. */
export function pistolAdapter(text: string): Thing {
  const colour = '#31322d';
  const sleeve = box(-24, -11, 24, 22, 2.5);
  const beak = 'M-1 -9.5C6 -9.5 7 -5.5 13 -5.5H25a2 2 0 0 1 2 2V6.5H13C7 6.5 6 9.5 -1 9.5z';
  const mouth = 'M19.5 6.5V1.2a3.3 3.3 0 0 1 6.6 0V6.5z';
  const art =
    moulded(beak, darker(colour, 0.1), 1.5) +
    clipped(mouth, fill(mouth, '#0c0d0a') + ball(22.8, 3, '#f4f1e8')) +
    stroke(mouth, '#0b0c08', 0.5, 0.9) +
    moulded(sleeve, colour, 1.7) +
    moulded(box(-26, -12.5, 5.5, 25, 1.8), colour, 1.2) +
    mark(text, -10, 2, 5.2);
  return { art, frame: [-26, -12.5, 53, 25], rests: 'lies' };
}

/** A clear disc in a black ring that is pushed over the front of a sight, `across` mm over all. */
export function lensProtector(across: number, colour: string): Thing {
  const r = across / 2;
  const [whole, pane] = [oval(0, 0, r), oval(0, 0, r * 0.78)];
  const band = `${whole}${oval(0, 0, r * 0.78)}`;
  const clear = linear(
    [0, 0, 1, 1],
    [
      [0, '#ffffff', 0.75],
      [0.4, '#dfe8e4', 0.28],
      [1, '#8fa39d', 0.42],
    ],
  );
  const face = radial(0.32, 0.26, 0.9, [
    [0, lighter(colour, 0.34)],
    [0.5, lighter(colour, 0.05)],
    [1, darker(colour, 0.4)],
  ]);
  const streak = `M${n(-r * 0.62)} ${n(r * 0.1)}L${n(r * 0.06)} ${n(-r * 0.62)}L${n(r * 0.34)} ${n(-r * 0.54)}L${n(-r * 0.48)} ${n(r * 0.4)}z`;
  const art =
    `<path d="${band}" fill="${face}" fill-rule="evenodd"/>` +
    fill(pane, clear) +
    clipped(pane, blurred(r * 0.02, fill(streak, '#ffffff')).replace('<g ', '<g opacity=".55" ')) +
    stroke(pane, '#0b0c08', r * 0.05, 0.85) +
    stroke(oval(0, 0, r * 0.965), lighter(colour, 0.5), r * 0.02, 0.6) +
    stroke(oval(0, 0, r * 0.86), '#0b0c08', r * 0.025, 0.5);
  return { art, frame: [-r, -r, across, across], rests: 'lies' };
}

/** A printed card of 148 x 105 mm with a table to fill in: a row for each weight. */
export function resultCard(brand: string, rows: [weight: string, accent: string][]): Thing {
  const [left, top, ink] = [-74, -52.5, '#16190F'];
  const columns: [name: string, x: number][] = [
    ['WEIGHT', 8],
    ['HOP-UP', 42],
    ['GROUP, mm', 72],
    ['NOTES', 106],
  ];
  const rule = (y: number, h = 0.35) => block(left + 8, top + y, 132, h, ink);
  const say = (text: string, x: number, y: number, size: number, weight: 600 | 700 | 800 = 700) =>
    words(text, { x: left + x, y: top + y, size, weight, colour: ink, track: 0.06 });
  const row = ([weight, accent]: [string, string], i: number): Ink[] => [
    block(left + 8, top + 46.5 + i * 13, 3, 6.4, accent),
    say(weight, 13.5, 52.6 + i * 13, 8, 800),
    rule(57 + i * 13),
  ];
  const sheet = [
    say(brand, 8, 15, 9, 800),
    say('RESULT CARD · 30 m · 20 SHOTS EACH', 8, 24, 6, 600),
    rule(30, 1),
    ...columns.map(([name, x]) => say(name, x, 39, 5.4)),
    rule(43.5, 0.7),
    ...rows.flatMap(row),
    ...columns.slice(1).map(([, x]) => block(left + x - 3, top + 32, 0.35, 64, '#8d8979')),
  ];
  const card = box(left, top, 148, 105, 3);
  const paper = linear(
    [0, 0, 1, 1],
    [
      [0, '#fffefa'],
      [1, '#efeadd'],
    ],
  );
  const art = fill(card, paper) + print(sheet) + stroke(card, '#b9b3a2', 0.4, 0.8);
  return { art, frame: [left, top, 148, 105], rests: 'lies' };
}
