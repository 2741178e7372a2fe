import { and, eq, notExists } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { orderLines, orders, products, reviews, users } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import type { WholeOrder } from '../read.ts';

const onSale = and(eq(products.id, orderLines.productId), eq(products.active, true));

/** Of a line and its order in a query: its account has not reviewed the product. */
const notReviewed = (db: Database) =>
  notExists(
    db
      .select()
      .from(reviews)
      .where(and(eq(reviews.productId, orderLines.productId), eq(reviews.userId, orders.userId))),
  );

/** Lines of the order of the query around it whose product is on sale and not reviewed by its account. */
export const linesLeft = (db: Database) =>
  db
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .innerJoin(products, onSale)
    .where(and(eq(orderLines.orderId, orders.id), notReviewed(db)));

/**
 * What the letter about an order asks for, as it is now: lines of a delivered order whose buyer has them, that are on sale and
 * not reviewed. None once the order is no longer Delivered, or its account wants no such letter.
 */
export async function linesToReview({ db }: Shop, order: WholeOrder): Promise<WholeOrder['lines']> {
  if (order.orderStatus !== 'Delivered') return [];
  const left = await db
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(users, and(eq(users.id, orders.userId), eq(users.reviewLetters, true)))
    .innerJoin(products, onSale)
    .where(and(eq(orderLines.orderId, order.id), notReviewed(db)));
  return order.lines.filter(
    (line) => left.some(({ productId }) => productId === line.productId) && unitsKept(order, line) > 0,
  );
}

/** Units of a line that its buyer has: not refunded, and nothing else came in their place. */
function unitsKept(
  { refunds, shortages }: WholeOrder,
  { position, quantity }: WholeOrder['lines'][number],
): number {
  const refunded = refunds
    .filter(({ state }) => state !== 'refused')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.position === position)
    .reduce((units, line) => units + line.quantity, 0);
  const swapped = shortages
    .filter((shortage) => shortage.position === position && shortage.state === 'swapped')
    .reduce((units, { missing }) => units + missing, 0);
  return quantity - refunded - swapped;
}
