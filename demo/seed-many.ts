import { sql } from 'drizzle-orm';
import { families, products } from '#database/schema.ts';
import type { AttributeValue, AttributeValues } from '#shop/catalogue/attributes/attribute.ts';
import { plantAttributes } from '#shop/catalogue/attributes/definitions.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { plantSynonyms } from '#shop/catalogue/search/edit-synonyms.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import type { Shop } from '#shop/shop.ts';
import { newId } from '#shop/tokens.ts';
import { transact } from '#shop/transact.ts';
import { catalogue } from './catalogue/index.ts';
import type { DemoFamily } from './catalogue/product.ts';
import { families as demoFamilies } from './catalogue/siblings.ts';

const batch = 1000;
const makers = [
  'Plover',
  'Tarn',
  'Fellside',
  'Kestrel',
  'Brackwater',
  'Ninefold',
  'Harrow',
  'Lintel',
  'Otter',
  'Gannet',
];
const kinds = [
  'Standard',
  'Field',
  'Range',
  'Winter',
  'Summer',
  'Compact',
  'Long',
  'Pro',
  'Club',
  'Training',
];

const choicesOf = (key: string): string[] =>
  standardAttributes.find((attribute) => attribute.key === key)?.choices ?? [];
/** What a large shop has many of, in place of the pattern's own value; titles stay as they are. */
const spread: Record<string, AttributeValue[]> = {
  'bb-weight': [0.2, 0.23, 0.25, 0.28, 0.3, 0.32, 0.36, 0.4, 0.43, 0.45],
  count: [1000, 2000, 2500, 3000, 4000, 5000],
  volume: [150, 300, 450, 600, 700],
  pressure: [8, 10, 12, 14],
  capacity: [24, 30, 50, 95, 120, 140, 190, 300],
  'battery-capacity': [900, 1100, 1200, 1300, 1450, 1600, 2200],
  voltage: [7.4, 8.4, 9.6, 11.1],
  connector: choicesOf('connector'),
  size: choicesOf('size'),
  colour: choicesOf('colour'),
};

/**
 * Adds many products that are variations of the demonstration catalogue, for measuring: titles, prices, stock, tiers and
 * ages all differ, and some of what they state. The same number always makes the same products, but for their ids.
 */
export async function seedMany(
  shop: Pick<Shop, 'db' | 'now' | 'invalidate'>,
  count: number,
  told: (done: number) => void,
): Promise<void> {
  await plantAttributes(shop.db);
  await plantSynonyms(shop.db);
  const familyIds = await addFamilies(shop, Math.ceil(count / catalogue.length));
  for (let done = 0; done < count; done += batch) {
    const rows = Array.from({ length: Math.min(batch, count - done) }, (_, n) =>
      variation(done + n, { now: shop.now(), familyIds }),
    );
    await shop.db.insert(products).values(rows);
    if ((done / batch) % 10 === 9) told(done + rows.length);
  }
  await transact(shop, learnAllWords);
  // As a shop that grew to this size would be by now.
  await shop.db.execute(sql`vacuum analyze products`);
  await shop.db.execute(sql`vacuum analyze families`);
}

/** Those of the demonstration once more in each series; answers their ids, series by series. */
async function addFamilies({ db }: Pick<Shop, 'db'>, series: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < series; at += batch / 10) {
    const some = Array.from({ length: Math.min(batch / 10, series - at) }, () =>
      demoFamilies.map(familyRow),
    ).flat();
    ids.push(...(await db.insert(families).values(some).returning({ id: families.id })).map(({ id }) => id));
  }
  return ids;
}

const familyRow = ({ title, axes, slugs }: DemoFamily) => ({
  title,
  axes,
  category: catalogue.find(({ slug }) => slug === slugs[0])?.category ?? ('attire' as const),
});

/** The title of the demonstration product that a title is a variation of, or else the title itself. */
export const variedFrom = (title: string): string => /^\S+ \S+ (.+), series \d+$/.exec(title)?.[1] ?? title;

function variation(
  n: number,
  { now, familyIds }: { now: Date; familyIds: number[] },
): typeof products.$inferInsert {
  const pattern = catalogue[n % catalogue.length];
  if (!pattern) throw new Error('the demonstration catalogue is empty');
  const series = Math.floor(n / catalogue.length);
  const maker = makers[series % makers.length];
  const kind = kinds[Math.floor(series / makers.length) % kinds.length];
  const place = demoFamilies.findIndex(({ slugs }) => slugs.includes(pattern.slug));
  const axes = demoFamilies[place]?.axes ?? [];
  const id = newId();
  return {
    id,
    familyId: place < 0 ? null : (familyIds[series * demoFamilies.length + place] ?? null),
    title: `${maker} ${kind} ${pattern.title}, series ${series + 1}`,
    category: pattern.category,
    description: pattern.description,
    pricePence: Math.max(249, Math.round((pattern.pricePence * (60 + ((n * 37) % 90))) / 100)),
    onHand: (n * 7919) % 500,
    sku: `MANY-${id.toUpperCase()}`,
    weightGrams: pattern.grams,
    attributes: { ...variedAttributes(pattern.attributes, series), ...pick(pattern.attributes, axes) },
    features: pattern.features,
    images: pattern.pictures,
    tierQuantities: pattern.tiers.map((tier) => tier.quantity),
    tierPercents: pattern.tiers.map((tier) => tier.percent),
    createdAt: new Date(now.getTime() - 86_400_000 - n * 60_000),
  };
}

/** Each value goes its own way round, so that all of them meet. */
const variedAttributes = (attributes: AttributeValues, series: number): AttributeValues =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, value], place) => [
      key,
      spread[key]?.[(series * (place + 1) + Math.floor(series / 7)) % spread[key].length] ?? value,
    ]),
  );

/** By these its siblings go on to differ. */
const pick = (attributes: AttributeValues, keys: string[]): AttributeValues =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => keys.includes(key)));
