import { formatPence } from '#contract/money.ts';
import { type QuotedLine, unitPenceFrom } from '#shop/pricing/line.ts';
import { cart as text } from '#wording/storefront/cart.ts';

/** What one unit of a line costs after its discount, where that is what its card says and adds up to the line. */
export function eachOf({ quantity, totalPence, ...quoted }: QuotedLine): string | false {
  const each = unitPenceFrom(quoted.unitPence, quoted);
  return quantity > 1 && each * quantity === totalPence && text.each(formatPence(each));
}
