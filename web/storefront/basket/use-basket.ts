import { useBuyNow } from '../../browser/buy-now.ts';
import { useCart } from '../../browser/cart.ts';
import { type CheckoutSource, heldUnits } from './attempt.ts';
import { basketLines, type Line } from './basket.ts';
import { askForBuyNow, askForCart, useProducts } from './products.ts';

/** What is bought: the cart, or the one product of Buy Now. */
export function useBasket(from: CheckoutSource) {
  const cart = useCart();
  const buyNow = useBuyNow();
  const items = from === 'cart' ? cart : buyNow ? [buyNow] : [];
  const { known, failure, refresh } = useProducts(
    items.map(({ id }) => id),
    from === 'cart' ? askForCart : askForBuyNow,
    'once',
  );
  const lines: Line[] = basketLines(items, known, heldUnits);
  const unknown = lines.some(({ state }) => state === 'unknown');
  return {
    lines,
    refresh,
    /** Why the products could not be fetched, where nothing is known of some. */
    failure: unknown ? failure : null,
    waiting: unknown && !failure,
  };
}
