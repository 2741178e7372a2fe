import { parseArgs } from 'node:util';
import { products } from '#database/schema.ts';
import { type RemovedDemo, removeDemo } from '#demo/remove.ts';
import { seedDemo } from '#demo/seed.ts';
import { seedMany } from '#demo/seed-many.ts';
import { seedOrders } from '#demo/seed-orders.ts';
import { openImages } from '#server/adapters/open.ts';
import { notifyProcesses } from '#server/cache/invalidation.ts';
import { endCommand } from './failure.ts';
import { openOrMakeShopDatabase, openShopDatabase } from './open-database.ts';
import { terminal } from './terminal.ts';

// `npm run seed`: the demonstration catalogue into an empty shop; `-- --remove-demo` takes it away again, beside a running shop
// too. For measuring, `-- --products 100000 --orders 100000` makes a large shop.
const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    orders: { type: 'string' },
    'remove-demo': { type: 'boolean', default: false },
  },
});
const wanted = { products: numberOf('products'), orders: numberOf('orders') };
if (values['remove-demo'] && wanted.products + wanted.orders > 0) {
  console.error('--remove-demo stands alone');
  process.exit(1);
}
await (values['remove-demo'] ? remove() : fill());

async function fill(): Promise<void> {
  // Those that make a million orders take minutes: none of them is given up.
  const { db, config, close } = await openOrMakeShopDatabase({
    statements: 'unnamed',
    silenceMs: 3_600_000,
  }).catch(endCommand);
  const told: string[] = [];
  const target = {
    db,
    images: await openImages(config),
    now: () => new Date(),
    invalidate: (tags: string[]) => told.push(...tags),
  };
  try {
    if ((await db.$count(products)) === 0)
      console.log(`Added ${await seedDemo(target)} demonstration products`);
    else console.log('The shop has products already: the demonstration catalogue is left as it is');
    if (wanted.products > 0) {
      const have = await db.$count(products);
      await seedMany(target, wanted.products - have, (done) => console.log(`${have + done} products`));
      console.log(`The shop has ${await db.$count(products)} products`);
    }
    if (wanted.orders > 0) {
      await seedOrders(target, wanted.orders);
      console.log(`Added ${wanted.orders} finished orders`);
    }
    await notifyProcesses(db, told);
  } finally {
    await close();
  }
}

async function remove(): Promise<void> {
  const { db, config, close } = await openShopDatabase();
  try {
    const told: string[] = [];
    const target = {
      db,
      images: await openImages(config),
      invalidate: (tags: string[]) => told.push(...tags),
    };
    const outcome = await removeDemo(target, terminal());
    await notifyProcesses(db, told);
    for (const line of linesOf(outcome)) console.log(line);
  } finally {
    await close();
  }
}

function* linesOf({ gone, archived, kept, codes, pictures }: RemovedDemo): Generator<string> {
  yield `Removed ${gone} demonstration products and ${pictures} pictures`;
  if (codes.length > 0) yield `Removed the codes for them: ${codes.join(', ')}`;
  if (archived.length > 0) {
    yield 'In the archive, since somebody ordered them:';
    for (const title of archived) yield `  ${title}`;
  }
  if (kept.length > 0) {
    yield 'Left as they are, since staff edited them:';
    for (const title of kept) yield `  ${title}`;
  }
}

function numberOf(option: 'products' | 'orders'): number {
  const number = Number(values[option] ?? 0);
  if (Number.isInteger(number) && number >= 0 && number <= 2_000_000) return number;
  console.error(`--${option} takes a whole number up to 2000000`);
  return process.exit(1);
}
