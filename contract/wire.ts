import type { Product } from '#shop/catalogue/product.ts';
import type { Inquiry } from '#shop/messages/inquiry.ts';
import { type ExpectedDelivery, expectedDelivery } from '#shop/orders/expected-delivery.ts';
import type { ListedOrder, OrderWithLines, WholeOrder } from '#shop/orders/read.ts';
import { withdrawUntil } from '#shop/orders/withdraw-until.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { vatInside } from '#shop/pricing/quote.ts';
import type { WireQuote } from './call.ts';
import type { WireCartItem, WireProduct } from './catalogue.ts';
import type { WireMessage } from './contact.ts';
import type { WireOrderRow } from './dashboard.ts';
import { toPounds } from './money.ts';
import type { Digit, WireExpected, WireOrder, WireOrderSummary } from './orders.ts';

/** From the shop's words to the contract's: pounds, misspellings, numbered fields. Nowhere else are these written. */

const digits: Digit[] = [1, 2, 3, 4, 5];

/** `numbered('img', names, '')` is img1..img5, filled up with ''. */
const numbered = <Name extends string, Value, Else>(
  name: (n: Digit) => Name,
  values: readonly Value[],
  otherwise: Else,
) =>
  Object.fromEntries(digits.map((n) => [name(n), values[n - 1] ?? otherwise])) as Record<Name, Value | Else>;

export function wireProduct(product: Product): WireProduct {
  const [quantity1 = 0, quantity2 = 0, quantity3 = 0] = product.tierQuantities;
  const [discount1 = 0, discount2 = 0, discount3 = 0] = product.tierPercents;
  return {
    id: product.id,
    tittle: product.title,
    catagory: product.category,
    description: product.description,
    price: toPounds(product.pricePence),
    quantity: product.onHand - product.reserved,
    tax: product.taxPercent,
    status: product.active ? 1 : 0,
    ...numbered((n) => `img${n}` as const, product.images, ''),
    ...numbered((n) => `feature${n}` as const, product.features, ''),
    quantity1,
    quantity2,
    quantity3,
    discount1,
    discount2,
    discount3,
    rating: product.reviewCount === 0 ? 0 : Math.round((product.starSum / product.reviewCount) * 10) / 10,
    reviews: product.reviewCount,
  };
}

export const wireCartItem = (product: Product): WireCartItem => ({
  ...wireProduct(product),
  version: product.version,
});

export function wireQuote(quote: Quote, available: Record<string, number>): WireQuote {
  return {
    lines: quote.lines.map((line) => ({
      id: line.productId,
      quantity: line.quantity,
      unitPrice: toPounds(line.unitPence),
      percent: line.percent,
      total: toPounds(line.totalPence),
      available: available[line.productId] ?? 0,
    })),
    subtotal: toPounds(quote.subtotalPence),
    discount: toPounds(quote.discountPence),
    shipping: toPounds(quote.shippingPence),
    total: toPounds(quote.totalPence),
  };
}

export function wireOrderSummary(order: ListedOrder, now: Date): WireOrderSummary {
  const [first] = order.lines;
  return {
    id: order.id,
    total: toPounds(order.totalPence),
    paymentStatus: order.paymentStatus,
    orderStatus: order.orderStatus,
    ...numbered(
      (n) => `title${n}` as const,
      order.lines.map((line) => line.title),
      null,
    ),
    ...numbered(
      (n) => `q${n}` as const,
      order.lines.map((line) => line.quantity),
      null,
    ),
    ...numbered(
      (n) => `p${n}` as const,
      order.lines.map((line) => line.productId),
      null,
    ),
    img1: first?.image ?? '',
    catagory: first?.category ?? '',
    tittle: first?.title ?? '',
    createdAt: order.createdAt.toISOString(),
    receiptNumber: order.receiptNumber,
    ...wireUnfinished(order.payment, now),
    expected: wireExpected(expectedDelivery(order, now)),
  };
}

/** The payment of an order whose card page is still open. */
function wireUnfinished({ state, url, expiresAt }: ListedOrder['payment'], now: Date) {
  const payable = state === 'open' && expiresAt > now;
  return { payUrl: payable ? url : null, payUntil: payable ? expiresAt.toISOString() : null };
}

function wireExpected(expected: ExpectedDelivery | null): WireExpected | null {
  if (!expected) return null;
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { earliest: day(expected.earliest), latest: day(expected.latest), late: expected.late };
}

export function wireOrder(order: WholeOrder, now: Date): WireOrder {
  const each = <Value>(read: (line: WholeOrder['lines'][number]) => Value) => order.lines.map(read);
  return {
    id: order.id,
    user_name: order.userName,
    email: order.email,
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    subtotal: toPounds(order.subtotalPence),
    discount: toPounds(order.discountPence),
    code: order.couponCode,
    shipping: toPounds(order.shippingPence),
    total: toPounds(order.totalPence),
    vat: toPounds(vatInside(order.totalPence)),
    ...numbered(
      (n) => `p${n}_id` as const,
      each((line) => line.productId),
      null,
    ),
    ...numbered(
      (n) => `p${n}_tittle` as const,
      each((line) => line.title),
      null,
    ),
    ...numbered(
      (n) => `p${n}_price` as const,
      each((line) => toPounds(line.unitPence)),
      null,
    ),
    ...numbered(
      (n) => `p${n}_quantity` as const,
      each((line) => line.quantity),
      null,
    ),
    ...numbered(
      (n) => `p${n}_percent` as const,
      each((line) => line.percent),
      null,
    ),
    ...numbered(
      (n) => `p${n}_total` as const,
      each((line) => toPounds(line.totalPence)),
      null,
    ),
    ...numbered(
      (n) => `p${n}_img` as const,
      each((line) => line.image),
      null,
    ),
    name: order.deliveryName,
    phone: order.deliveryPhone,
    address: order.deliveryAddress,
    city: order.deliveryCity,
    pinCode: order.deliveryPinCode,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    receiptNumber: order.receiptNumber,
    dispatchedAt: order.dispatchedAt?.toISOString() ?? null,
    soldUnits: order.soldUnits,
    ...wireUnfinished(order.payment, now),
    expected: wireExpected(expectedDelivery(order, now)),
    refund: order.refund
      ? {
          amount: toPounds(order.refund.amountPence),
          state: order.refund.state,
          reason: order.refund.reason,
          byOtherMeans: order.refund.byOtherMeans,
        }
      : null,
    withdrawal: order.withdrawal
      ? { at: order.withdrawal.requestedAt.toISOString(), reason: order.withdrawal.reason }
      : null,
    withdrawUntil: withdrawUntil(order, now)?.toISOString() ?? null,
    events: order.events.map(({ event, by, at }) => ({ event, by, at: at.toISOString() })),
  };
}

export function wireOrderRow(order: OrderWithLines): WireOrderRow {
  return {
    id: order.id,
    tittle: order.lines.map((line) => line.title).join(', '),
    paymentStatus: order.paymentStatus,
    orderStatus: order.orderStatus,
    total: toPounds(order.totalPence),
    user_name: order.userName,
    createdAt: order.createdAt.toISOString(),
    units: order.lines.reduce((units, line) => units + line.quantity, 0),
    receiptNumber: order.receiptNumber,
  };
}

export function wireMessage(inquiry: Inquiry): WireMessage {
  return {
    id: inquiry.id,
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    type: inquiry.type,
    message: inquiry.message,
    business_name: inquiry.businessName,
    business_inquiry: inquiry.businessInquiry,
    item_type: inquiry.itemType,
    quantity: inquiry.quantity,
    address: inquiry.address,
    delivery_date: inquiry.deliveryDate,
    delivery_time: inquiry.deliveryTime,
    instructions: inquiry.instructions,
    createdAt: inquiry.createdAt.toISOString(),
    read: inquiry.readAt !== null,
  };
}
