import { describe, expect, test, vi } from 'vitest';
import {
  createSession,
  paidIntent,
  pay,
  sandbox,
  sandboxForEachTest,
  shop,
  start,
  stripe,
} from './fixture.ts';

sandboxForEachTest();

describe('a webhook', () => {
  test('is signed so that the SDK accepts it', async () => {
    const { id, url } = await createSession();
    await pay(url);
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));
    expect(shop.received[0]).toMatchObject({
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id, payment_status: 'paid', amount_total: 2897 } },
    });
    const kept = await stripe.events.retrieve(shop.received[0]?.id ?? '');
    expect(kept.data).toEqual(shop.received[0]?.data);
  });

  test('comes again until it is accepted', async () => {
    shop.answers = [503, 500];
    await pay((await createSession()).url);
    await vi.waitFor(() => expect(sandbox.webhooks.pending()).toEqual([]), 5000);
    expect(sandbox.webhooks.sent().map(({ status }) => status)).toEqual([503, 500, 200]);
    expect(new Set(shop.received.map(({ id }) => id)).size).toBe(1);
  });

  test('can be held back, reordered, repeated and lost', async () => {
    sandbox.webhooks.paused = true;
    const intent = await paidIntent();
    await stripe.refunds.create({ payment_intent: intent });
    const [completed, refunded, updated] = sandbox.webhooks.pending().map(({ id }) => id);
    expect(shop.received).toEqual([]);
    for (const id of [refunded, completed, completed])
      expect(await sandbox.webhooks.deliver(id as string)).toBe(200);
    await sandbox.webhooks.discard(updated as string);
    expect(sandbox.webhooks.pending()).toEqual([]);
    sandbox.webhooks.paused = false;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shop.received.map(({ id }) => id)).toEqual([refunded, completed, completed]);
  });

  test('waits for a shop that is away, over a restart', async () => {
    const elsewhere = 'http://127.0.0.1:9/webhooks/stripe';
    sandbox.webhooks.url = elsewhere;
    await pay((await createSession()).url);
    await vi.waitFor(() => expect(sandbox.webhooks.sent()).toMatchObject([{ status: 0 }]));
    await sandbox.close();
    await start();
    await vi.waitFor(() => expect(shop.received).toMatchObject([{ type: 'checkout.session.completed' }]));
    expect(sandbox.webhooks.pending()).toEqual([]);
  });
});
