import { expect, test } from 'vitest';
import { sentBackOf } from './refund.ts';

test('what went back is told apart from what is on its way and from what the card could not take', () => {
  const refunds = [
    { state: 'done', amountPence: 350 },
    { state: 'done', amountPence: 100 },
    { state: 'requested', amountPence: 299 },
    { state: 'refused', amountPence: 5000 },
  ] as const;
  expect(sentBackOf(refunds)).toEqual({ donePence: 450, duePence: 299, refusedPence: 5000 });
  expect(sentBackOf([])).toEqual({ donePence: 0, duePence: 0, refusedPence: 0 });
});
