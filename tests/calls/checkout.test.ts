import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  coupons,
  firstOrderFingerprints,
  orderLines,
  orders,
  payments,
  products,
  users,
} from '#database/schema.ts';
import { hashPassword } from '#shop/accounts/password.ts';
import { Unreachable } from '#shop/payments/provider.ts';
import { reconcile } from '#shop/payments/reconcile.ts';
import { settle } from '#shop/payments/settle.ts';
import { newId } from '#shop/tokens.ts';
import { transact } from '#shop/transact.ts';
import { buy, cards, pay, placeOrder, priceOf, stockOf } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { meet } from '../support/meet.ts';
import { address, password, product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
beforeEach(() => {
  on.cards.faults.clear();
  on.cards.webhooks.paused = true;
});

describe('placing an order', () => {
  test('holds the stock, opens a card page and waits for the money', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 2]] });
    expect(placed).toMatchObject({
      status: 200,
      id: expect.stringMatching(/^cs_/),
      url: expect.stringMatching(/^http/),
    });
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 2, sold: 0 });
    const { data } = await browser.post('/user-orders', { email });
    expect(data).toMatchObject([
      { id: placed.orderId, paymentStatus: 'Pending', orderStatus: 'Pending', total: 22.99 },
    ]);
  });

  test('asks the provider for exactly the total, tiers, code and delivery in it', async () => {
    const { browser, email } = await shopper(on);
    const tiered = await product(on, { pricePence: 333, tierQuantities: [2, 5], tierPercents: [5, 15] });
    const plain = await product(on, { pricePence: 799 });
    await on.shop.db.insert(coupons).values({ code: 'SEVEN', type: 'percentage', percentage: 7 });
    const placed = await placeOrder(on, browser, {
      email,
      lines: [
        [tiered, 7],
        [plain, 1],
      ],
      code: 'seven',
      price: 28.71,
    });
    // 7 x 3.33 less 15% is 19.81; with 7.99 it is 27.80, sent free, less 7% (1.95) it is 25.85.
    expect(placed.status).toBe(409);
    expect(placed.quote).toMatchObject({ subtotal: 27.8, discount: 1.95, shipping: 0, total: 25.85 });
    const accepted = await placeOrder(on, browser, {
      email,
      lines: [
        [tiered, 7],
        [plain, 1],
      ],
      code: 'seven',
      price: 25.85,
    });
    const session = await on.stripe.checkout.sessions.retrieve(accepted.id ?? '');
    expect(session).toMatchObject({
      amount_total: 2585,
      currency: 'gbp',
      client_reference_id: accepted.orderId,
    });
    const items = await on.stripe.checkout.sessions.listLineItems(accepted.id ?? '');
    // 1.95 x 19.81 / 27.80 is 1.38, rounded down.
    expect(items.data.map(({ description, amount_total }) => [description, amount_total])).toEqual([
      [expect.stringMatching(/^7 × /), 1981 - 138],
      [expect.stringMatching(/^1 × /), 799 - 57],
    ]);
  });

  test('what a code makes free is listed on the card page too, at nothing', async () => {
    const { browser, email } = await shopper(on);
    const given = await product(on);
    const paid = await product(on, { pricePence: 500 });
    await on.shop.db
      .insert(coupons)
      .values({ code: 'GIVEN', type: 'percentage', percentage: 100, productId: given });
    const lines: [string, number][] = [
      [given, 1],
      [paid, 1],
    ];
    const { id } = await placeOrder(on, browser, { email, lines, code: 'GIVEN', price: 7.99 });
    const items = await on.stripe.checkout.sessions.listLineItems(id ?? '');
    expect(items.data.map(({ amount_total }) => amount_total)).toEqual([0, 500, 299]);
  });

  test('a price other than the server’s is refused with the new quote, and nothing is held', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const refused = await placeOrder(on, browser, { email, lines: [[id, 1]], price: 0.01 });
    expect(refused).toMatchObject({ status: 409, quote: { total: 12.99, lines: [{ id, available: 20 }] } });
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
  });

  test('two lines of one product are one', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on, { onHand: 3 });
    const over = await placeOrder(on, browser, {
      email,
      lines: [
        [id, 2],
        [id, 2],
      ],
      price: 40,
    });
    expect(over).toMatchObject({ status: 409, message: 'Only 3 left of Test BBs 0.25 g' });
    const placed = await placeOrder(on, browser, {
      email,
      lines: [
        [id, 1],
        [id, 2],
      ],
      price: 30,
    });
    expect(placed.status).toBe(200);
    expect(await stockOf(on, id)).toMatchObject({ reserved: 3 });
  });

  test('of an inactive, unknown or sold-out product is refused', async () => {
    const { browser, email } = await shopper(on);
    const inactive = await product(on, { active: false });
    const gone = await product(on, { onHand: 0 });
    expect((await placeOrder(on, browser, { email, lines: [[inactive, 1]] })).status).toBe(409);
    expect((await placeOrder(on, browser, { email, lines: [['nothing-here', 1]], price: 1 })).status).toBe(
      404,
    );
    expect(await placeOrder(on, browser, { email, lines: [[gone, 1]] })).toMatchObject({
      status: 409,
      message: 'Test BBs 0.25 g has just sold out',
    });
  });

  test('without an address is refused', async () => {
    const { browser, email } = await shopper(on, { withAddress: false });
    const id = await product(on);
    expect((await placeOrder(on, browser, { email, lines: [[id, 1]] })).status).toBe(409);
  });

  test.each([
    ['gas', 'Test gas, 600 ml', 'IM1 1AA', 'the Isle of Man'],
    ['batteries', 'Test LiPo, 7.4 V', 'bt7 1ab', 'Northern Ireland'],
  ] as const)(
    'of %s over water is refused in words that name it, and nothing is held',
    async (category, title, pinCode, place) => {
      const { browser, email } = await shopper(on);
      const [restricted, other] = [await product(on, { category, title }), await product(on)];
      await browser.post('/updateAddress', { email, ...address, pinCode });
      const lines: [string, number][] = [
        [other, 1],
        [restricted, 1],
      ];
      expect(await placeOrder(on, browser, { email, lines })).toMatchObject({
        status: 409,
        message: expect.stringContaining(`${title} can’t be sent to ${place}: carriers don’t take`),
      });
      expect(await stockOf(on, other)).toMatchObject({ reserved: 0 });
      expect((await placeOrder(on, browser, { email, lines: [[other, 1]] })).status).toBe(200);
      await browser.post('/updateAddress', { email, ...address });
      expect((await placeOrder(on, browser, { email, lines })).status).toBe(200);
    },
  );

  test('needs the session of that very e-mail', async () => {
    const [{ email }, { browser: other }] = await Promise.all([shopper(on), shopper(on)]);
    const id = await product(on);
    expect((await placeOrder(on, on.browser(), { email, lines: [[id, 1]] })).status).toBe(401);
    expect((await placeOrder(on, other, { email, lines: [[id, 1]] })).status).toBe(403);
  });

  test.each([
    ['no products', { products: [] }],
    [
      'six products',
      { products: Array.from({ length: 6 }, (_, n) => ({ id: `product-${n}`, quantity: 1 })) },
    ],
    ['a quantity of 0', { products: [{ id: 'product-1', quantity: 0 }] }],
    ['a quantity of 51', { products: [{ id: 'product-1', quantity: 51 }] }],
    ['half a unit', { products: [{ id: 'product-1', quantity: 1.5 }] }],
    [
      '26 + 26 units',
      {
        products: [
          { id: 'product-1', quantity: 26 },
          { id: 'product-1', quantity: 26 },
        ],
      },
    ],
    ['a price of three decimals', { price: 1.234 }],
    ['a price that is no number', { price: 'free' }],
    ['a negative price', { price: -1 }],
  ])('with %s is bad input', async (_, wrong) => {
    const { browser, email } = await shopper(on);
    const body = { email, title: 'x', price: 12.99, products: [{ id: 'product-1', quantity: 1 }], ...wrong };
    const refused = await browser.send('/create-checkout-session', { body: JSON.stringify(body) });
    expect(refused).toMatchObject({ status: 400, message: expect.any(String), errors: expect.any(Object) });
  });

  test('keeps its own copy of title and price', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const orderId = await buy(on, browser, { email, lines: [[id, 1]] });
    await on.shop.db.update(products).set({ title: 'Renamed', pricePence: 1 }).where(eq(products.id, id));
    const { data } = await browser.post('/user-order-details', { orderId });
    expect(data?.[0]).toMatchObject({ p1_tittle: 'Test BBs 0.25 g', p1_price: 10, total: 12.99, vat: 2.17 });
  });

  test('that costs nothing is paid at once, without a card', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on, { pricePence: 3000 });
    await on.shop.db.insert(coupons).values({ code: 'GIFT', type: 'flat', flatPence: 5000 });
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]], code: 'GIFT', price: 0 });
    expect(placed).toMatchObject({ status: 200, url: `${on.url}/success/${placed.orderId}` });
    const { data } = await browser.post('/user-order-details', { orderId: placed.orderId ?? '' });
    expect(data?.[0]).toMatchObject({ paymentStatus: 'Success', total: 0, discount: 30 });
    expect(await stockOf(on, id)).toEqual({ onHand: 19, reserved: 0, sold: 1 });
    await browser.post('/change-order-status', { orderId: placed.orderId ?? '', status: 'Cancelled' });
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
  });

  test('too small for a card is refused', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on, { pricePence: 3000 });
    await on.shop.db.insert(coupons).values({ code: 'ALMOST', type: 'flat', flatPence: 2990 });
    expect(
      (await placeOrder(on, browser, { email, lines: [[id, 1]], code: 'ALMOST', price: 0.1 })).status,
    ).toBe(409);
  });
});

describe('discount codes', () => {
  test('are checked for what they cover, their minimum and being known', async () => {
    const { browser, email } = await shopper(on);
    const [covered, other] = [await product(on), await product(on)];
    await on.shop.db.insert(coupons).values([
      { code: 'ONLYTHIS', type: 'percentage', percentage: 10, productId: covered },
      { code: 'BIG', type: 'flat', flatPence: 500, minPence: 5000 },
      { code: 'ODD', type: 'flat', flatPence: 500, minPence: 2550 },
    ]);
    expect((await browser.post('/verify-code', { code: 'nonsense', productId: 'all' })).status).toBe(404);
    expect(await browser.post('/verify-code', { code: 'onlythis', productId: covered })).toMatchObject({
      status: 200,
      data: [{ type: 'percentage', percentage: 10, flat: 0, min: 0 }],
    });
    expect((await browser.post('/verify-code', { code: 'onlythis', productId: other })).status).toBe(404);
    expect((await placeOrder(on, browser, { email, lines: [[other, 1]], code: 'ONLYTHIS' })).status).toBe(
      404,
    );
    expect(await placeOrder(on, browser, { email, lines: [[covered, 1]], code: 'BIG' })).toMatchObject({
      status: 409,
      message: 'Minimum ammount to aaply this code is £50',
    });
    expect(await placeOrder(on, browser, { email, lines: [[covered, 1]], code: 'ODD' })).toMatchObject({
      message: 'Minimum ammount to aaply this code is £25.50',
    });
    const placed = await placeOrder(on, browser, {
      email,
      lines: [
        [covered, 1],
        [other, 1],
      ],
      code: 'ONLYTHIS',
      price: 21.99,
    });
    expect(placed.status).toBe(200);
  });

  test('the newsletter’s works for a first order only, whichever path it comes by', async () => {
    const { browser, email } = await shopper(on);
    const [first, second] = [await product(on), await product(on)];
    expect((await browser.post('/is-first-order', { email })).status).toBe(200);
    const placed = await placeOrder(on, browser, {
      email,
      lines: [[first, 1]],
      code: 'welcome10',
      price: 11.99,
    });
    expect(placed.status).toBe(200);
    // Awaiting payment counts, but for the order that the next checkout takes the place of.
    expect((await browser.post('/is-first-order', { email })).status).toBe(409);
    const insteadOf = placed.orderId;
    expect((await browser.post('/is-first-order', { email, insteadOf })).status).toBe(200);
    await browser.post('/update-payment-status', { orderId: placed.orderId ?? '', status: 'Failed' });
    expect((await browser.post('/is-first-order', { email })).status).toBe(200);
    const again = await placeOrder(on, browser, {
      email,
      lines: [[first, 1]],
      code: 'WELCOME10',
      price: 11.99,
    });
    await pay(again.url ?? '');
    // Paid at the provider, though nobody has told the shop yet.
    expect(
      await placeOrder(on, browser, { email, lines: [[second, 1]], code: 'WELCOME10', price: 11.99 }),
    ).toMatchObject({
      status: 409,
      message: 'This code is used only for first order',
    });
    expect((await browser.post('/is-first-order', { email })).status).toBe(409);
    expect((await browser.post('/is-first-order', { email, insteadOf: again.orderId })).status).toBe(409);
  });

  test('of an attempt that another takes the place of is free for that one', async () => {
    const { browser, email } = await shopper(on);
    const [first, second] = [await product(on), await product(on)];
    const coded = { email, code: 'WELCOME10', price: 11.99 };
    const left = await placeOrder(on, browser, { ...coded, lines: [[first, 1]] });
    expect((await placeOrder(on, browser, { ...coded, lines: [[second, 1]] })).status).toBe(200);
    expect(await pay(left.url ?? '')).toBe(410);
  });

  test('for a first order work once for a mailbox and for an address, whatever account and spelling', async () => {
    const name = newId();
    const passwordHash = await hashPassword(password);
    const newcomer = async (email: string, house: string) => {
      await on.shop.db.insert(users).values({ email, name: 'Sam Tester', passwordHash });
      const browser = on.browser();
      await browser.post('/userLogin', { email, password });
      await browser.post('/newAddress', { email, ...address, address: house });
      return { browser, email };
    };
    const place = async ({ browser, email }: { browser: Client; email: string }) =>
      placeOrder(on, browser, { email, lines: [[await product(on), 1]], code: 'WELCOME10', price: 11.99 });
    const first = await newcomer(`${name}@gmail.com`, `${name} Long Lane`);
    const placed = await place(first);
    expect(placed.status).toBe(200);
    await pay(placed.url ?? '');
    await first.browser.post('/update-payment-status', { orderId: placed.orderId ?? '', status: 'Success' });
    await on.shop.db
      .update(orders)
      .set({ orderStatus: 'Delivered' })
      .where(eq(orders.id, placed.orderId ?? ''));
    const { email } = first;
    expect((await first.browser.post('/delete-account', { email, password })).status).toBe(200);

    const again = [
      await newcomer(`${name}@gmail.com`, `${newId()} elsewhere`),
      await newcomer(`${name.slice(0, 3)}.${name.slice(3)}+x@googlemail.com`, `${newId()} elsewhere`),
      await newcomer(`${newId()}@example.org`, `${name.toUpperCase()}, LONG LANE.`),
    ];
    for (const { browser, email } of again) {
      expect((await browser.post('/is-first-order', { email })).status, email).toBe(409);
      expect((await place({ browser, email })).message, email).toBe('This code is used only for first order');
    }
    const { rows } = await on.shop.db.execute(sql`select * from first_order_marks`);
    expect(JSON.stringify(rows)).not.toContain(name);
    const other = await newcomer(`${newId()}@gmail.com`, `${newId()} Long Lane`);
    expect((await other.browser.post('/is-first-order', { email: other.email })).status).toBe(200);
  });

  test('for a first order are not used twice by two accounts of one mailbox at once', async () => {
    const name = newId();
    const passwordHash = await hashPassword(password);
    const buyers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (tag) => {
        const email = `${name}+${tag}@example.org`;
        await on.shop.db.insert(users).values({ email, name: 'Sam Tester', passwordHash });
        const [browser, id] = [on.browser(), await product(on)];
        await browser.post('/userLogin', { email, password });
        await browser.post('/newAddress', { email, ...address, address: `${newId()} Lane` });
        return () => placeOrder(on, browser, { email, lines: [[id, 1]], code: 'WELCOME10', price: 11.99 });
      }),
    );
    const placed = await meet(on, firstOrderFingerprints, buyers);
    expect(placed.map(({ status, message }) => message ?? status).toSorted()).toEqual([
      200,
      ...Array(3).fill('This code is used only for first order'),
    ]);
  });

  test('for a first order are not for who paid for one without them', async () => {
    const { browser, email } = await shopper(on);
    const lines: [string, number][] = [[await product(on), 1]];
    await buy(on, browser, { email, lines });
    expect(await placeOrder(on, browser, { email, lines, code: 'WELCOME10', price: 11.99 })).toMatchObject({
      status: 409,
      message: 'This code is used only for first order',
    });
  });

  test('for a first order are not used twice by two tabs at once', async () => {
    const { browser, email } = await shopper(on);
    const ids = await Promise.all(Array.from({ length: 6 }, () => product(on)));
    const placed = await Promise.all(
      ids.map((id) => placeOrder(on, browser, { email, lines: [[id, 1]], code: 'WELCOME10', price: 11.99 })),
    );
    expect(placed.filter((one) => one.status === 200).length).toBe(1);
  });
});

describe('the last unit', () => {
  test('goes to exactly one of those who race for it', async () => {
    const racers = await Promise.all(Array.from({ length: 4 }, () => shopper(on)));
    for (let round = 0; round < 15; round++) {
      const id = await product(on, { onHand: 1 });
      const price = await priceOf(on, [[id, 1]]);
      const results = await Promise.all(
        racers.map(({ browser, email }) => placeOrder(on, browser, { email, lines: [[id, 1]], price })),
      );
      expect(results.map((one) => one.status).sort()).toEqual([200, 409, 409, 409]);
      expect(await stockOf(on, id)).toEqual({ onHand: 1, reserved: 1, sold: 0 });
    }
  });

  test('baskets that cross each other don’t lock each other out', async () => {
    const racers = await Promise.all(Array.from({ length: 6 }, () => shopper(on)));
    const [a, b] = [await product(on, { onHand: 50 }), await product(on, { onHand: 50 })];
    const results = await Promise.all(
      racers.map(({ browser, email }, n) =>
        placeOrder(on, browser, {
          email,
          lines:
            n % 2
              ? [
                  [a, 1],
                  [b, 1],
                ]
              : [
                  [b, 1],
                  [a, 1],
                ],
          price: 22.99,
        }),
      ),
    );
    expect(results.map((one) => one.status)).toEqual(results.map(() => 200));
    expect(await stockOf(on, a)).toMatchObject({ reserved: 6 });
  });
});

describe('one attempt, one order', () => {
  test('the same key goes on with the same session', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const basket = { email, lines: [[id, 1]] as [string, number][], idempotencyKey: 'attempt-1' };
    const results = await Promise.all([1, 2, 3].map(() => placeOrder(on, browser, basket)));
    expect(new Set(results.map((one) => one.orderId)).size).toBe(1);
    expect((await placeOrder(on, browser, basket)).id).toBe(results[0]?.id);
    expect(await stockOf(on, id)).toMatchObject({ reserved: 1 });
  });

  test('the same key to another address is another order, and the first ends', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const basket = { email, lines: [[id, 1]] as [string, number][], idempotencyKey: 'moved house' };
    const first = await placeOrder(on, browser, basket);
    await browser.post('/updateAddress', { email, ...address, city: 'Elsewhere' });
    const second = await placeOrder(on, browser, basket);
    expect(second.orderId).not.toBe(first.orderId);
    expect(await pay(first.url ?? '')).toBe(410);
    const { data } = await browser.post('/user-order-details', { orderId: second.orderId ?? '' });
    expect(data?.[0].city).toBe('Elsewhere');
  });

  test('the same key with another basket is another order, and the first ends', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const first = await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey: 'attempt-2' });
    const second = await placeOrder(on, browser, { email, lines: [[id, 2]], idempotencyKey: 'attempt-2' });
    expect(second.status).toBe(200);
    expect(second.orderId).not.toBe(first.orderId);
    expect(await stockOf(on, id)).toMatchObject({ reserved: 2 });
    expect(await pay(first.url ?? '')).toBe(410);
  });

  test('the same basket again expires the first session before it opens another', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on, { onHand: 1 });
    const first = await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey: 'one' });
    const second = await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey: 'two' });
    expect(second.status).toBe(200);
    expect(await pay(first.url ?? '')).toBe(410);
    expect(await pay(second.url ?? '')).toBe(303);
  });

  test('a basket that turns out paid is never charged twice', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const first = await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey: 'one' });
    expect(await pay(first.url ?? '')).toBe(303);
    for (const idempotencyKey of ['one', 'two']) {
      expect(await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey })).toMatchObject(
        idempotencyKey === 'one'
          ? { status: 409, message: 'You have already paid for this order', orderId: first.orderId }
          : { status: expect.any(Number) },
      );
    }
    expect(on.cards.ledger().filter((charge) => charge.orderId === first.orderId).length).toBe(1);
  });

  test('an unfinished basket that was paid meanwhile answers so under a new key', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const first = await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey: 'one' });
    expect(await pay(first.url ?? '')).toBe(303);
    const second = await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey: 'two' });
    expect(second).toMatchObject({
      status: 409,
      orderId: first.orderId,
      message: 'You have already paid for this order',
    });
  });
});

describe('paying', () => {
  test('is known from the provider’s signed event alone', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    const orderId = placed.orderId ?? '';
    expect(await browser.post('/update-payment-status', { orderId, status: 'Success' })).toMatchObject({
      paymentStatus: 'Pending',
    });
    await pay(placed.url ?? '');
    on.cards.webhooks.paused = false;
    await until(
      async () =>
        (await browser.post('/user-order-details', { orderId })).data?.[0].paymentStatus === 'Success',
    );
    expect(await stockOf(on, id)).toEqual({ onHand: 19, reserved: 0, sold: 1 });
  });

  test('the confirmation goes out once, whoever settles and however often', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    const orderId = placed.orderId ?? '';
    await pay(placed.url ?? '');
    const [event] = on.cards.webhooks
      .pending()
      .filter((one) => one.type === 'checkout.session.completed')
      .slice(-1);
    await Promise.all([
      ...Array.from({ length: 4 }, () => on.cards.webhooks.deliver(event?.id ?? '')),
      ...Array.from({ length: 4 }, () =>
        browser.post('/update-payment-status', { orderId, status: 'Success' }),
      ),
      ...Array.from({ length: 2 }, () =>
        browser.post('/update-payment-status', { orderId, status: 'Failed' }),
      ),
      reconcile(on.shop),
    ]);
    await until(() => on.mails.find((mail) => mail.to === email));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(on.mails.filter((mail) => mail.to === email)).toEqual([
      { template: 'order confirmed', to: email, orderId },
    ]);
    expect(await stockOf(on, id)).toEqual({ onHand: 19, reserved: 0, sold: 1 });
  });

  test('a forged, unsigned or stale event changes nothing', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    const event = {
      type: 'checkout.session.completed',
      data: {
        object: { object: 'checkout.session', client_reference_id: placed.orderId, payment_status: 'paid' },
      },
    };
    const payload = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1000);
    const sign = (secret: string, timestamp: number) =>
      on.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    for (const signature of [
      '',
      't=1,v1=00',
      sign('whsec_other', now),
      sign('whsec_test', now - 3600),
      sign('whsec_test', now + 3600),
    ]) {
      const headers = { 'stripe-signature': signature };
      expect((await on.browser().send('/webhooks/stripe', { body: payload, headers })).status).toBe(400);
    }
    // Even rightly signed, only what the provider answers counts.
    const headers = { 'stripe-signature': sign('whsec_test', now) };
    expect((await on.browser().send('/webhooks/stripe', { body: payload, headers })).status).toBe(200);
    const { data } = await browser.post('/user-order-details', { orderId: placed.orderId ?? '' });
    expect(data?.[0].paymentStatus).toBe('Pending');
  });

  test('an event of an order not yet written is asked for again', async () => {
    const payload = JSON.stringify({
      type: 'checkout.session.completed',
      data: { object: { object: 'checkout.session', client_reference_id: 'not-yet-there' } },
    });
    const signature = on.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_test' });
    const answered = await on
      .browser()
      .send('/webhooks/stripe', { body: payload, headers: { 'stripe-signature': signature } });
    expect(answered.status).toBe(503);
  });

  test('an event of an order that is unknown after an hour is taken, and told of', async () => {
    const warn = vi.spyOn(on.shop.log, 'warn');
    const told = (secondsOld: number) => {
      const payload = JSON.stringify({
        id: 'evt_elsewhere',
        type: 'checkout.session.completed',
        created: Math.floor(Date.now() / 1000) - secondsOld,
        data: { object: { object: 'checkout.session', client_reference_id: 'of-another-shop' } },
      });
      const signature = on.stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_test' });
      const headers = { 'stripe-signature': signature };
      return on.browserHere().send('/webhooks/stripe', { body: payload, headers });
    };
    expect((await told(3500)).status).toBe(503);
    expect(warn).not.toHaveBeenCalled();
    expect((await told(3700)).status).toBe(200);
    expect(warn).toHaveBeenCalledWith(
      { orderId: 'of-another-shop', event: 'evt_elsewhere' },
      'an event is of an order that this shop does not have',
    );
    warn.mockRestore();
  });

  test('a declined card leaves the order open, and another card pays it', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    expect(await pay(placed.url ?? '', cards.declined)).toBe(402);
    expect(await pay(placed.url ?? '', cards.noFunds)).toBe(402);
    expect(await pay(placed.url ?? '')).toBe(303);
    const settled = await browser.post('/update-payment-status', {
      orderId: placed.orderId ?? '',
      status: 'Success',
    });
    expect(settled.paymentStatus).toBe('Success');
  });

  test('giving up returns the stock once; the page can’t be paid any more', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 3]] });
    const orderId = placed.orderId ?? '';
    const twice = await Promise.all(
      [1, 2].map(() => browser.post('/update-payment-status', { orderId, status: 'Failed' })),
    );
    expect(twice.map((one) => one.paymentStatus)).toEqual(['Failed', 'Failed']);
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
    expect(await pay(placed.url ?? '')).toBe(410);
  });

  test('the failed page never says failed while the provider says paid', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    await pay(placed.url ?? '');
    const settled = await browser.post('/update-payment-status', {
      orderId: placed.orderId ?? '',
      status: 'Failed',
    });
    expect(settled.paymentStatus).toBe('Success');
  });

  test('a provider that does not answer leaves the order to the reconciler, which uses the same key', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    on.cards.faults.next({ match: 'POST /v1/checkout/sessions', do: 'drop-after', times: 3 });
    const lost = await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey: 'lost' });
    expect(lost).toMatchObject({ status: 503, message: 'Connection Error' });
    expect(await stockOf(on, id)).toMatchObject({ reserved: 1 });
    on.cards.faults.clear();
    const again = await placeOrder(on, browser, { email, lines: [[id, 1]], idempotencyKey: 'lost' });
    expect(again.status).toBe(200);
    expect(await stockOf(on, id)).toMatchObject({ reserved: 1 });
    const opened = await on.stripe.checkout.sessions.list({ limit: 100 });
    expect(opened.data.filter((session) => session.client_reference_id === again.orderId).length).toBe(1);
    expect(await pay(again.url ?? '')).toBe(303);
  });

  test('money that comes after the order was given up is honoured if the goods are there', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on, { onHand: 1 });
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    const orderId = placed.orderId ?? '';
    await pay(placed.url ?? '');
    await releaseBehindTheProvidersBack(orderId);
    expect(await stockOf(on, id)).toEqual({ onHand: 1, reserved: 0, sold: 0 });
    const settled = await browser.post('/update-payment-status', { orderId, status: 'Success' });
    expect(settled.paymentStatus).toBe('Success');
    expect(await stockOf(on, id)).toEqual({ onHand: 0, reserved: 0, sold: 1 });
  });

  test('and given back by itself if they are not', async () => {
    const [{ browser, email }, other] = await Promise.all([shopper(on), shopper(on)]);
    const id = await product(on, { onHand: 1 });
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    const orderId = placed.orderId ?? '';
    await pay(placed.url ?? '');
    await releaseBehindTheProvidersBack(orderId);
    await buy(on, other.browser, { email: other.email, lines: [[id, 1]] });
    await browser.post('/update-payment-status', { orderId, status: 'Success' });
    await until(
      async () =>
        (await browser.post('/user-order-details', { orderId })).data?.[0].paymentStatus === 'Refunded',
    );
    expect(on.cards.ledger().find((charge) => charge.orderId === orderId)).toMatchObject({
      amount: 1299,
      refunded: 1299,
    });
    await until(() => on.mails.find((mail) => mail.template === 'order refunded' && mail.to === email));
    expect(await stockOf(on, id)).toEqual({ onHand: 0, reserved: 0, sold: 1 });
  });

  test('is found by the reconciler though every event was lost and the shopper left', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    await pay(placed.url ?? '');
    on.advance(100_000);
    await reconcile(on.shop);
    const { data } = await browser.post('/user-order-details', { orderId: placed.orderId ?? '' });
    expect(data?.[0].paymentStatus).toBe('Success');
  });

  test('that never came is found by the reconciler once the provider’s session is over, not by our clock', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 2]] });
    on.advance(45 * 60_000);
    await reconcile(on.shop);
    expect(await stockOf(on, id), 'held on the provider’s word').toMatchObject({ reserved: 2 });
    await on.stripe.checkout.sessions.expire(placed.id ?? '');
    await reconcile(on.shop);
    expect(await stockOf(on, id)).toEqual({ onHand: 20, reserved: 0, sold: 0 });
    const { data } = await browser.post('/user-order-details', { orderId: placed.orderId ?? '' });
    expect(data?.[0]).toMatchObject({ paymentStatus: 'Failed', orderStatus: 'Pending' });
  });

  test('of a session that the provider does not know is over once its page would be closed, and never before', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 2]] });
    await on.shop.db
      .update(payments)
      .set({ sessionId: 'cs_of_another_account' })
      .where(eq(payments.orderId, placed.orderId ?? ''));
    await expect(settle(on.shop, placed.orderId ?? '')).rejects.toThrow(Unreachable);
    expect(await stockOf(on, id)).toMatchObject({ reserved: 2 });
    on.advance(36 * 60_000);
    expect(await settle(on.shop, placed.orderId ?? '')).toBe('unpaid');
    expect(await stockOf(on, id)).toMatchObject({ reserved: 0 });
  });

  test('of another amount, currency or order than the shop’s changes nothing', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const placed = await placeOrder(on, browser, { email, lines: [[id, 1]] });
    await on.shop.db
      .update(orders)
      .set({ subtotalPence: 9000, totalPence: 9299 })
      .where(eq(orders.id, placed.orderId ?? ''));
    await pay(placed.url ?? '');
    const settled = await browser.post('/update-payment-status', {
      orderId: placed.orderId ?? '',
      status: 'Success',
    });
    expect(settled.paymentStatus).toBe('Pending');
  });

  async function releaseBehindTheProvidersBack(orderId: string) {
    const { markUnpaid } = await import('#shop/payments/paid.ts');
    await transact(on.shop, (shop) => markUnpaid(shop, orderId, 'expired'));
  }
});

describe('an order’s pages', () => {
  test('are for its owner and for staff; for anybody else there is no such order', async () => {
    const [{ browser, email }, { browser: other }, { browser: staff }] = await Promise.all([
      shopper(on),
      shopper(on),
      staffMember(on),
    ]);
    const id = await product(on);
    const orderId = await buy(on, browser, { email, lines: [[id, 1]] });
    for (const stranger of [other, on.browser()]) {
      expect((await stranger.post('/user-order-details', { orderId })).status).toBe(404);
      expect((await stranger.post('/change-order-status', { orderId, status: 'Cancelled' })).status).toBe(
        404,
      );
      expect((await stranger.post('/update-payment-status', { orderId, status: 'Failed' })).status).toBe(404);
    }
    expect((await staff.post('/user-order-details', { orderId })).status).toBe(200);
    const { data } = await browser.post('/user-order-details', { orderId });
    expect(data?.[0]).toMatchObject({
      id: orderId,
      email,
      ...address,
      address: expect.stringContaining('Test Street'),
      p1_id: id,
      p1_quantity: 1,
      p2_id: null,
    });
  });

  test('show up to five titles and quantities', async () => {
    const { browser, email } = await shopper(on);
    const ids = await Promise.all([1, 2, 3, 4, 5].map((n) => product(on, { title: `Thing number ${n}` })));
    await buy(on, browser, { email, lines: ids.map((id, n) => [id, n + 1]) });
    const { data } = await browser.post('/user-orders', { email });
    const titles = [1, 2, 3, 4, 5].map((n) => data?.[0]?.[`title${n as 1}`]);
    expect(titles, 'in the order of the basket').toEqual([1, 2, 3, 4, 5].map((n) => `Thing number ${n}`));
    expect(data?.[0]?.p2).toEqual(expect.any(String));
    const [row] = await on.shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, data?.[0]?.id ?? ''));
    const lines = await on.shop.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, row?.id ?? ''));
    expect(lines.reduce((sum, line) => sum + line.totalPence, 0)).toBe(row?.subtotalPence);
  });
});
