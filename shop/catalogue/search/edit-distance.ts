/** How many letters of a word may be wrong. */
export const maxEdits = (letters: number): number => (letters >= 7 ? 2 : 1);

/**
 * How many letters are wrong, missing or too many between two words; two swapped neighbours count as one (optimal string
 * alignment). Beyond `most`, some number that is larger.
 */
export function editDistance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let far = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) far = Math.min(far, (before[at - 2] ?? 0) + 1);
      now.push(far);
      least = Math.min(least, far);
    }
    if (least > most) return least;
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}

/** Whether two words differ in their vowels alone: 'pistle' and pistol. */
export const soundsAlike = (one: string, other: string): boolean => consonants(one) === consonants(other);

const consonants = (word: string): string => word.replaceAll(/(.)\1/g, '$1').replaceAll(/[aeiouy]/g, '');
