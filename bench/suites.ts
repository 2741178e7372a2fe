import { readFileSync } from 'node:fs';
import { bareServer } from './baseline-server.ts';
import { load, type Summary, times } from './load.ts';
import { type RunningShop, staff, startShop } from './shop.ts';
import { type Row, round } from './table.ts';

export interface Bench {
  shop: RunningShop;
  directory: string;
  /** What the shop was told of the card provider and the mail. */
  environment: Record<string, string>;
  /** How many products there are. */
  products: number;
  /** One of them. */
  product: string;
  /** The address of its page. */
  productPage: string;
}

export const json = { 'Content-Type': 'application/json' };

/** A page's kind, for the table: '/product' of any product. */
export const kindOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Public pages, warm, against a bare server that answers the same bytes (targets.md). */
export async function pages({ shop, productPage }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/', '/shop/all', productPage]) {
    const headers = { 'Accept-Encoding': 'br' };
    const answer = await fetch(shop.url + path, { headers });
    const kept = Buffer.from(
      await (await fetch(shop.url + path, { headers: { 'Accept-Encoding': 'identity' } })).arrayBuffer(),
    );
    const { brotliCompressSync } = await import('node:zlib');
    const bare = await bareServer(
      brotliCompressSync(kept),
      Object.fromEntries(
        [...answer.headers].filter(
          ([name]) =>
            name !== 'content-length' &&
            name !== 'transfer-encoding' &&
            name !== 'connection' &&
            name !== 'date' &&
            name !== 'keep-alive',
        ),
      ),
    );
    const perSecond: number[] = [];
    const ratio = await times(3, async () => {
      const reference = await load({ url: bare.url, connections: 64, headers });
      const ours = await load({ url: shop.url + path, connections: 64, headers });
      perSecond.push(ours.perSecond);
      return ours.perSecond / reference.perSecond;
    });
    bare.stop();
    const [, median = 0] = perSecond.sort((a, b) => a - b);
    rows.push({
      what: `page ${kindOf(path)}, requests/s over bare http`,
      figure: `${spread(ratio, 2)}; ${round(median)} a second`,
      target: '>= 0.80',
      met: ratio.median >= 0.8,
    });
  }
  return rows;
}

/** The stored calls, warm, against a bare server that reads JSON and answers the same bytes. */
export async function api({ shop, product }: Bench): Promise<Row[]> {
  const calls = [
    ['/getProducts', JSON.stringify({ count: 9, offset: 0, catagory: 'all' })],
    ['/productData', JSON.stringify({ id: product })],
  ] as const;
  const rows: Row[] = [];
  for (const [path, body] of calls) {
    const answer = await fetch(shop.url + path, {
      method: 'POST',
      body,
      headers: { ...json, 'Accept-Encoding': 'identity' },
    });
    const bare = await bareServer(Buffer.from(await answer.arrayBuffer()), json);
    const ratio = await times(3, async () => {
      const asked = { connections: 64, method: 'POST', body, headers: json } as const;
      const reference = await load({ ...asked, url: bare.url });
      const ours = await load({ ...asked, url: shop.url + path });
      return ours.perSecond / reference.perSecond;
    });
    bare.stop();
    rows.push({
      what: `${path}, requests/s over bare JSON echo`,
      figure: spread(ratio, 2),
      target: '>= 0.60',
      met: ratio.median >= 0.6,
    });
  }
  return rows;
}

/** Distinct searches, 16 at once: with a number that a few titles have, and of the large shop broad ones too. */
export async function search({ shop, products }: Bench): Promise<Row[]> {
  const words = [
    'red dot',
    'gas',
    'bio bbs',
    'plate carrer',
    'lipo 7.4',
    'sling',
    'magazin',
    'tracer',
    '0.25g',
    'grip',
    'goggle',
    'batery',
    'pouch',
    'scope',
    'charger',
    'gloves',
  ];
  const large = products >= 100_000;
  const keywords = Array.from({ length: words.length * 50 }, (_, n) => {
    const word = words[n % words.length] ?? '';
    return large && n % 2 === 0 ? word : `${word} ${1 + (n % 149)}`;
  });
  const perSecond: number[] = [];
  const p99 = await times(3, async () => {
    const ours = await load({
      url: `${shop.url}/search-product`,
      connections: 16,
      method: 'POST',
      headers: json,
      requests: keywords.map((text) => ({ body: JSON.stringify({ keywords: text }) })),
    });
    perSecond.push(ours.perSecond);
    return ours.p99;
  });
  const most = large ? 60 : 25;
  const what = `/search-product of ${products} products, distinct queries, 16 at once`;
  const rows: Row[] = [
    {
      what: `${what}, p99`,
      figure: `${spread(p99, 0)} ms`,
      target: `<= ${most} ms`,
      met: p99.median <= most,
    },
  ];
  if (!large) return rows;
  const [low = 0, median = 0, high = 0] = perSecond.sort((a, b) => a - b);
  const figure = spread({ median, low, high }, 0);
  return [...rows, { what: `${what}, a second`, figure, target: '>= 800', met: median >= 800 }];
}

/** Filtered pages of the listing with their counts that nobody has asked for yet, 4 at once: in a category, and over everything. */
export async function facets({ shop, products }: Bench): Promise<Row[]> {
  const choices: { catagory: string; attributes: object }[] = [
    { catagory: 'bbs', attributes: { 'bb-weight': ['0.28'] } },
    { catagory: 'bbs', attributes: { 'bb-weight': ['0.2', '0.25'], biodegradable: ['true'] } },
    { catagory: 'gas', attributes: { 'gas-kind': ['Green gas'] } },
    { catagory: 'magazines', attributes: { power: ['Electric'], capacity: { from: 60, to: 200 } } },
    { catagory: 'batteries', attributes: { connector: ['Deans'] } },
    { catagory: 'attire', attributes: { colour: ['Black'] } },
  ];
  const kinds = [
    { what: 'a category', most: 60, families: false, everywhere: false },
    { what: 'a category, families as one', most: 60, families: true, everywhere: false },
    { what: 'everything', most: 150, families: false, everywhere: true },
    { what: 'everything, families as one', most: 150, families: true, everywhere: true },
  ];
  const rows: Row[] = [];
  for (const { what, most, families, everywhere } of kinds) {
    let price = 0;
    const p99 = await times(3, async () => {
      // Prices that nobody has asked for: each is a page of its own.
      const requests = Array.from({ length: 200 }, (_, n) => {
        const { catagory, attributes } = choices[n % choices.length] ?? { catagory: 'bbs', attributes: {} };
        price += 0.01;
        const maxPrice = 500 - Math.round(price * 100) / 100;
        const asked = { catagory: everywhere ? 'all' : catagory, attributes, families, maxPrice };
        return { body: JSON.stringify(asked) };
      });
      const url = `${shop.url}/getProducts`;
      return (await load({ url, connections: 4, method: 'POST', headers: json, requests, amount: 200 })).p99;
    });
    rows.push({
      what: `a filtered listing of ${what} with its counts, ${products} products, cold, 4 at once, p99`,
      figure: `${spread(p99, 0)} ms`,
      target: `<= ${most} ms`,
      met: p99.median <= most,
    });
  }
  return rows;
}

const small = new Map<string, number>();

/** Pages of the listing that nobody has asked for yet, in a small shop and in a large one. */
export async function listing({ shop, products }: Bench): Promise<Row[]> {
  const kinds = [
    {},
    { catagory: 'bbs' },
    { sortBy: 'priceLowToHigh' },
    { catagory: 'gas', sortBy: 'priceHighToLow' },
  ];
  const requests = Array.from({ length: 2000 }, (_, n) => ({
    body: JSON.stringify({
      ...kinds[n % kinds.length],
      minPrice: 1 + (n % 50) / 100,
      maxPrice: 500 + n,
      offset: 9 * (n % 5),
    }),
  }));
  const p99 = await times(3, async () => {
    const url = `${shop.url}/getProducts`;
    return (await load({ url, connections: 8, method: 'POST', headers: json, requests, amount: 1900 })).p99;
  });
  const what = `a listing of ${products} products, cold, p99`;
  const before = small.get('p99');
  small.set('p99', p99.median);
  const growth = before ? p99.median / before : undefined;
  return [
    {
      what,
      figure: `${spread(p99, 0)} ms${growth ? `, ${round(growth, 2)} times the small shop's` : ''}`,
      target: growth ? '<= 2 times' : '',
      met: growth === undefined ? undefined : growth <= 2,
    },
  ];
}

/** Every list of the dashboard, as staff see it. */
export async function lists({ shop }: Bench): Promise<Row[]> {
  const cookie = await signIn(shop);
  const asked: [path: string, body: object][] = [
    ['/dash-orders', { filter: 'Show All' }],
    ['/dash-orders', { filter: 'Show All', offset: 5000 }],
    ['/dash-orders', { filter: 'Shipped' }],
    ['/dash-orders', { filter: 'Show All', find: 'shopper 12' }],
    ['/dash-orders', { filter: 'Show All', payment: 'Refunded' }],
    ['/dash-prpducts', {}],
    ['/dash-prpducts', { find: 'winter' }],
    ['/dash-prpducts', { stock: 'low' }],
    ['/dash-users', {}],
    ['/dash-users', { find: 'shopper 3' }],
    ['/dash-messages', {}],
    ['/dash-coupens', {}],
    ['/dash-audit', {}],
    ['/dash-reviews', {}],
    ['/dash-series', {}],
    ['/dash-analytics', {}],
  ];
  const rows: Row[] = [];
  for (const [path, body] of asked) {
    const get = path === '/dash-analytics';
    const took = await times(7, async () => {
      const began = performance.now();
      const answer = await fetch(shop.url + path, {
        headers: { ...json, cookie },
        ...(get ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      return performance.now() - began;
    });
    rows.push({
      what: `${path} ${JSON.stringify(body)}`,
      figure: `${spread(took, 0)} ms`,
      target: '<= 100 ms',
      met: took.median <= 100,
    });
  }
  return rows;
}

/** The cookies of somebody of staff. */
export async function signIn(shop: RunningShop): Promise<string> {
  const signedIn = await fetch(`${shop.url}/login-admin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(staff),
  });
  return signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** A second start, and the memory of the process. */
export async function process({ shop, directory }: Bench): Promise<Row[]> {
  const after = memoryOf(shop.pid);
  await shop.stop();
  const starts = await times(3, async () => {
    const again = await startShop(directory);
    await again.stop();
    return again.startedInMs;
  });
  const idle = await startShop(directory);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const quiet = memoryOf(idle.pid);
  await idle.stop();
  return [
    {
      what: 'start to first answer, second time',
      figure: `${spread(starts, 0)} ms`,
      target: '<= 2000 ms',
      met: starts.median <= 2000,
    },
    { what: 'resident memory, idle', figure: `${round(quiet)} MiB`, target: '<= 130 MiB', met: quiet <= 130 },
    {
      what: 'resident memory, after the load above',
      figure: `${round(after)} MiB`,
      target: '<= 260 MiB',
      met: after <= 260,
    },
  ];
}

export const spread = ({ median, low, high }: Summary, digits: number) =>
  `${round(median, digits)} (${round(low, digits)}-${round(high, digits)})`;

/** Mebibytes that a process holds. */
function memoryOf(pid: number): number {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
