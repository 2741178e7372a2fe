import { sql } from 'drizzle-orm';

/** Products on sale of which unpaid checkouts hold every unit: nobody can buy them, though none is sold. */
export const soldOutByHolds = sql`(select count(*) from products where runs_low and on_hand > 0 and reserved = on_hand)`;

/**
 * Whether so many are more than shoppers' last units: ten, or a fifth of all that is on sale, from three on. By products and not by
 * units: thirty products of a unit each are gone with a hundredth of the stock.
 */
export const isHeldFromEverybody = (soldOut: number, onSale: number): boolean =>
  soldOut >= 10 || (soldOut >= 3 && soldOut * 5 >= onSale);
