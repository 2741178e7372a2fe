import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes, products } from '#database/schema.ts';
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
