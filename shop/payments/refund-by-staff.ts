import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { type RefundRefusal, type RefundRequest, type Requested, requestRefund } from './refund.ts';

/** Asks for a refund that a member of staff chose, and writes down who did; asked for again, it is written down once. */
export function refundByStaff(
  shop: Shop,
  { staffId, ...request }: Omit<RefundRequest, 'by'> & { staffId: string },
): Promise<Requested | RefundRefusal> {
  return transact(shop, async (shop): Promise<Requested | RefundRefusal> => {
    const outcome = await requestRefund(shop, { ...request, by: { staffId } });
    if ('refused' in outcome || outcome.again) return outcome;
    const { refundId, amountPence, restocked } = outcome;
    const { orderId, lines, deliveryPence, goodwillPence, reason } = request;
    await audit(shop, {
      staffId,
      action: 'order refund',
      subject: orderId,
      after: { refundId, amountPence, reason, lines, deliveryPence, goodwillPence, restocked },
    });
    return outcome;
  });
}
