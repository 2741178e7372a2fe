import type { Category } from '#database/enums.ts';
import { isPresent } from '#shop/catalogue/search/present-words.ts';
import { highest, type ListingQuery, lowest } from '../parts/listing-query.ts';

/** What suits any gun stands first among presents. */
const suitsAny: Category[] = ['bbs', 'attire'];

/** Whether a search says what may be spent. */
export const limitsPrice = ({ minPence, maxPence }: ListingQuery): boolean =>
  minPence !== lowest || maxPence !== highest;

/** A word for a present says nothing of what a thing is: of one that may cost so much, what does is listed. */
export const listedBy = (query: ListingQuery): ListingQuery =>
  limitsPrice(query) && isPresent(query.keywords) && query.keywords !== ''
    ? { ...query, keywords: '', firstCategories: suitsAny }
    : query;
