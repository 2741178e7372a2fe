import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Shop } from '#shop/shop.ts';

/** What an operator's tools ask: whether the process lives, whether it should get requests, and its figures. */
export function health(shop: Shop, ready: () => boolean): Hono {
  const app = new Hono();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (!ready()) return c.text('stopping', 503);
    await shop.db.execute(sql`select 1`);
    return c.text('ready');
  });
  app.get('/metrics', async (c) =>
    c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  return app;
}
