import { Link } from 'react-router';
import { productOf } from '#contract/from-shop.ts';
import { cardOf } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { readBbPrices } from '#shop/catalogue/bb-guide.ts';
import { newestOf } from '#shop/catalogue/list.ts';
import { bbGuide as text } from '#wording/storefront/bb-guide.ts';
import { homeMore } from '#wording/storefront/home-more.ts';
import { layout } from '#wording/storefront/layout.ts';
import { domainContext } from '../../server-context.ts';
import { bbGuide, type GuideRow, rangeOf } from '../parts/bb-guide.ts';
import { GuideRows } from '../parts/guide-rows.tsx';
import { findable, pageMeta } from '../parts/page-meta.ts';
import { ProductRow } from '../parts/product-row.tsx';
import { DeliveryTerms } from '../parts/short-delivery.tsx';
import type { Route } from './+types/bb-guide';

/** So many of the newest are looked through. */
const looked = 60;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  const [prices, newest] = await Promise.all([readBbPrices(shop), newestOf(shop, 'bbs', looked)]);
  const inStock = newest.filter(({ onHand, reserved }) => onHand > reserved);
  const rows = bbGuide(prices);
  // Of each range the heaviest, and of that weight the newest.
  // What few want comes last: beside a large card there is room for four.
  const products = [
    ...rows.filter(({ use }) => use !== 'spring'),
    ...rows.filter(({ use }) => use === 'spring'),
  ].flatMap(({ grams }) => {
    const heaviest = inStock.find(({ attributes }) => attributes['bb-weight'] === grams.at(-1));
    return heaviest ? [heaviest] : [];
  });
  const pack = inStock.find(({ attributes }) => attributes['bb-weights'] !== undefined);
  return {
    rows,
    products: products.map((one) => cardOf(productOf(one))),
    pack: pack && { to: productPath(pack), title: pack.title },
    ...findable(context, { path: '/bb-guide', picture: 'bb-guide', ...text }),
  };
}

export const meta = pageMeta(text);

const links = [
  ['/shop/bbs', text.all],
  ['/energy', homeMore.guide.energy],
  ['/my-kit', layout.whatFits],
] as const;

/** Which BB weight is for what, by what can be bought now, and what players ask about it. */
export default function BbGuide({ loaderData: { rows, products, pack } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-10">
      <header className="grid gap-3">
        <h1>{text.title}</h1>
        {homeMore.guide.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
      </header>
      {rows.length > 0 ? (
        <>
          <ByGun rows={rows} />
          <section aria-labelledby="by-weight" className="grid gap-3">
            <h2 id="by-weight" className="text-2xl">
              {text.byWeight}
            </h2>
            <GuideRows rows={rows} />
          </section>
        </>
      ) : (
        <p>{text.empty}</p>
      )}
      {products.length > 0 && (
        <ProductRow title={text.shown} products={products}>
          <DeliveryTerms />
        </ProductRow>
      )}
      <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {text.points.map(({ title, text: paragraphs }, place) => (
          <section key={title} className="grid content-start gap-1.5 border-t-2 border-olive pt-3">
            <h2 className="text-xl">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
            {place === 0 && pack && (
              <p className="text-muted">
                {text.pack}{' '}
                <Link to={pack.to} className="link">
                  {pack.title}
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-6">
        {links.map(([to, label]) => (
          <Link key={to} to={to} className="link inline-flex min-h-11 items-center font-semibold">
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** For who knows the gun and no weight: where to begin, of what can be bought now. */
const ByGun = ({ rows }: { rows: GuideRow[] }) => (
  <section aria-labelledby="by-gun" className="grid gap-3">
    <h2 id="by-gun" className="text-2xl">
      {text.byGun}
    </h2>
    <ul className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
      {text.guns.flatMap(([gun, uses]) => {
        const range = rangeOf(rows, uses);
        if (!range) return [];
        return (
          <li key={gun} className="panel">
            <Link to={range.path} prefetch="intent" className="group grid gap-0.5 px-3 py-2 hover:bg-sunken">
              <span className="font-semibold group-hover:underline">{gun}</span>
              <span className="figures text-sm text-muted">{homeMore.guide.weights(range.grams)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);
