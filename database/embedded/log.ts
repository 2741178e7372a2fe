import { copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Home } from './home.ts';

const largest = 5 * 1024 * 1024;

/** Before a start: a log grown beyond 5 MiB becomes the older one, so that two files are all there ever is. */
export function rotateLog(home: Home): void {
  if (sizeOf(home.log) > largest) renameSync(home.log, home.olderLog);
}

/** While the server runs: it holds its log open for appending, so the file is copied away and emptied in place. */
export function trimLog(home: Home): void {
  if (sizeOf(home.log) <= largest) return;
  copyFileSync(home.log, home.olderLog);
  truncateSync(home.log);
}

export function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

/** What the log says from byte `from` on, 8 KiB at most. */
export async function readLog(home: Home, from: number): Promise<string> {
  const file = await open(home.log, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, from);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
