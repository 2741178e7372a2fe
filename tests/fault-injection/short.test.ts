import { beforeAll, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build.mjs';
import { product } from '../support/people.ts';
import { chanceOf } from './chance.ts';
import { cutUnderLoad, isClear } from './database-cut.ts';
import { killOne, replaceAll, startReaders, workersOf } from './fleet.ts';
import { openHarness } from './harness.ts';
import { killUnderLoad } from './kill.ts';
import { lastUnit } from './last-unit.ts';
import type { Part } from './part.ts';
import { provider } from './provider.ts';
import { stop } from './stop.ts';

/** `npm run torture` in small, on the built shop. */

beforeAll(() => buildIfChanged(process.execPath), 180_000);

const seed = 1;
const say = () => {};
const unmet = async (part: Part, count: number) =>
  (await part.run({ count, only: /./, seed, say })).filter((row) => !row.met);

test('the last unit goes to one, at whichever of two processes', { timeout: 60_000 }, async () => {
  expect(await unmet(lastUnit, 10)).toEqual([]);
});

test('kill -9 amid orders loses none that was acknowledged', { timeout: 120_000 }, async () => {
  const harness = await openHarness('own database');
  try {
    const { wrong, load } = await killUnderLoad(harness, { count: 2, chance: chanceOf(seed), say });
    expect([...wrong]).toEqual([]);
    expect(load.answers.length).toBeGreaterThan(0);
  } finally {
    await harness.close();
  }
});

test('a database that is away is told clearly, and loses nothing', { timeout: 120_000 }, async () => {
  const harness = await openHarness('database apart');
  try {
    const cuts = { count: 3, awayMs: 700, chance: chanceOf(seed), say };
    const { wrong, load } = await cutUnderLoad(harness, cuts);
    expect([...wrong]).toEqual([]);
    expect(load.answers.filter((answer) => !isClear(answer))).toEqual([]);
    expect(load.answers.some(({ status }) => status === 503)).toBe(true);
  } finally {
    await harness.close();
  }
});

test('the card provider’s failures never charge or refund twice', { timeout: 120_000 }, async () => {
  expect(await unmet(provider, 3)).toEqual([]);
});

test('a stop under load drops nothing it took', { timeout: 60_000 }, async () => {
  expect(await unmet(stop, 1)).toEqual([]);
});

test('a busy shop renders in a thread beside, to the same bytes, and ends with it', {
  timeout: 60_000,
}, async () => {
  const harness = await openHarness('own database');
  try {
    const { url } = harness.process;
    const textOf = async (path: string) => (await fetch(url + path)).text();
    const id = await product(harness);
    const staff = await harness.staff();
    const edit = async (price: number) => {
      const change = { productId: id, title: 'Test BBs 0.25 g', desc: 'A bottle of test BBs', price };
      const { status } = await staff.post('/dash-update-product', {
        ...change,
        category: 'bbs',
        quantity: 20,
        status: 1,
      });
      expect(status).toBe(200);
    };
    const inThread = async () =>
      Number(/^hopup_pages_rendered_total\{where="thread"\} (\d+)$/m.exec(await textOf('/metrics'))?.[1]);
    await edit(10);
    const here = await textOf(`/product/${id}`);
    expect(await inThread()).toBe(0);
    let searches = 0;
    const end = performance.now() + 30_000;
    while ((await inThread()) === 0 && performance.now() < end)
      await Promise.all(Array.from({ length: 8 }, () => textOf(`/shop/all?q=word${searches++}`)));
    await edit(11);
    expect(await textOf(`/product/${id}`)).toContain('£11.00');
    const before = await inThread();
    await edit(10);
    expect(await textOf(`/product/${id}`)).toBe(here);
    expect(await inThread()).toBeGreaterThan(before);
  } finally {
    await harness.close();
  }
});

test('several processes share a port: replaced one by one without a failed request, one that dies comes back, all end', {
  timeout: 400_000,
}, async () => {
  const harness = await openHarness('own database', { WEB_CONCURRENCY: '2' });
  try {
    const readers = await startReaders(harness, 4);
    const before = workersOf(harness);
    expect(before).toHaveLength(2);
    await replaceAll(harness);
    await readers.stop();
    expect(readers.failures).toEqual([]);
    expect(readers.answered()).toBeGreaterThan(50);
    const after = workersOf(harness);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);

    const figures = await fetch(`${harness.process.url}/metrics`).then((answer) => answer.text());
    for (const number of [1, 2])
      expect(figures).toMatch(
        new RegExp(`^process_resident_memory_bytes\\{process="${number}"\\} \\d+$`, 'm'),
      );
    expect(figures.match(/^hopup_database_up/gm)).toEqual(['hopup_database_up']);
    // What the alarm HopupProcessesAreMissing compares.
    expect(figures).toMatch(/^hopup_processes_wanted 2$/m);
    expect(figures.match(/^process_start_time_seconds\{process="[12]"\}/gm)).toHaveLength(2);
    // Whichever is asked has the counts of both, and together they are what was asked.
    const asked = countsOf(figures, '/isRegistered');
    for (let times = 0; times < 20; times++)
      await fetch(`${harness.process.url}/isRegistered`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Connection: 'close' },
        body: '{"email": "nobody@example.org"}',
      });
    const counts = countsOf(await (await fetch(`${harness.process.url}/metrics`)).text(), '/isRegistered');
    expect([...counts.keys()].toSorted()).toEqual(['1', '2']);
    const sum = (of: Map<string, number>) => [...of.values()].reduce((total, count) => total + count, 0);
    expect(sum(counts) - sum(asked)).toBe(20);

    for (let kills = 0; kills < 3; kills++)
      expect(await killOne(harness), 'connections left hanging').toBe(0);
    expect(await harness.log()).toContain('a process of the shop died');
  } finally {
    await harness.close();
  }
  expect(workersOf(harness)).toEqual([]);
});

/** Requests for a route, timed by each process. */
const countsOf = (figures: string, route: string): Map<string, number> =>
  new Map(
    [...figures.matchAll(/^hopup_http_request_seconds_count\{(.*)\} (\d+)$/gm)]
      .filter(([, labels = '']) => labels.includes(`route="${route}"`))
      .map(([, labels = '', count]) => [/process="(\d+)"/.exec(labels)?.[1] ?? '', Number(count)]),
  );
