import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { coupons, images, products, reviews } from '#database/schema.ts';
import { audit } from '#shop/audit.ts';
import { invalidateLists } from '#shop/catalogue/cache-tags.ts';
import { listTags } from '#shop/catalogue/list-tags.ts';
import { forgetWords } from '#shop/catalogue/search/learn.ts';
import { removePicture } from '#shop/images/variant.ts';
import { countReviews } from '#shop/reviews/count.ts';
import type { Shop } from '#shop/shop.ts';
import { transact } from '#shop/transact.ts';
import { catalogue } from './catalogue/index.ts';
import { variedFrom } from './seed-many.ts';

const titles = new Set(catalogue.map((product) => product.title));
const pictures = catalogue.flatMap((product) => product.pictures);
const invented = catalogue.flatMap((product) => product.reviews.map((review) => review.text));

export interface RemovedDemo {
  /** How many products are gone. */
  gone: number;
  /** Titles of those that somebody ordered: they are hidden, since orders go on naming them. */
  hidden: string[];
  /** Titles of those that staff gave another title or other pictures: they are left as they are. */
  kept: string[];
  /** Discount codes for products that are gone. They are gone too. */
  codes: string[];
  /** How many pictures are gone. */
  pictures: number;
}

/**
 * Takes the demonstration out of a shop, beside a living one too: its products, invented reviews and pictures. A product is
 * the demonstration's by its title and pictures together; what staff changed else (price, stock) does not make it real. What is
 * hidden or left loses its invented reviews. Again and again it is the same: a run that was killed is made up for by the next.
 *
 * @param by who does it, for the audit log
 */
export async function removeDemo(
  shop: Pick<Shop, 'db' | 'images' | 'invalidate'>,
  by: string,
): Promise<RemovedDemo> {
  const outcome = await transact(shop, async (shop) => {
    // Locked as by a checkout, in the order of their ids: nobody orders one while it is looked at.
    const found = await shop.db
      .select({ id: products.id, title: products.title, images: products.images, active: products.active })
      .from(products)
      .where(or(overlaps(pictures), among(products.title, [...titles])))
      .orderBy(products.id)
      .for('update');
    const demo = found.filter(isDemonstration);
    const kept = found.filter((product) => !isDemonstration(product));
    const orderedIds = await ordered(
      shop,
      demo.map(({ id }) => id),
    );
    const hidden = demo.filter(({ id }) => orderedIds.has(id));
    const gone = demo.filter(({ id }) => !orderedIds.has(id)).map(({ id }) => id);
    const toHide = hidden.filter(({ active }) => active).map(({ id }) => id);

    const codes = await shop.db.delete(coupons).where(among(coupons.productId, gone)).returning();
    await shop.db.delete(reviews).where(among(reviews.productId, gone));
    await shop.db.delete(products).where(among(products.id, gone));
    await shop.db
      .update(products)
      .set({ active: false, revision: sql`${products.revision} + 1` })
      .where(among(products.id, toHide));
    const cleared = await shop.db
      .delete(reviews)
      .where(
        and(
          isNull(reviews.userId),
          among(reviews.text, invented),
          among(
            reviews.productId,
            found.map(({ id }) => id),
          ),
        ),
      )
      .returning({ productId: reviews.productId });
    const reviewed = [...new Set(cleared.map(({ productId }) => productId))];
    for (const id of reviewed.sort()) await countReviews(shop, id);
    const left = await shop.db
      .delete(images)
      .where(and(among(images.name, pictures), unused))
      .returning();

    const told = {
      gone: gone.length,
      hidden: hidden.map(({ title }) => title),
      kept: kept.map(({ title }) => title),
      codes: codes.map(({ code }) => code),
      pictures: left.length,
    };
    if (gone.length + toHide.length + reviewed.length + left.length > 0) {
      await forgetWords(shop);
      await invalidateLists(shop, listTags);
      await audit(shop, {
        staffId: by,
        action: 'demonstration removed',
        subject: 'demonstration',
        after: { ...told },
      });
      shop.invalidate([...gone, ...toHide, ...reviewed]);
    }
    return told;
  });
  await removeFiles(shop);
  return outcome;
}

/** Which of some products stand in an order. */
async function ordered({ db }: Pick<Shop, 'db'>, ids: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct product_id as id from order_lines where product_id = any(${sql.param(ids)}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

const overlaps = (names: string[]): SQL => sql`${products.images} && ${sql.param(names)}::text[]`;

const isDemonstration = ({ title, images: shown }: { title: string; images: string[] }): boolean =>
  titles.has(variedFrom(title)) && shown.every((name) => pictures.includes(name));

/** No product shows it, nor an order of one that showed it then. */
const unused = sql`not exists (select from products where ${images.name} = any(products.images))
  and not exists (select from order_lines where order_lines.image = ${images.name})`;

/** Only once their rows are gone for good; also what a run that was killed here left behind. */
async function removeFiles({ db, images: store }: Pick<Shop, 'db' | 'images'>): Promise<void> {
  const rows = await db.select({ name: images.name }).from(images).where(among(images.name, pictures));
  const used = new Set(rows.map(({ name }) => name));
  for (const name of pictures) if (!used.has(name)) await removePicture(store, name);
}
