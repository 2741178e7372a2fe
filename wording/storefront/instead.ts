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
  /** Of a measure that nothing has: ‘4x scope’. */
  nearest: (asked: string, found: number) =>
    `We have no ${asked}. ${found === 1 ? 'This is' : 'These are'} the nearest.`,
  /** A measure by its unit, as people write it before a thing. */
  measured: {
    mah: (amount: string) => `${amount} mAh`,
    v: (amount: string) => `${amount} V`,
    ml: (amount: string) => `${amount} ml`,
    rd: (amount: string) => `${amount}-round`,
    x: (amount: string) => `${amount}x`,
  },
  /** Of BBs for guns that take others: '8 mm'. */
  calibre: (asked: string) => `We have no ${asked} BBs: all of ours are 6 mm.`,
  /** Of a colour that texts alone speak of. */
  look: (name: string) => `We have nothing in ‘${name}’. What is below only mentions it.`,
  /** Of a search that says what is not wanted. */
  without: (showing: string, words: string) => `Showing ‘${showing}’ without ‘${words}’.`,
  /** Of a search that says what is not wanted, and that finds nothing without it. */
  onlyWith: (showing: string, words: string) =>
    `We have no ‘${showing}’ without ‘${words}’. What is below comes with it.`,
  /** Above what else is in stock. */
  soldOut:
    'Out of stock: its page takes your e-mail address for when it’s back. What else is in stock is below.',
  /** Below what is sold out. */
  inStock: companions.nearest,
  dearer: (pence: number) => `These cost more than £${pence / 100}`,
} as const;
