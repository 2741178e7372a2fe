import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#database/enums.ts';
import { payments } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import type { Mail } from '#shop/shop.ts';
import { returning } from '#wording/storefront/return.ts';
import { wrongNow } from '../fault-injection/books.ts';
import { buy, stockOf } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { address, password, product, shopper, staffMember } from '../support/people.ts';
import { giveRefunds } from '../support/refunds.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff } = await staffMember(on);
const day = 86_400_000;

const sent: OrderStatus[] = ['Confirmed', 'Shipped'];
const delivered: OrderStatus[] = [...sent, 'Out Of Delivery', 'Delivered'];

/** Three of one product at £3.33 and one of another at £10, and £2.99 for delivery: £22.98. */
async function sold(way = delivered) {
  const { browser, email } = await shopper(on);
  const [cheap, dear] = [await product(on, { pricePence: 333 }), await product(on, { pricePence: 1000 })];
  const lines: [string, number][] = [
    [cheap, 3],
    [dear, 1],
  ];
  const orderId = await buy(on, browser, { email, lines });
  for (const status of way)
    expect((await staff.post('/change-order-status', { orderId, status })).status).toBe(200);
  return { browser, email, orderId, cheap, dear };
}

type Wish = Parameters<Client['post']>[1];
const read = async (orderId: string) => {
  const order = (await staff.post('/dash-order-details', { orderId })).data?.[0];
  if (!order) throw new Error('gone');
  return order;
};
const ask = (by: Client, orderId: string, lines: [position: number, quantity: number][], more: object = {}) =>
  by.post('/return', {
    ...{ orderId, reason: 'changed mind' as const, ...more },
    lines: lines.map(([position, quantity]) => ({ position, quantity })),
  });
const whole = (position: number, quantity: number, restock = true) =>
  ({ position, quantity, state: 'whole', restock }) as const;
let keys = 0;
const receive = (
  orderId: string,
  number: number | undefined,
  lines: object[],
  more: object = {},
  by = staff,
) => {
  keys += 1;
  const body = { orderId, number: number ?? 0, key: `k${keys}`, lines, ...more };
  return by.post('/dash-return', body as Wish as never);
};
const mails = async (orderId: string, template: string) => {
  const { rows } = await on.shop.db.execute<{ data: Mail & { for?: string } }>(
    sql`select data from pgboss.job where name = 'mail' and data->>'orderId' = ${orderId} and data->>'template' = ${template}
      order by created_on`,
  );
  return rows.map(({ data }) => data);
};
const lettersOf = async (orderId: string, template: string) => {
  const letters = await Promise.all(
    (await mails(orderId, template)).map((mail) => renderEmail(on.shop, mail)),
  );
  return letters.filter((letter) => letter !== undefined);
};
const intentOf = async (orderId: string) => {
  const [payment] = await on.shop.db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment?.paymentId ?? '';
};

describe('a shopper', () => {
  test('returns some units of an order, and gets number, days and slip; staff are told', async () => {
    const { browser, email, orderId } = await sold();
    const asked = await ask(browser, orderId, [[1, 2]], { reason: 'too small or large', note: 'Size <M>' });
    expect(asked).toMatchObject({ status: 200, number: expect.any(Number), refundBy: null });
    expect(asked.sendBackBy).toBe(new Date(Date.now() + 14 * day).toISOString().slice(0, 10));
    const order = await read(orderId);
    expect(order).toMatchObject({ orderStatus: 'Delivered', withdrawal: null });
    expect(order.returns).toMatchObject([
      { number: asked.number, state: 'open', by: 'shopper', lines: [{ position: 1, quantity: 2, whole: 0 }] },
    ]);
    expect(order.returnable).toEqual([
      { position: 1, quantity: 1 },
      { position: 2, quantity: 1 },
    ]);
    const letters = await mails(orderId, 'return');
    expect(letters.map((mail) => mail.for).sort()).toEqual(['shopper', 'staff']);
    for (const mail of letters) {
      const { text, html, subject } = (await renderEmail(on.shop, mail)) ?? {
        text: '',
        html: '',
        subject: '',
      };
      expect(subject).toContain(`R${asked.number}`);
      expect(text).toContain('2 × Test BBs');
      expect(text).toContain('Size <M>');
      expect(html).not.toContain('<M>');
      expect(text.includes('/return/'), mail.for).toBe(mail.for === 'shopper');
    }
    expect(letters.find((mail) => mail.for === 'shopper')?.to).toBe(email);
  });

  test('of gas alone is written to to wait for the courier, and with anything else also where to send that', async () => {
    for (const [others, isPosted] of [
      [[], false],
      [[await product(on)], true],
    ] as const) {
      const { browser, email } = await shopper(on);
      const gas = await product(on, { title: 'Test green gas', category: 'gas' });
      const lines = [gas, ...others].map((id): [string, number] => [id, 1]);
      const orderId = await buy(on, browser, { email, lines });
      for (const status of delivered) await staff.post('/change-order-status', { orderId, status });
      const units = lines.map((_, at): [number, number] => [at + 1, 1]);
      expect((await ask(browser, orderId, units, { reason: 'faulty' })).status).toBe(200);
      const letter = (await mails(orderId, 'return')).find((mail) => mail.for === 'shopper');
      const { text } = (letter && (await renderEmail(on.shop, letter))) ?? { text: '' };
      expect(text.includes(returning.hazardText)).toBe(!isPosted);
      expect(text.includes('/return/')).toBe(isPosted);
      expect(text.includes('keep your proof of posting')).toBe(isPosted);
      expect(text.includes('can’t go by ordinary post'), 'either way').toBe(true);
    }
  });

  test('never returns more than was bought, was not refunded and is not on its way back', async () => {
    const { browser, orderId } = await sold();
    expect((await ask(browser, orderId, [[1, 4]])).errors?.lines).toBeDefined();
    expect((await ask(browser, orderId, [[3, 1]])).status).toBe(409);
    expect(
      (
        await ask(browser, orderId, [
          [1, 2],
          [1, 2],
        ])
      ).status,
      'a line named twice',
    ).toBe(409);
    expect((await ask(browser, orderId, [])).status).toBe(400);
    const one = [{ position: 1, quantity: 1, restock: false }];
    await staff.post('/dash-refund', { orderId, lines: one, reason: 'goodwill', key: 'kept' });
    expect((await ask(browser, orderId, [[1, 3]])).status).toBe(409);
    const together = await Promise.all([1, 2, 3].map(() => ask(browser, orderId, [[1, 1]])));
    expect(together.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect((await read(orderId)).returnable).toEqual([{ position: 2, quantity: 1 }]);
  });

  test('reads in the list of orders what is to be sent back by when, and what money is on its way', async () => {
    const { browser, email, orderId } = await sold();
    const listed = async () => (await browser.post('/user-orders', { email })).data?.[0];
    expect(await listed()).toMatchObject({ openReturns: [], refunds: [] });
    const { number, sendBackBy } = await ask(browser, orderId, [[1, 2]]);
    expect(await listed()).toMatchObject({
      openReturns: [{ number, sendBackBy, collects: false }],
      refunds: [],
    });
    await receive(orderId, number, [whole(1, 2)]);
    // The jobs may have given it by now.
    expect(await listed()).toMatchObject({
      openReturns: [],
      refunds: [{ amount: 6.66, state: expect.stringMatching(/^(requested|done)$/) }],
    });
    await giveRefunds(on.shop, orderId);
    expect(await listed()).toMatchObject({ refunds: [{ amount: 6.66, state: 'done' }] });
  });

  test('who presses twice returns once, and something else under the same key is refused', async () => {
    const { browser, orderId } = await sold();
    const twice = await Promise.all([1, 2].map(() => ask(browser, orderId, [[1, 1]], { key: 'form' })));
    expect(twice[0]?.number).toBe(twice[1]?.number);
    expect((await ask(browser, orderId, [[1, 2]], { key: 'form' })).status).toBe(409);
    expect((await read(orderId)).returns).toHaveLength(1);
    expect(await mails(orderId, 'return')).toHaveLength(2);
  });

  test('can’t return what is not sent, is over, or is somebody else’s', async () => {
    const { browser, orderId } = await sold([]);
    expect((await ask(browser, orderId, [[1, 1]])).message).toContain('you can cancel it');
    const { browser: stranger } = await shopper(on);
    expect((await ask(stranger, orderId, [[1, 1]])).status).toBe(404);
    const other = await sold([...delivered, 'Returned']);
    expect((await ask(other.browser, other.orderId, [[1, 1]])).status).toBe(409);
    expect((await read(other.orderId)).returnable).toEqual([]);
  });

  test('who withdraws returns all that is left, once, with what it is kept as', async () => {
    const { browser, orderId } = await sold();
    await ask(browser, orderId, [[1, 1]], { reason: 'faulty' });
    const withdrawn = await browser.post('/withdraw', { orderId, reason: 'By law' });
    expect(withdrawn.status).toBe(200);
    const order = await read(orderId);
    expect(order.withdrawal).toMatchObject({ reason: 'By law' });
    expect(order.returns[1]).toMatchObject({
      number: withdrawn.number,
      lines: [
        { position: 1, quantity: 2 },
        { position: 2, quantity: 1 },
      ],
    });
    expect(await mails(orderId, 'withdrawal')).toHaveLength(2);
    const proof = (await mails(orderId, 'withdrawal')).find((mail) => mail.for === 'shopper');
    const { text } = (proof && (await renderEmail(on.shop, proof))) ?? { text: '' };
    expect(text).toContain(`R${withdrawn.number}`);
    expect((await browser.post('/withdraw', { orderId, reason: '' })).status).toBe(409);
    expect((await ask(browser, orderId, [[1, 1]])).status).toBe(409);
  });

  test('who returns all of an order for no fault withdraws from it', async () => {
    const { browser, orderId } = await sold(sent);
    expect(
      (
        await ask(browser, orderId, [
          [1, 3],
          [2, 1],
        ])
      ).status,
    ).toBe(200);
    expect((await read(orderId)).withdrawal).not.toBeNull();
    const waiting = await staff.post('/dash-orders', { filter: 'Show All', withdrawal: 'open' });
    expect(waiting.data?.map(({ id }) => id)).toContain(orderId);
  });
});

describe('staff receive a return', () => {
  test('whole: what came is on the shelf and its money goes back; a part leaves the order as it is', async () => {
    const { browser, orderId, cheap } = await sold();
    const { number } = await ask(browser, orderId, [[1, 2]]);
    const got = await receive(orderId, number, [whole(1, 2)], { amount: 6.66 });
    expect(got).toMatchObject({ status: 200, amount: 6.66, restocked: 2 });
    expect(await stockOf(on, cheap)).toMatchObject({ onHand: 19, sold: 1 });
    const order = await read(orderId);
    expect(order).toMatchObject({ orderStatus: 'Delivered', paymentStatus: 'Success' });
    expect(order.returns).toMatchObject([{ state: 'closed' }]);
    expect(order.refunds).toMatchObject([{ amount: 6.66, delivery: 0, reason: 'returned' }]);
    await giveRefunds(on.shop, orderId);
    expect(await mails(orderId, 'return received'), 'the refund’s letter says so').toEqual([]);
    const [letter, ...more] = await lettersOf(orderId, 'order refunded');
    expect(more).toEqual([]);
    expect(letter?.subject).toContain(`return R${number} has arrived, with a refund of £6.66`);
    expect(letter?.text).toMatch(/2 × Test BBs .*: received/);
    expect(letter?.text).toMatch(/credit note C\d+/i);
    expect(on.cards.ledger().find((charge) => charge.orderId === orderId)?.refunded).toBe(666);
  });

  test('in parts, damaged and missing: less for damage with its reason, and what is missing can come anew', async () => {
    const { browser, orderId, cheap, dear } = await sold();
    const { number } = await ask(browser, orderId, [
      [1, 3],
      [2, 1],
    ]);
    expect(await receive(orderId, number, [whole(1, 1)])).toMatchObject({ status: 200, amount: 3.33 });
    expect((await read(orderId)).returns[0]?.state).toBe('open');
    const damaged = { position: 2, quantity: 1, state: 'damaged', deduct: 4.5 };
    expect((await receive(orderId, number, [damaged])).errors?.reason, 'no reason').toBeDefined();
    const dearer = await receive(orderId, number, [{ ...damaged, deduct: 10.01 }], { reason: 'Shot' });
    expect(dearer.errors?.deduct).toContain('£10.00');
    const missing = { position: 1, quantity: 2, state: 'missing' };
    const rest = await receive(orderId, number, [damaged, missing], { reason: 'Shot <b>' });
    expect(rest).toMatchObject({ status: 200, amount: 5.5, restocked: 0 });
    const order = await read(orderId);
    expect(order).toMatchObject({ orderStatus: 'Delivered', returnable: [{ position: 1, quantity: 2 }] });
    expect(order.returns[0]).toMatchObject({ state: 'closed', receipts: [{}, { deducted: 4.5 }] });
    expect(await stockOf(on, dear)).toMatchObject({ onHand: 19, sold: 1 });
    expect(await stockOf(on, cheap)).toMatchObject({ onHand: 18, sold: 2 });
    const { data: log } = await staff.post('/dash-stock-log', { productId: dear });
    const ofReturn = { by: 'staff', orderId, note: `R${number}` };
    expect(log?.slice(0, 2), 'what broke came back, and was written off').toMatchObject([
      { change: -1, reason: 'damaged', onHand: 19, ...ofReturn },
      { change: 1, reason: 'returned', onHand: 20, ...ofReturn },
    ]);
    expect(order.refunds.at(-1)).toMatchObject({ amount: 5.5, lines: [{ amount: 5.5, deducted: 4.5 }] });
    await giveRefunds(on.shop, orderId);
    const letters = (await lettersOf(orderId, 'order refunded')).map(({ text }) => text);
    const text = letters.find((one) => one.includes('Shot <b>'));
    expect(letters).toHaveLength(2);
    expect(text).toMatch(/Deducted +£4\.50/);
    expect(text).toContain('proof of posting');
  });

  test('in parts: no money is promised for what came and was refunded, nor once the return is closed', async () => {
    const { browser, orderId } = await sold();
    const { number } = await browser.post('/withdraw', { orderId, reason: '' });
    const due = async () =>
      (await read(orderId)).timeline.flatMap(({ kind, what }) => (kind === 'due' ? [what] : []));
    await receive(orderId, number, [whole(1, 3)]);
    await giveRefunds(on.shop, orderId);
    expect((await read(orderId)).returns).toMatchObject([{ state: 'open', refundBy: null }]);
    expect(await due()).toContain('refund');
    await receive(orderId, number, [{ position: 2, quantity: 1, state: 'missing' }]);
    expect((await read(orderId)).returns).toMatchObject([{ state: 'closed' }]);
    expect(await due()).toEqual([]);
  });

  test('of all: with the delivery it is Returned and Refunded, and what was deducted is kept', async () => {
    const { browser, orderId } = await sold(sent);
    const { number } = await browser.post('/withdraw', { orderId, reason: '' });
    const damaged = { position: 2, quantity: 1, state: 'damaged', deduct: 2, restock: true };
    const got = await receive(orderId, number, [whole(1, 3), damaged], {
      delivery: 2.99,
      reason: 'Scratched',
    });
    expect(got).toMatchObject({ status: 200, amount: 20.98, restocked: 4 });
    await giveRefunds(on.shop, orderId);
    const order = await read(orderId);
    expect(order).toMatchObject({ orderStatus: 'Refunded', paymentStatus: 'Success', soldUnits: 0 });
    const way = order.events.map(({ event }) => event).slice(-5, -1);
    expect(way).toEqual(['Out Of Delivery', 'Delivered', 'Returned', 'Refunded']);
    expect(order.refunds).toHaveLength(1);
  });

  test('once, whoever of them presses and how often', async () => {
    const { browser, orderId, cheap } = await sold();
    const { number } = await ask(browser, orderId, [[1, 2]]);
    const { browser: colleague } = await staffMember(on);
    const same = { key: 'same' };
    const both = await Promise.all(
      [staff, staff].map((by) => receive(orderId, number, [whole(1, 1)], same, by)),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await receive(orderId, number, [whole(1, 1, false)], same)).status).toBe(409);
    const two = await Promise.all(
      [staff, colleague].map((by) => receive(orderId, number, [whole(1, 1)], {}, by)),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(on, cheap)).toMatchObject({ onHand: 19, sold: 1 });
    expect((await read(orderId)).refunds).toHaveLength(2);
    await giveRefunds(on.shop, orderId);
    expect(await mails(orderId, 'order refunded')).toHaveLength(2);
    expect(await mails(orderId, 'return received')).toEqual([]);
  });

  test('whose refund was not given: its shopper hears that it came, once, in a letter of its own', async () => {
    const refused = await sold();
    const cut = await sold();
    // Nothing can be refunded of a payment that is disputed, nor of one that went back whole.
    on.cards.bank.dispute(await intentOf(refused.orderId), { amount: 1000 });
    await on.stripe.refunds.create({ payment_intent: await intentOf(cut.orderId) });
    for (const { browser, orderId } of [refused, cut]) {
      const { number } = await ask(browser, orderId, [[1, 2]]);
      expect(await receive(orderId, number, [whole(1, 2)])).toMatchObject({ status: 200, amount: 6.66 });
      await giveRefunds(on.shop, orderId);
      await giveRefunds(on.shop, orderId);
      const [letter, ...more] = await lettersOf(orderId, 'return received');
      expect(more).toEqual([]);
      expect(letter?.subject).toContain(`return R${number} has arrived`);
      expect(letter?.text).toMatch(/2 × Test BBs .*: received/);
      expect(letter?.text).not.toContain('The refund is on its way');
    }
    const [letter] = await lettersOf(refused.orderId, 'return received');
    expect(letter?.text).toContain('Your card could not take the refund of £6.66');
    const { orderId } = refused;
    expect((await staff.post('/dash-refund-given', { orderId, note: 'By transfer' })).status).toBe(200);
    const [given] = await lettersOf(orderId, 'order refunded');
    expect(given?.text).toContain('returned it to you another way');
    expect(given?.text, 'told before').not.toContain('has arrived');
  });

  test('of goods that are not what was sold: nothing is deducted, and postage is paid', async () => {
    const { browser, email, orderId } = await sold();
    const { number } = await ask(browser, orderId, [[1, 1]], { reason: 'faulty' });
    const damaged = { position: 1, quantity: 1, state: 'damaged' };
    const less = await receive(orderId, number, [{ ...damaged, deduct: 1 }], { reason: 'Broken' });
    expect(less.errors?.deduct).toBeDefined();
    expect(await receive(orderId, number, [damaged], { postage: 3.5 })).toMatchObject({ amount: 6.83 });
    await giveRefunds(on.shop, orderId);
    const [refund] = (await read(orderId)).refunds;
    expect(refund).toMatchObject({ amount: 6.83, goodwill: 0, postage: 3.5, vat: 0.55 });
    const [letter] = await lettersOf(orderId, 'order refunded');
    const text = letter?.text.replaceAll(/\s+/g, ' ');
    for (const part of ['for the postage you paid', 'Your postage (no VAT)', 'included', '£0.55'])
      expect(text).toContain(part);
    expect(text).not.toContain('Goodwill');
    expect(await wrongNow(on.shop.db, new Map())).toEqual([]);
    const held = JSON.stringify(await browser.post('/my-data', { email }));
    expect(held).toContain('"goodwillPence":0,"postagePence":350');
    const mind = await ask(browser, orderId, [[2, 1]]);
    const paid = await receive(orderId, mind.number, [whole(2, 1)], { postage: 3.5 });
    expect(paid.errors?.postage).toBeDefined();
  });

  test('that was refunded before it came: nothing more goes back, and its units go on the shelf', async () => {
    const { browser, orderId, cheap } = await sold();
    const { number } = await ask(browser, orderId, [[1, 2]]);
    const early = await receive(orderId, number, [whole(1, 2)], { alreadyRefunded: true });
    expect(early.errors?.alreadyRefunded).toBeDefined();
    const lines = [{ position: 1, quantity: 2, restock: false }];
    await staff.post('/dash-refund', { orderId, lines, reason: 'returned', key: 'proof of posting' });
    const got = await receive(orderId, number, [whole(1, 2)], { alreadyRefunded: true });
    expect(got).toMatchObject({ status: 200, amount: 0, restocked: 2 });
    expect(await mails(orderId, 'return received'), 'no refund goes with it').toHaveLength(1);
    expect(await stockOf(on, cheap)).toMatchObject({ onHand: 19, sold: 1 });
    expect(await read(orderId)).toMatchObject({
      soldUnits: 2,
      refunds: [{ lines: [{ restocked: 2 }] }],
      returnable: [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 1 },
      ],
    });
  });

  test('refused: what was not asked for, another sum, and nonsense', async () => {
    const { browser, orderId } = await sold();
    const { number } = await ask(browser, orderId, [[1, 1]]);
    expect((await receive(orderId, number, [whole(1, 2)])).status).toBe(409);
    expect((await receive(orderId, number, [whole(2, 1)])).status).toBe(409);
    expect((await receive(orderId, 1, [whole(1, 1)])).status).toBe(404);
    expect((await receive(orderId, number, [])).status).toBe(400);
    expect((await receive(orderId, number, [whole(1, 1)], { amount: 9 })).message).toContain('£3.33');
    const missing = { position: 1, quantity: 1, state: 'missing', restock: true };
    expect((await receive(orderId, number, [missing])).status).toBe(400);
    expect((await receive(orderId, number, [{ ...whole(1, 1), deduct: 1 }])).status).toBe(400);
    expect((await receive(orderId, number, [whole(1, 1)], { delivery: 3 })).errors?.delivery).toBeDefined();
    expect((await browser.post('/dash-return', {} as never)).status).toBe(401);
    expect((await read(orderId)).returns[0]?.lines[0]).toMatchObject({ whole: 0, missing: 0 });
  });

  test('by the status of the order as a whole, which closes what is open', async () => {
    const { browser, orderId } = await sold();
    await ask(browser, orderId, [[1, 1]]);
    for (const status of ['Returned', 'Refunded'] as const)
      await staff.post('/change-order-status', { orderId, status });
    const { returns } = await read(orderId);
    expect(returns).toMatchObject([{ state: 'closed', lines: [{ whole: 1 }] }]);
  });
});

const cancel = (by: Client, orderId: string, number: number | undefined) =>
  by.post('/cancel-return', { orderId, number: number ?? 0 });

describe('a return is cancelled', () => {
  test('before anything of it came: its units can be returned anew, and both are told, once', async () => {
    const { browser, email, orderId } = await sold();
    const { number } = await ask(browser, orderId, [[1, 2]]);
    const cancelled = await Promise.all([1, 2].map(() => cancel(browser, orderId, number)));
    expect(cancelled.map(({ status }) => status)).toEqual([200, 200]);
    const order = await read(orderId);
    expect(order.returns).toMatchObject([{ state: 'closed', cancelled: { by: 'shopper' }, receipts: [] }]);
    expect(order.returnable).toEqual([
      { position: 1, quantity: 3 },
      { position: 2, quantity: 1 },
    ]);
    const letters = await mails(orderId, 'return cancelled');
    expect(letters.map((mail) => mail.to).sort()).toEqual([email, on.shop.settings.staffMail].sort());
    for (const mail of letters) {
      const { subject, text } = (await renderEmail(on.shop, mail)) ?? { subject: '', text: '' };
      expect(subject).toContain(
        mail.for === 'staff' ? `Return R${number} cancelled` : `R${number} is cancelled`,
      );
      expect(text).toContain('2 × Test BBs');
      expect(text).toContain(mail.for === 'staff' ? 'Cancel the courier' : 'nothing to send back');
    }
    const [slip] = await mails(orderId, 'return');
    expect(slip && (await renderEmail(on.shop, slip)), 'a slip that was not sent yet').toBeUndefined();
    expect((await ask(browser, orderId, [[1, 3]], { reason: 'faulty' })).status).toBe(200);
  });

  test('by its owner or staff alone, and not once something of it came or was refunded', async () => {
    const { browser, orderId } = await sold();
    const { number } = await ask(browser, orderId, [[1, 3]]);
    expect((await cancel(on.browser(), orderId, number)).status).toBe(404);
    const { browser: other } = await shopper(on);
    expect((await cancel(other, orderId, number)).status).toBe(404);
    expect((await cancel(browser, orderId, 1)).status).toBe(409);
    await receive(orderId, number, [whole(1, 1)]);
    expect(await cancel(browser, orderId, number)).toMatchObject({
      status: 409,
      message: expect.stringContaining('already received'),
    });
    const { number: next } = await ask(browser, orderId, [[2, 1]]);
    const lines = [{ position: 2, quantity: 1, restock: false }];
    await staff.post('/dash-refund', { orderId, lines, reason: 'goodwill', key: 'ahead' });
    expect(await cancel(browser, orderId, next)).toMatchObject({
      status: 409,
      message: expect.stringContaining('already been refunded'),
    });
    const { orderId: another, browser: caller } = await sold();
    const asked = await ask(caller, another, [[1, 1]]);
    expect((await cancel(staff, another, asked.number)).status).toBe(200);
    expect((await read(another)).returns).toMatchObject([{ cancelled: { by: 'staff' } }]);
    const log = await staff.post('/dash-audit', { action: 'return cancelled', find: another });
    expect(log.data).toHaveLength(1);
  });

  test('while staff receive it: one of them wins, and the other is told', async () => {
    for (const _ of [1, 2, 3]) {
      const { browser, orderId } = await sold();
      const { number } = await ask(browser, orderId, [[1, 1]]);
      const [cancelled, received] = await Promise.all([
        cancel(browser, orderId, number),
        receive(orderId, number, [whole(1, 1)]),
      ]);
      expect([cancelled.status, received.status].sort()).toEqual([200, 409]);
      const lost = cancelled.status === 409 ? cancelled : received;
      expect(lost.message).toMatch(/already received this return|This return was cancelled/);
      const { returns, refunds } = await read(orderId);
      expect(returns[0]?.cancelled === null).toBe(refunds.length === 1);
    }
  });

  test('with a withdrawal, which ends: nothing is due for it, and there can be another', async () => {
    const { browser, orderId } = await sold();
    const { number } = await browser.post('/withdraw', { orderId, reason: 'By law' });
    expect((await cancel(browser, orderId, number)).status).toBe(200);
    const order = await read(orderId);
    expect(order.withdrawal).toBeNull();
    expect(order.timeline.flatMap(({ kind, what }) => (kind === 'due' ? [what] : []))).toEqual(['cancel']);
    const listed = await staff.post('/dash-orders', { filter: 'all', withdrawal: 'open', find: orderId });
    expect(listed.data).toEqual([]);
    const [proof] = await mails(orderId, 'withdrawal');
    expect(proof && (await renderEmail(on.shop, proof))).toBeUndefined();
    const again = await browser.post('/withdraw', { orderId, reason: '' });
    expect(again.status).toBe(200);
    expect(again.number).not.toBe(number);
    expect((await read(orderId)).withdrawal).toMatchObject({ reason: '' });
  });
});

test('an account with a return under way stays; its data has it, and it goes without what was said', async () => {
  const { browser, email, orderId } = await sold();
  const { number } = await ask(browser, orderId, [[1, 1]], { note: 'My name is Sam' });
  const remove = () => browser.post('/delete-account', { email, password });
  expect((await remove()).message).toContain('sending something back');
  const data = JSON.stringify(await browser.post('/my-data', { email }));
  expect(data).toContain('My name is Sam');
  await receive(orderId, number, [whole(1, 1)]);
  await giveRefunds(on.shop, orderId);
  expect((await remove()).status).toBe(200);
  expect((await read(orderId)).returns).toMatchObject([{ note: '' }]);
});

test('whatever is returned, refunded and received in whatever order, no unit counts twice and the books balance', async () => {
  const some = fc.integer({ min: 1, max: 3 });
  const position = fc.constantFrom(1, 2);
  const step = fc.oneof(
    fc.record({ deed: fc.constant('return' as const), position, units: some }),
    fc.record({ deed: fc.constant('refund' as const), position, units: some }),
    fc.record({ deed: fc.constant('cancel' as const) }),
    fc.record({
      deed: fc.constant('receive' as const),
      position,
      units: some,
      state: fc.constantFrom('whole', 'damaged', 'missing'),
      restock: fc.boolean(),
      alreadyRefunded: fc.boolean(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { maxLength: 6 }),
      async (steps) => {
        const { browser, orderId, cheap, dear } = await sold(sent);
        const act = async (one: typeof step extends fc.Arbitrary<infer One> ? One : never) => {
          keys += 1;
          const key = `k${keys}`;
          if (one.deed === 'cancel') {
            const open = (await read(orderId)).returns.find(({ state }) => state === 'open');
            return cancel(browser, orderId, open?.number);
          }
          if (one.deed === 'return') return ask(browser, orderId, [[one.position, one.units]]);
          const line = { position: one.position, quantity: one.units };
          if (one.deed === 'refund') {
            const lines = [{ ...line, restock: false }];
            return staff.post('/dash-refund', { orderId, lines, reason: 'goodwill', key });
          }
          const { returns } = await read(orderId);
          const number = returns.find(({ state }) => state === 'open')?.number;
          const restock = one.restock && one.state !== 'missing';
          return receive(orderId, number, [{ ...line, state: one.state, restock }], {
            alreadyRefunded: one.alreadyRefunded,
          });
        };
        for (const together of steps) {
          for (const { status } of await Promise.all(together.map(act)))
            expect([200, 404, 409]).toContain(status);
          const { returns, refunds, returnable } = await read(orderId);
          for (const [position, bought] of [
            [1, 3],
            [2, 1],
          ] as const) {
            const sum = (lines: { position: number; quantity: number }[]) =>
              lines.reduce((units, one) => units + (one.position === position ? one.quantity : 0), 0);
            const lines = returns.flatMap((one) => one.lines).filter((line) => line.position === position);
            const back = lines.reduce((units, { whole, damaged }) => units + whole + damaged, 0);
            const awaited = lines.reduce((units, one) => units + one.quantity - one.missing, 0) - back;
            const refunded = sum(refunds.flatMap((refund) => refund.lines));
            expect(back).toBeLessThanOrEqual(refunded);
            expect(refunded).toBeLessThanOrEqual(bought);
            expect(back + awaited).toBeLessThanOrEqual(bought);
            const open = Math.max(0, bought - refunded - awaited);
            if (returnable.length > 0) expect(sum(returnable)).toBe(open);
          }
          expect(await wrongNow(on.shop.db, new Map([cheap, dear].map((id) => [id, 20])))).toEqual([]);
        }
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);

test('who is signed in as staff too asks about their own orders as a shopper, and about others as staff', async () => {
  const { browser, email, orderId } = await sold();
  const { id } = await staffMember(on);
  expect((await browser.post('/login-admin', { id, password, pin: '135790' })).status).toBe(200);
  const { number } = await ask(browser, orderId, [[1, 1]]);
  await browser.post('/cancel-return', { orderId, number: number ?? 0 });
  await browser.post('/withdraw', { orderId, reason: '' });
  expect((await read(orderId)).returns).toMatchObject([
    { by: 'shopper', cancelled: { by: 'shopper' } },
    { by: 'shopper', cancelled: null },
  ]);
  const unsent = await buy(on, browser, { email, lines: [[await product(on), 1]] });
  const moved = { ...address, city: 'York' };
  expect((await browser.post('/update-order-address', { orderId: unsent, ...moved })).status).toBe(200);
  expect((await read(unsent)).edits).toMatchObject([{ by: 'shopper' }]);
  expect((await browser.post('/change-order-status', { orderId: unsent, status: 'Cancelled' })).status).toBe(
    200,
  );
  const last = (await read(unsent)).events.findLast(({ event }) => event === 'Cancelled');
  expect(last?.by).toBe('shopper');
  const other = await sold();
  const { number: recorded } = await ask(browser, other.orderId, [[1, 1]]);
  await browser.post('/cancel-return', { orderId: other.orderId, number: recorded ?? 0 });
  await browser.post('/withdraw', { orderId: other.orderId, reason: '' });
  expect((await read(other.orderId)).returns).toMatchObject([
    { by: 'staff', cancelled: { by: 'staff' } },
    { by: 'staff', cancelled: null },
  ]);
});

// Last, as sessions end while the clock is ahead.
test('a shopper has 14 days, and 30 for goods that are not what was sold; staff record later ones', async () => {
  const { browser, orderId } = await sold();
  on.advance(15 * day);
  try {
    expect((await ask(browser, orderId, [[1, 1]])).status).toBe(409);
    expect((await ask(browser, orderId, [[1, 1]], { reason: 'faulty' })).status).toBe(200);
    expect(await readLater(orderId)).toMatchObject({
      returnUntil: { changedMind: null, fault: expect.any(String) },
    });
    on.advance(16 * day);
    try {
      const back = await readLater(orderId);
      expect(back.returnUntil).toEqual({ changedMind: null, fault: null });
      const { browser: office } = await staffMember(on);
      expect(await ask(office, orderId, [[1, 1]], { reason: 'faulty' })).toMatchObject({ status: 200 });
      const log = await office.post('/dash-audit', { action: 'return recorded', find: orderId });
      expect(log.data).toHaveLength(1);
      const { returns } = (await office.post('/dash-order-details', { orderId })).data?.[0] ?? {};
      expect(returns?.map(({ by, rejected }) => [by, rejected])).toEqual([
        ['shopper', true],
        ['staff', false],
      ]);
      // Too late to be rejected, and the postage of a fault is the shop's all the same.
      const [, late] = returns ?? [];
      const damaged = { position: 1, quantity: 1, state: 'damaged' };
      const paid = await receive(orderId, late?.number, [damaged], { postage: 3.5 }, office);
      expect(paid).toMatchObject({ status: 200, amount: 6.83 });
    } finally {
      on.advance(-16 * day);
    }
  } finally {
    on.advance(-15 * day);
  }
});

async function readLater(orderId: string) {
  const { browser: office } = await staffMember(on);
  const order = (await office.post('/dash-order-details', { orderId })).data?.[0];
  if (!order) throw new Error('gone');
  return order;
}
