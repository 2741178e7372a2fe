import type { Shot } from './studio.ts';
import { box, darker, fill, lighter, linear, page, radial } from './svg.ts';

/** Bone paper, each category's with a breath of a colour of its own. */
const papers = {
  bbs: '#eeeae1',
  gas: '#e6eae2',
  magazines: '#efe8d9',
  batteries: '#e8ebeb',
  attire: '#eaeadc',
  attachments: '#ece7df',
};

/** The shot on its category's seamless paper, brighter at the upper left: an SVG of 1200 x 1200. */
export function onPaper({ art, floor }: Shot, category: keyof typeof papers): string {
  const paper = papers[category];
  const whole = box(0, 0, 1200, 1200);
  const face = linear(
    [0, 0, 0.75, 1],
    [
      [0, lighter(paper, 0.48)],
      [0.55, paper],
      [1, darker(paper, 0.055)],
    ],
  );
  const glow = radial(0.3, 0.22, 0.75, [
    [0, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  ]);
  const wall = floor === undefined ? '' : turnOfFloor(floor, paper);
  return page(fill(whole, face) + wall + fill(whole, glow) + art);
}

/** Standing things get a faint turn of floor to wall. */
function turnOfFloor(floor: number, paper: string): string {
  const start = Math.max(0, floor - 300);
  const shadow = darker(paper, 0.155);
  const shade = linear('y', [
    [0, shadow, 0],
    [0.55, shadow, 0.5],
    [1, lighter(paper, 0.1), 0.35],
  ]);
  return fill(box(0, start, 1200, Math.max(1, 1200 - start)), shade);
}
