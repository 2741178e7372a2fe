import { expect, test } from 'vitest';
import { type HeldRows, noRows, readMoreRows } from './read-on.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place);
const { signal } = new AbortController();

/** A server with the rows 0, 1, 2 ... */
function server(total: number) {
  const asked: { limit: number; offset: number }[] = [];
  return {
    asked,
    idOf: String,
    read: async (page: { limit: number; offset: number }) => {
      asked.push(page);
      const data = numbers(page.offset, Math.min(total, page.offset + page.limit));
      return { status: 200 as const, data, total };
    },
  };
}

test('the first page is as long as asked', async () => {
  expect(await readMoreRows(noRows, 50, server(134), signal)).toEqual({
    rows: numbers(0, 50),
    offset: 50,
    total: 134,
  });
});

test('More goes on where the last page ended', async () => {
  const rules = server(134);
  const held: HeldRows<number> = { rows: numbers(0, 50), offset: 50, total: 134 };
  expect(await readMoreRows(held, 100, rules, signal)).toEqual({
    rows: numbers(0, 100),
    offset: 100,
    total: 134,
  });
  expect(rules.asked).toEqual([{ limit: 50, offset: 50 }]);
});

test('a row that moved to the next page meanwhile is there once', async () => {
  const held: HeldRows<number> = { rows: [99, ...numbers(0, 49), 50], offset: 50, total: 134 };
  const { rows } = (await readMoreRows(held, 100, server(134), signal)) as HeldRows<number>;
  expect(new Set(rows).size).toBe(rows.length);
});

test('all of a long list is read in the largest pages', async () => {
  const rules = server(450);
  const all = (await readMoreRows(noRows, Number.POSITIVE_INFINITY, rules, signal)) as HeldRows<number>;
  expect(all).toEqual({ rows: numbers(0, 450), offset: 450, total: 450 });
  expect(rules.asked.map(({ limit }) => limit)).toEqual([200, 200, 200]);
});

test('a failure is handed on', async () => {
  const failure = { status: 500 as const, message: 'no' };
  const rules = { idOf: String, read: async () => failure };
  expect(await readMoreRows(noRows, 50, rules, signal)).toBe(failure);
});
