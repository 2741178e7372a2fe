import { useEffect } from 'react';
import { freeShippingFromPence } from '#shop/pricing/line.ts';
import { useCart } from '../../browser/cart.ts';
import { plainQuote } from '../basket/basket.ts';
import { useKeptProducts } from '../basket/kept-products.ts';
import { lastSeenLines } from '../basket/last-seen-lines.ts';

/**
 * `data-free-delivery` stands on the document where whatever else is put into the cart is delivered free: what stands beside prices
 * says so then, in its place (app.css). What is not known of the cart promises nothing.
 */
export function useFreeDeliveryMark(): void {
  const items = useCart();
  const kept = useKeptProducts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read by id
  useEffect(() => {
    const lines = lastSeenLines(items);
    const isKnown = lines.every(({ state }) => state !== 'unknown');
    const isFree = isKnown && plainQuote(lines).subtotalPence >= freeShippingFromPence;
    document.documentElement.toggleAttribute('data-free-delivery', isFree);
  }, [items, kept]);
}
