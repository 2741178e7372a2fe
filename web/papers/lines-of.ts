import type { Digit, WireOrder } from '#contract/orders.ts';

/** A line of an order as it was sold, in pounds. */
export interface OrderLine {
  id: string;
  title: string;
  image: string;
  quantity: number;
  price: number;
  /** The quantity discount that counted; 0 for none. */
  percent: number;
  total: number;
}

const digits: Digit[] = [1, 2, 3, 4, 5];

/** The numbered fields of the contract as a list. */
export const linesOf = (order: WireOrder): OrderLine[] =>
  digits.flatMap((n) => {
    const id = order[`p${n}_id`];
    if (id === null) return [];
    return {
      id,
      title: order[`p${n}_tittle`] ?? '',
      image: order[`p${n}_img`] ?? '',
      quantity: order[`p${n}_quantity`] ?? 1,
      price: order[`p${n}_price`] ?? 0,
      percent: order[`p${n}_percent`] ?? 0,
      total: order[`p${n}_total`] ?? 0,
    };
  });
