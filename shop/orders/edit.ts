import { and, eq } from 'drizzle-orm';
import { firstOrderFingerprints, orderEdits, orderEvents, orders } from '#database/schema.ts';
import type { Address } from '../accounts/address.ts';
import { audit } from '../audit.ts';
import { buyerFingerprints } from '../coupons/buyer-fingerprints.ts';
import type { Hazard } from '../delivery/hazardous.ts';
import { notSentTo } from '../delivery/restricted.ts';
import { requestRefund } from '../payments/refund.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { readOrder, type WholeOrder } from './read.ts';
import { mayEdit, shopperMayCancel } from './status.ts';
import { linesToSend } from './to-send.ts';

export interface Edit {
  orderId: string;
  /** Made by whoever edits: the same one is the same press. */
  key: string;
  /** How many edits of the order they saw. Left out: they don't say. */
  version?: number;
  /** Left out: it stays. */
  address?: Address;
  /** How many units of a line are to be sent; of lines left out as many as now. */
  lines?: readonly { position: number; quantity: number }[];
  /** As the shopper reads it; '' for none. */
  reason: string;
  by: 'shopper' | { staffId: string };
}

export type EditRefusal =
  | { refused: 'no such order' | 'not paid' | 'dispatched' | 'being packed' | 'changed meanwhile' }
  | { refused: 'nothing changed' | 'nothing left' | 'nothing to refund' }
  | {
      refused: 'no such line' | 'too many units' | 'in a parcel' | 'refunded already';
      position: number;
      left: number;
    }
  | { refused: 'not sent there'; title: string; place: string; hazard: Hazard };

export interface Edited {
  /** How many edits of the order there are with it. */
  version: number;
  refundPence: number;
}

/**
 * Changes where a paid order goes, or takes units out of it, before it leaves: under its row lock, once for each key. Units that
 * are taken out go back on the shelf and are refunded as they were paid, through the ledger; the delivery price stays. The shopper
 * is written to, once. A shopper may do it until somebody packs the order; what was packed is to be packed again. What was sold, and with it the receipt, stays as it was.
 */
export function editOrder(shop: Shop, edit: Edit): Promise<Edited | EditRefusal> {
  return transact(shop, async (shop): Promise<Edited | EditRefusal> => {
    await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.id, edit.orderId)).for('update');
    const order = await readOrder(shop, edit.orderId);
    if (!order) return { refused: 'no such order' };
    const version = order.edits.length;
    const earlier = await editWith(shop, edit);
    if (earlier) return { version, refundPence: earlier.refundPence };
    const refusal = refuse(order, edit);
    if (refusal) return refusal;
    const lines = changedLines(order, edit.lines ?? []);
    if ('refused' in lines) return lines;
    const address = edit.address && differs(order, edit.address) ? edit.address : undefined;
    if (!address && lines.length === 0) return { refused: 'nothing changed' };
    const unsent = address && unsendable(order, lines, address);
    if (unsent) return unsent;

    const refund = await refundOf(shop, edit, lines);
    if ('refused' in refund) return refund;
    await write(shop, order, { ...edit, address, lines, ...refund });
    return { version: version + 1, ...refund };
  });
}

interface EditedLine {
  position: number;
  title: string;
  from: number;
  to: number;
}

async function editWith({ db }: Shop, { orderId, key }: Edit) {
  const [found] = await db
    .select({ refundPence: orderEdits.refundPence })
    .from(orderEdits)
    .where(and(eq(orderEdits.orderId, orderId), eq(orderEdits.key, key)));
  return found;
}

function refuse(order: WholeOrder, { by, version }: Edit): EditRefusal | undefined {
  if (!mayEdit(order)) return { refused: shopperMayCancel(order) ? 'not paid' : 'dispatched' };
  if (by === 'shopper' && (order.packedAt || order.parcels.length > 0)) return { refused: 'being packed' };
  if (version !== undefined && version !== order.edits.length) return { refused: 'changed meanwhile' };
}

/** The lines of which fewer units are to be sent than before. */
function changedLines(order: WholeOrder, wanted: NonNullable<Edit['lines']>): EditedLine[] | EditRefusal {
  const changed: EditedLine[] = [];
  for (const { position, quantity: to } of wanted) {
    const line = order.lines.find((one) => one.position === position);
    if (!line || changed.some((one) => one.position === position))
      return { refused: 'no such line', position, left: 0 };
    const from = line.quantity - line.takenOut;
    if (to > from) return { refused: 'too many units', position, left: from };
    const packed = order.parcels
      .flatMap((parcel) => parcel.lines)
      .filter((packed) => packed.position === position)
      .reduce((units, { quantity }) => units + quantity, 0);
    if (to < packed && to < from) return { refused: 'in a parcel', position, left: packed };
    if (to < from) changed.push({ position, title: line.title, from, to });
  }
  return after(order, changed).length === 0 ? { refused: 'nothing left' } : changed;
}

/** The lines of an order as they are sent once some changed. */
const after = (order: WholeOrder, changed: readonly EditedLine[]) =>
  linesToSend(order.lines).filter(
    ({ position }) => changed.find((line) => line.position === position)?.to !== 0,
  );

const deliveryOf = (order: WholeOrder): Address => ({
  name: order.deliveryName,
  phone: order.deliveryPhone,
  address: order.deliveryAddress,
  city: order.deliveryCity,
  pinCode: order.deliveryPinCode,
});

function differs(order: WholeOrder, address: Address): boolean {
  const now = deliveryOf(order);
  return (Object.keys(now) as (keyof Address)[]).some((field) => now[field] !== address[field]);
}

/** What of an order can't go to an address, as at the checkout (../delivery/restricted.ts). */
function unsendable(order: WholeOrder, changed: EditedLine[], { pinCode }: Address): EditRefusal | undefined {
  for (const line of after(order, changed)) {
    const why = notSentTo(pinCode, line);
    if (why) return { refused: 'not sent there', title: line.title, ...why };
  }
}

async function refundOf(
  shop: Shop,
  { orderId, key, by }: Edit,
  lines: EditedLine[],
): Promise<{ refundPence: number } | EditRefusal> {
  if (lines.length === 0) return { refundPence: 0 };
  const units = lines.map(({ position, from, to }) => ({
    position,
    quantity: from - to,
    restock: from - to,
  }));
  const asked = await requestRefund(shop, {
    ...{ orderId, lines: units, deliveryPence: 0, goodwillPence: 0 },
    ...{ reason: 'changed', key: `edit ${key}`, by },
  });
  if ('refundId' in asked) return { refundPence: asked.amountPence };
  if (asked.refused === 'nothing to refund') return { refused: 'nothing to refund' };
  // A kindness was for some of them, and nobody said that they stay here.
  if (asked.refused === 'too many units') return { ...asked, refused: 'refunded already' };
  throw new Error(`units that are there could not be refunded: ${asked.refused}`);
}

type Change = Omit<Edit, 'lines'> & { lines: EditedLine[]; refundPence: number };

async function write(shop: Shop, order: WholeOrder, change: Change): Promise<void> {
  const { orderId, key, address, lines, refundPence, reason, by } = change;
  const at = shop.now();
  const staffId = by === 'shopper' ? null : by.staffId;
  const [edit] = await shop.db
    .insert(orderEdits)
    .values({
      ...{ orderId, key, lines, refundPence, reason, staffId, at },
      ...(address && { addressBefore: deliveryOf(order), addressAfter: address }),
      by: by === 'shopper' ? by : 'staff',
    })
    .returning({ id: orderEdits.id });
  if (!edit) throw new Error('the edit was not written');
  if (address) await changeDelivery(shop, order, address);
  if (order.packedAt) await shop.db.update(orders).set({ packedAt: null }).where(eq(orders.id, orderId));
  const happened = [address && 'Address changed', lines.length > 0 && 'Items taken out'].filter(
    (event) => typeof event === 'string',
  );
  const who = by === 'shopper' ? ('shopper' as const) : ('staff' as const);
  await shop.db.insert(orderEvents).values(happened.map((event) => ({ orderId, event, by: who, at })));
  if (staffId)
    await audit(shop, {
      ...{ staffId, action: 'order edited', subject: orderId },
      // Where somebody lives stands in the order alone, from where it goes with the account.
      before: { lines: lines.map(({ title, from }) => `${from} × ${title}`) },
      after: {
        lines: lines.map(({ title, to }) => `${to} × ${title}`),
        addressChanged: Boolean(address),
        reason,
      },
    });
  if (order.email)
    await shop.jobs.add('mail', { template: 'order changed', to: order.email, orderId, editId: edit.id });
  shop.log.info({ orderId, by: who, address: Boolean(address), lines: lines.length }, 'an order was edited');
}

async function changeDelivery(shop: Shop, order: WholeOrder, address: Address): Promise<void> {
  const { name, phone, city, pinCode } = address;
  await shop.db
    .update(orders)
    .set({
      deliveryName: name,
      deliveryPhone: phone,
      deliveryAddress: address.address,
      deliveryCity: city,
      deliveryPinCode: pinCode,
    })
    .where(eq(orders.id, order.id));
  if (!order.firstOrder) return;
  // The code is used at the new address too.
  const used = await buyerFingerprints(shop, { email: order.email, address });
  await shop.db
    .insert(firstOrderFingerprints)
    .values(used.map((fingerprint) => ({ fingerprint, orderId: order.id })))
    .onConflictDoNothing();
}
