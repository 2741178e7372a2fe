import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { orders, products, recallRecipients, shortages } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import { deleteExpired } from '#shop/delete-expired.ts';
import { requestRefund } from '#shop/payments/refund.ts';
import { sendRecalls } from '#shop/recalls/send.ts';
import { retention } from '#shop/retention.ts';
import { newId } from '#shop/tokens.ts';
import { transact } from '#shop/transact.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { password, product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);

type Person = Awaited<ReturnType<typeof shopper>>;

const bought = async (productId: string, person?: Person) => {
  const buyer = person ?? (await shopper(on));
  const orderId = await buy(on, buyer.browser, { email: buyer.email, lines: [[productId, 2]] });
  return { ...buyer, orderId };
};
const move = (orderId: string, ...statuses: ('Confirmed' | 'Shipped' | 'Cancelled')[]) =>
  statuses.reduce<Promise<unknown>>(
    (before, status) => before.then(() => staff.post('/change-order-status', { orderId, status })),
    Promise.resolve(),
  );

const letter = {
  subject: 'Stop using this charger',
  text: 'It may catch fire.\n\nUnplug it, and write to us.',
};
const recall = (productId: string, more: object = {}) =>
  staff.post('/dash-recall', { productId, key: newId(), ...letter, ...more });

const mailsAbout = (recallId: string) =>
  on.shop.db.select().from(recallRecipients).where(eq(recallRecipients.recallId, recallId));
const progressOf = async (recallId: string) => (await staff.post('/dash-recalls', { recallId })).data?.[0];

/** A recall whose letters are all with the mail, with the token of each by the e-mail it went to. */
async function recalled(productId: string): Promise<{ recallId: string; tokens: Map<string, string> }> {
  const { recallId = '' } = await recall(productId);
  // The job does the same, in a second or two.
  await sendRecalls(on.shop);
  await until(async () => {
    const progress = await progressOf(recallId);
    return progress && progress.sent === progress.people;
  });
  const tokens = new Map<string, string>();
  for (const { id, email } of await mailsAbout(recallId)) {
    const mail = await renderEmail(on.shop, { template: 'recall', to: email, recipientId: id });
    tokens.set(email, /\/recall\/([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? '');
  }
  return { recallId, tokens };
}

test('goes to everybody who bought it, once a person, but not to whose order was cancelled before it went or is of something else', async () => {
  const [id, other] = [await product(on, { title: 'Hot charger' }), await product(on)];
  const [twice, cancelled, before] = [await bought(id), await bought(id), await bought(id)];
  await bought(id, twice);
  await bought(other);
  await move(cancelled.orderId, 'Cancelled');
  await move(twice.orderId, 'Confirmed', 'Shipped');
  await on.shop.db
    .update(orders)
    .set({ paidAt: new Date('2020-05-05T12:00:00Z') })
    .where(eq(orders.id, before.orderId));
  const count = (more: object) => staff.post('/dash-recall-count', { productId: id, ...more });
  const all = { orders: 3, people: 2, units: 6, notSent: 2, withoutPerson: 0 };
  expect(await count({})).toMatchObject(all);
  expect(await count({ days: 30 })).toMatchObject({ orders: 2, people: 1, units: 4, notSent: 1 });
  expect(await count({ since: '2020-05-05' })).toMatchObject(all);
  expect(await count({ since: '2020-05-06' })).toMatchObject({ people: 1 });
  const { recallId, tokens } = await recalled(id);
  expect([...tokens.keys()].toSorted()).toEqual([twice.email, before.email].toSorted());
  const sentTo = () => on.mails.filter((mail) => mail.template === 'recall').map(({ to }) => to);
  const sent = await until(() => (sentTo().length > 1 ? sentTo() : undefined));
  expect(sent.toSorted()).toEqual([...tokens.keys()].toSorted());
  const mine = (await mailsAbout(recallId)).find(({ email }) => email === twice.email);
  expect(mine).toMatchObject({ units: 4 });
  expect(mine?.orderIds).toHaveLength(2);
  const mail = await renderEmail(on.shop, { template: 'recall', to: '', recipientId: mine?.id ?? 0 });
  expect(mail).toMatchObject({ subject: letter.subject, replyTo: 'staff@example.org' });
  for (const said of ['Hello Sam', 'It may catch fire.', 'Unplug it', 'Hot charger', 'order no.'])
    expect(mail?.text).toContain(said);
  // It is no newsletter: nothing to leave, and no advertising.
  expect(mail?.headers).toBeUndefined();
  expect(mail?.text).not.toMatch(/unsubscribe|% off|shop\/all/i);
  expect((await staff.post('/dash-audit', { action: 'product recalled', find: id })).data).toMatchObject([
    { staff: staffId, after: { title: 'Hot charger', people: 2 } },
  ]);
});

test('units that were refunded before the rest went are left out, those refunded later are not', async () => {
  const [id, other] = [await product(on), await product(on)];
  const [short, back] = await Promise.all(
    [0, 1].map(async () => {
      const { browser, email } = await shopper(on);
      const orderId = await buy(on, browser, {
        email,
        lines: [
          [id, 1],
          [other, 1],
        ],
      });
      return { email, orderId };
    }),
  );
  const refund = (orderId: string) =>
    transact(on.shop, (shop) =>
      requestRefund(shop, {
        ...{ orderId, deliveryPence: 0, goodwillPence: 0, reason: 'goodwill', key: 'one', by: 'shop' },
        lines: [{ position: 1, quantity: 1, restock: 0 }],
      }),
    );
  expect(await refund(short?.orderId ?? '')).toMatchObject({ amountPence: 1000 });
  await move(short?.orderId ?? '', 'Confirmed', 'Shipped');
  await move(back?.orderId ?? '', 'Confirmed', 'Shipped');
  expect(await refund(back?.orderId ?? '')).toMatchObject({ amountPence: 1000 });
  const { tokens } = await recalled(id);
  expect([...tokens.keys()]).toEqual([back?.email]);
});

test('who got it in place of what was short is written to, and not who got something else in its place', async () => {
  const [id, other] = [await product(on), await product(on)];
  const [swapped, stoodIn] = [await bought(id), await bought(other)];
  const short = { position: 1, missing: 2, worthPence: 2000, state: 'swapped' as const, until: new Date() };
  const answered = { ...short, answeredBy: 'shopper' as const, answeredAt: new Date() };
  await on.shop.db.insert(shortages).values([
    { ...answered, orderId: swapped.orderId, tokenHash: newId(), swapId: other },
    { ...answered, orderId: stoodIn.orderId, tokenHash: newId(), swapId: id },
  ]);
  const { tokens } = await recalled(id);
  expect([...tokens.keys()]).toEqual([stoodIn.email]);
});

test('letters go by themselves', async () => {
  const id = await product(on);
  await bought(id);
  const { recallId = '' } = await recall(id);
  await until(async () => (await progressOf(recallId))?.sent === 1);
});

test('begins once, however often it is pressed, and not for nobody', async () => {
  const id = await product(on);
  expect(await recall(id)).toMatchObject({ status: 409, message: rules.recall.nobody });
  await bought(id);
  const key = newId();
  const both = await Promise.all([recall(id, { key }), recall(id, { key })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.recallId).toBe(both[1]?.recallId);
  expect((await recall(id)).recallId, 'the same letter from another tab').toBe(both[0]?.recallId);
  expect((await staff.post('/dash-recalls', { productId: id })).total).toBe(1);
  for (const wrong of [{ subject: 'No' }, { text: 'Short' }, { since: '2020-02-31' }, { days: 0 }])
    expect((await recall(id, wrong)).status).toBe(400);
  expect((await recall('nobody')).status).toBe(404);
});

test('a process that dies amid the letters is made up for, and each letter goes once', async () => {
  const id = await product(on, { onHand: 400 });
  await bought(id);
  const { recallId } = await recalled(id);
  // 450 more people, as an import of this size would be slow to buy one by one.
  await on.shop.db.insert(recallRecipients).values(
    Array.from({ length: 450 }, (_, n) => ({
      ...{ recallId, name: 'Sam', orderIds: [], units: 1 },
      email: `buyer-${n}@example.org`,
    })),
  );
  const add = vi.fn(async () => {});
  const dying = { ...on.shop, jobs: { add, within: () => ({ add, within: () => dying.jobs }) } };
  // The second transaction dies on its way: what the first one wrote stays.
  add.mockImplementation(async () => {
    if (add.mock.calls.length === 230) throw new Error('killed');
  });
  await expect(sendRecalls(dying as never)).rejects.toThrow('killed');
  expect((await progressOf(recallId))?.sent).toBe(201);
  const before = new Set((await mailsAbout(recallId)).filter(({ sentAt }) => sentAt).map(({ id }) => id));
  await Promise.all([sendRecalls(on.shop), sendRecalls(on.shop)]);
  // Another process may be at the last of them.
  await until(async () => (await progressOf(recallId))?.sent === 451 || undefined);
  const ids = async () => on.mails.flatMap((mail) => (mail.template === 'recall' ? [mail.recipientId] : []));
  const mine = new Set((await mailsAbout(recallId)).map(({ id }) => id));
  await until(async () => (await ids()).filter((id) => mine.has(id)).length >= 251);
  const sent = (await ids()).filter((id) => mine.has(id));
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent.filter((id) => before.has(id))).toHaveLength(1);
});

test('who was paying as it began is written to an hour later', async () => {
  const id = await product(on);
  await bought(id);
  const { recallId } = await recalled(id);
  const late = await bought(id);
  await sendRecalls(on.shop);
  expect((await progressOf(recallId))?.people).toBe(1);
  on.advance(61 * 60_000);
  await sendRecalls(on.shop);
  on.advance(-61 * 60_000);
  expect((await mailsAbout(recallId)).map(({ email }) => email)).toContain(late.email);
  expect(await progressOf(recallId)).toMatchObject({ people: 2, sent: 2 });
});

describe('the link', () => {
  const open = (token: string) => on.browser().post('/recall-letter', { token });

  test('shows the letter to whoever has it and takes their answer, the last one; staff see who opened and answered', async () => {
    const id = await product(on, { title: 'Weak magazine' });
    const [one, other] = [await bought(id), await bought(id)];
    const { recallId, tokens } = await recalled(id);
    const token = tokens.get(one.email) ?? '';
    const people = (show: string) => staff.post('/dash-recall-people', { recallId, show } as never);
    expect((await people('unopened')).total).toBe(2);
    expect(await open(token)).toMatchObject({
      status: 200,
      product: 'Weak magazine',
      ...letter,
      choice: null,
    });
    expect((await people('unanswered')).data).toMatchObject([{ email: one.email, answeredAt: null }]);
    const answer = (body: object) => on.browser().post('/recall-answer', { token, ...body } as never);
    expect(await answer({ choice: 'stopped' })).toMatchObject({
      status: 200,
      message: answers.recall.thanks,
    });
    expect((await answer({ choice: 'money', note: 'Cash' })).status).toBe(200);
    expect(await open(token)).toMatchObject({ choice: 'money', note: 'Cash' });
    expect((await people('money')).data).toMatchObject([
      {
        email: one.email,
        name: 'Sam Tester',
        choice: 'money',
        note: 'Cash',
        orderIds: [one.orderId],
        units: 2,
      },
    ]);
    const [{ id: personId } = { id: 0 }] = (await people('unhandled')).data ?? [];
    const handle = (handled: boolean) => staff.post('/dash-recall-handled', { personId, handled });
    const first = (await handle(true)).handledAt;
    expect(first).toEqual(expect.any(String));
    expect((await handle(true)).handledAt).toBe(first);
    expect((await people('unhandled')).total).toBe(0);
    expect((await people('money')).data).toMatchObject([{ handledAt: first }]);
    expect((await answer({ choice: 'money', note: 'Cash' })).status).toBe(200);
    expect((await people('unhandled')).total).toBe(0);
    expect((await handle(false)).handledAt).toBeNull();
    expect((await people('unhandled')).total).toBe(1);
    expect((await staff.post('/dash-recall-handled', { personId: 999_999, handled: true })).status).toBe(404);
    expect((await people('unopened')).data).toMatchObject([{ email: other.email, openedAt: null }]);
    expect(await progressOf(recallId)).toMatchObject({
      ...{ people: 2, sent: 2, opened: 1, tittle: 'Weak magazine', staff: staffId },
      answered: { stopped: 0, gone: 0, money: 1 },
    });
    expect((await answer({ choice: 'sold' })).status).toBe(400);
    expect((await on.browser().post('/recall-answer', { token: 'made-up', choice: 'gone' })).status).toBe(
      404,
    );
    expect((await open('made-up')).status).toBe(404);
  });

  test('ends with the account: the numbers stay, and nobody is named or written to', async () => {
    const id = await product(on);
    const [one, unsent] = [await bought(id), await bought(id)];
    const { recallId, tokens } = await recalled(id);
    const token = tokens.get(one.email) ?? '';
    await on.browser().post('/recall-answer', { token, choice: 'gone', note: 'Gave it to my brother' });
    const data = (await one.browser.post('/my-data', { email: one.email })) as { data?: object };
    expect(JSON.stringify(data)).toContain('Gave it to my brother');
    expect(JSON.stringify(data)).not.toContain('token');
    await leave(one.browser, one.email);
    await leave(unsent.browser, unsent.email);
    const first = (await mailsAbout(recallId)).find(({ choice }) => choice === 'gone');
    expect(first).toMatchObject({
      email: '',
      name: '',
      note: '',
      orderIds: [],
      tokenHash: null,
      choice: 'gone',
    });
    expect((await open(token)).status).toBe(404);
    expect(
      await renderEmail(on.shop, { template: 'recall', to: '', recipientId: first?.id ?? 0 }),
    ).toBeUndefined();
    expect(await progressOf(recallId)).toMatchObject({ people: 2, answered: { gone: 1 } });
    expect(await staff.post('/dash-recall-count', { productId: id })).toMatchObject({
      people: 0,
      withoutPerson: 2,
    });
  });

  /** Deletes an account, whose orders must be over first. */
  async function leave(browser: Client, email: string) {
    await on.shop.db
      .update(orders)
      .set({ orderStatus: 'Delivered', dispatchedAt: new Date() })
      .where(eq(orders.email, email));
    expect((await browser.post('/delete-account', { email, password })).status).toBe(200);
  }
});

describe('the sale', () => {
  const stop = (productId: string, stopped: boolean) => staff.post('/dash-stop-sale', { productId, stopped });

  test('stops in one press, and nobody makes the product active before it is lifted', async () => {
    const id = await product(on, { title: 'Stopped gas', images: ['x.jpg'] });
    expect(await stop(id, true)).toMatchObject({ status: 200, stopped: true });
    expect((await stop(id, true)).status).toBe(200);
    const { browser, email } = await shopper(on);
    expect((await placeOrder(on, browser, { email, lines: [[id, 1]] })).status).toBe(409);
    const activate = () => {
      const whole = {
        productId: id,
        title: 'Stopped gas',
        desc: 'A bottle of gas',
        category: 'gas',
        price: 5,
      };
      return staff.post('/dash-update-product', { ...whole, quantity: 5, status: 1 } as never);
    };
    const refused = { status: 400, errors: { status: rules.product.saleStopped } };
    expect(await activate()).toMatchObject(refused);
    const file = await staff.post('/dash-import', { csv: `id,status\n${id},1`, dryRun: true });
    const read = await until(async () => {
      const now = await staff.post('/dash-import-status', { id: file.id ?? '' });
      return now.state === 'done' || now.state === 'refused' ? now : undefined;
    });
    expect(read.errors).toMatchObject([{ field: 'status', message: rules.product.saleStopped }]);
    await expect(
      on.shop.db.update(products).set({ active: true }).where(eq(products.id, id)),
    ).rejects.toThrow();
    const details = async () => (await staff.post('/dash-product-details', { id })).data?.[0];
    expect(await details()).toMatchObject({ saleStopped: true, status: 0 });
    expect(await stop(id, false)).toMatchObject({ status: 200, stopped: false });
    expect(await details()).toMatchObject({ saleStopped: false, status: 0 });
    expect((await activate()).status).toBe(200);
    const audited = (await staff.post('/dash-audit', { find: id })).data?.map(({ action }) => action);
    expect(audited).toEqual(['product changed', 'product sale allowed', 'product sale stopped']);
    expect((await stop('nobody', true)).status).toBe(404);
  });
});

// Last: nobody is signed in any more once the clock went so far.
test('who was written to is forgotten after the years that the table of retention says', async () => {
  const id = await product(on);
  await bought(id);
  const { recallId } = await recalled(id);
  const years = retention.recallYears * 365 * 86_400_000;
  on.advance(years - 60_000);
  await deleteExpired(on.shop);
  expect((await mailsAbout(recallId))[0]?.email).not.toBe('');
  on.advance(2 * 60_000);
  await deleteExpired(on.shop);
  on.advance(-years - 60_000);
  expect((await mailsAbout(recallId))[0]).toMatchObject({ email: '', name: '', tokenHash: null });
});
