import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { orderLines, orders, orderWords, products } from '#database/schema.ts';
import { foundBy } from '../catalogue/search/best.ts';
import { editDistance } from '../catalogue/search/edit-distance.ts';
import { planSearch } from '../catalogue/search/plan.ts';
import { freshVocabulary } from '../catalogue/search/run-search.ts';
import { singularOf, wordsOf } from '../catalogue/search/words.ts';
import { contains } from '../like-patterns.ts';
import type { Shop } from '../shop.ts';
import { foldWords } from './fold-words.ts';

type In = Pick<Shop, 'db'>;

/**
 * Orders that come near to words which none has: of people whose names, or whose towns, are spelt much alike or begin so, with
 * the words that the shop's own search takes misspelt ones for, or of products that it finds by other words. Undefined where there are none, or where the words can't be of names or products.
 */
export async function nearlyMatches(shop: In, find: string): Promise<SQL | undefined> {
  const typed = foldWords(find.trim());
  const words = typed.match(/[\p{L}\d.-]+/gu) ?? [];
  if (typed.includes('@') || !words.some((word) => mayBeMisspelt(word))) return undefined;
  const [named, sold, found] = await Promise.all([
    ordersNamedLike(shop, words),
    soldAsMeant(shop, typed),
    soldAsFound(shop, typed),
  ]);
  return or(named.length > 0 ? among(orders.id, named) : undefined, sold, found);
}

/** Any three letters are near to half of all names. */
const mayBeMisspelt = (word: string): boolean => /^\p{L}{4,}$/u.test(word);

/** Wrong letters that a word may have, of the words shorter than this: one of the short, two of the long. */
const longWord = 7;

/**
 * Orders of people of whose names and towns each of the words may be one, or else the beginning of one; not more than can be
 * looked through.
 */
async function ordersNamedLike({ db }: In, words: string[]): Promise<string[]> {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const { rows } = await db.execute<{ names: string; ids: string[] }>(
    sql`select names, ids from orders_named_like(${longest})`,
  );
  const named = (near: (word: string, name: string) => boolean) =>
    rows
      .filter(({ names }) => words.every((word) => names.split(' ').some((name) => near(word, name))))
      .flatMap(({ ids }) => ids)
      .slice(0, mostFound);
  const whole = named(isNear);
  return whole.length > 0 ? whole : named(isNearToBeginning);
}

const mostWrong = (word: string) => (!mayBeMisspelt(word) ? 0 : word.length >= longWord ? 2 : 1);

function isNear(word: string, name: string): boolean {
  const most = mostWrong(word);
  return editDistance(word, name, most) <= most;
}

/** 'whitlk' may be half of 'whitlock'. */
function isNearToBeginning(word: string, name: string): boolean {
  const most = mostWrong(word);
  for (let length = word.length - most; length <= word.length + most; length++)
    if (isNear(word, name.slice(0, length))) return true;
  return false;
}

const mostFound = 1000;

/** With each word as the catalogue probably has it; undefined where nothing is put right. */
async function soldAsMeant({ db }: In, find: string): Promise<SQL | undefined> {
  const known = await freshVocabulary(db);
  const typed = wordsOf(find).flat();
  const meant = typed.map((word) => {
    const folded = singularOf(word);
    if (known.place(folded) !== undefined || !mayBeMisspelt(folded)) return word;
    return known.nearest(folded, word.length) ?? word;
  });
  if (meant.every((word, at) => word === typed[at])) return undefined;
  const titled = and(...meant.map((word) => like(orderWords.words, contains(word))));
  return sql`${orders.id} in (select ${orderWords.orderId} from ${orderWords} where ${titled})`;
}

/** A word that finds more products tells none of them from another. */
const maxProducts = 50;

/** Of products that shoppers find by the same words, written otherwise or called otherwise in titles: midcap, ammo. */
async function soldAsFound({ db }: In, find: string): Promise<SQL | undefined> {
  const stages = planSearch(find, await freshVocabulary(db));
  const stage = stages.find(({ help }) => help === 'none' || help === 'synonym');
  if (!stage) return undefined;
  const found = await db.select({ id: products.id }).from(products).where(foundBy(stage)).limit(maxProducts);
  if (found.length === 0) return undefined;
  const ids = found.map(({ id }) => id);
  return sql`${orders.id} in (select ${orderLines.orderId} from ${orderLines} where ${among(orderLines.productId, ids)})`;
}
