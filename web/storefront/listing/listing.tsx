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
import type { Route } from './+types/listing';
import { aboutShelf } from './about-shelf.ts';
import { leadsElsewhere } from './canonical.ts';
import { CategoryNav } from './category-nav.tsx';
import { Filters, Sort } from './filters.tsx';
import { Results } from './results.tsx';
import { ShopCard } from './shop-card.tsx';
import {
  activeFilters,
  addressOf,
  listingOf,
  pageSize,
  pricesCross,
  readWanted,
  titleOf,
  type Wanted,
  withoutFilters,
} from './wanted.ts';

/** A row of the shelf. */
const insteadShown = 3;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  const { searchParams } = new URL(request.url);
  const wanted = readWanted(params.for, searchParams);
  if (leadsElsewhere(params.for, wanted, searchParams)) throw redirect(addressOf(wanted));
  const { products, total, help, showing } = await listProducts(
    shop,
    listingOf(wanted, { limit: wanted.page * pageSize, offset: 0 }),
  );
  const cards = products.map(productOf).map(cardOf);
  const nothing = wanted.words !== '' && total === 0;
  const instead = nothing ? (await hotDeals(shop, insteadShown)).map(productOf).map(cardOf) : [];
  return {
    products: cards,
    total,
    help,
    showing,
    instead,
    head: aboutShelf(wanted, cards[0], shop.settings),
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
  const wanted = readWanted(params.for, search);
  const [chosen, choose] = useChosen(wanted);
  const busy = useNavigation().state === 'loading';
  const [filtering, setFiltering] = useState(false);

  const crossed = pricesCross(wanted);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 desk:grid-cols-[230px_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 desk:col-span-2">
        <h1 className="min-w-0">{titleOf(wanted)}</h1>
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <p role="status" className="figures text-muted">
            {!crossed && listing.products(total)}
          </p>
          <div className="hidden flex-wrap items-baseline gap-3 desk:flex noscript:flex">
            <Sort
              wanted={chosen}
              onChange={choose}
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
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
        <CategoryNav />
        <div className="panel hidden p-4 desk:block noscript:block">
          <Filters id={filterForm} wanted={chosen} onChange={choose} />
        </div>
        <Button
          kind="quiet"
          icon={<SlidersHorizontal size={18} aria-hidden />}
          className="desk:hidden noscript:hidden"
          onClick={() => setFiltering(true)}
        >
          {listing.filters.open(activeFilters(wanted))}
        </Button>
      </div>
      <div aria-busy={busy} className="min-w-0 transition-opacity aria-busy:opacity-60 aria-busy:delay-200">
        {total === 0 ? (
          <Empty wanted={wanted} instead={instead} />
        ) : (
          <>
            {help !== 'none' && <Notice className="mb-4">{layout.search.help[help](showing)}</Notice>}
            <Results
              key={addressOf({ ...wanted, page: 1 })}
              wanted={wanted}
              products={products}
              total={total}
            />
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
        <Filters wanted={chosen} onChange={choose}>
          <Sort wanted={chosen} onChange={choose} />
        </Filters>
      </Sheet>
    </div>
  );
}

/**
 * What the controls show: what was chosen last, at once, and what the address says once the page has followed. The
 * router tells of a navigation a moment later, in which a box just ticked would fall back.
 */
function useChosen(wanted: Wanted): [Wanted, (change: Partial<Wanted>) => void] {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ at: string; wanted: Wanted }>();
  // Coming back to this entry of the history is a new arrival.
  if (chosen && chosen.at !== key) setChosen(undefined);
  const shown = chosen?.at === key ? chosen.wanted : wanted;
  const change = (part: Partial<Wanted>) => {
    const next = { ...shown, ...part, page: 1 };
    setChosen({ at: key, wanted: next });
    navigate(addressOf(next), { preventScrollReset: true });
  };
  return [shown, change];
}

/** The form of the panel, which the sort beside the heading belongs to. */
const filterForm = 'filters';

function Empty({ wanted, instead }: { wanted: Wanted; instead: ProductCard[] }) {
  const filtered = activeFilters(wanted) > 0;
  if (pricesCross(wanted)) return <Crossed wanted={wanted} />;
  const why = filtered ? listing.emptyFilters : wanted.words ? listing.emptySearch : listing.emptyCategory;
  return (
    <>
      <EmptyState
        icon={<PackageSearch size={32} aria-hidden />}
        title={listing.empty}
        action={
          <>
            {filtered && <ButtonLink to={addressOf(withoutFilters(wanted))}>{listing.clear}</ButtonLink>}
            <ButtonLink kind="quiet" to="/shop/all">
              {layout.all}
            </ButtonLink>
            <ButtonLink kind="quiet" to="/shop/discount">
              {layout.discount}
            </ButtonLink>
            {wanted.words && (
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
function Crossed({ wanted }: { wanted: Wanted }) {
  const { min: high, max: low } = wanted;
  return (
    <EmptyState
      icon={<PackageSearch size={32} aria-hidden />}
      title={listing.crossed}
      action={
        <>
          <ButtonLink to={addressOf({ ...wanted, min: low, max: high, page: 1 })}>
            {listing.uncross(low, high)}
          </ButtonLink>
          <ButtonLink kind="quiet" to={addressOf(withoutFilters(wanted))}>
            {listing.clear}
          </ButtonLink>
        </>
      }
    >
      {listing.crossedText(high, low)}
    </EmptyState>
  );
}
