import { and, isNull, or, type SQL, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { coupons, images, products, reviews, titleKey } from '#database/schema.ts';
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

/** What taking the demonstration away does. */
export interface DemoOutcome {
  /** How many products go. */
  gone: number;
  /** Titles of those that somebody ordered: they go into the archive, since orders go on naming them. */
  archived: string[];
  /** Titles of those that staff edited: they are theirs by now, and left as they are. */
  kept: string[];
  /** How many reviews go with their products. */
  reviews: number;
}

export interface RemovedDemo extends DemoOutcome {
  /** Discount codes for products that are gone. They are gone too. */
  codes: string[];
  /** How many pictures are gone. */
  pictures: number;
}

/** How many products of the demonstration there are, as no staff have edited them. */
export const countDemo = ({ db }: Pick<Shop, 'db'>): Promise<number> =>
  db.$count(
    products,
    and(hasDemoTitle, untouched, sql`${products.images} <@ ${sql.param(pictures)}::text[]`),
  );

/**
 * What removeDemo would do now, as far as an index tells it, since a dashboard asks often: without the many products that are made
 * for measuring, and without naming what has another title by now.
 */
export async function previewDemo(shop: Pick<Shop, 'db'>): Promise<DemoOutcome> {
  const found = await sortOut(shop, await related(shop, hasDemoTitle));
  return {
    ...named(found),
    reviews: await shop.db.$count(reviews, among(reviews.productId, idsOf(found.gone))),
  };
}

/**
 * Takes the demonstration out of a shop, beside a living one too: its products, invented reviews and pictures. A product is
 * the demonstration's by its title and pictures, and only as long as no edit by staff and no file has touched it: what somebody
 * has worked on is never taken for it, whatever was changed. (Units in stock may be others; orders change them too.) What is
 * archived or left loses its invented reviews. Again and again it is the same: a run that was killed is made up for by the next.
 *
 * @param by who does it, for the audit log
 */
export async function removeDemo(
  shop: Pick<Shop, 'db' | 'images' | 'invalidate'>,
  by: string,
): Promise<RemovedDemo> {
  const outcome = await transact(shop, async (shop) => {
    // Locked as by a checkout, in the order of their ids: nobody orders one while it is looked at, and of two who press at once
    // the second finds them gone.
    const found = await sortOut(
      shop,
      await related(shop, or(overlaps(pictures), among(products.title, [...titles]))).for('update'),
    );
    const gone = idsOf(found.gone);
    const archived = idsOf(found.archived);

    const codes = await shop.db.delete(coupons).where(among(coupons.productId, gone)).returning();
    const written = await shop.db.delete(reviews).where(among(reviews.productId, gone)).returning();
    await shop.db.delete(products).where(among(products.id, gone));
    await shop.db
      .update(products)
      .set({ active: false, archivedAt: sql`now()`, revision: sql`${products.revision} + 1` })
      .where(among(products.id, archived));
    const alone = await dissolveFamilies(shop);
    const cleared = await shop.db
      .delete(reviews)
      .where(
        and(
          isNull(reviews.userId),
          among(reviews.text, invented),
          among(reviews.productId, idsOf([...found.archived, ...found.others])),
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
      ...named(found),
      reviews: written.length,
      codes: codes.map(({ code }) => code),
      pictures: left.length,
    };
    if (gone.length + archived.length + reviewed.length + left.length > 0) {
      await forgetWords(shop);
      await invalidateLists(shop, listTags);
      await audit(shop, {
        staffId: by,
        action: 'demonstration removed',
        subject: 'demonstration',
        after: { ...told },
      });
      shop.invalidate([...gone, ...archived, ...reviewed, ...alone]);
    }
    return told;
  });
  await removeFiles(shop);
  return outcome;
}

/** As no edit by staff and no file left it. */
const untouched = sql`${products.revision} = 1 and ${products.archivedAt} is null`;

const hasDemoTitle = sql`${titleKey(products.title)} in (
  select ${titleKey(sql`title`)} from unnest(${sql.param([...titles])}::text[]) as title)`;

/** The demonstration's products among some, and what else they are told from. */
const related = ({ db }: Pick<Shop, 'db'>, some: SQL | undefined) =>
  db
    .select({
      id: products.id,
      title: products.title,
      images: products.images,
      archivedAt: products.archivedAt,
      untouched: sql<boolean>`${untouched}`,
    })
    .from(products)
    .where(some)
    .orderBy(products.id);

type Related = Awaited<ReturnType<typeof related>>[number];

interface SortedOut {
  gone: Related[];
  archived: Related[];
  /** What is not the demonstration's any more, or in the archive already. */
  others: Related[];
}

async function sortOut(shop: Pick<Shop, 'db'>, found: Related[]): Promise<SortedOut> {
  const demo = found.filter(isDemonstration);
  const orderedIds = await ordered(shop, idsOf(demo));
  return {
    gone: demo.filter(({ id }) => !orderedIds.has(id)),
    archived: demo.filter(({ id }) => orderedIds.has(id)),
    others: found.filter((product) => !isDemonstration(product)),
  };
}

const idsOf = (products: Related[]): string[] => products.map(({ id }) => id);

const named = ({ gone, archived, others }: SortedOut) => ({
  gone: gone.length,
  archived: archived.map(({ title }) => title),
  kept: others.filter(({ archivedAt }) => !archivedAt).map(({ title }) => title),
});

/** Which of some products stand in an order. */
async function ordered({ db }: Pick<Shop, 'db'>, ids: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct product_id as id from order_lines where product_id = any(${sql.param(ids)}::text[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Families that have one member left, or none, are none. Answers the ids of those who are alone now. */
async function dissolveFamilies({ db }: Pick<Shop, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update products set family_id = null where family_id in (
      select family_id from products where family_id is not null group by family_id having count(*) < 2) returning id`);
  await db.execute(
    sql`delete from families where not exists (select from products where products.family_id = families.id)`,
  );
  return rows.map(({ id }) => id);
}

const overlaps = (names: string[]): SQL => sql`${products.images} && ${sql.param(names)}::text[]`;

const isDemonstration = ({ title, images: shown, untouched }: Related): boolean =>
  untouched && titles.has(variedFrom(title)) && shown.every((name) => pictures.includes(name));

/** No product shows it, nor an order of one that showed it then. */
const unused = sql`not exists (select from products where ${images.name} = any(products.images))
  and not exists (select from order_lines where order_lines.image = ${images.name})`;

/** Only once their rows are gone for good; also what a run that was killed here left behind. */
async function removeFiles({ db, images: store }: Pick<Shop, 'db' | 'images'>): Promise<void> {
  const rows = await db.select({ name: images.name }).from(images).where(among(images.name, pictures));
  const used = new Set(rows.map(({ name }) => name));
  for (const name of pictures) if (!used.has(name)) await removePicture(store, name);
}
