import { z } from 'zod';
import { keyOf } from '#shop/catalogue/search/words.ts';
import { rules } from '#wording/rules.ts';
import { text, wholeNumber } from './fields.ts';

/** Words of one synonym on each side. */
const maxWords = 12;
const maxLength = 40;
/** Words that one of them is made of: a search looks up no longer ones quickly. */
const maxParts = 4;

const word = text({ min: 1, max: maxLength, message: rules.synonym.word })
  .refine((value) => keyOf(value) !== '', { error: rules.synonym.word })
  .refine((value) => keyOf(value).split(' ').length <= maxParts, { error: rules.synonym.long });

export const synonymId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** What the call that writes a synonym takes. Words are the same where a search takes them for the same. */
export const synonymBody = z
  .object({
    /** Left out: it is a new one. */
    id: synonymId.optional(),
    /** What the form was filled from. */
    version: wholeNumber(1, 2_000_000_000).optional(),
    words: z.array(word).min(1, { error: rules.synonym.words }).max(maxWords, { error: rules.synonym.many }),
    /** None: the words mean each other. */
    means: z.array(word).max(maxWords, { error: rules.synonym.many }).default([]),
  })
  .superRefine(({ words, means }, context) => {
    const typed = new Set(words.map(keyOf));
    const wrong = (path: 'words' | 'means', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (typed.size < words.length) wrong('words', rules.synonym.doubled);
    else if (means.length === 0 && typed.size < 2) wrong('words', rules.synonym.alone);
    if (means.some((one) => typed.has(keyOf(one)))) wrong('means', rules.synonym.itself);
    else if (new Set(means.map(keyOf)).size < means.length) wrong('means', rules.synonym.doubled);
  });
