import { Check, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { cartFull } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { type Added, raiseInCart, useCart } from '../../browser/cart.ts';
import { Button } from '../../ui/button.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { notify } from '../../ui/notify.tsx';

export interface AddButtonProps {
  product: Pick<ProductCard, 'id' | 'pricePence' | 'available'>;
  /** The id of the element that names the product. */
  describedBy: string;
  className?: string;
}

/** The shop card's button: puts one into the cart, and then one more at each press, up to 10 (spec.md section 9). */
export function AddButton({ product, describedBy, className = '' }: AddButtonProps) {
  const quantity = useCart().find(({ id }) => id === product.id)?.quantity ?? 0;
  const [raised, setRaised] = useState(false);
  if (product.available <= 0) {
    return (
      <Button kind="quiet" disabled aria-describedby={describedBy} className={className}>
        {shopCard.stock.none}
      </Button>
    );
  }
  return (
    <>
      <Button
        kind={quantity > 0 ? 'quiet' : 'secondary'}
        icon={<Icon quantity={quantity} />}
        aria-describedby={describedBy}
        className={className}
        onClick={() => setRaised(addOne(product, quantity) === 'raised')}
      >
        {quantity > 0 ? shopCard.added : shopCard.add}
      </Button>
      <NeedsScript className="-mb-1 pt-1" />
      <span role="status" className="sr-only">
        {raised && shopCard.raised(quantity)}
      </span>
    </>
  );
}

function Icon({ quantity }: { quantity: number }) {
  if (quantity === 0) return <ShoppingCart size={18} aria-hidden />;
  if (quantity === 1) return <Check size={18} aria-hidden />;
  return (
    <span aria-hidden className="figures">
      {quantity} ×
    </span>
  );
}

function addOne(product: AddButtonProps['product'], inCart: number): Added | undefined {
  if (inCart >= product.available) {
    notify(shopCard.stock.noMore(product.available));
    return undefined;
  }
  const added = raiseInCart(product);
  if (added === 'full') notify(cartFull, { tone: 'bad' });
  if (added === 'most reached') notify(shopCard.mostReached);
  return added;
}
