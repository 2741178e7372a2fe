import { describe, expect, test } from 'vitest';
import { createSession, sandbox, sandboxForEachTest, stripe } from './fixture.ts';

sandboxForEachTest();

describe('a fault', () => {
  const match = 'POST /v1/checkout/sessions';
  const once = { idempotencyKey: 'order-1', maxNetworkRetries: 0 };

  test('before the operation leaves nothing behind', async () => {
    sandbox.faults.next({ match, do: 'drop-before', times: 2 });
    await expect(createSession({}, once)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
    expect(sandbox.faults.waiting()).toEqual([]);
  });

  test('after the operation leaves it done, and the same key finds it', async () => {
    sandbox.faults.next({ match, do: 'drop-after', times: 2 });
    await expect(createSession({}, once)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const [kept] = (await stripe.checkout.sessions.list()).data;
    expect((await createSession({}, once)).id).toBe(kept?.id);
  });

  test('after the operation can say anything, and be seen', async () => {
    for (const fault of ['status-after', 'garbage-after'] as const) {
      const idempotencyKey = `order-${fault}`;
      sandbox.faults.next({ match, do: fault });
      await expect(createSession({}, { idempotencyKey, maxNetworkRetries: 0 })).rejects.toThrow();
      const [kept] = (await stripe.checkout.sessions.list()).data;
      expect((await createSession({}, { idempotencyKey })).id).toBe(kept?.id);
      expect(sandbox.faults.befallen().at(-1)).toMatchObject({ request: match, key: idempotencyKey });
    }
  });

  test('can be a status, and only where it matches', async () => {
    sandbox.faults.next({ match: 'POST /v1/checkout/sessions/*/expire', do: 'status', status: 503 });
    const { id } = await createSession();
    await expect(stripe.checkout.sessions.expire(id, {}, { maxNetworkRetries: 0 })).rejects.toMatchObject({
      statusCode: 503,
    });
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
  });
});
