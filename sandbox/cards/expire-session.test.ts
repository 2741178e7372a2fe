import { describe, expect, test, vi } from 'vitest';
import { createSession, passMinutes, pay, sandbox, sandboxForEachTest, shop, stripe } from './fixture.ts';

sandboxForEachTest();

describe('an expired session', () => {
  test('was expired by the shop, once, and takes no card', async () => {
    const { id, url } = await createSession();
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
    await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow('has a status of `expired`');
    const answer = await pay(url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain(`href="${shop.base}/cart"`);
    expect(sandbox.ledger()).toEqual([]);
    await vi.waitFor(() => expect(shop.received).toMatchObject([{ type: 'checkout.session.expired' }]));
  });

  test('ran out by itself, without anybody looking', async () => {
    const { id } = await createSession();
    passMinutes(36);
    await vi.waitFor(() => expect(shop.received).toMatchObject([{ type: 'checkout.session.expired' }]), 5000);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  });

  test('takes no card in its last second either', async () => {
    const { url } = await createSession();
    passMinutes(36);
    expect((await pay(url)).status).toBe(410);
  });

  test('is never one that was paid', async () => {
    const { id, url } = await createSession();
    await pay(url);
    const refused = stripe.checkout.sessions.expire(id);
    await expect(refused).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    await expect(refused).rejects.toThrow('has a status of `complete`');
  });
});
