import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { families, goesWith, images, products, reviews } from '#database/schema.ts';
import { plantAttributes } from '#shop/catalogue/attributes/definitions.ts';
import { plantSynonyms } from '#shop/catalogue/search/edit-synonyms.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { blurredPreview } from '#shop/images/upload.ts';
import type { Shop } from '#shop/shop.ts';
import { newId } from '#shop/tokens.ts';
import { transact } from '#shop/transact.ts';
import { catalogue } from './catalogue/index.ts';
import type { DemoProduct } from './catalogue/product.ts';
import { families as demoFamilies } from './catalogue/siblings.ts';

const folder = join('demo', 'pictures');
const hourMs = 3_600_000;
/** How many pictures are decoded at once, beside JavaScript. */
const atOnce = 8;

/** Puts the demonstration catalogue into an empty shop, all of it or nothing, and answers how many products it has. */
export async function seedDemo(shop: Pick<Shop, 'db' | 'images' | 'now' | 'invalidate'>): Promise<number> {
  const pictures = await storePictures(shop);
  await plantAttributes(shop.db);
  await plantSynonyms(shop.db);
  await transact(shop, async (shop) => {
    await shop.db.insert(images).values(pictures).onConflictDoNothing();
    const familyOf = await addFamilies(shop);
    const ids = new Map(catalogue.map(({ slug }) => [slug, newId()]));
    const idOf = (slug: string) => ids.get(slug) ?? '';
    for (const [place, product] of mixed(catalogue).entries()) {
      const id = idOf(product.slug);
      await shop.db.insert(products).values({
        ...productRow(product, id, new Date(shop.now().getTime() - place * hourMs)),
        familyId: familyOf.get(product.slug) ?? null,
      });
      if (product.reviews.length > 0) await shop.db.insert(reviews).values(reviewRows(shop, product, id));
    }
    const chosen = catalogue.flatMap(({ slug, goesWith = [] }) =>
      goesWith.map((other, place) => ({ productId: idOf(slug), otherId: idOf(other), position: place + 1 })),
    );
    await shop.db.insert(goesWith).values(chosen);
    await learnAllWords(shop);
  });
  return catalogue.length;
}

/** Puts all pictures into the store of images and answers their rows. */
async function storePictures({
  images: store,
}: Pick<Shop, 'images'>): Promise<(typeof images.$inferInsert)[]> {
  // A size of something shares its pictures with its sibling, which describes them.
  const names = [...new Set(catalogue.flatMap((product) => product.pictures))];
  const alts = new Map(
    catalogue.flatMap(({ pictures, alts = [] }) => alts.map((alt, place) => [pictures[place], alt] as const)),
  );
  const rows: (typeof images.$inferInsert)[] = [];
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce).map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const [{ width, height }, blur] = await Promise.all([sharp(bytes).metadata(), blurredPreview(bytes)]);
      await store.write(name, bytes);
      return { name, width, height, blur, alt: alts.get(name) ?? '' };
    });
    rows.push(...(await Promise.all(some)));
  }
  return rows;
}

/** Answers their ids by the slugs of their members. */
async function addFamilies({ db }: Pick<Shop, 'db'>): Promise<Map<string, number>> {
  const added = await db
    .insert(families)
    .values(demoFamilies.map(({ title, axes, slugs }) => ({ title, axes, category: categoryOf(slugs[0]) })))
    .returning({ id: families.id });
  return new Map(
    demoFamilies.flatMap(({ slugs }, place) =>
      slugs.map((slug): [string, number] => [slug, added[place]?.id ?? 0]),
    ),
  );
}

const categoryOf = (of = ''): DemoProduct['category'] => {
  const found = catalogue.find(({ slug }) => slug === of);
  if (!found) throw new Error(`there is no ${of}`);
  return found.category;
};

/** One of each category after another, so that the newest products are of every kind. */
function mixed(products: DemoProduct[]): DemoProduct[] {
  const shelves = [...Map.groupBy(products, (product) => product.category).values()];
  const longest = Math.max(...shelves.map((shelf) => shelf.length));
  return Array.from({ length: longest }, (_, row) => shelves.flatMap((shelf) => shelf[row] ?? [])).flat();
}

function productRow(product: DemoProduct, id: string, createdAt: Date) {
  return {
    id,
    title: product.title,
    category: product.category,
    description: product.description,
    pricePence: product.pricePence,
    onHand: product.stock,
    features: product.features,
    sku: product.sku,
    barcode: product.barcode,
    weightGrams: product.grams,
    attributes: product.attributes,
    images: product.pictures,
    tierQuantities: product.tiers.map((tier) => tier.quantity),
    tierPercents: product.tiers.map((tier) => tier.percent),
    reviewCount: product.reviews.length,
    starSum: product.reviews.reduce((sum, review) => sum + review.stars, 0),
    createdAt,
  };
}

function reviewRows(shop: Pick<Shop, 'now'>, product: DemoProduct, productId: string) {
  const before = (days: number) => new Date(shop.now().getTime() - days * 24 * hourMs);
  return product.reviews.map(({ name, stars, text, verified, daysAgo, reply }) => ({
    productId,
    name,
    stars,
    text,
    verified,
    createdAt: before(daysAgo),
    reply,
    repliedAt: reply === undefined ? undefined : before(Math.max(0, daysAgo - 2)),
  }));
}
