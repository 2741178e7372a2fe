import { catalogue } from '../../catalogue/index.ts';
import type { DemoProduct } from '../../catalogue/product.ts';

/** The product that a pack's print tells of: its barcode and measures are the catalogue's. */
export function factsOf(slug: string): DemoProduct {
  const product = catalogue.find((one) => one.slug === slug);
  if (!product) throw new Error(`There is no ${slug}`);
  return product;
}

/** A batch number as printed on a pack: the same for the same product. */
export const batchOf = ({ barcode }: DemoProduct, before: string) =>
  `BATCH ${barcode.slice(-5, -1)}-B · BEST BEFORE ${before}`;
