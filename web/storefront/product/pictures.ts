import type { WireProduct } from '#contract/catalogue.ts';

/** The stored names of a product's pictures, one to five; none for a product without any. */
export const picturesOf = ({ img1, img2, img3, img4, img5 }: WireProduct): string[] =>
  [img1, img2, img3, img4, img5].filter(Boolean);
