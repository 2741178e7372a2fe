import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { delivery } from '#wording/storefront/shop.ts';
import { shopCard as text } from '#wording/storefront/shop-card.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { AddButton } from './add-button.tsx';
import { bringsFree } from './brings-free.ts';
import { DeliveryTerms } from './short-delivery.tsx';
import { cardLink } from './unchosen-size.ts';
import { UnitPrice } from './unit-price.tsx';

export interface CompanionListProps {
  title: string;
  products: ProductCard[];
  /** In a column beside something else: two in a row at most. */
  narrow?: boolean;
  /** On a phone, where they stand one below the other, the first two. */
  twoOnPhone?: boolean;
  /** What delivery adds, where that is not what it adds to any other cart. */
  terms?: ReactNode;
  /** Pence that a cart lacks for free delivery: what costs as much, and not far more, says that it brings it. */
  lackingPence?: number | undefined;
}

const inColumn = 'sm:below:grid-cols-2 desk:grid-cols-2';

/** Three in one row as soon as there is room, four in one or in two of a pair. */
const inRows = (count: number) => `sm:grid-cols-2 ${count === 3 ? 'desk:grid-cols-3' : 'wide:grid-cols-4'}`;

/**
 * A few products in short, each with its button: what is used with a product or a cart, or stands in for one. One alone is a row
 * beside the title, as wide as the other parts of the page.
 */
export function CompanionList(props: CompanionListProps) {
  const { title, products, narrow, twoOnPhone, terms, lackingPence } = props;
  const id = useId();
  const alone = !narrow && products.length === 1;
  return (
    <section aria-labelledby={id} className={alone ? 'product-part mt-0 gap-y-3' : 'grid gap-3'}>
      <div className="grid content-start gap-1">
        <h2 id={id}>{title}</h2>
        {terms ?? <DeliveryTerms />}
      </div>
      <ul
        className={`companions grid gap-3 ${twoOnPhone ? 'max-sm:*:nth-[n+3]:hidden' : ''} ${narrow ? inColumn : alone ? '' : inRows(products.length)}`}
      >
        {products.map((product) => (
          <Companion
            key={product.id}
            product={product}
            alone={alone}
            bringsFree={bringsFree(product.pricePence, lackingPence)}
          />
        ))}
      </ul>
    </section>
  );
}

interface CompanionProps {
  product: ProductCard;
  alone: boolean;
  /** With it, the cart is delivered free. */
  bringsFree: boolean;
}

function Companion({ product, alone, bringsFree }: CompanionProps) {
  const id = useId();
  const { choose, to, title } = cardLink({ ...product, family: undefined });
  const wide = alone
    ? 'sm:grid-cols-[72px_minmax(0,1fr)_minmax(10rem,auto)] sm:grid-rows-1 sm:items-center'
    : '';
  const button = alone ? 'col-span-2 sm:col-span-1' : 'col-span-2';
  return (
    <li
      className={`panel grid grid-cols-[72px_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-3 gap-y-2 p-3 ${wide}`}
    >
      <Link to={to} tabIndex={-1} aria-hidden>
        <Picture name={product.image} alt="" sizes="72px" />
      </Link>
      <div className={`relative of-${product.category}`}>
        <div className="grid content-start gap-1">
          <Link id={id} to={to} prefetch="intent" className="hit font-semibold leading-snug hover:underline">
            {noBreak(title)}
          </Link>
          <p className="flex flex-wrap items-baseline gap-x-2 text-xs">
            <Price
              pence={product.pricePence}
              className="max-w-full text-[min(1.125rem,max(36px,14vw))] leading-tight font-bold"
            />
            <UnitPrice of={product.unitPrice} />
          </p>
          {bringsFree && <p className="text-sm font-semibold text-green">{delivery.brings}</p>}
        </div>
        {/* What this browser's guns make of it; filled in from outside, so not before this part is alive. */}
        {useHydrated() && <div data-fit={product.id} data-fit-as="card" />}
      </div>
      {choose ? (
        <ButtonLink kind="quiet" to={to} aria-describedby={id} className={button}>
          {text.choose}
        </ButtonLink>
      ) : (
        <AddButton product={product} describedBy={id} className={`${button} w-full [&.grid>.btn]:px-2!`} />
      )}
    </li>
  );
}
