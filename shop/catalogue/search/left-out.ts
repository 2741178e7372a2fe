import { isSaid } from './parse-search.ts';
import { reword } from './reword.ts';
import { shortlySaid } from './same-said.ts';
import { writtenOut } from './text-speak.ts';
import {
  fillerWords,
  gasContainerNames,
  goesByGun,
  gunFormsSaid,
  gunModels,
  makerNeeds,
  makerOf,
  modelOfVariant,
} from './trade.ts';
import { keyOf, normalizeWords } from './words.ts';

/** Of more words a search tries only some together (plan.ts): the rest may be found for all it knows. */
const maxWords = 4;

/** The words of a search that nothing was found for; '' where that can't be told, as of words that were put right. */
export function leftOut(typed: string, showing: string): string {
  const keywords = writtenOut(typed);
  const [asked, shown] = [normalizeWords(keywords), normalizeWords(showing)];
  // Of '0.20 g' those of 0.2 g, and of '28 tracers' those of 0.28 g.
  return (
    leftOutAsTyped(keywords, showing) ||
    leftOutAsTyped(asked, shown) ||
    leftOutAsTyped(reword(keywords), showing) ||
    leftOutAsTyped(normalizeWords(reword(keywords)), shown) ||
    leftOutAsTyped(apart(keywords), apart(showing)) ||
    leftOutAsTyped(shortlySaid(keywords), shortlySaid(showing))
  );
}

/** A 'hi-cap' may be shown as a 'hi cap'. */
const apart = (text: string): string => text.replaceAll('-', ' ');

function leftOutAsTyped(keywords: string, showing: string): string {
  const asked = wordsOf(keywords).filter(isSaid);
  const shown = wordsOf(showing);
  if (asked.length > maxWords) return '';
  // Numbers alone, with their units: what they are of was found in their place.
  const numbers = wordsOf(normalizeWords(asked.join(' ')));
  const isOther = numbers.every((word) => /\d/.test(word)) && !shown.some((word) => asked.includes(word));
  if (!isOther && !shown.every((word) => asked.includes(word))) return '';
  const isOfGas = (word: string) => shown.includes('gas') && gasContainerNames.has(keyOf(word));
  const left = asked.filter((word) => !shown.includes(word) && !isOfGas(word));
  // A sling is one for rifles, and what else is said of everything here leaves nothing out.
  const telling = left.filter((word) => !fillerWords.has(word));
  return (telling.length > 0 ? telling : left).join(' ');
}

/** Whether what was left out is a gun, or with words that were put otherwise has one among it. */
export function leavesGunOut(keywords: string, showing: string): boolean {
  const left = leftOut(keywords, showing);
  const shown = wordsOf(showing);
  const words = left ? [left] : wordsOf(keywords).filter((word) => !shown.includes(word));
  const isOfMaker = isForOwnGun.test(keywords) && words.some((word) => makesGuns(word));
  return isOfMaker || words.some(isOfGuns);
}

const isForOwnGun = /\b(?:for|fits?|my)\b/i;

/** Of a maker's name players mean its guns. */
const makesGuns = (name: string): boolean =>
  makerNeeds.get(makerOf(keyOf(name)) ?? '')?.includes(goesByGun) === true;

/** A gun's name, alone or with how it works: 'GBB M4'. */
function isOfGuns(text: string): boolean {
  const words = text.split(' ');
  const names = (word: string) => gunModels.has(keyOf(word)) || modelOfVariant(keyOf(word)) !== undefined;
  return (
    names(text) || (words.some(names) && words.every((word) => names(word) || gunFormsSaid.has(keyOf(word))))
  );
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().replaceAll(/['’]/g, '').split(/\s+/).filter(Boolean);
