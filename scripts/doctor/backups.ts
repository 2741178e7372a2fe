import { existsSync } from 'node:fs';
import { backupsOf, readBackupTimes } from '#database/backup/files.ts';
import type { Config } from '#server/config.ts';
import { type Finding, fine, look, mend } from './finding.ts';

const about = 'Backup';
const aboutCopy = 'Backup elsewhere';
/** A night's, and two hours for one that takes long; so the alarms HopupBackupIsOld and HopupBackupIsOnlyHere. */
const oldestHours = 26;
const todo = 'npm run backup, then every night: docs/going-live.md';

/** How old the newest backup is, here and elsewhere. @param given the folder where they are, if not where they go by themselves */
export async function examineBackups(config: Config, given: string | undefined): Promise<Finding[]> {
  const own = backupsOf(config);
  const folder = given ?? own;
  if (!existsSync(folder) && !given && config.DATABASE_URL)
    return [
      look(about, `none in ${folder}`, 'say where yours are: npm run doctor -- --backups /mnt/backups'),
    ];
  const now = new Date();
  const { copied } = await readBackupTimes(own);
  return [
    backupFinding(folder, (await readBackupTimes(folder)).made, now),
    // Those in a folder that was named may be elsewhere as they are.
    ...(copied || !given ? [copyFinding(copied, now)] : []),
  ];
}

/** @param made when the newest of the folder was made */
export function backupFinding(folder: string, made: Date | undefined, now: Date): Finding {
  if (!made) return mend(about, `none in ${folder}`, todo);
  const hours = hoursSince(made, now);
  const says = `the newest in ${folder} is ${hours} h old`;
  return hours <= oldestHours ? fine(about, says) : mend(about, says, todo);
}

/** @param copied when all backups were last seen to lie in another place too */
export function copyFinding(copied: Date | undefined, now: Date): Finding {
  const how = 'docs/going-live.md, Backups elsewhere: a disk takes its backups with it';
  if (!copied) return look(aboutCopy, 'nothing says that backups ever left this machine', how);
  const hours = hoursSince(copied, now);
  return hours <= oldestHours
    ? fine(aboutCopy, `brought there ${hours} h ago`)
    : mend(aboutCopy, `last brought there ${hours} h ago`, `journalctl -u hopup-backup; ${how}`);
}

const hoursSince = (time: Date, now: Date): number =>
  Math.floor((now.getTime() - time.getTime()) / 3_600_000);
