import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Category } from '#database/enums.ts';
import { boughtTogether, families, orderLines, orders, products } from '#database/schema.ts';
import { findProduct } from '#shop/catalogue/find.ts';
import { countBoughtTogether } from '#shop/catalogue/goes-with/bought-together.ts';
import { nearestInStock } from '#shop/catalogue/nearest.ts';
import { newId } from '#shop/tokens.ts';
import { product, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);
const hour = 3_600_000;

const goesWith = async (productId: string) =>
  (await on.browser().post('/goes-with', { productId })).data?.map(({ id }) => id);
const choose = (productId: string, others: string[], othersWere: string[] = []) =>
  staff.post('/dash-save-goes-with', { productId, others, othersWere });
const stock = (id: string, quantity: number, quantityWas: number) =>
  staff.post('/dash-stock', { productId: id, quantity, quantityWas });

const battery = { 'battery-kind': 'Battery', chemistry: ['LiPo'], connector: 'Deans', voltage: 7.4 };
const ofBatteries = (attributes: object, more = {}) =>
  product(on, { category: 'batteries', attributes: attributes as never, ...more });

/** A paid order of some products, so long ago. */
async function order(ids: string[], hoursAgo = 1): Promise<void> {
  const orderId = newId();
  const paidAt = new Date(on.shop.now().getTime() - hoursAgo * hour);
  const none = {
    deliveryName: '',
    deliveryPhone: '',
    deliveryAddress: '',
    deliveryCity: '',
    deliveryPinCode: '',
  };
  const pence = { subtotalPence: 1000, discountPence: 0, shippingPence: 0, totalPence: 1000 };
  await on.shop.db.insert(orders).values({
    ...{ id: orderId, email: 'sam@example.org', userName: 'Sam', ...none, ...pence, basket: orderId },
    ...{ paymentStatus: 'Success', paidAt },
  });
  await on.shop.db.insert(orderLines).values(
    ids.map((productId, place) => ({
      ...{ orderId, productId, position: place + 1, title: 'x', category: 'bbs' as const, image: '' },
      ...{ unitPence: 100, quantity: 1, percent: 0, totalPence: 100 },
    })),
  );
}

const familyOf = async (category: Category) => {
  const made = await on.shop.db
    .insert(families)
    .values({ category, title: 'Family', axes: ['colour'] })
    .returning({ id: families.id });
  return made[0]?.id ?? 0;
};

describe('by facts', () => {
  let gun: string;
  let charger: string;
  let bag: string;
  beforeAll(async () => {
    gun = await ofBatteries(battery);
    charger = await ofBatteries(
      { 'battery-kind': 'Charger', chemistry: ['LiPo', 'NiMH'] },
      { soldLately: 9 },
    );
    bag = await ofBatteries({ 'battery-kind': 'Charging bag', chemistry: ['LiPo'] });
    await ofBatteries({ 'battery-kind': 'Charger', chemistry: ['NiMH'] }, { soldLately: 99 });
    await ofBatteries({ 'battery-kind': 'Charger', chemistry: ['LiPo'] }, { soldLately: 99, active: false });
    await ofBatteries({ 'battery-kind': 'Charger', chemistry: ['LiPo'] }, { soldLately: 99, onHand: 0 });
  });

  test('a LiPo battery goes with a charger of its chemistry and a bag, in stock and sold', async () => {
    expect(await goesWith(gun)).toEqual([charger, bag]);
  });

  test('what sells out leaves at once, what comes back returns, and a price is never an old one', async () => {
    expect(await goesWith(gun)).toEqual([charger, bag]);
    await stock(bag, 0, 20);
    expect(await goesWith(gun)).toEqual([charger]);
    await stock(bag, 5, 0);
    await until(async () => (await goesWith(gun))?.length === 2);
    await on.shop.db.update(products).set({ pricePence: 777 }).where(eq(products.id, charger));
    on.shop.invalidate([charger]);
    await on.cache.settled();
    const { data } = await on.browser().post('/goes-with', { productId: gun });
    expect(data?.[0]).toMatchObject({ id: charger, price: 7.77 });
  });

  test('the same in another size or colour is no company, and of another family one is', async () => {
    const [charging, batteries] = await Promise.all([familyOf('batteries'), familyOf('batteries')]);
    const own = await ofBatteries(
      { 'battery-kind': 'Battery', chemistry: ['Li-ion'] },
      { familyId: batteries },
    );
    const [small] = [
      await ofBatteries(
        { 'battery-kind': 'Charger', chemistry: ['Li-ion'] },
        { familyId: charging, soldLately: 5 },
      ),
      await ofBatteries({ 'battery-kind': 'Charger', chemistry: ['Li-ion'] }, { familyId: charging }),
    ];
    const sibling = await ofBatteries({}, { familyId: batteries });
    await on.shop.db.insert(boughtTogether).values({ productId: own, otherId: sibling, orders: 3 });
    expect(await goesWith(own)).toEqual([small]);
  });

  test('a product that is not sold has no answer, and one without facts an empty one', async () => {
    expect(await on.browser().post('/goes-with', { productId: 'nothing' })).toMatchObject({ status: 404 });
    const hidden = await ofBatteries(battery, { active: false });
    expect(await on.browser().post('/goes-with', { productId: hidden })).toMatchObject({ status: 404 });
    expect(await goesWith(await product(on, { category: 'attire' }))).toEqual([]);
  });
});

describe('by staff’s choice', () => {
  test('it is shown in its order in place of all else, what is not in stock left out', async () => {
    const [one, two, three, it] = await Promise.all(Array.from({ length: 4 }, () => product(on)));
    if (!one || !two || !three || !it) throw new Error('no products');
    expect(await goesWith(it)).toEqual([]);
    expect(await choose(it, [three, one, two])).toMatchObject({ status: 200 });
    expect(await goesWith(it)).toEqual([three, one, two]);
    await stock(one, 0, 20);
    expect(await goesWith(it)).toEqual([three, two]);
    const chosen = await staff.post('/dash-goes-with', { productId: it });
    expect(
      chosen.data?.map(({ id }) => id),
      'staff see what is out of stock too',
    ).toEqual([three, one, two]);
    await on.shop.db.delete(products).where(eq(products.id, three));
    on.shop.invalidate([three]);
    await on.cache.settled();
    expect(await goesWith(it)).toEqual([two]);
    const { data } = await staff.post('/dash-audit', { action: 'goes with chosen', find: it });
    expect(data).toMatchObject([{ staff: staffId, after: { others: [three, one, two] } }]);
  });

  test('never itself, never twice, six at most, and not over what somebody else chose', async () => {
    const it = await product(on);
    const others = await Promise.all(Array.from({ length: 7 }, () => product(on)));
    const [first = '', second = ''] = others;
    for (const wrong of [[it], [first, first], others])
      expect(await choose(it, wrong)).toMatchObject({ status: 400, errors: { others: expect.any(String) } });
    expect(await choose(it, ['nothing-there'])).toMatchObject({ status: 404 });
    await choose(it, [first]);
    expect(await choose(it, [second])).toMatchObject({ status: 409 });
    expect(await choose(it, [], [first])).toMatchObject({ status: 200 });
    const both = await Promise.all([choose(it, [first]), choose(it, [second])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      (await on.browser().post('/dash-save-goes-with', { productId: it, others: [], othersWere: [] })).status,
    ).toBe(401);
  });
});

describe('by what is bought together', () => {
  test('from three orders on, the most often first, both ways, of a year, and written only where it differs', async () => {
    const [it, often, rare, old] = await Promise.all(
      Array.from({ length: 4 }, () => product(on, { category: 'attire' })),
    );
    if (!it || !often || !rare || !old) throw new Error('no products');
    for (const _ of [1, 2, 3, 4]) await order([it, often]);
    for (const _ of [1, 2, 3]) await order([it, rare]);
    for (const _ of [1, 2, 3]) await order([it, old], 366 * 24);
    await order([rare, often]);
    expect(await goesWith(it)).toEqual([]);
    await countBoughtTogether(on.shop);
    await until(async () => (await goesWith(it))?.length === 2);
    expect(await goesWith(it)).toEqual([often, rare]);
    expect(await goesWith(rare), 'one order is nobody’s business').toEqual([it]);
    const rows = () =>
      on.shop.db.execute(`select xmin::text, product_id from bought_together order by product_id, other_id`);
    const before = (await rows()).rows;
    await countBoughtTogether(on.shop);
    expect((await rows()).rows).toEqual(before);
    await on.shop.db.delete(orderLines).where(eq(orderLines.productId, rare));
    await countBoughtTogether(on.shop);
    expect(await on.shop.db.select().from(boughtTogether).where(eq(boughtTogether.productId, rare))).toEqual(
      [],
    );
  });

  test('twelve of a product are kept, whatever was bought with it', async () => {
    const it = await product(on, { category: 'attire' });
    const others = await Promise.all(Array.from({ length: 14 }, () => product(on, { category: 'attire' })));
    for (const other of others) for (const _ of [1, 2, 3]) await order([it, other]);
    await countBoughtTogether(on.shop);
    expect(await on.shop.db.$count(boughtTogether, eq(boughtTogether.productId, it))).toBe(12);
    expect(await goesWith(it)).toHaveLength(6);
  });

  test('the job comes every night', async () => {
    const { rows } = await on.shop.db.execute(
      `select name, cron from pgboss.schedule where name in ('bought-together', 'stock-letters') order by name`,
    );
    expect(rows).toEqual([
      { name: 'bought-together', cron: '40 3 * * *' },
      { name: 'stock-letters', cron: '* * * * *' },
    ]);
  });
});

test('nearest to what is sold out is what shares the most facts with it, then what is near in price', async () => {
  const gas = (attributes: object, pricePence: number, more = {}) =>
    product(on, { category: 'gas', attributes: attributes as never, pricePence, ...more });
  const facts = { 'gas-kind': 'Green gas', volume: 600, lubricated: true };
  const familyId = await familyOf('gas');
  const it = await gas(facts, 1000, { onHand: 0, familyId });
  // Its page's choices lead there.
  await gas({ volume: 1 }, 9000, { familyId });
  const others = await familyOf('gas');
  const [dear, near] = [await gas(facts, 3000), await gas(facts, 1100, { familyId: others })];
  // Of another family the best one stands for all.
  await gas(facts, 1200, { familyId: others });
  await gas(facts, 1000, { onHand: 0 });
  await gas(facts, 1000, { active: false });
  await gas({ 'gas-kind': 'Green gas' }, 1000);
  const stored = await findProduct(on.shop, it);
  if (!stored) throw new Error('no product');
  const found = await nearestInStock(on.shop, stored, 4, []);
  expect(found.map(({ id }) => id)).toEqual([near, dear]);
  const { data: similar } = await on.browser().post('/similar-products', { productId: it });
  expect(similar?.map(({ id }) => id)).toEqual([near, dear]);
  // One that is of no family has none to leave out.
  const { data: ofLone } = await on.browser().post('/similar-products', { productId: dear });
  expect(ofLone?.map(({ price }) => price)).toEqual([12]);
  expect((await on.browser().post('/similar-products', { productId: 'nothing' })).status).toBe(404);
});

test('a magazine of another pattern is not like it, whatever else they share', async () => {
  const magazine = (pattern: string) =>
    product(on, {
      category: 'magazines',
      attributes: { pattern: [pattern], power: ['Electric'], feed: 'Mid-cap', capacity: 120 } as never,
    });
  const [it, alike] = [await magazine('AK'), await magazine('AK')];
  await magazine('M4');
  const { data } = await on.browser().post('/similar-products', { productId: it });
  expect(data?.map(({ id }) => id)).toEqual([alike]);
});

test('what is of another kind is not like it, a scope is like a red dot, and a cell only like its own', async () => {
  const made = (category: Category, attributes: object) =>
    product(on, { category, attributes: attributes as never });
  const optic = (kind: string) =>
    made('attachments', { 'attachment-kind': kind, rail: ['20 mm'], colour: 'Tan' });
  const [dot, scope] = [await optic('Red dot'), await optic('Scope')];
  await optic('Sling');
  const cell = (size: string) => made('batteries', { 'battery-kind': 'Disposable cell', cell: size });
  const [coin, another] = [await cell('CR2032'), await cell('CR2032')];
  await cell('CR123A');
  for (const [it, like] of [
    [dot, scope],
    [coin, another],
  ]) {
    const { data } = await on.browser().post('/similar-products', { productId: it ?? '' });
    expect(data?.map(({ id }) => id)).toEqual([like]);
  }
});

test('what goes with a product, in whatever size, is not offered in its place; what comes back is', async () => {
  const facts = { 'attachment-kind': 'Grip', rail: ['M-LOK'], colour: 'Black' };
  const familyId = await familyOf('attachments');
  const made = (more = {}) => product(on, { category: 'attachments', attributes: facts as never, ...more });
  const [it, used, like] = [await made(), await made({ familyId }), await made()];
  // Another size of what goes with it.
  await made({ familyId });
  await choose(it, [used]);
  const similar = async () =>
    (await on.browser().post('/similar-products', { productId: it })).data?.map(({ id }) => id);
  expect(await similar()).toEqual([like]);
  const later = await made({ onHand: 0 });
  await stock(later, 5, 0);
  await until(async () => (await similar())?.length === 2);
  expect(await similar()).toContain(later);
});
