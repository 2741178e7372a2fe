import { toPence } from '#contract/money.ts';
import type { Wanted } from '#shop/catalogue/filters.ts';
import type { ListingQuery } from '../parts/listing-query.ts';

/**
 * What a form of filters asks for. The same as `readQuery` makes of its fields, in fewer bytes: nobody but the form itself has
 * written them.
 */
export function readForm(fields: FormData, query: ListingQuery): ListingQuery {
  const text = (name: string) => String(fields.get(name) ?? '');
  const sort = text('sort');
  return {
    ...query,
    keywords: text('q').trim(),
    discounted: fields.has('discounted'),
    minPence: toPence(Number(text('min'))),
    maxPence: toPence(Number(text('max'))),
    // A shelf's own order is not chosen: words typed now have the best match first.
    sortBy: (sort === (query.keywords ? '' : 'newest') ? undefined : sort) as ListingQuery['sortBy'],
    inStock: fields.has('stock'),
    minRating: Number(text('rating')),
    attributes: attributesIn(fields),
    page: 1,
  };
}

function attributesIn(fields: FormData): ListingQuery['attributes'] {
  const attributes: Record<string, Wanted> = {};
  for (const [name, value] of fields) {
    const [prefix, key = '', end] = name.split('.');
    if (prefix !== 'f' || !value) continue;
    const known = attributes[key];
    if (end) attributes[key] = { ...known, [end]: Math.round(Number(value) * 1000) / 1000 };
    else attributes[key] = [...(Array.isArray(known) ? known : []), String(value)];
  }
  return attributes;
}
