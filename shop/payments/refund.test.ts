import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy } from '../../tests/support/checkout.ts';
import { product, shopper } from '../../tests/support/people.ts';
import { openShop, type TestShop } from '../../tests/support/shop.ts';
import { transact } from '../transact.ts';
import { requestRefund } from './refund.ts';

let on: TestShop;
beforeAll(async () => {
  on = await openShop();
});
afterAll(() => on.close());

test('a refund that is asked for twice is one job', async () => {
  const { browser, email } = await shopper(on);
  const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
  for (const reason of ['cancelled', 'returned'] as const) {
    await transact(on.shop, (shop) => requestRefund(shop, orderId, reason));
  }
  const { rows } = await on.shop.db.execute(
    sql`select 1 from pgboss.job where name = 'refund' and data->>'orderId' = ${orderId}`,
  );
  expect(rows.length).toBe(1);
});
