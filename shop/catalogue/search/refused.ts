import { isSaid } from './parse-search.ts';

/** What a search says is not wanted: 'BBs not bio', 'mags except M4', 'gloves no black'. */

const word = String.raw`([a-z][a-z\d]*)(?:[ -]([a-z][a-z\d]*))?`;
const refusals = new RegExp(
  String.raw`(?:\b(?:but\s+|(?:that|which)\s+(?:are|is)\s+)?not\s+(?![a-z]+ing\b)(?:for\s+)?|\b(?:that|which)\s+(?:are|is)n['’]?t\s+(?![a-z]+ing\b)|\bnon[\s-]+|\b(?:except|excluding|but|apart from|other than)\s+(?:for\s+)?|(?<=\s)-)(?:(?:the|my|an?)\s+)?${word}`,
  'i',
);
/** 'Gas without oil' is a kind of gas: no thing is refused so. */
const lacking = /\b(?:without|no)\s+([a-z][a-z\d]*)/i;

export interface Refusal {
  /** What is not wanted, in one or two words: the longest first. */
  words: string;
  /** What else was typed. */
  thing: string;
  /** It may be what a thing is like: of gas without oil that it is dry. */
  isLacking: boolean;
}

/** What may be refused. */
export function refusalsIn(typed: string): Refusal[] {
  // 'Bio vs non bio' wants both.
  if (/\b(?:vs\.?|versus|or) (?:non|not)\b/i.test(typed)) return [];
  return [refusals, lacking].flatMap((pattern) => {
    const [said = '', first = '', second = ''] = pattern.exec(typed) ?? [];
    if (!first) return [];
    const one = second ? said.slice(0, -second.length - 1) : said;
    const read = (words: string, left: string): Refusal => ({
      words,
      thing: typed.replace(left, ' ').replaceAll(/\s+/g, ' ').trim(),
      isLacking: pattern === lacking,
    });
    const all = [...(second ? [read(`${first} ${second}`, said)] : []), read(first, one)];
    return all.filter(({ words, thing }) => says(words, 'every') && says(thing, 'some'));
  });
}

const says = (text: string, how: 'every' | 'some'): boolean =>
  text !== '' && text.toLowerCase().split(' ')[how](isSaid);

/** What is not wanted, for people to read, of a search that shows the rest. */
export function refusedWords(typed: string, showing: string): string {
  const shown = showing.toLowerCase().split(' ');
  const [refusal] = refusalsIn(typed);
  const words = refusal?.words.split(' ') ?? [];
  return words.filter((one) => !shown.includes(one.toLowerCase())).join(' ');
}
