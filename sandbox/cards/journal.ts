import { type FileHandle, mkdir, open, readFile, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from './records.ts';

const fileName = 'journal.jsonl';

/** An append-only file: a line is one transaction, all of its changes or none. */
export type Journal = {
  append(changes: Change[]): void;
  /** Resolves when everything appended so far is on disk; rejects when the disk refused it. */
  flushed(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The transactions kept in `directory`, oldest first (none where it is new). A last line that a kill cut short was
 * never acknowledged and is taken off; a broken line anywhere else is damage, and throws.
 */
export async function readJournal(directory: string): Promise<Change[][]> {
  const path = join(directory, fileName);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const transactions: Change[][] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(10, start);
    const line = end === -1 ? undefined : parse(bytes.toString('utf8', start, end));
    if (line === undefined) {
      if (end !== -1 && end + 1 < bytes.length) throw new Error(`${path} is damaged at byte ${start}`);
      await truncate(path, start);
      break;
    }
    transactions.push(line);
    start = end + 1;
  }
  return transactions;
}

function parse(line: string): Change[] | undefined {
  try {
    return JSON.parse(line) as Change[];
  } catch {
    return undefined;
  }
}

/** Puts one transaction in place of the whole journal: written beside it, synced, then renamed over it. */
export async function rewriteJournal(directory: string, changes: Change[]): Promise<void> {
  const path = join(directory, fileName);
  const file = await open(`${path}.new`, 'w');
  await file.writeFile(`${JSON.stringify(changes)}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  await syncDirectory(directory);
}

/** Opens the journal for appending. Lines that wait for the disk together are synced together. */
export async function openJournal(directory: string): Promise<Journal> {
  await mkdir(directory, { recursive: true });
  const file = await open(join(directory, fileName), 'a');
  await syncDirectory(directory);
  let waiting: string[] = [];
  let writing = Promise.resolve();

  // A failed write stays failed: memory is then ahead of the disk, and nothing may be acknowledged any more.
  function flush(): Promise<void> {
    writing = writing.then(async () => {
      if (waiting.length === 0) return;
      const lines = waiting.join('');
      waiting = [];
      await writeAll(file, lines);
    });
    return writing;
  }

  return {
    append: (changes) => {
      waiting.push(`${JSON.stringify(changes)}\n`);
      flush().catch(() => undefined);
    },
    flushed: () => flush(),
    close: async () => {
      await flush().finally(() => file.close());
    },
  };
}

async function writeAll(file: FileHandle, text: string): Promise<void> {
  await file.appendFile(text);
  await file.datasync();
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}
