import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { productPath } from '#contract/product-path.ts';
import { buildIfChanged } from '../scripts/build.mjs';
import { cache } from './cache.ts';
import { cdn } from './cdn.ts';
import { costs, fleet, hot } from './costs.ts';
import { outside } from './fake-services.ts';
import { importFile } from './import.ts';
import { lighthouse } from './lighthouse.ts';
import { orders } from './orders.ts';
import { plans } from './plans.ts';
import { purge } from './purge.ts';
import { startShop } from './shop.ts';
import {
  api,
  type Bench,
  facets,
  json,
  listing,
  lists,
  pages,
  process as processes,
  search,
} from './suites.ts';
import { type Row, table } from './table.ts';
import { traces } from './traces.ts';
import { feel } from './web-vitals.ts';

// `npm run bench`: the figures of targets.md, on databases it makes itself. `npm run bench -- pages lists` runs parts of it.
// The process is measured last: it is stopped for it. Listings of the two sizes are compared.
const shops = [
  { products: 1_000, orders: 0, parts: { listing, import: importFile } },
  {
    products: 10_000,
    orders: 10_000,
    parts: { pages, api, search, purge, cache, orders, feel, lighthouse, process: processes },
  },
  { products: 100_000, orders: 100_000, parts: { listing, facets, search, lists, plans } },
];
/** Measured where it is asked for by name: they take long, and have few targets. */
const apart = [
  { products: 10_000, orders: 10_000, parts: { costs, hot, fleet } },
  { products: 1_000, orders: 0, parts: { cdn, traces } },
  { products: 100_000, orders: 1_100_000, parts: { growth: lists } },
];
const known = [...new Set([...shops, ...apart].flatMap(({ parts }) => Object.keys(parts)))];
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !known.includes(name));
if (unknown) {
  console.error(`There is no part ${unknown}: ${known.join(', ')}`);
  process.exit(1);
}

await buildIfChanged(process.execPath);
const rows: Row[] = [];
const around = await outside();
try {
  for (const { products, orders, parts } of asked.length === 0 ? shops : [...shops, ...apart]) {
    const wanted = Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
    if (wanted.length > 0) await measure(products, orders, wanted);
  }
} finally {
  around.stop();
}

async function measure(
  products: number,
  orders: number,
  parts: [name: string, part: (bench: Bench) => Promise<Row[]>][],
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'hopup-bench-'));
  try {
    console.log(`Making a shop of ${products} products and ${orders} orders`);
    const sizes = ['--products', String(products), '--orders', String(orders)];
    execFileSync(process.execPath, ['scripts/seed.ts', ...sizes], {
      env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const shop = await startShop(directory, around.environment);
    const first = await fetch(`${shop.url}/getProducts`, { method: 'POST', body: '{}', headers: json });
    const [{ id, slug }] = (await first.json()).data;
    const bench: Bench = {
      shop,
      directory,
      environment: around.environment,
      products,
      product: id,
      productPage: productPath({ id, slug }),
    };
    for (const [name, part] of parts) {
      console.log(`Measuring ${name}`);
      const found = await part(bench);
      for (const { what, figure } of found) console.log(`  ${what}: ${figure}`);
      rows.push(...found);
    }
    await shop.stop();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

console.log(
  `\n${table(rows)}\n\n${cpus().length} cores, Node ${process.version}. Medians, with the lowest and the highest.`,
);
const file = join('bench', 'results', `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
mkdirSync(join('bench', 'results'), { recursive: true });
writeFileSync(file, JSON.stringify({ parts: asked, rows }, null, 2));
console.log(`Saved as ${file}`);
