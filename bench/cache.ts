import { productPath } from '#contract/product-path.ts';
import { load, type Measured, times } from './load.ts';
import { superuser } from './postgres-log.ts';
import { type RunningShop, startShop } from './shop.ts';
import { type Bench, json, signIn, spread } from './suites.ts';
import { type Row, round } from './table.ts';

const headers = { 'Accept-Encoding': 'br' };

/** What the page cache holds, and what it stands, with the limits of a real shop (targets.md 'Met, and raised'). */
export async function cache(bench: Bench): Promise<Row[]> {
  const { client, url } = await superuser(bench.directory);
  await client.end();
  const environment = { DATABASE_URL: url, SEED: 'none', RATE_LIMIT_FACTOR: '1' };
  const real = await startShop(`${bench.directory}/real`, environment);
  const rows = [
    ...(await parameters(real)),
    await madeUpAddresses(real),
    // All shoppers have one address here: the limits of one would be those of all.
    await editsThatMoveLists(bench.shop, bench),
    await room(bench),
  ];
  await real.stop();
  return rows;
}

/** Pages with parameters that they read, and with an advertisement's, which are never the same twice. */
async function parameters({ url }: RunningShop): Promise<Row[]> {
  const ads = Array.from({ length: 5000 }, (_, n) => `utm_source=mail&fbclid=${n}x${n * 7919}`);
  const kinds = [
    { what: 'a sorted listing', path: '/shop/bbs?sort=priceLowToHigh', requests: [] as string[] },
    { what: 'home with an ad’s parameters', path: '/', requests: ads.map((ad) => `/?${ad}`) },
    {
      what: 'a listing with an ad’s parameters',
      path: '/shop/bbs',
      requests: ads.map((ad) => `/shop/bbs?${ad}`),
    },
  ];
  const rows: Row[] = [];
  for (const { what, path, requests } of kinds) {
    const without = path.split('?')[0] ?? path;
    for (const warm of [path, without])
      for (let n = 0; n < 2; n++) await (await fetch(url + warm, { headers })).text();
    const ratio = await times(3, async () => {
      const asked = { connections: 64, headers };
      const plain = await load({ ...asked, url: url + without });
      const paths = requests.map((address) => ({ path: address }));
      const ours = await load({ ...asked, url: url + path, ...(paths.length > 0 && { requests: paths }) });
      return ours.perSecond / plain.perSecond;
    });
    rows.push({
      what: `${what}, requests/s over the page without`,
      figure: spread(ratio, 2),
      target: '>= 0.80',
      met: ratio.median >= 0.8,
    });
  }
  return rows;
}

/** What shoppers look at most: the first pages, the categories, some products, and the calls behind them. */
async function shoppersMix({
  url,
}: RunningShop): Promise<{ path: string; method?: 'POST'; body?: string }[]> {
  const answer = await fetch(`${url}/getProducts`, { method: 'POST', body: '{"count":30}', headers: json });
  const products: { id: string; slug: string }[] = (await answer.json()).data;
  const pages = ['', 'shop/all', 'shop/bbs', 'shop/gas', 'shop/magazines', 'shop/discount', 'shop/red%20dot'];
  return [
    ...pages.map((page) => ({ path: `/${page}` })),
    ...products.map((product) => ({ path: productPath(product) })),
    ...products.slice(0, 5).map(({ id }) => ({
      path: '/productData',
      method: 'POST' as const,
      body: JSON.stringify({ id }),
      headers: json,
    })),
  ];
}

async function shoppers(shop: RunningShop, seconds = 6): Promise<Measured> {
  const requests = await shoppersMix(shop);
  return load({ url: shop.url, connections: 16, headers, requests, seconds });
}

/** A thousand addresses a minute that nobody ever asked for, beside shoppers; and as often a page that is ready, to compare with. */
async function madeUpAddresses(shop: RunningShop): Promise<Row> {
  await shoppers(shop, 2);
  const beside = async (address: (n: number) => string) => {
    const quiet = await shoppers(shop, 4);
    const visitor = visiting(shop, address);
    const { p99 } = await shoppers(shop, 4);
    await visitor.stop();
    return p99 / quiet.p99;
  };
  const made = await times(3, () => beside((n) => madeUp[n % madeUp.length]?.(n) ?? '/'));
  const ready = await times(3, () => beside(() => '/'));
  const before = await figure(shop, 'hopup_pages_misses_total');
  for (const { path, method, body } of await shoppersMix(shop))
    await (await fetch(shop.url + path, { method, body, headers: { ...json, ...headers } })).text();
  const lost = (await figure(shop, 'hopup_pages_misses_total')) - before;
  return {
    what: '1,000 made-up addresses a minute: p99 of shoppers over quiet, their pages lost',
    figure: `${spread(made, 2)} times, ${lost} lost; beside a ready page ${spread(ready, 2)} times`,
    target: '<= 1.5, 0',
    met: made.median <= 1.5 && lost === 0,
  };
}

const madeUp = [
  (n: number) => `/?x=${n}`,
  (n: number) => `/made/up/${n}`,
  (n: number) => `/product/made-up-${n}`,
  (n: number) => `/shop/made%20up%20${n}?sort=newest`,
];

/** Asks for an address after another, a thousand a minute. */
function visiting({ url }: RunningShop, address: (n: number) => string): { stop(): Promise<void> } {
  let stopped = false;
  const visits = (async () => {
    for (let n = 0; !stopped; n++) {
      void fetch(url + address(n)).then((answer) => answer.text());
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  })();
  return {
    stop() {
      stopped = true;
      return visits;
    },
  };
}

/** Four edits a second, each of which could move lists: a title, a price, sold out, back. */
async function editsThatMoveLists(shop: RunningShop, { product }: Bench): Promise<Row> {
  const cookie = await signIn(shop);
  const edit = async (change: object) => {
    const whole = {
      title: 'Edited beside shoppers',
      desc: 'What the bench changes',
      price: 20,
      category: 'bbs',
    };
    const answer = await fetch(`${shop.url}/dash-update-product`, {
      method: 'POST',
      body: JSON.stringify({ productId: product, ...whole, quantity: 50, status: 1, ...change }),
      headers: { ...json, cookie },
    });
    if (answer.status !== 200) throw new Error(`an edit answered ${answer.status}: ${await answer.text()}`);
  };
  await edit({});
  await shoppers(shop, 2);
  const ratios: { pace: number; wait: number }[] = [];
  for (let run = 0; run < 3; run++) {
    const quiet = await shoppers(shop, 4);
    let stopped = false;
    const staff = (async () => {
      const changes = [{ title: `Edited title ${run}` }, { price: 21 }, { quantity: 0 }, {}];
      for (let n = 0; !stopped; n++) {
        await edit(changes[n % changes.length] ?? {});
        await new Promise((resolve) => setTimeout(resolve, 240));
      }
    })();
    const beside = await shoppers(shop, 4);
    stopped = true;
    await staff;
    ratios.push({ pace: beside.perSecond / quiet.perSecond, wait: beside.p99 / quiet.p99 });
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[1] ?? 0;
  const [pace, wait] = [middle(ratios.map((one) => one.pace)), middle(ratios.map((one) => one.wait))];
  return {
    what: '4 edits a second that move lists: requests/s of shoppers and their p99, over quiet',
    figure: `${round(pace, 2)}, ${round(wait, 2)} times`,
    target: '>= 0.60, <= 2',
    met: pace >= 0.6 && wait <= 2,
  };
}

/** How many product pages fit, by what some hundreds take. */
async function room({ shop }: Bench): Promise<Row> {
  const answer = await fetch(`${shop.url}/getProducts`, {
    method: 'POST',
    body: '{"count":100,"offset":1000}',
    headers: json,
  });
  const products: { id: string; slug: string }[] = (await answer.json()).data;
  const [pages, bytes] = [
    await figure(shop, 'hopup_pages_kept'),
    await figure(shop, 'hopup_pages_kept_bytes'),
  ];
  for (const product of products) await (await fetch(shop.url + productPath(product), { headers })).text();
  const kept = (await figure(shop, 'hopup_pages_kept')) - pages;
  const each = ((await figure(shop, 'hopup_pages_kept_bytes')) - bytes) / kept;
  const fit = Math.floor((96 * 1024 * 1024) / each);
  return { what: 'product pages kept in 96 MiB', figure: String(fit), target: '>= 8000', met: fit >= 8000 };
}

async function figure({ url }: RunningShop, name: string): Promise<number> {
  const said = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(said)?.[1]);
}
