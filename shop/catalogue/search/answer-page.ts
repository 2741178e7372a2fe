import type { Category } from '#database/enums.ts';
import {
  gunPage,
  helpPages,
  lookPage,
  phonePage,
  unlikePage,
  unsoldPage,
  unstatedPage,
} from '#wording/storefront/help-pages.ts';
import type { Shop } from '../../shop.ts';
import { tagProducts } from '../cache-tags.ts';
import { searchInStock } from '../list.ts';
import type { Product } from '../product.ts';
import { starterParts } from '../starter-kit.ts';
import {
  type Concept,
  gunMeant,
  type Help,
  isForOneGun,
  isUnmade,
  makesGuns,
  namesFeed,
  namesModel,
} from './concept.ts';
import { energyAsked } from './energy-asked.ts';
import { findHelpPage, namesMaker, standsAlone } from './help-pages.ts';
import type { HelpPage, ShownHelpPage } from './help-words.ts';
import { asksMore } from './nearest-question.ts';
import { isAnsweredBy } from './of-question.ts';
import { type ParsedSearch, parseSearch } from './parse-search.ts';
import { withoutPrices } from './price-words.ts';
import {
  commonNames,
  goesByGun,
  gunModels,
  guns,
  lookNames,
  makerNeeds,
  makerOf,
  makersWritten,
  phraseOf,
  unsoldShelves,
  unstatedShelves,
  usedUp,
} from './trade.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';
import { weightsBySpeed } from './weights-by-speed.ts';
import { keyOf } from './words.ts';

export interface SearchAnswer {
  /** The page of the shop that answers a search; where it names a gun that nothing is made for, what is said of that. */
  page: ShownHelpPage | null;
  /** What is sold for guns of its kind. */
  instead: Product[];
  /** The page says that what was searched for is not sold. */
  isUnsold?: boolean;
  /** What is shown instead is what is nearest to it, and no more. */
  isNearest?: boolean;
  /** Nothing is shown beside it: no magazine to who asks how old one must be. */
  isAlone?: boolean;
}

/** Two rows of the shelf, three on a phone: none is left alone in its row. */
const maxInstead = 6;

/** What everybody needs whatever the gun, as searches. */
const firstKit: string[] = Object.values(starterParts);

/** What keeps a gun fed, as searches. */
const feedingKit = ['0.20 g BBs', 'silicone oil', '0.25 g bio BBs', 'speedloader'];

/** What a gun that blows back by gas needs, whatever its kind mostly runs on. */
const blowbackKit = ['green gas', '0.25 g bio BBs', 'silicone oil', 'speedloader'];

/** What lights up a game without fire, as searches. */
const inTheDark = ['tracer BBs', 'torch', 'tracer unit', 'dead rag', 'goggles', 'full-face mask'];

/** What is shown beside a page that answers a search which finds nothing itself. */
const kitBeside: Partial<Record<HelpPage, string[]>> = {
  firstKit,
  gifts: firstKit,
  giftCards: firstKit,
  feeding: feedingKit,
  leaking: ['silicone oil', 'gas magazine'],
  firing: ['lipo', 'green gas', 'lipo charger', 'silicone oil', 'LiPo checker'],
  coldGas: ['winter gas', 'silicone oil', 'CO2 bulbs', 'green gas'],
  harm: ['0.20 g BBs', '0.25 g bio BBs', '0.28 g bio BBs'],
  lipoCare: ['charging bag', 'lipo charger', 'LiPo checker'],
  sizes: ['combat shirt', 'gloves', 'cap', 'belt', 'knee pads', 'plate carrier'],
  pyrotechnics: inTheDark,
  night: inTheDark,
};

/** What is worked out of what was typed. */
const workedOut: Partial<Record<HelpPage, (typed: string) => ShownHelpPage | undefined>> = {
  energy: energyAsked,
  weights: (typed) => weightsBySpeed(typed)?.page,
};

/** Those that say first that it isn’t sold. */
const unsoldPages: HelpPage[] = ['pyrotechnics', 'giftCards', 'orangeTips'];

/** What comes in several colours and patterns, as searches. */
const ofOtherLooks = ['combat shirt', 'gloves', 'plate carrier', 'cap', 'chest rig', 'knee pads'];

/** What answers a search beside the products that it finds. `help` is what it did to find them. */
export async function answerFor(shop: Shop, asked: Asked): Promise<SearchAnswer> {
  const answer = await answerKnown(shop, asked);
  if (answer.page) return answer;
  if (asked.isFound && asksWhatFits(asked.typed)) return { ...answer, page: helpPages.whatFits };
  if (!asksMore(asked.typed)) return answer;
  const reading = parseSearch(asked.typed, await vocabulary(shop.db));
  return isAnsweredBy(asked.typed, reading) ? answer : { ...answer, page: helpPages.unanswered };
}

const fitsOne = /\b(?:fits?|compatible|works? (?:in|with|on)|takes?)\b/i;
const forOne = /\b(?:for (?:my|an?)|in (?:my|an?))\b/i;
/** Whether things are asked for a gun: what fits it is not told by them. */
const asksWhatFits = (typed: string): boolean =>
  asksMore(typed) && (fitsOne.test(typed) || (forOne.test(typed) && namesMaker(typed)));

interface Asked {
  typed: string;
  isFound: boolean;
  help: Help;
}

async function answerKnown(shop: Shop, { typed, isFound, help }: Asked): Promise<SearchAnswer> {
  const answering = isNewsletterCode(shop, typed) ? 'codes' : findHelpPage(typed);
  if (answering) {
    const kit = kitBeside[answering];
    const instead = kit && !isFound ? await bestOfEach(shop, namedFirst(kit, typed)) : [];
    const page = workedOut[answering]?.(typed) ?? pageOf(shop, answering);
    const shown = isFound && answering === 'leaking' ? { ...page, isBelow: true } : page;
    return { page: shown, instead, isUnsold: unsoldPages.includes(answering), isAlone: standsAlone(typed) };
  }
  // A gun that nothing is made for is a synonym of its kind at best, or left out; of a 'gas pistol' the titles of its magazines have both.
  const isWhole = isFound && help !== 'synonym' && help !== 'some words';
  if (isWhole && !endsInGun(typed)) return { page: null, instead: [] };
  const known = await vocabulary(shop.db);
  const reading = parseSearch(typed, known);
  if (isFound && isMakersGun(reading)) return { page: gunPage.suits, instead: [] };
  if (isWhole) return { page: isGunAlone(reading) ? gunPage.suits : null, instead: [] };
  if (isFound) return besideFound(reading, known);
  const answer = await forGun(shop, typed, reading, known);
  return { ...answer, isUnsold: answer.page !== null };
}

/** Sold or not, by its model. */
function endsInGun(typed: string): boolean {
  const last = keyOf(withoutPrices(typed)).split(' ').at(-1) ?? '';
  return guns.has(last) || gunModels.has(last);
}

/** The gloves first of 'glove size 9'. */
function namedFirst(searches: string[], typed: string): string[] {
  const isNamed = (search: string) => typed.toLowerCase().includes(search.replace(/s$/, ''));
  return [...searches.filter(isNamed), ...searches.filter((search) => !isNamed(search))];
}

/** A gun, and at most what it runs on: a 'CO2 pistol', and no magazine for one. */
const isGunAlone = ({ concepts, wanted }: ParsedSearch): boolean =>
  concepts[wanted - 1]?.kind === 'unsold' &&
  concepts.every(
    ({ kind, phrases }) => kind !== 'noun' || phrases.some((words) => usedUp.has(words.at(-1) ?? '')),
  );

/** A gun by its maker: 'CYMA M4', of whom nothing is sold. */
const isMakersGun = ({ concepts }: ParsedSearch): boolean =>
  concepts.some((one) => makesGuns(one) && !tellsGun(one)) &&
  concepts.some(tellsGun) &&
  concepts.every((one) => makesGuns(one) || tellsGun(one));

/** What brings a discount is typed where it is to be entered, or here. */
const isNewsletterCode = ({ settings }: Shop, typed: string): boolean =>
  typed.trim().toUpperCase() === settings.newsletterCode.toUpperCase();

const pageOf = ({ settings: { sellerPhone } }: Shop, page: HelpPage): ShownHelpPage =>
  page === 'phone' && sellerPhone ? phonePage(sellerPhone) : helpPages[page];

/**
 * To a search that found what is for guns of the kind, and names one that none of it is made for: 'hi-capa magazine'. What all guns
 * of the kind run on is for it too: 'battery for UMP'. Or to one that found one of two things, as the other is not sold.
 */
function besideFound({ concepts: all }: ParsedSearch, known: Vocabulary): SearchAnswer {
  const concepts = all.filter(({ kind }) => kind !== 'filler');
  const unsold = concepts.find((one) => shelfOf(one));
  const place = unsold && shelfOf(unsold);
  if (place) return { page: unsoldPage(unsold.shown, place.shelf, 'beside'), instead: [] };
  const maker = concepts.find(({ kind }) => kind === 'maker');
  // A magazine is chosen by its gun, which a maker's name doesn't tell.
  if (maker && concepts.some(isForOneGun) && concepts.every((one) => one === maker || !tellsGun(one)))
    return { page: gunPage.maker(writtenOf(maker)), instead: [] };
  const models = concepts.flatMap((one) => gunOf(one, known) ?? []).filter(({ isModel }) => isModel);
  const alike = models.find(({ like }) => like);
  if (alike && commonNames.has(keyOf(alike.name)) && (concepts.length === 1 || concepts.some(isForOneGun)))
    return { page: gunPage.commonly(alike.name), instead: [] };
  if (alike && concepts.length === 1) return { page: gunPage.suits, instead: [] };
  const gun = models.find(({ like }) => !like);
  const runsOn = new Set(gun?.needs.map((need) => phraseOf(need).at(-1)));
  const isForAll = concepts.some(({ phrases }) => phrases.some((words) => runsOn.has(words.at(-1))));
  const leavesOut = concepts.some(isForOneGun);
  return { page: gun && (!isForAll || leavesOut) ? gunPage.notFor(gun.name) : null, instead: [] };
}

/**
 * To a search that found nothing: of the gun that it is for what is sold for its like, or what its kind runs on; of another thing that
 * is not sold, or of a colour alone that nothing has, the shelf of what is nearest; of a maker alone that there is nothing.
 */
async function forGun(
  shop: Shop,
  typed: string,
  reading: ParsedSearch,
  known: Vocabulary,
): Promise<SearchAnswer> {
  const { concepts, wanted } = reading;
  const things = concepts.slice(0, wanted).filter(({ kind }) => kind === 'noun' || kind === 'unsold');
  const last = things.at(-1);
  // A 'holster Glock 17' is one for it.
  const thing = last && gunOf(last, known)?.isModel ? (things.findLast(shelfOf) ?? last) : last;
  // Of its magazine no other than of the gun itself is said.
  const unmade = !thing || isForOneGun(thing) ? concepts.find((one) => isUnmade(one, known)) : undefined;
  const named = unmade ?? thing;
  const gun = named && gunOf(named, known);
  const place = thing && shelfOf(thing);
  if (place) return forUnsold(shop, thing.shown, place);
  if (!gun) return forUnstated(shop, typed, concepts);
  const like = gun.like ?? (isUnmade(named, known) ? undefined : beside(concepts, named));
  // As it was typed, where nothing else was: UMP45.
  const name = concepts.length === 1 ? typed.trim() : gun.name;
  const isOfMagazine = concepts.some((one) => isForOneGun(one) || namesFeed(one));
  if (!like && gun.isModel && isOfMagazine)
    return { page: gunPage.magazine(name), instead: await bestOfEach(shop, withMagazines(gun.needs)) };
  const page = like ? gunPage.like(like) : gun.isModel ? gunPage.model(name) : gunPage.kind;
  const needs = concepts.some(blowsBack) ? blowbackKit : gun.needs;
  return { page, instead: await bestOfEach(shop, like ? [like, ...needs] : needs) };
}

/** Of another thing that is not sold: what is nearest to it, if anything is. */
async function forUnsold(
  shop: Shop,
  name: string,
  { shelf, needs, gun }: { shelf: Category; needs: string[]; gun?: string },
): Promise<SearchAnswer> {
  if (gun) return { page: gunPage.nothingFor(name, gun), instead: await bestOfEach(shop, needs) };
  if (needs.length === 0) return { page: unlikePage(name), instead: [] };
  return { page: unsoldPage(name, shelf), instead: await bestOfEach(shop, needs), isNearest: true };
}

/** Of a look or a quality that nothing has: what comes in others, or is nearest. */
async function forUnstated(shop: Shop, typed: string, concepts: Concept[]): Promise<SearchAnswer> {
  const asked = concepts.map(({ shown }) => shown).join(' ');
  const look = [typed.trim(), asked].find((name) => lookNames.has(keyOf(name)));
  if (look) return { page: lookPage(look), instead: await bestOfEach(shop, ofOtherLooks), isNearest: true };
  const nearest = unstatedShelves.get(keyOf(asked));
  if (!nearest) return forMaker(shop, typed, concepts);
  const instead = await bestOfEach(shop, nearest.needs);
  return { page: unstatedPage(asked, nearest.shelf), instead, isNearest: true };
}

/** Of what a gun needs what goes into its magazines: no battery and no scope. */
const withMagazines = (needs: string[]): string[] => [
  ...new Set([
    'speedloader',
    ...needs.filter((need) => /\b(?:bbs|gas|bulbs|oil)\b/i.test(need)),
    'magazine pouch',
  ]),
];

const asksWhetherItFits = /\b(?:fits?|works?|compatible|suits?|go(?:es)? (?:on|in|with))\b/i;

/** Of a maker, as it was typed within a question too: that there is nothing, and for its guns what says what fits. */
async function forMaker(shop: Shop, typed: string, concepts: Concept[]): Promise<SearchAnswer> {
  // Its 'i5' is one of its models.
  const isOfMaker = ({ kind, phrases, shown }: Concept) =>
    kind === 'maker' || /^\d+$/.test(shown) || (kind === 'detail' && phrases.length === 0);
  if (!concepts.some(({ kind }) => kind === 'maker') || !concepts.every(isOfMaker))
    return { page: null, instead: [] };
  const needs = concepts.flatMap(({ shown }) => makerNeeds.get(makerOf(keyOf(shown)) ?? '') ?? []);
  const name = concepts.map(writtenOf).join(' ');
  // As it is written, where nothing else was typed.
  const own = keyOf(name) === keyOf(typed) ? typed.trim() : name;
  const isOfGuns = needs.includes(goesByGun) && asksWhetherItFits.test(typed);
  return { page: gunPage[isOfGuns ? 'makerOfGun' : 'maker'](own), instead: await bestOfEach(shop, needs) };
}

/** A maker as it is written. */
const writtenOf = ({ shown }: Concept): string => makersWritten.get(keyOf(shown)) ?? shown;

const blowsBack = ({ phrases }: Concept): boolean =>
  phrases.some((words) => words.join(' ') === 'gas blowback');

const tellsGun = (one: Concept): boolean => namesModel(one) || one.kind === 'unsold';

/** Where another thing that is not sold leads. */
const shelfOf = ({ kind, phrases: [own = []] }: Concept) =>
  kind === 'unsold' ? unsoldShelves.get(keyOf(own.join(' '))) : undefined;

/** The gun that is meant; and what is sold for its like, as a search: 'G-pattern' of a Glock. */
function gunOf(one: Concept, known: Vocabulary) {
  const gun = gunMeant(one, known);
  return gun && { ...gun, like: gun.hasLike ? one.shown : undefined };
}

/** What else was said of a gun: the M4 of 'm4 rifle'. */
const beside = (concepts: Concept[], gun: Concept): string | undefined =>
  concepts.find((one) => one !== gun && (one.kind === 'noun' || (one.kind === 'word' && namesModel(one))))
    ?.shown;

/** The best in stock of each search in turn. */
async function bestOfEach(shop: Shop, searches: string[]): Promise<Product[]> {
  const inStock = await Promise.all(searches.map((keywords) => searchInStock(shop, keywords, maxInstead)));
  const inTurn = Array.from({ length: maxInstead }, (_, at) =>
    inStock.flatMap((row) => row[at] ?? []),
  ).flat();
  const instead = [...new Map(inTurn.map((product) => [product.id, product])).values()].slice(0, maxInstead);
  tagProducts(shop, instead);
  return instead;
}
