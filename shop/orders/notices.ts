import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm';
import type { NoticeKind } from '#database/enums.ts';
import { orderMails, orderNotices, orders } from '#database/schema.ts';
import { audit } from '../audit.ts';
import { emailOnce } from '../order-email.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { inLondon, londonDay } from '../uk-time.ts';

/** The hour in London from which on the list of the orders since the last one goes out. */
const listHour = 7;
/** Orders that one list names, and that are told of in one transaction. */
const maxOrders = 200;
/** What was paid longer ago is not told any more: it keeps the question small, which is asked every minute. */
const oldestMs = 7 * 24 * 3_600_000;

/** How staff hear of paid orders; nobody does until somebody chose. */
export async function readNotices(shop: Pick<Shop, 'db'>): Promise<{ send: NoticeKind; by: string | null }> {
  const [chosen] = await shop.db.select().from(orderNotices);
  return { send: chosen?.send ?? 'none', by: chosen?.staffId ?? null };
}

/** Orders that were paid before stay untold. Chosen again, it stays as it is. */
export async function chooseNotices(shop: Shop, send: NoticeKind, staffId: string): Promise<void> {
  await transact(shop, async (shop) => {
    const { send: before } = await readNotices(shop);
    if (before === send) return;
    const now = shop.now();
    const values = { send, since: now, listedAt: now, staffId };
    await shop.db
      .insert(orderNotices)
      .values(values)
      .onConflictDoUpdate({ target: orderNotices.id, set: values });
    await audit(shop, { staffId, action: 'order notices chosen', subject: 'notices', before, after: send });
  });
}

/**
 * Queues what staff chose to hear of: a mail for each paid order, or from 07:00 in London on one that lists those since the last.
 * Each order is told of once, whichever was chosen and however often this runs.
 */
export async function sendNotices(shop: Shop): Promise<void> {
  while ((await sendSome(shop)) === maxOrders);
}

function sendSome(shop: Shop): Promise<number> {
  return transact(shop, async (shop) => {
    // Of two processes one waits, and finds what the other told.
    const [chosen] = await shop.db.select().from(orderNotices).for('update');
    if (!chosen || chosen.send === 'none') return 0;
    if (chosen.send === 'daily' && !isListDue(chosen.listedAt, shop.now())) return 0;
    const untold = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          gt(orders.paidAt, laterOf(chosen.since, new Date(shop.now().getTime() - oldestMs))),
          notExists(
            shop.db
              .select({ one: sql`1` })
              .from(orderMails)
              .where(and(eq(orderMails.orderId, orders.id), eq(orderMails.template, 'paid order'))),
          ),
        ),
      )
      .orderBy(asc(orders.paidAt))
      .limit(maxOrders);
    const to = shop.settings.staffMail;
    if (chosen.send === 'each') {
      for (const { id } of untold) await emailOnce(shop, { id, email: to }, 'paid order');
      return untold.length;
    }
    if (untold.length > 0) {
      const orderIds = untold.map(({ id }) => id);
      const told = orderIds.map((orderId) => ({ orderId, template: 'paid order' as const, at: shop.now() }));
      await shop.db.insert(orderMails).values(told);
      await shop.jobs.add('mail', { template: 'paid orders', to, orderIds });
    }
    // Of more than one list names, the next follows at once.
    if (untold.length < maxOrders) await shop.db.update(orderNotices).set({ listedAt: shop.now() });
    return untold.length;
  });
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** Whether the hour has come on a day that had no list yet; a shop that was closed at that hour sends it later. */
const isListDue = (listedAt: Date, now: Date): boolean =>
  inLondon(now).hour >= listHour && londonDay(now) > londonDay(listedAt);
