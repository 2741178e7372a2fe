import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupEnding, backupName, backupStamps, backupsOf, backupTime } from '#database/backup/files.ts';
import { BackupError } from '#database/backup/manifest.ts';
import { draftEnding, saveBackup } from '#database/backup/save.ts';
import { makeFolder } from '#database/make-folder.ts';
import { openImages } from '#server/adapters/open.ts';
import { reasonOf } from './failure.ts';
import { findShopDatabase } from './open-database.ts';

// `npm run backup [-- <folder or file.tar.gz> --keep 14]`: the whole shop in one file, beside a living shop or without one. In a folder
// (DATA_DIR/backups unless told) the newest are kept and older ones go.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string', default: '14' } },
});
const keep = Number(values.keep);
if (!Number.isInteger(keep) || keep < 1) {
  console.error('--keep takes how many backups stay in the folder: a whole number from 1');
  process.exit(1);
}

const begun = performance.now();
const { url, config, close } = await findShopDatabase().catch(noBackup);
const target = resolve(positionals[0] ?? backupsOf(config));
const single = target.endsWith(backupEnding);
const folder = single ? dirname(target) : target;
try {
  const file = single ? target : join(folder, backupName(new Date()));
  // One that was named is not made: it would hide that it is mistyped, or that a disk is not mounted.
  if (positionals[0] === undefined) await makeFolder(folder, 0o700);
  else if (!existsSync(folder))
    throw new BackupError(
      `There is no folder ${folder}: is it mistyped, or its disk not mounted? Make it first.`,
    );
  if (existsSync(file)) throw new BackupError(`${file} is there already: name another.`);
  await removeDrafts(folder);
  const { missing } = await saveBackup({
    databaseUrl: url,
    migrations: join('database', 'migrations'),
    pictures: await openImages(config),
    file,
    say: console.log,
  });
  for (const name of missing) console.error(`WARNING: the picture ${name} is missing in the shop itself`);
  if (!single) await removeOld(folder);
  await stampMade(backupsOf(config));
  const { size } = await stat(file);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `Saved ${file}: ${(size / 1024 / 1024).toFixed(1)} MiB in ${seconds} s, read back and found whole`,
  );
} catch (error) {
  process.exitCode = 1;
  sayWhy(error, folder);
} finally {
  await close();
}

function noBackup(error: unknown): never {
  sayWhy(error);
  process.exit(1);
}

function sayWhy(error: unknown, folder?: string): void {
  console.error(`No backup was made. ${reasonOf(error, folder)}`);
}

/** What a backup that was killed left; one that is under way is written to all the time. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('hopup-') || !name.endsWith(draftEnding)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > 3600_000) await rm(join(folder, name), { force: true });
  }
}

/** For `/metrics`, which knows no other folder. A backup is whole also where this can't be written. */
async function stampMade(ownFolder: string): Promise<void> {
  try {
    await makeFolder(ownFolder, 0o700);
    await writeFile(join(ownFolder, backupStamps.made), `${new Date().toISOString()}\n`);
  } catch (error) {
    console.error(`WARNING: /metrics does not hear of it: ${reasonOf(error, ownFolder)}`);
  }
}

async function removeOld(folder: string): Promise<void> {
  const ours = (await readdir(folder)).filter(backupTime).sort();
  for (const name of ours.slice(0, -keep)) {
    try {
      await rm(join(folder, name));
      console.log(`Removed ${name}: the newest ${keep} are kept`);
    } catch (error) {
      console.error(`WARNING: ${name} was to go, and stays: ${reasonOf(error, folder)}`);
    }
  }
}
