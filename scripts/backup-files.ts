import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** What a whole backup ends in. */
export const backupEnding = '.tar.gz';

const named = /^hopup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Where backups go unless told. */
export const backupsOf = ({ DATA_DIR }: Config): string => join(DATA_DIR, 'backups');

/** `hopup-2026-11-21T03-15-00Z.tar.gz`: their order by name is that by time. */
export const backupName = (at: Date): string =>
  `hopup-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${backupEnding}`;

/** When a backup was made, by its name; undefined for any other file. */
export function backupTime(name: string): Date | undefined {
  const [, day, hour, minute, second] = named.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}
