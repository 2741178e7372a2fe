/**
 * What several titles have in common, as the title of their family: the words that all begin with and, where that is little, those
 * that all of them have, without what is left hanging ('Fellside Crag gloves, tan, size L' and '... size M': 'Fellside Crag
 * gloves, tan').
 */
export function commonTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles.map((title) => title.split(/\s+/));
  const words = [...first].filter((word) => others.every((other) => other.includes(word)));
  const title = words
    .join(' ')
    .replace(/(?:[,;:–-]|\b(?:size|of|in|and|with|for|g|ml))+\s*$/iu, '')
    .replace(/[\s,;:–-]+$/u, '');
  return title || (titles[0] ?? '');
}
