import type { ProductCard } from '#contract/product-card.ts';
import { isRecord, isText, isWhole } from '../../browser/guards.ts';
import type { KnownProduct } from '../basket/kept-products.ts';

type Shown = Pick<
  ProductCard,
  'id' | 'title' | 'slug' | 'category' | 'pricePence' | 'available' | 'tiers' | 'rating' | 'reviewCount'
> &
  ({ image: string } | { images: string[] });

/**
 * What the pages' loaders know of one product, on a card or on its own page: what can be shown of it in the cart where the shop can't be
 * asked. Undefined where it is on none.
 */
export function shownProduct(loaded: unknown, id: string): KnownProduct | undefined {
  if (Array.isArray(loaded)) return firstOf(loaded, id);
  if (!isRecord(loaded)) return;
  return isShown(loaded) && loaded.id === id ? asKnown(loaded) : firstOf(Object.values(loaded), id);
}

function firstOf(parts: unknown[], id: string): KnownProduct | undefined {
  for (const part of parts) {
    const found = shownProduct(part, id);
    if (found) return found;
  }
}

const isShown = (found: Record<string, unknown>): found is Record<string, unknown> & Shown =>
  isText(found.id) &&
  isText(found.title) &&
  isWhole(found.pricePence) &&
  Array.isArray(found.tiers) &&
  (typeof found.image === 'string' || Array.isArray(found.images));

/** Version 0 is older than any: the shop is asked for the whole product as soon as it can be. */
const asKnown = (shown: Shown): KnownProduct => ({
  ...{ description: '', features: [], taxPercent: 20, active: true, sku: '', barcode: '', weightGrams: null },
  ...{ adult: false, imitation: false, attributes: {}, unitPrice: null },
  ...shown,
  images: 'images' in shown ? shown.images : [shown.image].filter(isText),
  version: 0,
});
