import { stemmer } from 'stemmer';
import { editDistance, soundsAlike } from './edit-distance.ts';
import type { HelpPage } from './help-words.ts';
import { questionExamples, saidAlike } from './question-examples.ts';
import { remembered } from './remembered.ts';
import { keyOf } from './words.ts';

/** How near a text must be to an example, from 0 to 1: one that is put as a question; one that is not, and may be a search; one of few words. */
const nearEnough = { question: 0.48, statement: 0.7, short: 0.9 };
/** So near that nothing else is meant. */
const surely = 0.88;
/** Of fewer words that count nobody can tell whether they ask. */
const leastOfStatement = 3;
/** Of so many letters two may be wrong. */
const leastLettersOfTwo = 8;
/** Of fewer, one that is another is more likely another word: 'white' is no 'write'. */
const leastLettersOfOther = 7;
/** What a text says more than an example counts for less than what it lacks of it. */
const ofMore = 0.45;
const ofLacking = 0.75;

const begins =
  /^\s*(?:how|why|when|where|who|whose|what|whats|wat|wots?|which|is|are|am|was|do|does|did|don['’]?t|can|can['’]?t|could|should|shall|will|would|must|may|has|have|i|i['’]?m|i['’]?ve|my|any(?:one|body)?)\s|\?\s*$/i;
const within =
  /\b(?:how|why|when|where|what|whats|wat|wots?|which) (?:do|does|did|is|are|can|could|should|will|would|if|to|i)\b|\b(?:is|are|can|do|have) (?:it|they|i|you|u)\b|\b(?:won['’]?t|doesn['’]?t|isn['’]?t|can['’]?t|keeps?|broke|meaning|worth it|ok (?:for|to|in|with)|what size|want to know)\b/i;
/** Nobody names a thing at such length. */
const leastWordsOfTale = 9;
/** Whether a text is put as a question, or tells of something of one’s own. */
const isQuestion = (text: string): boolean =>
  begins.test(text) || within.test(text) || text.trim().split(/\s+/).length >= leastWordsOfTale;

/** Whether something is sold, and for how much: the things are meant, and nothing else is asked. */
const asksForThings =
  /^\s*(?:(?:do|does|have|has) (?:you|u|the shop|anyone)\b.*\b(?:sell|stock|have|got|do)\b|(?:is|are) there\b|(?:what|which) \w+ (?:do|have) you\b|how much (?:is|are|for)\b|looking for\b)/i;

/** Whether more is asked than what is sold. */
export const asksMore = (typed: string): boolean => isQuestion(typed) && !asksForThings.test(typed);

/** Words that any question may have, and that say nothing of what it is about. */
const idle = new Set(
  keyOf(
    'a an the is are am be been being of to in on it its i im ive me my you your u ur we us our do does did can could would will should shall ' +
      'have has had get got and for with from at this that these those there so please if was were just any some as by also really uk ' +
      'airsoft hi hello hey thanks cheers mate guys want like thing stuff one ones youre theyre they them their he she his her id ill ok alright',
  ).split(' '),
);

/** What is said in several ways, as the first of them. */
const alike = new Map(
  saidAlike.flatMap((words) => {
    const [first = '', ...others] = words.split(' ');
    return [first, ...others].map((word) => [keyOf(word), first] as const);
  }),
);

/** The words that count, as they are typed; of a number only what it may be of. */
const wordsOf = (text: string): string[] =>
  keyOf(text)
    .split(' ')
    .filter((word) => word && !idle.has(word))
    .flatMap((word) => (/^\d/.test(word) ? numberOf(word) : word));

function numberOf(word: string): string[] {
  if (/^0\.\d+[gs]?$/.test(word)) return ['weight'];
  if (/^(?:7\.4|11\.1|8\.4|9\.6|2s|3s)v?$/.test(word)) return ['voltage'];
  if (/^\d+c$/.test(word)) return ['crating'];
  return /^\d+mm$/.test(word) ? [word] : [];
}

const termOf = (word: string): string => stemmer(alike.get(word) ?? word);

const negation = termOf('not');

const asked = Object.entries(questionExamples).flatMap(([page, texts]) =>
  texts.map((text) => ({
    page: page as HelpPage,
    terms: new Set(wordsOf(text).map(termOf)),
    isQuestion: isQuestion(text),
  })),
);

/** How many pages' examples have a word: what few have says more. */
const pagesWith = new Map<string, Set<HelpPage>>();
for (const { page, terms } of asked)
  for (const term of terms) pagesWith.set(term, (pagesWith.get(term) ?? new Set()).add(page));

const pageCount = Object.keys(questionExamples).length;
const weightOf = (term: string): number => Math.log(1 + pageCount / (pagesWith.get(term)?.size ?? 1));
const weightOfAll = (terms: Iterable<string>): number =>
  [...terms].reduce((total, term) => total + weightOf(term), 0);

const examples = asked.map((one) => ({ ...one, weight: weightOfAll(one.terms) }));
type Example = (typeof examples)[number];

const knownWords = [
  ...new Set([...alike.keys(), ...Object.values(questionExamples).flat().flatMap(wordsOf)]),
];
const wordsByLetter = Map.groupBy(knownWords, (word) => word[0]);

/** A letter left out, one too many or two swapped; in a longer word one that is another, and in any a vowel. */
const isSlip = (word: string, other: string, far: number): boolean =>
  soundsAlike(word, other) ||
  [...word].sort().join('') === [...other].sort().join('') ||
  (far === 1 && (word.length !== other.length || word.length >= leastLettersOfOther));

/** What was meant, where no example has it as it was typed. */
function putRight(word: string): string {
  if (pagesWith.has(termOf(word)) || !/^[a-z]{4,}$/.test(word)) return word;
  const most = word.length >= leastLettersOfTwo ? 2 : 1;
  return (wordsByLetter.get(word[0]) ?? [])
    .map((other) => ({ other, far: editDistance(word, other, most) }))
    .filter(({ other, far }) => far <= most && isSlip(word, other, far))
    .reduce((one, other) => (other.far < one.far ? other : one), { other: word, far: Infinity }).other;
}

const examplesWith = new Map<string, Example[]>();
for (const example of examples)
  for (const term of example.terms) examplesWith.set(term, [...(examplesWith.get(term) ?? []), example]);

interface Nearest {
  page: HelpPage;
  /** Nothing else is meant. */
  isSure: boolean;
}

/** The page whose examples a text is nearest to, by the words that they share, each weighed by how few pages have it; undefined where none is near. */
export const nearestQuestion = remembered((typed: string): Nearest | undefined => {
  const terms = new Set(wordsOf(typed).map((word) => termOf(putRight(word))));
  const asks = isQuestion(typed);
  const whole = weightOfAll(terms);
  let best: { page: HelpPage; near: number } | undefined;
  for (const example of new Set([...terms].flatMap((term) => examplesWith.get(term) ?? []))) {
    if (!mayBe(example, terms, asks)) continue;
    const shared = weightOfAll([...terms].filter((term) => example.terms.has(term)));
    const near = shared / (shared + ofMore * (whole - shared) + ofLacking * (example.weight - shared));
    if (!best || near > best.near) best = { page: example.page, near };
  }
  const least = asksForThings.test(typed)
    ? surely
    : nearEnough[asks ? 'question' : terms.size >= leastOfStatement ? 'statement' : 'short'];
  return best && best.near >= least ? { page: best.page, isSure: best.near >= surely } : undefined;
});

const isOfOnePage = ({ terms }: Example): boolean =>
  [...terms].every((term) => pagesWith.get(term)?.size === 1);

/** One word is too little to be a part of more; and what is put as no question may be a search: 'silicone oil' doesn’t ask whether it is needed. */
const mayBe = (example: Example, terms: ReadonlySet<string>, asks: boolean): boolean =>
  (example.terms.size > 1 || terms.size === 1 || isOfOnePage(example)) &&
  (asks || (!example.isQuestion && example.terms.has(negation) === terms.has(negation)));
