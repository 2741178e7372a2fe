import { gunPage } from '#wording/storefront/help-pages.ts';
import type { Shop } from '../../shop.ts';
import { present } from './concept.ts';
import { helpPageFor, type ShownHelpPage } from './help-pages.ts';
import { parseSearch } from './parse-search.ts';
import { gunNames } from './trade.ts';
import { vocabulary } from './vocabulary.ts';
import { keyOf } from './words.ts';

/** The page of the shop that answers a search; of what finds nothing and names a gun, what is sold for its like. */
export const answerPageFor = async (
  shop: Pick<Shop, 'db'>,
  { typed, isFound }: { typed: string; isFound: boolean },
): Promise<ShownHelpPage | null> => helpPageFor(typed) ?? (isFound ? null : gunPageFor(shop, typed));

async function gunPageFor({ db }: Pick<Shop, 'db'>, typed: string): Promise<ShownHelpPage | null> {
  const known = await vocabulary(db);
  const { concepts, wanted } = parseSearch(typed, known);
  const thing = concepts.slice(0, wanted).findLast(({ kind }) => kind === 'noun' || kind === 'unsold');
  if (thing?.kind !== 'unsold') return null;
  const [name = [], ...like] = thing.phrases;
  if (!gunNames.has(keyOf(name.join(' ')))) return null;
  return present(like, known).length > 0 ? gunPage.like(thing.shown) : gunPage.any;
}
