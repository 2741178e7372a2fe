import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadList } from './load.ts';
import { forgetLists, noteListLeft, rememberList } from './memory.ts';

/** The pages that were asked for. */
const asked: { limit: number; offset: number }[] = [];
let status = 200;

beforeEach(() => {
  asked.splice(0);
  status = 200;
  forgetLists();
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { limit, offset } = JSON.parse(body);
    asked.push({ limit, offset });
    if (status !== 200) return Response.json({ message: 'no' }, { status });
    const data = Array.from({ length: limit }, (_, place) => `${offset + place}`);
    return Response.json({ data, total: 134 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () =>
  loadList<string>(new Request('http://shop.example/users?find=jo'), (ask, query) => ({
    read: async (page, signal) =>
      (await ask('/dash-users', { ...page, find: query.get('find') ?? '' }, { signal })) as never,
    idOf: String,
  }));

test('a list is read by what its address asks, fifty rows at first', async () => {
  const { address, held, remembered } = await load();
  expect([address, held.rows.length, held.total, remembered]).toEqual(['/users?find=jo', 50, 134, false]);
  expect(asked).toEqual([{ limit: 50, offset: 0 }]);
});

test('one that was left is there at once, and is then read again, as many rows as it had', async () => {
  const { address } = await load();
  const rows = Array.from({ length: 100 }, (_, place) => `${place}`);
  rememberList(address, { rows, offset: 100, total: 134 });
  noteListLeft(address);
  asked.splice(0);
  expect(await load()).toMatchObject({ held: { rows }, remembered: true });
  expect(asked).toEqual([]);
  expect((await load()).remembered).toBe(false);
  expect(asked).toEqual([{ limit: 100, offset: 0 }]);
});

test('a failure is a value, and says why', async () => {
  status = 500;
  expect(await load()).toMatchObject({ failure: { status: 500, message: 'no' }, held: { rows: [] } });
});
