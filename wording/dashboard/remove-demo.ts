/** Taking the demonstration out of the shop. */

import { counted } from '../counted.ts';

const products = (count: number) => (count === 1 ? '1 product' : `${counted(count)} products`);

export const removeDemo = {
  title: (count: number) =>
    count === 1
      ? '1 demonstration product is in your shop'
      : `${counted(count)} demonstration products are in your shop`,
  text: 'They are there to try things out with. Remove them all at once when you are done; your own products stay.',
  button: 'Remove the demonstration',
  busy: 'Removing...',
  question: 'Remove the demonstration?',
  goes: (removed: number, reviews: number) =>
    `${products(removed)} and ${reviews === 1 ? '1 review' : `${counted(reviews)} reviews`} go for good, with their pictures and codes.`,
  archived: (count: number) =>
    `${products(count)} ${count === 1 ? 'is' : 'are'} in orders, and ${count === 1 ? 'goes' : 'go'} into the archive instead:`,
  kept: (count: number) =>
    `${products(count)} that you edited ${count === 1 ? 'stays as it is' : 'stay as they are'}:`,
  more: (count: number) => `and ${counted(count)} more`,
  yes: 'Remove it',
  no: 'Keep it',
  done: (removed: number, archived: number) =>
    archived === 0
      ? `Removed ${products(removed)}`
      : `Removed ${products(removed)}, archived ${counted(archived)}`,
} as const;
