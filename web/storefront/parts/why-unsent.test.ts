import { afterEach, expect, test, vi } from 'vitest';
import { unsent } from '#wording/storefront/unsent.ts';
import { whyUnsent } from './why-unsent.ts';

afterEach(() => vi.unstubAllGlobals());

test('what a form failed by is told apart: the line, the shop, and what was refused', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(whyUnsent({ status: 0, message: '' })).toBe(unsent.offline);
  vi.stubGlobal('navigator', { onLine: true });
  expect(whyUnsent({ status: 0, message: '' })).toBe(unsent.kept);
  expect(whyUnsent({ status: 503, message: '' })).toBe(unsent.kept);
  expect(whyUnsent({ status: 401, message: '' })).toBeUndefined();
});
