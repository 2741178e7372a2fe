import type { Category } from '#database/enums.ts';
import { isSaid } from '#shop/catalogue/search/parse-search.ts';
import { gunModels } from '#shop/catalogue/search/trade.ts';
import { keyOf, normalizeWords } from '#shop/catalogue/search/words.ts';
import { layout } from '#wording/storefront/layout.ts';
import { shelf } from '#wording/storefront/listing.ts';

interface Found {
  keywords: string;
  help: keyof typeof layout.search.help | 'none';
  /** What the search looked for instead, in words. */
  showing: string;
  /** Of the best that is shown. */
  category?: Category | undefined;
  /** What is said of a gun that is named and that nothing is made for; '' of none. */
  besideFound?: string;
}

/** Said above what a search finds that has no exact match; '' for one that has. Made on the server. */
export function searchNotice({ keywords, help, showing, category, besideFound = '' }: Found): string {
  if (help === 'none') return '';
  // A gun that nothing is made for is what was left out.
  if (besideFound && help === 'some words') return besideFound;
  const left = help === 'some words' ? leftOut(keywords, showing) : '';
  const goesBy = category && gunModels.has(keyOf(left)) ? shelf.goesBy[category] : undefined;
  if (left && !goesBy) return shelf.leftOut(showing, left);
  return `${layout.search.help[help](showing)} ${goesBy ? shelf.notByGun(goesBy) : besideFound}`.trim();
}

/** Of more words a search tries only some together (shop/catalogue/search/plan.ts): the rest may be found for all it knows. */
const maxWords = 4;

/** The words of a search that nothing was found for; '' where that can't be told, as of words that were put right. */
function leftOut(keywords: string, showing: string): string {
  const asked = wordsOf(keywords).filter(isSaid);
  const shown = wordsOf(showing);
  if (asked.length > maxWords) return '';
  // Numbers alone, with their units: what they are of was found in their place.
  const numbers = wordsOf(normalizeWords(asked.join(' ')));
  const isOther = numbers.every((word) => /\d/.test(word)) && !shown.some((word) => asked.includes(word));
  if (!isOther && !shown.every((word) => asked.includes(word))) return '';
  return asked.filter((word) => !shown.includes(word)).join(' ');
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
