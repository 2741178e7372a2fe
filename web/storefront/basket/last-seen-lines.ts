import { heldUnits } from './attempt.ts';
import { type BasketItem, basketLines, type Line } from './basket.ts';
import { readKeptProducts } from './kept-products.ts';

/** The lines of the cart by what the server last said of its products in this browser: prices and stock may be others by now. */
export const lastSeenLines = (items: readonly BasketItem[]): Line[] =>
  basketLines(items, readKeptProducts(), heldUnits);
