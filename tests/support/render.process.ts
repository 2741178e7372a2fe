import { isMainThread } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import type { RenderPage } from '#server/render/render-page.ts';
import { renderForOthers } from '#server/render/thread.ts';
import { newestOfEach } from '#shop/catalogue/list.ts';
import type { Shop } from '#shop/shop.ts';

/** What a page of a test shows: rows of every kind of value, read by the query builder and as they are. */
export const pagesForTests =
  (shop: Shop): RenderPage =>
  async (url, reading) => {
    const { pathname } = new URL(url);
    if (pathname === '/hangs' && !isMainThread) while (true) {}
    if (pathname === '/dies' && !isMainThread) process.exit(1);
    if (pathname === '/fails') throw new Error('there is no such page');
    const { db } = reading;
    if (pathname === '/writes') await shop.jobs.add('restate', { key: 'colour' });
    if (pathname === '/asks-wrongly') await db.execute(sql`select nothing from nowhere`);
    const newest = await newestOfEach({ ...shop, ...reading }, 4);
    const [whole] = await db.select().from(products).orderBy(products.id).limit(1);
    const { rows } = await db.execute(
      sql`select null as nothing, ${'a'}::text || 'b' as text, 1::int2 as small, 2::bigint as large, 0.5::float8 as half, 1.50::numeric as exact,
        true as yes, array['x', null]::text[] as list, '{"a": [1]}'::jsonb as json, ${3}::int + 1 as four, now() as at where ${'it'} = any(${sql.param(['it'])}::text[])`,
    );
    shop.log.warn({ url: pathname }, 'a page was made');
    const body = new TextEncoder().encode(JSON.stringify({ newest: [...newest], whole, rows }));
    return { status: 200, headers: { 'content-type': 'application/json' }, body, away: false };
  };

// Started as a thread it renders for the test (tests/calls/render-thread.test.ts).
if (!isMainThread) renderForOthers(pagesForTests);
