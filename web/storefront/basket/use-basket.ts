import { useBuyNow } from '../../browser/buy-now.ts';
import { useCart } from '../../browser/cart.ts';
import { type CheckoutSource, heldUnits } from './attempt.ts';
import { basketLines, type Line } from './basket.ts';
import { useKeptProducts } from './kept-products.ts';
import { askForBuyNow, askForCart, useOnceTrue, useProducts } from './products.ts';

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
  const isUnknown = ({ state }: Line) => state === 'unknown';
  const asked = basketLines(items, known, heldUnits);
  // A checkout that is open stays so: of what another tab has put in since, that tab has kept what is known.
  const wasWhole = useOnceTrue(!asked.some(isUnknown));
  const kept = useKeptProducts().map((product) => [product.id, product] as const);
  const lines = failure && wasWhole ? basketLines(items, new Map([...kept, ...known]), heldUnits) : asked;
  const unknown = lines.some(isUnknown);
  return {
    lines,
    refresh,
    /** Why the products could not be fetched, where nothing is known of some. */
    failure: unknown ? failure : null,
    waiting: unknown && !failure,
  };
}
