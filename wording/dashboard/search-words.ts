/** The words that searches take as others. */

import { counted } from '../counted.ts';

export const searchWords = {
  title: 'Search words',
  lead: 'What shoppers type, and what your products are called. A change holds in the next search.',
  failed: 'The search words could not be loaded',
  again: 'Try again',
  form: 'New search words',
  words: 'What shoppers type',
  wordsHint: 'Several with commas: snood, shemagh. Plurals and hyphens are the same word.',
  means: 'Search for',
  meansHint: 'As your products say it. Left empty, the words mean each other.',
  add: 'Add',
  adding: 'Adding...',
  added: (word: string) => `‘${word}’ is searched so from now on`,
  notAdded: 'They could not be added',
  own: 'Yours',
  none: 'You have added none yet.',
  standard: (count: number) => `From the start (${count})`,
  standardHint: 'The trade’s words. Switch off what does not fit your shop.',
  eachOther: 'each other',
  finds: 'Finds',
  findsCount: (count: number) =>
    count >= 1000 ? '1,000 products or more' : count === 1 ? '1 product' : `${counted(count)} products`,
  off: 'Off',
  action: 'Action',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  switchOffOf: (word: string) => `Switch off ${word}`,
  switchOnOf: (word: string) => `Switch on ${word}`,
  switching: 'Switching...',
  remove: 'Remove',
  removeOf: (word: string) => `Remove ${word}`,
} as const;
