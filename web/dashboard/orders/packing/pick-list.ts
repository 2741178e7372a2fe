import type { OrderToPack } from '#contract/order-to-pack.ts';

/** What is fetched of one product for all orders together. */
export interface Pick {
  productId: string;
  title: string;
  sku: string;
  /** '' where nobody has said. */
  shelf: string;
  units: number;
  /** Which orders, by what staff call them, and how many each. */
  orders: { name: string; quantity: number }[];
}

const inWords = new Intl.Collator('en-GB', { numeric: true });

/**
 * The products of many orders in the order of a walk along the shelves: A2 before A10, and what has no shelf at the end. What was
 * recalled is not fetched.
 *
 * @param nameOf what staff call an order
 */
export function pickListOf(orders: readonly OrderToPack[], nameOf: (order: OrderToPack) => string): Pick[] {
  const lines = orders.flatMap((order) =>
    order.lines
      .filter(({ quantity, recalled }) => quantity > 0 && !recalled)
      .map((line) => ({ ...line, order: { name: nameOf(order), quantity: line.quantity } })),
  );
  const picks = [...Map.groupBy(lines, ({ productId }) => productId).values()].map((own): Pick => {
    const { productId, title, sku, shelf } = own[0] as (typeof own)[number];
    const units = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return { productId, title, sku, shelf, units, orders: own.map(({ order }) => order) };
  });
  return picks.toSorted(
    (one, other) =>
      Number(one.shelf === '') - Number(other.shelf === '') ||
      inWords.compare(one.shelf, other.shelf) ||
      inWords.compare(one.title, other.title),
  );
}
