import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

/** Of 104: a star and the room after it are 21. */
const filled = (value: number) =>
  Number(/<svg width="([\d.]+)"/.exec(renderToStaticMarkup(<Stars value={value} />))?.[1] ?? 0);

test.each([
  [0, 0],
  [0.2, 0],
  [3.5, 73.5],
  [4.1, 84],
  [4.4, 94.5],
  [4.8, 105],
  [5, 105],
])('%d of five are drawn in whole stars and halves: no sliver of another', (value, width) => {
  expect(filled(value)).toBe(width);
});

test('what the picture says in words stays exact', () => {
  expect(renderToStaticMarkup(<Stars value={4.08} />)).toContain('4.1');
});
