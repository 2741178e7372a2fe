import { and, asc, count, eq } from 'drizzle-orm';
import type { PictureFailure } from '#database/enums.ts';
import { pictureFetches } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';

const maxShown = 200;

export interface PictureProgress {
  waiting: number;
  fetched: number;
  failed: number;
  /** The first 200. */
  failures: { line: number; address: string; why: PictureFailure }[];
}

/** How far the pictures of an import are. */
export async function readPictureProgress(
  { db }: Pick<Shop, 'db'>,
  importId: string,
): Promise<PictureProgress> {
  const { state, line, address, failure } = pictureFetches;
  const counts = await db
    .select({ state, rows: count() })
    .from(pictureFetches)
    .where(eq(pictureFetches.importId, importId))
    .groupBy(state);
  const of = (name: string) => counts.find((row) => row.state === name)?.rows ?? 0;
  const failed = of('failed');
  const failures =
    failed === 0
      ? []
      : await db
          .select({ line, address, failure })
          .from(pictureFetches)
          .where(and(eq(pictureFetches.importId, importId), eq(state, 'failed')))
          .orderBy(asc(line), asc(pictureFetches.place))
          .limit(maxShown);
  return {
    waiting: of('waiting'),
    fetched: of('fetched'),
    failed,
    failures: failures.map(({ failure, ...rest }) => ({ ...rest, why: failure ?? 'no answer' })),
  };
}

/** Queues the failed ones once more. Answers how many. */
export async function retryPictures(shop: Shop, importId: string): Promise<number> {
  return transact(shop, async (shop) => {
    const again = await shop.db
      .update(pictureFetches)
      .set({ state: 'waiting', failure: null })
      .where(and(eq(pictureFetches.importId, importId), eq(pictureFetches.state, 'failed')))
      .returning({ id: pictureFetches.id });
    if (again.length > 0) await shop.jobs.add('pictures', {});
    return again.length;
  });
}
