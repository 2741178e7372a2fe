import { expect, test } from 'vitest';
import { type Held, nothingHeld, readOn } from './read-on.ts';

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
  expect(await readOn(nothingHeld, 50, server(134), signal)).toEqual({
    rows: numbers(0, 50),
    offset: 50,
    total: 134,
  });
});

test('More goes on where the last page ended', async () => {
  const rules = server(134);
  const held: Held<number> = { rows: numbers(0, 50), offset: 50, total: 134 };
  expect(await readOn(held, 100, rules, signal)).toEqual({ rows: numbers(0, 100), offset: 100, total: 134 });
  expect(rules.asked).toEqual([{ limit: 50, offset: 50 }]);
});

test('a row that moved to the next page meanwhile is there once', async () => {
  const held: Held<number> = { rows: [99, ...numbers(0, 49), 50], offset: 50, total: 134 };
  const { rows } = (await readOn(held, 100, server(134), signal)) as Held<number>;
  expect(new Set(rows).size).toBe(rows.length);
});

test('picking reads on until there are enough, or no more', async () => {
  const rules = { ...server(1000), pick: (row: number) => row % 10 === 0 };
  const { rows, offset } = (await readOn(nothingHeld, 50, rules, signal)) as Held<number>;
  expect({ rows: rows.length, offset }).toEqual({ rows: 60, offset: 600 });
  const all = (await readOn(nothingHeld, 500, { ...server(1000), pick: rules.pick }, signal)) as Held<number>;
  expect({ rows: all.rows.length, offset: all.offset, total: all.total }).toEqual({
    rows: 100,
    offset: 1000,
    total: 1000,
  });
});

test('a failure is handed on', async () => {
  const failure = { status: 500 as const, message: 'no' };
  const rules = { idOf: String, read: async () => failure };
  expect(await readOn(nothingHeld, 50, rules, signal)).toBe(failure);
});
