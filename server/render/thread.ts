import { AsyncLocalStorage } from 'node:async_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '#database/schema.ts';
import type { Log, Shop } from '#shop/shop.ts';
import { CacheTags } from '../cache/tags.ts';
import type { FromThread, TextRows, ThreadPlace, ToThread } from './messages.ts';
import type { RenderPage } from './render-page.ts';

/**
 * Renders pages in this thread, for the one that answers requests (./renderer.ts). It has no connection of its own: what a page
 * reads is asked of the other thread, which knows on what database this render may read.
 *
 * @param renderOf is given a shop that can be read, and nothing else
 */
export function renderForOthers(renderOf: (shop: Shop) => RenderPage): void {
  const { settings } = workerData as ThreadPlace;
  /** Which render asks. */
  const current = new AsyncLocalStorage<number>();
  const tell = (message: FromThread) => parentPort?.postMessage(message);
  const waiting = new Map<number, { resolve(rows: TextRows): void; reject(error: unknown): void }>();
  let statements = 0;
  const ask = (text: string, values: unknown[]) =>
    new Promise<TextRows>((resolve, reject) => {
      const statement = ++statements;
      waiting.set(statement, { resolve, reject });
      tell({ kind: 'statement', render: current.getStore() ?? 0, statement, text, values });
    });
  const logAt =
    (level: keyof Log): Log[typeof level] =>
    (facts, message) =>
      tell({ kind: 'log', render: current.getStore() ?? 0, level, facts, message });
  const shop: Shop = {
    db: drizzle(asPool(ask), { schema }),
    settings,
    now: () => new Date(),
    log: { debug: logAt('debug'), info: logAt('info'), warn: logAt('warn'), error: logAt('error') },
    invalidate: () => absent('invalidate'),
    jobs: partAbsent('jobs'),
    payments: partAbsent('payments'),
    images: partAbsent('images'),
    saltedHash: partAbsent('saltedHash'),
  };
  const render = renderOf(shop);

  async function answer(number: number, url: string): Promise<void> {
    const tags = new CacheTags();
    try {
      const page = await render(url, { db: shop.db, cacheTag: tags.add });
      tell({ kind: 'rendered', render: number, page, versions: tags.versions });
    } catch (error) {
      tell({ kind: 'failed', render: number, error });
    }
  }

  parentPort?.on('message', (message: ToThread) => {
    if (message.kind === 'render')
      return void current.run(message.render, () => answer(message.render, message.url));
    const asked = waiting.get(message.statement);
    waiting.delete(message.statement);
    if (!('error' in message)) return asked?.resolve(message);
    const { error, code } = message;
    asked?.reject(error instanceof Error && code !== undefined ? Object.assign(error, { code }) : error);
  });
  tell({ kind: 'ready' });
}

/** What drizzle asks statements of: its answers are read from text here, off the thread that answers requests. */
function asPool(ask: (text: string, values: unknown[]) => Promise<TextRows>): pg.Pool {
  const query = async (asked: pg.QueryArrayConfig, values: unknown[] = []) => {
    const { fields, rows } = await ask(asked.text, values);
    const readers = fields.map(({ dataTypeID }) => asked.types?.getTypeParser(dataTypeID, 'text'));
    const read = rows.map((row) => row.map((value, at) => (value === null ? null : readers[at]?.(value))));
    if (asked.rowMode === 'array') return { fields, rows: read, rowCount: read.length };
    const named = read.map((row) => Object.fromEntries(fields.map(({ name }, at) => [name, row[at]])));
    return { fields, rows: named, rowCount: named.length };
  };
  return { query } as unknown as pg.Pool;
}

/** A page only reads. */
function absent(part: string): never {
  throw new Error(`a page has no ${part} to change anything with`);
}

const partAbsent = (part: string): never => new Proxy({}, { get: () => absent(part) }) as never;
