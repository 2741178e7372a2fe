import type { Category } from '#database/enums.ts';
import { findHelpPage } from '#shop/catalogue/search/help-pages.ts';
import { isPresent } from '#shop/catalogue/search/present-words.ts';
import { highest, type ListingQuery, lowest } from '../parts/listing-query.ts';

/** What suits any gun stands first among presents. */
const suitsAny: Category[] = ['bbs', 'attire'];

type Searched = Pick<ListingQuery, 'keywords' | 'minPence' | 'maxPence' | 'firstCategories'>;

/** Whether a search says what may be spent. */
export const limitsPrice = ({ minPence, maxPence }: Searched): boolean =>
  minPence !== lowest || maxPence !== highest;

/** Whether a search says only that all is wanted: 'everything', 'airsoft'. */
export const asksForAll = ({ keywords }: Searched): boolean =>
  keywords !== '' && findHelpPage(keywords) === 'newest';

/** Who wants all is listed all. A word for a present says nothing of what a thing is: of one that may cost so much, what does is listed. */
export function listedBy<Query extends Searched>(query: Query): Query {
  if (asksForAll(query)) return { ...query, keywords: '' };
  return limitsPrice(query) && isPresent(query.keywords) && query.keywords !== ''
    ? { ...query, keywords: '', firstCategories: suitsAny }
    : query;
}
