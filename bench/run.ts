import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { orders } from './orders.ts';
import { outside } from './outside.ts';
import { api, lists, pages, process as processes, search } from './parts.ts';
import { startShop } from './shop.ts';
import { type Row, table } from './table.ts';

// `npm run bench`: the figures of targets.md, on a database it makes itself. `npm run bench -- pages lists` runs parts of it.
const parts = { pages, api, search, orders, lists, process: processes };
const sizes = { products: 10_000, orders: 10_000, lists: 100_000 };
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(parts);
const unknown = names.find((name) => !(name in parts));
if (unknown) {
  console.error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

const directory = mkdtempSync(join(tmpdir(), 'hopup-bench-'));
const rows: Row[] = [];
const around = await outside();
try {
  // Lists are measured on a larger shop than the rest.
  const many = names.includes('lists');
  const products = String(many ? sizes.lists : sizes.products);
  const finished = String(many ? sizes.lists : sizes.orders);
  console.log(`Making a shop of ${products} products and ${finished} orders`);
  execFileSync(process.execPath, ['scripts/seed.ts', '--products', products, '--orders', finished], {
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const shop = await startShop(directory, around.environment);
  const listing = await fetch(`${shop.url}/getProducts`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  const bench = { shop, directory, product: (await listing.json()).data[0].id as string };
  // The process is measured last: it is stopped for it.
  const ordered = names.sort((a, b) => Number(a === 'process') - Number(b === 'process'));
  for (const name of ordered) {
    console.log(`Measuring ${name}`);
    rows.push(...(await parts[name as keyof typeof parts](bench)));
  }
  if (!ordered.includes('process')) await shop.stop();
} finally {
  around.stop();
  rmSync(directory, { recursive: true, force: true });
}

console.log(
  `\n${table(rows)}\n\n${cpus().length} cores, Node ${process.version}. Medians, with the lowest and the highest.`,
);
const file = join('bench', 'results', `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
mkdirSync(join('bench', 'results'), { recursive: true });
writeFileSync(file, JSON.stringify({ parts: names, rows }, null, 2));
console.log(`Saved as ${file}`);
