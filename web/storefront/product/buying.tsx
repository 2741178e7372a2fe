import { Check, ShoppingCart, Zap } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { maxUnits } from '#shop/pricing/limits.ts';
import { quoteLine } from '#shop/pricing/line.ts';
import { product as text } from '#wording/storefront/product.ts';
import { cartFull } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { noteBuyNow } from '../../browser/buy-now.ts';
import { addToCart, useCart } from '../../browser/cart.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { notify } from '../../ui/notify.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityPicker } from '../../ui/quantity-picker.tsx';
import { DeliveryLine } from '../parts/delivery-line.tsx';
import { FavouriteButton } from '../parts/favourite-button.tsx';
import { UnitPrice } from '../parts/unit-price.tsx';
import type { Choice } from './choice.ts';
import { DeliveryLimits } from './delivery-limits.tsx';
import { ReturnsAndCardNote, Shipping } from './shipping.tsx';
import { Tiers } from './tiers.tsx';

/** Of what is sold out, or to adults, alone: no other page fetches them. */
const LawNote = lazyPart(() => import('../parts/law-note.tsx').then((part) => part.LawNote));
const NotifyInStock = lazyPart(() => import('./notify-in-stock.tsx').then((part) => part.NotifyInStock));

/** Price, quantity, what buying more saves, delivery, and the buttons. */
export function Buying({
  product,
  quantity,
  notSent,
  onQuantity,
}: Choice & { notSent?: string; onQuantity: (quantity: number) => void }) {
  const { totalPence } = quoteLine({ product, quantity });
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Price pence={product.pricePence} className="font-head text-4xl leading-none font-extrabold" />
            <UnitPrice of={product.unitPrice} />
          </p>
          <DeliveryLine pence={product.pricePence} />
          <p className="text-xs text-muted">{text.vat}</p>
        </div>
        <FavouriteButton
          product={{
            id: product.id,
            title: product.title,
            category: product.category,
            pricePence: product.pricePence,
            image: product.images[0] ?? '',
          }}
          className="border border-edge bg-surface"
        />
      </div>
      {product.available <= 0 && (
        <Suspense>
          <NotifyInStock key={product.id} productId={product.id} />
        </Suspense>
      )}
      {product.available > 0 && (
        <div className="grid gap-1">
          <p aria-hidden className="font-semibold">
            {text.quantity}
          </p>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <QuantityPicker
              label={text.quantity}
              value={quantity}
              max={Math.min(maxUnits, product.available)}
              onChange={onQuantity}
            />
            <p aria-live="polite" className="figures flex min-h-11 items-center text-lg font-semibold">
              {quantity > 1 && text.tiers.total(quantity, formatPence(totalPence))}
            </p>
          </div>
        </div>
      )}
      <div className="hidden grid-cols-2 gap-3 desk:grid">
        <Buttons product={product} quantity={quantity} />
        <NeedsScript className="col-span-2" />
      </div>
      <Tiers product={product} quantity={quantity} />
      {product.available > 0 && <Shipping pence={totalPence} />}
      {product.adult && <LawNote of={product} />}
      <DeliveryLimits text={notSent} />
      <ReturnsAndCardNote />
    </>
  );
}

/** The same buttons where a thumb reaches them, below 850 px; they leave with the end of the page. */
export function BuyingBar({ product, quantity }: Choice) {
  const { totalPence } = quoteLine({ product, quantity });
  return (
    <div className="bottom-bar sticky above-tab-bar z-10 mt-6 border-t border-line bg-surface py-2 desk:hidden">
      <div className="page flex items-center gap-2">
        <p className="figures mr-auto flex-none text-lg leading-tight font-bold whitespace-nowrap">
          {formatPence(totalPence)}
        </p>
        <Buttons product={product} quantity={quantity} />
      </div>
      <NeedsScript className="pt-1" />
    </div>
  );
}

/** Beside the price there is no room for icons on the narrowest phones. */
const iconFits = 'max-[419px]:hidden';
const fits = 'min-w-0 max-[419px]:px-2.5!';

function Buttons({ product, quantity }: Choice) {
  const navigate = useNavigate();
  const inCart = useCart().some(({ id }) => id === product.id);
  if (product.available <= 0) {
    return (
      <Button disabled className="desk:col-span-2">
        {shopCard.stock.none}
      </Button>
    );
  }
  const view = { label: text.viewCart, run: () => void navigate('/cart') };
  const add = () => {
    const { id, pricePence } = product;
    const added = addToCart({ id, quantity, pricePence });
    if (added === 'full') return notify(cartFull, { tone: 'bad' });
    notify(added === 'present' ? text.present : text.addedNote, { tone: 'good', action: view });
  };
  const buyNow = () => {
    noteBuyNow({ id: product.id, quantity });
    navigate('/checkout/buy');
  };
  const AddIcon = inCart ? Check : ShoppingCart;
  return (
    <>
      <Button
        kind={inCart ? 'quiet' : 'primary'}
        icon={<AddIcon size={18} aria-hidden className={iconFits} />}
        className={fits}
        onClick={add}
      >
        {inCart ? text.added : text.add}
      </Button>
      <Button icon={<Zap size={18} aria-hidden className={iconFits} />} className={fits} onClick={buyNow}>
        {text.buyNow}
      </Button>
    </>
  );
}
