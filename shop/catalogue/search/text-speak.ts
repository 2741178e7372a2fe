/** What is typed on a phone for short, as it is written out. */
const written: [RegExp, string][] = [
  [/\b(?:tomoz|tomo|tmrw|tmr|tmw|2moz|2moro|2morrow|tomoro|tomorro|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/\bu\b/gi, 'you'],
  [/\br (?=you\b|u\b|the\b|they\b|these\b|your\b|bbs\b)/gi, 'are '],
  [/\b(?:ur|yr)\b(?= [a-z])/gi, 'your'],
  [/\b(?:plz|pls)\b/gi, 'please'],
  [/\bwen\b/gi, 'when'],
];

export const writtenOut = (typed: string): string =>
  written.reduce((text, [short, whole]) => text.replaceAll(short, whole), typed);
