import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { webhookSecret } from './fake-services.ts';
import { overhear, type Said, superuser } from './postgres-log.ts';
import type { Bench } from './suites.ts';
import { type Row, round } from './table.ts';

/** What bench/orders.process.ts is told. */
export interface OrderLoad {
  url: string;
  seconds: number;
  /** Instead of so many seconds: so many requests. */
  amount?: number;
  connections: number;
  secret: string;
  shoppers: { email: string; token: string }[];
  /** How many products each order has, of two units in all. */
  lines: 1 | 2;
  products: { id: string; pence: number }[];
}

const shopperIds = 900_000_000;
const shoppers = 64;
const products = 4000;
const atOnce = 16;

/**
 * Whole orders of two products: the checkout, the provider's event, the success page. Beside them the very statements
 * that one of them sent to PostgreSQL, sent by pgbench to the same server (targets.md).
 */
export async function orders({ shop, directory }: Bench): Promise<Row[]> {
  const { client, url } = await superuser(directory);
  try {
    const people = await addShoppers(client);
    const goods = await addProducts(client);
    const load: OrderLoad = {
      url: shop.url,
      seconds: 8,
      connections: atOnce,
      secret: webhookSecret,
      shoppers: people,
      lines: 2,
      products: goods,
    };
    // The last shopper's orders are those that are written down.
    const crowd = { ...load, shoppers: people.slice(0, -1) };
    take({ ...crowd, seconds: 3 });
    const script = join(directory, 'order.sql');
    writeFileSync(script, await statementsOfOne(client, load, join(directory, 'database', 'postgres.log')));
    const ratios: number[] = [];
    const speeds: number[] = [];
    for (let n = 0; n < 3; n++) {
      const ours = take(crowd).perSecond;
      speeds.push(ours);
      ratios.push(ours / (reference(url, script) ?? Number.NaN));
    }
    const middle = (values: number[]) => values.sort((a, b) => a - b)[1] ?? 0;
    const spread = (values: number[], digits: number) =>
      `${round(middle(values), digits)} (${round(Math.min(...values), digits)}-${round(Math.max(...values), digits)})`;
    return [
      {
        what: 'whole orders/s, 16 at once',
        figure: spread(speeds, 0),
        target: '>= 400',
        met: middle(speeds) >= 400,
      },
      {
        what: 'the same over its statements sent by pgbench',
        figure: spread(ratios, 2),
        target: '>= 0.25',
        met: Number.isNaN(ratios[0]) ? undefined : middle(ratios) >= 0.25,
      },
    ];
  } finally {
    await client.end();
  }
}

/** What came of it: orders a second and in all, and how long its requests took; ms. */
export interface Taken {
  perSecond: number;
  done: number;
  p50: number;
  p99: number;
}

export function take(load: OrderLoad): Taken {
  const said = execFileSync(process.execPath, [join('bench', 'orders.process.ts')], {
    input: JSON.stringify(load),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return JSON.parse(said.toString());
}

export async function addShoppers(client: pg.Client, count = shoppers): Promise<OrderLoad['shoppers']> {
  const people = Array.from({ length: count }, (_, n) => ({
    id: shopperIds + n,
    email: `bench-${shopperIds + n}@example.org`,
    token: createHash('sha256').update(`bench ${n}`).digest('base64url'),
  }));
  for (const { id, email, token } of people) {
    await client.query(
      `insert into users (id, email, name, password_hash) overriding system value values ($1, $2, 'Bench', '')
       on conflict do nothing`,
      [id, email],
    );
    await client.query(
      `insert into addresses values ($1, 'Bench', '07700900000', '1 Bench Street', 'Leeds', 'LS1 1AA') on conflict do nothing`,
      [id],
    );
    const hash = createHash('sha256').update(token).digest('hex');
    await client.query(
      `insert into sessions values ($1, $2, now() + interval '30 days') on conflict do nothing`,
      [hash, id],
    );
  }
  return people;
}

export async function addProducts(client: pg.Client): Promise<OrderLoad['products']> {
  await client.query(
    `insert into products (id, title, category, description, price_pence, on_hand)
     select 'bench-product-' || (10000 + n), 'Bench product ' || n, 'bbs', 'For the bench', 1300 + n % 900, 1000000
     from generate_series(1, $1) n on conflict do nothing`,
    [products],
  );
  await client.query('vacuum analyze products');
  const { rows } = await client.query(
    `select id, price_pence as pence from products where id like 'bench-product-%' order by id`,
  );
  return rows;
}

/** What the shop's own connections sent for one order, with other keys each time it is sent again. */
async function statementsOfOne(client: pg.Client, load: OrderLoad, log: string): Promise<string> {
  const said = await overhear(client, log, { log_statement: 'all' }, () => {
    take({
      ...load,
      connections: 1,
      amount: 3,
      shoppers: load.shoppers.slice(-1),
      products: load.products.slice(0, 2),
    });
  });
  return scriptOf(said);
}

function scriptOf(said: Said[]): string {
  const statements: string[] = [];
  for (const { kind, words } of said) {
    const [, text] = /^(?:execute \S+|statement): ([\s\S]*)$/.exec(words) ?? [];
    if (kind === 'LOG' && text) statements.push(text.trim());
    const parameters = kind === 'DETAIL' && /^parameters: ([\s\S]*)$/i.exec(words)?.[1];
    if (parameters) statements.push(filled(statements.pop() ?? '', parameters));
  }
  const order = /cs_bench_(\w[\w-]*)/.exec(statements.join())?.[1];
  if (!order || statements.length === 0)
    throw new Error('the order was not found in the log of the database');
  const script = statements
    .map((statement) => `${statement.replace(/\s*\n\s*/g, ' ')};`)
    .join('\n')
    .replaceAll(order, 'bench:order')
    .replace(/key-\d+-\d+/g, 'key-:order')
    .replaceAll('bench-product-10001', 'bench-product-:one')
    .replaceAll('bench-product-10002', 'bench-product-:other')
    .replaceAll(String(shopperIds + shoppers - 1), ':shopper');
  return [
    '\\set order random(1, 9000000000000000)',
    `\\set one random(10001, ${10_000 + products / 2})`,
    `\\set other random(${10_001 + products / 2}, ${10_000 + products})`,
    `\\set shopper ${shopperIds} + :client_id`,
    script,
  ].join('\n');
}

/** $1 = 'a', $2 = NULL put in their places. */
function filled(statement: string, parameters: string): string {
  const values = new Map(
    [...parameters.matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g)].map(([, number, value]) => [number, value]),
  );
  return statement.replace(/\$(\d+)/g, (_, number) => values.get(number) ?? 'NULL');
}

/** The statements as pgbench sends them, scripts a second; undefined where there is no pgbench. */
function reference(url: string, script: string): number | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const program = versions.map((version) => join(root, version, 'bin', 'pgbench')).find(existsSync);
  if (!program) return undefined;
  const { searchParams, pathname, username } = new URL(url);
  const said = execFileSync(program, [
    ...['-n', '-f', script, '-c', String(atOnce), '-j', '2', '-T', '8'],
    ...['-h', searchParams.get('host') ?? '', '-U', username, pathname.slice(1)],
  ]).toString();
  return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
}
