import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '#database/connect.ts';
import { images, products } from '#database/schema.ts';
import type { Category } from '#database/words.ts';
import type { Tier } from '../pricing/quote.ts';
import { newId } from '../secrets.ts';
import type { Shop } from '../shop.ts';
import { audit } from '../staff/audit.ts';
import { learnWords } from './search.ts';

export interface ProductDraft {
  title: string;
  category: Category;
  description: string;
  pricePence: number;
  taxPercent?: number;
  active: boolean;
  /** Units that can be sold from now on, beside those already promised. */
  available: number;
  features: string[];
  tiers: Tier[];
}

/** Adds a product with 1 to 5 pictures that were taken in before, in order. */
export async function addProduct(
  shop: Shop,
  draft: ProductDraft & { images: string[] },
  staffId: string,
): Promise<{ id: string } | { refused: 'unknown picture' }> {
  return shop.db.transaction(async (tx) => {
    if (!(await allKnown(tx, draft.images))) return { refused: 'unknown picture' };
    const id = newId();
    await tx.insert(products).values({ id, ...row(draft), images: draft.images, onHand: draft.available });
    await learnWords(tx, wordsIn(draft));
    await audit(tx, { staffId, deed: 'product added', subject: id, after: draft });
    return { id };
  });
}

/**
 * Changes a product. Units promised to unfinished checkouts stay promised, whatever number is set. With a version, only
 * if it is still that one; pictures stay as they are where none are given.
 */
export async function changeProduct(
  shop: Shop,
  change: ProductDraft & { id: string; images?: string[]; version?: number },
  staffId: string,
): Promise<{ version: number } | { refused: 'no such product' | 'unknown picture' | 'changed meanwhile' }> {
  return shop.db.transaction(async (tx) => {
    const [before] = await tx.select().from(products).where(eq(products.id, change.id)).for('update');
    if (!before) return { refused: 'no such product' };
    if (change.version !== undefined && change.version !== before.version)
      return { refused: 'changed meanwhile' };
    if (change.images && !(await allKnown(tx, change.images))) return { refused: 'unknown picture' };
    const [after] = await tx
      .update(products)
      .set({
        ...row(change),
        ...(change.images && { images: change.images }),
        onHand: sql`${products.reserved} + ${change.available}`,
        version: sql`${products.version} + 1`,
        updatedAt: shop.now(),
      })
      .where(eq(products.id, change.id))
      .returning();
    await learnWords(tx, wordsIn(change));
    await audit(tx, {
      staffId,
      deed: 'product changed',
      subject: change.id,
      before: seen(before),
      after: seen(after),
    });
    return { version: before.version + 1 };
  });
}

const row = (draft: ProductDraft) => ({
  title: draft.title,
  category: draft.category,
  description: draft.description,
  pricePence: draft.pricePence,
  taxPercent: draft.taxPercent ?? 20,
  active: draft.active,
  features: draft.features,
  tierQuantities: draft.tiers.map((tier) => tier.quantity),
  tierPercents: draft.tiers.map((tier) => tier.percent),
});

const wordsIn = (draft: ProductDraft): string[] => [
  draft.title,
  draft.category,
  draft.description,
  ...draft.features,
];

function seen(product: typeof products.$inferSelect | undefined) {
  if (!product) return undefined;
  const { search: _search, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = product;
  return rest;
}

async function allKnown(db: Queries, names: string[]): Promise<boolean> {
  const found = await db.select({ name: images.name }).from(images).where(inArray(images.name, names));
  return new Set(names).size === found.length;
}
