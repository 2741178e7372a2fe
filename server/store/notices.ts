import pg from 'pg';
import { among, type Database } from '#database/connect.ts';
import { products } from '#database/schema.ts';
import { lists, priceLists, readListVersions } from '#shop/catalogue/shown.ts';
import type { Log } from '#shop/shop.ts';
import type { PageStore } from './page-store.ts';

const channel = 'hopup_changed';
const checkEveryMs = 2_000;
const reconnectAfterMs = 500;
/** A notice may hold 8000 bytes. */
const tagsInANotice = 200;

export interface Notices {
  /** Purges here at once, and tells every other process. */
  changed(tags: string[]): void;
  close(): Promise<void>;
}

/**
 * Keeps the stores of all processes true: each change is told by NOTIFY, and every two seconds the versions of what is
 * kept are compared with the database's, which heals what a missed notice would leave (design.md).
 */
export async function openNotices(
  databaseUrl: string,
  db: Database,
  store: PageStore,
  log: Log,
): Promise<Notices> {
  let closed = false;
  let waiting = new Set<string>();
  let listener = await listen();

  async function listen(): Promise<pg.Client | undefined> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'hopup notices',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => store.purge(JSON.parse(payload ?? '[]')));
    await client.connect();
    await client.query(`listen ${channel}`).catch(async (error: Error) => {
      await client.end().catch(() => {});
      throw error;
    });
    // Only now: a connection that never came to be ends too, and would call again beside whoever called it.
    client.once('end', listenAgain);
    // Whatever was told while nobody listened is unknown.
    store.purgeAll();
    return client;
  }

  async function listenAgain(): Promise<void> {
    listener = undefined;
    while (!closed && !listener) {
      await new Promise((resolve) => setTimeout(resolve, reconnectAfterMs));
      listener = await listen().catch(() => undefined);
    }
    if (closed) await listener?.end().catch(() => {});
  }

  async function tell(): Promise<void> {
    const tags = [...waiting];
    waiting = new Set();
    await tellOthers(db, tags).catch((error: Error) => {
      log.warn({ err: error.message }, 'a change could not be told to other processes; their check finds it');
    });
  }

  const check = setInterval(() => compare(db, store).catch(() => {}), checkEveryMs);
  check.unref();
  return {
    changed(tags) {
      store.purge(tags);
      if (waiting.size === 0) setImmediate(tell);
      for (const tag of tags) waiting.add(tag);
    },
    async close() {
      closed = true;
      clearInterval(check);
      await listener?.end().catch(() => {});
    },
  };
}

/** Has every process purge what shows these: for a command, which keeps nothing itself. */
export async function tellOthers(db: Database, tags: string[]): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsInANotice) {
    const payload = JSON.stringify(tags.slice(at, at + tagsInANotice));
    await db.$client.query('select pg_notify($1, $2)', [channel, payload]);
  }
}

/** Purges what is kept at another version than the database has. */
export async function compare(db: Database, store: PageStore): Promise<void> {
  const kept = store.versions();
  if (kept.length === 0) return;
  const tags = kept.map((seen) => seen.tag);
  const [rows, listVersions] = await Promise.all([
    db.select({ id: products.id, version: products.version }).from(products).where(among(products.id, tags)),
    readListVersions(db, [lists, priceLists]),
  ]);
  const now = new Map([...rows.map(({ id, version }) => [id, version] as const), ...listVersions]);
  const old = kept.filter(({ tag, version }) => (now.get(tag) ?? 0) !== version);
  if (old.length > 0) store.purge(old.map((seen) => seen.tag));
}
