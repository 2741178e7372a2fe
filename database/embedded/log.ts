import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Paths } from './paths.ts';

const largest = 5 * 1024 * 1024;

/** Before a start: a log grown beyond 5 MiB becomes the older one, so that two files are all there ever is. */
export function rotateLog(paths: Paths): void {
  if (sizeOf(paths.log) > largest) renameSync(paths.log, paths.olderLog);
}

/** While the server runs: it holds its log open for appending, so the file is copied away and emptied in place. */
export function trimLog(paths: Paths): void {
  if (sizeOf(paths.log) <= largest) return;
  copyFileSync(paths.log, paths.olderLog);
  truncateSync(paths.log);
}

export function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

/** What the log says from byte `from` on, 8 KiB at most. */
export async function readLog(paths: Paths, from: number): Promise<string> {
  const file = await open(paths.log, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, from);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
