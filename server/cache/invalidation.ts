import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { among, type DatabasePool } from '#database/connect.ts';
import { primaryAlone, type Replicas } from '#database/replicas.ts';
import { products } from '#database/schema.ts';
import { readListVersions } from '#shop/catalogue/cache-tags.ts';
import { listTags } from '#shop/catalogue/list-tags.ts';
import type { Log } from '#shop/shop.ts';
import type { DatabaseNotices } from '../adapters/database-notices.ts';
import { currentRequest } from '../http/request-id.ts';
import type { PageCache } from './page-cache.ts';
import type { Purges } from './purges.ts';

const channel = 'hopup_changed';
const checkEveryMs = 2_000;
/** Another process has heard a notice so long after it was told; ms. Before that it may answer with what was. */
const heardAfterMs = 40;
/** A notice may hold 8000 bytes. */
const tagsInANotice = 200;

export interface Invalidation {
  /** Invalidates here at once, and tells every other process. */
  invalidate(tags: string[]): void;
  close(): void;
}

/**
 * Keeps the caches of all processes true: each change is told by NOTIFY, and every two seconds the versions of what is
 * cached are compared with the database's, which heals what a missed notice would leave (design.md).
 */
export async function openInvalidation(
  notices: DatabaseNotices,
  db: DatabasePool,
  cache: PageCache,
  log: Log,
  replicas: Replicas = primaryAlone(db),
  purges?: Purges,
): Promise<Invalidation> {
  const ourselves = randomUUID();
  let waiting = new Set<string>();
  // Nothing is kept yet.
  cache.front.certainAt(performance.now());
  await notices.listen(channel, {
    hear: (payload) => {
      const { tags, lsn, from } = readNotice(payload);
      replicas.changed(lsn);
      // What is being made since is new already.
      if (from !== ourselves) cache.invalidate(tags);
      // It speaks to no cache in front: whoever hears it does.
      if (from === byCommand) purges?.purge(tags);
    },
    missed: () => {
      replicas.changed();
      cache.invalidateAll();
    },
  });

  async function tell(): Promise<void> {
    const tags = [...waiting];
    waiting = new Set();
    await notifyProcesses(db, tags, ourselves).catch((error: Error) => {
      log.warn({ err: error.message }, 'a change could not be told to other processes; their check finds it');
    });
    if (!purges) return;
    // Not before all processes have dropped what they kept, or the cache in front would fetch it again.
    await Promise.all([cache.settled(), pause(heardAfterMs)]);
    purges.purge(tags);
  }

  async function look(): Promise<void> {
    const began = performance.now();
    const old = await dropOutdated(db, cache, replicas);
    cache.front.certainAt(began);
    // Whoever changed it may have died before it could say so.
    if (old.length > 0) purges?.purge(old);
  }

  const check = setInterval(() => look().catch(() => {}), checkEveryMs);
  check.unref();
  return {
    invalidate(tags) {
      replicas.changed();
      // A cache in front has no time to lose: it fetches what it is told of anew.
      cache.invalidate(tags, purges ? 'heard' : 'own');
      const request = currentRequest();
      if (request) request.settled = cache.settled();
      if (waiting.size === 0) setImmediate(tell);
      for (const tag of tags) waiting.add(tag);
    },
    close() {
      clearInterval(check);
    },
  };
}

/**
 * In a notice, beside its tags: where the log was, and which process tells it. A process of a release that knows of none takes
 * them for tags that nothing has.
 */
const [lsnMark, fromMark] = ['lsn ', 'from '];
const byCommand = 'a command';

function readNotice(payload: string): { tags: string[]; lsn: string | undefined; from: string | undefined } {
  const told: string[] = JSON.parse(payload);
  const marked = (mark: string) => told.find((tag) => tag.startsWith(mark))?.slice(mark.length);
  const tags = told.filter((tag) => !tag.startsWith(lsnMark) && !tag.startsWith(fromMark));
  return { tags, lsn: marked(lsnMark), from: marked(fromMark) };
}

/**
 * Has every process drop what shows these, and read no replica that has not got them yet: for a command too, which caches nothing itself.
 */
export async function notifyProcesses(db: DatabasePool, tags: string[], from = byCommand): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsInANotice) {
    const payload = JSON.stringify([fromMark + from, ...tags.slice(at, at + tagsInANotice)]);
    await db.$client.query(
      'select pg_notify($1, ($2::jsonb || to_jsonb($3::text || pg_current_wal_insert_lsn()))::text)',
      [channel, payload, lsnMark],
    );
  }
}

/** Drops what is cached at another version than the database has; answers the tags of it. */
export async function dropOutdated(
  db: DatabasePool,
  cache: PageCache,
  replicas: Replicas = primaryAlone(db),
): Promise<string[]> {
  const cached = cache.versions();
  if (cached.length === 0) return [];
  const tags = cached.map((seen) => seen.tag);
  const [rows, listVersions] = await Promise.all([
    db.select({ id: products.id, version: products.version }).from(products).where(among(products.id, tags)),
    readListVersions({ db }, listTags),
  ]);
  const now = new Map([...rows.map(({ id, version }) => [id, version] as const), ...listVersions]);
  const old = cached.filter(({ tag, version }) => (now.get(tag) ?? 0) !== version).map(({ tag }) => tag);
  if (old.length === 0) return [];
  replicas.changed();
  cache.invalidate(old);
  return old;
}
