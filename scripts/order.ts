import { openShopDatabaseUnmigrated } from './open-database.ts';
import { readStory } from './order/read.ts';
import { tellStory } from './order/story.ts';

// `npm run order -- <number or id>`: what became of an order, from the database: each change and by whom, payment, refunds, parcels, letters
// and what stands in its way. Reads only, beside a running shop; no secret, and of people no more than a masked e-mail address.
const [named, ...others] = process.argv.slice(2);
if (!named || others.length > 0) {
  console.error('Say which: npm run order -- 1042, the number on its receipt, or its id');
  process.exit(1);
}

const { db, close } = await openShopDatabaseUnmigrated();
try {
  const story = await readStory(db, named);
  if (story) console.log(tellStory(story, new Date()));
  else {
    console.error(
      `There is no order ${named}. One that was never paid has no number: its id is in the dashboard’s list of orders`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  // Such as a column that the release on the disk knows and the database not yet.
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await close();
}
