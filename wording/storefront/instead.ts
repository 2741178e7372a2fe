import { listed } from '../listed.ts';
import { companions } from './companions.ts';

/** Said of what is shown in place of what a search means, and that can't be had. */
export const instead = {
  /** Of a weight of BBs that nothing has, in grams: the nearest. */
  weights: (asked: number, near: readonly number[]) =>
    `We have no ${asked.toFixed(2)} g. The nearest ${near.length === 1 ? 'is' : 'are'} ${listed(near.map((grams) => `${grams.toFixed(2)} g`))}.`,
  /** Above what else is in stock. */
  soldOut:
    'Out of stock: its page takes your e-mail address for when it’s back. What else is in stock is below.',
  /** Below what is sold out. */
  inStock: companions.nearest,
  dearer: (pence: number) => `These cost more than £${pence / 100}`,
} as const;
