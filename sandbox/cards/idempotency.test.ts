import { describe, expect, test } from 'vitest';
import { createSession, inSeconds, paidIntent, sandbox, sandboxForEachTest, stripe } from './fixture.ts';

sandboxForEachTest();

describe('an idempotency key', () => {
  test('answers the same again, and does it once', async () => {
    const intent = await paidIntent();
    const ask = () =>
      stripe.refunds.create({ payment_intent: intent, amount: 500 }, { idempotencyKey: 'refund-1' });
    const [first, second] = [await ask(), await ask()];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(sandbox.ledger()).toMatchObject([{ refunded: 500 }]);
  });

  test('is refused with other parameters or another address', async () => {
    const intent = await paidIntent();
    const options = { idempotencyKey: 'refund-1' };
    await stripe.refunds.create({ payment_intent: intent, amount: 500 }, options);
    const other = stripe.refunds.create({ payment_intent: intent, amount: 501 }, options);
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    await expect(createSession({}, options)).rejects.toThrow('for the same endpoint');
  });

  test('keeps a refusal by the deed, but not one of its parameters', async () => {
    const { id } = await createSession();
    await expect(createSession({ expires_at: inSeconds(1) }, { idempotencyKey: 'a' })).rejects.toThrow();
    await expect(createSession({}, { idempotencyKey: 'a' })).resolves.toBeDefined();
    await stripe.checkout.sessions.expire(id);
    const again = () => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'b' });
    await expect(again()).rejects.toThrow('has a status');
    await expect(again()).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
  });

  test('in use answers 409', async () => {
    sandbox.faults.next({ match: 'POST /v1/checkout/sessions', do: 'delay-answer', delayMs: 300 });
    const options = { idempotencyKey: 'slow', maxNetworkRetries: 0 };
    const first = createSession({}, options);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(createSession({}, options)).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    const patient = await createSession({}, { idempotencyKey: 'slow' });
    expect(patient.id).toBe((await first).id);
  });
});
