import { createHash } from 'node:crypto';
import { type Category, categories } from '#database/enums.ts';
import { share } from '#wording/share.ts';
import { bbGuide } from '#wording/storefront/bb-guide.ts';
import { energy } from '#wording/storefront/energy.ts';
import { layout } from '#wording/storefront/layout.ts';
import { categories as categoryNames } from '#wording/storefront/shop.ts';
import { starterKit } from '#wording/storefront/starter-kit.ts';
import type { ShareCard } from '../images/share-card.ts';
import { freeShippingFromPence } from '../pricing/line.ts';
import type { Settings, Shop } from '../shop.ts';
import { findProductPage } from './find.ts';
import { hotDeals } from './hot-deals.ts';
import { newestOf } from './list.ts';
import type { Product } from './product.ts';
import { readStarterKit } from './starter-kit.ts';

type Shared = Pick<Product, 'id' | 'title' | 'pricePence' | 'images'>;
type Named = Pick<Settings, 'shopName'>;

/** Raised with the design, so that nobody goes on showing the one before. */
const design = 1;

/** '£11.99', as a product's picture says it. */
export const sharedPrice = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

/** The address of a product's picture: another one whenever the picture says anything else, so that no old price stays. */
export function productCardPath(product: Shared, shop: Named): string {
  const facts = JSON.stringify([design, productCard(product, shop)]);
  return `/share/product/${product.id}/${createHash('sha256').update(facts).digest('hex').slice(0, 12)}.jpg`;
}

export const productCard = ({ title, pricePence, images }: Shared, { shopName }: Named): ShareCard => ({
  shopName,
  title,
  price: sharedPrice(pricePence),
  line: pricePence >= freeShippingFromPence ? share.freeDelivery : share.delivery,
  images: images.slice(0, 1),
});

/** The product whose picture is asked for. */
export const findShared = (shop: Shop, id: string): Promise<Product | undefined> => findProductPage(shop, id);

/** The pages that have a picture without a price: `shelves` at /share/shop/<name>.jpg, the others at /share/<name>.jpg. */
export const sharedShelves = ['all', 'discount', ...categories] as const;
/** Those that are no shelves. */
export const sharedPages = ['home', 'energy', 'bb-guide', 'starter-kit', 'my-kit'] as const;
export type SharedPage = (typeof sharedShelves)[number] | (typeof sharedPages)[number];

/** What stands for one of the shop's own pages, with the pictures of what it shows. */
export async function pageCard(shop: Shop, page: SharedPage): Promise<ShareCard> {
  const products = await productsOn(shop, page);
  const images = products.flatMap(({ images: [first] }) => first ?? []);
  const card = { shopName: shop.settings.shopName, price: '', line: share.delivery, images };
  return { ...card, ...titleOf(page) };
}

function titleOf(page: SharedPage): { title: string; line?: string } {
  if (page === 'home') return { title: share.home };
  if (page === 'energy') return { title: energy.title, line: share.energy };
  if (page === 'bb-guide') return { title: bbGuide.title, line: share.bbGuide };
  if (page === 'starter-kit') return { title: starterKit.title, line: share.starterKit };
  if (page === 'my-kit') return { title: layout.whatFits, line: share.myKit };
  if (page === 'all') return { title: layout.all };
  if (page === 'discount') return { title: layout.discount };
  return { title: categoryNames[page] };
}

function shownOn(page: Exclude<SharedPage, 'discount' | 'starter-kit'>): Category[] {
  if (page === 'home' || page === 'all') return [...categories];
  if (page === 'my-kit') return ['magazines', 'batteries', 'gas', 'attachments'];
  return [page === 'energy' || page === 'bb-guide' ? 'bbs' : page];
}

/** One of each category for what is of none, or the newest of one. */
async function productsOn(shop: Shop, page: SharedPage): Promise<Product[]> {
  if (page === 'discount') return hotDeals(shop, 4);
  if (page === 'starter-kit') return inStarterKit(shop);
  const shown = shownOn(page);
  const found = await Promise.all(
    shown.map((category) => newestOf(shop, category, shown.length > 1 ? 1 : 4)),
  );
  return found.flat();
}

/** What its line names: there is room for four. */
const inStarterKit = async (shop: Shop): Promise<Product[]> =>
  (await readStarterKit(shop)).flatMap(({ part, product }) => (part === 'loading' ? [] : product));
