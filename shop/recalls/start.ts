import { and, eq, gt, sql } from 'drizzle-orm';
import { products, recalls } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { newId } from '../tokens.ts';
import { transact } from '../transact.ts';
import { boughtOrders } from './bought.ts';

export interface NewRecall {
  productId: string;
  since: Date;
  subject: string;
  text: string;
  /** The same one begins nothing new. */
  key: string;
  staffId: string;
}

/** The same letter about the same product within a day is the same recall: a colleague has begun it. */
const sameWithinMs = 86_400_000;

/**
 * Begins a recall: writes down everybody who is to be written to, and queues the letters. The letter is about the goods' safety,
 * so that it goes whatever somebody chose of the newsletter.
 */
export async function startRecall(
  shop: Shop,
  { productId, since, subject, text, key, staffId }: NewRecall,
): Promise<{ recallId: string } | { refused: 'no such product' | 'nobody' }> {
  return transact(shop, async (shop) => {
    // Two presses at once: the second waits, and finds the first.
    await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recall ${productId}`}, 0))`);
    const [earlier] = await shop.db.select({ id: recalls.id }).from(recalls).where(eq(recalls.key, key));
    if (earlier) return { recallId: earlier.id };
    const [alike] = await shop.db
      .select({ id: recalls.id })
      .from(recalls)
      .where(
        and(
          eq(recalls.productId, productId),
          eq(recalls.subject, subject),
          eq(recalls.text, text),
          gt(recalls.startedAt, new Date(shop.now().getTime() - sameWithinMs)),
        ),
      );
    if (alike) return { recallId: alike.id };
    const [product] = await shop.db
      .select({ title: products.title })
      .from(products)
      .where(eq(products.id, productId))
      // Nobody removes it meanwhile.
      .for('key share');
    if (!product) return { refused: 'no such product' as const };
    const { title } = product;
    const recallId = newId();
    await shop.db
      .insert(recalls)
      .values({ id: recallId, key, productId, title, since, subject, text, staffId, startedAt: shop.now() });
    const people = await addRecipients(shop, { id: recallId, productId, since });
    if (people === 0) {
      await shop.db.delete(recalls).where(eq(recalls.id, recallId));
      return { refused: 'nobody' as const };
    }
    await audit(shop, {
      staffId,
      action: 'product recalled',
      subject: productId,
      after: { title, people, letter: subject },
    });
    await shop.jobs.add('recall', {});
    return { recallId };
  });
}

/** Adds everybody who bought it and is not among the recipients yet; one who ordered twice is one. Answers how many they are. */
export async function addRecipients(
  { db }: Pick<Shop, 'db'>,
  { id, productId, since }: { id: string; productId: string; since: Date },
): Promise<number> {
  const added = await db.execute(sql`
    insert into recall_recipients (recall_id, email, name, order_ids, units)
    select ${id}, email, (array_agg(user_name order by paid_at desc))[1], array_agg(id order by paid_at desc), sum(units)
    from (${boughtOrders(productId, since)}) as bought where email <> '' group by email order by email
    on conflict (recall_id, email) where email <> '' do nothing`);
  return added.rowCount ?? 0;
}
