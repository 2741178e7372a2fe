/** What a saved answer may leave open, each by the name in its braces. */
const placeholders = ['name', 'order number'] as const;
type Placeholder = (typeof placeholders)[number];

const braces = /\{(name|order number)\}/gi;

/** A saved answer with what is known put in: '{name}' is the customer's. What is not known stays in its braces. */
export const fillTemplate = (text: string, known: Partial<Record<Placeholder, string>>): string =>
  text.replace(braces, (left, name: string) => known[name.toLowerCase() as Placeholder] || left);

/** The first thing that a text still leaves open, with its braces; undefined for nothing. */
export const unfilledIn = (text: string): string | undefined => text.match(braces)?.[0];
