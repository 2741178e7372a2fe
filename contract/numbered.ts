/** The wire numbers what the domain keeps in lists: img1 to img5. */
export type Digit = 1 | 2 | 3 | 4 | 5;

export const digits: readonly Digit[] = [1, 2, 3, 4, 5];

/** `numbered((n) => `img${n}`, names, '')` is img1 to img5, filled up with ''. */
export const numbered = <Name extends string, Value, Else>(
  name: (n: Digit) => Name,
  values: readonly Value[],
  otherwise: Else,
) =>
  Object.fromEntries(digits.map((n) => [name(n), values[n - 1] ?? otherwise])) as Record<Name, Value | Else>;

/** The list that numbered texts mean: '' stands for none. */
export const withoutBlanks = (...texts: string[]): string[] => texts.filter((text) => text !== '');
