import { Check, ShoppingCart } from 'lucide-react';
import { type MouseEvent, memo, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { maxUnits } from '#shop/pricing/limits.ts';
import { quoteLine } from '#shop/pricing/line.ts';
import { kit } from '#wording/kit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { product as text } from '#wording/storefront/product.ts';
import { cartFull, viewCart } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { noteBuyNow } from '../../browser/buy-now.ts';
import { addToCart, useCartCount } from '../../browser/cart.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { notify } from '../../ui/notify.tsx';
import { QuantityPicker } from '../../ui/quantity-picker.tsx';
import { CountedLink } from '../layout/top-bar.tsx';
import type { Choice } from './choice.ts';
import type { EarlySubmit } from './notify-in-stock.tsx';
import { Tiers } from './tiers.tsx';

/** Of what is sold out alone: no other page fetches it. */
const NotifyInStock = lazyPart(() => import('./notify-in-stock.tsx').then((part) => part.NotifyInStock));

interface ButtonsProps extends Choice {
  /** The quantity is the cart's then. */
  inCart: boolean;
  /** False where something is to be chosen first, which is then asked for. */
  mayBuy: () => boolean;
}

/** How many, the buttons, and what buying more saves. */
export function Buying({ onQuantity, ...choice }: ButtonsProps & { onQuantity: (quantity: number) => void }) {
  const { product, quantity, inCart } = choice;
  const { totalPence } = quoteLine({ product, quantity });
  if (product.available <= 0)
    return (
      <>
        <NotifyLater key={product.id} productId={product.id} />
        <Tiers product={product} quantity={0} />
      </>
    );
  return (
    <>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <QuantityPicker
            label={text.quantity}
            value={quantity}
            max={Math.min(maxUnits, product.available)}
            onChange={onQuantity}
          />
          <p
            aria-live="polite"
            className="figures flex min-h-11 flex-1 items-center text-lg leading-tight font-semibold text-balance"
          >
            {(inCart || quantity > 1) && text.tiers.total(quantity, formatPence(totalPence), inCart)}
          </p>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sticky-original own-buttons">
          <Buttons {...choice} />
          <NeedsScript className="col-span-full" />
        </div>
      </div>
      <Tiers product={product} quantity={quantity} />
    </>
  );
}

/**
 * The form may be sent before its code is here: that is kept for it. (What was typed stands in its field.) It stands there meanwhile as
 * the server made it, whatever else changes on the page (browser/lazy-part.ts).
 */
const NotifyLater = memo(function NotifyLater({ productId }: { productId: string }) {
  const box = useRef<HTMLDivElement>(null);
  const early = useRef<EarlySubmit>('');
  useEffect(() => {
    // React hears nothing of what has no code yet.
    box.current?.addEventListener('submit', () => {
      early.current ||= 'sent';
    });
  }, []);
  return (
    <div ref={box} id="tell-me">
      <Suspense>
        <NotifyInStock productId={productId} early={early} />
      </Suspense>
    </div>
  );
});

interface BuyingBarProps extends ButtonsProps {
  title: string;
  choice?: string;
}

/**
 * The same buttons where a thumb reaches them, or while the column's are out of sight; they leave with the end of the page. Of what is
 * sold out, the way to the form that tells when it is back.
 */
export function BuyingBar({ title, choice, ...shown }: BuyingBarProps) {
  const { product, quantity, inCart } = shown;
  const { totalPence } = quoteLine({ product, quantity });
  const units = useCartCount();
  const soldOut = product.available <= 0;
  return (
    <div className="bottom-bar buy-bar">
      {/* Nothing moves in it where the page comes in pieces: it is seen once all of it is there. */}
      <div className="border-t border-line bg-surface not-[:has(+*)]:invisible">
        <div className="page flex items-center gap-1.5 py-2 low:py-1">
          <p className="mr-auto hidden min-w-0 truncate font-semibold pair:block">{title}</p>
          <p className="buy-bar-sum figures">
            <span>{formatPence(totalPence)}</span>
            <span>
              <span>
                {soldOut
                  ? shopCard.stock.none
                  : inCart
                    ? text.inCart
                    : choice || `${text.quantity} ${quantity}`}
              </span>
              <span key={product.id} data-fit={product.id} data-fit-as="bar" className="text-amber" />
            </span>
          </p>
          {soldOut ? (
            <a href="#tell-me" className="btn btn-primary buy-button">
              {shopCard.notify}
            </a>
          ) : (
            <Buttons {...shown} />
          )}
          <CountedLink className="buy-bar-cart" to="/cart" label={layout.cart} count={units}>
            <ShoppingCart size={22} aria-hidden />
          </CountedLink>
        </div>
      </div>
      <NeedsScript className="bg-surface" />
    </div>
  );
}

function Buttons({ product, quantity, inCart, mayBuy }: ButtonsProps) {
  const navigate = useNavigate();
  const add = ({ currentTarget }: MouseEvent) => {
    if (!mayBuy()) return;
    const { id, pricePence, images } = product;
    if (addToCart({ id, quantity, pricePence }) === 'full') {
      const view = { label: viewCart, run: () => void navigate('/cart') };
      return notify(cartFull, { tone: 'bad', action: view });
    }
    import('../parts/added-panel.tsx').then(
      (panel) => panel.sayAdded({ ...product, image: images[0] ?? '' }, inCart ? null : currentTarget),
      ignore,
    );
  };
  const buyNow = () => {
    if (!mayBuy()) return;
    if (!navigator.onLine) return notify(kit.unanswered.line, { tone: 'bad' });
    noteBuyNow({ id: product.id, quantity });
    navigate('/checkout/buy');
  };
  const AddIcon = inCart ? Check : ShoppingCart;
  return (
    <>
      <Button
        kind={inCart ? 'quiet' : 'primary'}
        icon={<AddIcon size={18} aria-hidden />}
        className="buy-button"
        onClick={add}
      >
        {inCart ? text.added : text.add}
      </Button>
      <Button kind="quiet" className="buy-button" onClick={buyNow}>
        {text.buyNow}
      </Button>
    </>
  );
}

/** The button has said it too, and what stands beside the quantity. */
const ignore = () => {};
