import { countEachCategory, listProducts, searchProducts } from '#shop/catalogue/list.ts';
import { countFound, type FoundCount } from '#shop/catalogue/search/count-found.ts';
import type { Shop } from '#shop/shop.ts';
import { readQuery } from '../parts/read-query.ts';
import { limitsPrice, listedBy } from './listed-by.ts';

/*
 * What the search box suggests: of a search with a limit to the price what its page lists, as many and in the same order. Made on the
 * server.
 */

interface Asked {
  keywords: string;
  families: boolean;
  limit: number;
  offset: number;
}

export async function suggestProducts(shop: Shop, asked: Asked) {
  const query = queryOf(asked.keywords);
  if (!limitsPrice(query)) return { ...(await searchProducts(shop, asked)), keywords: asked.keywords };
  const { families, limit, offset } = asked;
  const listing = { ...listedBy(query), families, limit, offset, maxLeftover: 0 };
  const { cards, help, showing } = await listProducts(shop, listing);
  return { products: cards.map(({ product }) => product), help, showing, keywords: query.keywords };
}

export async function countSuggested(shop: Shop, keywords: string): Promise<FoundCount> {
  const query = queryOf(keywords);
  if (!limitsPrice(query)) return countFound(shop, keywords);
  const listed = listedBy(query);
  if (listed.keywords) return countFound(shop, listed.keywords, listed);
  const counted = await countEachCategory(shop, listed);
  return {
    total: counted.reduce((sum, { total }) => sum + total, 0),
    categories: counted.sort((one, other) => other.total - one.total),
  };
}

const queryOf = (keywords: string) => readQuery('all', new URLSearchParams({ q: keywords }));
