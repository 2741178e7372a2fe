import { asc, eq, sql } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { goesWith, products } from '#database/schema.ts';
import { audit } from '../../audit.ts';
import type { Shop } from '../../shop.ts';
import { transact } from '../../transact.ts';
import { type Product, productColumns } from '../product.ts';

/** What staff chose to go with a product, in its order; what is not sold or not in stock too. */
export async function readChosen({ db }: Pick<Shop, 'db'>, productId: string): Promise<Product[]> {
  return db
    .select(productColumns)
    .from(goesWith)
    .innerJoin(products, eq(products.id, goesWith.otherId))
    .where(eq(goesWith.productId, productId))
    .orderBy(asc(goesWith.position));
}

export interface Choice {
  productId: string;
  /** The ids of up to six others, each once and none of them the product itself, in their order. */
  others: string[];
  /** Those that staff saw when they chose: another's choice since is not undone unseen. */
  othersWere: string[];
}

type Refused = { refused: 'no such product' | 'changed meanwhile' };

/** Sets what goes with a product; with none, the shop goes by facts and orders again. */
export async function chooseGoesWith(
  shop: Shop,
  { productId, others, othersWere }: Choice,
  staffId: string,
): Promise<{ chosen: true } | Refused> {
  return transact(shop, async (shop): Promise<{ chosen: true } | Refused> => {
    const [product] = await shop.db
      .select({ title: products.title })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update');
    const known = await shop.db.select({ id: products.id }).from(products).where(among(products.id, others));
    if (!product || known.length !== others.length) return { refused: 'no such product' };
    const before = (await readChosen(shop, productId)).map(({ id }) => id);
    if (before.join() !== othersWere.join()) return { refused: 'changed meanwhile' };
    await shop.db.delete(goesWith).where(eq(goesWith.productId, productId));
    if (others.length > 0)
      await shop.db
        .insert(goesWith)
        .values(others.map((otherId, place) => ({ productId, otherId, position: place + 1 })));
    await shop.db
      .update(products)
      .set({ version: sql`${products.version} + 1` })
      .where(eq(products.id, productId));
    await audit(shop, {
      staffId,
      action: 'goes with chosen',
      subject: productId,
      before: { title: product.title, others: before },
      after: { title: product.title, others },
    });
    shop.invalidate([productId]);
    return { chosen: true };
  });
}
