import { eq } from 'drizzle-orm';
import { recallRecipients } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

export type HandleRefusal = { refused: 'no such person' | 'wants nothing' };

/**
 * Marks what somebody wants who was written to, money or another one, as handled by staff, or takes the mark back. Marked again, the
 * first time stays.
 */
export function handleAnswer(
  shop: Shop,
  { personId, handled, staffId }: { personId: number; handled: boolean; staffId: string },
): Promise<{ handledAt: Date | null } | HandleRefusal> {
  return transact(shop, async (shop): Promise<{ handledAt: Date | null } | HandleRefusal> => {
    const isThis = eq(recallRecipients.id, personId);
    const [person] = await shop.db.select().from(recallRecipients).where(isThis).for('update');
    if (!person) return { refused: 'no such person' };
    if (person.choice !== 'money') return { refused: 'wants nothing' };
    const handledAt = handled ? (person.handledAt ?? shop.now()) : null;
    if ((handledAt === null) === (person.handledAt === null)) return { handledAt };
    await shop.db.update(recallRecipients).set({ handledAt }).where(isThis);
    await audit(shop, { staffId, action: 'recall handled', subject: person.recallId, after: { handled } });
    return { handledAt };
  });
}
