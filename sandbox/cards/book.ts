import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EventRecord, SessionRecord, TableName, Tables } from './records.ts';

const day = 24 * 60 * 60;

/** The rows of a table by their ids. */
export type Rows<Row> = {
  get(id: string): Row | undefined;
  has(id: string): boolean;
  /** Every row, oldest first. */
  all(): Row[];
};

/** The sandbox's state: a SQLite database in its directory. */
export type Book = {
  [Name in TableName]: Rows<Tables[Name]>;
} & {
  /** Unix seconds, by the sandbox's clock. */
  now(): number;
  openSessions(): SessionRecord[];
  /** Events that nobody has taken yet, oldest first. */
  untoldEvents(): EventRecord[];
  /**
   * Runs `operation` as one transaction, which a kill of the process leaves whole or not at all. What it puts stays also where
   * it throws: it must check before it puts.
   */
  write<Result>(operation: () => Result): Result;
  /** Writes a whole row. */
  put<Name extends TableName>(table: Name, row: Tables[Name]): void;
  /** Called with the id of every new event, inside its transaction. */
  onEvent(listener: (eventId: string) => void): void;
  close(): void;
};

/** Opens the book kept in `directory`. `clock` gives milliseconds. */
export function openBook(directory: string, clock: () => number): Book {
  const db = openDatabase(directory);
  const now = () => Math.floor(clock() / 1000);
  const tables: { [Name in TableName]: Table<Tables[Name]> } = {
    sessions: openTable(db, 'sessions'),
    intents: openTable(db, 'intents'),
    charges: openTable(db, 'charges'),
    refunds: openTable(db, 'refunds'),
    disputes: openTable(db, 'disputes'),
    events: openTable(db, 'events'),
    deliveries: openTable(db, 'deliveries'),
    keys: openTable(db, 'keys'),
  };
  db.exec("CREATE INDEX IF NOT EXISTS open_sessions ON sessions (id) WHERE row ->> 'status' = 'open'");
  const open = db.prepare("SELECT row FROM sessions WHERE row ->> 'status' = 'open'");
  const untold = db.prepare(
    'SELECT row FROM events WHERE id NOT IN (SELECT id FROM deliveries) ORDER BY rowid',
  );
  let announce: (eventId: string) => void = () => undefined;
  const write = <Result>(operation: () => Result): Result => {
    db.exec('BEGIN IMMEDIATE');
    try {
      return operation();
    } finally {
      commit(db);
    }
  };
  write(() => forget(db, now()));

  return {
    ...tables,
    now,
    openSessions: () => open.all().map(parse<SessionRecord>),
    untoldEvents: () => untold.all().map(parse<EventRecord>),
    write,
    put: (table, row) => {
      tables[table].put(row);
      if (table === 'events') announce(row.id);
    },
    onEvent: (listener) => {
      announce = listener;
    },
    close: () => db.close(),
  };
}

/** Where the disk takes nothing, neither does the book: it stays as it was. */
function commit(db: DatabaseSync): void {
  try {
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true });
  const db = new DatabaseSync(join(directory, 'cards.sqlite'), { timeout: 5000 });
  // What is committed outlives a kill, but not a power cut: no money is at stake, and no request waits for the disk.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  return db;
}

type Table<Row> = Rows<Row> & { put(row: Row): void };

function openTable<Row extends { id: string }>(db: DatabaseSync, table: TableName): Table<Row> {
  db.exec(`CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, row TEXT NOT NULL)`);
  const one = db.prepare(`SELECT row FROM ${table} WHERE id = ?`);
  const all = db.prepare(`SELECT row FROM ${table} ORDER BY rowid`);
  const upsert = db.prepare(
    `INSERT INTO ${table} VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET row = excluded.row`,
  );
  return {
    get: (id) => {
      const found = one.get(id);
      return found && parse<Row>(found);
    },
    has: (id) => one.get(id) !== undefined,
    all: () => all.all().map(parse<Row>),
    put: (row) => void upsert.run(row.id, JSON.stringify(row)),
  };
}

const parse = <Row>({ row }: Record<string, unknown>): Row => JSON.parse(row as string);

/** Forgets what Stripe forgets too: idempotency keys after a day, events that were told after 30. */
function forget(db: DatabaseSync, now: number): void {
  db.prepare("DELETE FROM keys WHERE row ->> 'created' < ?").run(now - day);
  db.prepare("DELETE FROM events WHERE row ->> 'created' <= ? AND id IN (SELECT id FROM deliveries)").run(
    now - 30 * day,
  );
  db.exec('DELETE FROM deliveries WHERE id NOT IN (SELECT id FROM events)');
}
