import type { Product } from '#contract/product.ts';
import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
import { specification } from '#wording/storefront/specification.ts';
import { labelOf, packedWeight, valueText } from '../parts/specification.ts';

/** One fact of all products that stand side by side. */
export interface Row {
  key: string;
  label: string;
  /** In the order of the products; '' where one does not state it. */
  values: string[];
  /** Whether two of them state different things. What nobody has said is no difference. */
  differs: boolean;
}

/** What products state, fact by fact, and what they weigh packed. Made on the server: the browser has no need of what makes it. */
export function rowsOf(products: Product[], attributes: Attribute[]): Row[] {
  const facts = attributes.map((attribute) =>
    rowOf(
      attribute.key,
      labelOf(attribute),
      products.map(({ attributes: stated }) => {
        const value = stated[attribute.key];
        return value === undefined ? '' : valueText(attribute, value);
      }),
    ),
  );
  return [...facts, rowOf(' weight', specification.weight, products.map(packedWeight))].filter(({ values }) =>
    values.some(Boolean),
  );
}

const rowOf = (key: string, label: string, values: string[]): Row => ({
  key,
  label,
  values,
  differs: new Set(values.filter(Boolean)).size > 1,
});
