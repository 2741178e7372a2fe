import { Columns3 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, replace } from 'react-router';
import { productOf } from '#contract/from-shop.ts';
import { cardOf } from '#contract/product-card.ts';
import { compareProducts, findComparable } from '#shop/catalogue/compare.ts';
import { maxCompared } from '#shop/catalogue/limits.ts';
import { comparableUnitPrice } from '#shop/catalogue/unit-price.ts';
import { compare as text } from '#wording/storefront/compare.ts';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';
import { compared, emptyCompared } from '../../browser/compared.ts';
import { domainContext } from '../../server-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readBestOfCategories } from '../parts/best-of-categories.ts';
import { compareAddress } from '../parts/compare-address.ts';
import { noIndex } from '../parts/page-meta.ts';
import { DeliveryTerms } from '../parts/short-delivery.tsx';
import type { Route } from './+types/compare';
import { askedIds } from './canonical.ts';
import { type Choice, Choices } from './choices.tsx';
import styles from './compare.css?url&no-inline';
import { leadToKept } from './lead-to-kept.ts';
import { rowsOf } from './rows.ts';
import { SideBySide } from './side-by-side.tsx';

/** How many of their kind are offered beside those that are compared. */
const moreShown = 6;

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  const asked = askedIds(new URL(request.url).searchParams);
  const ids = asked.slice(0, maxCompared);
  const { products, others, attributes } = await compareProducts(shop, ids);
  const [first, ...rest] = products;
  const category = first?.category;
  const hasRoom = products.length < maxCompared;
  const alike = first && hasRoom ? await findComparable(shop, [first, ...rest], moreShown) : [];
  const known = [...products, ...others].map(({ id }) => id);
  const gone = ids.filter((id) => !known.includes(id));
  const title = category ? text.title(categories[category]) : text.untitled;
  return {
    title,
    category,
    hasRoom,
    nothingAsked: asked.length === 0,
    gone,
    products: products
      .map(productOf)
      .map((product) => ({ ...cardOf(product), unitPrice: comparableUnitPrice(product) })),
    rows: rowsOf(products.map(productOf), attributes),
    leftOut: [
      ...(asked.length > maxCompared ? [text.tooMany] : []),
      ...(others.length > 0 ? [text.others(others.map((other) => other.title))] : []),
      ...(gone.length > 0 ? [text.gone(gone.length)] : []),
    ],
    /** What may be compared with them; what to begin with where there is nothing yet. */
    more: (category ? alike.map((one) => cardOf(productOf(one))) : await readBestOfCategories(shop))
      .slice(0, moreShown)
      .map(
        ({ id, title, category, pricePence, image }): Choice => ({
          id,
          title,
          category,
          pricePence,
          image,
        }),
      ),
    // Another page for every choice that somebody makes: none of them is for an index.
    head: [{ title: `${title} | ${shop.settings.shopName}` }, noIndex],
  };
}

/** An address that asks for nothing is that of what this browser compares. Where it is opened, `leadToKept` does the same. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { ids } = compared.read();
  if (ids.length > 0 && !new URL(request.url).searchParams.has('ids')) throw replace(compareAddress(ids));
  return serverLoader();
}

/** Styles that no other page has to fetch. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Made on the server: the browser has no need of what makes it. */
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Products of one category side by side, as the address says: one that is shared shows the same. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { title, category, hasRoom, nothingAsked, gone, products, rows, leftOut, more } = loaderData;
  const add = products.length === 1 ? text.addSecond : text.add;
  const region = useRef<HTMLElement>(null);
  useForgotten(gone);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 desk:gap-5">
      {category && (
        <div className="grid gap-1">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h1 className="min-w-0 flex-[1_1_10rem]">{title}</h1>
            <ButtonLink
              kind="quiet"
              to={`/shop/${category}`}
              onClick={emptyCompared}
              className="no-print -mt-1"
            >
              {text.startAnew}
            </ButtonLink>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <DeliveryTerms />
            {hasRoom && (
              <a href="#more" className="no-print link hit text-sm wide:hidden">
                {add}
              </a>
            )}
          </div>
        </div>
      )}
      {leftOut.map((why) => (
        <Notice key={why} tone="wait">
          {why}
        </Notice>
      ))}
      {category ? (
        <div className="compared-columns" data-count={hasRoom ? products.length : undefined}>
          <SideBySide category={category} products={products} rows={rows} region={region} />
          {hasRoom && (
            <Choices
              title={add}
              ids={products.map(({ id }) => id)}
              products={more}
              // What had the focus goes into the table.
              onAdd={() => region.current?.focus()}
            >
              <Link to={`/shop/${category}`} className="link inline-block py-2.5">
                {text.browse(categories[category])}
              </Link>
            </Choices>
          )}
        </div>
      ) : (
        <Nothing leads={nothingAsked} products={more} />
      )}
    </div>
  );
}

/** What is no longer sold is no longer compared, so that the number in the bar is that of what is shown here. */
function useForgotten(gone: string[]) {
  useEffect(() => {
    const { category, ids } = compared.read();
    const stay = ids.filter((id) => !gone.includes(id));
    if (stay.length < ids.length) compared.write({ category, ids: stay });
  }, [gone]);
}

interface NothingProps {
  /** To what this browser compares, before anything is painted. */
  leads: boolean;
  products: Choice[];
}

const Nothing = ({ leads, products }: NothingProps) => (
  <div>
    {leads && (
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, under their hash in the policy
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? leadToKept : '' }}
      />
    )}
    <EmptyState
      icon={<Columns3 size={32} aria-hidden />}
      heading="h1"
      title={text.empty}
      action={<ButtonLink to="/shop/all">{layout.all}</ButtonLink>}
    >
      {text.emptyText}
    </EmptyState>
    {products.length > 0 && <Choices title={text.start} ids={[]} products={products} />}
  </div>
);
