/** Prices that are said in words of a search, in pounds. */
export interface PriceWords {
  /** What is left to search for. */
  keywords: string;
  min?: number;
  max?: number;
}

const pounds = String.raw`(?:£\s*(\d{1,4}(?:\.\d{1,2})?)|(\d{1,4}(?:\.\d{1,2})?)\s*(?:pounds?|quid|gbp))(?![\w.]*\d)`;
const atMost = new RegExp(String.raw`\b(?:under|below|up to|less than|max(?:imum)?)\s*${pounds}`, 'i');
const atLeast = new RegExp(
  String.raw`\b(?:over|above|from|more than|at least|min(?:imum)?)\s*${pounds}`,
  'i',
);

/**
 * 'bio bbs under £13' are bio BBs, and a limit to their price. A pound sign or its word has to be there: 'under 350 fps' is none.
 */
export function readPriceWords(text: string): PriceWords {
  const max = atMost.exec(text);
  const min = atLeast.exec(text);
  if (!max && !min) return { keywords: text };
  const keywords = text
    .replace(atMost, ' ')
    .replace(atLeast, ' ')
    .replace(/\s+(?:and|or|to)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    keywords,
    ...(min && { min: Number(min[1] ?? min[2]) }),
    ...(max && { max: Number(max[1] ?? max[2]) }),
  };
}
