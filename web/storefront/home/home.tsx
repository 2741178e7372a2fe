import { productOf } from '#contract/from-shop.ts';
import { cardOf } from '#contract/product-card.ts';
import { hotDeals } from '#shop/catalogue/hot-deals.ts';
import { newestOf } from '#shop/catalogue/list.ts';
import { categories } from '#wording/storefront/shop.ts';
import { domainContext } from '../../server-context.ts';
import { homeMeta } from '../parts/home-meta.ts';
import type { Category } from '../parts/listing-query.ts';
import type { Route } from './+types/home';
import { About } from './about.tsx';
import { Categories } from './categories.tsx';
import { Deals } from './deals.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Newsletter } from './newsletter.tsx';

const dealsShown = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(domainContext);
  const newest = async (category: Category) => {
    const products = await newestOf(shop, category, 2);
    const [img = '', second = img] = products.map(({ images }) => images[0] ?? '');
    return { category, img, second };
  };
  const [deals, shelves] = await Promise.all([
    hotDeals(shop, dealsShown),
    Promise.all((Object.keys(categories) as Category[]).map(newest)),
  ]);
  const cards = deals.map(productOf).map(cardOf);
  const { shopName } = shop.settings;
  return { deals: cards, shelves, shopName, head: homeMeta(cards[0], shop.settings) };
}

/** Made on the server: the browser has no need of what makes it. */
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Home({ loaderData: { deals, shelves, shopName } }: Route.ComponentProps) {
  return (
    <>
      <Hero shelves={shelves} />
      <div className="page grid gap-14 pt-10">
        <Categories shelves={shelves} />
        {deals.length > 0 && <Deals products={deals} />}
        <Features />
        <About shopName={shopName} />
      </div>
      <Newsletter />
    </>
  );
}
