import { expect, test } from 'vitest';
import { letter } from './lettering.ts';

const how = { x: 56, y: 576, width: 470, weight: 600, size: 28, colour: '#fff', lines: 1 } as const;
const outlinesOf = (svg: string) => svg.match(/M/g)?.length ?? 0;

test('every number of an outline is one, wherever the letter stands', async () => {
  for (let x = 50; x < 60; x += 0.37)
    expect(await letter('Delivery £2.99, free from £25: batteries', { ...how, x })).not.toContain('NaN');
});

test('what doesn’t fit ends in an ellipsis, on as many lines as there are; what no letter is there for is left out', async () => {
  const [whole, cut] = [
    await letter('word '.repeat(40), { ...how, lines: 40 }),
    await letter('word '.repeat(40), how),
  ];
  expect(outlinesOf(cut)).toBeLessThan(outlinesOf(whole));
  expect(await letter('W'.repeat(200), how)).toBe(await letter('W'.repeat(300), how));
  expect(await letter('BBs 🎯', how)).toBe(await letter('BBs', how));
  expect(await letter('', how)).toBe('<path fill="#fff" d=""/>');
});
