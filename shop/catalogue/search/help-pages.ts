import { helpPages } from '#wording/storefront/help-pages.ts';
import { aboutDelivery, aboutPlaces, pageOfPlace, sending } from './help-places.ts';
import { asksForBudget, pageOfSentence, saleDay, sendingBack } from './help-questions.ts';
import { nearestPage, putRight } from './help-slips.ts';
import { asking, fitting, type HelpPage, pages, phrases, saysOne } from './help-words.ts';
import { nearestQuestion } from './nearest-question.ts';
import { remembered } from './remembered.ts';
import { writtenOut } from './text-speak.ts';
import { makerOf } from './trade.ts';
import { weightsBySpeed } from './weights-by-speed.ts';
import { wholeQuestion } from './whole-questions.ts';
import { keyOf } from './words.ts';

/** Nobody asks at greater length; words beyond are not looked at. */
const maxWords = 8;

/**
 * The page of the shop that answers what was typed, where every word of it asks for that: 'returns policy', and no 'return
 * spring'. One word may be misspelt or unfinished.
 */
export const findHelpPage = remembered((asked: string): HelpPage | undefined => {
  const typed = writtenOut(asked);
  const words = wordsAsked(typed);
  const only = words.filter((word) => !asking.has(word));
  const nearest = nearestOf(typed);
  return (
    (weightsBySpeed(typed) ? 'weights' : undefined) ??
    wholeQuestion(typed)?.page ??
    (nearest?.isSure ? nearest.page : undefined) ??
    pageOfPlace(typed) ??
    pageOf(words) ??
    (only.length === 1 ? nearestPage(only[0] ?? '') : undefined) ??
    pageOfQuestion(words) ??
    pageOfQuestion(putRight(words)) ??
    pageOfRequest(words) ??
    pageOfSentence(typed, words) ??
    nearest?.page ??
    (typed.search(aboutDelivery) < 0 ? undefined : 'delivery')
  );
});

/** Whether a page answers all that was typed, as it was typed. Which battery fits is asked by who wants to see batteries. */
export function asksForPage(asked: string): boolean {
  const typed = writtenOut(asked);
  const question = wholeQuestion(typed);
  if (question) return question.isOfNoProduct === true;
  const page = pageOf(wordsAsked(typed));
  const namesNothing = wordsAsked(typed).every((word) => asking.has(word) || fittingWords.has(word));
  const mayHaveProducts = (page === 'whatFits' && !namesNothing) || weightsBySpeed(typed) !== undefined;
  const nearest = nearestOf(typed)?.page;
  if (nearest && !mayHaveProducts && nearest === findHelpPage(typed) && !leadsToProducts(nearest))
    return true;
  return (page !== undefined && !mayHaveProducts) || asksForBudget(typed);
}

const alone: readonly HelpPage[] = ['age', 'firstAid'];
/** Whether nothing stands beside the answer: no magazine to who asks how old one must be. */
export function standsAlone(asked: string): boolean {
  const page = findHelpPage(asked);
  return page !== undefined && alone.includes(page);
}

/** Beside its answer the things are shown that a question names. */
const leadsToProducts = (page: HelpPage): boolean =>
  page === 'leaking' || /^\/(?:shop|bb-guide|my-kit)\b/.test(helpPages[page].path);

/** Whether something fits a maker’s gun is answered with the maker (answer-page.ts). */
function nearestOf(typed: string) {
  const nearest = nearestQuestion(typed);
  return nearest && ofFit.includes(nearest.page) && namesMaker(typed) ? undefined : nearest;
}

const ofFit: readonly HelpPage[] = ['whatFits', 'plugs'];

/** Whether a maker’s name is among the words. */
export const namesMaker = (typed: string): boolean => {
  const words = keyOf(typed).split(' ');
  return words.some((word, at) => makerOf(word) || makerOf(`${word} ${words[at + 1]}`));
};

const fittingWords = phrases(fitting);

/** What is left of a question of where, how fast or for how much something is sent, or how it is sent back: the thing, as it is searched for. */
export function withoutSending(typed: string): string {
  if (asksForPage(typed)) return typed;
  const page = findHelpPage(typed);
  if (page === 'returns' || page === 'returnsByRoad') return without(sendingBack, typed);
  if (page === 'saleDays') return without(saleDay, typed);
  const isOfPlace = page === 'places' || page === 'byRoad';
  const thing = page === 'delivery' || isOfPlace ? without(aboutDelivery, typed) : typed;
  return isOfPlace ? thing.replace(aboutPlaces, ' ') : thing;
}

/** As it was where nothing else is left. */
function without(words: RegExp, typed: string): string {
  const left = typed.replace(words, ' ');
  return left.trim() ? left : typed;
}

function wordsAsked(typed: string): string[] {
  const words = keyOf(typed).split(' ').filter(Boolean);
  return words.length > maxWords ? [] : words;
}

/** The words as they are come first: 'how to sign in' is more than 'sign'. 'Order 1042' asks for orders, and '1 joule' for energy. */
const pageOf = (words: string[]): HelpPage | undefined => {
  const right = putRight(words);
  return pageAsRead(words) ?? (right.join(' ') === words.join(' ') ? undefined : pageAsRead(right));
};

const pageAsRead = (words: string[]): HelpPage | undefined =>
  pageNamed(words) ?? pageNamed(words.filter((word) => !/^\d+$/.test(word)));

const pageNamed = (words: string[]): HelpPage | undefined =>
  pages.find(({ named, beside }) => covers(words, { named, beside }) === 'named')?.page;

/** A question of one of these pages names a product beside it: 'can I return BBs', 'how much is delivery for gas'. */
const questions = new Set(
  'can could do does did how is are what when where which why will'.split(' ').map(keyOf),
);
const askedOfProducts = new Set<HelpPage>([
  'cancel',
  'refunds',
  'returns',
  'faulty',
  'delivery',
  'payment',
  'age',
  'flying',
]);

const pageOfQuestion = (words: string[]): HelpPage | undefined =>
  questions.has(words[0] ?? '')
    ? (pages.find(({ page, named }) => askedOfProducts.has(page) && saysOne(words, named))?.page ??
      (saysOne(words, sending) ? 'delivery' : undefined))
    : undefined;

/** 'Return unopened BBs' begins with what is to be done, and says beside it what a return spring is not. */
function pageOfRequest([first = '', second = '', ...rest]: string[]): HelpPage | undefined {
  const asked = pages.filter(({ page }) => askedOfProducts.has(page));
  const begun = asked.find(({ named }) => named.has(first));
  return begun && [second, ...rest].some((word) => begun.beside.has(word))
    ? begun.page
    : asked.find(({ named }) => named.has(`${first} ${second}`))?.page;
}

type Covered = 'named' | 'beside';

/** Whether the words are phrases of a page one after the other, and whether one of them names it. */
function covers(
  words: string[],
  page: { named: ReadonlySet<string>; beside: ReadonlySet<string> },
): Covered | undefined {
  if (words.length === 0) return 'beside';
  let best: Covered | undefined;
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const phrase = words.slice(0, length).join(' ');
    const isNamed = page.named.has(phrase);
    if (!isNamed && !page.beside.has(phrase) && !(length === 1 && asking.has(phrase))) continue;
    const rest = covers(words.slice(length), page);
    if (rest && (isNamed || rest === 'named')) return 'named';
    best ??= rest;
  }
  return best;
}
