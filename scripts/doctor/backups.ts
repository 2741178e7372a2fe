import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { backupsOf, backupTime } from '../backup-files.ts';
import { type Finding, fine, look, mend } from './finding.ts';

const about = 'Backup';
/** A night's, and two hours for one that takes long. */
const oldestHours = 26;
const todo = 'npm run backup, then every night: docs/going-live.md';

/** How old the newest backup is. @param given the folder where they are, if not where they go by themselves */
export async function examineBackups(config: Config, given: string | undefined): Promise<Finding[]> {
  const folder = given ?? backupsOf(config);
  if (!existsSync(folder) && !given && config.DATABASE_URL)
    return [
      look(about, `none in ${folder}`, 'say where yours are: npm run doctor -- --backups /mnt/backups'),
    ];
  const names = existsSync(folder) ? await readdir(folder) : [];
  const times = names.flatMap((name) => backupTime(name) ?? []);
  return [backupFinding(folder, times, new Date())];
}

export function backupFinding(folder: string, times: Date[], now: Date): Finding {
  if (times.length === 0) return mend(about, `none in ${folder}`, todo);
  const newest = Math.max(...times.map((time) => time.getTime()));
  const hours = Math.floor((now.getTime() - newest) / 3_600_000);
  const says = `the newest in ${folder} is ${hours} h old`;
  return hours <= oldestHours ? fine(about, says) : mend(about, says, todo);
}
