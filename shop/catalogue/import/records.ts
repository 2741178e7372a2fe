import { and, eq, notInArray } from 'drizzle-orm';
import type { Category } from '#database/enums.ts';
import { imports } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { newId } from '../../tokens.ts';
import { transact } from '../../transact.ts';

export type Import = typeof imports.$inferSelect;

const ended: Import['state'][] = ['done', 'refused'];

/** Whether nothing is left to do of it. */
export const hasEnded = ({ state }: Pick<Import, 'state'>): boolean => ended.includes(state);

export type Progress = Partial<Omit<Import, 'id' | 'staffId' | 'dryRun' | 'createdAt'>>;

/** Stores a file and queues its work. Answers its id, by which its progress is asked for. */
export async function beginImport(
  shop: Shop,
  file: {
    csv: string;
    dryRun: boolean;
    staffId: string;
    category?: Category | undefined;
    /** By the names in its cells, the stored names of pictures that were brought beside it. */
    storedPictures?: Record<string, string> | undefined;
    /** Whether new products state what their titles and tags tell. */
    takesFacts?: boolean | undefined;
  },
): Promise<string> {
  const id = newId();
  await transact(shop, async (shop) => {
    await shop.db.insert(imports).values({ id, ...file, createdAt: shop.now() });
    await shop.jobs.add('import', { id });
  });
  return id;
}

export async function readImport(shop: Shop, id: string): Promise<Import | undefined> {
  const [found] = await shop.db.select().from(imports).where(eq(imports.id, id));
  return found;
}

/** Notes how far an import is, seen at once by whoever asks. What is over stays as it ended, also where its work is run again. */
export async function noteImport(shop: Shop, id: string, progress: Progress): Promise<void> {
  await shop.db
    .update(imports)
    .set(progress)
    .where(and(eq(imports.id, id), notInArray(imports.state, ended)));
}
