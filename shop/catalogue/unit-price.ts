import type { Category } from '#database/enums.ts';
import type { AttributeValues } from './attributes/attribute.ts';

/** What so much of a product costs, to compare it with others of its kind. */
export interface UnitPrice {
  /** To the nearest penny. */
  pence: number;
  per: number;
  unit: 'BBs' | 'ml' | 'each';
}

/** How much of it a product holds is one of its attributes. The database sorts by the same (`products.unit_pence`). */
const measures: Partial<Record<Category, { attribute: string; per: number; unit: UnitPrice['unit'] }>> = {
  bbs: { attribute: 'count', per: 1000, unit: 'BBs' },
  gas: { attribute: 'volume', per: 100, unit: 'ml' },
  magazines: { attribute: 'pieces', per: 1, unit: 'each' },
};

/** Whether what products of a category cost can be compared by how much they hold. */
export const hasUnitPrice = (category: Category | 'all'): boolean => category in measures;

/** The attribute that says how much a product of a category holds. */
export const contentAttribute = (category: Category): string | undefined => measures[category]?.attribute;

/** How much of what it is compared by a product holds, as far as that is stated. */
export function contentOf({
  category,
  attributes,
}: {
  category: Category;
  attributes: AttributeValues;
}): number | undefined {
  const measure = measures[category];
  const content = measure && attributes[measure.attribute];
  return typeof content === 'number' && content > 0 ? content : undefined;
}

interface Measured {
  category: Category;
  pricePence: number;
  attributes: AttributeValues;
}

/** Null where its kind has none, where nobody has said how much it holds, and of a single one: its price says it. */
export function unitPriceOf(product: Measured): UnitPrice | null {
  const unitPrice = comparableUnitPrice(product);
  return unitPrice?.per === 1 && contentOf(product) === 1 ? null : unitPrice;
}

/** To stand beside others of its kind: also of a single one. */
export function comparableUnitPrice(product: Measured): UnitPrice | null {
  const measure = measures[product.category];
  const content = contentOf(product);
  if (!measure || content === undefined) return null;
  const { per, unit } = measure;
  return { pence: Math.round((product.pricePence * per) / content), per, unit };
}
