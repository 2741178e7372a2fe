import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { orders, payments, refunds } from '#database/schema.ts';
import { MailRejected } from '#server/adapters/mailer.ts';
import { sendDueEmails } from '#shop/orders/due-emails.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import { address, product, shopper, staffMember } from '../support/people.ts';
import { runCommand } from '../support/run-command.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** `npm run order`: what an operator is told of an order. */

/** A command takes a second to start. */
const timeout = 120_000;
const on = await shopForTests({
  // What the process logs is looked at.
  spread: false,
  async send(_shop, mail) {
    if (mail.template === 'order shipped') throw new MailRejected(`550 5.1.1 <${mail.to}> user unknown`);
    if (mail.template === 'order note') throw new Error('connect ECONNREFUSED');
  },
});

const tell = (...args: string[]) =>
  runCommand([join('scripts', 'order.ts'), ...args], { env: { DATABASE_URL: on.databaseUrl } });

/** The steps of a story without their times, as 'who: what'. */
const steps = (said: string): string[] =>
  [...said.matchAll(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}(\S+) +(.*)$/gm)].map(
    ([, who, what]) => `${who}: ${what}`,
  );

const numberOf = async (orderId: string) =>
  (await on.shop.db.select({ number: orders.receiptNumber }).from(orders).where(eq(orders.id, orderId)))[0]
    ?.number;

const failed = (times: number) =>
  until(async () => {
    const { rows } = await on.shop.db.execute("select 1 from pgboss.job where state in ('failed', 'retry')");
    return rows.length >= times;
  });

test('one that is not paid, one that was cancelled, and none', { timeout }, async () => {
  const { browser, email } = await shopper(on);
  const warn = vi.spyOn(on.shop.log, 'warn');
  const lines: [string, number][] = [[await product(on), 1]];
  const unpaid = (await placeOrder(on, browser, { email, lines })).orderId ?? '';
  expect((await tell(unpaid)).said).toMatch(
    /^- it is not paid, or the provider’s word is missing; the card page closes \d/m,
  );
  await browser.post('/update-payment-status', { orderId: unpaid, status: 'Failed' });
  expect((await tell(unpaid)).said).toContain('it was never paid: there was nothing to send');

  on.cards.faults.next({ match: 'POST /v1/checkout/sessions', do: 'drop-before', times: 3 });
  expect(await placeOrder(on, browser, { email, lines })).toMatchObject({ status: 503 });
  on.cards.faults.clear();
  const [lost] = await on.shop.db
    .select({ id: payments.orderId })
    .from(payments)
    .where(eq(payments.state, 'creating'));
  expect((await tell(lost?.id ?? '')).said).toMatch(
    /^- the provider has not said that its card page is open; it is asked again until \d/m,
  );
  expect(warn).toHaveBeenCalledWith(
    { orderId: lost?.id },
    'the payment provider did not say that it opened a session',
  );

  const cancelled = await buy(on, browser, { email, lines });
  expect((await tell(cancelled)).said).toContain('- paid 0 days ago, and not sent\n');
  await browser.post('/change-order-status', { orderId: cancelled, status: 'Cancelled' });
  await until(async () => {
    const [refund] = await on.shop.db.select().from(refunds).where(eq(refunds.orderId, cancelled));
    return refund?.doneAt;
  });
  const story = (await tell(cancelled)).said;
  expect(steps(story)).toEqual(
    expect.arrayContaining([
      'shopper: Cancelled',
      expect.stringMatching(/^shopper: refund of £[\d.]+ asked for: cancelled$/),
      expect.stringMatching(/^provider: refund given, credit note \d+$/),
    ]),
  );
  expect(await tell('nothing')).toMatchObject({
    status: 1,
    said: expect.stringContaining('There is no order nothing'),
  });
  expect(await tell()).toMatchObject({ status: 1, said: expect.stringContaining('Say which') });
});

test('an order that was sent: who did what, the parcel, the letter that was refused; nothing of its shopper', {
  timeout,
}, async () => {
  const { browser, email } = await shopper(on);
  const orderId = await buy(on, browser, { email, lines: [[await product(on, { title: 'M4 rail' }), 2]] });
  const { browser: staff, id } = await staffMember(on);
  await staff.post('/change-order-status', { orderId, status: 'Confirmed' });
  await staff.post('/dash-parcel', {
    orderId,
    carrier: 'royal-mail',
    service: 'Tracked 48',
    tracking: 'AB123456789GB',
  });
  await staff.post('/change-order-status', { orderId, status: 'Shipped' });
  await staff.post('/dash-note', {
    orderId,
    key: 'one-note',
    text: 'Secret words',
    for: 'customer',
  } as never);
  // The letter waits, for what may be taken back.
  expect((await tell(orderId)).said).toMatch(/shop +letter 'order shipped': waits until \d/);
  on.advance(3_600_000);
  await sendDueEmails(on.shop);
  await failed(2);
  const number = await numberOf(orderId);

  const { status, said } = await tell(String(number));
  expect(status, said).toBe(0);
  expect(said).toContain(`Order ${number}  ${orderId}\nstatus   Shipped, payment Success\n`);
  expect(said).toContain('line 1   2 × M4 rail\n');
  expect(steps(said)).toEqual(
    expect.arrayContaining([
      'shopper: placed',
      'provider: paid',
      `${id}: Confirmed`,
      'staff: parcel: Royal Mail, Tracked 48, AB123456789GB; 2 of line 1',
      `${id}: Shipped`,
      expect.stringMatching(/^shop: letter 'order confirmed': done \d{4}/),
      expect.stringMatching(
        /^shop: letter 'order note': failed (once|\d times), again at .*: connect ECONNREFUSED$/,
      ),
      `shop: letter 'order shipped': refused for good: 550 5.1.1 <${email[0]}***@example.org> user unknown`,
    ]),
  );
  expect(said).toContain(`letters  to ${email[0]}***@example.org\n`);
  expect(said).toContain('- https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB\n');
  expect(said).toMatch(/^- letter 'order shipped' refused for good/m);
  for (const personal of [
    email,
    address.name,
    address.phone,
    'Test Street',
    address.city,
    address.pinCode,
    'Secret words',
  ])
    expect(said).not.toContain(personal);
  expect(said).not.toMatch(/cs_test|https?:\/\/127|token/);
  // By its id, or with # before the number, the same.
  for (const named of [orderId, `#${number}`])
    expect((await tell(named)).said).toContain(`Order ${number}  ${orderId}\n`);
});
