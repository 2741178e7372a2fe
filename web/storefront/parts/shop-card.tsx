import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { ProductCard, ShownFamily } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { unitPenceFrom } from '#shop/pricing/line.ts';
import { shopCard as text } from '#wording/storefront/shop-card.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AddButton } from './add-button.tsx';
import { CompareBox } from './compare-box.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { fewUnits } from './few-units.ts';
import { ShortDelivery } from './short-delivery.tsx';
import { cardLink } from './unchosen-size.ts';
import { UnitPrice } from './unit-price.tsx';

export interface ShopCardProps {
  product: ProductCard;
  /** The heading that fits where the card stands. */
  heading: 'h2' | 'h3';
  /** On the first screen: its picture is fetched at once. */
  priority?: boolean;
  /** With the box that compares: in a list, whose cards have room for it. */
  comparable?: boolean;
}

const sizes = '(min-width: 1440px) 428px, (min-width: 850px) 316px, (min-width: 600px) 31vw, 46vw';

/**
 * One product on a shelf, and nothing of its siblings but a line that says what else there is. All of it leads to the
 * product's page but for the heart, the box and the button. The class `shelf` of its list lines its rows up with its
 * neighbours'.
 */
export function ShopCard({ product, heading: Heading, priority, comparable }: ShopCardProps) {
  const id = useId();
  const { category, pricePence, image, secondImage, rating, reviewCount, family } = product;
  const { choose, to, title } = cardLink(product);
  return (
    <article aria-labelledby={id} className="card">
      <div className={`card-picture of-${category}`}>
        <Picture name={image} alt="" sizes={sizes} priority={priority} />
        {secondImage && <Picture name={secondImage} alt="" sizes={sizes} className="second" />}
        <FavouriteButton
          product={{ ...product, choose }}
          describedBy={id}
          className="on-picture absolute! top-1 right-1 z-1"
        />
        {/* What this browser's guns make of it, in the room that is kept below the picture (layout/show-fit.tsx). */}
        <div data-fit={product.id} data-fit-as="card" />
      </div>
      <Heading id={id} className="mt-3 text-lg leading-tight font-semibold">
        <Link to={to} prefetch="intent" viewTransition className="row-link hover:underline">
          {noBreak(title)}
        </Link>
      </Heading>
      <div className="mt-1 grid content-start gap-1">
        {reviewCount > 0 && <Stars value={rating} count={reviewCount} />}
        <div className="flex flex-wrap items-baseline gap-x-1.5 text-xs desk:gap-x-3">
          <Price pence={pricePence} className="text-xl leading-tight font-bold" />
          <span className="card-delivery">
            <ShortDelivery pence={pricePence} />
          </span>
          <div className="basis-full empty:hidden">
            <UnitPrice of={product.unitPrice} />
          </div>
          <div className="figures flex basis-full flex-wrap gap-x-3 text-sm">
            <p className="font-semibold empty:hidden">{unusual(product)}</p>
            {family && <Range of={family} pence={pricePence} />}
          </div>
        </div>
      </div>
      {choose || product.available <= 0 ? (
        <WayToPage>{product.available > 0 ? text.choose : text.notify}</WayToPage>
      ) : (
        <div className="z-1 mt-2.5">
          <AddButton product={product} describedBy={id} className="w-full" />
        </div>
      )}
      {comparable && <CompareBox product={product} describedBy={id} className="compare-box" />}
    </article>
  );
}

/** The way to the product's page, as all of the card is: what is pressed is the title's link, which lies over the card. */
export const WayToPage = ({ children }: { children: ReactNode }) => (
  <span aria-hidden className="btn btn-quiet pointer-events-none mt-2.5 w-full px-2!">
    {children}
  </span>
);

/**
 * What else there is of its family; where another is cheaper, the way to that one. The way to any other is the product's own page,
 * where the title's link leads whoever presses it, as all over the card.
 */
const Range = ({ of: { choices, pricePence, cheapest }, pence }: { of: ShownFamily; pence: number }) => (
  <p className="link">
    {pricePence < pence ? (
      <Link to={productPath(cheapest)} prefetch="intent" className="hit z-1">
        {text.choicesFrom(choices, formatPence(pricePence))}
      </Link>
    ) : (
      choices
    )}
  </p>
);

/** The one thing that tells the product from others: it is sold out or nearly, or is cheaper from two or three on. */
export function unusual({ pricePence, available, tiers: [tier] }: ProductCard): ReactNode {
  if (available <= 0) return <span className="text-muted">{text.stock.none}</span>;
  if (available <= fewUnits) return <span className="text-signal-text">{text.stock.few(available)}</span>;
  return tier && text.eachFrom(tier.quantity, formatPence(unitPenceFrom(pricePence, tier)));
}
