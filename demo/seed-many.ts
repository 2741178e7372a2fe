import { sql } from 'drizzle-orm';
import { products } from '#database/schema.ts';
import { plantAttributes } from '#shop/catalogue/attributes/definitions.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import type { Shop } from '#shop/shop.ts';
import { newId } from '#shop/tokens.ts';
import { transact } from '#shop/transact.ts';
import { catalogue } from './catalogue/index.ts';

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

/**
 * Adds many products that are variations of the demonstration catalogue, for measuring: titles, prices, stock, tiers and
 * ages all differ. The same number always makes the same products, but for their ids.
 */
export async function seedMany(
  shop: Pick<Shop, 'db' | 'now' | 'invalidate'>,
  count: number,
  told: (done: number) => void,
): Promise<void> {
  await plantAttributes(shop.db);
  for (let done = 0; done < count; done += batch) {
    const rows = Array.from({ length: Math.min(batch, count - done) }, (_, n) =>
      variation(done + n, shop.now()),
    );
    await shop.db.insert(products).values(rows);
    if ((done / batch) % 10 === 9) told(done + rows.length);
  }
  await transact(shop, learnAllWords);
  // As a shop that grew to this size would be by now.
  await shop.db.execute(sql`vacuum analyze products`);
}

/** The title of the demonstration product that a title is a variation of, or else the title itself. */
export const variedFrom = (title: string): string => /^\S+ \S+ (.+), series \d+$/.exec(title)?.[1] ?? title;

function variation(n: number, now: Date): typeof products.$inferInsert {
  const pattern = catalogue[n % catalogue.length];
  if (!pattern) throw new Error('the demonstration catalogue is empty');
  const series = Math.floor(n / catalogue.length);
  const maker = makers[series % makers.length];
  const kind = kinds[Math.floor(series / makers.length) % kinds.length];
  return {
    id: newId(),
    title: `${maker} ${kind} ${pattern.title}, series ${series + 1}`,
    category: pattern.category,
    description: pattern.description,
    pricePence: Math.max(249, Math.round((pattern.pricePence * (60 + ((n * 37) % 90))) / 100)),
    onHand: (n * 7919) % 500,
    features: pattern.features,
    sku: `${pattern.sku}-${series + 1}`,
    weightGrams: pattern.grams,
    attributes: pattern.attributes,
    images: pattern.pictures,
    tierQuantities: pattern.tiers.map((tier) => tier.quantity),
    tierPercents: pattern.tiers.map((tier) => tier.percent),
    createdAt: new Date(now.getTime() - 86_400_000 - n * 60_000),
  };
}
