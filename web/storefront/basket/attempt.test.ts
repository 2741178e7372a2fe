import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Coupon } from '#contract/coupon.ts';

let attempts: typeof import('./attempt.ts');

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.resetModules();
  attempts = await import('./attempt.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bought = [
  { id: 'gas', quantity: 2 },
  { id: 'sight', quantity: 1 },
];
const code = { code: 'WELCOME10', flatPence: 0 } as Coupon;

test('the same basket goes on with the same key, whatever the order of its lines', () => {
  const { key } = attempts.attemptFor('cart', bought, null);
  expect(attempts.attemptFor('cart', bought.toReversed(), null).key).toBe(key);
});

test('another basket, another code or another way in is another attempt', () => {
  const { key } = attempts.attemptFor('cart', bought, null);
  expect(attempts.attemptFor('cart', [{ id: 'gas', quantity: 3 }], null).key).not.toBe(key);
  expect(attempts.attemptFor('cart', bought, code).key).not.toBe(key);
  expect(attempts.attemptFor('buy', bought, null).key).not.toBe(key);
});

test('a reload keeps the code of this way in', () => {
  attempts.attemptFor('cart', bought, code);
  expect(attempts.couponOfAttempt('cart')).toEqual(code);
  expect(attempts.couponOfAttempt('buy')).toBeNull();
});

test('an open payment holds its units until it must have ended', () => {
  vi.useFakeTimers();
  const attempt = attempts.attemptFor('cart', bought, null);
  expect(attempts.heldUnits('gas')).toBe(0);
  attempts.noteOpened(attempt, 'order1', bought);
  expect(attempts.heldUnits('gas')).toBe(2);
  vi.advanceTimersByTime(36 * 60_000);
  expect(attempts.heldUnits('gas')).toBe(0);
});

test('an order that was not paid holds nothing, and its attempt may go on', () => {
  const attempt = attempts.attemptFor('cart', bought, code);
  attempts.noteOpened(attempt, 'order1', bought);
  attempts.noteReleased('another');
  expect(attempts.openAttempt()).not.toBeNull();
  attempts.noteReleased('order1');
  expect(attempts.openAttempt()).toBeNull();
  expect(attempts.attemptFor('cart', bought, code).key).toBe(attempt.key);
});

test('spoilt or blocked storage is no attempt, or lasts as long as the page', () => {
  sessionStorage.setItem('checkout', '{"from":"elsewhere"}');
  expect(attempts.openAttempt()).toBeNull();
  sessionStorage.setItem('checkout', '{"from":"cart","basket":"gas×2","key":"old","coupon":{"flat":5}}');
  expect(attempts.couponOfAttempt('cart')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  const { key } = attempts.attemptFor('cart', bought, null);
  expect(attempts.attemptFor('cart', bought, null).key).toBe(key);
});
