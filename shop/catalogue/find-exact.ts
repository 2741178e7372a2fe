import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Database, prepared } from '#database/connect.ts';
import { products, titleKey } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { type Product, productColumns } from './product.ts';

/** One word of the letters that SKUs have, with a digit or a hyphen: only what looks like a code is looked up as one. */
const canBeCode = /^(?=.*[\d-])[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/;

/**
 * The active product whose SKU, or else whose barcode, is what somebody typed, however its letters' case is written;
 * undefined for none. What can be no code costs no statement.
 *
 * @param narrowed what else is asked of it
 */
export async function findByCode(
  { db }: Pick<Shop, 'db'>,
  typed: string,
  narrowed?: SQL,
): Promise<Product | undefined> {
  const code = typed.trim();
  if (!canBeCode.test(code)) return undefined;
  const [found] = await (narrowed ? withCode(db, narrowed) : withCodeAnywhere(db)).execute({ code });
  return found;
}

function withCode(db: Database, narrowed?: SQL) {
  const code = sql`${sql.placeholder('code')}::text`;
  const hasSku = sql`upper(${products.sku}) = upper(${code})`;
  return (
    db
      .select(productColumns)
      .from(products)
      .where(and(eq(products.active, true), or(hasSku, eq(products.barcode, code)), narrowed))
      // A barcode may stand at several products.
      .orderBy(sql`${hasSku} desc nulls last`, desc(products.createdAt), products.id)
      .limit(1)
      .prepare('')
  );
}
const withCodeAnywhere = prepared((db) => withCode(db));

/** A title is no shorter: fewer words are those that many titles have. */
const fewestWordsOfTitle = 3;

/**
 * The active product that somebody typed or pasted whole: by its code, or by its title, but for case, spaces and punctuation.
 * Undefined for none. A search of one or two words costs no statement for it.
 *
 * @param narrowed what else is asked of it
 */
export async function findExact(
  { db }: Pick<Shop, 'db'>,
  typed: string,
  narrowed?: SQL,
): Promise<Product | undefined> {
  if (typed.trim().split(/\s+/).length < fewestWordsOfTitle) return findByCode({ db }, typed, narrowed);
  const [found] = await (narrowed ? withTitle(db, narrowed) : withTitleAnywhere(db)).execute({ typed });
  return found;
}

function withTitle(db: Database, narrowed?: SQL) {
  return db
    .select(productColumns)
    .from(products)
    .where(
      and(
        eq(products.active, true),
        sql`${titleKey(products.title)} = ${titleKey(sql`${sql.placeholder('typed')}::text`)}`,
        narrowed,
      ),
    )
    .orderBy(desc(products.createdAt), products.id)
    .limit(1)
    .prepare('');
}
const withTitleAnywhere = prepared((db) => withTitle(db));
