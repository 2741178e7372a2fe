/**
 * How a text becomes words, for what shoppers type. The database does the same to products (`search_plain` and
 * `search_fold` in database/migrations), and words.test.ts in tests/search holds the two together.
 */

/** Signs of words: letters and digits; accents are taken off before. */
const sign = '[a-z0-9\\u00c0-\\u1fff\\u3040-\\ud7ff]';
const part = `(?:\\d+\\.\\d+${sign}*|${sign}+)`;
const compound = new RegExp(`${part}(?:-${part})*`, 'g');

/** Not of a model's name: M4 rounds are no 4 rounds. */
const number = '(?<![a-z0-9.])(\\d+(?:\\.\\d+)?)[ -]?';
const measured = (units: string) => new RegExp(`${number}(?:${units})(?![a-z0-9])`, 'g');
const unitNames = 'mm|cm|m|ml|l|kg|g|mah|ah|v|w|a|c|s|j|bar|rd';
const units = new RegExp(`${number}(${unitNames})(?![a-z0-9])`, 'g');
const joined = new RegExp(`^(\\d+\\.\\d+)(?!(?:${unitNames})$)[a-z]+$`);
/** One writing for what has many: 3,000 and 3000; .20, 0.20 and 0.2; 0.25 g and 0.25g; 120 rounds and 120rd. */
const rules: [RegExp, string][] = [
  [/['`\u2018\u2019]/g, ''],
  [/\u00d7/g, 'x'],
  [/(?<=\d),(?=\d\d\d(?!\d))/g, ''],
  [/(?<![a-z0-9.])\.(?=\d)/g, '0.'],
  [/(\.\d*[1-9])0+(?!\d)/g, '$1'],
  [/(?<=\d)\.0+(?!\d)/g, ''],
  [measured('rounds?|rnds?|rds?|shots?'), '$1rd'],
  [measured('volts?'), '$1v'],
  [measured('grams?|grammes?'), '$1g'],
  [units, '$1$2'],
];

export function normalizeWords(text: string): string {
  const lower = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return rules.reduce((value, [pattern, written]) => value.replaceAll(pattern, written), lower);
}

/** The words of a text in order; what a hyphen joins comes as its parts. */
export function wordsOf(text: string): string[][] {
  return (normalizeWords(text).match(compound) ?? []).map((found) => found.split('-'));
}

const kept = ['gas', 'lens'];
/** A map, as of an object ‘constructor’ is a key too. */
const irregular = new Map([
  ['gases', 'gas'],
  ['gasses', 'gas'],
  ['lenses', 'lens'],
]);

/** Singular and plural are one word: gloves and glove, batteries and battery, BBs and BB. */
export function singularOf(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (kept.includes(word) || word.length < 3) return word;
  if (/^[a-z]+\d+s$/.test(word)) return word.slice(0, -1);
  if (!/^[a-z]+$/.test(word)) return word;
  if (/...ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/...ie$/.test(word)) return `${word.slice(0, -2)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:[^aisu]|...a)s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** A phrase as it is looked up: 'kill rag'. What a search takes for the same has the same. */
export const keyOf = (text: string): string => wordsOf(text).flat().map(singularOf).join(' ');

/** The number that a word was joined to: 0.25 of 0.25bio; 0.5g is no 0.5. */
export const numberWithoutUnit = (word: string): string | undefined => joined.exec(word)?.[1];

/** How many of another unit make one. Of BBs of 0.25 g players say 25 g, or 25s. */
const factors = new Map<string, [unit: string, factor: number][]>(
  Object.entries({
    l: [['ml', 1000]],
    ml: [['l', 0.001]],
    kg: [['g', 1000]],
    g: [
      ['kg', 0.001],
      ['g', 0.01],
    ],
    s: [['g', 0.01]],
    m: [
      ['cm', 100],
      ['mm', 1000],
    ],
    cm: [
      ['mm', 10],
      ['m', 0.01],
    ],
    mm: [['cm', 0.1]],
    ah: [['mah', 1000]],
    mah: [['ah', 0.001]],
  }),
);

/** The same measure in other units, written as catalogues have it: 2.2ah as 2200mah. */
export function measuresLike(word: string): string[] {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word) ?? [];
  return (factors.get(unit) ?? []).map(
    ([other, factor]) => `${Number((Number(amount) * factor).toFixed(4))}${other}`,
  );
}
