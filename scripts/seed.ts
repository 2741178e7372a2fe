import { parseArgs } from 'node:util';
import { products } from '#database/schema.ts';
import { seedDemo } from '#demo/seed.ts';
import { seedMany } from '#demo/seed-many.ts';
import { openPictures } from '#server/parts.ts';
import { openShopDatabase } from './open-database.ts';

// `npm run seed`: the demonstration catalogue into an empty shop. `-- --products 100000`: a large one, for measuring.
const { values } = parseArgs({ options: { products: { type: 'string' } } });
const wanted = Number(values.products ?? 0);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 2_000_000) {
  console.error('--products takes a whole number up to 2000000');
  process.exit(1);
}

const { db, config, close } = await openShopDatabase();
const target = { db, pictures: await openPictures(config), now: () => new Date() };
try {
  if (await isEmpty()) console.log(`Added ${await seedDemo(target)} demonstration products`);
  else console.log('The shop has products already: the demonstration catalogue is left as it is');
  if (wanted > 0) {
    const have = await db.$count(products);
    await seedMany(target, wanted - have, (done) => console.log(`${have + done} products`));
    console.log(`The shop has ${await db.$count(products)} products`);
  }
} finally {
  await close();
}

async function isEmpty(): Promise<boolean> {
  return (await db.$count(products)) === 0;
}
