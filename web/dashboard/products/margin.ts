import { readPrice } from '#contract/price.ts';
import { vatInside } from '#shop/pricing/quote.ts';

/**
 * What is left of a price after its VAT and what the product cost, in pence, and in whole percent of the price without VAT;
 * undefined while either is missing or wrong.
 *
 * @param price pounds as typed, VAT included
 * @param cost pounds as typed, VAT left out
 */
export function marginOf(price: string, cost: string): { pence: number; percent: number } | undefined {
  const [sold, bought] = [readPrice(price), readPrice(cost)];
  if (!('pence' in sold && 'pence' in bought)) return undefined;
  const net = sold.pence - vatInside(sold.pence);
  const pence = net - bought.pence;
  return { pence, percent: Math.round((100 * pence) / net) };
}
