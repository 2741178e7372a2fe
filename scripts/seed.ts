import { parseArgs } from 'node:util';
import { products } from '#database/schema.ts';
import { seedDemo } from '#demo/seed.ts';
import { seedMany } from '#demo/seed-many.ts';
import { seedOrders } from '#demo/seed-orders.ts';
import { openPictures } from '#server/parts.ts';
import { openShopDatabase } from './open-database.ts';

// `npm run seed`: the demonstration catalogue into an empty shop. For measuring, `-- --products 100000 --orders 100000` makes
// a large one.
const { values } = parseArgs({ options: { products: { type: 'string' }, orders: { type: 'string' } } });
const wanted = { products: numberOf('products'), orders: numberOf('orders') };

const { db, config, close } = await openShopDatabase();
const target = { db, pictures: await openPictures(config), now: () => new Date() };
try {
  if (await isEmpty()) console.log(`Added ${await seedDemo(target)} demonstration products`);
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
} finally {
  await close();
}

async function isEmpty(): Promise<boolean> {
  return (await db.$count(products)) === 0;
}

function numberOf(option: 'products' | 'orders'): number {
  const number = Number(values[option] ?? 0);
  if (Number.isInteger(number) && number >= 0 && number <= 2_000_000) return number;
  console.error(`--${option} takes a whole number up to 2000000`);
  return process.exit(1);
}
