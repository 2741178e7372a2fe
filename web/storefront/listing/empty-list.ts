import { productOf } from '#contract/from-shop.ts';
import { cardOf } from '#contract/product-card.ts';
import { maxBeside } from '#shop/catalogue/limits.ts';
import { countProducts, listProducts, newestOfEach } from '#shop/catalogue/list.ts';
import type { SearchAnswer } from '#shop/catalogue/search/answer-page.ts';
import type { ShownHelpPage } from '#shop/catalogue/search/help-words.ts';
import type { Shop } from '#shop/shop.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing, shelf } from '#wording/storefront/listing.ts';
import { nothingHere } from '#wording/storefront/nothing-here.ts';
import { categories } from '#wording/storefront/shop.ts';
import { readBestOfCategories } from '../parts/best-of-categories.ts';
import { addressOf, type ListingQuery, pricesCross, withoutFilters } from '../parts/listing-query.ts';
import { newestOfShelf, type ShelfShown, shelvesOf } from '../parts/shelves.ts';
import type { Chosen } from './chips.ts';
import { dearer, type Instead, shownCard } from './instead.ts';

/** What is said where nothing is found. Made on the server: the browser has no need of what makes it. */
export interface EmptyList {
  title: string;
  text: string;
  /** Said below what answers. */
  below?: string;
  /** What the text ends with: a link to those who may know. */
  contact?: string;
  /** The best comes first. */
  ways: { label: string; to: string }[];
  /** What was searched for is answered, by a page of the shop or by what is shown instead. */
  answered?: boolean;
  /** Where nothing else narrows the search. */
  shelves?: ShelfShown[];
  /** What is shown to those who searched for what there isn't. */
  instead?: Instead;
}

/** Of so many filters each is tried. */
const maxTried = 8;

/** Why a list is empty, and the ways on: first without the one filter that leaves nothing. */
export async function emptyList(
  shop: Shop,
  query: ListingQuery,
  { chosen, page, ...answer }: { chosen: Chosen[] } & SearchAnswer,
): Promise<EmptyList> {
  const clear = { label: listing.clear, to: addressOf(withoutFilters(query)) };
  if (pricesCross(query)) return crossed(query, clear);
  const isFiltered = chosen.length > 0;
  // What isn't sold is so at any price.
  const isAnswered = answer.isUnsold
    ? chosen.every(({ without }) => pricesDiffer(without, query))
    : !isFiltered;
  if (isAnswered && page) {
    return answeredList(shop, page, answer);
  }
  const elsewhere = await onOtherShelves(shop, query);
  return {
    title: shelf.empty,
    text: isFiltered ? shelf.emptyFilters : emptyText(query, elsewhere !== undefined),
    ways: [
      ...(elsewhere ? [elsewhere.way] : []),
      ...(await withoutOne(shop, chosen)),
      ...(isFiltered ? [clear] : []),
      { label: layout.all, to: '/shop/all' },
      { label: layout.discount, to: '/shop/discount' },
    ],
    ...(query.keywords && (await besideSearch(shop, query, { isFiltered, found: elsewhere?.found }))),
  };
}

function emptyText({ category, keywords }: ListingQuery, isElsewhere: boolean): string {
  if (!keywords) return shelf.emptyCategory;
  return isElsewhere && category !== 'all' ? shelf.emptyIn(categories[category]) : shelf.emptySearch;
}

/** What was searched for on one shelf may stand on another: the way there, and the best of it. */
async function onOtherShelves(shop: Shop, query: ListingQuery) {
  if (!query.keywords || query.category === 'all') return;
  const everywhere = { ...query, category: 'all' as const, page: 1 };
  const { cards, total } = await listProducts(shop, {
    ...everywhere,
    limit: maxBeside,
    offset: 0,
    maxLeftover: 0,
  });
  if (total === 0) return;
  const way = { label: shelf.elsewhere(total), to: addressOf(everywhere) };
  return { way, found: { title: shelf.wholeShop, products: cards.map(shownCard) } };
}

const pricesDiffer = (one: ListingQuery, other: ListingQuery): boolean =>
  one.minPence !== other.minPence || one.maxPence !== other.maxPence;

/** What answers says by itself that something isn't sold, where it has no page of its own. */
async function answeredList(
  shop: Shop,
  page: ShownHelpPage,
  { instead, isUnsold, isNearest, isAlone }: Omit<SearchAnswer, 'page'>,
): Promise<EmptyList> {
  const hasOthers = instead.length > 0;
  const others = hasOthers
    ? { title: isNearest ? shelf.nearest : shelf.forGuns, products: cards(instead), whole: true }
    : !isAlone && (await bestSellers(shop));
  const notSold = hasOthers ? shelf.notSold : shelf.notSoldNorLike;
  return {
    title: isUnsold && page.path ? notSold : shelf.answered,
    ...((isUnsold || !hasOthers) && { below: shelf.empty }),
    text: textOf(page, hasOthers),
    ways: waysOn(page, hasOthers),
    answered: true,
    ...(others && { instead: others }),
  };
}

/** To the page itself, where it does not stand above already; else to whom else to ask. */
function waysOn({ path, title }: ShownHelpPage, hasOthers: boolean): EmptyList['ways'] {
  if (path && hasOthers) return [{ label: title, to: path }];
  return path && path !== '/contact' ? [{ label: layout.contact, to: '/contact' }] : [];
}

/** What has no page of its own is said here alone; beside one that nothing is shown with, whom else to ask. */
function textOf({ path, title, text }: ShownHelpPage, hasOthers: boolean): string {
  if (!path) return `${title}. ${text}`;
  if (hasOthers) return text;
  return path === '/contact' ? '' : shelf.emptyAnswered;
}

const cards = (products: SearchAnswer['instead']) => products.map(productOf).map(cardOf);

const bestSellers = async (shop: Shop): Promise<EmptyList['instead']> => ({
  title: nothingHere.best,
  products: await readBestOfCategories(shop),
});

/** Words that find nothing lead on: where no filter is to blame, to whom to ask and to the shelves. */
async function besideSearch(
  shop: Shop,
  query: ListingQuery,
  { isFiltered, found }: { isFiltered: boolean; found?: Instead | undefined },
): Promise<Partial<EmptyList>> {
  if (found) return { contact: shelf.contactUs, instead: found };
  const instead = (await dearer(shop, query)) ?? (await bestSellers(shop));
  if (isFiltered) return { instead };
  return { contact: shelf.contactUs, shelves: shelvesOf(await newestOfEach(shop, newestOfShelf)), instead };
}

/** The filters of which each alone leaves nothing. */
async function withoutOne(shop: Shop, chosen: Chosen[]): Promise<EmptyList['ways']> {
  const ways = [];
  // One after another: nobody's filters take all connections.
  for (const { label, without } of chosen.slice(0, maxTried)) {
    const total = await countProducts(shop, without);
    if (total > 0) ways.push({ label: shelf.without(label, total), to: addressOf(without) });
  }
  return ways;
}

/** No shelf is empty here: what was asked for can't be. */
function crossed(query: ListingQuery, clear: EmptyList['ways'][number]): EmptyList {
  const { minPence: high, maxPence: low } = query;
  return {
    title: shelf.crossed,
    text: shelf.crossedText(high / 100, low / 100),
    ways: [
      {
        label: shelf.uncross(low / 100, high / 100),
        to: addressOf({ ...query, minPence: low, maxPence: high, page: 1 }),
      },
      clear,
    ],
  };
}
