import { wireProduct } from '#contract/wire.ts';
import { hotDeals } from '#shop/catalogue/hot-deals.ts';
import { listProducts } from '#shop/catalogue/list.ts';
import { home as words } from '#wording/storefront/home.ts';
import { categories } from '#wording/storefront/shop.ts';
import { domainContext } from '../../server-context.ts';
import { imageUrl } from '../../ui/picture.tsx';
import { graph, organization } from '../layout/structured.ts';
import { toCard } from '../listing/card-product.ts';
import type { Category } from '../listing/wanted.ts';
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
    const { products } = await listProducts(shop, {
      category,
      discounted: false,
      minPence: 0,
      maxPence: 999_900,
      keywords: '',
      limit: 2,
      offset: 0,
    });
    const [img = '', second = img] = products.map(({ images }) => images[0] ?? '');
    return { category, img, second };
  };
  const [deals, shelves] = await Promise.all([
    hotDeals(shop, dealsShown),
    Promise.all((Object.keys(categories) as Category[]).map(newest)),
  ]);
  const { shopName, publicUrl } = shop.settings;
  return { deals: deals.map(wireProduct).map(toCard), shelves, shopName, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { shopName, publicUrl, deals } = loaderData;
  const title = words.title(shopName);
  return [
    { title },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/` },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.description },
    { property: 'og:url', content: `${publicUrl}/` },
    {
      'script:ld+json': graph(organization(shopName, publicUrl), {
        '@type': 'WebSite',
        name: shopName,
        url: `${publicUrl}/`,
        publisher: { '@id': `${publicUrl}/#shop` },
      }),
    },
    ...deals.slice(0, 1).map(({ img1 }) => ({
      property: 'og:image',
      content: publicUrl + imageUrl(img1, 1280),
    })),
  ];
};

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
