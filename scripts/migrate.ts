import { reasonOf } from './failure.ts';
import { openOrMakeShopDatabase } from './open-database.ts';

// `npm run migrate`: brings the database to this release's schema, under the lock that starting shops take too, and ends. For those who do
// that before the new release starts; a shop does it by itself when it starts.
try {
  const { close } = await openOrMakeShopDatabase();
  await close();
  console.log('The database has the schema of this release');
} catch (error) {
  console.error(`The database was not migrated. ${reasonOf(error)}`);
  process.exitCode = 1;
}
