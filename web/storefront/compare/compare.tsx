import { Columns3 } from 'lucide-react';
import { Link } from 'react-router';
import { productOf } from '#contract/from-shop.ts';
import { cardOf, type ProductCard } from '#contract/product-card.ts';
import { compareProducts } from '#shop/catalogue/compare.ts';
import { maxCompared } from '#shop/catalogue/limits.ts';
import { newestOf } from '#shop/catalogue/list.ts';
import { comparableUnitPrice } from '#shop/catalogue/unit-price.ts';
import { compare as text } from '#wording/storefront/compare.ts';
import { categories } from '#wording/storefront/shop.ts';
import { emptyCompared, keepCompared } from '../../browser/compared.ts';
import { domainContext } from '../../server-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Notice } from '../../ui/notice.tsx';
import { compareAddress } from '../parts/compare-address.ts';
import type { Route } from './+types/compare';
import { askedIds } from './canonical.ts';
import { rowsOf } from './rows.ts';
import { SideBySide } from './side-by-side.tsx';

/** How many of the category are offered beside those that are compared. */
const moreShown = 6;

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  const asked = askedIds(new URL(request.url).searchParams);
  const ids = asked.slice(0, maxCompared);
  const { products, others, attributes } = await compareProducts(shop, ids);
  const category = products[0]?.category;
  const room = category && products.length < maxCompared;
  const newest = room ? await newestOf(shop, category, moreShown + maxCompared) : [];
  const gone = ids.length - products.length - others.length;
  const title = category ? text.title(categories[category]) : text.untitled;
  return {
    title,
    category,
    products: products
      .map(productOf)
      .map((product) => ({ ...cardOf(product), unitPrice: comparableUnitPrice(product) })),
    rows: rowsOf(products.map(productOf), attributes),
    leftOut: [
      ...(asked.length > maxCompared ? [text.tooMany] : []),
      ...(others.length > 0 ? [text.others(others.map((other) => other.title))] : []),
      ...(gone > 0 ? [text.gone(gone)] : []),
    ],
    more: newest
      .filter(({ id }) => !ids.includes(id))
      .slice(0, moreShown)
      .map(({ id, title }) => ({ id, title })),
    // Another page for every choice that somebody makes: none of them is for an index.
    head: [{ title: `${title} | ${shop.settings.shopName}` }, { name: 'robots', content: 'noindex' }],
  };
}

/** Made on the server: the browser has no need of what makes it. */
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Products of one category side by side, as the address says: one that is shared shows the same. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { title, category, products, rows, leftOut, more } = loaderData;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>{title}</h1>
        {category && (
          <div className="-my-0.5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <p role="status" className="figures text-muted">
              {text.side(products.length)}
            </p>
            <ButtonLink kind="quiet" to={`/shop/${category}`} onClick={emptyCompared}>
              {text.startAnew}
            </ButtonLink>
          </div>
        )}
      </div>
      {leftOut.map((why) => (
        <Notice key={why} tone="wait">
          {why}
        </Notice>
      ))}
      {category ? (
        <>
          <SideBySide category={category} products={products} rows={rows} />
          {more.length > 0 && <More category={category} ids={products.map(({ id }) => id)} products={more} />}
        </>
      ) : (
        <Nothing />
      )}
    </div>
  );
}

interface MoreProps {
  category: ProductCard['category'];
  /** What is compared already. */
  ids: string[];
  products: { id: string; title: string }[];
}

/** Others of the category: each is a link to the same comparison with it. */
const More = ({ category, ids, products }: MoreProps) => (
  <section aria-labelledby="more" className="grid gap-3">
    <h2 id="more">{text.add}</h2>
    <ul className="grid gap-x-6 desk:grid-cols-2">
      {products.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={compareAddress([...ids, id])}
            onClick={() => keepCompared({ category, ids: [...ids, id] })}
            className="link inline-block py-2.5"
          >
            {noBreak(title)}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const Nothing = () => (
  <EmptyState
    icon={<Columns3 size={32} aria-hidden />}
    title={text.empty}
    action={<ButtonLink to="/shop/all">{text.shop}</ButtonLink>}
  >
    {text.emptyText}
  </EmptyState>
);
