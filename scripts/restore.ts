import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '#database/backup/manifest.ts';
import { restoreBackup } from '#database/backup/restore.ts';
import { type Closing, openDatabase, openImages } from '#server/adapters/open.ts';
import { noteDatabase } from '#server/boot/last-database.ts';
import { reasonOf } from './failure.ts';
import { configured } from './open-database.ts';

// `npm run restore -- <file> [--overwrite]`: puts a backup into an empty DATA_DIR, or into an empty database where DATABASE_URL names one.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean', default: false } },
});
const file = resolve(positionals[0] ?? '');
if (!positionals[0] || !existsSync(file)) {
  console.error(
    positionals[0]
      ? `There is no ${file}`
      : 'Say which backup: npm run restore -- data/backups/hopup-....tar.gz',
  );
  process.exit(1);
}

const begun = performance.now();
const config = configured();
const closing: Closing[] = [];
try {
  const { tables, pictures, missing, madeAt } = await restoreBackup({
    databaseUrl: (await openDatabase(config, closing)).directUrl,
    migrations: join('database', 'migrations'),
    pictures: await openImages(config),
    file,
    overwrite: values.overwrite,
    say: console.log,
  });
  // A move by intent: the next start finds what it expects.
  if (!config.DATABASE_URL) await noteDatabase(config);
  for (const name of missing) console.error(`WARNING: the picture ${name} was missing when this was saved`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`Restored the shop of ${madeAt}: ${rows} rows and ${pictures} pictures in ${seconds} s`);
} catch (error) {
  console.error(
    error instanceof BackupError ? error.message : `The backup was not put back. ${reasonOf(error)}`,
  );
  process.exitCode = 1;
} finally {
  for (const close of closing) await close();
}
