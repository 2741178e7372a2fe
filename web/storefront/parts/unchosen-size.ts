import type { ProductCard } from '#contract/product-card.ts';
import { productPath } from '#contract/product-path.ts';

/** Behind a product's address: a card that stands for all sizes of what is worn led there, so none is chosen. */
export const unchosenSize = '?choose=size';

/** @param search what stands behind an address */
export const isSizeUnchosen = (search: string): boolean => search.includes('choose=size');

type Carded = Pick<ProductCard, 'id' | 'slug' | 'title' | 'unsizedTitle' | 'family'>;

/**
 * What a card is called, and where it leads. One that stands for all sizes of what is worn names none of them, and none is chosen on
 * the page: in a list for those of its family that the list finds, elsewhere for all.
 */
export function cardLink({ title, unsizedTitle, family, ...product }: Carded) {
  const choose = Boolean(family === undefined ? unsizedTitle : family?.choose);
  const to = productPath(product) + (choose ? unchosenSize : '');
  return { choose, to, title: (choose && unsizedTitle) || title };
}
