import { type orders, saleRefusals } from '#database/schema.ts';
import { validDefence } from '../accounts/defences.ts';
import type { Product } from '../catalogue/product.ts';
import type { Shop } from '../shop.ts';

export type SaleRefusal = {
  refused: 'no declaration' | 'no defence' | 'defence ended';
  /** Of the product that asks for it. */
  title: string;
};

/** What an order keeps of it. */
export type LawfulSale = Pick<typeof orders.$inferInsert, 'adultDeclaredAt' | 'defence'>;

/**
 * Whether the products of a basket may be sold to an account: what is 18+ after its declaration, a realistic imitation firearm
 * on a defence that counts today (VCRA 2006 s.36-37). A refusal is written down for Trading Standards. In the transaction that
 * writes the order, with the account locked, so that a defence that staff withdraw at this moment counts or does not.
 */
export async function checkRestrictedSale(
  shop: Shop,
  {
    userId,
    products,
    adultDeclared,
  }: {
    userId: number;
    products: Pick<Product, 'id' | 'title' | 'adult' | 'imitation'>[];
    adultDeclared: boolean;
  },
): Promise<LawfulSale | SaleRefusal> {
  const [forAdults] = products.filter(({ adult }) => adult);
  if (!forAdults) return {};
  if (!adultDeclared) return refuse(shop, userId, forAdults, 'no declaration');
  const adultDeclaredAt = shop.now();
  const [imitation] = products.filter((product) => product.imitation);
  if (!imitation) return { adultDeclaredAt };
  const found = await validDefence(shop, userId);
  if (!('defence' in found))
    return refuse(shop, userId, imitation, found.ended ? 'defence ended' : 'no defence');
  const { kind, reference, note, checkedBy, checkedAt, until } = found.defence;
  return {
    adultDeclaredAt,
    defence: { kind, reference, note, checkedBy, checkedAt: checkedAt.toISOString(), until: until ?? '' },
  };
}

async function refuse(
  shop: Shop,
  userId: number,
  { id, title }: Pick<Product, 'id' | 'title'>,
  reason: SaleRefusal['refused'],
): Promise<SaleRefusal> {
  await shop.db.insert(saleRefusals).values({ at: shop.now(), productId: id, title, userId, reason });
  return { refused: reason, title };
}
