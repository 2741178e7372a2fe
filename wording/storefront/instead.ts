import { listed } from '../listed.ts';
import { companions } from './companions.ts';

const inGrams = (weight: number): string => `${weight.toFixed(2)} g`;

/** Said of what is shown in place of what a search means, and that can't be had. */
export const instead = {
  /** Of a weight of BBs that nothing has, in grams: the nearest. */
  weights: (asked: number, near: readonly number[]) => {
    const names = listed(near.map(inGrams));
    return `We have no ${inGrams(asked)}. The nearest ${near.length === 1 ? 'is' : 'are'} ${names}.`;
  },
  /** Of BBs for guns that take others: '8 mm'. */
  calibre: (asked: string) => `We have no ${asked} BBs: all of ours are 6 mm.`,
  /** Of a colour that texts alone speak of. */
  look: (name: string) => `We have nothing in ‘${name}’. What is below only mentions it.`,
  /** Of a search that says what is not wanted. */
  without: (showing: string, words: string) => `Showing ‘${showing}’ without ‘${words}’.`,
  /** Above what else is in stock. */
  soldOut:
    'Out of stock: its page takes your e-mail address for when it’s back. What else is in stock is below.',
  /** Below what is sold out. */
  inStock: companions.nearest,
  dearer: (pence: number) => `These cost more than £${pence / 100}`,
} as const;
