import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { toPounds } from '#contract/money.ts';
import { products, reservations } from '#database/schema.ts';
import { tiersOf } from '#shop/catalogue/tiers.ts';
import { quote } from '#shop/pricing/quote.ts';
import type { Client } from './client.ts';
import type { OpenShop } from './shop.ts';

export interface Basket {
  email: string;
  lines: [id: string, quantity: number][];
  code?: string;
  idempotencyKey?: string;
  /** Pounds; the right price unless told. */
  price?: number;
  /** The declaration to be 18 or over. */
  adult?: boolean;
}

/** Places an order as the checkout page does. */
export async function placeOrder(
  on: OpenShop,
  browser: Client,
  { email, lines, code, idempotencyKey, price, adult }: Basket,
) {
  return browser.post('/create-checkout-session', {
    email,
    title: 'what the shopper saw',
    price: price ?? (await priceOf(on, lines)),
    products: lines.map(([id, quantity]) => ({ id, quantity })),
    code,
    adult,
    idempotencyKey,
  });
}

/** Pounds that a basket costs without a code. */
export async function priceOf(on: OpenShop, lines: Basket['lines']): Promise<number> {
  const basket = [];
  for (const [id, quantity] of lines) {
    const [row] = await on.shop.db.select().from(products).where(eq(products.id, id));
    if (row) basket.push({ product: { ...row, tiers: tiersOf(row) }, quantity });
  }
  const priced = quote(basket);
  return 'refused' in priced ? 0 : toPounds(priced.totalPence);
}

export const cards = { good: '4242424242424242', declined: '4000000000000002', noFunds: '4000000000009995' };

/** Fills the hosted card page in. Answers its status: 303 paid, 402 declined. */
export async function pay(url: string, number = cards.good): Promise<number> {
  const form = new URLSearchParams({ number, expiry: '12/40', cvc: '123' });
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return response.status;
}

/** An order placed and paid, settled by the success page. */
export async function buy(on: OpenShop, browser: Client, basket: Basket): Promise<string> {
  const placed = await placeOrder(on, browser, basket);
  if (!placed.orderId || !placed.url) throw new Error(`not placed: ${placed.message}`);
  assert.equal(await pay(placed.url), 303);
  const settled = await browser.post('/update-payment-status', {
    orderId: placed.orderId,
    status: 'Success',
  });
  assert.equal(settled.paymentStatus, 'Success');
  return placed.orderId;
}

/** Units of a product: start = onHand + sold always, and what is held is reserved. */
export async function stockOf(
  on: OpenShop,
  id: string,
): Promise<{ onHand: number; reserved: number; sold: number }> {
  const [row] = await on.shop.db
    .select({ onHand: products.onHand, reserved: products.reserved })
    .from(products)
    .where(eq(products.id, id));
  const [sums] = await on.shop.db
    .select({
      sold: sql<number>`coalesce(sum(quantity) filter (where state = 'sold'), 0)::int`,
      held: sql<number>`coalesce(sum(quantity) filter (where state = 'held'), 0)::int`,
    })
    .from(reservations)
    .where(eq(reservations.productId, id));
  assert.equal(row?.reserved, sums?.held, 'reserved is what reservations hold');
  return { onHand: row?.onHand ?? 0, reserved: row?.reserved ?? 0, sold: sums?.sold ?? 0 };
}
