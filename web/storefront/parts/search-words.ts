/** What words of a search choose: prices in pounds, an order, and what is in stock alone. */
export interface SearchWords {
  /** What is left to search for. */
  keywords: string;
  min?: number;
  max?: number;
  sortBy?: 'priceLowToHigh' | 'bestSelling' | 'rating' | 'newest';
  inStock?: true;
}

const amount = String.raw`(\d{1,4}(?:\.\d{1,2})?)`;
const pounds = String.raw`(?:£\s*${amount}|${amount}\s*(?:pounds?|quid|gbp))(?![\w.]*\d)`;
const atMost = new RegExp(String.raw`\b(?:under|below|up to|less than|max(?:imum)?)\s*${pounds}`, 'i');
const atLeast = new RegExp(
  String.raw`\b(?:over|above|from|more than|at least|min(?:imum)?)\s*${pounds}`,
  'i',
);
/** What can be spent, and nothing else. */
const budget = new RegExp(String.raw`^\s*${pounds}\s*$`, 'i');
/** Behind what is searched for a number alone is pounds, but for a weight, and 18, which is an age. */
const bareAtMost = /(?<=\S\s+)(?:under|below|less than)\s+(?!18\b)([1-9]\d{0,2}(?:\.\d{1,2})?)\s*$/i;

/** Orders in words; those that are also said of a thing itself, only beside one. */
const orders: [RegExp, NonNullable<SearchWords['sortBy']>][] = [
  [/^\s*cheap(?:est|er)?\s+(?=\S)/i, 'priceLowToHigh'],
  [/^\s*(?:best|top)[ -]?sell(?:ers?|ing)\b|^\s*(?:most )?popular\b/i, 'bestSelling'],
  [/^\s*(?:best|top|highest)[ -]rated\b/i, 'rating'],
  [/^\s*(?:new(?:est)?|latest)(?: (?:in(?: stock)?|arrivals?|products?|items?|stock))?\s*$/i, 'newest'],
];

/** Not of what is to come back, nor of a gun's part. */
const inStock = /\b(?<!(?:back|not|new) )(?:only |all )?in[ -]stock(?: only)?\b/i;

/** What names nothing: any of it is wanted. */
const anything = /^(?:stuff|things?|anything|something|bits|products?|items?|kit|gear)$/i;

/**
 * 'bio bbs under £13' are bio BBs, and a limit to their price; 'cheap bbs' are BBs by price, 'in stock bbs' those in stock. 'Under 350
 * fps' is no price.
 */
export function readSearchWords(text: string): SearchWords {
  const [order, sortBy] = orders.find(([words]) => words.test(text)) ?? [];
  const max = budget.exec(text) ?? atMost.exec(text) ?? bareAtMost.exec(text);
  const min = budget.test(text) ? null : atLeast.exec(text);
  const [stock] = inStock.exec(text) ?? [];
  if (!max && !min && !order && !stock) return { keywords: text };
  const said = [order, max?.[0], min?.[0], stock].filter((one) => one !== undefined);
  const keywords = said
    .reduce<string>((left, one) => left.replace(one, ' '), text)
    .replace(/\s+(?:and|or|to)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    keywords: anything.test(keywords) ? '' : keywords,
    ...(min && { min: Number(min[1] ?? min[2]) }),
    ...(max && { max: Number(max[1] ?? max[2]) }),
    ...(sortBy && { sortBy }),
    ...(stock && { inStock: true }),
  };
}
