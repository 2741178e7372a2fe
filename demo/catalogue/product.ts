import type { AttributeValues } from '#shop/catalogue/attributes/attribute.ts';

/** One product of the demonstration catalogue: plain data, for the seed and for the picture maker. */
export interface DemoProduct {
  /** Unique, and safe as a file name: its pictures are called `<slug>-<view>.webp`. */
  slug: string;
  title: string;
  category: 'bbs' | 'gas' | 'magazines' | 'batteries' | 'attire' | 'attachments';
  description: string;
  /** VAT included. */
  pricePence: number;
  stock: number;
  /** What the shop itself calls it: 'BB-020-5000'. */
  sku: string;
  /** An EAN-13 of the range for use within a company (040-049): it claims no maker's number. */
  barcode: string;
  /** What it weighs packed for the post; 'weight' among its attributes is without the packing. */
  grams: number;
  /** By the keys of shop/catalogue/attributes/standard.ts. */
  attributes: AttributeValues;
  features: [string, string, string, string, string];
  /** At most three: from `quantity` (2-10, rising) on, `percent` (5-50 in steps of 5, rising) less. decisions.md section 5. */
  tiers: { quantity: number; percent: number }[];
  /** Slugs of what staff chose to go with it, where facts alone would choose wrongly. */
  goesWith?: string[];
  /** Four or five file names in demo/pictures, the one for the shop card first; of another size, those of its sibling. */
  pictures: string[];
  /** What each picture shows, in the same order. */
  alts?: string[];
  reviews: DemoReview[];
}

export interface DemoReview {
  name: string;
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** How many days before the seeding it was written. */
  daysAgo: number;
  /** Written by a buyer of this product. */
  verified: boolean;
  /** What the shop answered two days later. */
  reply?: string;
}

/** Products of the demonstration that are one thing in several sizes, weights or colours. */
export interface DemoFamily {
  title: string;
  axes: string[];
  /** Of its members. */
  slugs: string[];
}
