import { formatPence } from '#contract/money.ts';
import { cart as text } from '#wording/storefront/cart.ts';

/** What one unit of a line costs after its discount, where that is to the penny: rounded, it wouldn't add up to the line. */
export const eachOf = (totalPence: number, quantity: number): string | false =>
  quantity > 1 && totalPence % quantity === 0 && text.each(formatPence(totalPence / quantity));
