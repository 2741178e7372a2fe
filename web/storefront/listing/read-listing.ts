import type { Attribute } from '#shop/catalogue/attributes/attribute.ts';
import { readAttributes } from '#shop/catalogue/attributes/definitions.ts';
import { isWhole, readWholeFacets } from '#shop/catalogue/facets.ts';
import { fitRules } from '#shop/catalogue/fit/rules.ts';
import { countEachCategory, listProducts } from '#shop/catalogue/list.ts';
import { answerFor } from '#shop/catalogue/search/answer-page.ts';
import type { Shop } from '#shop/shop.ts';
import { footer } from '#wording/storefront/footer.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { curatedList, listingMeta, listingStructuredData } from '../parts/listing-meta.ts';
import {
  addressOf,
  type ListingQuery,
  maxLeftover,
  pageSize,
  titleOf,
  withoutFilters,
} from '../parts/listing-query.ts';
import { sortsOf } from '../parts/read-query.ts';
import { chosenFilters } from './chips.ts';
import { emptyList } from './empty-list.ts';
import { categoryGroup, facetGroups, hasCategories } from './facet-groups.ts';
import { besideSoldOut, shownCard, soldOutPage } from './instead.ts';
import { filtersOf, knownAttributes } from './known-attributes.ts';
import { asksForAll, listedBy } from './listed-by.ts';
import { noticeBeside } from './search-notice.ts';

type ListingPage = Awaited<ReturnType<typeof readPage>>;

/** All that a page of the listing shows; or the address of the same list, where it asks for what no product can state. */
export async function readListing(
  shop: Shop,
  asked: ListingQuery,
): Promise<ListingPage | { movedTo: string }> {
  const isNarrowed = Object.keys(asked.attributes).length > 0;
  const attributes = isNarrowed ? filtersOf(await readAttributes(shop), asked.category) : [];
  const query = { ...asked, attributes: knownAttributes(attributes, asked) };
  if (addressOf(query) !== addressOf(asked)) return { movedTo: addressOf(query) };
  return readPage(shop, query, attributes);
}

async function readPage(shop: Shop, query: ListingQuery, attributes: Attribute[]) {
  const listed = listedBy(query);
  const [list, inCategories] = await Promise.all([
    listProducts(shop, { ...listed, limit: query.page * pageSize, offset: 0, maxLeftover }),
    hasCategories(query) ? countEachCategory(shop, query) : [],
  ]);
  const { cards: found, total, facets, help, showing } = list;
  const cards = found.map(shownCard);
  const [answer, soldOut, beside] = await Promise.all([
    answerFor(shop, { typed: query.keywords, isFound: total > 0, help }),
    soldOutPage(shop, listed, list),
    besideSoldOut(shop, listed, list),
  ]);
  const { instead } = answer;
  const curated = curatedList(query);
  const page = asksForAll(query) ? null : (answer.page ?? soldOut ?? null);
  const chosen = chosenFilters(query, facets, attributes);
  const whole =
    query.keywords || isWhole(query) ? {} : { whole: await readWholeFacets(shop, query.category) };
  return {
    query,
    title: curated?.title ?? titleOf(query),
    products: cards,
    total,
    /** Of a gun the empty list itself leads on. */
    help:
      page?.path && (instead.length === 0 || chosen.length > 0)
        ? page
        : curated
          ? { ...curated.next, isBelow: true }
          : null,
    // A list that the shop links to was not searched for.
    notice:
      curated === undefined
        ? noticeBeside(
            { keywords: query.keywords, help, showing, products: found.map(({ product }) => product) },
            page,
          )
        : '',
    /** What the list's prices are, or what to choose by. */
    lead: leadOf(query, total),
    groups: [
      ...(inCategories.length > 0 ? [categoryGroup(query, inCategories)] : []),
      ...facetGroups({ facets, total }, { query, attributes, ...whole }),
    ],
    chips: chosen.map(({ label, without }) => ({ label, to: addressOf(without) })),
    clear: addressOf(withoutFilters(query)),
    empty: total === 0 ? await emptyList(shop, query, { chosen, ...answer }) : undefined,
    /** Below what is all sold out. */
    beside,
    /** What leads on from the heading. */
    ways: {
      /** The category, where something in it can be said to fit a gun. */
      fitting: query.category in fitRules ? query.category : undefined,
      /** On the shelf of BBs, what is asked of them first. */
      guide: query.category === 'bbs' ? footer.bbGuide : '',
    },
    sorts: sortOptions(query),
    structuredData: listingStructuredData(query, cards, shop.settings.publicUrl),
    head: listingMeta(query, { ...shop.settings, choice: chosen[0]?.value, isEmpty: total === 0 }),
  };
}

function leadOf(query: ListingQuery, total: number): string {
  if (total === 0) return '';
  return query.discountZone && !query.keywords ? shelf.discounts : (curatedList(query)?.lead ?? '');
}

const sortOptions = ({ category, keywords }: ListingQuery) => [
  ...(keywords ? [{ value: '', label: shelf.sorts.bestMatch }] : []),
  ...sortsOf(category).map((value) => ({ value, label: shelf.sorts[value] })),
];
