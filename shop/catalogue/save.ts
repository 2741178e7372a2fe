import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import { images, products } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { readAlts, writeAlts } from '../images/alts.ts';
import type { Tier } from '../pricing/line.ts';
import type { Shop } from '../shop.ts';
import { type StockChange, tellStockReason } from '../stock-reason.ts';
import { newId } from '../tokens.ts';
import { transact } from '../transact.ts';
import { type AttributeValues, stateAttributes, type WrongValue } from './attributes/attribute.ts';
import { readAttributes } from './attributes/definitions.ts';
import { invalidateLists } from './cache-tags.ts';
import type { FamilyProblem } from './families/family.ts';
import { problemOfMember } from './families/save.ts';
import { tagsMoved } from './list-tags.ts';
import { learnWords } from './search/learn.ts';

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
  /** What each picture shows, in their order; left out, it stays as it is. */
  alts?: readonly string[] | undefined;
  /** Left out, it stays as it is, or is made of the title where there is none; null has it made of the title anew. */
  slug?: string | null | undefined;
  /** Left out, each stays as it is; null takes it away. */
  sku?: string | null | undefined;
  barcode?: string | null | undefined;
  costPence?: number | null | undefined;
  weightGrams?: number | null | undefined;
  shelf?: string | null | undefined;
  /** Left out, each stays as it is. What is a realistic imitation firearm is for adults, whatever is said. */
  adult?: boolean | undefined;
  imitation?: boolean | undefined;
  /** As they were typed, by the keys of attributes; '' takes one away, and those that are not named stay. */
  attributes?: Record<string, unknown> | undefined;
}

export type Refused =
  | 'unknown picture'
  /** It would be active, and it is in the archive. */
  | 'archived'
  /** It would be active, and staff stopped its sale. */
  | 'sale stopped'
  /** It can't go on sale without one. */
  | 'no picture'
  /** Another product has it: the one with this title. */
  | { skuOf: string }
  /** By the keys of attributes, what is wrong with each. */
  | { attributes: Record<string, WrongValue> }
  /** It would have no place in its family any more. */
  | { family: FamilyProblem };

/** Adds a product with 1 to 5 pictures that were taken in before, in order. */
export async function addProduct(
  shop: Shop,
  draft: ProductDraft & { images: string[] },
  staffId: string,
): Promise<{ id: string } | { refused: Refused }> {
  const id = newId();
  return transact(shop, async (shop): Promise<{ id: string } | { refused: Refused }> => {
    if (!(await allKnown(shop, draft.images))) return { refused: 'unknown picture' };
    const details = await detailsOf(shop, { id, attributes: {}, adult: false, imitation: false }, draft);
    if ('refused' in details) return details;
    const row = { ...rowOf(draft), ...details, images: draft.images, onHand: draft.available };
    await tellStockReason(shop, { reason: 'opening', by: { staffId } });
    await shop.db.insert(products).values({ id, ...row });
    await writeAlts(shop, draft.images, draft.alts ?? []);
    await learnWords(shop, [id]);
    await invalidateLists(shop, tagsMoved(undefined, { ...row, reserved: 0, reviewCount: 0, starSum: 0 }));
    await audit(shop, { staffId, action: 'product added', subject: id, after: draft });
    shop.invalidate([id]);
    return { id };
  });
}

export interface ProductChange extends ProductDraft {
  id: string;
  /** Left out: the pictures stay as they are. */
  images?: string[];
  /** Only if staff have not edited it since this one. */
  revision?: number;
  /** The units that could be sold when staff looked: with it, what they add or take away counts. */
  availableWas?: number;
}

type Row = typeof products.$inferSelect;

/** Changes a product; shoppers see it at once, in every process. */
export async function changeProduct(
  shop: Shop,
  change: ProductChange,
  staffId: string,
): Promise<{ revision: number } | { refused: Refused | 'no such product' | 'changed meanwhile' }> {
  return transact(shop, async (shop) => {
    const [before] = await shop.db.select().from(products).where(eq(products.id, change.id)).for('update');
    if (!before) return { refused: 'no such product' as const };
    const stale = change.revision !== undefined && change.revision !== before.revision;
    if (stale) return { refused: 'changed meanwhile' as const };
    if (change.images && !(await allKnown(shop, change.images)))
      return { refused: 'unknown picture' as const };
    const bare = (change.images ?? before.images).length === 0;
    if (bare && change.active && !before.active) return { refused: 'no picture' as const };
    if (change.active && before.archivedAt) return { refused: 'archived' as const };
    if (change.active && before.saleStoppedAt) return { refused: 'sale stopped' as const };
    const details = await detailsOf(shop, before, change);
    if ('refused' in details) return details;
    const { title, category } = change;
    const { attributes } = details;
    const problem = await problemOfMember(shop, before, { id: before.id, title, category, attributes });
    if (problem) return { refused: { family: problem } };
    await tellStockReason(shop, { reason: 'set', by: { staffId } });
    const [after] = await shop.db
      .update(products)
      .set({
        ...rowOf(change),
        ...details,
        ...(change.images && { images: change.images }),
        onHand: unitsOnHand(before, change),
        version: sql`${products.version} + 1`,
        revision: sql`${products.revision} + 1`,
        updatedAt: shop.now(),
      })
      .where(eq(products.id, change.id))
      .returning();
    if (!after) throw new Error('a locked product is gone');
    const altsBefore = change.alts && (await readAlts(shop, after.images));
    await writeAlts(shop, after.images, change.alts ?? []);
    await learnWords(shop, [change.id]);
    await invalidateLists(shop, tagsMoved(before, after));
    await audit(shop, {
      staffId,
      action: 'product changed',
      subject: change.id,
      before: { ...seen(before), ...(altsBefore && { alts: altsBefore }) },
      after: { ...seen(after), ...(change.alts && { alts: change.alts }) },
    });
    shop.invalidate([change.id]);
    return { revision: after.revision };
  });
}

/**
 * Sets the units of a product that can be sold; what was sold since staff saw `availableWas` stays sold. Answers how many
 * there are then. The revision stays: stock is added to and taken from, so that nobody's edit of the rest is outdated by it.
 */
export async function changeStock(
  shop: Shop,
  { id, ...units }: { id: string; available: number; availableWas: number },
  staffId: string,
): Promise<{ available: number } | { refused: 'no such product' }> {
  return transact(shop, async (shop) => {
    const [before] = await shop.db.select().from(products).where(eq(products.id, id)).for('update');
    if (!before) return { refused: 'no such product' as const };
    const after = { ...before, onHand: unitsOnHand(before, units) };
    await writeStock(shop, before, { onHand: after.onHand, why: { reason: 'set', by: { staffId } } });
    const { title } = before;
    await audit(shop, {
      staffId,
      action: 'stock changed',
      subject: id,
      before: { title, onHand: before.onHand },
      after: { title, onHand: after.onHand },
    });
    return { available: after.onHand - after.reserved };
  });
}

/** Sets the units of a product that the caller's transaction has locked. */
export async function writeStock(
  shop: Shop,
  before: Row,
  { onHand, why }: { onHand: number; why: StockChange },
): Promise<void> {
  await tellStockReason(shop, why);
  await shop.db
    .update(products)
    .set({ onHand, version: sql`${products.version} + 1`, updatedAt: shop.now() })
    .where(eq(products.id, before.id));
  await invalidateLists(shop, tagsMoved(before, { ...before, onHand }));
  shop.invalidate([before.id]);
}

/** The number that staff saw may be old by now: what they add or take away counts, and promised units stay promised. */
export function unitsOnHand(
  before: Pick<Row, 'onHand' | 'reserved'>,
  { available, availableWas }: Pick<ProductChange, 'available' | 'availableWas'>,
): number {
  const wanted =
    availableWas === undefined ? before.reserved + available : before.onHand + available - availableWas;
  return Math.max(before.reserved, wanted);
}

/** A draft as the database keeps it, but for its stock and pictures. */
export const rowOf = (draft: ProductDraft) => ({
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

/** What a draft says beyond its row, checked: what it leaves out is left out here too, but for the attributes as a whole. */
async function detailsOf(
  shop: Shop,
  before: Pick<Row, 'id' | 'attributes' | 'adult' | 'imitation'>,
  draft: ProductDraft,
): Promise<{ attributes: AttributeValues; adult: boolean; imitation: boolean } | { refused: Refused }> {
  const { category, slug, sku, barcode, costPence, weightGrams, shelf, attributes } = draft;
  const imitation = draft.imitation ?? before.imitation;
  const adult = imitation || (draft.adult ?? before.adult);
  if (sku) {
    // Two who choose it at once: the second waits for the first, and the unique index is behind both.
    await shop.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`sku ${sku.toUpperCase()}`}, 0))`,
    );
    const [other] = await shop.db
      .select({ title: products.title })
      .from(products)
      .where(and(sql`upper(${products.sku}) = ${sku.toUpperCase()}`, ne(products.id, before.id)));
    if (other) return { refused: { skuOf: other.title } };
  }
  const given = attributes && Object.keys(attributes).length > 0;
  const stated = given
    ? stateAttributes(await readAttributes(shop), category, before.attributes, attributes)
    : { attributes: before.attributes };
  if ('wrong' in stated) return { refused: { attributes: stated.wrong } };
  // The database makes '' of the title.
  return {
    ...defined({ slug: slug === null ? '' : slug, sku, barcode, costPence, weightGrams, shelf }),
    adult,
    imitation,
    ...stated,
  };
}

const defined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

function seen(product: Row) {
  const {
    search: _search,
    facets: _facets,
    stated: _stated,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...rest
  } = product;
  return rest;
}

async function allKnown(shop: Shop, names: string[]): Promise<boolean> {
  const found = await shop.db.select({ name: images.name }).from(images).where(inArray(images.name, names));
  return new Set(names).size === found.length;
}
