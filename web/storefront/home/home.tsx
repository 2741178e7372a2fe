import { Link } from 'react-router';
import { productOf } from '#contract/from-shop.ts';
import { cardOf } from '#contract/product-card.ts';
import { readBbPrices } from '#shop/catalogue/bb-guide.ts';
import { hotDeals } from '#shop/catalogue/hot-deals.ts';
import { newestOfEach } from '#shop/catalogue/list.ts';
import { newestReviews } from '#shop/reviews/newest.ts';
import { home as text } from '#wording/storefront/home.ts';
import { lazyWhenUsed } from '../../browser/lazy-part.ts';
import { domainContext, structuredDataContext } from '../../server-context.ts';
import { bbGuide } from '../parts/bb-guide.ts';
import { homeMeta, homeStructuredData } from '../parts/home-meta.ts';
import { tellShared } from '../parts/share-meta.ts';
import { newestOfShelf, shelvesOf } from '../parts/shelves.ts';
import type { Route } from './+types/home';
import { Deals } from './deals.tsx';
import { Hero } from './hero.tsx';
import { heroProducts } from './hero-products.ts';
import { things } from './loadout/loadout.ts';
import { readLoadout } from './loadout/read-loadout.ts';
import { Newsletter } from './newsletter.tsx';
import { shownReview } from './shown-review.ts';

/** Two rows of the largest screens; smaller ones show eight (deals.tsx). */
const dealsShown = 10;
const reviewsShown = 3;

/** The links of the server do until then. */
const Categories = lazyWhenUsed(() => import('../parts/categories.tsx').then((part) => part.Categories));
const More = lazyWhenUsed(() => import('./more.tsx').then((part) => part.More));

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  const [best, weights, loadout, newest] = await Promise.all([
    hotDeals(shop, dealsShown + Object.keys(things).length),
    readBbPrices(shop),
    readLoadout(shop),
    newestOfEach(shop, newestOfShelf),
  ]);
  const inHero = new Set(loadout?.shown.things.map(({ id }) => id));
  // What the hero shows already comes last.
  const deals = [
    ...best.filter(({ id }) => !inHero.has(id)),
    ...best.filter(({ id }) => inHero.has(id)),
  ].slice(0, dealsShown);
  const seen = [...inHero, ...deals.map(({ id }) => id)];
  const reviews = await newestReviews(shop, { productIds: seen, limit: reviewsShown });
  const cards = deals.map(productOf).map(cardOf);
  const inStock = [...newest.values()]
    .flat()
    .map(productOf)
    .filter(({ available }) => available > 0);
  const { shopName } = shop.settings;
  context.set(structuredDataContext, homeStructuredData(shop.settings));
  return {
    deals:
      cards.length > 0
        ? { kind: 'deals' as const, products: cards }
        : { kind: 'newest' as const, products: inStock.map(cardOf).slice(0, dealsShown) },
    loadout: loadout?.shown ?? null,
    shown: loadout ? [] : heroProducts([...newest.values()].map((found) => found.map(productOf))),
    shelves: shelvesOf(newest),
    more: { shopName, guide: bbGuide(weights), reviews: reviews.map(shownReview) },
    head: tellShared(context, homeMeta(shop.settings, loadout?.preloads)),
  };
}

/** Made on the server: the browser has no need of what makes it. */
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Home({ loaderData: { deals, loadout, shown, shelves, more } }: Route.ComponentProps) {
  return (
    <>
      <Hero loadout={loadout} products={shown} />
      <Newsletter />
      <div id="later" className="page grid gap-14 pt-16 desk:gap-20 desk:pt-14">
        <div className="grid gap-4">
          <Categories shelves={shelves} />
          <p>
            {text.newcomer.ask} {text.newcomer.start}{' '}
            <Link to="/shop/eye%20protection" className="link">
              {text.newcomer.eyes}
            </Link>{' '}
            {text.newcomer.or}{' '}
            <Link to="/starter-kit" className="link">
              {text.newcomer.kit}
            </Link>
            .
          </p>
        </div>
        {deals.products.length > 0 && <Deals {...deals} />}
        <More {...more} />
      </div>
    </>
  );
}
