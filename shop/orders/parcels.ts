import { and, asc, eq } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { orderLines, orders, parcelLines, parcels } from '#database/schema.ts';
import { audit } from '../audit.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { type CarrierKey, carrierOf, plainTracking } from './carriers.ts';
import { endedStatuses } from './status.ts';
import { takenOut } from './taken-out.ts';
import { linesToSend } from './to-send.ts';
import { type PackedLine, unpacked } from './unpacked.ts';

export interface Parcel {
  id: number;
  carrier: CarrierKey;
  service: string;
  /** '' for none. */
  tracking: string;
  at: Date;
  /** None where nobody said which units are in it. */
  lines: PackedLine[];
}

export interface ParcelEntry {
  orderId: string;
  /** The one to change; left out: another one. */
  parcelId?: number;
  carrier: CarrierKey;
  service: string;
  tracking: string;
  /**
   * Left out: all that is in no other parcel. 'untold': nobody says which units are in it, since all of them are written down with
   * other parcels already.
   */
  lines?: PackedLine[] | 'untold';
  staffId: string;
}

export type ParcelRefusal =
  | { refused: 'no such order' | 'no such parcel' | 'not paid' | 'ended' | 'nothing left' | 'same number' }
  | { refused: 'more than ordered'; title: string; left: number };

/** Most parcels that one order goes in. */
const maxParcels = 20;

/** Writes a parcel of an order down, or changes it. Its units and those of the other parcels are never more than are to be sent. */
export function saveParcel(shop: Shop, entry: ParcelEntry): Promise<{ parcelId: number } | ParcelRefusal> {
  const { orderId, parcelId, carrier, service, staffId } = entry;
  const tracking = plainTracking(entry.tracking);
  return transact(shop, async (shop): Promise<{ parcelId: number } | ParcelRefusal> => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { refused: 'no such order' };
    if (order.paymentStatus !== 'Success') return { refused: 'not paid' };
    if (endedStatuses.some((status) => status === order.orderStatus)) return { refused: 'ended' };
    const all = (await readParcels(shop, [orderId])).get(orderId) ?? [];
    const before = all.find(({ id }) => id === parcelId);
    if (parcelId !== undefined && !before) return { refused: 'no such parcel' };
    const others = all.filter(({ id }) => id !== parcelId);
    if (others.length >= maxParcels) return { refused: 'nothing left' };
    if (tracking && others.some((other) => other.tracking === tracking)) return { refused: 'same number' };
    const lines = await shop.db
      .select({
        position: orderLines.position,
        quantity: orderLines.quantity,
        title: orderLines.title,
        takenOut,
      })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId));
    const left = unpacked(linesToSend(lines), others);
    const packed = entry.lines === 'untold' ? [] : (entry.lines ?? before?.lines ?? left);
    if (packed.length === 0 && entry.lines !== 'untold') return { refused: 'nothing left' };
    for (const { position, quantity } of packed) {
      const most = left.find((line) => line.position === position)?.quantity ?? 0;
      if (quantity > most) {
        const title = lines.find((line) => line.position === position)?.title ?? '';
        return { refused: 'more than ordered', title, left: most };
      }
    }

    const values = { orderId, carrier, service, tracking };
    const [saved] = before
      ? await shop.db.update(parcels).set(values).where(eq(parcels.id, before.id)).returning()
      : await shop.db
          .insert(parcels)
          .values({ ...values, at: shop.now() })
          .returning();
    if (!saved) throw new Error('the parcel was not written');
    await shop.db.delete(parcelLines).where(eq(parcelLines.parcelId, saved.id));
    if (packed.length > 0)
      await shop.db
        .insert(parcelLines)
        .values(packed.map(({ position, quantity }) => ({ parcelId: saved.id, position, quantity })));
    await audit(shop, {
      staffId,
      action: 'order parcel',
      subject: orderId,
      before: before && named(before),
      after: named(saved),
    });
    return { parcelId: saved.id };
  });
}

/** Takes a parcel that was written down by mistake off its order. */
export function removeParcel(
  shop: Shop,
  { orderId, parcelId, staffId }: { orderId: string; parcelId: number; staffId: string },
): Promise<boolean> {
  return transact(shop, async (shop) => {
    const [gone] = await shop.db
      .delete(parcels)
      .where(and(eq(parcels.id, parcelId), eq(parcels.orderId, orderId)))
      .returning();
    if (!gone) return false;
    await audit(shop, {
      staffId,
      action: 'order parcel',
      subject: orderId,
      before: named(gone),
      after: null,
    });
    return true;
  });
}

/** The parcels of orders, by order, each order's oldest first. */
export async function readParcels(
  { db }: Pick<Shop, 'db'>,
  orderIds: string[],
): Promise<Map<string, Parcel[]>> {
  const found = await db
    .select({ parcel: parcels, line: parcelLines })
    .from(parcels)
    .leftJoin(parcelLines, eq(parcelLines.parcelId, parcels.id))
    .where(among(parcels.orderId, orderIds))
    .orderBy(asc(parcels.id), asc(parcelLines.position));
  const each = [...Map.groupBy(found, ({ parcel }) => parcel.id).values()].map((rows) => {
    const { orderId, carrier, ...parcel } = (rows[0] as (typeof found)[number]).parcel;
    const lines = rows.flatMap(({ line }) =>
      line ? [{ position: line.position, quantity: line.quantity }] : [],
    );
    return { orderId, parcel: { ...parcel, carrier: carrier as CarrierKey, lines } };
  });
  const byOrder = Map.groupBy(each, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, own]) => [orderId, own.map(({ parcel }) => parcel)]));
}

/** As the audit log has it. */
const named = ({ carrier, service, tracking }: { carrier: string; service: string; tracking: string }) =>
  [carrierOf(carrier as CarrierKey).name, service, tracking].filter(Boolean).join(', ');
