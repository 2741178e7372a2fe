import { PackageSearch, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { productOf } from '#contract/from-shop.ts';
import { cardOf, type ProductCard } from '#contract/product-card.ts';
import { hotDeals } from '#shop/catalogue/hot-deals.ts';
import { listProducts } from '#shop/catalogue/list.ts';
import { kit } from '#wording/kit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { domainContext } from '../../server-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { listingMeta } from '../parts/listing-meta.ts';
import {
  activeFilters,
  addressOf,
  type ListingQuery,
  pageSize,
  pricesCross,
  readQuery,
  titleOf,
  withoutFilters,
} from '../parts/listing-query.ts';
import { ShopCard } from '../parts/shop-card.tsx';
import type { Route } from './+types/listing';
import { needsRedirect } from './canonical.ts';
import { CategoryNav } from './category-nav.tsx';
import { Filters, Sort } from './filters.tsx';
import { Results } from './results.tsx';

/** A row of the shelf. */
const insteadShown = 3;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  const { searchParams } = new URL(request.url);
  const query = readQuery(params.for, searchParams);
  if (needsRedirect(params.for, query, searchParams)) throw redirect(addressOf(query));
  const { products, total, help, showing } = await listProducts(shop, {
    ...query,
    limit: query.page * pageSize,
    offset: 0,
  });
  const cards = products.map(productOf).map(cardOf);
  const nothing = query.keywords !== '' && total === 0;
  const instead = nothing ? (await hotDeals(shop, insteadShown)).map(productOf).map(cardOf) : [];
  return {
    products: cards,
    total,
    help,
    showing,
    instead,
    head: listingMeta(query, cards[0], shop.settings),
  };
}

/** Pages that 'More Products' adds are fetched by it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return withoutPage(currentUrl) !== withoutPage(nextUrl) && defaultShouldRevalidate;
}

function withoutPage(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete('page');
  return `${url.pathname}?${search}`;
}

/** Made on the server: the browser has no need of what makes it. */
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Listing({ loaderData, params }: Route.ComponentProps) {
  const { products, total, help, showing, instead } = loaderData;
  const [search] = useSearchParams();
  const query = readQuery(params.for, search);
  const [chosen, choose] = useChosen(query);
  const busy = useNavigation().state === 'loading';
  const [filtering, setFiltering] = useState(false);

  const crossed = pricesCross(query);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 desk:grid-cols-[230px_minmax(0,1fr)]">
      <Heading query={query} total={total} chosen={chosen} onChange={choose} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <CategoryNav />
        <div className="panel hidden p-4 desk:block noscript:block">
          <Filters id={filterForm} query={chosen} onChange={choose} />
        </div>
        <Button
          kind="quiet"
          icon={<SlidersHorizontal size={18} aria-hidden />}
          className="desk:hidden noscript:hidden"
          onClick={() => setFiltering(true)}
        >
          {listing.filters.open(activeFilters(query))}
        </Button>
      </div>
      <div aria-busy={busy} className="min-w-0 transition-opacity aria-busy:opacity-60 aria-busy:delay-200">
        {total === 0 ? (
          <Empty query={query} instead={instead} />
        ) : (
          <>
            {help !== 'none' && <Notice className="mb-4">{layout.search.help[help](showing)}</Notice>}
            <Results key={addressOf({ ...query, page: 1 })} query={query} products={products} total={total} />
          </>
        )}
      </div>
      <Sheet
        open={filtering}
        onClose={() => setFiltering(false)}
        title={listing.filters.title}
        footer={
          <Button onClick={() => setFiltering(false)}>
            {crossed ? kit.close : listing.filters.show(total)}
          </Button>
        }
      >
        <Filters query={chosen} onChange={choose}>
          <Sort query={chosen} onChange={choose} />
        </Filters>
      </Sheet>
    </div>
  );
}

interface HeadingProps {
  query: ListingQuery;
  total: number;
  /** What the controls show. */
  chosen: ListingQuery;
  onChange: (change: Partial<ListingQuery>) => void;
}

/** What the list is of, how many there are, and where there is room beside it, their order. */
const Heading = ({ query, total, chosen, onChange }: HeadingProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 desk:col-span-2">
    <h1 className="min-w-0">{titleOf(query)}</h1>
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <p role="status" className="figures text-muted">
        {!pricesCross(query) && listing.products(total)}
      </p>
      <div className="hidden flex-wrap items-baseline gap-3 desk:flex noscript:flex">
        <Sort
          query={chosen}
          onChange={onChange}
          form={filterForm}
          className="w-72 grid-cols-[auto_1fr] items-baseline gap-x-3!"
        />
        <noscript>
          <Button type="submit" form={filterForm}>
            {listing.filters.sortNow}
          </Button>
        </noscript>
      </div>
    </div>
  </div>
);

/**
 * What the controls show: what was chosen last, at once, and what the address says once the page has followed. The
 * router tells of a navigation a moment later, in which a box just ticked would fall back.
 */
function useChosen(query: ListingQuery): [ListingQuery, (change: Partial<ListingQuery>) => void] {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ at: string; query: ListingQuery }>();
  // Coming back to this entry of the history is a new arrival.
  if (chosen && chosen.at !== key) setChosen(undefined);
  const shown = chosen?.at === key ? chosen.query : query;
  const change = (part: Partial<ListingQuery>) => {
    const next = { ...shown, ...part, page: 1 };
    setChosen({ at: key, query: next });
    navigate(addressOf(next), { preventScrollReset: true });
  };
  return [shown, change];
}

/** The form of the panel, which the sort beside the heading belongs to. */
const filterForm = 'filters';

function Empty({ query, instead }: { query: ListingQuery; instead: ProductCard[] }) {
  const filtered = activeFilters(query) > 0;
  if (pricesCross(query)) return <Crossed query={query} />;
  const why = filtered ? listing.emptyFilters : query.keywords ? listing.emptySearch : listing.emptyCategory;
  return (
    <>
      <EmptyState
        icon={<PackageSearch size={32} aria-hidden />}
        title={listing.empty}
        action={
          <>
            {filtered && <ButtonLink to={addressOf(withoutFilters(query))}>{listing.clear}</ButtonLink>}
            <ButtonLink kind="quiet" to="/shop/all">
              {layout.all}
            </ButtonLink>
            <ButtonLink kind="quiet" to="/shop/discount">
              {layout.discount}
            </ButtonLink>
            {query.keywords && (
              <ButtonLink kind="quiet" to="/contact">
                {listing.ask}
              </ButtonLink>
            )}
          </>
        }
      >
        {why}
      </EmptyState>
      {instead.length > 0 && (
        <section aria-labelledby="instead" className="grid gap-4">
          <h2 id="instead">{listing.instead}</h2>
          <ul className="shelf desk:grid-cols-3">
            {instead.map((product) => (
              <li key={product.id}>
                <ShopCard product={product} heading="h3" priority={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** No shelf is empty here: what was asked for can't be. */
function Crossed({ query }: { query: ListingQuery }) {
  const { minPence: high, maxPence: low } = query;
  return (
    <EmptyState
      icon={<PackageSearch size={32} aria-hidden />}
      title={listing.crossed}
      action={
        <>
          <ButtonLink to={addressOf({ ...query, minPence: low, maxPence: high, page: 1 })}>
            {listing.uncross(low / 100, high / 100)}
          </ButtonLink>
          <ButtonLink kind="quiet" to={addressOf(withoutFilters(query))}>
            {listing.clear}
          </ButtonLink>
        </>
      }
    >
      {listing.crossedText(high / 100, low / 100)}
    </EmptyState>
  );
}
