import { and, eq, or } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import { products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { tagLists } from '../cache-tags.ts';
import { countCardsByCategory } from '../families/cards.ts';
import { allOf, conditionsOf, type Filters } from '../filters.ts';
import { findExact } from '../find-exact.ts';
import { searches } from '../list-tags.ts';
import { foundBy } from './best.ts';
import { needlessHelp } from './needless.ts';
import { passOver, runSearch } from './run-search.ts';
import { readWordsVersion } from './vocabulary.ts';
import { weightsApart } from './weights-apart.ts';

export interface FoundCount {
  /** As the listing counts: all found members of a family are one. */
  total: number;
  /** Those with the most first. */
  categories: { category: Category; total: number }[];
}

/** How many the listing of a search has, and in which categories (list.ts). */
export async function countFound(shop: Shop, keywords: string, filters?: Filters): Promise<FoundCount> {
  await tagLists(shop, [searches]);
  const narrowed = filters ? allOf(await conditionsOf(shop, filters)) : eq(products.active, true);
  const exact = await findExact(shop, keywords, narrowed);
  const nothing: FoundCount = exact
    ? { total: 1, categories: [{ category: exact.category, total: 1 }] }
    : { total: 0, categories: [] };
  const isNeedless = needlessHelp(keywords, exact);
  return runSearch(shop.db, keywords, nothing, async (stage) => {
    if (isNeedless(stage.help)) return passOver(shop.db, nothing);
    const found = or(foundBy(stage), exact && eq(products.id, exact.id));
    const apart = exact ? undefined : await weightsApart(shop.db, stage);
    const [version, answer] = await Promise.all([
      readWordsVersion(shop.db),
      countCardsByCategory(shop, { where: and(narrowed, found), apart }),
    ]);
    return { version, ended: answer.total > 0, answer };
  });
}
