import { and, eq, isNotNull } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { pictureFetches } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';

/** A picture that is to be fetched for a product. */
export type WantedPicture = Pick<
  typeof pictureFetches.$inferInsert,
  'productId' | 'line' | 'place' | 'address' | 'replaces' | 'activate'
>;

const batch = 1000;

/** Queues what an import wants fetched; within its transaction, so that it is fetched exactly when the import is done. */
export async function queuePictures(shop: Shop, importId: string, wanted: WantedPicture[]): Promise<void> {
  for (let at = 0; at < wanted.length; at += batch)
    await shop.db
      .insert(pictureFetches)
      .values(wanted.slice(at, at + batch).map((one) => ({ importId, ...one })));
  if (wanted.length > 0) await shop.jobs.add('pictures', {});
}

/** The pictures that products have from addresses, by product and address: a file brought again has them already. */
export async function fetchedBefore(
  { db }: Pick<Shop, 'db'>,
  productIds: string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({
      productId: pictureFetches.productId,
      address: pictureFetches.address,
      image: pictureFetches.image,
    })
    .from(pictureFetches)
    .where(
      and(
        among(pictureFetches.productId, productIds),
        eq(pictureFetches.state, 'fetched'),
        isNotNull(pictureFetches.image),
      ),
    );
  return new Map(rows.map(({ productId, address, image }) => [`${productId} ${address}`, image ?? '']));
}
