import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { families, products } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { readAttributes } from '../attributes/definitions.ts';
import { invalidateLists } from '../cache-tags.ts';
import { tagsMoved } from '../list-tags.ts';
import { type Candidate, type FamilyProblem, familyProblem } from './family.ts';
import { commonTitle } from './title.ts';

export interface FamilyDraft {
  /** Left out: a new one. */
  familyId?: number | undefined;
  /** Only if nobody has edited it since this one. */
  revision?: number | undefined;
  /** Left out: what the titles of its members have in common. */
  title?: string | undefined;
  axes: string[];
  productIds: string[];
}

export type FamilyRefused =
  | 'no such family'
  | 'changed meanwhile'
  | 'no such product'
  | { elsewhere: string }
  | FamilyProblem;

export interface SavedFamily {
  /** Null once it is dissolved. */
  familyId: number | null;
  revision: number;
}

type Row = typeof products.$inferSelect;
type SavedRow = typeof families.$inferSelect;

/**
 * Makes products a family, or replaces who is a member of one. One that is left with fewer than two members is dissolved. Every
 * page of whoever is a member, or was one, is made anew.
 */
export async function saveFamily(
  shop: Shop,
  draft: FamilyDraft,
  staffId: string,
): Promise<SavedFamily | { refused: FamilyRefused }> {
  return transact(shop, async (shop): Promise<SavedFamily | { refused: FamilyRefused }> => {
    const locked = await lock(shop, draft);
    if ('refused' in locked) return locked;
    const { family, rows } = locked;
    const wanted = new Set(draft.productIds);
    const members = rows.filter(({ id }) => wanted.has(id));
    if (members.length < wanted.size) return { refused: 'no such product' };
    if (family && members.length < 2) return dissolve(shop, family.id, rows, staffId);
    const elsewhere = members.find(({ familyId }) => familyId !== null && familyId !== family?.id);
    if (elsewhere) return { refused: { elsewhere: elsewhere.title } };
    const problem = familyProblem(members, draft.axes, await readAttributes(shop));
    if (problem) return { refused: problem };
    const fields = {
      category: (members[0] as Row).category,
      title: draft.title || (family?.title ?? commonTitle(members.map(({ title }) => title))),
      axes: draft.axes,
    };
    // Emptied first: all members are of the family's category, at every moment.
    await moveTo(
      shop,
      null,
      rows.filter(({ id, familyId }) => familyId !== null && !wanted.has(id)),
    );
    const familyId = await write(shop, family?.id, fields);
    await moveTo(shop, familyId, members);
    await tellOf(shop, rows);
    await audit(shop, {
      staffId,
      action: 'family saved',
      subject: String(familyId),
      before: family && { title: family.title, axes: family.axes, products: titlesOf(rows, family.id) },
      after: { title: fields.title, axes: fields.axes, products: members.map(({ title }) => title) },
    });
    return { familyId, revision: (family?.revision ?? 0) + 1 };
  });
}

/** Ends a family: each of its members is a product by itself again. */
export async function dissolveFamily(
  shop: Shop,
  { familyId, revision }: { familyId: number; revision?: number | undefined },
  staffId: string,
): Promise<SavedFamily | { refused: FamilyRefused }> {
  return transact(shop, async (shop) => {
    const locked = await lock(shop, { familyId, revision, productIds: [] });
    return 'refused' in locked ? locked : dissolve(shop, familyId, locked.rows, staffId);
  });
}

/** The products first and in the order of their ids, as checkouts and edits lock them, then the family. */
async function lock(
  { db }: Shop,
  { familyId, revision, productIds }: Pick<FamilyDraft, 'familyId' | 'revision' | 'productIds'>,
): Promise<
  { family: SavedRow | undefined; rows: Row[] } | { refused: 'no such family' | 'changed meanwhile' }
> {
  const isMember = familyId === undefined ? undefined : eq(products.familyId, familyId);
  const rows = await db
    .select()
    .from(products)
    .where(or(among(products.id, productIds), isMember))
    .orderBy(asc(products.id))
    .for('update');
  if (familyId === undefined) return { family: undefined, rows };
  const [family] = await db.select().from(families).where(eq(families.id, familyId)).for('update');
  if (!family) return { refused: 'no such family' as const };
  if (revision !== undefined && revision !== family.revision)
    return { refused: 'changed meanwhile' as const };
  return { family, rows };
}

async function write(
  { db }: Shop,
  familyId: number | undefined,
  fields: Pick<typeof families.$inferInsert, 'category' | 'title' | 'axes'>,
): Promise<number> {
  if (familyId === undefined) {
    const [added] = await db.insert(families).values(fields).returning({ id: families.id });
    return added?.id ?? 0;
  }
  await db
    .update(families)
    .set({ ...fields, revision: sql`${families.revision} + 1` })
    .where(eq(families.id, familyId));
  return familyId;
}

/** Their versions rise, those of members that stay too: what their pages show of the family is another. */
async function moveTo({ db }: Shop, familyId: number | null, some: Row[]): Promise<void> {
  const ids = some.map(({ id }) => id);
  await db
    .update(products)
    .set({ familyId, version: sql`${products.version} + 1` })
    .where(and(among(products.id, ids)));
}

async function dissolve(shop: Shop, familyId: number, rows: Row[], staffId: string): Promise<SavedFamily> {
  const members = rows.filter((row) => row.familyId === familyId);
  await moveTo(shop, null, members);
  const [gone] = await shop.db.delete(families).where(eq(families.id, familyId)).returning();
  await tellOf(shop, members);
  await audit(shop, {
    staffId,
    action: 'family dissolved',
    subject: String(familyId),
    before: gone && { title: gone.title, axes: gone.axes, products: titlesOf(rows, familyId) },
  });
  return { familyId: null, revision: (gone?.revision ?? 0) + 1 };
}

/** Makes the pages and cards of all members anew, after somebody joined or left. */
export async function touchMembers(shop: Shop, familyIds: number[]): Promise<void> {
  if (familyIds.length === 0) return;
  const rows = await membersOf(shop, familyIds);
  await shop.db
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(
      among(
        products.id,
        rows.map(({ id }) => id),
      ),
    );
  await tellOf(shop, rows);
}

/** Ends those of some families that are left with fewer than two members. */
export async function dissolveSmall(shop: Shop, familyIds: number[], staffId: string): Promise<void> {
  if (familyIds.length === 0) return;
  const rows = await membersOf(shop, familyIds);
  for (const id of familyIds)
    if (rows.filter(({ familyId }) => familyId === id).length < 2) await dissolve(shop, id, rows, staffId);
}

const membersOf = ({ db }: Shop, familyIds: number[]): Promise<Row[]> =>
  db
    .select()
    .from(products)
    .where(inArray(products.familyId, familyIds))
    .orderBy(asc(products.id))
    .for('update');

const titlesOf = (rows: Row[], familyId: number): string[] =>
  rows.filter((row) => row.familyId === familyId).map(({ title }) => title);

/** Lists may have other cards of them, and in other places. */
async function tellOf(shop: Shop, rows: Row[]): Promise<void> {
  const moved = rows.flatMap((row) => tagsMoved({ ...row, familyId: -1 }, row));
  await invalidateLists(shop, [...new Set(moved)]);
  shop.invalidate(rows.map(({ id }) => id));
}

/**
 * What an edit of a member would break; undefined for nothing. Locks its family, so that of two edits at once the second sees
 * what the first did.
 */
export async function problemOfMember(
  shop: Shop,
  before: { familyId: number | null },
  after: Candidate,
): Promise<FamilyProblem | undefined> {
  if (before.familyId === null) return undefined;
  const [family] = await shop.db
    .select()
    .from(families)
    .where(eq(families.id, before.familyId))
    .for('update');
  if (!family) return undefined;
  const siblings = await shop.db
    .select({
      id: products.id,
      title: products.title,
      category: products.category,
      attributes: products.attributes,
    })
    .from(products)
    .where(and(eq(products.familyId, family.id), sql`${products.id} <> ${after.id}`))
    .orderBy(products.createdAt, products.id);
  // It comes last, so that what is found is about it.
  return familyProblem([...siblings, after], family.axes, await readAttributes(shop));
}
