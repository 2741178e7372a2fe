import { attributeKey, maxValueLength } from '#shop/catalogue/attributes/attribute.ts';
import type { Filters, Wanted } from '#shop/catalogue/filters.ts';
import { attributePrefix as prefix } from './listing-query.ts';

type Attributes = Filters['attributes'];

const maxAttributes = 8;
const maxValues = 20;
const maxKeyLength = 40;
/** '0.2..0.28', '2000..', '..5000'. */
const range = /^(-?\d{1,9}(?:\.\d{1,3})?)?\.\.(-?\d{1,9}(?:\.\d{1,3})?)?$/;

/**
 * What an address or the filters' form chooses of attributes: `f.{key}={value}`, once for each value, or `f.{key}=from..to`,
 * for which the form has `f.{key}.from` and `f.{key}.to`. Keys and values come by their letters; what isn't well formed, and
 * what is more than anybody chooses, counts as not said.
 */
export function readAttributes(search: URLSearchParams): Attributes {
  const keys = [...search.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.split('.')[1]);
  return Object.fromEntries(
    [...new Set(keys)]
      .sort()
      .flatMap((key = ''): [string, Wanted][] => {
        const wanted = isKey(key) && readWanted(search, prefix + key);
        return wanted ? [[key, wanted]] : [];
      })
      .slice(0, maxAttributes),
  );
}

const isKey = (key: string): boolean => key.length <= maxKeyLength && attributeKey.test(key);

function readWanted(search: URLSearchParams, name: string): Wanted | undefined {
  const said = search.getAll(name);
  const ranges = [...said, `${search.get(`${name}.from`) ?? ''}..${search.get(`${name}.to`) ?? ''}`];
  const values = [...new Set(said.map((value) => value.trim()))].filter(isValue).sort();
  return values.length > 0 ? values.slice(0, maxValues) : ranges.map(readRange).find(Boolean);
}

const isValue = (value: string): boolean =>
  value !== '' && value.length <= maxValueLength && !value.includes('..') && !/\p{Cc}/u.test(value);

/** The lesser number is where it begins, however it was written. */
function readRange(text: string): Wanted | undefined {
  const [from, to] = (range.exec(text) ?? []).slice(1).map((number) => number && Number(number) + 0);
  if (!isNumber(from)) return isNumber(to) ? { to } : undefined;
  return isNumber(to) ? { from: Math.min(from, to), to: Math.max(from, to) } : { from };
}

const isNumber = (number: unknown): number is number => typeof number === 'number';
