import { expect, test } from 'vitest';
import { unitsToSend } from './to-send.ts';

const toSend = (takenOut: number, state?: 'asked' | 'refunded') =>
  unitsToSend({
    lines: [{ position: 1, quantity: 3, takenOut }],
    shortages: state ? [{ position: 1, missing: 2, state }] : [],
  }).get(1);

test('what is refunded or missing is not sent, and what is both counts once', () => {
  expect([toSend(0), toSend(1)]).toEqual([3, 2]);
  expect([toSend(0, 'asked'), toSend(1, 'asked')]).toEqual([1, 0]);
  expect([toSend(2, 'refunded'), toSend(0, 'refunded')]).toEqual([1, 1]);
});
