import type { Category } from '#database/enums.ts';
import { readPrices } from '#shop/catalogue/search/price-words.ts';
import { hasUnitPrice } from '#shop/catalogue/unit-price.ts';

/** What words of a search choose: prices in pounds, an order, and what is in stock alone. */
export interface SearchWords {
  /** What is left to search for. */
  keywords: string;
  min?: number;
  max?: number;
  sortBy?: 'priceLowToHigh' | 'unitPrice' | 'bestSelling' | 'rating' | 'newest';
  inStock?: true;
}

const either = (words: string) =>
  new RegExp(String.raw`^\s*(?:the )?(?:${words})\s+(?=\S)|(?<=\S)\s+(?:${words})\s*$`, 'i');
const cheap = either(
  'cheap(?:est|er)?|affordable|inexpensive|budget|low(?:est)?[ -](?:priced?|cost)|best prices?',
);
const value = either('(?:best|good|great) value|(?:best )?value for money');

/** Orders in words; those that are also said of a thing itself, only beside one. */
const orders: [RegExp, NonNullable<SearchWords['sortBy']>][] = [
  [cheap, 'priceLowToHigh'],
  [value, 'unitPrice'],
  [/^\s*(?:best|top)[ -]?sell(?:ers?|ing)\b|^\s*(?:most )?popular\b/i, 'bestSelling'],
  [/^\s*(?:best|top|highest)[ -]rated\b/i, 'rating'],
  [/^\s*(?:new(?:est)?|latest)(?: (?:in(?: stock)?|arrivals?|products?|items?|stock))?\s*$/i, 'newest'],
];

/** Not of what is to come back, nor of a gun's part. */
const inStock = /\b(?<!(?:back|not|new) )(?:only |all )?in[ -]stock(?: only)?\b/i;

/** What names nothing: any of it is wanted. */
const anything = /^(?:stuff|things?|anything|something|bits|products?|items?|kit|gear)$/i;

/** Only a shelf alone is sorted by what so much of a thing costs. */
const isShelfByUnit = (keywords: string): boolean => hasUnitPrice(keywords as Category);

/**
 * 'bio bbs under £13' are bio BBs, and a limit to their price; 'cheap bbs' are BBs by price, 'in stock bbs' those in stock. 'Under 350
 * fps' is no price.
 */
export function readSearchWords(text: string): SearchWords {
  const [order, sortBy] = orders.find(([words]) => words.test(text)) ?? [];
  const { said: prices, ...limits } = readPrices(text);
  const [stock] = inStock.exec(text) ?? [];
  if (prices.length === 0 && !order && !stock) return { keywords: text };
  const said = [order, ...prices, stock].filter((one) => one !== undefined);
  const keywords = said
    .reduce<string>((left, one) => left.replace(one, ' '), text)
    .replace(/\s+(?:and|or|to)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    keywords: anything.test(keywords) ? '' : keywords,
    ...limits,
    ...(sortBy && { sortBy: sortBy === 'unitPrice' && !isShelfByUnit(keywords) ? 'priceLowToHigh' : sortBy }),
    ...(stock && { inStock: true }),
  };
}
