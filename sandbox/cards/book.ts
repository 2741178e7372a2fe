import { type Journal, openJournal, readJournal, rewriteJournal } from './journal.ts';
import type { Change, SessionRecord, TableName, Tables } from './records.ts';

const day = 24 * 60 * 60;

/** The sandbox's state in memory, and the journal it is replayed from. */
export type Book = {
  [Name in TableName]: ReadonlyMap<string, Tables[Name]>;
} & {
  /** Unix seconds, by the sandbox's clock. */
  now(): number;
  openSessions(): SessionRecord[];
  /** Runs `deed` as one transaction: what it puts becomes one line of the journal. It must check before it puts. */
  write<Result>(deed: () => Result): Result;
  /** Writes a row. Only inside `write`. */
  put<Name extends TableName>(table: Name, row: Tables[Name]): void;
  /** Called with the id of every new event, inside its transaction. */
  onEvent(listener: (eventId: string) => void): void;
  /** Resolves when everything written so far is on disk. Nothing may be said to anybody before that. */
  flushed(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the book kept in `directory`, replaying its journal. `clock` gives milliseconds. */
export async function openBook(directory: string, clock: () => number): Promise<Book> {
  const tables: { [Name in TableName]: Map<string, Tables[Name]> } = {
    sessions: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    events: new Map(),
    deliveries: new Map(),
    keys: new Map(),
  };
  const open = new Set<string>();
  const now = () => Math.floor(clock() / 1000);

  function apply([table, row]: Change): void {
    (tables[table] as Map<string, typeof row>).set(row.id, row);
    if (table !== 'sessions') return;
    if (row.status === 'open') open.add(row.id);
    else open.delete(row.id);
  }

  const transactions = await readJournal(directory);
  for (const change of transactions.flat()) apply(change);
  await compact(directory, tables, transactions.length, now());
  const journal: Journal = await openJournal(directory);
  let changes: Change[] | undefined;
  let announce: (eventId: string) => void = () => undefined;

  return {
    ...tables,
    now,
    openSessions: () => [...open].flatMap((id) => tables.sessions.get(id) ?? []),
    write: (deed) => {
      const written: Change[] = [];
      changes = written;
      try {
        return deed();
      } finally {
        changes = undefined;
        if (written.length > 0) journal.append(written);
      }
    },
    put: (table, row) => {
      if (!changes) throw new Error('A row is written inside a transaction');
      const change = [table, row] as Change;
      changes.push(change);
      apply(change);
      if (table === 'events') announce(row.id);
    },
    onEvent: (listener) => {
      announce = listener;
    },
    flushed: () => journal.flushed(),
    close: () => journal.close(),
  };
}

/**
 * Forgets what Stripe forgets too (idempotency keys after a day, events after 30) and writes a long journal anew,
 * without the rows that later ones have overtaken.
 */
async function compact(
  directory: string,
  tables: { [Name in TableName]: Map<string, Tables[Name]> },
  lines: number,
  now: number,
): Promise<void> {
  for (const key of tables.keys.values()) if (key.created < now - day) tables.keys.delete(key.id);
  for (const event of tables.events.values()) {
    if (event.created > now - 30 * day || !tables.deliveries.has(event.id)) continue;
    tables.events.delete(event.id);
    tables.deliveries.delete(event.id);
  }
  const rows = (Object.keys(tables) as TableName[]).flatMap((name) =>
    [...tables[name].values()].map((row) => [name, row] as Change),
  );
  if (lines > 2000) await rewriteJournal(directory, rows);
}
