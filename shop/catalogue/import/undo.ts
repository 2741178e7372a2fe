import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import {
  auditLog,
  coupons,
  families,
  importOf,
  imports,
  oldAddresses,
  orderLines,
  pictureFetches,
  products,
  reviews,
} from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { readAttributes } from '../attributes/definitions.ts';
import { invalidateLists } from '../cache-tags.ts';
import { unfitChanges } from '../families/in-file.ts';
import { dissolveSmall, touchMembers } from '../families/save.ts';
import { tagsMoved } from '../list-tags.ts';
import { type Product, productColumns } from '../product.ts';
import { forgetWords, learnWords } from '../search/learn.ts';
import {
  differingFields,
  importFields,
  type LockedChange,
  pickFields,
  writeFields,
} from './product-fields.ts';
import type { Import } from './records.ts';
import { ownerOf, ownersOf } from './skus.ts';

/** Why a product can't be as it was before an import. */
export interface Moved {
  id: string;
  title: string;
  why:
    | 'edited'
    /** The units that the import added are not all there any more. */
    | 'sold'
    /** Another product has the SKU that it had. */
    | 'sku taken'
    /** As it was, it would be out of place in its family as this is now. */
    | 'family';
}

export interface Undone {
  /** Products that are as they were. */
  restored: number;
  /** Products that the import added: gone, or off sale where an order, a review or a code names them. */
  removed: number;
  deactivated: number;
}

type UndoRefused = 'no such import' | 'undone already' | 'not the last';

/** The last import that changed anything and is not undone; undefined where there is none. */
export async function lastImport({ db }: Pick<Shop, 'db'>): Promise<Import | undefined> {
  const [last] = await db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.dryRun, false),
        eq(imports.state, 'done'),
        isNull(imports.undoneAt),
        sql`${imports.added} + ${imports.changed} + ${imports.pictures} > 0`,
      ),
    )
    .orderBy(desc(imports.createdAt))
    .limit(1);
  return last;
}

/**
 * Takes back what the last import did, by the audit log: all of it or nothing. What was sold since stays sold: of stock, the
 * units that the import added or took count.
 */
export async function undoImport(
  shop: Shop,
  { id, staffId }: { id: string; staffId: string },
): Promise<Undone | { refused: UndoRefused } | { moved: Moved[] }> {
  return transact(shop, async (shop): Promise<Undone | { refused: UndoRefused } | { moved: Moved[] }> => {
    // Not beside an import, nor twice at once.
    await shop.db.execute(sql`select pg_advisory_xact_lock(hashtext('imports'))`);
    const refused = await whyNot(shop, id);
    if (refused) return { refused };
    // What waits is not fetched any more. What is being fetched waits here, and then finds that it is gone.
    await shop.db
      .delete(pictureFetches)
      .where(and(eq(pictureFetches.importId, id), ne(pictureFetches.state, 'fetched')));
    const entries = await readEntries(shop, id);
    const plan = await planUndo(shop, entries);
    if (plan.moved.length > 0) return { moved: plan.moved };
    await writeUndo(shop, plan, { id, staffId });
    const familyIds = await familiesOf(shop, id, plan);
    await touchMembers(shop, familyIds);
    await dissolveSmall(shop, familyIds, staffId);
    const undone: Undone = {
      restored: plan.restored.length,
      removed: plan.removed.length,
      deactivated: plan.deactivated.length,
    };
    await shop.db.delete(oldAddresses).where(eq(oldAddresses.importId, id));
    await shop.db.update(imports).set({ undoneAt: shop.now() }).where(eq(imports.id, id));
    await audit(shop, { staffId, action: 'import undone', subject: id, after: undone });
    return undone;
  });
}

/** The families that an undo took members from or gave them back to, and those that the import made. */
async function familiesOf(
  { db }: Shop,
  importId: string,
  { restored, removed }: UndoPlan,
): Promise<number[]> {
  const made = await db
    .select({ id: auditLog.subject })
    .from(auditLog)
    .where(and(eq(importOf(auditLog), importId), eq(auditLog.action, 'family saved')));
  const moved = restored.filter(({ before, after }) => before.familyId !== after.familyId);
  const ids = [
    ...made.map(({ id }) => Number(id)),
    ...moved.flatMap(({ before, after }) => [before.familyId, after.familyId]),
    ...removed.map(({ familyId }) => familyId),
  ].filter((id) => id !== null);
  const known = await db.select({ id: families.id }).from(families).where(inArray(families.id, ids));
  return known.map(({ id }) => id);
}

async function whyNot(shop: Shop, id: string): Promise<UndoRefused | undefined> {
  const [wanted] = await shop.db.select().from(imports).where(eq(imports.id, id));
  if (!wanted || wanted.dryRun || wanted.state !== 'done') return 'no such import';
  if (wanted.undoneAt) return 'undone already';
  return (await lastImport(shop))?.id === id ? undefined : 'not the last';
}

/** What the import did to a product: how it was, where it was there before, and how it became. */
interface Entry {
  id: string;
  before: Partial<Product> | null;
  after: Partial<Product> & { available?: number };
}

async function readEntries(shop: Shop, importId: string): Promise<Entry[]> {
  const rows = await shop.db
    .select({ id: auditLog.subject, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(eq(importOf(auditLog), importId), inArray(auditLog.action, ['product added', 'product changed'])),
    )
    .orderBy(auditLog.id);
  return mergeEntries(rows as Entry[]);
}

/** One entry for each product: the import itself may have had it, and each picture that was fetched for it. */
function mergeEntries(entries: Entry[]): Entry[] {
  return [...Map.groupBy(entries, ({ id }) => id)].map(([id, ones]) => ({
    id,
    before: ones.every(({ before }) => before)
      ? Object.assign({}, ...ones.map(({ before }) => before).reverse())
      : null,
    after: Object.assign({}, ...ones.map(({ after }) => after), {
      revision: lastInARow(ones.map(({ after }) => after.revision ?? 1)),
    }),
  }));
}

/** The last of some revisions; 0, which none is, where somebody else's is between them. */
const lastInARow = (revisions: number[]): number =>
  revisions.every((one, at) => at === 0 || one === (revisions[at - 1] ?? 0) + 1)
    ? (revisions.at(-1) ?? 0)
    : 0;

interface UndoPlan {
  restored: LockedChange[];
  deactivated: LockedChange[];
  removed: Product[];
  moved: Moved[];
}

async function planUndo(shop: Shop, entries: Entry[]): Promise<UndoPlan> {
  const ids = entries.map(({ id }) => id);
  // In the order of their ids, as checkouts lock them.
  const locked = await shop.db
    .select(productColumns)
    .from(products)
    .where(among(products.id, ids))
    .orderBy(products.id)
    .for('update');
  const byId = new Map(locked.map((product) => [product.id, product]));
  const named = await namedElsewhere(shop, ids);
  const owners = await ownersOf(
    shop,
    entries.flatMap(({ before }) => before?.sku ?? []),
  );
  const plan: UndoPlan = { restored: [], deactivated: [], removed: [], moved: [] };
  for (const { id, before, after } of entries) {
    const product = byId.get(id);
    const title = product?.title ?? String(after.title ?? id);
    if (!product) plan.moved.push({ id, title, why: 'edited' });
    else if (!before) {
      // Units are an edit too, unless checkouts moved them.
      const edited =
        product.revision !== after.revision || (!named.has(id) && product.onHand !== after.available);
      if (edited) plan.moved.push({ id, title, why: 'edited' });
      else if (named.has(id))
        plan.deactivated.push({ before: product, after: { ...product, active: false } });
      else plan.removed.push(product);
    } else {
      const restored = asBefore(product, { before, after });
      const owner = ownerOf(owners, before.sku);
      // Who joins or leaves a family is not edited by it.
      const left = after.familyId !== undefined && product.familyId !== after.familyId;
      if (product.revision !== after.revision || left) plan.moved.push({ id, title, why: 'edited' });
      else if (restored.onHand < restored.reserved) plan.moved.push({ id, title, why: 'sold' });
      else if (owner && owner.id !== id) plan.moved.push({ id, title, why: 'sku taken' });
      else plan.restored.push({ before: product, after: restored });
    }
  }
  const gone = plan.removed.map((product) => ({ before: product, after: { ...product, familyId: null } }));
  const unfit = await unfitChanges(shop, await readAttributes(shop), [...plan.restored, ...gone]);
  plan.moved.push(...unfit.map(({ before: { id, title } }) => ({ id, title, why: 'family' as const })));
  return plan;
}

function asBefore(
  product: Product,
  { before, after }: { before: Partial<Product>; after: Partial<Product> },
) {
  const { onHand, ...fields } = before;
  const added = onHand === undefined ? 0 : (after.onHand ?? onHand) - onHand;
  return { ...product, ...fields, onHand: product.onHand - added };
}

/** Which of some products an order, a review or a code names: these can't go. */
async function namedElsewhere({ db }: Pick<Shop, 'db'>, ids: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    [orderLines, reviews, coupons].map((table) =>
      db.selectDistinct({ id: table.productId }).from(table).where(among(table.productId, ids)),
    ),
  );
  return new Set(found.flat().flatMap(({ id }) => id ?? []));
}

const batch = 250;

async function writeUndo(
  shop: Shop,
  { restored, deactivated, removed }: UndoPlan,
  { id: undoneImport, staffId }: { id: string; staffId: string },
): Promise<void> {
  const changes = [...restored, ...deactivated];
  for (let at = 0; at < changes.length; at += batch) {
    const some = changes.slice(at, at + batch);
    await writeFields(shop, some, { reason: 'import undone', by: { staffId } });
    await audit(
      shop,
      ...some.map(({ before, after }) => {
        const differ = differingFields(before, after);
        return {
          staffId,
          action: 'product changed',
          subject: before.id,
          before: pickFields(before, differ),
          after: { ...pickFields(after, differ), undoneImport },
        };
      }),
    );
  }
  for (let at = 0; at < removed.length; at += batch) {
    const some = removed.slice(at, at + batch);
    await audit(
      shop,
      ...some.map((product) => ({
        staffId,
        action: 'product removed',
        subject: product.id,
        before: pickFields(product, importFields),
        after: { undoneImport },
      })),
    );
  }
  const goneIds = removed.map(({ id }) => id);
  await shop.db.delete(products).where(among(products.id, goneIds));
  if (goneIds.length > 0) await forgetWords(shop);
  else
    await learnWords(
      shop,
      restored.map(({ after }) => after.id),
    );
  const gone = removed.map((product) => ({ before: product, after: { ...product, active: false } }));
  const moved = [...changes, ...gone].flatMap(({ before, after }) => tagsMoved(before, after));
  await invalidateLists(shop, [...new Set(moved)]);
  shop.invalidate([...changes.map(({ before }) => before.id), ...goneIds]);
}
