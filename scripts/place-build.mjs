import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The program itself, which names all others: the last to be put in place. */
const entry = 'server/index.js';
/** The names of the files of the newest build. */
export const listName = '.files.json';

/**
 * Moves a finished build from `made` into `live`, file by file, each in one step: a shop that runs from there meanwhile goes on finding
 * what it had not loaded yet (emails, screens, pictures of pages that browsers hold), since the files of the build before stay beside the
 * new ones. Their names carry a hash of what they hold. What is of neither of the two goes.
 *
 * Should it be killed half way, the list still names the build before, and the next one does all of it again.
 */
export function placeBuild(made, live) {
  const files = filesIn(made).sort((a, b) => Number(a === entry) - Number(b === entry));
  if (files.at(-1) !== entry) throw new Error(`The build has no ${entry}`);
  const list = join(live, listName);
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : filesIn(live);
  for (const file of files) {
    mkdirSync(dirname(join(live, file)), { recursive: true });
    renameSync(join(made, file), join(live, file));
  }
  const kept = new Set([...files, ...before]);
  for (const file of filesIn(live)) if (!kept.has(file)) rmSync(join(live, file));
  writeFileSync(`${list}.part`, JSON.stringify(files));
  renameSync(`${list}.part`, list);
  rmSync(made, { recursive: true, force: true });
}

/** What a build makes: below server/ and client/, with / between folders on every system. */
function filesIn(folder) {
  return ['client', 'server'].flatMap((part) => {
    const place = join(folder, part);
    if (!existsSync(place)) return [];
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile())
      .map((found) => relative(folder, join(found.parentPath, found.name)).split(sep).join('/'));
  });
}
