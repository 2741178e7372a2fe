import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Registry } from 'prom-client';
import type { Shop } from '#shop/shop.ts';
import { showsToken } from '../http/bearer-token.ts';
import { isLocalRequest } from '../http/loopback.ts';

const answerWithinMs = 2_000;

export interface HealthOptions {
  shop: Shop;
  /** The figures, for Prometheus. */
  readMetrics: () => Promise<string>;
  /** Whether the process should get new requests. */
  ready: () => boolean;
  /** What a program elsewhere must show to read the figures; without one they are read on this machine only. */
  metricsToken?: string;
}

/** What an operator's tools ask: whether the process lives, whether it should get requests, and its figures. */
export function health({ shop, readMetrics, ready, metricsToken }: HealthOptions): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (!ready()) return c.text('stopping', 503);
    // For who has nobody else to ask while the database is away: pages come from memory, and the rest is refused in words.
    if (c.req.query('exclude') === 'database') return c.text('ready');
    // A balancer asks again and again: it is told in time also where the database says nothing at all.
    const asked = shop.db.execute(sql`select 1`).catch(() => undefined);
    const answered = await Promise.race([asked, pause(answerWithinMs)]);
    return answered ? c.text('ready') : c.text('the database does not answer', 503);
  });
  app.get('/metrics', async (c) => {
    if (!isLocalRequest(c) && !showsToken(c, metricsToken)) return c.notFound();
    return c.text(await readMetrics(), 200, {
      'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE,
    });
  });
  return app;
}
