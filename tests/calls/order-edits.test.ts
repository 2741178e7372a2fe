import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderEdits, orderNotes, orders } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import { newId } from '#shop/tokens.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { buy, placeOrder, stockOf } from '../support/checkout.ts';
import { meet } from '../support/meet.ts';
import { password, product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);
const colleague = (await staffMember(on)).browser;

const text = answers.orderEdit;
const address = {
  name: 'Robin Elsewhere',
  phone: '07700 900999',
  address: 'Flat 2, 14 Long Lane',
  city: 'Leeds',
  pinCode: 'LS1 4AP',
};
const reason = 'You asked us to by phone';

/** Paid: two units of one product at £10.00 and three of another at £5.00. */
async function paidOrder() {
  const buyer = await shopper(on);
  const [bbs, gas] = [
    await product(on),
    await product(on, { title: 'Green gas 600 ml', category: 'gas', pricePence: 500 }),
  ];
  const orderId = await buy(on, buyer.browser, {
    email: buyer.email,
    lines: [
      [bbs, 2],
      [gas, 3],
    ],
  });
  return { ...buyer, orderId, bbs, gas };
}
const detailsOf = async (orderId: string) => (await staff.post('/dash-order-details', { orderId })).data?.[0];
const lettersTo = (email: string, template: 'order changed' | 'order note') =>
  on.mails.filter((mail) => mail.to === email && mail.template === template);
async function letterTo(email: string, template: 'order changed' | 'order note', nth = 0) {
  const mail = await until(() => lettersTo(email, template)[nth]);
  const letter = await renderEmail(on.shop, mail);
  if (!letter) throw new Error('there is no letter');
  return letter;
}

describe('staff change an order before it goes', () => {
  test('to another address, which slip and letter follow; what changed stands beside it, and where somebody lives not in the audit log', async () => {
    const { orderId, email } = await paidOrder();
    const edited = await staff.post('/dash-order-edit', { orderId, address, reason, version: 0 });
    expect(edited).toMatchObject({ status: 200, message: text.done, version: 1, refund: 0 });
    expect(await detailsOf(orderId)).toMatchObject({
      ...address,
      edits: [{ address: true, lines: [], reason, by: staffId }],
    });
    expect((await detailsOf(orderId))?.events.at(-1)).toMatchObject({
      event: 'Address changed',
      by: 'staff',
    });
    const { csv } = await staff.post('/dash-carrier-file', { orderIds: [orderId], carrier: 'general' });
    expect(csv).toContain('LS1 4AP');
    const letter = await letterTo(email, 'order changed');
    expect(letter.subject).toMatch(/^Your Test shop order \d+ was changed$/);
    expect(letter.text).toContain('Robin Elsewhere\nFlat 2, 14 Long Lane\nLeeds\nLS1 4AP');
    expect(letter.text).toContain(reason);
    const [kept] = await on.shop.db.select().from(orderEdits).where(eq(orderEdits.orderId, orderId));
    expect(kept).toMatchObject({ addressBefore: { city: 'Testham' }, addressAfter: address });
    const { data: log } = await staff.post('/dash-audit', { action: 'order edited', find: orderId });
    expect(log).toMatchObject([{ staff: staffId, after: { addressChanged: true, reason } }]);
    expect(JSON.stringify(log)).not.toMatch(/Long Lane|Testham/);
    expect(
      (await staff.post('/dash-orders', { filter: 'all', find: 'LS14AP' })).data?.map(({ id }) => id),
    ).toContain(orderId);
  });

  test('by units and lines less: refunded as they were paid, back on the shelf, the receipt as it was', async () => {
    const { orderId, email, browser, bbs, gas } = await paidOrder();
    const [before, total] = [await stockOf(on, gas), (await detailsOf(orderId))?.total];
    const edited = await staff.post('/dash-order-edit', {
      orderId,
      lines: [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 0 },
      ],
      reason,
    });
    expect(edited).toMatchObject({ status: 200, version: 1, refund: 25 });
    const after = await detailsOf(orderId);
    expect(after).toMatchObject({
      ...{ total, p1_quantity: 2, p1_takenOut: 1, p2_quantity: 3, p2_takenOut: 3 },
      ...{ orderStatus: 'Pending', paymentStatus: 'Success' },
      edits: [
        {
          refund: 25,
          lines: [
            { position: 1, from: 2, to: 1 },
            { position: 2, from: 3, to: 0 },
          ],
        },
      ],
    });
    expect(after?.events.map(({ event }) => event)).toContain('Items taken out');
    expect(await stockOf(on, gas)).toMatchObject({ onHand: before.onHand + 3, sold: 0 });
    expect(await stockOf(on, bbs)).toMatchObject({ sold: 1 });
    const letter = await letterTo(email, 'order changed');
    expect(letter.text).toContain('£25.00');
    expect(letter.text).toContain('3 × Green gas 600 ml');
    const { csv } = await staff.post('/dash-carrier-file', { orderIds: [orderId], carrier: 'general' });
    expect(csv).toContain('"1 x Test BBs 0.25 g"');
    expect(csv).not.toContain('Green gas');
    expect(
      await staff.post('/dash-parcel', { orderId, carrier: 'dpd', lines: [{ position: 2, quantity: 1 }] }),
    ).toMatchObject({ status: 409 });
    expect((await browser.post('/user-order-details', { orderId })).data?.[0]).toMatchObject({
      p2_takenOut: 3,
      edits: [{ by: 'staff' }],
    });
    await until(
      async () => (await detailsOf(orderId))?.events.at(-1)?.event === 'Money returned' || undefined,
    );
  });

  test('pressed twice it is one change with one letter; of two members of staff one is told', async () => {
    const { orderId, email } = await paidOrder();
    const body = { orderId, lines: [{ position: 1, quantity: 1 }], reason, version: 0, key: newId() };
    const answersOf = await meet(on, orderEdits, [
      () => staff.post('/dash-order-edit', body),
      () => staff.post('/dash-order-edit', body),
      () =>
        colleague.post('/dash-order-edit', { ...body, key: newId(), lines: [{ position: 2, quantity: 1 }] }),
    ]);
    const statuses = answersOf.map(({ status }) => status);
    expect([
      [200, 200, 409],
      [409, 409, 200],
    ]).toContainEqual(statuses);
    expect(answersOf.find(({ status }) => status === 409)?.message).toBe(text['changed meanwhile']);
    expect((await detailsOf(orderId))?.edits).toHaveLength(1);
    await letterTo(email, 'order changed');
    expect(lettersTo(email, 'order changed')).toHaveLength(1);
  });

  test('not to where its goods can’t go, nor to nothing, nor to more, nor once it has left', async () => {
    const { orderId, browser } = await paidOrder();
    const edit = (body: object) => staff.post('/dash-order-edit', { orderId, reason, ...body });
    const overSea = { ...address, pinCode: 'BT1 1AA' };
    expect(await edit({ address: overSea })).toMatchObject({
      status: 409,
      errors: {
        address: expect.stringContaining('Green gas 600 ml can’t be sent to Northern Ireland'),
      },
    });
    const out = { position: 2, quantity: 0 };
    expect((await edit({ lines: [{ position: 1, quantity: 0 }, out] })).message).toBe(text['nothing left']);
    expect(await edit({ lines: [{ position: 1, quantity: 3 }] })).toMatchObject({
      status: 409,
      errors: { lines: text['too many units'](1, 2) },
    });
    expect((await edit({ lines: [{ position: 4, quantity: 0 }] })).status).toBe(400);
    expect((await edit({ lines: [out, out] })).status).toBe(400);
    expect((await edit({ lines: [{ position: 1, quantity: 2 }] })).message).toBe(text['nothing changed']);
    expect(await edit({})).toMatchObject({ status: 400, errors: { address: rules.orderEdit.nothing } });
    expect(await edit({ address, reason: '' })).toMatchObject({
      status: 400,
      errors: { reason: rules.orderEdit.reason },
    });
    expect(await edit({ address: { ...address, phone: '1' } })).toMatchObject({
      status: 400,
      errors: { address: rules.settings.phone },
    });
    // Without the gas it can go there.
    expect((await edit({ address: overSea, lines: [out] })).status).toBe(200);
    for (const status of ['Confirmed', 'Shipped'] as const)
      await staff.post('/change-order-status', { orderId, status });
    expect(await edit({ address })).toMatchObject({ status: 409, message: text.dispatched });
    expect(await edit({ lines: [{ position: 1, quantity: 1 }] })).toMatchObject({ status: 409 });
    expect((await browser.post('/update-order-address', { orderId, ...address })).message).toBe(
      text.dispatched,
    );
    expect((await staff.post('/dash-order-edit', { orderId: 'nothing', address, reason })).status).toBe(404);
  });

  test('not by units that a kindness was for already', async () => {
    const { orderId } = await paidOrder();
    const lines = [{ position: 2, quantity: 2, restock: false }];
    await staff.post('/dash-refund', {
      orderId,
      lines,
      delivery: 0,
      goodwill: 0,
      reason: 'goodwill',
      key: newId(),
    });
    const edit = (quantity: number) =>
      staff.post('/dash-order-edit', { orderId, reason, lines: [{ position: 2, quantity }] });
    expect(await edit(0)).toMatchObject({ status: 409, errors: { lines: text['refunded already'](2, 1) } });
    expect(await edit(2)).toMatchObject({ status: 200, refund: 5 });
  });

  test('not below what is in a parcel, nor before it is paid', async () => {
    const { orderId } = await paidOrder();
    await staff.post('/dash-parcel', { orderId, carrier: 'dpd', lines: [{ position: 2, quantity: 2 }] });
    const edit = (quantity: number) =>
      staff.post('/dash-order-edit', { orderId, reason, lines: [{ position: 2, quantity }] });
    expect(await edit(1)).toMatchObject({ status: 409, errors: { lines: text['in a parcel'](2, 2) } });
    expect((await edit(2)).status).toBe(200);
    const { browser, email } = await shopper(on);
    const unpaid = (await placeOrder(on, browser, { email, lines: [[await product(on), 1]] })).orderId ?? '';
    expect(await staff.post('/dash-order-edit', { orderId: unpaid, address, reason })).toMatchObject({
      status: 409,
      message: answers.orders.unpaid,
    });
  });
});

test('what was packed is to be packed again, with what is left; until then its shopper can’t change it', async () => {
  const { orderId, browser } = await paidOrder();
  await staff.post('/change-order-status', { orderId, status: 'Confirmed' });
  await staff.post('/dash-pack', { orderId, scans: [], override: { reason: 'A test' } });
  const change = () => browser.post('/update-order-address', { orderId, ...address });
  expect((await change()).message).toBe(text['being packed']);
  await staff.post('/dash-order-edit', { orderId, reason, lines: [{ position: 2, quantity: 0 }] });
  const { data } = await staff.post('/dash-packing', {});
  expect(data?.find(({ id }) => id === orderId)).toMatchObject({
    packedAt: null,
    units: 2,
    lines: [{ position: 1, quantity: 2 }],
  });
  expect((await change()).status).toBe(200);
});

describe('the shopper', () => {
  test('changes where their order goes until it is being packed, and hears of it', async () => {
    const { orderId, browser, email } = await paidOrder();
    const change = (more: object = {}) =>
      browser.post('/update-order-address', { orderId, ...address, ...more });
    expect(await change({ phone: '1' })).toMatchObject({
      status: 400,
      errors: { phone: rules.settings.phone },
    });
    expect(await change({ pinCode: 'IM1 1AA' })).toMatchObject({
      status: 409,
      errors: { pinCode: expect.stringContaining('the Isle of Man') },
    });
    expect(await change({ version: 0 })).toMatchObject({ status: 200, message: text.addressChanged });
    expect(await change({ city: 'York', version: 0 })).toMatchObject({
      status: 409,
      message: text['changed meanwhile'],
    });
    const { data } = await browser.post('/user-order-details', { orderId });
    expect(data?.[0]).toMatchObject({ ...address, edits: [{ by: 'shopper', address: true }] });
    expect((await letterTo(email, 'order changed')).text).toContain('you have changed where your order goes');
    const stranger = (await shopper(on)).browser;
    expect((await stranger.post('/update-order-address', { orderId, ...address })).status).toBe(404);
    await staff.post('/dash-parcel', { orderId, carrier: 'dpd', tracking: '15501234567890' });
    expect(await change({ city: 'York' })).toMatchObject({ status: 409, message: text['being packed'] });
    expect((await detailsOf(orderId))?.city).toBe('Leeds');
  });

  test('who used a first-order code has used it at the new address too', async () => {
    const { browser, email } = await shopper(on);
    const bbs = await product(on);
    const lines: [string, number][] = [[bbs, 1]];
    const orderId = await buy(on, browser, { email, lines, code: 'WELCOME10', price: 11.99 });
    await browser.post('/update-order-address', { orderId, ...address, address: '77 Moved Road' });
    const other = await shopper(on, { withAddress: false });
    await other.browser.post('/newAddress', { email: other.email, ...address, address: '77 Moved Rd.' });
    const again = await placeOrder(on, other.browser, {
      ...{ email: other.email, lines, code: 'WELCOME10', price: 11.99 },
    });
    expect(again).toMatchObject({ status: 409, message: answers.checkout.firstOnly });
  });
});

describe('notes at an order', () => {
  test('are for staff alone, or for the customer, who is mailed once', async () => {
    const { orderId, browser, email } = await paidOrder();
    await staff.post('/dash-note', { orderId, text: 'Phoned twice', for: 'staff' });
    const forCustomer = {
      orderId,
      text: 'We send it <b>tomorrow</b>',
      for: 'customer' as const,
      key: newId(),
    };
    const both = await Promise.all([
      staff.post('/dash-note', forCustomer),
      staff.post('/dash-note', forCustomer),
    ]);
    expect(both[0]).toMatchObject({ status: 200, message: text.noteSent });
    expect(both[0]?.noteId).toBe(both[1]?.noteId);
    expect((await detailsOf(orderId))?.notes).toMatchObject([
      { text: 'Phoned twice', for: 'staff', by: staffId },
      { text: 'We send it <b>tomorrow</b>', for: 'customer', by: staffId },
    ]);
    const { data } = await browser.post('/user-order-details', { orderId });
    expect(data?.[0]?.notes).toMatchObject([{ text: 'We send it <b>tomorrow</b>', by: '' }]);
    expect(JSON.stringify(data)).not.toContain('Phoned twice');
    const letter = await letterTo(email, 'order note');
    expect(letter.text).toContain('We send it <b>tomorrow</b>');
    expect(letter.html).not.toContain('<b>tomorrow');
    expect(lettersTo(email, 'order note')).toHaveLength(1);
    expect((await browser.post('/dash-note', { orderId, text: 'x', for: 'staff' })).status).toBe(401);
    expect((await staff.post('/dash-note', { orderId: 'nothing', text: 'x', for: 'staff' })).status).toBe(
      404,
    );
    expect(await staff.post('/dash-note', { orderId, text: ' ', for: 'staff' })).toMatchObject({
      status: 400,
      errors: { text: rules.orderEdit.note },
    });
  });

  test('go with the account, as where orders went before does; what was taken out stays for the books', async () => {
    const { orderId, browser, email } = await paidOrder();
    await staff.post('/dash-note', { orderId, text: 'Phoned twice', for: 'staff' });
    const lines = [{ position: 2, quantity: 1 }];
    await staff.post('/dash-order-edit', { orderId, address, lines, reason });
    const kept = JSON.stringify(await browser.post('/my-data', { email }));
    expect(kept).toContain('Phoned twice');
    expect(kept).toContain('Long Lane');
    await on.shop.db.update(orders).set({ orderStatus: 'Delivered' }).where(eq(orders.id, orderId));
    await until(
      async () => (await detailsOf(orderId))?.events.at(-1)?.event === 'Money returned' || undefined,
    );
    expect((await browser.post('/delete-account', { email, password })).status).toBe(200);
    expect(await on.shop.db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId))).toEqual([]);
    expect(await on.shop.db.select().from(orderEdits).where(eq(orderEdits.orderId, orderId))).toMatchObject([
      { addressBefore: null, addressAfter: null, reason: '', lines: [{ from: 3, to: 1 }] },
    ]);
  });
});
