import { productData } from '#contract/catalogue.ts';
import { productPath } from '#contract/product-path.ts';
import { findProductPage } from '#shop/catalogue/find.ts';
import type { Shop } from '#shop/shop.ts';
import type { PageAddress } from '../cache/page-addresses.ts';

/** A page to be made, by its key. */
export interface FoundPage extends PageAddress {
  /** It says that there is nothing: all addresses of a kind that lead nowhere share one. */
  missing: boolean;
}

/** Where the page is now. */
export interface MovedPage {
  movedTo: string;
}

/**
 * What there is at an address that no page is kept of. A product is at its id and slug; its id alone, which is spec.md's address,
 * and any other slug lead there. The router's own requests are led on by the page's loader, since a browser that follows an
 * answer to them would go on showing the old address.
 */
export async function findPage(shop: Shop, address: PageAddress): Promise<FoundPage | MovedPage> {
  const { route, params } = address;
  const isData = route.endsWith('.data');
  if (route.startsWith('/*')) return { ...address, missing: true };
  if (!route.startsWith('/product/:id')) return { ...address, missing: false };
  // An address can hold what no id can, nor any text of PostgreSQL.
  const asked = productData.body.safeParse(params);
  // Where it can't be asked, the page says so.
  const product =
    asked.success && (await findProductPage(shop, asked.data.id).catch(() => 'unknown' as const));
  if (!product) return { ...address, key: isData ? '/product/-.data' : '/product/-', missing: true };
  if (product !== 'unknown' && product.slug !== params.slug && !isData)
    return { movedTo: productPath(product) };
  return { ...address, missing: false };
}
