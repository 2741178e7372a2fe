import { Check, ShoppingCart } from 'lucide-react';
import { cart as cartWords, listing } from '#wording/storefront.ts';
import { raiseInCart, readCart, useCart } from '../../browser/cart.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';

export interface AddButtonProps {
  /** `price` in pounds; `quantity` is the units that can be had. */
  product: { id: string; price: number; quantity: number };
  /** The id of the element that names the product. */
  describedBy: string;
  className?: string;
}

/** The shop card's button: puts one into the cart, and then one more at each press, up to 10 (spec.md section 9). */
export function AddButton({ product, describedBy, className = '' }: AddButtonProps) {
  const inCart = useCart().some(({ id }) => id === product.id);
  if (product.quantity <= 0) {
    return (
      <Button kind="quiet" disabled aria-describedby={describedBy} className={className}>
        {listing.stock.none}
      </Button>
    );
  }
  return (
    <Button
      kind={inCart ? 'quiet' : 'secondary'}
      icon={inCart ? <Check size={18} aria-hidden /> : <ShoppingCart size={18} aria-hidden />}
      aria-describedby={describedBy}
      className={className}
      onClick={() => addOne(product)}
    >
      {inCart ? listing.added : listing.add}
    </Button>
  );
}

function addOne(product: AddButtonProps['product']) {
  const quantity = () => readCart().find(({ id }) => id === product.id)?.quantity ?? 0;
  if (quantity() >= product.quantity) return notify(listing.stock.noMore(product.quantity));
  const added = raiseInCart(product);
  if (added === 'full') notify(cartWords.full, { tone: 'bad' });
  if (added === 'most reached') notify(listing.mostReached);
  if (added === 'raised') notify(listing.raised(quantity()), { tone: 'good' });
}
