import { expect, test } from 'vitest';
import type { WireCartItem } from '#contract/catalogue.ts';
import { placeOrder } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();

test('a product comes to a cart again only where it changed, also in what the shop keeps ready', async () => {
  const [one, other] = [await product(on), await product(on)];
  const buyer = await shopper(on);
  const [item] = (await on.browser().post('/cartProduct', { productId: one })) as unknown as [WireCartItem];
  const ask = async (version: number) => {
    const answer = await on.browser().post('/cart-changes', {
      products: [
        { id: one, version },
        { id: other, version: 1 },
        { id: 'nothing-here', version: 0 },
      ],
    });
    expect(answer).toMatchObject({ status: 200, gone: expect.arrayContaining(['nothing-here']) });
    return answer;
  };
  expect((await ask(item.version)).data).toEqual([]);
  await placeOrder(on, buyer.browser, { email: buyer.email, lines: [[one, 3]] });
  const { data } = await ask(item.version);
  expect(data).toMatchObject([{ id: one, quantity: 17 }]);
  expect((await ask(data?.[0]?.version ?? 0)).data).toEqual([]);
  const { browser: staff } = await staffMember(on);
  await staff.post('/dash-update-product', {
    productId: one,
    title: 'Test BBs 0.25 g',
    desc: 'A bottle of test BBs',
    price: 10,
    category: 'bbs',
    quantity: 17,
    status: 0,
  });
  expect(await ask(data?.[0]?.version ?? 0)).toMatchObject({ data: [], gone: [one, 'nothing-here'] });
});
