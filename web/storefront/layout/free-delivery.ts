import { useEffect } from 'react';
import { freeShippingFromPence } from '#shop/pricing/line.ts';
import { useCart } from '../../browser/cart.ts';
import { heldUnits } from '../basket/attempt.ts';
import { basketLines, plainQuote } from '../basket/basket.ts';
import { readKeptProducts, useKeptProducts } from '../basket/kept-products.ts';

/**
 * `data-free-delivery` stands on the document where whatever else is put into the cart is delivered free: what stands beside prices
 * says so then, in its place (app.css). What is not known of the cart promises nothing.
 */
export function useFreeDeliveryMark(): void {
  const items = useCart();
  const kept = useKeptProducts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read by id
  useEffect(() => {
    const lines = basketLines(items, readKeptProducts(), heldUnits);
    const isKnown = lines.every(({ state }) => state !== 'unknown');
    const isFree = isKnown && plainQuote(lines).subtotalPence >= freeShippingFromPence;
    document.documentElement.toggleAttribute('data-free-delivery', isFree);
  }, [items, kept]);
}
