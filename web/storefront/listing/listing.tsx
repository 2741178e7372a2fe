import { ListFilter } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router';
import { kit } from '#wording/kit.ts';
import { listing } from '#wording/storefront/listing.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { bringBeginningInSight } from '../../browser/scroll.ts';
import { domainContext, structuredDataContext } from '../../server-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { useKeptPage } from '../parts/keep-page.ts';
import { addressOf, pricesCross, readPage } from '../parts/listing-query.ts';
import { ProductRow } from '../parts/product-row.tsx';
import { readQuery } from '../parts/read-query.ts';
import { tellShared } from '../parts/share-meta.ts';
import { DeliveryTerms } from '../parts/short-delivery.tsx';
import { WhatFits } from '../parts/what-fits.tsx';
import type { Route } from './+types/listing';
import { needsRedirect } from './canonical.ts';
import { CategoryNav } from './category-nav.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { Filters, Sort, type SortProps } from './filters.tsx';
import { HelpPage } from './help-page.tsx';
import { readListing } from './read-listing.ts';
import { Results } from './results.tsx';
import { useChosen } from './use-chosen.ts';

/** Of lists without products alone: no other fetches it. */
const Empty = lazyPart(() => import('./empty.tsx').then((part) => part.Empty));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = readQuery(params.for, searchParams);
  if (needsRedirect(params.for, query, searchParams)) throw redirect(addressOf(query));
  const read = await readListing(context.get(domainContext), query);
  if ('movedTo' in read) throw redirect(read.movedTo);
  const { structuredData, ...page } = read;
  if (structuredData) context.set(structuredDataContext, structuredData);
  return { ...page, head: tellShared(context, page.head) };
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

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { title, products, total, notice, lead, help, groups, chips, clear, empty, beside, ways, sorts } =
    loaderData;
  const [search] = useSearchParams();
  const query = { ...loaderData.query, page: readPage(search) };
  const [chosen, apply] = useChosen(query);
  const busy = useNavigation().state === 'loading';
  const [filtering, setFiltering] = useState(false);
  const [failed, setFailed] = useState<{ list: typeof loaderData; why: string }>();
  useKeptPage((why, may) => (filtering ? setFailed({ list: loaderData, why }) : notify(why, may)));
  const firstPage = addressOf({ ...query, page: 1 });
  const list = useNewListInSight(firstPage);

  const crossed = pricesCross(query);
  const hasFilters = total > 0 || chips.length > 0 || crossed;
  const controls = { query: chosen, apply };
  const opener = (className?: string) => (
    <Button
      kind="quiet"
      icon={<ListFilter size={18} aria-hidden />}
      className={className}
      onClick={() => {
        setFailed(undefined);
        setFiltering(true);
      }}
    >
      {listing.filters.open(chips.length)}
    </Button>
  );
  return (
    <div className="page listing">
      <Heading
        title={title}
        found={empty?.answered ? empty.title : listing.products(total)}
        isEmpty={total === 0}
        {...ways}
        chosen={<ChosenChips chips={chips} clear={clear} />}
        {...controls}
        options={sorts}
      >
        {hasFilters && opener('sticky-original ml-auto max-sm:order-1 filters:hidden noscript:hidden')}
      </Heading>
      <a href="#products" className="skip-link">
        {listing.skip}
      </a>
      <CategoryNav />
      <div className="filter-column" hidden={!hasFilters}>
        {/* Where no script runs and nothing stands beside the list, it unfolds the form after it (app.css). */}
        <noscript>
          {import.meta.env.SSR && (
            <details className="fold filters:hidden">
              <summary>{withoutScript.filters}</summary>
            </details>
          )}
        </noscript>
        {/* Nothing stands there twice: where there is a sheet, this is hidden. */}
        {!filtering && <Filters id={filterForm} groups={groups} {...controls} />}
      </div>
      <div ref={list} aria-busy={busy}>
        {help && !help.isBelow && <HelpPage {...help} />}
        {empty ? (
          <Empty {...empty} />
        ) : (
          <>
            {lead && <p className="mb-4 text-sm text-muted">{lead}</p>}
            {notice && <Notice className="mb-4">{noBreak(notice)}</Notice>}
            <Results key={firstPage} query={query} products={products} total={total} />
            {help?.isBelow && (
              <div className="mt-10">
                <HelpPage {...help} />
              </div>
            )}
            {beside && (
              <div className="mt-10">
                <ProductRow {...beside} />
              </div>
            )}
          </>
        )}
      </div>
      {hasFilters && (
        <div className="sticky-filter noscript:hidden">
          <div className="page">
            <p aria-hidden>{title}</p>
            {opener()}
          </div>
        </div>
      )}
      <Sheet
        open={filtering}
        onClose={() => setFiltering(false)}
        title={listing.filters.title}
        footer={
          <>
            <ErrorLine id={`${filterForm}-failed`} className="w-full">
              {!busy && failed?.list === loaderData && failed.why}
            </ErrorLine>
            {chips.length > 0 && (
              <ButtonLink kind="quiet" to={clear} preventScrollReset>
                {listing.clear}
              </ButtonLink>
            )}
            <Button className="max-desk:flex-1" onClick={() => setFiltering(false)}>
              {crossed ? kit.close : listing.filters.show(total)}
            </Button>
          </>
        }
      >
        <Filters groups={groups} {...controls} onLeave={() => setFiltering(false)}>
          <Sort options={sorts} {...controls} className="-mb-1" />
        </Filters>
      </Sheet>
    </div>
  );
}

/** Another list is seen from its beginning, however far down the one before was filtered; Back leads to where one was. */
function useNewListInSight(address: string) {
  const list = useRef<HTMLDivElement>(null);
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another list
  useEffect(() => {
    if (!isBack) bringBeginningInSight(list.current);
  }, [address]);
  return list;
}

interface HeadingProps extends SortProps {
  title: string;
  /** How many there are, in words. */
  found: string;
  /** Then nothing is to be sorted, or delivered. */
  isEmpty: boolean;
  fitting: string | undefined;
  /** What the way to the guide to BB weights is called; '' elsewhere. */
  guide: string;
  /** What narrows it. */
  chosen: ReactNode;
  /** What opens the filters, where there is no room for them. */
  children: ReactNode;
}

/**
 * What the list is of, and where there is room beside it, its order or what opens the filters. Below that how many there
 * are; on a phone that and what delivery costs stand beside what opens the filters, so that the list begins as high as it can.
 */
const Heading = ({ title, found, isEmpty, fitting, guide, chosen, children, ...sort }: HeadingProps) => (
  <div className="list-head">
    <h1>{title}</h1>
    {!isEmpty && (
      <div className="hidden flex-wrap items-baseline gap-3 filters:flex noscript:flex">
        <Sort {...sort} form={filterForm} className="w-72 grid-cols-[auto_1fr] items-baseline gap-x-3!" />
        <noscript>
          <Button type="submit" form={filterForm}>
            {listing.filters.sortNow}
          </Button>
        </noscript>
      </div>
    )}
    {children}
    {/* It has the room of a chip: where the list is filtered beside it, what is chosen must not move the list. */}
    <div className="list-facts">
      <div>
        <p role="status" className="figures text-sm text-muted">
          {found}
        </p>
        {!isEmpty && <DeliveryTerms />}
        {fitting && <WhatFits of={fitting} as="lists" />}
        {guide && (
          <Link to="/bb-guide" className="link -my-3 inline-flex min-h-11 items-center text-sm font-semibold">
            {guide}
          </Link>
        )}
      </div>
      {chosen}
    </div>
  </div>
);

/** The form of the panel, which the sort beside the heading belongs to. */
const filterForm = 'filters';
