import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a whole backup ends in. */
export const backupEnding = '.tar.gz';

/** Beside the backups of DATA_DIR: touched once a backup is made, wherever it went, and once all are elsewhere (deploy/hopup-backup.service). */
export const backupStamps = { made: 'made', copied: 'copied' } as const;

const named = /^hopup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Where backups go unless told. */
export const backupsOf = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, 'backups');

/** `hopup-2026-11-21T03-15-00Z.tar.gz`: their order by name is that by time. */
export const backupName = (at: Date): string =>
  `hopup-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${backupEnding}`;

/** When a backup was made, by its name; undefined for any other file. */
export function backupTime(name: string): Date | undefined {
  const [, day, hour, minute, second] = named.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}

export interface BackupTimes {
  /** When the newest was made; undefined where none is known. */
  made: Date | undefined;
  /** When it was last seen to it that they lie elsewhere too. */
  copied: Date | undefined;
}

/** What a folder of backups tells of them; nothing where it can't be read. */
export async function readBackupTimes(folder: string): Promise<BackupTimes> {
  const names = await readdir(folder).catch(() => []);
  const stamp = async (name: string) => (await stat(join(folder, name)).catch(() => undefined))?.mtime;
  const stamped = await stamp(backupStamps.made);
  const made = [...names.map(backupTime), stamped].filter((time) => time !== undefined);
  return {
    made: made.toSorted((one, other) => one.getTime() - other.getTime()).at(-1),
    copied: await stamp(backupStamps.copied),
  };
}
