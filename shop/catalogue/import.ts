import { eq, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { images, imports, products } from '#database/schema.ts';
import { newId } from '../secrets.ts';
import type { Shop } from '../shop.ts';
import { audit } from '../staff/audit.ts';
import { transact } from '../transact.ts';
import { type ProductDraft, rowOf } from './save.ts';
import { learnWords } from './search.ts';
import { lists, listsChange } from './shown.ts';

export interface ImportedProduct extends ProductDraft {
  /** Of a product that is there already; '' for a new one. */
  id: string;
  images: string[];
}

export type Import = typeof imports.$inferSelect;
type Progress = Partial<
  Pick<Import, 'state' | 'rows' | 'done' | 'added' | 'changed' | 'wrong' | 'errors' | 'csv'>
>;

const batch = 250;

/** Keeps a file and queues its work. Answers its id, by which its progress is asked for. */
export async function beginImport(
  shop: Shop,
  file: { csv: string; dryRun: boolean; staffId: string },
): Promise<string> {
  const id = newId();
  await shop.db.transaction(async (tx) => {
    await tx.insert(imports).values({ id, ...file, createdAt: shop.now() });
    await shop.jobs.add('import', { id }, tx);
  });
  return id;
}

export async function readImport(shop: Shop, id: string): Promise<Import | undefined> {
  const [found] = await shop.db.select().from(imports).where(eq(imports.id, id));
  return found;
}

/** Notes how far an import is, seen at once by whoever asks. */
export async function noteImport(shop: Shop, id: string, progress: Progress): Promise<void> {
  await shop.db.update(imports).set(progress).where(eq(imports.id, id));
}

/** The ids among these that are products, so that an import can tell a wrong one. */
export async function knownProducts(shop: Shop, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await shop.db.select({ id: products.id }).from(products).where(among(products.id, ids));
  return new Set(rows.map((row) => row.id));
}

/** The names among these that are pictures the shop has. */
export async function knownPictures(shop: Shop, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await shop.db.select({ name: images.name }).from(images).where(among(images.name, names));
  return new Set(rows.map((row) => row.name));
}

/** Writes all of an import in one transaction: whatever goes wrong, nothing of it is there. */
export async function writeImport(
  shop: Shop,
  { id, staffId }: Import,
  rows: ImportedProduct[],
): Promise<void> {
  const fresh = rows.filter((row) => row.id === '');
  const known = rows.filter((row) => row.id !== '');
  await transact(shop, async (tx, changing) => {
    for (let at = 0; at < fresh.length; at += batch) {
      const values = fresh.slice(at, at + batch).map((row) => ({
        id: newId(),
        ...rowOf(row),
        images: row.images,
        onHand: row.available,
        createdAt: shop.now(),
      }));
      await tx.insert(products).values(values);
      await noteImport(shop, id, { done: at + values.length });
    }
    for (const [place, row] of known.sort((a, b) => (a.id < b.id ? -1 : 1)).entries()) {
      await tx
        .update(products)
        .set({
          ...rowOf(row),
          ...(row.images.length > 0 && { images: row.images }),
          onHand: sql`${products.reserved} + ${row.available}`,
          version: sql`${products.version} + 1`,
          revision: sql`${products.revision} + 1`,
          updatedAt: shop.now(),
        })
        .where(eq(products.id, row.id));
      if (place % batch === batch - 1) await noteImport(shop, id, { done: fresh.length + place + 1 });
    }
    await learnWords(
      tx,
      rows.flatMap((row) => [row.title, row.description, ...row.features]),
    );
    await listsChange(tx, [lists]);
    const after = { added: fresh.length, changed: known.length };
    await audit(tx, { staffId, deed: 'products imported', subject: id, after });
    await tx
      .update(imports)
      .set({ state: 'done', done: rows.length, csv: '', ...after })
      .where(eq(imports.id, id));
    changing([lists, ...known.map((row) => row.id)]);
  });
}
