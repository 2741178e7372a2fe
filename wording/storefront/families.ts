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

/** '4 sizes', '3 weights' of BB weight, '6 colours and sizes', '2 choices' of packaging: by what so many products differ. */
export function choicesText({
  axes,
  members,
}: {
  axes: { label: string; values: number }[];
  members: number;
}): string {
  // 'Packagings' is no word.
  const named = axes.filter(({ label }) => !/ing$/i.test(label)).map(asSaid);
  const [first, ...others] = named;
  if (!first) return `${members} choices`;
  const number = others.length === 0 ? first.values : members;
  return `${number} ${named.map(({ label }) => plural(inSentence(label))).join(' and ')}`;
}

/** A can comes in sizes. */
const asSaid = <Axis extends { label: string }>(axis: Axis): Axis =>
  axis.label === 'Volume' ? { ...axis, label: 'Size' } : axis;

/** 'size' of 'Size', 'weight' of 'BB weight': what it is of stands on the same card. */
const inSentence = (label: string): string => (label.split(' ').at(-1) ?? '').toLowerCase();

function plural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
