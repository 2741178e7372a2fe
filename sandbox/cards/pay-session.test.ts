import { describe, expect, test, vi } from 'vitest';
import { createSession, line, pay, sandbox, sandboxForEachTest, shop, stripe } from './fixture.ts';

sandboxForEachTest();

describe('paying', () => {
  test('with the good card completes the session and returns to the shop', async () => {
    const { id, url } = await createSession();
    const answer = await pay(url);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${shop.base}/success?session=${id}`);
    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(paid.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 2897,
      metadata: { orderId: 'order-12345' },
      latest_charge: { object: 'charge', paid: true, payment_method_details: { card: { last4: '4242' } } },
    });
    expect(sandbox.ledger()).toMatchObject([
      { sessionId: id, orderId: 'order-12345', amount: 2897, refunded: 0, refunds: [] },
    ]);
  });

  test('twice at the same moment takes the money once', async () => {
    const { id, url } = await createSession();
    const answers = await Promise.all([pay(url), pay(url), pay(url)]);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
    expect(sandbox.ledger()).toHaveLength(1);
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));
    const again = await fetch(`${sandbox.apiBase}/pay/${id}`, { redirect: 'manual' });
    expect(again.headers.get('location')).toContain('/success');
  });

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['5555 5555 5555 4444', 'Your card was declined.'],
  ])('with %s says %s and leaves the session open', async (number, message) => {
    const { id, url } = await createSession();
    const answer = await pay(url, { number });
    expect(answer.status).toBe(402);
    const page = await answer.text();
    expect(page).toContain(message);
    expect(page).toContain('0.25 g BBs');
    expect(page.match(/value="[^"]*"/g), 'what was typed, but for the security code').toEqual([
      `value="${number}"`,
      'value="12/40"',
      'value=""',
    ]);
    expect(page.match(/<input[^>]* autofocus/g)).toHaveLength(1);
    expect(page, 'why, beside the number').toMatch(
      /id="number"[^>]*aria-invalid="true" aria-describedby="number-wrong" autofocus/,
    );
    await vi.waitFor(() => expect(shop.received).toMatchObject([{ type: 'payment_intent.payment_failed' }]));
    expect(shop.received[0]?.data.object).toMatchObject({ metadata: { orderId: 'order-12345' } });
    expect((await pay(url)).status).toBe(303);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  });

  test.each([
    [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    [{ number: '' }, 'Your card number is invalid.'],
    [{ expiry: '01/20' }, 'expiry date is in the past'],
    [{ expiry: '13/40' }, 'expiry month is invalid'],
    [{ expiry: 'soon' }, 'expiry date is incomplete'],
    [{ cvc: '12' }, 'security code is incomplete'],
  ])('with %o is no attempt', async (typed, message) => {
    const { id, url } = await createSession();
    const answer = await pay(url, typed);
    expect(answer.status).toBe(400);
    expect((await answer.text()).replaceAll('&#39;', "'")).toContain(message);
    expect((await stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
    expect((await stripe.events.list()).data).toEqual([]);
  });

  test('what was typed comes back as text, never as markup', async () => {
    const { url } = await createSession();
    const page = await (await pay(url, { number: '"><script>' })).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  test('shows what the shop sent as text, never as markup, under a strict policy', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { url } = await createSession({ line_items: [line(hostile, 500)] });
    const answer = await fetch(url as string);
    const page = await answer.text();
    expect(page).not.toContain(hostile);
    expect(page).toContain('&lt;img src=x');
    expect(page).toContain('Test card page: no money moves');
    expect(page).toContain(`href="${shop.base}/cart"`);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${shop.base}`);
  });
});
