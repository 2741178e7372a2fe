import { gunPage } from '#wording/storefront/help-pages.ts';
import type { Shop } from '../../shop.ts';
import { tagProducts } from '../cache-tags.ts';
import { searchProducts } from '../list.ts';
import type { Product } from '../product.ts';
import { type Concept, namesModel, present } from './concept.ts';
import { helpPageFor, type ShownHelpPage } from './help-pages.ts';
import { parseSearch } from './parse-search.ts';
import { guns, type Phrase } from './trade.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';
import { keyOf } from './words.ts';

export interface SearchAnswer {
  /** The page of the shop that answers a search; for what finds nothing and names a gun, what is said of it. */
  page: ShownHelpPage | null;
  /** What is sold for guns of its kind. */
  instead: Product[];
}

/** Two rows of the shelf, three on a phone: none is left alone in its row. */
const maxInstead = 6;

/** What answers a search beside the products that it finds. */
export async function answerFor(
  shop: Shop,
  { typed, isFound }: { typed: string; isFound: boolean },
): Promise<SearchAnswer> {
  const page = helpPageFor(typed);
  if (page || isFound) return { page, instead: [] };
  const gun = gunIn(typed, await vocabulary(shop.db));
  if (!gun) return { page, instead: [] };
  const { like, name, needs, isModel } = gun;
  const said = like ? gunPage.like(like) : isModel ? gunPage.model(name) : gunPage.kind;
  return { page: said, instead: await bestOfEach(shop, like ? [like, ...needs] : needs) };
}

/** The gun that a search is for, as it was typed; and what is sold for its like, as a search: 'G-pattern' of a Glock. */
function gunIn(typed: string, known: Vocabulary) {
  const { concepts, wanted } = parseSearch(typed, known);
  const thing = concepts.slice(0, wanted).findLast(({ kind }) => kind === 'noun' || kind === 'unsold');
  if (thing?.kind !== 'unsold') return;
  const [own = [], ...means] = thing.phrases;
  const gun = guns.get(keyOf(own.join(' ')));
  if (!gun) return;
  // That a Hi-Capa is a pistol says nothing of what fits it.
  const isLike = (phrase: Phrase) => !guns.has(keyOf(phrase.join(' ')));
  const like = present(means, known).some(isLike) ? thing.shown : beside(concepts, thing);
  // As it was typed, where nothing else was: UMP45.
  return { ...gun, name: concepts.length === 1 ? typed.trim() : own.join(' '), like };
}

/** What else was said of a gun: the M4 of 'm4 rifle'. */
const beside = (concepts: Concept[], gun: Concept): string | undefined =>
  concepts.find((one) => one !== gun && (one.kind === 'noun' || (one.kind === 'word' && namesModel(one))))
    ?.shown;

/** The best in stock of each search in turn. */
async function bestOfEach(shop: Shop, searches: string[]): Promise<Product[]> {
  const found = await Promise.all(
    searches.map((keywords) =>
      searchProducts(shop, { keywords, families: true, limit: maxInstead, offset: 0 }),
    ),
  );
  const inStock = found.map(({ products }) => products.filter(({ onHand, reserved }) => onHand > reserved));
  const inTurn = Array.from({ length: maxInstead }, (_, at) =>
    inStock.flatMap((row) => row[at] ?? []),
  ).flat();
  const instead = [...new Map(inTurn.map((product) => [product.id, product])).values()].slice(0, maxInstead);
  tagProducts(shop, instead);
  return instead;
}
