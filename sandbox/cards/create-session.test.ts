import { describe, expect, test } from 'vitest';
import { connect, createSession, inSeconds, line, sandbox, sandboxForEachTest, stripe } from './fixture.ts';

sandboxForEachTest();

describe('a checkout session', () => {
  test('is opened with the sum of its lines and a page to pay on', async () => {
    const session = await createSession();
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2897,
      currency: 'gbp',
      client_reference_id: 'order-12345',
      customer_email: 'sam@example.com',
      metadata: { orderId: 'order-12345' },
      payment_intent: null,
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`${sandbox.apiBase}/pay/${session.id}`);
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect((await stripe.checkout.sessions.retrieve(session.id)).id).toBe(session.id);
    const lines = await stripe.checkout.sessions.listLineItems(session.id);
    expect(lines.data.map((line) => [line.description, line.quantity, line.amount_total])).toEqual([
      ['0.25 g BBs', 2, 2598],
      ['Delivery', 1, 299],
    ]);
  });

  test.each([
    ['sooner than 30 minutes', { expires_at: inSeconds(60) }, 'expires_at', 'at least 30 minutes'],
    ['later than 24 hours', { expires_at: inSeconds(25 * 3600) }, 'expires_at', 'less than 24 hours'],
    ['with an unknown parameter', { colour: 'olive' }, 'colour', 'Received unknown parameter: colour'],
    ['without a way back', { success_url: undefined }, 'success_url', 'Missing required param: success_url.'],
    ['with an address that is none', { cancel_url: 'cart' }, 'cancel_url', 'Not a valid URL'],
    [
      'of half a penny',
      { line_items: [line('BB', 0.5)] },
      'line_items[0][price_data][unit_amount]',
      'integer',
    ],
    ['of less than 30 pence', { line_items: [line('BB', 29)] }, 'line_items', 'at least £0.30'],
  ])('%s is refused', async (_, change, param, message) => {
    const refused = createSession(change as never);
    await expect(refused).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param,
    });
    await expect(refused).rejects.toThrow(message);
  });

  test('is listed, newest first, page by page', async () => {
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push((await createSession()).id);
    const listed = [];
    for await (const session of stripe.checkout.sessions.list({ limit: 2 })) listed.push(session.id);
    expect(listed).toEqual(made.toReversed());
    expect((await stripe.checkout.sessions.list({ status: 'expired' })).data).toEqual([]);
  });

  test('that nobody made, or asked for with a wrong key, is not shown', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const stranger = connect(sandbox, 'sk_test_other');
    await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });
});
