/** What is typed on a phone for short, as it is written out. */
const written: [RegExp, string][] = [
  [/\b(?:tomoz|tomo|tmrw|tmr|tmw|2moz|2moro|2morrow|tomoro|tomorro|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/\bu\b/gi, 'you'],
  [/\br (?=you\b|u\b|the\b|they\b|these\b|your\b|bbs\b)/gi, 'are '],
  [/(?<!\d ?)\b(?:ur|yr)\b(?= [a-z])/gi, 'your'],
  [/\b(?:plz|pls)\b/gi, 'please'],
  [/\bwen\b/gi, 'when'],
  [/\b(?:wot|wat)(s?)\b/gi, 'what$1'],
  [/\bb4\b/gi, 'before'],
  [/\bthru\b/gi, 'through'],
  [/\bwiv\b/gi, 'with'],
  [/\b(sh|c|w)ud\b/gi, '$1ould'],
  [/\bdiff\b/gi, 'difference'],
  [
    /(?<=[a-z]) 4 (?=(?:my|me|an?|the|m4|m16|ak\w*|mp5|glock|g17|vsr\w*|sniper|dmr|pistol|rifle|aeg|gbbr?|torch|sale)\b)/gi,
    ' for ',
  ],
];

export const writtenOut = (typed: string): string =>
  written.reduce((text, [short, whole]) => text.replaceAll(short, whole), typed);
