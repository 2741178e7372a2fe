import { type Attribute, attributesOf, readValue } from '#shop/catalogue/attributes/attribute.ts';
import type { Filters, Wanted } from '#shop/catalogue/filters.ts';

type Narrowed = Pick<Filters, 'category' | 'attributes'>;

/** Attributes that the lists of a category are narrowed by. */
export const filtersOf = (attributes: Attribute[], category: Filters['category']): Attribute[] =>
  attributesOf(attributes, category).filter(({ filter }) => filter);

/** What is chosen, without what no product of the category can state; numbers and choices as they are kept. */
export function knownAttributes(
  attributes: Attribute[],
  { category, attributes: chosen }: Narrowed,
): Narrowed['attributes'] {
  const known = filtersOf(attributes, category).flatMap((attribute): [string, Wanted][] => {
    const wanted = Object.hasOwn(chosen, attribute.key) ? chosen[attribute.key] : undefined;
    if (!wanted) return [];
    if (!Array.isArray(wanted)) return attribute.kind === 'number' ? [[attribute.key, wanted]] : [];
    const values = [...new Set(wanted.flatMap((value) => asKept(attribute, value)))];
    return values.length > 0 ? [[attribute.key, values.sort()]] : [];
  });
  return Object.fromEntries(known);
}

function asKept(attribute: Attribute, written: string): string[] {
  const read = readValue(attribute, written);
  return 'refused' in read || read.value === undefined ? [] : [read.value].flat().map(String);
}
