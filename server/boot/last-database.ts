import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#database/make-folder.ts';
import { BadConfig, type Config, misspeltVariables } from '../config.ts';

type Given = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'isLive'>;

/** Where DATA_DIR keeps which database its shop had last: in one line, without user and password. */
const noteIn = ({ DATA_DIR }: Given): string => join(DATA_DIR, 'last-database');
const embedded = 'embedded';

/**
 * Says that the shop had another database when it was last started: a variable that was forgotten opens an empty shop, or the one
 * of before it moved, and nothing else would tell. Called before a database is made.
 *
 * @returns the warning, if there is anything to say
 * @throws BadConfig where a live shop would go from an outside database to an embedded one
 */
export async function otherThanLast(
  config: Given,
  environment: Record<string, string | undefined> = process.env,
): Promise<string | undefined> {
  const last = (await readFile(noteIn(config), 'utf8').catch(() => '')).trim();
  const now = nameOf(config);
  if (last === '' || last === now) return undefined;
  if (now !== embedded) return `The database is ${now}: the last time it was ${last}`;
  const misspelt = misspeltVariables(environment).filter((line) => line.includes('is DATABASE_URL meant'));
  const said = [
    `DATABASE_URL is not set, and the last time the shop had the database ${last}.`,
    ...misspelt,
  ].join(' ');
  if (!config.isLive) return `${said} It opens with one of its own, under DATA_DIR`;
  throw new BadConfig(
    `${said} Set it again. If the shop is to go on with a database of its own under DATA_DIR, remove ${noteIn(config)} and start again`,
  );
}

/** Notes which database was reached. A DATA_DIR that takes no files is no reason not to open: nothing need be kept there. */
export async function noteDatabase(config: Given): Promise<void> {
  try {
    await makeFolder(config.DATA_DIR);
    await writeFile(noteIn(config), `${nameOf(config)}\n`);
  } catch {}
}

function nameOf({ DATABASE_URL }: Given): string {
  if (!DATABASE_URL) return embedded;
  const { hostname, port, pathname, searchParams } = new URL(DATABASE_URL);
  const host = searchParams.get('host') || hostname || 'localhost';
  return `${decodeURIComponent(pathname.slice(1))} at ${host}:${port || searchParams.get('port') || 5432}`;
}
