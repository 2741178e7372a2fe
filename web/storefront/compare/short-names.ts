/** Titles without the words that all of them begin with: a maker's name would take the room of what differs. */
export function shortNames(titles: string[]): string[] {
  const [first = [], ...others] = titles.map((title) => title.split(' '));
  if (others.length === 0) return titles;
  const shortest = Math.min(first.length, ...others.map(({ length }) => length));
  let shared = 0;
  // Of each at least one word stays.
  while (shared < shortest - 1 && others.every((words) => words[shared] === first[shared])) shared++;
  return [first, ...others].map((words) => words.slice(shared).join(' '));
}
