import { type ReactNode, useRef } from 'react';
import type { ProductCard } from '#contract/product-card.ts';
import { kit } from '#wording/kit.ts';
import { listing } from '#wording/storefront/listing.ts';
import { Button } from '../../ui/button.tsx';
import { addressOf, type ListingQuery, pageSize } from '../parts/listing-query.ts';
import { ShopCard } from '../parts/shop-card.tsx';
import { useFocusPastLast } from '../parts/use-focus-past-last.ts';
import { useLoadMore } from './load-more.ts';

/** The first row on a phone; elsewhere the rest of it comes near at once. */
const atOnce = 2;

/** Cards that a window shows at first; what comes after them is `later` (web/entry.server.tsx). */
const firstScreen = 6;
const later = 'later';

/** The shelf, and the button that makes it longer. */
export function Results({
  query,
  products: first,
  total: counted,
}: {
  query: ListingQuery;
  products: ProductCard[];
  total: number;
}) {
  const { products, total, state, load } = useLoadMore(query, { products: first, total: counted });
  const failed = state && state !== 'busy' && kit.unanswered[state];
  const list = useRef<HTMLUListElement>(null);
  const allShown = query.page * pageSize >= total || products.length >= total;
  useFocusPastLast(list, products.length, { allShown, within: 'a' });

  return (
    <div id="products" className="shelf">
      <ul ref={list} className="contents">
        {products.map((product, place) => (
          <li key={product.id} id={place === firstScreen ? later : undefined}>
            <ShopCard product={product} heading="h2" priority={place < atOnce} comparable />
          </li>
        ))}
      </ul>
      <div
        id={products.length > firstScreen ? undefined : later}
        className={allShown ? 'sr-only' : 'shelf-end grid justify-items-center gap-3'}
      >
        {/* In one place, so that the button stays where it was pressed. */}
        <p role="status" className={failed ? 'text-sm font-semibold text-red' : 'figures text-muted'}>
          {failed || listing.shown(products.length, total)}
        </p>
        {!allShown && (
          <MoreForm query={query} onMore={load}>
            <Button type="submit" busy={state === 'busy' && kit.loading}>
              {failed ? kit.error.again : listing.more}
            </Button>
          </MoreForm>
        )}
      </div>
    </div>
  );
}

/** Without any script it asks for the same page with more on it. */
function MoreForm({
  query,
  onMore,
  children,
}: {
  query: ListingQuery;
  onMore: () => void;
  children: ReactNode;
}) {
  const [path, search] = addressOf({ ...query, page: query.page + 1 }).split('?');
  return (
    <form
      aria-label={listing.more}
      action={path}
      data-scripted
      onSubmit={(event) => {
        event.preventDefault();
        onMore();
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
