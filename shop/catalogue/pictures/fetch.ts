import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { PictureFailure } from '#database/enums.ts';
import { imports, pictureFetches, products } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { FetchPicture } from '../../images/fetch-picture.ts';
import { uploadPicture } from '../../images/upload.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { invalidateLists } from '../cache-tags.ts';
import { differingFields, pickFields } from '../import/product-fields.ts';
import { tagsMoved } from '../list-tags.ts';
import { productColumns } from '../product.ts';
import { withPicture } from './place.ts';

type PictureFetch = typeof pictureFetches.$inferSelect;
type Fetched = { image: string } | { failed: PictureFailure };

/** Fetched at once; decoding them takes processors from the shop. */
const atOnce = 6;

/**
 * Fetches the pictures that wait, oldest first, the same address once for an import, and gives each to its product. Answers whether
 * more are waiting after `maxMs` milliseconds. Dies it in between, what waited waits still.
 */
export async function fetchPictures(shop: Shop, fetchPicture: FetchPicture, maxMs: number): Promise<boolean> {
  const end = performance.now() + maxMs;
  for (;;) {
    const waiting = await shop.db
      .select()
      .from(pictureFetches)
      .where(eq(pictureFetches.state, 'waiting'))
      .orderBy(asc(pictureFetches.id))
      .limit(atOnce);
    if (waiting.length === 0) return false;
    if (performance.now() > end) return true;
    const byAddress = new Map<string, Promise<Fetched>>();
    await Promise.all(
      waiting.map((one) => {
        const key = `${one.importId} ${one.address}`;
        const fetched = byAddress.get(key) ?? fetchOnce(shop, fetchPicture, one);
        byAddress.set(key, fetched);
        return fetched.then((result) => keep(shop, one, result));
      }),
    );
  }
}

async function fetchOnce(
  shop: Shop,
  fetchPicture: FetchPicture,
  { importId, address }: PictureFetch,
): Promise<Fetched> {
  const [known] = await shop.db
    .select({ image: pictureFetches.image })
    .from(pictureFetches)
    .where(
      and(
        eq(pictureFetches.importId, importId),
        eq(pictureFetches.address, address),
        isNotNull(pictureFetches.image),
      ),
    )
    .limit(1);
  if (known?.image) return { image: known.image };
  const answer = await fetchPicture(address);
  if ('failed' in answer) return answer;
  const kept = await uploadPicture(shop, answer.bytes);
  return 'refused' in kept ? { failed: kept.refused } : { image: kept.name };
}

/** Writes down what came of it. An undo of the import, or the end of the product, takes what waits away. */
function keep(shop: Shop, { id }: PictureFetch, fetched: Fetched): Promise<void> {
  return transact(shop, async (shop) => {
    const mine = and(eq(pictureFetches.id, id), eq(pictureFetches.state, 'waiting'));
    if ('failed' in fetched) {
      await shop.db.update(pictureFetches).set({ state: 'failed', failure: fetched.failed }).where(mine);
      return;
    }
    const [one] = await shop.db
      .update(pictureFetches)
      .set({ state: 'fetched', failure: null, image: fetched.image })
      .where(mine)
      .returning();
    if (one) await giveToProduct(shop, one, fetched.image);
  });
}

/** A product that waits for its first picture goes on sale with it, where the file asked for that and nothing bars it by now. */
async function giveToProduct(shop: Shop, one: PictureFetch, image: string): Promise<void> {
  const { importId, productId, place, replaces, activate } = one;
  const [before] = await shop.db
    .select(productColumns)
    .from(products)
    .where(eq(products.id, productId))
    .for('update');
  if (!before) return;
  const missing = await countMissing(shop, one);
  const images = withPicture(before.images, { image, place, replaces, missing });
  const barred = before.archivedAt !== null || before.saleStoppedAt !== null;
  const active = before.active || (activate && before.images.length === 0 && !barred);
  const after = { ...before, images, active };
  const differ = differingFields(before, after);
  if (differ.length === 0) return;
  const revision = before.revision + 1;
  await shop.db
    .update(products)
    .set({ images, active, revision, version: sql`${products.version} + 1`, updatedAt: shop.now() })
    .where(eq(products.id, productId));
  const [file] = await shop.db
    .select({ staffId: imports.staffId })
    .from(imports)
    .where(eq(imports.id, importId));
  await audit(shop, {
    staffId: file?.staffId ?? '',
    action: 'product changed',
    subject: productId,
    before: pickFields(before, differ),
    after: { ...pickFields(after, differ), importId, revision },
  });
  await invalidateLists(shop, tagsMoved(before, after));
  shop.invalidate([productId]);
}

/** Pictures of earlier places of the same row that are not there. */
async function countMissing(
  { db }: Pick<Shop, 'db'>,
  { importId, productId, place }: PictureFetch,
): Promise<number> {
  return db.$count(
    pictureFetches,
    and(
      eq(pictureFetches.productId, productId),
      eq(pictureFetches.importId, importId),
      lt(pictureFetches.place, place),
      sql`${pictureFetches.state} <> 'fetched'`,
    ),
  );
}
