import type { SortBy } from '#database/enums.ts';

/** Orders that are typed into the search: 'cheap mags', 'lipo cheap', 'best sellers'. */

const before = (words: string) => new RegExp(String.raw`^\s*(?:the )?(?:${words})\s+(?=\S)`, 'i');
const either = (words: string) =>
  new RegExp(String.raw`${before(words).source}|(?<=\S)\s+(?:${words})\s*$`, 'i');

/** Those that are also said of a thing itself, only beside one. */
const orders: [RegExp, SortBy][] = [
  [
    either('cheap(?:est|er)?|affordable|inexpensive|budget|low(?:est)?[ -](?:priced?|cost)|best prices?'),
    'priceLowToHigh',
  ],
  [
    new RegExp(
      String.raw`${before('(?:most )?expensive|dearest|priciest').source}|(?<=\S)(?<!^\s*most)\s+(?:(?:most )?expensive|dearest|priciest)\s*$`,
      'i',
    ),
    'priceHighToLow',
  ],
  [either('(?:best|good|great) value|(?:best )?value for money'), 'unitPrice'],
  [/^\s*(?:best|top)[ -]?sell(?:ers?|ing)\b|^\s*(?:most )?popular\b/i, 'bestSelling'],
  [/^\s*(?:best|top|highest)[ -]rated\b/i, 'rating'],
  [/^\s*(?:new(?:est)?|latest)(?: (?:in(?: stock)?|arrivals?|products?|items?|stock))?\s*$/i, 'newest'],
  [before('newest|latest|new in'), 'newest'],
];

export interface Order {
  /** What says it. */
  words: RegExp;
  sortBy: SortBy;
}

/** The order that a search asks for. */
export function orderIn(text: string): Order | undefined {
  const [words, sortBy] = orders.find(([words]) => words.test(text)) ?? [];
  return words && sortBy && { words, sortBy };
}

/** An order finds nothing itself; alone it is all that was said. */
export function withoutOrder(text: string): string {
  const order = orderIn(text);
  const left = order ? text.replace(order.words, ' ') : text;
  return left.trim() ? left : text;
}
