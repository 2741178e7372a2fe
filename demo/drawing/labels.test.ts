import { describe, expect, test } from 'vitest';
import { type BbLabel, bbFront } from './bottles.ts';
import { lithium, noBin } from './marks.ts';
import { packBack } from './packs.ts';
import type { Ink } from './print.ts';

const label: BbLabel = {
  brand: 'PLOVER',
  line: 'BIO SERIES',
  weight: '0.28 g',
  count: '2,500 BBs · 700 g',
  note: 'BIODEGRADABLE',
  ground: '#f3efe4',
  ink: '#16190F',
  accent: '#2f4a5e',
};

describe('what is printed stays clear of what stands beside it', () => {
  test.each([
    [58, 118],
    [72, 150],
    [82, 165],
  ])('the lines of a bottle’s label, %i x %i mm', (w, h) => {
    const lines = lettering(bbFront(label)(w / 2, -h * 0.7, h * 0.6));
    expect(lines.length).toBeGreaterThanOrEqual(5);
    for (const [i, one] of lines.entries()) {
      for (const other of lines.slice(i + 1)) expect(overlap(one, other)).toBe(false);
    }
  });

  test.each([105, 107, 128])('the words and the signs on the back of a pack %i mm long', (w) => {
    const says = packBack(
      { brand: 'VOLTANE', note: '', volts: '', capacity: '', colour: '#262722', accent: '#f0d98a' },
      {
        barcode: '0401000000333',
        lines: ['11.1 V · 1450 mAh · 16.1 Wh', 'BATCH 0033-B · keep away from children'],
        marks: [lithium('UN 3480'), noBin('#16190F')],
      },
    )(w, 34, true);
    const [, , first, second, signs] = says.map(frame);
    for (const line of [first, second]) expect(line?.right).toBeLessThan(signs?.left ?? 0);
  });

  test.each([
    [128, 20],
    [100, 21],
    [116, 18],
  ])('the words on the back of a stick, %i x %i mm, and the white label that they stand on', (w, h) => {
    const says = packBack(
      { brand: 'VOLTANE', note: '', volts: '', capacity: '', colour: '#262722', accent: '#f0d98a' },
      {
        barcode: '0401000000319',
        lines: ['7.4 V · 1300 mAh · 9.6 Wh', 'Balance charger and LiPo bag only.', 'Never burn it.'],
        marks: [lithium('UN 3480'), noBin('#16190F')],
      },
    )(w, h, true);
    const [, label, first, second, third, signs] = says.map(frame);
    for (const line of [first, second, third]) {
      expect(line?.right).toBeLessThan(signs?.left ?? 0);
      expect(line?.top).toBeGreaterThan(label?.top ?? 0);
      expect(line?.bottom).toBeLessThan(label?.bottom ?? 0);
    }
  });
});

/** The frames of all that is no block of colour. */
const lettering = (sheet: Ink[]) => sheet.filter(({ commands }) => commands.length > 5).map(frame);

function frame({ commands }: Ink) {
  const points = commands.filter((command) => 'x' in command);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

type Frame = ReturnType<typeof frame>;
const overlap = (one: Frame, other: Frame) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
