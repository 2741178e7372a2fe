import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defences, orders, products, saleRefusals, users } from '#database/schema.ts';
import { deleteExpired } from '#shop/delete-expired.ts';
import { retention } from '#shop/retention.ts';
import { placeOrder } from '../support/checkout.ts';
import { password, product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const staff = (await staffMember(on)).browser;
const stove = await product(on, { title: 'Pyro stick', adult: true });
const rif = await product(on, { title: 'Replica carbine', adult: true, imitation: true });

const buy = async (id: string, who: Awaited<ReturnType<typeof shopper>>, more: object = {}) =>
  placeOrder(on, who.browser, { email: who.email, lines: [[id, 1]], ...more });
const kept = async (id: string | undefined) =>
  (
    await on.shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, id ?? ''))
  )[0];
const refused = async (email: string) => {
  const { data = [] } = await staff.post('/dash-refused-sales', {});
  return data.filter((row) => row.email === email).map(({ product, reason }) => [product, reason]);
};
const accept = (email: string, more: object = {}) =>
  staff.post('/dash-save-defence', {
    email,
    kind: 'UKARA',
    reference: 'SITE12345',
    accepted: true,
    until: '2099-12-31',
    ...more,
  });

test('what is for adults is sold after a declaration alone, which the order keeps', async () => {
  const who = await shopper(on);
  const without = await buy(stove, who);
  expect(without).toMatchObject({ status: 409, errors: { adult: expect.stringContaining('18 or over') } });
  expect(await refused(who.email)).toEqual([['Pyro stick', 'no declaration']]);
  const sold = await buy(stove, who, { adult: true });
  expect(sold).toMatchObject({ status: 200 });
  const order = await kept(sold.orderId);
  expect(order).toMatchObject({ adultDeclaredAt: expect.any(Date), defence: null });
  const { data } = await who.browser.post('/user-order-details', { orderId: sold.orderId ?? '' });
  expect(data?.[0]).toMatchObject({ adultDeclaredAt: order?.adultDeclaredAt?.toISOString() });
  // Said without need, it is nothing to keep.
  const plain = await buy(await product(on), who, { adult: true });
  expect(await kept(plain.orderId)).toMatchObject({ adultDeclaredAt: null });
  const { data: told } = await on.browser().post('/productData', { id: stove });
  expect(told?.[0]).toMatchObject({ adult: true, imitation: false });
});

test('a realistic imitation firearm is sold on a defence that staff recorded, while it lasts', async () => {
  const who = await shopper(on);
  expect(await buy(rif, who, { adult: true })).toMatchObject({
    status: 409,
    message: expect.stringContaining('UKARA'),
  });
  expect(await accept(who.email, { accepted: false, until: null })).toMatchObject({ status: 200 });
  expect(await buy(rif, who, { adult: true })).toMatchObject({ status: 409 });
  const { id = 0 } = (await accept(who.email)) as { id?: number };
  expect(await buy(rif, who)).toMatchObject({ status: 409, errors: { adult: expect.any(String) } });
  const sold = await buy(rif, who, { adult: true });
  expect(sold).toMatchObject({ status: 200 });
  expect(await kept(sold.orderId)).toMatchObject({
    defence: { kind: 'UKARA', reference: 'SITE12345', until: '2099-12-31' },
  });
  // Withdrawn between cart and payment; twice, by two members of staff at once.
  const ended = await Promise.all([1, 2].map(() => staff.post('/dash-withdraw-defence', { id })));
  expect(ended.map(({ status }) => status)).toEqual([200, 200]);
  expect(await buy(rif, who, { adult: true })).toMatchObject({
    status: 409,
    message: expect.stringContaining('ended'),
  });
  const shown = await staff.post('/dash-defences', { email: who.email });
  expect(shown.data).toMatchObject([
    { accepted: true, withdrawnAt: expect.any(String), withdrawnBy: expect.any(String) },
    { accepted: false, until: null },
  ]);
  const log = await staff.post('/dash-audit', { find: String(id), action: 'defence withdrawn' });
  expect(log.data).toHaveLength(1);
  expect(await refused(who.email)).toEqual([
    ['Replica carbine', 'defence ended'],
    ['Replica carbine', 'no declaration'],
    ['Replica carbine', 'no defence'],
    ['Replica carbine', 'no defence'],
  ]);
});

test('a defence counts to the end of its last day in London', async () => {
  const who = await shopper(on);
  const [user] = await on.shop.db.select().from(users).where(eq(users.email, who.email));
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const given = { userId: user?.id ?? 0, kind: 'other', note: 'Film', accepted: true } as const;
  await on.shop.db
    .insert(defences)
    .values({ ...given, checkedBy: 'staff', checkedAt: new Date(), until: day(-2) });
  expect(await buy(rif, who, { adult: true })).toMatchObject({ message: expect.stringContaining('ended') });
  await on.shop.db
    .update(defences)
    .set({ until: day(1) })
    .where(eq(defences.userId, user?.id ?? 0));
  expect(await buy(rif, who, { adult: true })).toMatchObject({ status: 200 });
});

test('a check is recorded with what was seen, and nothing that is over', async () => {
  const { email } = await shopper(on);
  const wrong = async (body: object) => Object.keys((await accept(email, body)).errors ?? {});
  expect(await wrong({ reference: '' })).toEqual(['reference']);
  expect(await wrong({ kind: 'other', note: '' })).toEqual(['note']);
  expect(await wrong({ until: null })).toEqual(['until']);
  expect(await wrong({ until: '2020-01-01' })).toEqual(['until']);
  expect(await accept('nobody@example.org')).toMatchObject({ status: 404 });
});

test('staff say by form who a product is sold to; an imitation is for adults, whatever is said', async () => {
  const change = async (more: object) => {
    const { data } = await staff.post('/dash-product-details', { id: stove });
    const seen = data?.[0] ?? expect.fail();
    return staff.post('/dash-update-product', {
      productId: stove,
      title: seen.tittle,
      desc: seen.description,
      price: seen.price,
      category: seen.catagory,
      quantity: seen.quantity,
      status: 1,
      ...more,
    });
  };
  const flags = async () => {
    const [row] = await on.shop.db.select().from(products).where(eq(products.id, stove));
    return [row?.adult, row?.imitation];
  };
  expect(await change({ imitation: 'yes', adult: 'no' })).toMatchObject({ status: 200 });
  expect(await flags()).toEqual([true, true]);
  await change({});
  expect(await flags()).toEqual([true, true]);
  await change({ imitation: 0, adult: 0 });
  expect(await flags()).toEqual([false, false]);
  expect(await change({ adult: 'perhaps' })).toMatchObject({
    status: 400,
    errors: { adult: expect.any(String) },
  });
});

test('an account takes its defences with it and reads them before; what was sold on one keeps it, and refusals are kept three years without it', async () => {
  const who = await shopper(on);
  await buy(rif, who, { adult: true });
  await accept(who.email);
  const sold = await buy(rif, who, { adult: true });
  const data = (await who.browser.post('/my-data', { email: who.email })) as Record<string, unknown>;
  expect(JSON.stringify(data)).toContain('SITE12345');
  await on.shop.db
    .update(orders)
    .set({ orderStatus: 'Delivered', paymentStatus: 'Success' })
    .where(eq(orders.id, sold.orderId ?? ''));
  await who.browser.post('/delete-account', { email: who.email, password });
  expect(await on.shop.db.select().from(users).where(eq(users.email, who.email))).toEqual([]);
  expect(await kept(sold.orderId)).toMatchObject({ email: '', defence: { reference: 'SITE12345' } });
  const { data: rows = [] } = await staff.post('/dash-refused-sales', { limit: 1 });
  expect(rows).toMatchObject([{ email: null, reason: 'no defence' }]);
  await deleteExpired({
    ...on.shop,
    now: () => new Date(Date.now() + (retention.refusedSaleYears * 365 + 1) * 86_400_000),
  });
  expect(await on.shop.db.$count(saleRefusals)).toBe(0);
});
