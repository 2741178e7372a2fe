import type { PathsOf } from '#contract/calls.ts';
import type * as declared from '#contract/search-words.ts';
import {
  readSynonyms,
  removeSynonym,
  saveSynonym,
  switchSynonym,
} from '#shop/catalogue/search/edit-synonyms.ts';
import { dismissMiss, readMisses } from '#shop/catalogue/search/misses.ts';
import { answers } from '#wording/answers.ts';
import type { Handlers } from '../http/call-context.ts';
import { fail } from '../http/failures.ts';

const text = answers.staff.synonym;

export const searchWords: Handlers<PathsOf<typeof declared>> = {
  async '/dash-synonyms'({ shop }) {
    const synonyms = await readSynonyms(shop);
    const data = synonyms.map(({ id, standard, words, means, active, finds, revision }) => ({
      id,
      standard: standard !== null,
      words,
      means,
      active,
      finds,
      version: revision,
    }));
    return { status: 200, data };
  },

  async '/dash-save-synonym'({ shop, body, staffId }) {
    const { id, version, words, means } = body;
    const saved = await saveSynonym(shop, { words, means }, { id, revision: version, staffId });
    if (!('refused' in saved)) return { status: 200, message: answers.done, id: saved.id };
    switch (saved.refused) {
      case 'no such synonym':
        return fail(404, text.none);
      case 'standard':
        return fail(409, text.standard);
      case 'changed meanwhile':
        return fail(409, text.changed);
      case 'too many':
        return fail(409, text.tooMany);
    }
  },

  async '/dash-switch-synonym'({ shop, body, staffId }) {
    const done = await switchSynonym(shop, body, staffId);
    return 'refused' in done ? fail(404, text.none) : { status: 200, message: answers.done };
  },

  async '/dash-remove-synonym'({ shop, body, staffId }) {
    const done = await removeSynonym(shop, body.id, staffId);
    if (!('refused' in done)) return { status: 200, message: answers.done };
    return done.refused === 'standard' ? fail(409, text.standard) : fail(404, text.none);
  },

  async '/dash-search-misses'({ shop }) {
    const misses = await readMisses(shop);
    const data = misses.map(({ id, words, help, visitors, lastAt }) => ({
      id,
      words,
      help,
      visitors,
      lastAsked: lastAt.toISOString(),
    }));
    return { status: 200, data };
  },

  async '/dash-dismiss-search-miss'({ shop, body }) {
    const done = await dismissMiss(shop, body.id);
    return done ? { status: 200, message: answers.done } : fail(404, text.noMiss);
  },
};
