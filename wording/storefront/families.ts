/** What is said of families of products: one thing in several sizes, weights or colours. */

/** To whoever wants to buy clothing before having chosen a size. */
export const chooseFirst = 'Please choose your size first.';

/** In the bar that buys, until one is chosen. */
export const chooseSize = 'Choose a size';

/** On a product's page, below a value that another product of its family has. */
export const choiceNotes = {
  soldOut: 'sold out',
  /** Of a colour that others of its sizes are in stock in. */
  soldOutIn: (value: string) => `sold out in ${value}`,
  /** Of a colour that is made in no other size: 'L only'. */
  only: (value: string) => `${value} only`,
  notIn: (value: string) => `not in ${value}`,
  /** Below 'No reviews yet': '4 reviews of this in 0.25 g, Bottle'. */
  reviewed: (values: string, count: number) =>
    `${count} ${count === 1 ? 'review' : 'reviews'} of this in ${values}`,
} as const;

/** '4 sizes', '3 BB weights', '6 colours and sizes', '7 choices' of BB weight and packaging: by what so many products differ. */
export function choicesText({
  axes,
  members,
}: {
  axes: { label: string; values: number }[];
  members: number;
}): string {
  const [only] = axes;
  const number = axes.length === 1 && only ? only.values : members;
  // 'Packagings' is no word.
  if (axes.some(({ label }) => /ing$/i.test(label))) return `${number} choices`;
  return `${number} ${axes.map(({ label }) => plural(inSentence(label))).join(' and ')}`;
}

/** 'Size' as it stands within a sentence; 'BB weight' stays as it is. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function plural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
