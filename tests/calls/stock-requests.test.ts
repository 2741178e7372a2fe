import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { products, stockRequests } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import { findUser } from '#shop/accounts/find.ts';
import { deleteExpired } from '#shop/delete-expired.ts';
import { retention } from '#shop/retention.ts';
import { confirmToken, leaveToken } from '#shop/stock-requests/links.ts';
import { notifyOfStock } from '#shop/stock-requests/notify.ts';
import { newId } from '#shop/tokens.ts';
import { answers } from '#wording/answers.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import { password, product, sameMailbox, shopper, staffMember } from '../support/people.ts';
import { openShop, shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const hour = 3_600_000;

const soldOut = (more = {}) => product(on, { onHand: 0, ...more });
const someone = () => `${newId()}@example.org`;
const ask = (productId: string, email: string) => on.browser().post('/notify-in-stock', { productId, email });
const rows = (productId: string) =>
  on.shop.db.select().from(stockRequests).where(eq(stockRequests.productId, productId));
const rowOf = async (productId: string, email: string) =>
  (await rows(productId)).find((row) => row.email === email);
const press = async (path: string, init: RequestInit = {}) => (await on.browser().send(path, init)).status;

async function confirm(productId: string, email: string) {
  const row = await rowOf(productId, email);
  return press(`/confirm-stock-request/${await confirmToken(on.shop, row?.id ?? '')}`);
}
/** Asked and confirmed one after another, a minute between them. */
async function waiting(productId: string, many: number): Promise<string[]> {
  const emails = Array.from({ length: many }, someone);
  for (const email of emails) {
    await ask(productId, email);
    on.advance(60_000);
    expect(await confirm(productId, email)).toBe(200);
  }
  return emails;
}
const stock = (id: string, onHand: number) =>
  on.shop.db.update(products).set({ onHand }).where(eq(products.id, id));
/** Whom the job told of a product so far, in the order of their letters. */
const told = (id: string) =>
  on.mails.flatMap((mail) => (mail.template === 'back in stock' && mail.productId === id ? [mail.to] : []));
async function run(): Promise<void> {
  await notifyOfStock(on.shop);
  await until(async () => {
    const { rows } = await on.shop.db.execute<{ left: number }>(
      sql`select count(*)::int as left from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`,
    );
    return rows[0]?.left === 0;
  });
}

// First: the card sandbox's clock stands still, and takes no order from days ahead.
test('letters come after whatever brings stock: an edit, a hold that ends, a return', async () => {
  const { browser, email } = await shopper(on);
  const id = await product(on, { onHand: 1 });
  const { orderId } = await placeOrder(on, browser, { email, lines: [[id, 1]] });
  const { browser: staff } = await staffMember(on);
  const [one, two] = await waiting(id, 2);
  await browser.post('/update-payment-status', { orderId: orderId ?? '', status: 'Failed' });
  await run();
  expect(told(id)).toEqual([one]);
  const bought = await buy(on, browser, { email, lines: [[id, 1]] });
  await run();
  await staff.post('/change-order-status', { orderId: bought, status: 'Cancelled' });
  await run();
  expect(told(id)).toEqual([one, two]);
  const edited = await soldOut();
  const [three] = await waiting(edited, 1);
  await staff.post('/dash-stock', { productId: edited, quantity: 1, quantityWas: 0 });
  await run();
  expect(told(edited)).toEqual([three]);
});

describe('asking to hear when a product is back', () => {
  test('is said the same to everybody, mailed once, and counts once it is confirmed', async () => {
    const [id, email] = [await soldOut(), someone()];
    const { email: known } = await shopper(on);
    const first = await ask(id, email);
    expect(first).toEqual({ status: 200, message: answers.catalogue.stockRequestMailed });
    expect(await ask(id, email), 'asked already').toEqual(first);
    expect(await ask(id, known), 'has an account').toEqual(first);
    await confirm(id, email);
    expect(await ask(id, email), 'confirmed').toEqual(first);
    const letters = () => on.mails.filter((mail) => mail.to === email);
    await until(() => letters().length > 0);
    expect(letters()).toHaveLength(1);
    expect(await rowOf(id, email)).toMatchObject({ confirmedAt: expect.any(Date), notifiedAt: null });
  });

  test('is confirmed by the button behind the link alone, from the shop’s own page', async () => {
    const [id, email] = [await soldOut(), someone()];
    await ask(id, email);
    const path = `/confirm-stock-request/${await confirmToken(on.shop, (await rowOf(id, email))?.id ?? '')}`;
    await on.browser().fetch(path);
    expect((await rowOf(id, email))?.confirmedAt, 'as a mail scanner follows it').toBeNull();
    expect(await press(path, { headers: { Origin: 'https://evil.example' } })).toBe(403);
    expect(await press('/confirm-stock-request/unknown')).toBe(404);
    expect([await press(path), await press(path)], 'twice is fine').toEqual([200, 200]);
  });

  test('mails again after four hours at the soonest, and one mailbox has one request', async () => {
    const [id, email] = [await soldOut(), someone()];
    const letters = () =>
      on.mails.filter(({ template, to }) => template === 'stock request' && to.endsWith(email.slice(3)));
    await ask(id, email);
    on.advance(3 * hour);
    await ask(id, email.replace('@', '+again@'));
    on.advance(2 * hour);
    await ask(id, email);
    await until(() => letters().length === 2);
    expect(await rows(id)).toHaveLength(1);
  });

  test('needs no letter of whoever is signed in with that very e-mail, and one for any other', async () => {
    const id = await soldOut();
    const { browser, email } = await shopper(on);
    expect(await browser.post('/notify-in-stock', { productId: id, email })).toEqual({
      status: 200,
      message: answers.catalogue.stockRequested,
    });
    const other = someone();
    expect(await browser.post('/notify-in-stock', { productId: id, email: other })).toMatchObject({
      message: answers.catalogue.stockRequestMailed,
    });
    await until(() => on.mails.some(({ to }) => to === other));
    expect(on.mails.filter(({ to }) => to === email)).toEqual([]);
    expect(await rowOf(id, email)).toMatchObject({ confirmedAt: expect.any(Date) });
    expect(await rowOf(id, other)).toMatchObject({ confirmedAt: null });
  });

  test('is refused where the product is in stock, is not sold, or the e-mail is none', async () => {
    expect(await ask(await product(on), someone())).toMatchObject({ status: 409 });
    expect(await ask(await soldOut({ active: false }), someone())).toMatchObject({ status: 404 });
    expect(await ask('nothing-there', someone())).toMatchObject({ status: 404 });
    expect(await ask(await soldOut(), 'a@b..co')).toMatchObject({
      status: 400,
      errors: { email: expect.any(String) },
    });
  });

  test('asked by many at the same moment in the name of one mailbox, it is one request and one letter', async () => {
    const [id, email] = [await soldOut(), someone()];
    await Promise.all(Array.from({ length: 6 }, () => ask(id, email)));
    expect(await rows(id)).toHaveLength(1);
    await until(() => on.mails.some(({ to }) => to === email));
    expect(on.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('letters that a product is back', () => {
  test('go in the order of confirmation, no more of them than there are units, each once', async () => {
    const id = await soldOut();
    const [first, second, third] = await waiting(id, 3);
    await ask(id, someone());
    await run();
    expect(told(id)).toEqual([]);
    await stock(id, 2);
    await run();
    await run();
    expect(told(id).toSorted()).toEqual([first, second].toSorted());
    on.advance(25 * hour);
    await run();
    expect(told(id).slice(2), 'a day later, if the units are still there').toEqual([third]);
    on.advance(25 * hour);
    await run();
    expect(told(id), 'who did not confirm hears nothing').toHaveLength(3);
    expect(
      (await rows(id)).map(({ confirmedAt }) => confirmedAt),
      'erased after the letter',
    ).toEqual([null]);
  });

  test('wait while those who were told may still buy; more stock serves more, and selling out ends the wait', async () => {
    const id = await soldOut();
    const [first, second, third, fourth] = await waiting(id, 4);
    await stock(id, 1);
    await run();
    expect(told(id)).toEqual([first]);
    await stock(id, 2);
    await run();
    expect(told(id)).toEqual([first, second]);
    await stock(id, 0);
    await run();
    await stock(id, 1);
    await run();
    expect(told(id)).toEqual([first, second, third]);
    on.advance(25 * hour);
    await stock(id, 0);
    await run();
    expect(told(id), 'sold out again before the job ran').not.toContain(fourth);
  });

  test('are no more where two jobs run at the same moment', async () => {
    const id = await soldOut();
    await waiting(id, 5);
    await stock(id, 2);
    await Promise.all([notifyOfStock(on.shop), notifyOfStock(on.shop), notifyOfStock(on.shop)]);
    await run();
    expect(told(id)).toHaveLength(2);
  });

  test('are queued with the mark that they went, or not at all', async () => {
    const id = await soldOut();
    const [email] = await waiting(id, 1);
    await stock(id, 1);
    const add = vi.fn(async () => {
      throw new Error('killed');
    });
    const dying = {
      ...on.shop,
      jobs: { ...on.shop.jobs, add, within: () => ({ add, within: () => on.shop.jobs }) },
    };
    await expect(notifyOfStock(dying as never)).rejects.toThrow('killed');
    expect((await rowOf(id, email ?? ''))?.notifiedAt).toBeNull();
    await run();
    expect(told(id)).toEqual([email]);
  });

  test('don’t go for what is not sold, and wait for it; a deleted product takes its requests along', async () => {
    const [hidden, gone] = [await soldOut(), await soldOut()];
    await waiting(hidden, 1);
    await waiting(gone, 1);
    await on.shop.db.update(products).set({ active: false, onHand: 5 }).where(eq(products.id, hidden));
    await on.shop.db.delete(products).where(eq(products.id, gone));
    await run();
    expect([told(hidden), told(gone), await rows(gone)]).toEqual([[], [], []]);
    expect(await rows(hidden)).toHaveLength(1);
    await on.shop.db.update(products).set({ active: true }).where(eq(products.id, hidden));
    await run();
    expect(told(hidden)).toHaveLength(1);
  });

  test('have a link that ends all requests of the mailbox in one click, from anywhere and for ever', async () => {
    const [one, two] = [await soldOut({ title: 'Bio BBs' }), await soldOut()];
    const email = someone();
    for (const id of [one, two]) {
      await ask(id, email);
      await confirm(id, email);
    }
    const other = await waiting(one, 1);
    const letter = await renderEmail(on.shop, { template: 'back in stock', to: email, productId: one });
    const path = `/end-stock-requests/${await leaveToken(on.shop, email)}`;
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': `<${on.url}${path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(letter?.text).toContain('Bio BBs');
    const oneClick = { headers: { Origin: 'https://mail.example' }, body: 'List-Unsubscribe=One-Click' };
    expect([await press(path, oneClick), await press(path, oneClick)]).toEqual([200, 200]);
    expect([await rowOf(one, email), await rowOf(two, email)]).toEqual([undefined, undefined]);
    expect(await rowOf(one, other[0] ?? '')).toBeDefined();
  });

  test('of a request that is confirmed or over don’t ask to confirm it', async () => {
    const [id, email] = [await soldOut(), someone()];
    await ask(id, email);
    const requestId = (await rowOf(id, email))?.id ?? '';
    const asking = { template: 'stock request', to: email, requestId } as const;
    expect((await renderEmail(on.shop, asking))?.html).toContain(
      `${on.url}/confirm-stock-request/${await confirmToken(on.shop, requestId)}`,
    );
    await confirm(id, email);
    expect(await renderEmail(on.shop, asking)).toBeUndefined();
    expect(await renderEmail(on.shop, { ...asking, requestId: 'gone1' })).toBeUndefined();
  });
});

describe('requests are kept no longer than they serve', () => {
  test('they go by the table of retention', async () => {
    const id = await soldOut();
    const now = on.shop.now().getTime();
    const days = (many: number) => new Date(now - many * 24 * hour);
    const [long, unconfirmed] = [retention.stockRequestDays, retention.unconfirmedDays];
    const row = (name: string, more: object) => ({
      id: name,
      productId: id,
      email: name,
      mailbox: name,
      tokenHash: name,
      leaveHash: name,
      requestedAt: days(long + 2),
      ...more,
    });
    await on.shop.db
      .insert(stockRequests)
      .values([
        row('over, confirmed', { confirmedAt: days(long + 1) }),
        row('kept, confirmed', { confirmedAt: days(long - 1) }),
        row('over, unconfirmed', { requestedAt: days(unconfirmed + 1) }),
        row('kept, unconfirmed', { requestedAt: days(unconfirmed - 1) }),
        row('over, told', { confirmedAt: days(9), notifiedAt: days(2) }),
        row('kept, told', { confirmedAt: days(9), notifiedAt: days(0.5) }),
      ]);
    await deleteExpired(on.shop);
    expect((await rows(id)).map((one) => one.id).toSorted()).toEqual([
      'kept, confirmed',
      'kept, told',
      'kept, unconfirmed',
    ]);
  });

  test('they are in the data that a shopper takes along, and go with the account', async () => {
    const id = await soldOut();
    const { browser, email } = await shopper(on);
    await browser.post('/notify-in-stock', { productId: id, email });
    const { data } = await browser.post('/my-data', { email });
    expect(data?.stockRequests).toEqual([
      {
        productId: id,
        email,
        mailbox: email,
        requestedAt: expect.any(String),
        confirmedAt: expect.any(String),
        notifiedAt: null,
      },
    ]);
    await browser.post('/delete-account', { email, password });
    expect(await findUser(on.shop, email)).toBeUndefined();
    expect(await rows(id)).toEqual([]);
  });
});

describe('staff see the demand', () => {
  test('by product, the most first, without a name', async () => {
    const [few, many] = [
      await soldOut({ title: 'Wanted by two' }),
      await soldOut({ title: 'Wanted by three' }),
    ];
    const [email] = await waiting(few, 2);
    await waiting(many, 3);
    await ask(few, someone());
    const { browser: staff } = await staffMember(on);
    const answer = await staff.post('/dash-stock-requests', { find: 'wanted by' });
    expect(answer).toMatchObject({
      total: 2,
      data: [
        {
          id: many,
          tittle: 'Wanted by three',
          waiting: 3,
          quantity: 0,
          status: 1,
          since: expect.any(String),
        },
        { id: few, waiting: 2 },
      ],
    });
    expect(JSON.stringify(answer)).not.toContain(email);
    expect(await staff.post('/dash-stock-requests', { productId: few })).toMatchObject({
      total: 1,
      data: [{ waiting: 2 }],
    });
    expect((await on.browser().post('/dash-stock-requests', {})).status).toBe(401);
  });
});

test('who asks for a mailbox too often waits, and takes nothing of what others have', async () => {
  const strict = await openShop({ limitFactor: 1 });
  try {
    const email = someone();
    const ids = await Promise.all(Array.from({ length: 7 }, () => product(strict, { onHand: 0 })));
    const asked = async (id = '', who = email) =>
      (await strict.browser().post('/notify-in-stock', { productId: id, email: who })).status;
    const statuses = [];
    for (const [at, id] of ids.entries()) statuses.push(await asked(id, email.replace('@', `+${at}@`)));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await asked(ids[0], someone())).toBe(200);
    const { browser, email: own } = await shopper(strict);
    const { email: tagged } = await sameMailbox(strict, own);
    for (const id of ids.slice(0, 6)) await asked(id, tagged);
    expect((await browser.post('/notify-in-stock', { productId: ids[6] ?? '', email: own })).status).toBe(
      200,
    );
  } finally {
    await strict.close();
  }
});
