import { describe, expect, test, vi } from 'vitest';
import { createSession, paidIntent, pay, sandbox, sandboxForEachTest, shop, stripe } from './fixture.ts';

sandboxForEachTest();

describe('a refund', () => {
  test('gives back part, then the rest, then nothing more', async () => {
    const intent = await paidIntent();
    const part = await stripe.refunds.create({
      payment_intent: intent,
      amount: 1000,
      metadata: { why: 'late' },
    });
    expect(part).toMatchObject({
      object: 'refund',
      amount: 1000,
      status: 'succeeded',
      metadata: { why: 'late' },
    });
    const tooMuch = stripe.refunds.create({ payment_intent: intent, amount: 1898 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'amount_too_large', statusCode: 400 });
    const rest = await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' });
    expect(rest.amount).toBe(1897);
    const more = stripe.refunds.create({ payment_intent: intent });
    await expect(more).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await stripe.refunds.list({ payment_intent: intent })).data.map(({ id }) => id)).toEqual([
      rest.id,
      part.id,
    ]);
    expect((await stripe.refunds.retrieve(part.id)).amount).toBe(1000);
    expect(sandbox.ledger()).toMatchObject([{ amount: 2897, refunded: 2897, refunds: [{}, {}] }]);
    await vi.waitFor(() =>
      expect(shop.received.map((event) => event.type).sort()).toEqual([
        'charge.refunded',
        'charge.refunded',
        'checkout.session.completed',
        'refund.updated',
        'refund.updated',
      ]),
    );
  });

  test('needs a payment', async () => {
    const { url } = await createSession();
    await pay(url, { number: '4000 0000 0000 0002' });
    const [failed] = (await stripe.events.list({ type: 'payment_intent.payment_failed' })).data;
    const id = (failed?.data.object as { id: string } | undefined)?.id ?? '';
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow(
      'does not have a successful charge',
    );
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
