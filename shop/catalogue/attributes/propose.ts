import type { Category } from '#database/enums.ts';
import { type Attribute, readValue } from './attribute.ts';

/** How units are written beside a number; one that is not here is written as it is. A map, as of an object 'constructor' is a key too. */
const unitWords = new Map([
  ['g', 'g|gr|grams?'],
  ['ml', 'ml|millilit(?:re|er)s?'],
  ['mm', 'mm'],
  ['V', 'v|volts?'],
  ['mAh', 'mah'],
  ['BBs', 'bbs?|rounds?|rds?|pcs|pieces'],
  ['rounds', 'rounds?|rds?|bbs?|shots?'],
  ['lm', 'lm|lumens?'],
]);

/** Yes or no: words that say yes, beside the label itself. */
const yesWords = new Map([
  ['biodegradable', ['bio', 'biodegradable']],
  ['tracer', ['tracer', 'tracers']],
  ['molle', ['molle']],
]);

/** What no other number is: BBs of 1,000 g are a bag of them. */
const plausible = new Map([['bb-weight', (grams: number) => grams >= 0.1 && grams <= 0.6]]);

/**
 * The facts that a title and the tags of a product tell, as cells of a file: what only one attribute of its category can mean, and
 * what is said once. Of two different numbers or choices neither is taken: a filter that is wrong is worse than one that lacks it.
 *
 * @param texts its title, tags and kind in another shop
 */
export function proposeFacts(
  attributes: readonly Attribute[],
  category: Category,
  texts: readonly string[],
): Record<string, string> {
  const own = attributes.filter((one) => !one.retired && one.categories.includes(category));
  const text = plain(texts.join(' , '));
  const chosen = choicesIn(own, text);
  const proposals = own.flatMap((attribute): [string, string][] => {
    const cell = proposalFor(attribute, own, text, chosen.get(attribute) ?? []);
    if (cell === undefined || 'refused' in readValue(attribute, cell)) return [];
    return [[attribute.key, cell]];
  });
  return Object.fromEntries(proposals);
}

/** In lower case, with one space between words; what separates words is a space, a point within a number stays. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/[^\p{L}\d.,]+/gu, ' ')
    .replace(/\.(?!\d)|(?<!\d)\.(?=\D)/g, ' ')
    .replace(/,/g, ' , ')
    .replace(/\s+/g, ' ')
    .trim()} `;

function proposalFor(
  attribute: Attribute,
  own: Attribute[],
  text: string,
  chosen: string[],
): string | undefined {
  switch (attribute.kind) {
    case 'number':
      return own.find(({ kind, unit }) => kind === 'number' && unit === attribute.unit) === attribute
        ? numberIn(attribute, text)
        : undefined;
    case 'yes-no':
      return isSaid([attribute.label, ...(yesWords.get(attribute.key) ?? [])], text) ? 'yes' : undefined;
    case 'choice':
      return chosen.length === 1 ? chosen[0] : undefined;
    case 'choices':
      return chosen.length > 0 ? chosen.join('|') : undefined;
    case 'text':
      return undefined;
  }
}

function numberIn({ key, unit }: Attribute, text: string): string | undefined {
  if (!unit) return undefined;
  const pattern = new RegExp(
    String.raw`(?<![\w.])(\d+(?:\.\d+)?|\.\d+) ?(?:${unitWords.get(unit) ?? escaped(unit.toLowerCase())})(?![\p{L}\d])`,
    'gu',
  );
  const numbers = new Set([...text.matchAll(pattern)].map(([, number]) => Number(number)));
  const fitting = [...numbers].filter(plausible.get(key) ?? (() => true));
  return fitting.length === 1 ? String(fitting[0]) : undefined;
}

/** Words that take it back stand before them: 'non-tracer', 'not biodegradable'. */
const isSaid = (words: string[], text: string): boolean =>
  words.some((word) =>
    new RegExp(`(?<! non| not| no| without) ${escaped(plain(word).trim())} `, 'u').test(text),
  );

/**
 * The choices that a text names, by their attributes. Words are counted once, for the longest choice that they are ('Red dot', and
 * no colour), and for the first attribute that has it. One of two letters is a choice beside its label alone: 'size M'.
 */
function choicesIn(own: Attribute[], text: string): Map<Attribute, string[]> {
  const all = own.flatMap((attribute) =>
    attribute.choices.map((choice) => ({ attribute, choice, words: plain(choice).trim() })),
  );
  const found = new Map<Attribute, string[]>();
  let left = text;
  for (const { attribute, choice, words } of all.toSorted(
    (one, other) => other.words.length - one.words.length,
  )) {
    const written = /^\p{L}{1,2}$/u.test(words)
      ? [`${plain(attribute.label).trim()} ${words}`]
      : [words, words.replaceAll(' ', '')];
    const said = written.find((one) => left.includes(` ${one} `));
    if (!said) continue;
    left = left.replaceAll(` ${said} `, ' , ');
    found.set(attribute, [...(found.get(attribute) ?? []), choice]);
  }
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
