import type { ProductCard } from '#contract/product-card.ts';

/**
 * In pence, what is marked as the lowest of products that stand side by side. Where each says what so much of it costs, that decides
 * and no price is marked: the lowest price may be of the smallest pack. What all have is the lowest of none.
 */
export function lowestOf(products: readonly Pick<ProductCard, 'pricePence' | 'unitPrice'>[]): {
  price?: number;
  unitPrice?: number;
} {
  const unitPrices = products.flatMap(({ unitPrice }) => unitPrice?.pence ?? []);
  return unitPrices.length > 0 && unitPrices.length === products.length
    ? { unitPrice: least(unitPrices) }
    : { price: least(products.map(({ pricePence }) => pricePence)) };
}

const least = (numbers: readonly number[]) => (new Set(numbers).size > 1 ? Math.min(...numbers) : undefined);
