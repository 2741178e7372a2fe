import { eq, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { families, imports, products, type StockInFile } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { Shop } from '../../shop.ts';
import { tellStockReason } from '../../stock-reason.ts';
import { newId } from '../../tokens.ts';
import { transact } from '../../transact.ts';
import { invalidateLists } from '../cache-tags.ts';
import type { NewFamily } from '../families/in-file.ts';
import { touchMembers } from '../families/save.ts';
import { tagsMoved } from '../list-tags.ts';
import { keepOldAddresses } from '../old-addresses.ts';
import { queuePictures } from '../pictures/queue.ts';
import { type Product, productColumns } from '../product.ts';
import { rowOf } from '../save.ts';
import { learnWords } from '../search/learn.ts';
import type { Difference } from './compare.ts';
import type { FileFormat } from './format.ts';
import {
  type AddedProduct,
  compareRows,
  countRows,
  type ImportPlan,
  type ImportRows,
  planImport,
} from './plan.ts';
import { differingFields, pickFields, writeFields } from './product-fields.ts';
import { type Import, noteImport, type Progress } from './records.ts';

const batch = 250;

interface ToWrite {
  file: Import;
  rows: ImportRows;
  /** What is noted of what was written. */
  summarize: (plan: ImportPlan) => Progress;
}

/**
 * Writes what differs in a file, in one transaction: whatever goes wrong, nothing of it is there. Where the shop has moved
 * since the file was made, the answer says so and nothing is written.
 */
export async function writeImport(
  shop: Shop,
  format: FileFormat,
  { file, rows, summarize }: ToWrite,
): Promise<ImportPlan | 'done already'> {
  // Outside the transaction: whoever waits sees how far it is.
  const note = (done: number) => noteImport(shop, file.id, { done });
  return transact(shop, async (shop) => {
    // One at a time: else two that bring the same new titles would each find them free.
    await shop.db.execute(sql`select pg_advisory_xact_lock(hashtext('imports'))`);
    const [now] = await shop.db.select({ state: imports.state }).from(imports).where(eq(imports.id, file.id));
    if (now?.state === 'done') return 'done already';
    const planned = await planLocked(shop, format, rows);
    if (planned.refused.length > 0) return planned;
    const plan = withFamilies(planned, await addFamilies(shop, file, planned.families.added));
    const addedIds = await add(shop, file, plan.added, (done) => note(plan.unchanged + done));
    await change(shop, file, plan.changed, (done) => note(plan.unchanged + plan.added.length + done));
    const firstPictures = plan.added.flatMap(({ line, pictureAddresses, activate }, at) =>
      pictureAddresses.map((one) => ({
        ...one,
        line,
        productId: addedIds[at] ?? '',
        replaces: null,
        activate,
      })),
    );
    await touchMembers(shop, plan.families.touched);
    await queuePictures(shop, file.id, [...firstPictures, ...plan.pictures]);
    await learnWords(shop, [...addedIds, ...plan.changed.map(({ before }) => before.id)]);
    const moved = new Set([
      ...plan.added.flatMap((draft) => tagsMoved(undefined, newRow(draft))),
      ...plan.changed.flatMap(({ before, after }) => tagsMoved(before, after)),
    ]);
    await invalidateLists(shop, [...moved]);
    const idsByLine = new Map(plan.added.map(({ line }, place) => [line, addedIds[place] ?? '']));
    await keepOldAddresses(
      shop,
      plan.addresses.map(({ line, productId, path }) => ({
        ...{ path, productId: productId || (idsByLine.get(line) ?? '') },
        importId: file.id,
      })),
    );
    const counts = countRows(plan);
    await audit(shop, {
      staffId: file.staffId,
      action: 'products imported',
      subject: file.id,
      after: { ...counts, ...(plan.addresses.length > 0 && { addresses: plan.addresses.length }) },
    });
    const done = counts.added + counts.changed + counts.unchanged;
    await shop.db
      .update(imports)
      .set({ ...summarize(plan), state: 'done', csv: '', done })
      .where(eq(imports.id, file.id));
    shop.invalidate(plan.changed.map(({ before }) => before.id));
    return plan;
  });
}

/** As planImport, and what is to be changed is locked until the end: only that, so that the rest goes on selling. */
async function planLocked(shop: Shop, format: FileFormat, rows: ImportRows): Promise<ImportPlan> {
  const plan = await planImport(shop, format, rows);
  const ids = plan.changed.map(({ before }) => before.id);
  if (plan.refused.length > 0 || ids.length === 0) return plan;
  // In the order of their ids, as checkouts lock them.
  const locked = await shop.db
    .select(productColumns)
    .from(products)
    .where(among(products.id, ids))
    .orderBy(products.id)
    .for('update');
  const wanted = new Set(ids);
  const { changed, unchanged, refused } = compareRows(
    format,
    rows.changed.filter(({ id }) => wanted.has(id)),
    { known: locked, fetched: new Map(), families: plan.families },
  );
  return { ...plan, changed, unchanged: plan.unchanged + unchanged, refused };
}

/** Answers the ids of new families by those that the plan has for them. */
async function addFamilies(
  shop: Shop,
  { id: importId, staffId }: Import,
  added: NewFamily[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const { id, ...fields } of added) {
    const [row] = await shop.db.insert(families).values(fields).returning({ id: families.id });
    const familyId = row?.id ?? 0;
    ids.set(id, familyId);
    await audit(shop, {
      staffId,
      action: 'family saved',
      subject: String(familyId),
      after: { title: fields.title, axes: fields.axes, importId },
    });
  }
  return ids;
}

function withFamilies(plan: ImportPlan, ids: ReadonlyMap<number, number>): ImportPlan {
  const own = (familyId: number | null) => ids.get(familyId ?? 0) ?? familyId;
  return {
    ...plan,
    added: plan.added.map((one) => ({ ...one, familyId: own(one.familyId) })),
    changed: plan.changed.map((one) => ({
      ...one,
      after: { ...one.after, familyId: own(one.after.familyId) },
    })),
  };
}

type Note = (done: number) => Promise<void>;

/** Answers the ids of what it adds. */
async function add(
  shop: Shop,
  { id: importId, staffId }: Import,
  added: AddedProduct[],
  note: Note,
): Promise<string[]> {
  const drafts = added.map((one) => ({ id: newId(), draft: draftOf(one) }));
  for (let at = 0; at < drafts.length; at += batch) {
    const some = drafts.slice(at, at + batch);
    const createdAt = shop.now();
    await tellStockReason(shop, { reason: 'imported', by: { staffId } });
    await shop.db.insert(products).values(some.map(({ id, draft }) => ({ id, ...newRow(draft), createdAt })));
    await audit(
      shop,
      ...some.map(({ id, draft }) => ({
        staffId,
        action: 'product added',
        subject: id,
        after: { ...draft, importId },
      })),
    );
    await note(at + some.length);
  }
  return drafts.map(({ id }) => id);
}

/** Without what is of its row alone. */
function draftOf(added: AddedProduct) {
  const {
    line: _line,
    assumed: _assumed,
    pictureAddresses: _pictureAddresses,
    activate: _activate,
    ...draft
  } = added;
  return draft;
}

const newRow = (draft: ReturnType<typeof draftOf>) => ({
  ...rowOf(draft),
  slug: draft.slug ?? '',
  sku: draft.sku,
  barcode: draft.barcode,
  costPence: draft.costPence,
  weightGrams: draft.weightGrams,
  shelf: draft.shelf,
  adult: draft.adult || draft.imitation,
  imitation: draft.imitation,
  familyId: draft.familyId,
  attributes: draft.attributes,
  images: draft.images,
  onHand: draft.available,
  reserved: 0,
  reviewCount: 0,
  starSum: 0,
});

async function change(
  shop: Shop,
  { id: importId, staffId }: Import,
  changed: Difference[],
  note: Note,
): Promise<void> {
  for (let at = 0; at < changed.length; at += batch) {
    const some = changed.slice(at, at + batch);
    await writeFields(shop, some, { reason: 'imported', by: { staffId } });
    await audit(
      shop,
      ...some.map(({ before, after, stock }) => {
        const differ = differingFields(before, after);
        return {
          staffId,
          action: 'product changed',
          subject: before.id,
          before: pickFields(before, differ),
          after: {
            ...pickFields(after, differ),
            ...(stock && { stockInFile: stockMoved(before, after, stock) }),
            importId,
            // By which an undo tells whether anybody edited it since.
            revision: before.revision + 1,
          },
        };
      }),
    );
    await note(at + some.length);
  }
}

/** How the units on sale came to be others than the file says. */
const stockMoved = (before: Product, after: Product, stock: StockInFile) => ({
  ...stock,
  was: before.onHand - before.reserved,
  is: after.onHand - after.reserved,
});
