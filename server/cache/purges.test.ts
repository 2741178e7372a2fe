import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#shop/tokens.ts';
import { purgedBy } from './front-tags.ts';
import { Purges, TooManyPurges } from './purges.ts';

let asked: string[][];
let answer: (tags: string[]) => Promise<void>;
let warned: object[];
const log = { debug() {}, info() {}, warn: (facts: object) => warned.push(facts), error() {} };
const purgesOf = (most = 30) =>
  new Purges(
    {
      most,
      purge: (tags) => {
        asked.push(tags);
        return answer(tags);
      },
    },
    log,
  );
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  warned = [];
  answer = async () => {};
});
afterEach(() => vi.useRealTimers());

test('what changed is purged at once, and once more five seconds later, however often it changed', async () => {
  const purges = purgesOf();
  purges.purge(['list bbs', 'list gas']);
  await seconds(0);
  expect(asked).toEqual([['list-bbs', 'list-gas', 'much']]);
  await seconds(2);
  purges.purge(['list bbs']);
  await seconds(2.9);
  expect(asked).toHaveLength(2);
  await seconds(0.2);
  expect(asked.slice(2)).toEqual([['list-gas']]);
  await seconds(2);
  expect(asked.slice(3)).toEqual([['list-bbs', 'much']]);
  await seconds(60);
  expect([asked.length, purges.sent, purges.waiting]).toEqual([4, 4, { tags: 0, oldestSeconds: 0 }]);
});

test('one purge after the other, as many tags as it takes; what comes meanwhile goes together', async () => {
  let letGo = () => {};
  answer = () =>
    new Promise((resolve) => {
      letGo = resolve;
    });
  const purges = purgesOf(4);
  const names = Array.from({ length: 9 }, newId);
  for (const name of names) purges.purge([name]);
  await seconds(0);
  expect(asked).toEqual([purgedBy(names.slice(0, 1))]);
  answer = async () => {};
  letGo();
  await seconds(0);
  expect(asked.map((tags) => tags.length)).toEqual([2, 4, 4, 1]);
  expect(new Set(asked.flat()).size).toBe(10);
});

test('one that fails is tried again, later each time, until it is done; nothing is lost and nothing is asked for twice', async () => {
  answer = async () => Promise.reject(new Error('127.0.0.1 answered 500'));
  const purges = purgesOf();
  purges.purge(['list bbs']);
  await seconds(0.9);
  purges.purge(['list gas']);
  expect([asked.length, purges.failed, purges.waiting.tags]).toEqual([3, 3, 3]);
  await seconds(120);
  expect(asked.length).toBeLessThan(14);
  expect(purges.waiting.oldestSeconds).toBeGreaterThan(120);
  expect(warned[0]).toEqual({ err: '127.0.0.1 answered 500', tags: 2, waitMs: 250 });
  answer = async () => {};
  asked = [];
  await seconds(31);
  expect(new Set(asked[0])).toEqual(new Set(['list-bbs', 'much', 'list-gas']));
  expect(purges.waiting).toEqual({ tags: 0, oldestSeconds: 0 });
  asked = [];
  purges.purge(['list attire']);
  await seconds(0);
  expect(asked).toEqual([['list-attire', 'much']]);
});

test('it waits for as long as it is told to', async () => {
  answer = async () => Promise.reject(new TooManyPurges(60_000));
  purgesOf().purge(['list bbs']);
  await seconds(59);
  expect(asked).toHaveLength(1);
  await seconds(2);
  expect(asked).toHaveLength(2);
});

test('of more than can wait every page is purged instead', async () => {
  answer = async () => Promise.reject(new Error('away'));
  const purges = purgesOf();
  for (let lot = 0; lot < 40; lot++) {
    purges.purge(Array.from({ length: 50 }, newId));
    expect(purges.waiting.tags).toBeLessThanOrEqual(1_001);
  }
  answer = async () => {};
  asked = [];
  await seconds(60);
  expect(asked.flat()).toContain('pages');
  expect(asked.flat().length).toBeLessThan(1_200);
});

test('who ends sends what waits, the second time too, and does not wait for long where it is not taken', async () => {
  const purges = purgesOf();
  purges.purge(['list bbs']);
  await seconds(0);
  await purges.close();
  expect(asked).toEqual([
    ['list-bbs', 'much'],
    ['list-bbs', 'much'],
  ]);
  answer = async () => Promise.reject(new Error('away'));
  const others = purgesOf();
  others.purgeAll();
  await seconds(0);
  await others.close();
  await seconds(600);
  expect(asked).toHaveLength(4);
});
