import { formatPence } from '#contract/money.ts';
import { cart as text } from '#wording/storefront/cart.ts';

/** What one unit of a line costs after its discount; rounded to the penny, 'about', where the line isn't a whole number of pence each. */
export function eachOf(totalPence: number, quantity: number): string {
  const pence = Math.round(totalPence / quantity);
  const price = formatPence(pence);
  return pence * quantity === totalPence ? text.each(price) : text.aboutEach(price);
}
