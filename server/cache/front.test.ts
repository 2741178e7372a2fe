import { expect, test, vi } from 'vitest';
import { Front } from './front.ts';

const page = { headers: { xkey: 'pages abcde' }, forFront: true };

test('a page may be kept in front while it is known to be true here, and not by one that is about to end', () => {
  vi.useFakeTimers();
  let leaving = false;
  const front = new Front({ maxAge: 300, isLeaving: () => leaving });
  expect(front.mayKeep(page)).toBe(false);
  front.certainAt(performance.now());
  expect([front.mayKeep(page), front.mayKeep({ ...page, forFront: false })]).toEqual([true, false]);
  vi.advanceTimersByTime(3_900);
  expect(front.mayKeep(page)).toBe(true);
  vi.advanceTimersByTime(200);
  expect(front.mayKeep(page)).toBe(false);
  front.certainAt(performance.now());
  leaving = true;
  expect(front.mayKeep(page)).toBe(false);
  vi.useRealTimers();
});

test('it is told in headers that browsers do not read; nothing is kept where nothing is set', () => {
  const told = { 'CDN-Cache-Control': 'max-age=300', 'Surrogate-Control': 'max-age=300' };
  expect(new Front({ maxAge: 300 }).headersOf(page)).toEqual(told);
  expect(new Front({ maxAge: 300, surrogateKey: true }).headersOf(page)).toEqual({
    ...told,
    'Surrogate-Key': 'pages abcde',
  });
  expect(new Front({ maxAge: 300 }).tagsOf(['list all']).xkey).toBe('pages list-all');
  const none = new Front({ maxAge: 0 });
  none.certainAt(performance.now());
  expect(none.mayKeep(page)).toBe(false);
  expect(none.tagsOf(['list all'])).toEqual({});
});
