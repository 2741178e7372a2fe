import type { Product } from '../product.ts';

/** The same for all sizes and colours of one thing, for nothing else. */
export const familyKey = ({ id, familyId }: Pick<Product, 'id' | 'familyId'>): string =>
  String(familyId ?? id);
