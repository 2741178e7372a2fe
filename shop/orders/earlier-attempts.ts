import { and, eq, or } from 'drizzle-orm';
import { orders, payments } from '#database/schema.ts';
import type { Address } from '../accounts/address.ts';
import type { Shop } from '../shop.ts';

export interface Unfinished {
  orderId: string;
  sameBasket: boolean;
  /** The very attempt that is made again, to the same address: it goes on instead of ending. */
  resumable: boolean;
}

/** What the account has not paid yet, and what was made under this very key. */
export async function earlierAttempts(
  shop: Shop,
  userId: number,
  idempotencyKey: string,
  basket: string,
  address: Address,
): Promise<Unfinished[] | { refused: 'already paid'; orderId: string }> {
  const sameKey = idempotencyKey ? eq(orders.idempotencyKey, idempotencyKey) : undefined;
  const found = await shop.db
    .select({
      id: orders.id,
      key: orders.idempotencyKey,
      basket: orders.basket,
      payment: payments.state,
      name: orders.deliveryName,
      phone: orders.deliveryPhone,
      address: orders.deliveryAddress,
      city: orders.deliveryCity,
      pinCode: orders.deliveryPinCode,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.userId, userId), or(sameKey, eq(orders.paymentStatus, 'Pending'))));
  const paid = found.find((order) => order.payment === 'paid');
  if (paid) return { refused: 'already paid', orderId: paid.id };
  return found.map((order) => ({
    orderId: order.id,
    sameBasket: order.basket === basket,
    resumable:
      order.basket === basket &&
      idempotencyKey !== '' &&
      order.key === idempotencyKey &&
      isSameAddress(order, address),
  }));
}

const isSameAddress = (a: Address, b: Address): boolean =>
  a.name === b.name &&
  a.phone === b.phone &&
  a.address === b.address &&
  a.city === b.city &&
  a.pinCode === b.pinCode;
