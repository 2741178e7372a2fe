import { productOf } from '#contract/from-shop.ts';
import { cardOf, type ProductCard } from '#contract/product-card.ts';
import type { ShownReview } from '#shop/reviews/newest.ts';
import { publicName } from '#shop/reviews/public-name.ts';

/** A review as it stands beside the picture of its product. */
export interface HomeReview extends Pick<ProductCard, 'id' | 'slug' | 'title' | 'image'> {
  name: string;
  stars: number;
  text: string;
}

export function shownReview({ product, review: { name, stars, text } }: ShownReview): HomeReview {
  const { id, slug, title, image } = cardOf(productOf(product));
  return { id, slug, title, image, name: publicName(name), stars, text };
}
