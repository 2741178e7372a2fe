import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import type { ShortageState } from '#database/enums.ts';
import { orderLines, orders, products } from '#database/schema.ts';
import { type Hazard, hazardOf } from '../../delivery/hazardous.ts';
import { readDisputeReasons } from '../../payments/open-disputes.ts';
import { dispatchDay } from '../../pricing/delivery.ts';
import type { Shop } from '../../shop.ts';
import type { OrderWithLines } from '../read.ts';
import { type RecalledProduct, recalledOf } from '../recalled.ts';
import { readShortages, type ShortageOfOrder } from '../shortages/read.ts';
import { unitsToSend } from '../shortages/to-send.ts';
import { takenOut } from '../taken-out.ts';
import { type ParcelSize, parcelSizeOf } from './parcel-size.ts';

/** A line as it is picked and packed: by what its product is called today, and where it lies. */
export type PackedLine = OrderWithLines['lines'][number] & {
  /** Units that go into the parcel: without those that are missing, or were refunded. */
  quantity: number;
  sku: string;
  barcode: string;
  /** '' where nobody has said. */
  shelf: string;
  hazard: Hazard | undefined;
  /** That some of it is missing, or that it is what was taken instead of that. */
  short: { missing: number; state: ShortageState; until: Date; instead: boolean } | undefined;
};

export interface OrderToPack extends OrderWithLines {
  lines: PackedLine[];
  /** The day on which it must leave, as it was promised: 00:00 UTC of the day in London. */
  goesBy: Date;
  /** Of its goods; null where one of them has no weight. */
  grams: number | null;
  size: ParcelSize;
  hazards: Hazard[];
  /** Why the customer's bank may take its money back, as the bank says it; undefined where nothing is disputed. */
  disputed: string | undefined;
  /** What of it is not to be sent any more. */
  recalled: RecalledProduct[];
}

export interface PackingQuestion {
  /** 'pack': confirmed ones; 'confirm': paid ones that nobody has confirmed yet. */
  view: 'pack' | 'confirm';
  /** 'none': only what flies as well; undefined: any. */
  hazard?: Hazard | 'none';
  size?: ParcelSize;
  limit: number;
  offset: number;
}

/** More than these nobody packs in a day: they are the oldest, and the others follow. */
const maxOpen = 2000;

/** The paid orders that are to be confirmed or packed, those that must leave first before the others. */
export async function listToPack(
  shop: Shop,
  { view, hazard, size, limit, offset }: PackingQuestion,
): Promise<{ orders: OrderToPack[]; total: number }> {
  const open = await shop.db
    .select(columns)
    .from(orders)
    .where(
      and(
        eq(orders.orderStatus, view === 'pack' ? 'Confirmed' : 'Pending'),
        eq(orders.paymentStatus, 'Success'),
      ),
    )
    .orderBy(asc(orders.paidAt), orders.id)
    .limit(maxOpen);
  const all = await withFacts(shop, open);
  const fits = all.filter(
    (order) =>
      (!size || order.size === size) &&
      (!hazard || (hazard === 'none' ? order.hazards.length === 0 : order.hazards.includes(hazard))),
  );
  return { orders: fits.slice(offset, offset + limit), total: fits.length };
}

/** One order as it is packed, whatever its status is; undefined for none, and for one that was never paid. */
export async function findToPack(shop: Shop, orderId: string): Promise<OrderToPack | undefined> {
  const found = await shop.db.select(columns).from(orders).where(eq(orders.id, orderId));
  const [order] = await withFacts(shop, found);
  return order;
}

const columns = { ...getTableColumns(orders), recalled: recalledOf(orders) };

type Order = typeof orders.$inferSelect & { recalled: RecalledProduct[] };

async function withFacts(shop: Shop, found: Order[]): Promise<OrderToPack[]> {
  const ids = found.map(({ id }) => id);
  const [lines, shortages, disputed] = await Promise.all([
    linesOf(shop, ids),
    readShortages(shop, ids),
    readDisputeReasons(shop, ids),
  ]);
  return found.flatMap((order) => {
    const own = packedLines(lines.get(order.id) ?? [], shortages.get(order.id) ?? []);
    if (!order.paidAt) return [];
    const grams = own.reduce<number | null>(
      (sum, { quantity, weightGrams }) =>
        sum === null || weightGrams === null ? null : sum + quantity * weightGrams,
      0,
    );
    const hazards = [...new Set(own.flatMap(({ hazard }) => hazard ?? []))].toSorted();
    return {
      ...order,
      lines: own,
      goesBy: dispatchDay(order.paidAt),
      grams,
      size: parcelSizeOf(grams),
      hazards,
      disputed: disputed.get(order.id),
    };
  });
}

type FoundLine = Omit<PackedLine, 'short'> & { weightGrams: number | null; takenOut: number };

/** What goes into the parcel, line by line; what was taken instead of missing units stands at the end. */
function packedLines(
  lines: FoundLine[],
  shortages: ShortageOfOrder[],
): (PackedLine & { weightGrams: number | null })[] {
  const units = unitsToSend({ lines, shortages });
  const shortOf = ({ missing, state, until }: ShortageOfOrder, instead: boolean) => ({
    ...{ missing, state, until, instead },
  });
  const own = lines.map((line) => {
    const short = shortages.find(({ position }) => position === line.position);
    return { ...line, quantity: units.get(line.position) ?? 0, short: short && shortOf(short, false) };
  });
  const swapped = shortages.flatMap((short) => {
    const line = lines.find(({ position }) => position === short.position);
    if (!line || !short.swap) return [];
    const { id, title, category, images, sku, barcode, shelf, weightGrams } = short.swap;
    return {
      ...line,
      ...{ productId: id, title, category, image: images[0] ?? '', quantity: short.missing, weightGrams },
      ...{
        sku: sku ?? '',
        barcode: barcode ?? '',
        shelf: shelf ?? '',
        hazard: hazardOf({ category, title }),
      },
      short: shortOf(short, true),
    };
  });
  return [...own.filter(({ quantity, short }) => quantity > 0 || short), ...swapped];
}

async function linesOf({ db }: Shop, orderIds: string[]) {
  const { sku, barcode, shelf, weightGrams } = products;
  const rows = await db
    .select({ ...getTableColumns(orderLines), takenOut, sku, barcode, shelf, weightGrams })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(among(orderLines.orderId, orderIds))
    .orderBy(orderLines.position);
  const lines = rows.map((line) => ({
    ...line,
    sku: line.sku ?? '',
    barcode: line.barcode ?? '',
    shelf: line.shelf ?? '',
    hazard: hazardOf(line),
  }));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}
