import { z } from 'zod';
import { call, noFields, notRateLimited } from './call.ts';
import { bool } from './fields.ts';
import { synonymBody, synonymId } from './synonym-body.ts';

const staff = { group: 'Dashboard', caller: 'staff' } as const;

const synonym = z.object({
  id: z.int(),
  /** Of those that the shop starts with: they are switched off, never changed. */
  standard: z.boolean(),
  words: z.array(z.string()),
  /** What the words are searched as; none: they mean each other. */
  means: z.array(z.string()),
  active: z.boolean(),
  /** How many products a search for the first word finds; 1,000 is that many or more. */
  finds: z.int(),
  version: z.int(),
});
export type WireSynonym = z.output<typeof synonym>;

export const dashSynonyms = call({
  ...notRateLimited,
  path: '/dash-synonyms',
  ...staff,
  summary: 'The words that searches take as others: staff’s own, then those that the shop starts with',
  body: z.object({}),
  answer: z.object({ data: z.array(synonym) }),
});

export const dashSaveSynonym = call({
  path: '/dash-save-synonym',
  ...staff,
  summary: 'Adds words that are searched as others or mean each other, or changes those whose id is sent',
  body: synonymBody,
  answer: z.object({ id: z.int() }),
});

export const dashSwitchSynonym = call({
  path: '/dash-switch-synonym',
  ...staff,
  summary: 'Switches words that are searched as others on or off',
  body: z.object({ id: synonymId, active: bool }),
  answer: noFields,
});

const searchMiss = z.object({
  id: z.int(),
  words: z.string(),
  /** What the search could do: nothing, or find what has some of the words. */
  help: z.enum(['none', 'some words']),
  /** 1,000 is that many or more. */
  visitors: z.int(),
  lastAsked: z.string(),
});
export type WireSearchMiss = z.output<typeof searchMiss>;

export const dashSearchMisses = call({
  ...notRateLimited,
  path: '/dash-search-misses',
  ...staff,
  summary:
    'What at least two visitors searched for in vain and would not find now, those of the most visitors first',
  body: z.object({}),
  answer: z.object({ data: z.array(searchMiss) }),
});

export const dashDismissSearchMiss = call({
  path: '/dash-dismiss-search-miss',
  ...staff,
  summary: 'Takes words off the list of what was searched for in vain',
  body: z.object({ id: synonymId }),
  answer: noFields,
});

export const dashRemoveSynonym = call({
  path: '/dash-remove-synonym',
  ...staff,
  summary: 'Removes words that staff added',
  body: z.object({ id: synonymId }),
  answer: noFields,
});
