import { shownFamilyOf } from '#contract/family.ts';
import { productOf } from '#contract/from-shop.ts';
import { cardOf, type ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';
import { type Card, isInStock } from '#shop/catalogue/families/cards.ts';
import { maxBeside } from '#shop/catalogue/limits.ts';
import { listProducts } from '#shop/catalogue/list.ts';
import { nearestInStock } from '#shop/catalogue/nearest.ts';
import type { ShownHelpPage } from '#shop/catalogue/search/help-words.ts';
import type { Shop } from '#shop/shop.ts';
import { instead as text } from '#wording/storefront/instead.ts';
import { highest, type ListingQuery } from '../parts/listing-query.ts';

/*
 * What is shown in place of what a search means, and that can't be had: it is sold out, or costs more than was said. Made on the
 * server.
 */

export interface Instead {
  title: string;
  products: ProductCard[];
  /** None of them is left out for want of room. */
  whole?: boolean;
}

interface Found {
  cards: Card[];
  total: number;
  help: string;
}

/** A card as the shop shows it. */
export const shownCard = ({ product, family }: Card): ProductCard => ({
  ...cardOf(productOf(product)),
  family: family && shownFamilyOf(family),
});

/** Of a search for what is in stock, what it means first and is sold out: its page, above what else there is. */
export async function soldOutPage(
  shop: Shop,
  query: ListingQuery,
  { total, help }: Found,
): Promise<ShownHelpPage | undefined> {
  if (!query.keywords || !query.inStock || total === 0 || help !== 'some words') return undefined;
  const any = await listProducts(shop, { ...query, ...first, inStock: false });
  const product = any.cards[0]?.product;
  if (!product || any.help === 'some words' || isInStock(product)) return undefined;
  return { path: productPath(product), title: product.title, text: text.soldOut };
}

/** Below a search that finds nothing but what is sold out, what is nearest to it and in stock. */
export async function besideSoldOut(
  shop: Shop,
  { keywords }: ListingQuery,
  { cards, total }: Found,
): Promise<Instead | undefined> {
  const [best] = cards;
  if (!keywords || !best || cards.length < total || cards.some(hasStock)) return undefined;
  const near = await nearestInStock(shop, best.product, maxBeside, []);
  return near.length > 0
    ? { title: text.inStock, products: near.map(productOf).map((one) => cardOf(one)) }
    : undefined;
}

const hasStock = ({ product, family }: Card): boolean => isInStock(product) || (family?.available ?? 0) > 0;

/** What a search with a limit to the price would find above it, the cheapest first. */
export async function dearer(shop: Shop, query: ListingQuery): Promise<Instead | undefined> {
  if (!query.keywords || query.maxPence === highest) return undefined;
  const above = { ...query, ...first, limit: maxBeside, minPence: query.maxPence, maxPence: highest };
  const { cards } = await listProducts(shop, { ...above, sortBy: 'priceLowToHigh' });
  return cards.length > 0
    ? { title: text.dearer(query.maxPence), products: cards.map(shownCard) }
    : undefined;
}

const first = { limit: 1, offset: 0, maxLeftover: 0 };
