import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { isBarcode } from '#contract/barcode.ts';
import { attributesOf, readValue } from '#shop/catalogue/attributes/attribute.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { familyProblem } from '#shop/catalogue/families/family.ts';
import { neededWith } from '#shop/catalogue/goes-with/rules.ts';
import { hazardOf } from '#shop/delivery/hazardous.ts';
import { catalogue } from './index.ts';
import type { DemoProduct } from './product.ts';
import { families } from './siblings.ts';

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

/** What each product of a category states; what only some of its kinds state stands in `alsoStated`. */
const stated: Record<DemoProduct['category'], string[]> = {
  bbs: ['brand', 'biodegradable', 'tracer', 'count', 'packaging', 'bb-diameter', 'bb-tolerance', 'colour'],
  gas: ['brand', 'gas-kind'],
  magazines: ['brand', 'feed', 'capacity', 'colour'],
  batteries: ['brand', 'battery-kind'],
  attire: ['brand', 'attire-kind', 'colour'],
  attachments: ['brand', 'attachment-kind', 'colour'],
};
const kindKeys = ['packaging', 'gas-kind', 'feed', 'battery-kind', 'attire-kind', 'attachment-kind'];
const gasBottle = ['volume', 'pressure', 'lubricated', 'power', 'gas-mass'];
const magazine = ['pattern', 'power', 'pieces', 'feeds', 'material'];
const cell = ['chemistry', 'voltage', 'battery-capacity', 'shape', 'pieces'];
const worn = ['size'];
const onRail = ['rail'];
const onThread = ['thread'];
const alsoStated: Record<string, string[]> = {
  Bottle: ['bb-weight'],
  Bag: ['bb-weight'],
  Sampler: ['bb-weights'],
  'Green gas': gasBottle,
  'Low-pressure gas': gasBottle,
  'Winter gas': gasBottle,
  CO2: ['pressure', 'lubricated', 'power', 'pieces', 'gas-mass'],
  'Silicone oil': ['volume'],
  Propane: ['power'],
  HPA: ['power', 'rated-pressure'],
  'Low-cap': magazine,
  'Mid-cap': magazine,
  'Hi-cap': magazine,
  Battery: [...cell, 'connector', 'cells', 'discharge'],
  'Disposable cell': [...cell, 'cell'],
  'Adapter lead': ['connector', 'adapts-to', 'current'],
  Charger: ['chemistry', 'current'],
  Checker: ['chemistry'],
  'Charging bag': ['chemistry', 'holds'],
  Goggles: [...worn, 'eye-rating'],
  'Full-face mask': [...worn, 'eye-rating'],
  'Lower-face mask': [...worn, 'eye-rating'],
  Headwear: worn,
  Shirt: worn,
  Gloves: worn,
  Pads: worn,
  'Plate carrier': [...worn, 'molle'],
  'Chest rig': [...worn, 'molle', 'pattern', 'holds'],
  Belt: [...worn, 'molle'],
  Pouch: ['molle', 'pattern', 'holds'],
  'Red dot': [...onRail, 'magnification', 'cell'],
  Scope: [...onRail, 'magnification', 'cell'],
  Riser: onRail,
  Grip: onRail,
  Bipod: onRail,
  Torch: [...onRail, 'lumens', 'cell'],
  'Battery box': [...onRail, 'holds'],
  'Tracer unit': [...onThread, 'cell'],
  'Mock suppressor': onThread,
  'Flash hider': onThread,
};

/** What a title states, and the attribute that must say the same. */
const titled: [RegExp, string][] = [
  [/(0\.\d+) g\b/, 'bb-weight'],
  [/(?:of|,) ([\d,]+)$/, 'count'],
  [/(\d+) ml\b/, 'volume'],
  [/([\d.]+) V\b/, 'voltage'],
  [/(\d+) mAh\b/, 'battery-capacity'],
  [/(\d+) rounds\b/, 'capacity'],
  [/(?:set|pack|box) of (\d+)/, 'pieces'],
  [/, (?:signal )?(black|tan|olive|plum|green|red)\b/, 'colour'],
  [/\bsize (\w+)$/, 'size'],
  [/, (Deans|mini Tamiya|XT30)$/, 'connector'],
];

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

  it('never uses a SKU or a barcode twice', () => {
    expect(new Set(catalogue.map((product) => product.sku)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((product) => product.barcode)).size).toBe(catalogue.length);
  });

  it('has prices from £2.49 to £189, sold-out, scarce and plentiful stock', () => {
    const prices = catalogue.map((product) => product.pricePence);
    const stock = catalogue.map((product) => product.stock);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([249, 18900]);
    expect(stock.filter((units) => units === 0)).toHaveLength(7);
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

  it('keeps its pictures below 8 MiB, none of them above 120 KiB, and none that nobody shows', async () => {
    const files = await readdir(folder);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * 1024 * 1024);
    expect(Math.max(...sizes)).toBeLessThan(120 * 1024);
    expect(files.sort()).toEqual([...new Set(catalogue.flatMap((product) => product.pictures))].sort());
  });
});

test.each(families.map((family) => [family.title, family] as const))('%s is a family', (_title, family) => {
  const members = family.slugs.map((of) => catalogue.find(({ slug }) => slug === of));
  expect(new Set(family.slugs).size).toBe(members.length);
  expect(members).not.toContain(undefined);
  const candidates = members.flatMap((one) => (one ? [{ ...one, id: one.slug }] : []));
  expect(familyProblem(candidates, family.axes, standardAttributes)).toBe(undefined);
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

    it('promises nothing to islands where it goes by road alone', () => {
      const said = [product.description, ...product.features, ...product.reviews.map(({ text }) => text)];
      if (hazardOf(product)) expect(said.join(' / ')).not.toMatch(/\b(islands?|isles?|northern ireland)\b/i);
    });

    // wording/storefront/home.ts promises it on the home page.
    it('says what it weighs and measures', () => {
      const said = [product.description, ...product.features].join(' / ');
      expect(weightsOf(said), 'a weight').not.toEqual([]);
      expect(said, 'a measure').toMatch(/\d (mm|cm)\b/);
    });

    it('has a SKU, and a barcode that claims no maker’s number', () => {
      expect(product.sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)*$/);
      expect(product.barcode).toMatch(/^04\d{11}$/);
      expect(product.barcode).toSatisfy(isBarcode);
    });

    it('states attributes of its category, each value as it is kept', () => {
      const defined = new Map(
        attributesOf(standardAttributes, product.category).map((attribute) => [attribute.key, attribute]),
      );
      for (const [key, value] of Object.entries(product.attributes)) {
        const attribute = defined.get(key);
        expect(attribute && readValue(attribute, value), key).toEqual({ value });
      }
    });

    it('states every attribute that a thing of its kind has', () => {
      const kinds = kindKeys.flatMap((key) => alsoStated[String(product.attributes[key])] ?? []);
      expect(Object.keys(product.attributes)).toEqual(
        expect.arrayContaining([...stated[product.category], ...kinds, 'made-for', 'weight']),
      );
      const measures = ['length', 'width', 'height', 'diameter'];
      expect(
        measures.some((key) => key in product.attributes),
        'a measure',
      ).toBe(true);
    });

    it('states as attributes what its title and texts say', () => {
      const { weight = 0 } = product.attributes;
      const said = [product.description, ...product.features].join(' / ');
      expect(weightsOf(said)).toContain(weight);
      expect(product.grams).toBeGreaterThan(Number(weight));
      expect(product.grams).toBeGreaterThanOrEqual(Math.max(...weightsOf(said)));
      for (const [pattern, key] of titled) {
        const written = pattern.exec(product.title)?.[1];
        const value = product.attributes[key];
        if (written === undefined || value === undefined) continue;
        const read = typeof value === 'number' ? Number(written.replace(',', '')) : written.toLowerCase();
        expect(read, key).toBe(typeof value === 'number' ? value : String(value).toLowerCase());
      }
      const facts = Object.values(product.attributes).join(' ');
      for (const [, sizes] of said.matchAll(/(\d[\d.]*(?: x \d[\d.]*)+) mm/g))
        for (const size of sizes?.split(' x ') ?? []) expect(facts).toContain(size);
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

    it('has something to go with it', () => {
      const beside = neededWith(product).flatMap(({ category, attributes }) =>
        catalogue.filter(
          (other) =>
            other.category === category &&
            Object.entries(attributes).every(([key, values]) =>
              [other.attributes[key]].flat().some((value) => values.includes(String(value))),
            ),
        ),
      );
      expect(beside.filter((other) => other !== product)).not.toEqual([]);
    });

    it('has at most twelve reviews, each by another person', () => {
      expect(product.reviews.length).toBeLessThanOrEqual(12);
      expect(new Set(product.reviews.map((review) => review.name)).size).toBe(product.reviews.length);
      for (const review of product.reviews) expect(review.daysAgo).toBeGreaterThan(0);
    });

    it('has four or five pictures of 1200 by 1200, each with its description', async () => {
      expect(product.pictures.length).toBeGreaterThanOrEqual(4);
      expect(new Set(product.pictures).size).toBe(product.pictures.length);
      expect(product.pictures.length).toBeLessThanOrEqual(5);
      expect(product.alts).toHaveLength(product.pictures.length);
      // Another size of it looks the same.
      const owners = families.find(({ slugs }) => slugs.includes(slug))?.slugs ?? [slug];
      for (const picture of product.pictures) {
        expect(
          owners.some((owner) => picture.startsWith(`${owner}-`)),
          picture,
        ).toBe(true);
        const { width, height, format } = await sharp(join(folder, picture)).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 1200, format: 'webp' });
      }
    });
  },
);

test('the second picture of a magazine, which its card shows to whoever points at it, is no pouch', () => {
  const second = catalogue.flatMap(({ category, alts }) =>
    category === 'magazines' ? (alts?.[1] ?? []) : [],
  );
  expect(second.filter((alt) => alt.includes('pouch'))).toEqual([]);
});
