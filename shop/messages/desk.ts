import { eq } from 'drizzle-orm';
import type { InquiryState } from '#database/enums.ts';
import { contactInquiries, staff } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';

/** Who can look after an inquiry: every member of staff, by id. */
export async function staffIds({ db }: Shop): Promise<string[]> {
  const found = await db.select({ id: staff.id }).from(staff).orderBy(staff.id);
  return found.map(({ id }) => id);
}

export type DeskRefusal = { refused: 'no such inquiry' | 'no such staff' };

/** Gives an inquiry to a member of staff, or to nobody. */
export function assignInquiry(
  shop: Shop,
  { inquiryId, assignee, staffId }: { inquiryId: string; assignee: string | null; staffId: string },
): Promise<{ assigned: true } | DeskRefusal> {
  return transact(shop, async (shop): Promise<{ assigned: true } | DeskRefusal> => {
    const before = await lock(shop, inquiryId);
    if (!before) return { refused: 'no such inquiry' };
    if (assignee !== null) {
      // Kept until the end, so that nobody removes the account meanwhile.
      const found = await shop.db
        .select({ id: staff.id })
        .from(staff)
        .where(eq(staff.id, assignee))
        .for('key share');
      if (found.length === 0) return { refused: 'no such staff' };
    }
    if (before.assignee === assignee) return { assigned: true };
    await shop.db.update(contactInquiries).set({ assignee }).where(eq(contactInquiries.id, inquiryId));
    await audit(shop, {
      ...{ staffId, action: 'message assigned', subject: inquiryId },
      ...{ before: { assignee: before.assignee }, after: { assignee } },
    });
    return { assigned: true };
  });
}

/** Says what an inquiry waits for. */
export function setInquiryState(
  shop: Shop,
  { inquiryId, state, staffId }: { inquiryId: string; state: InquiryState; staffId: string },
): Promise<{ state: InquiryState } | DeskRefusal> {
  return transact(shop, async (shop): Promise<{ state: InquiryState } | DeskRefusal> => {
    const before = await lock(shop, inquiryId);
    if (!before) return { refused: 'no such inquiry' };
    if (before.state === state) return { state };
    await shop.db.update(contactInquiries).set({ state }).where(eq(contactInquiries.id, inquiryId));
    await audit(shop, {
      ...{ staffId, action: 'message state', subject: inquiryId },
      ...{ before: { state: before.state }, after: { state } },
    });
    return { state };
  });
}

async function lock({ db }: Shop, inquiryId: string) {
  const [found] = await db
    .select({ assignee: contactInquiries.assignee, state: contactInquiries.state })
    .from(contactInquiries)
    .where(eq(contactInquiries.id, inquiryId))
    .for('update');
  return found;
}
