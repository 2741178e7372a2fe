import { useId } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { percentOf } from '#shop/pricing/line.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { Badge } from '../../ui/badge.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AddButton } from './add-button.tsx';
import { CompareBox } from './compare-box.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { Stock } from './stock.tsx';
import { UnitPrice } from './unit-price.tsx';

export interface ShopCardProps {
  product: ProductCard;
  /** The heading that fits where the card stands. */
  heading: 'h2' | 'h3';
  /** On the first screen: its picture is fetched at once. */
  priority?: boolean;
}

/** A product on a shelf; all of it leads to the product's page but for the heart and the button. */
export function ShopCard({ product, heading: Heading, priority }: ShopCardProps) {
  const id = useId();
  const { title, category, pricePence, image, family } = product;
  const shown = family ?? product;
  return (
    <article
      aria-labelledby={id}
      className="panel relative flex h-full flex-col overflow-hidden transition-colors hover:border-edge"
    >
      <div className="relative">
        <Picture name={image} alt="" sizes="(min-width: 850px) 300px, 46vw" priority={priority} />
        <Saving product={product} />
        <FavouriteButton
          product={{ id: product.id, title, category, pricePence, image }}
          describedBy={id}
          className="on-picture absolute! top-1 right-1 z-1"
        />
        {/* What this browser's guns make of it comes over the picture, where nothing moves (layout/show-fit.tsx). */}
        <div data-fit={product.id} data-fit-as={family ? 'family' : 'card'} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3">
        <Heading id={id} className="text-lg leading-snug font-semibold">
          <Link
            to={productPath(product)}
            prefetch="intent"
            className="after:absolute after:inset-0 hover:underline"
          >
            {noBreak(shown.title)}
          </Link>
        </Heading>
        {shown.reviewCount > 0 && <Stars value={shown.rating} count={shown.reviewCount} />}
        <div className="mt-auto grid gap-0.5 pt-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            {family?.from && shopCard.from}
            <Price pence={shown.pricePence} className="text-xl leading-tight font-bold" />
            <UnitPrice of={shown.unitPrice} />
          </p>
          <DeliveryLine pence={shown.pricePence} />
          {family ? <p className="font-semibold">{family.choices}</p> : <BestPrice product={product} />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <Stock units={shown.available} />
          <CompareBox product={product} describedBy={id} className="relative z-1 -my-2" />
        </div>
        {family ? (
          <span aria-hidden className="btn btn-quiet w-full">
            {shopCard.choose}
          </span>
        ) : (
          <AddButton product={product} describedBy={id} className="relative z-1 w-full px-2!" />
        )}
      </div>
    </article>
  );
}

function Saving({ product }: { product: ProductCard }) {
  const best = product.tiers.at(-1);
  if (!best) return null;
  return (
    <Badge tone="signal" className="absolute top-2 left-2">
      {shopCard.saveUpTo(best.percent)}
    </Badge>
  );
}

function BestPrice({ product }: { product: ProductCard }) {
  const { pricePence, tiers } = product;
  const best = tiers.at(-1);
  // Room for the line in any case: the prices of a row then stand at one height.
  if (!best) return <div className="h-5" />;
  const each = formatPence(percentOf(pricePence, 100 - best.percent));
  return (
    <p className="figures font-head leading-tight font-bold text-signal-text">
      {shopCard.fromEach(each, best.quantity)}
    </p>
  );
}
