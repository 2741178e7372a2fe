import { alternatives, butThese, nearest } from '#wording/storefront/help-pages.ts';
import {
  type Concept,
  gunMeant,
  type Help,
  isForOneGun,
  isUnmade,
  materialsOf,
  namesFeed,
  namesModel,
} from './concept.ts';
import { asksForPage, standsAlone, withoutSending } from './help-pages.ts';
import { asksMore, nearestQuestion } from './nearest-question.ts';
import { thingsOf } from './of-question.ts';
import { type ParsedSearch, parseSearch, respelt } from './parse-search.ts';
import { refusalsIn } from './refused.ts';
import { isSameSaid } from './same-said.ts';
import { bbWeight, thingsByNumber } from './synonyms.ts';
import {
  colourNames,
  fillerWords,
  firedByGuns,
  goesByGun,
  gunForms,
  guns,
  runningGuns,
  sizeNames,
  statedNames,
  usedUp,
  vagueNouns,
} from './trade.ts';
import { places, type Vocabulary } from './vocabulary.ts';
import { weightsBySpeed } from './weights-by-speed.ts';
import { keyOf } from './words.ts';

/** What to ask the database for, one after the other until something is found. */
export interface Stage {
  /** The best first; a handful, as each is a look into the index, found or not. */
  tiers: Tier[];
  /** The text search query of what any of them finds. */
  all: string;
  help: Help;
  /** Of several things that were asked for, the best of each in turn. */
  inTurn?: OneOfSeveral[];
  /** Of what a thing is said to be made of: what states that it is of something else is none, whatever its features speak of. */
  madeOf?: string[] | undefined;
  /** Only what states it is: no text says it of another thing. */
  isStated?: boolean | undefined;
  /** What things are not wanted of; where no material is stated, those whose words a query finds. */
  notOf?: { names: string[]; query: string } | undefined;
  /** What is nearest to a weight, a capacity or the like that nothing has: of those what is in stock comes first. */
  isNearest?: boolean;
}

export interface OneOfSeveral extends Stage {
  /** What it is, for people to read where another of them is not found. */
  thing: string;
}

export interface Tier {
  /** A text search query; it finds nothing that an earlier tier does. */
  query: string;
  /** What is looked for, where it is not what was typed; else ''. */
  showing: string;
}

/** A tier's query, and those of earlier ones that may find the same: only those that no other of them is a part of. */
type Asked = [query: string | undefined, ...before: (string | undefined)[]];

/** How many choices of its words are tried where nothing has all of them, which are all of three: each is a stage of its own. */
const maxChoices = 7;

/** More measures with one first digit than there are; and as many of the nearest as are looked for. */
const maxMeasures = 200;
const maxNear = 5;

/** Of two words one is no more than the other. */
const leastWordsOfMost = 3;

type Place = 'h' | 'c' | 't' | 'f' | '';

/**
 * What finds the products that some words mean: those that have all of them, best where the title says that it is the thing
 * named; or else, where that thing is sold, those that have some of the rest. No usable word: nothing is asked. Each is made
 * when it is asked for, as the first mostly answers.
 */
export function* planSearch(typed: string, known: Vocabulary): Generator<Stage, void, undefined> {
  if (standsAlone(typed) || (asksForPage(typed) && (asksMore(typed) || nearestQuestion(typed) !== undefined)))
    return;
  const asked = typed.replace(makersApart, '$1&$2');
  const right = respelt(asked, known);
  for (const stage of planSpelt(right, known))
    yield quietOf(right === asked ? stage : asMisspelt(stage, right), typed);
}

/** Nothing is told of what is only written otherwise. */
function quietOf(stage: Stage, typed: string): Stage {
  const isTold = stage.help === 'synonym' || stage.help === 'spelling';
  if (!isTold || !stage.tiers.every(({ showing }) => isSameSaid(typed, showing))) return stage;
  return { ...stage, help: 'none', tiers: stage.tiers.map((tier) => ({ ...tier, showing: '' })) };
}

/** 'G and G' is one maker, and no two things. */
const makersApart = /\b([gaes]) (?:and|n) ([gpklt])\b/gi;

/** What was put right before anything else is told. */
const asMisspelt = (stage: Stage, right: string): Stage => ({
  ...stage,
  help: stage.help === 'some words' ? stage.help : 'spelling',
  tiers: stage.tiers.map((tier) => ({ ...tier, showing: tier.showing || right })),
});

function* planSpelt(typed: string, known: Vocabulary): Generator<Stage, void, undefined> {
  const { thing, unwanted, notOf, words } = butUnwanted(
    withoutSpeeds(withoutSending(withAntecedent(typed))),
    known,
  );
  const forPage = asksForPage(typed);
  const whole = parseSearch(thing, known);
  const reading = forPage ? whole : thingsOf(typed, whole, known);
  const isOfUnmade = reading.concepts.some((one) => isUnmade(one, known));
  const unshown = [unwanted ?? [], isOfUnmade ? lexeme(goesByGun, 'h') : []].flat();
  const materials = reading.concepts.flatMap(materialsOf);
  const ofThese = (stage: Stage): Stage =>
    materials.length > 0 && materials.every((name) => stage.all.includes(`'${name}`))
      ? { ...stage, madeOf: materials }
      : stage;
  const isMaterial =
    reading.concepts.length > 0 && reading.concepts.every((one) => materialsOf(one).length > 0);
  const showing = reading === whole ? '' : read(reading.concepts);
  const butThat = (stage: Stage) =>
    unshown.reduce(
      without,
      butOf(words ? showingRest(stage, thing, words) : showing ? ofSome(stage, showing) : stage, notOf),
    );
  const each = withThingOfEach(thing, known);
  if (!forPage) for (const stage of eitherOrWithoutPurpose(each, known)) yield butThat(stage);
  // Beside a page of the shop that was asked for, texts that have its words are no answer.
  const stages = forPage ? [titledBesidePage(reading)] : stagesOf(reading, known);
  for (const stage of stages) {
    if (stage.tiers.length === 0) continue;
    if (isMaterial) yield butThat({ ...ofThese(stage), isStated: true });
    yield butThat(ofThese(stage));
  }
}

/** Of 'torch and battery for it' the battery is one for the torch. */
const withAntecedent = (typed: string): string =>
  typed.replace(/^\s*(.+?)( (?:and|&) .+ for )(?:it|them)\s*$/i, '$1$2$1');

/** 'Mags for M4 and AK' are mags of each, and so are 'gloves black or tan' and 'gloves medium or large'. */
function withThingOfEach(typed: string, known: Vocabulary): string {
  const [, thing = '', first = '', between = '', second = ''] =
    /^\s*(.+?) (?:for (?:an? |my )?)?(\S+) (and|or|&) (?:an? |my )?(\S+)\s*$/i.exec(typed) ?? [];
  const kinds = [first, second].map((text) => parseSearch(text, known).concepts);
  const areGuns = kinds.every((concepts) => concepts.length > 0 && concepts.every(namesModel));
  const areLooks = [colourNames, sizeNames].some((names) =>
    [first, second].every((word) => names.has(keyOf(word))),
  );
  const isNamed = parseSearch(thing, known).concepts.some(isThing);
  return isNamed && (areGuns || areLooks) ? `${first} ${thing} ${between} ${second} ${thing}` : typed;
}

/** What is worked out of a speed or an energy (energy-asked.ts) is no number of a product: 'how fast is 0.25 at 1 joule'. */
function withoutSpeeds(typed: string): string {
  const bySpeed = weightsBySpeed(typed);
  if (bySpeed) return bySpeed.keywords;
  const left = typed.replace(/(?<![\d.])\d+(?:\.\d+)?\s?(?:fps|ft\/s|m\/s|j|joules?)(?![a-z])/gi, ' ');
  return left.trim() ? left : typed;
}

interface Unwanted {
  thing: string;
  /** A query of it. */
  unwanted?: string;
  notOf?: Stage['notOf'];
  words?: string;
}

/** The thing, and what is not wanted: by titles, or where products state it, by that. */
function butUnwanted(typed: string, known: Vocabulary): Unwanted {
  for (const { words, thing, isLacking } of refusalsIn(typed)) {
    const [concept, ...more] = parseSearch(words, known).concepts;
    const isLike =
      concept?.kind === 'word' || concept?.kind === 'detail' || (concept && isOfStatedKind(concept));
    if (!concept || more.length > 0 || concept.kind === 'filler' || (isLacking && !isLike)) continue;
    if (concept.help === 'spelling' || concept.phrases.length === 0) continue;
    const query = has({ ...concept, others: [] }, isOfStatedKind(concept) ? 'f' : 't');
    const names = materialsOf(concept);
    return { thing, words, ...(names.length > 0 ? { notOf: { names, query } } : { unwanted: query }) };
  }
  return { thing: typed };
}

const isOfStatedKind = ({ phrases }: Concept): boolean =>
  phrases.some((words) => statedNames.has(words.join(' ')));

/** What is not wanted is said to be left out, of what was read otherwise too. */
function showingRest(stage: Stage, thing: string, words: string): Stage {
  const isReadOtherwise = stage.help === 'spelling' || stage.help === 'synonym';
  const told = (showing: string) => (showing && isReadOtherwise ? butThese(showing, words) : showing);
  return { ...stage, tiers: stage.tiers.map((tier) => ({ ...tier, showing: told(tier.showing) || thing })) };
}

/** What of a question was looked for. */
const ofSome = (stage: Stage, showing: string): Stage => ({
  ...stage,
  help: 'some words',
  tiers: stage.tiers.map((tier) => ({ ...tier, showing: tier.showing || showing })),
});

/** Of each of several things too. */
const butOf = ({ inTurn, ...stage }: Stage, notOf: Stage['notOf']): Stage => ({
  ...stage,
  notOf,
  ...(inTurn && { inTurn: inTurn.map((one) => ({ ...butOf(one, notOf), thing: one.thing })) }),
});

const without = ({ tiers, all, inTurn, ...stage }: Stage, unwanted: string): Stage => ({
  ...stage,
  tiers: tiers.map(({ query, showing }) => ({ query: `(${query})&!${unwanted}`, showing })),
  all: `(${all})&!${unwanted}`,
  ...(inTurn && { inTurn: inTurn.map((one) => ({ ...without(one, unwanted), thing: one.thing })) }),
});

/** '0.28/0.30' are two weights, and so are '0.28 0.30'. */
const slashedWeights = /(?<=\.\d+(?: ?g)?)(?:\s*\/\s*|\s+)(?=0?\.\d)/gi;
/** 'M4 AK mags' are those of each. */
const patternsBeside = /\b(m4|ak)s? (?=(?!\1)(?:m4|ak)s? \S)/gi;
const weightAlone = /^\s*0?\.\d+ ?g?\s*$/i;
const joining = /\s(?:or|and|'?n'?|&|\+|vs\.?|versus|instead of|rather than)\s/i;
const between = new RegExp(`\\s*,(?:${joining.source})?\\s*|${joining.source}`, 'i');
const maxEither = 4;
const purpose = /\s(?:for|in|with)\s.*$/i;

/** Things that are set against each other, and where nothing says what for, them alone: '7.4 or 11.1 for an AEG'. */
function* eitherOrWithoutPurpose(typed: string, known: Vocabulary): Generator<Stage, void, undefined> {
  const either = eitherOf(typed, known);
  const things = typed.replace(purpose, '');
  const bare = things === typed ? undefined : eitherOf(things, known);
  if (either && (!bare || !isForAnyGun(things, typed.slice(things.length), known))) yield either;
  if (bare)
    yield { ...bare, tiers: bare.tiers.map((tier) => ({ ...tier, showing: things })), help: 'some words' };
}

const runsGuns = ({ phrases }: Concept): boolean =>
  phrases.some((words) => runningGuns.has(words.at(-1) ?? ''));

/** What guns run on goes by none of them: 'LiPo or NiMH for AK' are those. Who sets weights against each other wants to see them. */
function isForAnyGun(things: string, what: string, known: Vocabulary): boolean {
  if (things.split(between).every((thing) => weightAlone.test(thing))) return true;
  const guns = parseSearch(what, known).concepts;
  return (
    guns.every((one) => namesModel(one) || namesForm(one)) &&
    things.split(between).every((thing) => parseSearch(thing, known).concepts.some(runsGuns))
  );
}

/**
 * 'CO2 or green gas', 'M4 and AK mags', 'gloves, goggles & mask': what is found by any of them; the thing may be named once, at the
 * end. Of one that is sold and one that is not, what is left is said.
 */
function eitherOf(asked: string, known: Vocabulary): Stage | undefined {
  const typed = asked.replace(slashedWeights, ' or ').replace(patternsBeside, '$1 and ');
  const typedParts = typed.split(between).filter(Boolean);
  if (typedParts.length < 2 || typedParts.length > maxEither) return undefined;
  const told = withVague(typedParts, known);
  const texts = told.map(({ text }) => text);
  const parts = texts.map((text) => withoutAmounts(parseSearch(text, known)));
  const isOpposed = /\s(?:or|vs\.?|versus|instead of|rather than)\s/i.test(typed) && !typed.includes(',');
  const areSeveral = joining.test(typed)
    ? isOpposed || areApart(told, parts, typed, known)
    : areListed(told, parts);
  if (!areSeveral) return undefined;
  const last = (parts.at(-1)?.concepts ?? []).filter(({ implied }) => !implied);
  const [only, ...others] = last.map(({ shown }) => shown);
  // '11.1 or 7.4' and 'AK and M4' are two, and no 11.1 of 7.4.
  const isOne = last.length === 1 && last[0]?.kind !== 'noun';
  const shared =
    others.length > 0
      ? others.join(' ')
      : isOne
        ? undefined
        : only?.split(' ').findLast((word) => !/^\d/.test(word));
  const named = parts.map((part, at) =>
    at === parts.length - 1 || part.concepts.some(isThing) || !shared
      ? part
      : parseSearch(`${texts[at]} ${shared}`, known),
  );
  const wholes = withGunOfAll(named);
  const sold = wholes.filter(
    (whole) =>
      !['unsold', 'unknown'].includes(wantedOf(whole)?.kind ?? '') && !isMagazineOfUnmade(whole, known),
  );
  const stages = sold.flatMap((whole): OneOfSeveral | [] => {
    // That of a gas is no bag of BBs whose text speaks of gas.
    const isVague = told[wholes.indexOf(whole)]?.isVague;
    const near = ofNearestMeasures(whole.concepts, known).next().value;
    const stage = isVague ? titled(whole.concepts) : (near ?? stagesOf(whole, known).next().value);
    const at = parts.indexOf(whole);
    const thing = near?.tiers[0]?.showing ?? texts[at] ?? read(whole.concepts);
    return stage ? { ...stage, thing } : [];
  });
  if (stages.length === 0 || stages.length < sold.length || stages.some(({ tiers }) => tiers.length === 0))
    return undefined;
  const isWhole = sold.length === wholes.length && stages.every(({ help }) => help !== 'some words');
  const showing = isWhole ? '' : alternatives([...new Set(stages.map(({ thing }) => thing))]);
  const all = or([...new Set(stages.map(({ all }) => all))]);
  return { tiers: [{ query: all, showing }], all, help: isWhole ? 'none' : 'some words', inTurn: stages };
}

/** Of several things how many of each somebody wants is left out at once. */
function withoutAmounts(part: ParsedSearch): ParsedSearch {
  const concepts = part.concepts.filter(({ amount }) => !amount);
  const before = part.concepts.slice(0, part.wanted).filter(({ amount }) => !amount);
  return concepts.length > 0 ? { ...part, concepts, wanted: before.length } : part;
}

/** 'M4 battery and mag' are M4 magazines, and what all guns run on, which goes by none. */
function withGunOfAll(parts: ParsedSearch[]): ParsedSearch[] {
  const guns = parts.flatMap(({ concepts }) => concepts.filter(namesModel));
  return parts.map((part) => {
    const ends = part.concepts.flatMap(({ phrases }) => phrases.map((words) => words.at(-1) ?? ''));
    const others = part.concepts.filter((one) => !namesModel(one));
    if (others.length < part.concepts.length)
      return others.some(runsGuns)
        ? { ...part, concepts: others, wanted: part.wanted - part.concepts.length + others.length }
        : part;
    const [gun, ...more] = guns;
    return gun && more.length === 0 && ends.includes(goesByGun)
      ? { ...part, concepts: [gun, ...part.concepts], wanted: part.wanted + 1 }
      : part;
  });
}

interface Told {
  text: string;
  /** Of what it is, another part says. */
  isVague: boolean;
}

/**
 * The bag of 'LiPo charger and bag' is a LiPo bag, and so is that of 'LiPo and bag': of a word that names nothing by itself the other
 * parts say of what.
 */
function withVague(texts: string[], known: Vocabulary): Told[] {
  const isBare = (text: string) => parseSearch(text, known).concepts.every(isVague);
  const telling = texts.filter((text) => !isBare(text));
  const of = telling.map((text) => {
    const words = text.split(/\s+/);
    return words.slice(0, -1).join(' ') || text;
  });
  return texts.flatMap((text) => {
    const isVague = of.length > 0 && !telling.includes(text);
    return (isVague ? of.map((one) => `${one} ${text}`) : [text]).map((text) => ({ text, isVague }));
  });
}

/**
 * Whether 'and' and commas stand between things, or between what tells kinds of one thing apart: no 'hook and loop', no 'gloves and
 * black', and no title that is typed whole.
 */
function areApart(told: Told[], parts: ParsedSearch[], typed: string, known: Vocabulary): boolean {
  const { meanings, phrases } = known.trade;
  // 'Riser' is said for a riser rail.
  const begins = (text: string) => phrases.some((phrase) => phrase.startsWith(`${keyOf(text)} `));
  const isMeant = ({ help, shown }: Concept) =>
    help === 'synonym' || meanings.has(keyOf(shown)) || meanings.has(keyOf(shown).replaceAll(' ', ''));
  const isSaid = (one: Concept) =>
    one.kind === 'word' && !namesModel(one) && (isMeant(one) || (one.titled && begins(one.shown)));
  const isBegun = (text: string) => /\S\s+\S/.test(text) && begins(text);
  const isLook = ({ kind, phrases }: Concept) => kind === 'detail' && phrases.length > 0;
  if (parts.every(({ concepts }) => concepts.every((one) => namesModel(one) || isLook(one)))) return true;
  if (parts.every(({ concepts }) => concepts.every(isOfNumber))) return true;
  const named = parts.map(
    ({ concepts }, at) =>
      concepts.some((one) => isThing(one) || isSaid(one)) || isBegun(told[at]?.text ?? ''),
  );
  const last = named.pop();
  const many = (readings: ParsedSearch[]) =>
    new Set(
      readings.flatMap(({ concepts }) =>
        concepts.filter(({ implied }) => !implied).map(({ shown }) => shown),
      ),
    ).size;
  return (
    last === true &&
    (named.every(Boolean) || !named.some(Boolean)) &&
    // A bare bag is one more thing, whatever it is a bag of.
    (told.some(({ isVague }) => isVague) || many([parseSearch(typed, known)]) >= many(parts))
  );
}

/** 11.1 and 7.4 are two voltages, whether their unit is said or not. */
const isOfNumber = ({ shown, stated, implied }: Concept): boolean =>
  implied === true || (stated === true && /^\d+\.\d+[a-z]*$/.test(shown));

/** Commas alone stand in titles too, where they part a thing from its numbers and what it is like: 'red dot sight, 20 mm rail'. */
const areListed = (told: Told[], parts: ParsedSearch[]): boolean =>
  told.every(
    ({ text, isVague: isBare }, at) =>
      (at === 0 || !/\b\d/.test(text)) &&
      (isBare ||
        parts[at]?.concepts.some((one) => one.kind === 'noun' && !isVague(one)) ||
        parts[at]?.concepts.every(namesModel)),
  );

const isThing = ({ kind }: Concept): boolean => kind === 'noun' || kind === 'unsold';

function* stagesOf(reading: ParsedSearch, known: Vocabulary): Generator<Stage, void, undefined> {
  const telling = reading.concepts.filter(({ kind }) => kind !== 'filler');
  const said = telling.length > 0 ? telling : reading.concepts;
  const concepts = withoutFormOfGun(said, headOf(reading, said, known));
  if (concepts.every(({ phrases }) => phrases.length === 0) || isMagazineOfUnmade(reading, known)) return;
  const wantedThing = wantedOf(reading);
  if (wantedThing?.kind === 'unsold') {
    yield titled(concepts);
    if (concepts.length === 1) yield* magazinesFor(wantedThing, reading, known);
    const { typed, longer } = reading.unfinished ?? {};
    if (!longer) return;
    const whole = [...concepts.filter((concept) => concept !== typed), longer];
    yield titled(whole);
    const firm = whole.filter(({ shown }) => !fillerWords.has(shown));
    if (firm.length < whole.length) yield all(firm, longer, reading);
    return;
  }
  if (wantedThing?.kind === 'unknown') {
    // 'Does green gas freeze' asks of green gas.
    const thing = reading.asks ? concepts.findLast(({ kind }) => kind === 'noun') : undefined;
    // Its other words may stand in texts, and say nothing there.
    const told = concepts.filter((one) => one === thing || one.titled || one.phrases.length === 0);
    if (thing && concepts.every(isOfQuestion)) yield* some(told, thing);
    if (!reading.asks) yield* mostOf(concepts, wantedThing, reading);
    return;
  }
  const supplies = eachSupply(reading);
  if (supplies) yield* supplies;
  // A piston's head is a part of what is not sold, and a tent's pegs are not misspelt; but a gun's 'batery' is.
  const isDoubtful =
    wantedThing?.help === 'spelling' || (wantedThing?.kind === 'word' && !wantedThing.titled);
  const isOfGun = (one: Concept) => wantedThing?.kind === 'noun' && (namesModel(one) || namesGun(one));
  if (isDoubtful && concepts.some((one) => one.kind === 'unsold' && !isOfGun(one))) return;
  const head = headOf(reading, concepts, known);
  if (head && !reading.unfinished) yield* inOtherColours(concepts, head, reading);
  yield* exact(concepts, head, reading);
  // 'rifle sling' is a sling, whether its text speaks of rifles or not.
  const firm = concepts.filter(({ shown, amount }) => !fillerWords.has(shown) && !amount);
  if (firm.length < concepts.length) yield all(firm, head, reading);
  const several = eachThing(firm, reading);
  if (several) yield several;
  const butAmounts = firm.filter(({ shown }) => !howMuch.test(shown));
  if (butAmounts.length < firm.length) yield* ofNearestMeasures(butAmounts, known);
  yield* ofNearestMeasures(firm, known);
  // 'speed loader bb' names two things: where the last one is not meant, the other is; but a battery whose text speaks of a
  // charger is no 'fast lipo charger'.
  // Of 'silicone oil for gas guns' the gas is none.
  const others = isForSomething(head, reading) ? [] : concepts.filter(({ kind }) => kind === 'noun');
  for (const other of others) if (other !== head) yield stated(concepts, other);
  if (head) {
    const own = magazinesOfGun(head, firm, reading, known);
    if (own) {
      yield* own;
      return;
    }
    const kept = keptOf(head, concepts);
    yield* some(firm.includes(kept) ? firm : concepts, kept);
    if (isVague(head)) yield* mostOf(firm, head, reading);
  }
}

/**
 * What titles say to be the thing comes first, in other colours too where nothing has that one: of a 'black mesh mask' the mesh masks,
 * and then the black mask whose features speak of mesh.
 */
function* inOtherColours(
  concepts: Concept[],
  head: Concept,
  reading: ParsedSearch,
): Generator<Stage, void, undefined> {
  const colour = concepts.find(isColour);
  const rest = concepts.filter((one) => one !== colour && one !== head);
  const isOfTitles = (one: Concept) => one.kind === 'word' && one.titled && !one.stated && !namesModel(one);
  if (!colour || head.kind !== 'noun' || rest.length === 0 || !rest.every(isOfTitles)) return;
  const said = concepts.map((one) => (rest.includes(one) ? { ...one, inTitles: true } : one));
  yield all(said, head, reading);
  const others = said.filter((one) => one !== colour);
  const [near, whole] = [all(others, head, reading), all(concepts, head, reading)];
  const showing = read(others);
  yield {
    tiers: [
      ...near.tiers.map((tier) => ({ ...tier, showing })),
      ...whole.tiers.map(({ query, ...tier }) => ({ query: `(${query})&!${near.all}`, ...tier })),
    ],
    all: or([near.all, whole.all]),
    help: 'some words',
  };
}

const isColour = ({ shown, phrases }: Concept): boolean =>
  colourNames.has(keyOf(shown)) && phrases.length > 0;

/**
 * Of the magazine of a gun that some are made for no other gun's: those of the gun, whatever they hold. A 'Glock extended mag' is
 * no hi-cap of an M4.
 */
function magazinesOfGun(
  head: Concept,
  concepts: Concept[],
  reading: ParsedSearch,
  known: Vocabulary,
): Stage[] | undefined {
  const isTitled = ({ phrases: [own = []] }: Concept) =>
    own.every((word) => (known.place(word) ?? 0) >= places.title);
  const isGun = (one: Concept) => namesModel(one) || (namesGun(one) && isTitled(one));
  const gun = concepts.find((one) => one !== head && isGun(one) && one.phrases.length > 0);
  const [thing] = parseSearch(goesByGun, known).concepts;
  const isOfKind = isForOneGun(head) && head.phrases.every((words) => words.length > 1);
  const isOfFeed = namesFeed(head) || (isForOneGun(head) && concepts.some(namesFeed));
  if (!gun || !thing || !(isOfKind || isOfFeed)) return undefined;
  // Of an 'M4 PMag' its own name says the gun.
  const isOwn = head.phrases.some((words) =>
    gun.phrases.some((name) => name.every((word) => words.includes(word))),
  );
  if (isOwn) return undefined;
  // Of a 'steel M4 mid-cap' the mid-caps first.
  return [head, thing].map((kind) => {
    const { tiers, ...found } = all([gun, kind], kind, reading);
    const showing = read([gun, kind]);
    return { ...found, tiers: tiers.map((tier) => ({ ...tier, showing })), help: 'some words' };
  });
}

/**
 * Where one noun more empties a search, what has most of its words: of a 'BB loader drill' the loader, of a 'rifle sling bag' the
 * sling.
 */
function* mostOf(
  concepts: Concept[],
  extra: Concept,
  reading: ParsedSearch,
): Generator<Stage, void, undefined> {
  const { words, wanted } = reading;
  // How much there is of it leaves nothing either: 'bio BBs 25 kg box'.
  const isMissingAmount = ({ shown, phrases }: Concept) => howMuch.test(shown) && phrases.length === 0;
  const amounts = concepts.filter(isMissingAmount).map(({ shown }) => shown);
  const most = words.filter(
    (word) => word !== extra.shown && !fillerWords.has(word) && !amounts.includes(word),
  );
  const rest = concepts.filter((one) => one !== extra && !isMissingAmount(one));
  const thing = rest.findLast(({ kind }) => kind === 'noun');
  const isMost = words.length >= leastWordsOfMost && words.includes(extra.shown);
  if (!isMost || wanted < reading.concepts.length || !thing || !rest.every(isOfQuestion)) return;
  const { tiers, ...found } = all(rest, thing, reading);
  yield {
    ...found,
    tiers: tiers.map((tier) => ({ ...tier, showing: most.join(' ') })),
    help: 'some words',
  };
}

/** 'Gas for GBB in winter' is winter gas: that a gun blows back by gas says nothing more of it. */
function withoutFormOfGun(concepts: Concept[], thing: Concept | undefined): Concept[] {
  const runsOnThing = (form: string[]) =>
    gunForms.has(form.join(' ')) && thing?.phrases.some((words) => form[0] === words.at(-1));
  const rest = concepts.filter((one) => one === thing || !one.phrases.some(runsOnThing));
  const tells = (one: Concept) => one !== thing && one.titled && !namesModel(one) && !namesGun(one);
  // So is 'summer gas for GBB', which is one thing.
  const isOneKind = thing?.phrases.every((words) => words.length > 1) && thing.kind === 'noun';
  return rest.some(tells) || isOneKind ? rest : concepts;
}

/** 'BBs gas' are two things that guns use up, where no title has both: a text of the one that speaks of the other is neither. */
function eachSupply(reading: ParsedSearch): Stage[] | undefined {
  const { concepts, wanted } = reading;
  const ends = concepts.flatMap(({ phrases }) => [...new Set(phrases.map((words) => words.at(-1)))]);
  const areSeveral = concepts.length > 1 && concepts.length <= maxEither && wanted === concepts.length;
  if (!areSeveral || !concepts.every(isUsedUp) || new Set(ends).size < ends.length) return undefined;
  return [titled(concepts), eachOf(concepts, reading)];
}

/** 'BBs mags gas': of three things and more that nothing is together each is found. */
function eachThing(concepts: Concept[], reading: ParsedSearch): Stage | undefined {
  const ends = concepts.map(({ phrases }) => phrases[0]?.at(-1));
  const areThings = concepts.every((one) => one.kind === 'noun' && !isVague(one) && !one.implied);
  const areSeveral = concepts.length >= leastWordsOfMost && concepts.length <= maxEither;
  // A 'LiPo charger' is one.
  const isOfNext = (one: Concept, at: number) =>
    (isUsedUp(one) || isForOneGun(one)) && keyOf(one.shown) === one.shown && at < concepts.length - 1;
  const isList = areThings && areSeveral && new Set(ends).size === ends.length && !concepts.some(isOfNext);
  return isList && reading.wanted === reading.concepts.length ? eachOf(concepts, reading) : undefined;
}

function eachOf(concepts: Concept[], reading: ParsedSearch): Stage {
  const inTurn = concepts.map((one): OneOfSeveral => ({ ...all([one], one, reading), thing: one.shown }));
  const any = or(inTurn.map((one) => one.all));
  return { tiers: [{ query: any, showing: '' }], all: any, help: 'none', inTurn };
}

/** Of a gun that nothing is made for no magazine is shown: another gun's does not fit it. */
function isMagazineOfUnmade({ concepts, wanted }: ParsedSearch, known: Vocabulary): boolean {
  // A magazine pouch is for any gun.
  const thing = concepts.slice(0, wanted).findLast(({ kind }) => kind === 'noun');
  return thing !== undefined && isForOneGun(thing) && concepts.some((one) => isUnmade(one, known));
}

/** Of the name of a gun alone that is not sold, what is made for its like: of 'g17' as of 'g17 mag'. */
function* magazinesFor(
  gun: Concept,
  reading: ParsedSearch,
  known: Vocabulary,
): Generator<Stage, void, undefined> {
  const { isModel, hasLike } = gunMeant(gun, known) ?? {};
  const [thing] = isModel && hasLike ? parseSearch(goesByGun, known).concepts : [];
  if (thing) yield all([gun, thing], thing, reading);
}

/** How many or how much there is of a thing says the least of it: 'bio 0.28 1 kg'. */
const howMuch = /^\d+(?:kg|ml|l)?$/;

/** Of a weight that no BBs have, those of the nearest; of a capacity or another measure that nothing has, the same of its thing. */
function* ofNearestMeasures(concepts: Concept[], known: Vocabulary): Generator<Stage, void, undefined> {
  // Other things of the shelf may hold as many rounds.
  const missing = concepts.find((one) => unitOf(one.shown) && (!one.titled || isCapacity(one)));
  const unit = missing && unitOf(missing.shown);
  const thing = concepts.findLast(({ kind, phrases }) =>
    unit === 'g' ? phrases.some((words) => words.at(-1) === 'bb') : kind === 'noun',
  );
  if (!unit || !thing || (unit !== 'g' && unit !== 'rd' && missing.phrases.length > 0)) return;
  const isOfGuns = thing.phrases.some((words) => words.at(-1) === goesByGun);
  const rest = concepts.filter(
    (one) => one !== thing && one !== missing && !one.implied && (isOfGuns || !namesModel(one)),
  );
  const near = measuresNear(Number.parseFloat(missing.shown), unit, known);
  if (near.length === 0 || rest.some(({ phrases }) => phrases.length === 0)) return;
  const others = [has(thing, 'h'), ...rest.map((one) => has(one, unit === 'g' ? '' : 't'))];
  const queries = near.map((measure) => and([lexeme(measure, 't'), ...others]));
  const showing = [...rest.map(({ shown }) => shown), nearest[unit](thing.shown)].join(' ');
  const tiers = tiersOf(
    queries.map((query, at) => [query, ...queries.slice(0, at)]),
    () => showing,
  );
  yield { tiers, all: or(queries), help: 'some words', isNearest: true };
}

/** What is measured in units of which the nearest will do: a weight of BBs, and what batteries and bottles hold. */
function unitOf(shown: string): keyof typeof nearest | undefined {
  if (bbWeight.test(shown)) return 'g';
  if (/^\d{1,2}x(?:\d{2})?$/.test(shown)) return 'x';
  const [, unit = ''] = /^\d+(?:\.\d+)?(mah|v|ml|rd)$/.exec(shown) ?? [];
  return unit in nearest ? (unit as keyof typeof nearest) : undefined;
}

/** The measures that titles have, the nearest first. */
function measuresNear(amount: number, unit: keyof typeof nearest, known: Vocabulary): string[] {
  const farFrom = (measure: string) => Math.abs(Number.parseFloat(measure) - amount);
  const beginnings = unit === 'g' ? ['0.'] : ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  return beginnings
    .flatMap((digit) => known.beginning(digit, places.title, maxMeasures))
    .filter((word) => unitOf(word) === unit && known.place(word) !== undefined)
    .filter((word) => unit !== 'g' || word.endsWith('g'))
    .sort((one, other) => farFrom(one) - farFrom(other))
    .slice(0, maxNear);
}

/**
 * What is kept where a word must go: the thing that is named, or else the gun it is for. Of an 'akm hicap', what is for an AK is
 * nearer than another gun's hi-cap.
 */
function keptOf(head: Concept, concepts: Concept[]): Concept {
  if (head.kind === 'noun') return head;
  return concepts.find((one) => one.phrases.length > 0 && namesModel(one)) ?? head;
}

const namesGun = ({ kind, phrases: [own = []] }: Concept): boolean =>
  kind === 'unsold' && guns.has(own.join(' '));

/** What is wanted, as it was named: the last thing, and neither what is only begun nor the plug that it has. */
function wantedOf({ concepts, wanted, unfinished }: ParsedSearch): Concept | undefined {
  const all = concepts.slice(0, wanted).filter(names);
  const butPlugs = all.filter(({ kind, inTitles }) => kind !== 'unsold' || !inTitles);
  const named = butPlugs.length > 0 ? butPlugs : all;
  const whole = named.filter((one) => one !== unfinished?.typed);
  const things = whole.length > 0 ? whole : named;
  // A 'pistol grip M4' is one for it.
  const unsold = things.findLast((one) => one.kind === 'unsold' && !namesGun(one));
  if (unsold && things.every((one) => one === unsold || namesModel(one))) return unsold;
  // 'Battery UMP' is a battery for one, and 'CO2 mag Glock' a magazine.
  const sold = things.findLast(({ kind }) => kind === 'noun');
  if (sold && things.every((one) => one.kind === 'noun' || namesModel(one))) return sold;
  // A 'tracer unit pistol' is a unit for one, and so is a suppressor; a 'gas pistol' and a 'tracer rifle' are guns.
  const others = things.filter((one) => !namesGun(one));
  const isOfGuns =
    others.length < things.length &&
    others.every((one) => one.kind !== 'unsold' && one.titled && !(runsGuns(one) && isUsedUp(one))) &&
    (others.length > 1 || !sold?.phrases.some((words) => firedByGuns.has(words.at(-1) ?? '')));
  return sold && isOfGuns ? sold : things.at(-1);
}

/** Products that have every concept; or that have what the last one may become; or, where nobody can tell yet, all but that. */
function* exact(
  concepts: Concept[],
  head: Concept | undefined,
  reading: ParsedSearch,
): Generator<Stage, void, undefined> {
  const { unfinished } = reading;
  if (!unfinished) return yield all(concepts, head, reading);
  const { typed, longer } = unfinished;
  const others = concepts.filter((concept) => concept !== typed);
  const thing =
    head && head !== typed && head.kind === 'noun' ? head : longer?.kind === 'noun' ? longer : undefined;
  const isTold = typed.phrases.length > 0;
  // 'gloves m' is a size that titles have; the g of 'green g', which some text has, is on its way to gas, and the c of '14mm c',
  // which one title has, on others' to CCW.
  const mayGoOn = typed.shown.length === 1 && typed.kind !== 'detail';
  const whole: Concept = { ...typed, ...(mayGoOn && goingOn(typed, longer)), inTitles: true };
  const inTitles = concepts.map((concept) => (concept === typed ? whole : concept));
  if (isTold) yield all(inTitles, head === typed ? whole : head, reading);
  if (longer) yield all([...others, longer], thing, reading);
  if (isTold) yield all(concepts, head, reading);
  // A number that is not sold is not left out.
  if (!isTold ? !/\d/.test(typed.shown) && !isWholeDetail(typed) : typed.shown.length === 1)
    yield all(others, head === typed ? undefined : head, reading);
}

/** Two letters that say what a thing is like are no beginning: the CW of a thread. */
const isWholeDetail = ({ kind, shown }: Concept): boolean => kind === 'detail' && shown.length > 1;

/** No question is of a thing that is not sold. */
const isOfQuestion = ({ kind }: Concept): boolean => kind !== 'unsold' && kind !== 'maker';

/** One letter as a word of titles, and as the beginning of others. */
const goingOn = ({ phrases }: Concept, longer: Concept | undefined): Pick<Concept, 'phrases' | 'first'> => ({
  phrases: [...phrases, ...(longer?.phrases ?? [])],
  first: phrases,
});

/** Whether a concept may be what is wanted, and not what it is like. */
const names = ({ kind }: Concept): boolean => !['detail', 'maker', 'filler'].includes(kind);

/** What is wanted: the last noun before 'for' and the like, or else the last word that a title has. */
function headOf(
  { concepts: all, wanted }: ParsedSearch,
  concepts: Concept[],
  known: Vocabulary,
): Concept | undefined {
  const zone = all.slice(0, wanted);
  return (
    zone.findLast(({ kind }) => kind === 'noun') ??
    concepts.findLast(({ kind }) => kind === 'noun') ??
    zone.findLast(
      ({ kind, phrases, shown }) =>
        // A digit is what something has: of 'asg 2' nothing is found.
        kind === 'word' &&
        !/^\d$/.test(shown) &&
        phrases.some((words) => (known.place(words.at(-1) ?? '') ?? 0) >= places.title),
    )
  );
}

/** Products that have every concept. */
function all(concepts: Concept[], head: Concept | undefined, reading: ParsedSearch): Stage {
  const rest = concepts.filter((concept) => concept !== head);
  const at = (place: Place, others: Place) => (head ? thingWith(head, place, rest, others) : undefined);
  const everywhere = (place: Place) => and(concepts.map((concept) => has(concept, place)));
  if (concepts.length === 0 || concepts.some(({ phrases }) => phrases.length === 0))
    return stage([], concepts, '');
  const [t, f, any] = [everywhere('t'), everywhere('f'), everywhere('')];
  const [is, ofShelf, isLike, titled] = [at('h', 't'), at('c', 't'), at('h', 'f'), at('t', '')];
  // A sampler of several weights says them below its title, and of what kind they are.
  const isBelow = (one: Concept) => isWeight(one) || isOfStatedKind(one);
  const sampled = rest.length > 0 && rest.every(isBelow) ? at('c', 'f') : undefined;
  const best: Asked[] = [[is], [ofShelf, is], [t, is, ofShelf], [isLike, t]];
  // Nor is one for mid-caps a pistol's.
  if (head && namesFeed(head) && rest.some((one) => namesModel(one) || namesGun(one)))
    return stage([[is], [t, is]], concepts, t);
  // Other things, whose texts speak of what is named, are no answer.
  if (head?.kind === 'noun') {
    const named = at('h', '');
    // A speedloader of 100 rounds, on the shelf of magazines, is no magazine of 100.
    if (isForOneGun(head) && rest.some(isCapacity))
      return stage([[is], [isLike, is]], concepts, isLike ?? any);
    // Gas for a pistol is no gas pistol magazine; of two things that are sold, a title that has both is as good.
    const isSure = !rest.some(({ kind }) => kind === 'noun');
    const likely: Asked[] = isSure
      ? [[is], [ofShelf, is], [isLike, is, ofShelf], [t, isLike, ofShelf]]
      : best;
    // 'Gas for M4' wants a gas, though a magazine's title has both words.
    if (isForSomething(head, reading) || isForGun(concepts, head))
      return stage(
        [[is], [ofShelf, is], [isLike, is, ofShelf], [named, is, ofShelf, isLike]],
        concepts,
        named ?? any,
      );
    const turned = turnedThing(head, rest);
    if (turned)
      return stage(
        [[is], [ofShelf, is], [t, is, ofShelf], [turned, t], [isLike, t, turned]],
        concepts,
        or([is, ofShelf, t, turned, isLike].flatMap((query) => query ?? [])),
      );
    // Where titles say the rest, as of winter gas, no other thing's text does: no oil for the winter on the shelf of gas.
    const isSaid = isSure && rest.length > 0 && rest.every((one) => one.titled);
    if (isSaid) {
      const any = or([is, ofShelf, isLike, t, named, sampled].flatMap((query) => query ?? []));
      const last: Asked[] = [
        [named, t, isLike],
        [sampled, ofShelf, t, named],
      ];
      return stage([...likely, ...last], concepts, any);
    }
    return stage([...likely, [named, t, isLike], [titled, t, named]], concepts, titled ?? any);
  }
  if (concepts.length === 1 && concepts[0]?.titled) return stage([...best, [f, t, isLike]], concepts, f);
  return stage([...best, [f, t, isLike], [titled, f], [any, f, titled]], concepts, any);
}

/** A 'charger LiPo' is a charger for them: what is used up may stand last, and is not what is wanted. */
function turnedThing(head: Concept, rest: Concept[]): string | undefined {
  const other = isUsedUp(head)
    ? rest.find((one) => one.kind === 'noun' && !isVague(one) && !isUsedUp(one))
    : undefined;
  return other && thingWith(other, 'h', [head, ...rest.filter((one) => one !== other)], '');
}

const isUsedUp = ({ phrases }: Concept): boolean => phrases.some((words) => usedUp.has(words.at(-1) ?? ''));

/** How many rounds a magazine holds. */
const isCapacity = ({ shown }: Concept): boolean => unitOf(shown) === 'rd';

const isWeight = ({ shown }: Concept): boolean => bbWeight.test(shown);

/** Whether a thing is said to be for something. */
const isForSomething = (thing: Concept | undefined, { concepts, wanted }: ParsedSearch): boolean =>
  thing !== undefined && concepts.indexOf(thing) < wanted && wanted < concepts.length;

/** How a gun works: electric. */
const namesForm = ({ phrases }: Concept): boolean => phrases.some((words) => gunForms.has(words.join(' ')));

/** So is what stands beside the name of a gun alone: 'glock 17 gas', 'gbb m4 gas'. */
const isForGun = (concepts: Concept[], thing: Concept): boolean => {
  const rest = concepts.filter((one) => one !== thing);
  // One letter may be on its way to anything.
  const isOfGun = (one: Concept) => one.shown.length > 1 && (namesModel(one) || namesForm(one));
  return rest.some(namesModel) && rest.every(isOfGun);
};

/** Products that are one thing, and say the rest in title or features. */
function stated(concepts: Concept[], head: Concept): Stage {
  if (concepts.some(({ phrases }) => phrases.length === 0)) return stage([], concepts, '');
  const rest = concepts.filter((concept) => concept !== head);
  // A tracer unit that lights red BBs is no red one.
  const inFeatures = rest.map((one) => has(one, one.kind === 'detail' ? 't' : 'f'));
  const [is, isLike] = [thingWith(head, 'h', rest, 't'), and([has(head, 'h'), ...inFeatures])];
  return stage([[is], [isLike, is]], concepts, isLike);
}

/** Products that have every concept in their titles. */
function titled(concepts: Concept[]): Stage {
  if (concepts.length === 0 || concepts.some(({ phrases }) => phrases.length === 0))
    return stage([], concepts, '');
  const own = concepts.map((one) =>
    one.kind === 'unsold' ? { ...one, phrases: one.phrases.slice(0, 1), help: 'none' as const } : one,
  );
  const tier = and(own.map((concept) => has(concept, 't')));
  return stage([[tier]], own, tier);
}

/** The number of an order or of years is none of a product's, and who wants to start wants no starter BBs. */
const titledBesidePage = ({ concepts }: ParsedSearch): Stage =>
  titled(concepts.every(({ shown }) => /^\d+$/.test(shown)) ? [] : concepts.map(butLonger));

/** Without the words that it may be the beginning of. */
function butLonger(one: Concept): Concept {
  const own = keyOf(one.shown);
  const isLonger = ([word = '', ...more]: string[]) =>
    more.length === 0 && word !== own && word.startsWith(own);
  return one.help === 'none' ? { ...one, phrases: one.phrases.filter((words) => !isLonger(words)) } : one;
}

/** Products that are what is wanted, and have some of the rest: the more of it, the better. */
function some(concepts: Concept[], head: Concept): Stage[] {
  const rest = concepts.filter((concept) => concept !== head);
  const at = concepts.indexOf(head);
  // A sleeping bag is no charging bag: what stands before such a word says what it is.
  const naming = isVague(head) ? (concepts.slice(0, at).findLast(names) ?? rest.find(names)) : undefined;
  // What a number alone names has that number, 9.6 V; the 1 kg of '0.28 g 1 kg' names nothing.
  const number = head.implied ? thatNames(rest) : undefined;
  const needed = [naming ?? number ?? []].flat();
  if (rest.length === 0 || needed.some(({ phrases }) => phrases.length === 0)) return [];
  const optional = rest.filter((concept) => !needed.includes(concept));
  const there = optional.filter(({ phrases }) => phrases.length > 0);
  const being = (place: Place, others: Concept[], othersPlace: Place = '') =>
    and([thingWith(head, place, others, othersPlace), ...needed.map((one) => has(one, ''))]);
  const [best = [], ...less] = subsets(there).slice(0, maxChoices);
  const equals = [...Map.groupBy(less, worth).values()];
  const kept = (choice: Concept[]) =>
    read(concepts.filter((one) => one === head || needed.includes(one) || choice.includes(one)));
  const asStage = (queries: string[], choice: Concept[]): Stage => ({
    tiers: tiersOf(
      queries.map((query, at) => [query, ...queries.slice(0, at)]),
      () => kept(choice),
    ),
    all: or([...new Set(queries)]),
    help: 'some words',
  });
  // An AK is what no magazine is, and in the title of a mid-cap.
  const titledWith = (choice: Concept[]) => (head.kind === 'noun' ? [] : [being('t', choice, 't')]);
  // Of an '11.1 V LiPo with Deans' those of 11.1 V are no less than that, and others no answer.
  return [
    ...(best.length > 0
      ? [asStage([being('h', best, 't'), being('h', best), ...titledWith(best)], best)]
      : []),
    // Of words that tell as much, those of a title: 'gas for gbb winter' is winter gas.
    ...equals.flatMap((choices) => [
      ...(choices.length > 1 ? choices.map((choice) => asStage([being('h', choice, 't')], choice)) : []),
      ...choices.map((choice) => asStage([being('h', choice), ...titledWith(choice)], choice)),
    ]),
    asStage([being('h', []), being('c', []), being('t', [])], []),
  ];
}

/** The number that names a thing where nothing else does; of several a voltage before a capacity. */
const thatNames = (concepts: Concept[]): Concept | undefined =>
  thingsByNumber
    .flatMap(
      ({ number }) => concepts.find(({ phrases }) => phrases.some(([word = '']) => number.test(word))) ?? [],
    )
    .at(-1);

const isVague = ({ phrases }: Concept): boolean =>
  phrases.every((words) => words.length === 1 && vagueNouns.has(words[0] ?? ''));

/** Every choice of one or more of some concepts, those that tell most first. */
function subsets(concepts: Concept[]): Concept[][] {
  const few = concepts.slice(0, 3);
  const choices = Array.from({ length: 2 ** few.length }, (_, bits) =>
    few.filter((_one, at) => bits & (1 << at)),
  );
  return choices.filter((choice) => choice.length > 0).sort((one, other) => worth(other) - worth(one));
}

/**
 * More words tell more, and of equally many those with the gun it is for, or with what names more than a colour does; of a tracer of
 * 0.20 g the tracer.
 */
const worth = (choice: Concept[]): number => choice.reduce((sum, one) => sum + worthOf(one), 0);

/** As volts, or as cells: 11.1 V, and 3S. */
const voltage = /^(?:[1-9]\d?\.\d|\d+(?:\.\d+)?v|[1-8]s)$/;

function worthOf(one: Concept): number {
  if (/^0\.\d/.test(one.shown)) return 4.5;
  if (howMuch.test(one.shown)) return 3;
  // A battery of another voltage is none for the gun; its plug can be changed.
  if (one.phrases.some(([word = '']) => voltage.test(word))) return 5.5;
  if (one.kind === 'detail') return 4;
  return namesModel(one) ? 6 : 5;
}

/** The tiers of what is likeliest of a beginning, before all others. */
function preferred(concepts: Concept[]): (string | undefined)[] {
  if (!concepts.some(({ first }) => first) || concepts.some(({ phrases }) => phrases.length === 0)) return [];
  const likely = (place: Place, others: Place) =>
    and(
      concepts.map(({ first, ...one }) =>
        has(first ? { ...one, phrases: first } : one, first ? place : others),
      ),
    );
  if (concepts.length === 1) return [likely('h', 't'), likely('t', 't')];
  return concepts.some(({ begun }) => begun) ? [likely('t', 't'), likely('h', 'f')] : [likely('t', 't')];
}

function stage(likely: Asked[], concepts: Concept[], any: string): Stage {
  const early = preferred(concepts);
  const asked: Asked[] = [
    ...early.map((query, at): Asked => [query, ...early.slice(0, at)]),
    ...likely.map(([query, ...before]): Asked => [query, ...before, ...early]),
  ];
  const helps = concepts.map(({ help }) => help);
  const help = helps.includes('spelling') ? 'spelling' : helps.includes('synonym') ? 'synonym' : 'none';
  const showing = help === 'none' ? '' : read(concepts);
  return { tiers: tiersOf(asked, () => showing), all: any, help };
}

/** Each query once, without what was found before it. */
function tiersOf(asked: Asked[], showing: (at: number) => string): Tier[] {
  const queries = asked.map(([query]) => query);
  return asked.flatMap(([query, ...earlier], at) => {
    if (!query || queries.indexOf(query) < at) return [];
    const before = [...new Set(earlier)].filter((one) => one !== undefined);
    return [{ query: before.length > 0 ? `${query}&!${or(before)}` : query, showing: showing(at) }];
  });
}

/**
 * Concepts as people read them: 'winter gas', and not 'gas winter gas' of gas for cold weather; 'pistol mags' of mags for a pistol. Of
 * more words nobody can tell which belong together: they stay as they were typed.
 */
function read(concepts: Concept[]): string {
  const [first, ...rest] = gunsFirst(typedOf(concepts));
  // A 'tracer unit' stays one.
  const isFirst =
    first?.kind === 'noun' && rest.length === 1 && rest.every((one) => one.kind !== 'noun' && !isVague(one));
  const inOrder = first ? (isFirst ? [...rest, first] : [first, ...rest]) : [];
  const all = inOrder.map((one) => (inOrder.length > 1 && one.shortly) || one.shown);
  const shown = [...new Map(all.map((text) => [spelt(text).replaceAll(' ', ''), text])).values()].map(
    (text) => [spelt(text), text] as const,
  );
  return shown
    .filter(([key]) => !shown.some(([other]) => other.endsWith(` ${key}`) || other.startsWith(`${key} `)))
    .map(([, text]) => text)
    .join(' ');
}

/** A 'CO2 mag for 1911' is a 'pistol CO2 mag', and BBs 'for an airsoft gun' are BBs. */
function gunsFirst(concepts: Concept[]): Concept[] {
  if (!concepts.some(({ kind }) => kind === 'noun')) return concepts;
  const isAnyGun = (one: Concept) =>
    !namesModel(one) &&
    (one.kind === 'filler' || namesGun(one)) &&
    fillerWords.has(one.shown.split(' ').at(-1) ?? '');
  const told = concepts.filter((one) => !isAnyGun(one));
  return [...told.filter(namesModel), ...told.filter((one) => !namesModel(one))];
}

/**
 * Without what nobody typed, if anything else is there; and without a synonym that the other words say, as the 'goggles or full-face
 * mask' of 'full face mask glasses', or say more closely, as 'sniper BBs' do of heavy ones.
 */
function typedOf(concepts: Concept[]): Concept[] {
  const said = concepts.filter(({ help }) => help !== 'synonym').flatMap(({ phrases }) => phrases.flat());
  const isSaid = ({ help, phrases }: Concept) => {
    const there = phrases.filter((words) => words.every((word) => said.includes(word)));
    return help === 'synonym' && there.length > 0 && there.length < phrases.length;
  };
  const isSaidCloser = (one: Concept) => one.help === 'synonym' && concepts.some(isPartOf(one));
  const typed = concepts.filter((one) => !one.implied && !isSaid(one) && !isSaidCloser(one));
  return typed.length > 0 ? typed : concepts;
}

/** Whether something means some of the things that another means, and no more. */
function isPartOf({ phrases }: Concept): (part: Concept) => boolean {
  const whole = new Set(phrases.map((words) => words.join(' ')));
  return ({ help, phrases: own }) =>
    help === 'synonym' &&
    own.length > 0 &&
    own.length < phrases.length &&
    own.every((words) => whole.has(words.join(' ')));
}

/** The same of 'hicap' and 'hi-cap', of 0.4 and 0.40, of m4 and M4, of 'bb' and BBs. */
const spelt = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/(?<=\.\d)0\b/g, '')
    .replace(/(?<=[a-z]{2})s\b/g, '');

/** A concept in a place; as what a product is, its last word is that and the others stand in the title. */
function has({ phrases, stated, inTitles, others = [] }: Concept, asked: Place): string {
  const isAnywhere = asked === '' || asked === 'f';
  const place = inTitles && isAnywhere ? 't' : stated && asked === '' ? 'f' : asked;
  const isNamed = place === 'h' || place === 'c';
  const written = phrases.map((words) =>
    and(words.map((word, at) => lexeme(word, isNamed && at < words.length - 1 ? 't' : place))),
  );
  return isNamed || others.length === 0
    ? or(written)
    : `(${or(written)}&!${or(others.map((word) => lexeme(word, 't')))})`;
}

/** A thing in a place, and all of the others in theirs. */
const thingWith = (thing: Concept, place: Place, others: Concept[], othersPlace: Place): string =>
  and([has(thing, place), ...others.map((one) => has(one, othersPlace))]);

const lexeme = (word: string, place: Place): string => `'${word}${place && `/${place}`}'`;
const and = (parts: string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('&')})`);
const or = (parts: string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('|')})`);
