import type { Product } from '#contract/product.ts';
import {
  type Attribute,
  type AttributeValue,
  type AttributeValues,
  attributesOf,
} from '#shop/catalogue/attributes/attribute.ts';
import { specification as text } from '#wording/storefront/specification.ts';
import { numberText, withUnit } from './value-label.ts';

/** A fact of a product as people read it. Made on the server: the browser has no need of what makes it. */
export interface Fact {
  label: string;
  value: string;
}

type Specified = Pick<Product, 'category' | 'attributes' | 'weightGrams' | 'sku' | 'barcode'>;

/** What a product states of its category's attributes, in their order; then its packed weight, SKU and EAN. */
export function specificationOf(product: Specified, attributes: Attribute[]): Fact[] {
  const facts = attributesOf(attributes, product.category).flatMap((attribute): Fact[] => {
    const stated = product.attributes[attribute.key];
    return stated === undefined ? [] : [{ label: labelOf(attribute), value: valueText(attribute, stated) }];
  });
  const { sku, barcode } = product;
  const weight = packedWeight(product);
  return [
    ...facts,
    ...(weight ? [{ label: text.weight, value: weight }] : []),
    ...(sku ? [{ label: text.sku, value: sku }] : []),
    ...(barcode ? [{ label: text.barcode, value: barcode }] : []),
  ];
}

/** What a whole shelf is narrowed by ('Clothing and kit') reads as a riddle beside one value of it: there it is its type. */
export const labelOf = ({ key, label }: Attribute): string => (key.endsWith('-kind') ? text.type : label);

/** '0.25 g', 'Yes', 'M4, AK': what a product states, with its unit. */
export function valueText({ unit }: Pick<Attribute, 'unit'>, stated: AttributeValue): string {
  if (typeof stated === 'boolean') return stated ? text.yes : text.no;
  if (Array.isArray(stated)) return stated.join(text.and);
  if (typeof stated === 'string') return stated;
  return withUnit(numberText(stated, unit), unit);
}

/**
 * '0.25 g, Bag': what of a family a product is but for its colour, which stands alone. Of no two of one colour the same; undefined for
 * one that differs in colour alone. To programs, so without anything that keeps it on one line.
 */
export function sizeAmong(axes: Attribute[], stated: AttributeValues): string | undefined {
  const values = axes.flatMap((axis) => {
    const value = axis.key === 'colour' ? undefined : stated[axis.key];
    return value === undefined ? [] : [valueText(axis, value).replaceAll('\u00a0', ' ')];
  });
  return values.join(', ') || undefined;
}

/** '1,020 g': what it weighs with all that is around it; '' where nobody has said. */
export const packedWeight = ({ weightGrams }: Pick<Product, 'weightGrams'>): string =>
  weightGrams === null ? '' : withUnit(numberText(weightGrams, 'g'), 'g');
