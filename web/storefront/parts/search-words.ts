import type { Category, SortBy } from '#database/enums.ts';
import { orderIn } from '#shop/catalogue/search/order-words.ts';
import { readPrices } from '#shop/catalogue/search/price-words.ts';
import { hasUnitPrice } from '#shop/catalogue/unit-price.ts';

/** What words of a search choose: prices in pounds, an order, and what is in stock alone. */
export interface SearchWords {
  /** What is left to search for. */
  keywords: string;
  min?: number;
  max?: number;
  sortBy?: SortBy;
  inStock?: true;
}

/** Not of what is to come back, nor of a gun's part. */
const inStock = /\b(?<!(?:back|not|new|when|its|they) )(?:only |all )?in[ -]stock(?: only)?\b/i;

/** What names nothing: any of it is wanted. */
const anything = /^(?:airsoft ?)?(?:stuff|things?|anything|something|bits|products?|items?|kit|gear)?$/i;

/** Only a shelf alone is sorted by what so much of a thing costs. */
const isShelfByUnit = (keywords: string): boolean => hasUnitPrice(keywords as Category);

/**
 * 'bio bbs under £13' are bio BBs, and a limit to their price; 'cheap bbs' are BBs by price, 'in stock bbs' those in stock. 'Under 350
 * fps' is no price.
 */
export function readSearchWords(text: string): SearchWords {
  const { words: order, sortBy } = orderIn(text) ?? {};
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
