import type pg from 'pg';
import { calls } from '#contract/calls.ts';
import { hashPassword } from '#shop/accounts/password.ts';
import { load, times } from './load.ts';
import { superuser } from './postgres-log.ts';
import { familyOf, processorMs } from './processor-time.ts';
import { freePort, type RunningShop, staff, startShop } from './shop.ts';
import { type Bench, json, spread } from './suites.ts';
import { type Row, round } from './table.ts';
import { startVarnish, type Varnish } from './varnish.ts';

const token = 'bench-of-the-cache-in-front';
const headers = { 'Accept-Encoding': 'br' };
const edits = 200;
/** Of each load. */
const seconds = 4;

/** Two processes of the shop behind a real Varnish: how soon an edit shows through it, what it saves, and whether it keeps what is somebody's. */
export async function cdn(bench: Bench): Promise<Row[]> {
  const { client, url: DATABASE_URL } = await superuser(bench.directory);
  const [port, shopPort] = [await freePort(), await freePort()];
  // First, for it stands at the shop's public address.
  const varnish = startVarnish(port, shopPort, token);
  const shop = await startShop(`${bench.directory}/front`, {
    ...bench.environment,
    ...{ DATABASE_URL, SEED: 'none', HOST: '127.0.0.1', PORT: String(shopPort), WEB_CONCURRENCY: '2' },
    ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1' },
    ...{
      CDN: 'varnish',
      CDN_MAX_AGE: '86400',
      CDN_PURGE_URL: `http://127.0.0.1:${port}`,
      CDN_PURGE_TOKEN: token,
    },
  });
  try {
    await varnish.untilOpen();
    return [
      ...(await freshness(varnish.url, bench)),
      ...(await throughput(varnish, shop, `http://127.0.0.1:${shopPort}`, bench)),
      await personal(varnish.url, client, bench),
    ];
  } finally {
    await varnish.stop();
    await shop.stop();
    await client.end();
  }
}

/** From an edit's answer until nobody is given the old page any more, and until the new one, which must be rendered, is in hand. */
async function freshness(url: string, { product, productPage }: Bench): Promise<Row[]> {
  const cookie = await signIn(url, '/login-admin', staff);
  const page = async () => {
    const began = performance.now();
    const answer = await fetch(url + productPage, { headers });
    return { began, kept: isKept(answer), text: await answer.text() };
  };
  const old: number[] = [];
  const fresh: number[] = [];
  for (let n = 0; n < edits; n++) {
    await untilKept(page);
    const pounds = (200 + n + 0.37).toFixed(2);
    const edited = await fetch(`${url}/dash-update-product`, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({
        ...{ productId: product, title: 'Measured again and again', desc: 'What the bench changes' },
        ...{ price: Number(pounds), category: 'bbs', quantity: 50, status: 1 },
      }),
    });
    if (edited.status !== 200) throw new Error(`an edit answered ${edited.status}: ${await edited.text()}`);
    const answered = performance.now();
    for (;;) {
      const { began, text } = await page();
      if (text.includes(pounds)) {
        old.push(began - answered);
        break;
      }
      if (performance.now() - answered > 10_000) throw new Error('the edit never showed');
    }
    fresh.push(performance.now() - answered);
  }
  return [
    { what: 'until who asks gets no old page any more', took: old },
    { what: 'until the new page, rendered, is in hand', took: fresh },
  ].map(({ what, took }) => {
    took.sort((one, other) => one - other);
    const at = (share: number) => took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? 0;
    return {
      what: `${edits} edits through Varnish, from their answer ${what}: p50, p99, max`,
      figure: `${[0.5, 0.99, 1].map((share) => round(at(share), 1)).join(', ')} ms`,
      target: '<= 100 ms',
      met: at(1) <= 100,
    };
  });
}

const isKept = (answer: Response): boolean => answer.headers.get('x-cache') === 'hit';

async function untilKept(page: () => Promise<{ kept: boolean }>): Promise<void> {
  for (let tries = 0; tries < 2_000; tries++) if ((await page()).kept) return;
  throw new Error('Varnish never kept the page');
}

/** Requests a second and what each costs of processor time: Varnish and the two processes, and those alone. */
async function throughput(
  varnish: Varnish,
  shop: RunningShop,
  at: string,
  { productPage }: Bench,
): Promise<Row[]> {
  const rows: Row[] = [];
  const families = { Varnish: familyOf(varnish.pid), shop: familyOf(shop.pid) };
  for (const path of ['/', productPage]) {
    for (const url of [varnish.url, at])
      for (let n = 0; n < 3; n++) await (await fetch(url + path, { headers })).text();
    for (const [what, url] of [
      ['through Varnish', varnish.url],
      ['from the two processes alone', at],
    ] as const) {
      const costs: Record<keyof typeof families, number[]> = { Varnish: [], shop: [] };
      const speed = await times(3, async () => {
        const before = { Varnish: processorMs(families.Varnish), shop: processorMs(families.shop) };
        const { perSecond } = await load({ url: url + path, connections: 64, headers, seconds });
        for (const who of ['Varnish', 'shop'] as const)
          costs[who].push((processorMs(families[who]) - before[who]) / (perSecond * seconds));
        return perSecond;
      });
      const middle = (values: number[]) => round(values.sort((a, b) => a - b)[1] ?? 0, 3);
      rows.push({
        what: `${path === '/' ? 'home' : 'a product'} ${what}, requests/s; processor time of one, Varnish and the shop`,
        figure: `${spread(speed, 0)}; ${middle(costs.Varnish)}, ${middle(costs.shop)} ms`,
        target: '',
        met: undefined,
      });
    }
  }
  return rows;
}

/** Pages that a browser fills with what is somebody's; and as data, as the router asks for them. */
const personalPages = [
  'cart favorites my-kit orders settings invitation register login forgot-password set-new-password login-admin offline',
  'order-details/abcde return/abcde success/abcde failed/abcde checkout/cart new-review/abcde otp/register/a@example.org',
  'arrived/abcde recall/abcde shortage/abcde unsubscribe/abcde dashboard/abcde dashboard/abcde/orders',
]
  .flatMap((line) => line.split(' '))
  .flatMap((page) => [`/${page}`, `/${page}.data`]);

/** Two shoppers and somebody of staff ask for everything twice, in turn with a stranger: nothing of it may come from the cache. */
async function personal(url: string, client: pg.Client, { productPage }: Bench): Promise<Row> {
  const password = 'bench password 7';
  const hash = await hashPassword(password);
  const names = ['Aurelia Personal', 'Benedict Personal'];
  const people: { email: string; name: string; cookie: string }[] = [];
  for (const name of names) {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.org`;
    await client.query('insert into users (email, name, password_hash) values ($1, $2, $3)', [
      email,
      name,
      hash,
    ]);
    people.push({ email, name, cookie: await signIn(url, '/userLogin', { email, password }) });
  }
  const stranger = { email: '', name: '', cookie: '' };
  const member = { email: '', name: '', cookie: await signIn(url, '/login-admin', staff) };
  const asked = [...people, member, stranger, ...people, member, stranger];
  const wrong: string[] = [];
  let answers = 0;
  const look = async (who: typeof stranger, path: string, mayKeep: boolean, request: RequestInit = {}) => {
    const answer = await fetch(url + path, {
      ...request,
      redirect: 'manual',
      headers: { ...json, ...(who.cookie && { cookie: who.cookie }) },
      signal: AbortSignal.timeout(10_000),
    });
    answers += 1;
    if (!mayKeep && isKept(answer)) wrong.push(`${path} came from the cache`);
    if (isKept(answer) && answer.headers.has('set-cookie')) wrong.push(`${path} hands a cookie to everybody`);
    // A stream that says nothing of its own end.
    if (answer.headers.get('content-type')?.startsWith('text/event-stream'))
      return void (await answer.body?.cancel());
    const text = await answer.text();
    for (const { name, email } of people)
      if (name !== who.name && who !== member && (text.includes(name) || text.includes(email)))
        wrong.push(`${path} told ${who.name || 'a stranger'} of ${name}`);
  };
  for (const path of personalPages) for (const who of asked) await look(who, path, false);
  for (const path of ['/', '/shop/all', productPage]) for (const who of asked) await look(who, path, true);
  for (const { method, path, caller } of calls)
    for (const who of asked) {
      if (method === 'GET') await look(who, path, false);
      // What staff may post changes the shop.
      else if (caller !== 'anyone' && who !== member)
        await look(who, path, false, {
          method,
          body: JSON.stringify({ email: who.email, orderId: 'abcdefgh' }),
        });
    }
  const told = await fetch(`${url}/userName`, {
    method: 'POST',
    headers: { ...json, cookie: people[0]?.cookie ?? '' },
    body: JSON.stringify({ email: people[0]?.email }),
  });
  if (!(await told.text()).includes(names[0] ?? ''))
    throw new Error('a shopper who is signed in is not told her name');
  for (const one of new Set(wrong)) console.error(one);
  return {
    what: `personal answers kept, of ${answers} to two shoppers, staff and a stranger`,
    figure: String(wrong.length),
    target: '0',
    met: wrong.length === 0,
  };
}

async function signIn(url: string, path: string, body: object): Promise<string> {
  const answer = await fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  if (answer.status !== 200 || cookies.length === 0) throw new Error(`${path} answered ${answer.status}`);
  return cookies.join('; ');
}
