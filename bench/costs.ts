import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productPath } from '#contract/product-path.ts';
import { webhookSecret } from './fake-services.ts';
import { load, type Measured } from './load.ts';
import { addProducts, addShoppers, type OrderLoad, take } from './orders.ts';
import { superuser } from './postgres-log.ts';
import { familyOf, processorMs } from './processor-time.ts';
import { type RunningShop, startShop } from './shop.ts';
import { type Bench, json } from './suites.ts';
import { type Row, round } from './table.ts';

const headers = { 'Accept-Encoding': 'br' };

/** What each thing that is asked of a shop costs of processor time: what fleets are planned from (docs/scaling.md). */
export async function costs({ shop, directory }: Bench): Promise<Row[]> {
  const meter = meterOf(shop, directory);
  const products = await someProducts(shop);
  const rendered = products.map((product) => ({ path: productPath(product) }));
  const listed = Array.from({ length: 400 }, (_, n) => ({
    body: JSON.stringify({ count: 9, minPrice: 1 + n / 100, maxPrice: 900 }),
  }));
  const searched = Array.from({ length: 400 }, (_, n) => ({
    body: JSON.stringify({ keywords: `${['bbs', 'lipo', 'green gas', 'gloves'][n % 4]} ${n}`, count: 9 }),
  }));
  const post = { connections: 4, method: 'POST' as const, headers: json };
  const asked: [what: string, ask: () => Promise<number>][] = [
    ['a kept page', () => amountOf(load({ url: `${shop.url}/`, connections: 16, headers, seconds: 4 }), 4)],
    [
      'a product’s page, rendered',
      async () => {
        await load({ url: shop.url, connections: 4, headers, requests: rendered, amount: rendered.length });
        return rendered.length;
      },
    ],
    [
      'a page of a list that nobody asked for before',
      async () => {
        await load({ url: `${shop.url}/getProducts`, ...post, requests: listed, amount: listed.length });
        return listed.length;
      },
    ],
    [
      'a search that nobody asked for before',
      async () => {
        await load({
          url: `${shop.url}/search-product`,
          ...post,
          requests: searched,
          amount: searched.length,
        });
        return searched.length;
      },
    ],
    ['a whole order', async () => take(await orderLoad(directory, shop)).done],
  ];
  const rows: Row[] = [];
  for (const [what, ask] of asked) {
    const before = meter();
    const count = await ask();
    const after = meter();
    const [ofShop, ofDatabase] = (['shop', 'database'] as const).map(
      (part) => (after[part] - before[part]) / count,
    ) as [number, number];
    const figure = `${round(ofShop, 2)} ms of the shop, ${round(ofDatabase, 2)} ms of the database`;
    const isOrder = what === 'a whole order';
    const met = isOrder ? ofShop <= 8 : undefined;
    rows.push({ what: `${what}: processor time`, figure, target: isOrder ? '<= 8 ms' : '', met });
  }
  return rows;
}

/** More than orders in one run. */
const shoppersEach = 1200;
const runs = [
  [16, 16],
  [16, 1],
  [256, 1],
] as const;

/** Everybody wants the same thing: many shoppers on one product, beside as many on sixteen. */
export async function hot({ shop, directory }: Bench): Promise<Row[]> {
  // Nobody buys the same twice: who just paid for a thing is asked whether they mean it.
  const whole = await orderLoad(directory, shop, 3 * shoppersEach);
  const rows: Row[] = [];
  for (const [run, [connections, count]] of runs.entries()) {
    const { perSecond, p50, p99 } = take({
      ...whole,
      connections,
      lines: 1,
      shoppers: whole.shoppers.slice(run * shoppersEach, (run + 1) * shoppersEach),
      products: whole.products.slice(0, count),
    });
    const what = `${connections} shoppers on ${count === 1 ? 'one product' : `${count} products`}`;
    const figure = `${round(perSecond)} orders a second; a request ${p50} ms, p99 ${p99} ms`;
    rows.push({ what, figure, target: '', met: undefined });
  }
  return rows;
}

/** As many processes as asked for, on the cores that there are: pages from memory, and whole orders. */
export async function fleet(bench: Bench): Promise<Row[]> {
  const { client, url } = await superuser(bench.directory);
  await client.end();
  const rows: Row[] = [];
  for (const processes of [1, 2, 4]) {
    const shop = await startShop(`${bench.directory}/fleet-${processes}`, {
      ...bench.environment,
      DATABASE_URL: url,
      SEED: 'none',
      WEB_CONCURRENCY: String(processes),
    });
    const pages = await load({ url: `${shop.url}/`, connections: 64, headers });
    const orders = take(await orderLoad(bench.directory, shop));
    await shop.stop();
    rows.push({
      what: `${processes} ${processes === 1 ? 'process' : 'processes'}: home a second, whole orders a second`,
      figure: `${round(pages.perSecond)}, ${round(orders.perSecond)}`,
      target: '',
      met: undefined,
    });
  }
  return rows;
}

const amountOf = async (measured: Promise<Measured>, seconds: number) => (await measured).perSecond * seconds;

async function someProducts({ url }: RunningShop): Promise<{ id: string; slug: string }[]> {
  const pages = await Promise.all(
    [0, 1, 2, 3].map(async (page) => {
      const body = JSON.stringify({ count: 100, offset: 2000 + 100 * page });
      return (await (await fetch(`${url}/getProducts`, { method: 'POST', body, headers: json })).json()).data;
    }),
  );
  return pages.flat();
}

export async function orderLoad(directory: string, { url }: RunningShop, shoppers = 64): Promise<OrderLoad> {
  const { client } = await superuser(directory);
  try {
    return {
      url,
      seconds: 8,
      connections: 16,
      secret: webhookSecret,
      shoppers: await addShoppers(client, shoppers),
      lines: 2,
      products: await addProducts(client),
    };
  } finally {
    await client.end();
  }
}

/** Reads the processor time until now, in ms: of the shop's process with all its threads, and of PostgreSQL's processes. */
export function meterOf(shop: RunningShop, directory: string): () => { shop: number; database: number } {
  const file = join(directory, 'database', 'cluster', 'postmaster.pid');
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return () => ({ shop: processorMs([shop.pid]), database: processorMs(familyOf(postmaster)) });
}
