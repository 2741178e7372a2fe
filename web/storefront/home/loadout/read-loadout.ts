import { productOf } from '#contract/from-shop.ts';
import { cardOf } from '#contract/product-card.ts';
import { findBySkus } from '#shop/catalogue/find-by-skus.ts';
import type { Shop } from '#shop/shop.ts';
import { fewestThings, plainPicture, preloads, sources, things } from './loadout.ts';

/** What the flat-lay shows of what is sold; null where a shop sells too little of it, as one without the demonstration catalogue. */
export async function readLoadout(shop: Shop) {
  const found = new Map(
    (await findBySkus(shop, Object.keys(things))).map((one) => [one.sku?.toUpperCase(), productOf(one)]),
  );
  const shown = Object.entries(things).flatMap(([sku, name]) => {
    const product = found.get(sku);
    if (!product) return [];
    const { id, slug, title, unsizedTitle, pricePence, available } = cardOf(product);
    return [{ name, id, slug, title, unsizedTitle, pricePence, available }];
  });
  if (shown.length < fewestThings) return null;
  return { preloads, shown: { sources, plainPicture, things: shown } };
}
