import { Minus, Plus, ShoppingCart } from 'lucide-react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { cartFull, viewCart } from '#wording/storefront/shop.ts';
import { shopCard as text } from '#wording/storefront/shop-card.ts';
import { lowerInCart, maxFromShopCard, raiseInCart, useCart } from '../../browser/cart.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { notify } from '../../ui/notify.tsx';

export interface AddButtonProps {
  product: Pick<ProductCard, 'id' | 'title' | 'image' | 'pricePence' | 'tiers' | 'available'>;
  /** The id of the element that names the product. */
  describedBy: string;
  className?: string;
}

/**
 * The shop card's button: puts one into the cart, then says so, and adds one more at each press, up to 10 (spec.md section 9). From
 * then on another one beside it takes one out.
 */
export function AddButton({ product, describedBy, className = '' }: AddButtonProps) {
  const quantity = useCart().find(({ id }) => id === product.id)?.quantity ?? 0;
  const id = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const [pressed, press] = useState(false);
  if (product.available <= 0) {
    return (
      <Button kind="quiet" disabled aria-describedby={describedBy} className={className}>
        {text.stock.none}
      </Button>
    );
  }
  const isIn = quantity > 0;
  const add = ({ currentTarget }: MouseEvent) => {
    const isAdded = addOne(product, quantity);
    // What was refused says so itself.
    if (isAdded || isIn) press(true);
    if (isAdded) import('./added-panel.tsx').then((panel) => panel.sayAdded(product, currentTarget), ignore);
  };
  const takeOut = () => {
    press(true);
    lowerInCart(product.id);
    // This button goes with the last one.
    if (quantity === 1) adding.current?.focus();
  };
  return (
    <>
      <div className={`${isIn ? 'stepper' : 'grid'} ${className}`}>
        {isIn && (
          <IconButton
            label={quantity === 1 ? text.takeOut : text.fewer}
            aria-describedby={describedBy}
            onClick={takeOut}
          >
            <Minus size={18} aria-hidden />
          </IconButton>
        )}
        <Button
          ref={adding}
          kind="quiet"
          icon={!isIn && <ShoppingCart size={18} aria-hidden />}
          aria-disabled={quantity >= mostOf(product) || undefined}
          aria-describedby={isIn ? `${describedBy} ${id}` : describedBy}
          title={isIn ? text.more : undefined}
          onClick={add}
        >
          {isIn ? (
            <>
              <span>
                <b id={id} aria-hidden className="figures text-base">
                  {quantity}
                </b>
                {text.added}
              </span>
              <Plus size={18} aria-hidden className="plus" />
            </>
          ) : (
            text.add
          )}
        </Button>
      </div>
      <NeedsScript className="-mb-1 pt-1" />
      <span role="status" className="sr-only">
        {pressed && text.inCart(quantity)}
      </span>
    </>
  );
}

const mostOf = ({ available }: AddButtonProps['product']) => Math.min(available, maxFromShopCard);

/** False where no more can be had, which is said. */
function addOne(product: AddButtonProps['product'], inCart: number): boolean {
  if (inCart >= mostOf(product)) {
    notify(inCart >= product.available ? text.stock.noMore(product.available) : text.mostReached);
    return false;
  }
  if (raiseInCart(product) !== 'full') return true;
  notify(cartFull, { tone: 'bad', action: { label: viewCart, run: () => location.assign('/cart') } });
  return false;
}

/** The button has said it too. */
const ignore = () => {};
