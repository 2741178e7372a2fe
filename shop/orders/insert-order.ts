import { inOrder } from '#database/connect.ts';
import {
  firstOrderFingerprints,
  orderEvents,
  orderLines,
  orders,
  payments,
  type users,
} from '#database/schema.ts';
import type { Address } from '../accounts/address.ts';
import { markPaid } from '../payments/paid.ts';
import type { PreparedRequest } from '../payments/provider.ts';
import { paymentRequest } from '../payments/request.ts';
import { discountShares } from '../pricing/refund-sums.ts';
import type { Shop } from '../shop.ts';
import { hold } from '../stock/hold.ts';
import { newId } from '../tokens.ts';
import type { Holder } from './hold-limits.ts';
import type { PricedBasket } from './price-basket.ts';
import type { LawfulSale } from './restricted-sale.ts';

export interface InsertedOrder {
  orderId: string;
  /** What the provider is asked; null where there is nothing to pay. */
  request: PreparedRequest | null;
}

interface Customer {
  user: typeof users.$inferSelect;
  address: Address;
  /** Of this checkout; '' for none. */
  idempotencyKey: string;
  /** What the law has the order keep. */
  lawful: LawfulSale;
  /** The same text for the same goods and code. */
  basket: string;
  /** Whom and where it is from. */
  holder: Holder;
}

/**
 * Writes an order with its lines, reserved stock and the exact provider request, in the caller's transaction, with account and
 * products locked. One that costs nothing is paid at once.
 */
export async function insertOrder(
  shop: Shop,
  { lines, quote, coupon, fingerprints }: PricedBasket,
  customer: Customer,
): Promise<InsertedOrder> {
  const orderId = newId();
  const now = shop.now();
  const { user, address } = customer;
  const free = quote.totalPence === 0;
  const sold = soldLines(orderId, lines, discountShares(quote.lines, quote.discountPence, coupon?.productId));
  const payment = paymentRequest(shop, { orderId, email: user.email, lines: sold, quote });
  const request = free ? null : shop.payments.prepare(payment);
  const used = fingerprints.map((fingerprint) => ({ fingerprint, orderId }));
  await inOrder([
    () =>
      shop.db.insert(orders).values({
        id: orderId,
        userId: user.id,
        email: user.email,
        userName: user.name,
        ...deliveryOf(address),
        subtotalPence: quote.subtotalPence,
        discountPence: quote.discountPence,
        shippingPence: quote.shippingPence,
        totalPence: quote.totalPence,
        titles: sold.map((line) => line.title).join(', '),
        couponCode: coupon?.code,
        firstOrder: coupon?.firstOrder ?? false,
        ...customer.lawful,
        idempotencyKey: customer.idempotencyKey || null,
        basket: customer.basket,
        createdAt: now,
      }),
    () => hold(shop, orderId, sold),
    () => used.length > 0 && shop.db.insert(firstOrderFingerprints).values(used),
    () => shop.db.insert(orderLines).values(sold),
    () => shop.db.insert(orderEvents).values({ orderId, event: 'Pending', by: 'shopper', at: now }),
    () =>
      shop.db.insert(payments).values({
        orderId,
        provider: free ? 'free' : 'stripe',
        state: 'creating',
        request,
        amountPence: quote.totalPence,
        expiresAt: payment.expiresAt,
        ...(free ? {} : heldBy(customer.holder)),
        askedAt: now,
        createdAt: now,
      }),
  ]);
  shop.count?.('order', 'placed');
  shop.log.info({ orderId }, 'an order was placed');
  if (free)
    await markPaid(
      shop,
      { id: orderId, email: user.email },
      { sessionId: `free_${orderId}`, paymentId: null },
    );
  return { orderId, request };
}

/** @param shares pence of what the code takes off, by line */
const soldLines = (orderId: string, lines: PricedBasket['lines'], shares: readonly number[]) =>
  lines.map(({ product, quantity, unitPence, percent, totalPence }, index) => ({
    orderId,
    position: index + 1,
    productId: product.id,
    title: product.title,
    category: product.category,
    image: product.images[0] ?? '',
    quantity,
    unitPence,
    percent,
    totalPence,
    discountPence: shares[index] ?? 0,
  }));

const heldBy = ({ mailbox, address, network }: Holder) => ({
  mailbox,
  network: address,
  widerNetwork: network,
});

const deliveryOf = (address: Address) => ({
  deliveryName: address.name,
  deliveryPhone: address.phone,
  deliveryAddress: address.address,
  deliveryCity: address.city,
  deliveryPinCode: address.pinCode,
});
