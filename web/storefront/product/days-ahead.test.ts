import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWords } from '#wording/storefront/arrival.ts';
import { writeEstimate } from '../parts/estimate.ts';
import { daysAhead } from './days-ahead.ts';

const day = 86_400_000;

/** What stands on the page at a moment, of a script that was made at another. */
function saidAt(now: number, madeAt: Date): string {
  return writtenAt(now, madeAt).days;
}

/** What it writes beside a cart, as the browser keeps it. */
function writtenAt(now: number, madeAt: Date, { cart, withCart }: { cart?: string; withCart?: string } = {}) {
  const days = { textContent: inWords };
  const cost = { textContent: 'without', dataset: { withCart }, previousElementSibling: days };
  const document = { currentScript: { previousElementSibling: cost } };
  new Function('document', 'Date', 'localStorage', daysAhead(madeAt))(document, { now: () => now }, { cart });
  return { days: days.textContent, cost: cost.textContent };
}

test('for thirteen days a kept page says what its code will say, at any moment of any year', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 13 * day }),
      (madeAt, later) => {
        const now = new Date(madeAt.getTime() + later);
        expect(saidAt(now.getTime(), madeAt)).toBe(writeEstimate(now));
      },
    ),
  );
});

test('where the clock is before that, or long after, the usual sentence stays', () => {
  const madeAt = new Date('2026-12-24T17:00:00Z');
  expect(saidAt(madeAt.getTime() - day, madeAt)).toBe(inWords);
  expect(saidAt(madeAt.getTime() + 15 * day, madeAt)).toBe(inWords);
});

test('what delivery costs is said with a cart in mind where there is one, and where the page has words for it', () => {
  const now = Date.parse('2026-12-24T17:00:00Z');
  const said = (cart: string | undefined, withCart?: string) =>
    writtenAt(now, new Date(now), { ...(cart && { cart }), ...(withCart && { withCart }) }).cost;
  expect(said('[{"id":"a"}]', 'with')).toBe('with');
  for (const cart of [undefined, '[]', 'null', '{', '7']) expect(said(cart, 'with')).toBe('without');
  expect(said('[{"id":"a"}]')).toBe('without');
});

test('all pages of a day have the same script', () => {
  expect(daysAhead(new Date('2026-11-26T23:59:00Z'))).toBe(daysAhead(new Date('2026-11-26T00:01:00Z')));
});
