/** What stands at the reviews of an account that is gone: nobody's name, so it is shown whole. */
export const formerCustomer = 'Former customer';

/** A name as everybody may read it: the first with the initial of the last, 'Sam S.' of 'Sam Shots'. Staff see it whole. */
export function publicName(name: string): string {
  if (name === formerCustomer) return name;
  const words = name.split(/\s+/).filter(Boolean);
  // No initial is made of half a character, nor of a bracket or a dash.
  const initial = words.length > 1 && /[\p{L}\p{N}]/u.exec(words.at(-1) ?? '')?.[0];
  return initial ? `${words[0]} ${initial.toUpperCase()}.` : (words[0] ?? '');
}
