import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes, families, products } from '#database/schema.ts';
import { compareProducts, findComparable } from '#shop/catalogue/compare.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { product } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';

let on: TestShop;
beforeAll(async () => {
  on = await openShop();
});
afterAll(() => on.close());

const compare = (ids: string[]) => on.browser().post('/compare', { ids });

test('products are compared in the order asked for, by what one of them states at least', async () => {
  const light = await product(on, { attributes: { count: 4000, 'bb-weight': 0.2 } });
  const plain = await product(on);
  const green = await product(on, { attributes: { 'bb-weight': 0.25, colour: 'Green', volume: 5 } });
  const hidden = await product(on, { active: false });
  const answer = await compare([green, light, hidden, green]);
  expect(answer.data?.map(({ id }) => id)).toEqual([green, light]);
  expect(answer.attributes?.map(({ key }) => key)).toEqual(['bb-weight', 'count', 'colour']);
  expect(answer.attributes?.[0]).toMatchObject({ label: 'BB weight', unit: 'g', kind: 'number' });
  expect(await compare([plain, 'no-such-product'])).toMatchObject({ status: 200, attributes: [] });
  expect(await compare([hidden])).toMatchObject({ status: 200, data: [], attributes: [] });

  await on.shop.db.update(attributes).set({ retired: true }).where(eq(attributes.key, 'count'));
  expect((await compare([green, light])).attributes?.map(({ key }) => key)).toEqual(['bb-weight', 'colour']);
});

test('more than four, none, and products of several categories are refused', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => product(on)));
  expect(await compare(ids.slice(1))).toMatchObject({ status: 200 });
  for (const wrong of [ids, []])
    expect(await compare(wrong)).toMatchObject({ status: 400, errors: { ids: rules.compared } });
  const gas = await product(on, { category: 'gas' });
  expect(await compare([gas, ids[0] ?? ''])).toMatchObject({
    status: 409,
    message: answers.catalogue.otherCategory,
  });
  await on.shop.db.update(products).set({ active: false }).where(eq(products.id, gas));
  expect(await compare([gas, ids[0] ?? ''])).toMatchObject({ status: 200 });
});

/** What is offered beside products, as /compare shows it. */
async function offered(...ids: string[]): Promise<string[]> {
  const [first, ...rest] = (await compareProducts(on.shop, ids)).products;
  if (!first) throw new Error('no product');
  return (await findComparable(on.shop, [first, ...rest], 6)).map(({ id }) => id);
}

test('what is of the same kind and in stock is offered beside a product, one of each family first', async () => {
  const [family] = await on.shop.db
    .insert(families)
    .values({ category: 'batteries', title: 'Family', axes: ['colour'] })
    .returning({ familyId: families.id });
  const make = (kind: string, pricePence: number, more: object = {}, chemistry = 'LiPo') =>
    product(on, {
      category: 'batteries',
      attributes: { 'battery-kind': kind, chemistry: [chemistry] },
      pricePence,
      ...more,
    });
  const it = await make('Battery', 1000, family);
  const [sibling, second] = [await make('Battery', 1200, family), await make('Battery', 1300, family)];
  const [far, near] = [await make('Battery', 1000, {}, 'NiMH'), await make('Battery', 1100)];
  for (const kind of ['Charger', 'Charging bag', 'Adapter lead']) await make(kind, 1000);
  await make('Battery', 1000, { onHand: 0 });
  await make('Battery', 1000, { active: false });
  expect(await offered(it)).toEqual([near, sibling, far, second]);
  expect(await offered(it, near)).toEqual([sibling, far, second]);
  const unknown = await product(on, { category: 'batteries' });
  expect(await offered(unknown), 'rather none than something else').toEqual([]);
});

test('gases are compared with each other, and magazines; oil and speedloaders with neither', async () => {
  const gas = (kind: string) => product(on, { category: 'gas', attributes: { 'gas-kind': kind } });
  const [green, winter, oil] = [await gas('Green gas'), await gas('Winter gas'), await gas('Silicone oil')];
  expect(await offered(green)).toEqual([winter]);
  expect(await offered(oil)).toEqual([]);
  const magazine = (feed: string) => product(on, { category: 'magazines', attributes: { feed } });
  const [mid, high] = [await magazine('Mid-cap'), await magazine('Hi-cap')];
  await magazine('Speedloader');
  expect(await offered(mid)).toEqual([high]);
});
