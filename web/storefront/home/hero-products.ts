import type { Product } from '#contract/product.ts';
import { cardOf, type ProductCard } from '#contract/product-card.ts';

/** What a shop shows of its own where nothing was drawn for it. */
export type HeroProduct = Pick<
  ProductCard,
  'id' | 'slug' | 'title' | 'unsizedTitle' | 'pricePence' | 'image'
>;

/** As many as fill the rows beneath or beside the words. */
const counts = [6, 3, 2];

/**
 * What can be had and has a picture, from each shelf in turn, the second of it before the first: that one's picture stands
 * for the shelf further down the page. Of what is titled alike up to a comma, such as two sizes, one. None where there are not two.
 *
 * @param shelves the newest of each
 */
export function heroProducts(shelves: Product[][]): HeroProduct[] {
  const seen = new Set<string>();
  const rows = [1, 0, ...Array.from({ length: 6 }, (_, at) => at + 2)];
  const found = rows
    .flatMap((row) => shelves.flatMap((shelf) => shelf[row] ?? []))
    .filter(({ title, images, available }) => {
      const name = title.split(',')[0] ?? '';
      if (available <= 0 || !images[0] || seen.has(name)) return false;
      seen.add(name);
      return true;
    });
  const count = counts.find((most) => found.length >= most) ?? 0;
  return found.slice(0, count).map((product) => {
    const { id, slug, title, unsizedTitle, pricePence, image } = cardOf(product);
    return { id, slug, title, unsizedTitle, pricePence, image };
  });
}
