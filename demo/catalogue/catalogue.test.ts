import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import type { DemoProduct } from './product.ts';

const folder = join(import.meta.dirname, '..', 'pictures');
const rising = (numbers: number[]) => numbers.every((value, i) => i === 0 || value > (numbers[i - 1] ?? 0));

/**
 * The weights of things and packs that a text states ('148 g', '1.4 kg'). Not what a single BB weighs (under 1 g), nor what a
 * CO2 bulb holds (12 g): they name the kind.
 */
const weightsOf = (text: string) =>
  [...text.matchAll(/(\d[\d,.]*) (k?g)\b/g)]
    .map(([, number, unit]) => Number(number?.replace(',', '')) * (unit === 'kg' ? 1000 : 1))
    .filter((grams) => grams > 1 && grams !== 12);

describe('the demonstration catalogue', () => {
  it('fills all six categories with at least eight products each', () => {
    const shelves = Object.groupBy(catalogue, (product) => product.category);
    expect(Object.keys(shelves).sort()).toEqual(
      ['attachments', 'attire', 'bbs', 'batteries', 'gas', 'magazines'].sort(),
    );
    for (const shelf of Object.values(shelves)) expect(shelf.length).toBeGreaterThanOrEqual(8);
    expect(catalogue.length).toBeGreaterThanOrEqual(52);
  });

  it('never uses a slug or a title twice', () => {
    expect(new Set(catalogue.map((product) => product.slug)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((product) => product.title)).size).toBe(catalogue.length);
  });

  it('has prices from £2.49 to £189, sold-out, scarce and plentiful stock', () => {
    const prices = catalogue.map((product) => product.pricePence);
    const stock = catalogue.map((product) => product.stock);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([249, 18900]);
    expect(stock.filter((units) => units === 0)).toHaveLength(2);
    expect(stock.filter((units) => units >= 1 && units <= 4)).toHaveLength(3);
    expect(Math.max(...stock)).toBe(500);
  });

  it('gives quantity discounts on about a third of the products', () => {
    const share = catalogue.filter((product) => product.tiers.length > 0).length / catalogue.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.42);
  });

  it('has plenty of 0.25 g BBs with quantity discounts', () => {
    const first = catalogue.find((product) => product.title.includes('0.25 g'));
    expect(first?.category).toBe('bbs');
    expect(first?.stock).toBeGreaterThan(100);
    expect(first?.tiers).toHaveLength(3);
  });

  it('has about 180 reviews, some of them critical', () => {
    const reviews = catalogue.flatMap((product) => product.reviews);
    expect(reviews.length).toBeGreaterThanOrEqual(160);
    expect(reviews.length).toBeLessThanOrEqual(200);
    expect(reviews.filter((review) => review.stars <= 2).length).toBeGreaterThanOrEqual(5);
  });

  it('keeps its pictures below 5 MB, and none that nobody shows', async () => {
    const files = await readdir(folder);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000_000);
    expect(files.sort()).toEqual(catalogue.flatMap((product) => product.pictures).sort());
  });
});

describe.each(catalogue.map((product): [string, DemoProduct] => [product.slug, product]))(
  '%s',
  (slug, product) => {
    it('keeps the rules for products', () => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(product.title.length).toBeGreaterThanOrEqual(5);
      expect(product.description.split(/\s+/).length).toBeGreaterThanOrEqual(40);
      expect(product.description.split(/\s+/).length).toBeLessThanOrEqual(120);
      expect(product.features).toHaveLength(5);
      expect(new Set(product.features).size).toBe(5);
      expect(Number.isInteger(product.pricePence) && Number.isInteger(product.stock)).toBe(true);
    });

    // wording/storefront/home.ts promises it on the home page.
    it('says what it weighs and measures', () => {
      const said = [product.description, ...product.features].join(' / ');
      expect(weightsOf(said), 'a weight').not.toEqual([]);
      expect(said, 'a measure').toMatch(/\d (mm|cm)\b/);
    });

    it('has valid quantity discounts', () => {
      const quantities = product.tiers.map((tier) => tier.quantity);
      const percents = product.tiers.map((tier) => tier.percent);
      expect(product.tiers.length).toBeLessThanOrEqual(3);
      expect(rising(quantities) && rising(percents)).toBe(true);
      expect(
        quantities.every((quantity) => Number.isInteger(quantity) && quantity >= 2 && quantity <= 10),
      ).toBe(true);
      expect(percents.every((percent) => percent % 5 === 0 && percent >= 5 && percent <= 50)).toBe(true);
    });

    it('has at most twelve reviews, each by another person', () => {
      expect(product.reviews.length).toBeLessThanOrEqual(12);
      expect(new Set(product.reviews.map((review) => review.name)).size).toBe(product.reviews.length);
      for (const review of product.reviews) expect(review.daysAgo).toBeGreaterThan(0);
    });

    it('has two to five pictures of 1200 by 1200, each with its description', async () => {
      expect(product.pictures.length).toBeGreaterThanOrEqual(2);
      expect(product.pictures.length).toBeLessThanOrEqual(5);
      expect(product.alts).toHaveLength(product.pictures.length);
      for (const picture of product.pictures) {
        expect(picture.startsWith(`${slug}-`)).toBe(true);
        const { width, height, format } = await sharp(join(folder, picture)).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 1200, format: 'webp' });
      }
    });
  },
);
