import { eq } from 'drizzle-orm';
import { orders } from '#database/schema.ts';
import { readCsvRecords } from '../csv-records.ts';
import { hasOpenDispute } from '../payments/open-disputes.ts';
import type { Shop } from '../shop.ts';
import { transact } from '../transact.ts';
import { type CarrierKey, carrierNamed, guessCarrier } from './carriers.ts';
import { moveOrder } from './move-order.ts';
import { type ParcelEntry, type ParcelRefusal, saveParcel } from './parcels.ts';
import { readRecalled } from './recalled.ts';
import { receiptNumberIn } from './search.ts';

/** The columns of each fact as carriers' programs head them, in lower case: Royal Mail Click & Drop's first. */
const columns = {
  reference: [
    'order reference',
    'channel reference',
    'reference',
    'order number',
    'order',
    'customer reference',
  ],
  tracking: ['tracking number', 'tracking', 'tracking no', 'consignment number', 'parcel number', 'barcode'],
  carrier: ['carrier', 'carrier name', 'courier'],
  service: ['service', 'service name', 'shipping service', 'service code'],
} as const;
type Fact = keyof typeof columns;

/** Most rows of a file. */
export const maxTrackingRows = 500;

export interface TrackingRow {
  /** As a spreadsheet counts; 1 is the heading. */
  line: number;
  /** The number of an order's receipt, or its id. */
  reference: string;
  tracking: string;
  carrier: CarrierKey | undefined;
  service: string;
}

export type TrackingOutcome =
  | { done: 'added' | 'added and shipped' | 'there already' }
  | { refused: 'no reference' | 'no number' | 'which carrier' | 'no such order' | 'disputed' }
  | { refused: 'recalled'; titles: string[] }
  | ParcelRefusal;

/** The rows of a carrier's file; or why it can't be read. */
export function readTrackingFile(
  csv: string,
): { rows: TrackingRow[] } | { unreadable: string } | { missing: 'reference' | 'tracking' } {
  const read = readCsvRecords(csv);
  if ('unreadable' in read) return read;
  const headings = Object.keys(read.records[0]?.cells ?? {});
  const columnOf = (fact: Fact) => columns[fact].find((column) => headings.includes(column));
  for (const fact of ['reference', 'tracking'] as const) if (!columnOf(fact)) return { missing: fact };
  return {
    rows: read.records.map(({ line, cells }) => {
      const cell = (fact: Fact) => cells[columnOf(fact) ?? ''] ?? '';
      const tracking = cell('tracking');
      return {
        line,
        reference: cell('reference'),
        tracking,
        carrier: carrierNamed(cell('carrier')) ?? guessCarrier(tracking),
        service: cell('service').slice(0, 60),
      };
    }),
  };
}

interface TrackingImport {
  rows: TrackingRow[];
  /** Orders that are confirmed are set to Shipped with it. */
  ship: boolean;
  dryRun: boolean;
  staffId: string;
}

/**
 * Writes down the parcel of each row, and ships its order; several rows of one order are several parcels. Each row by itself: what one is refused for keeps no other, and the same
 * file a second time changes nothing. A dry run does the same and takes all of it back.
 */
export async function importTracking(shop: Shop, asked: TrackingImport): Promise<TrackingOutcome[]> {
  if (!asked.dryRun) return runRows(shop, asked);
  let outcomes: TrackingOutcome[] = [];
  await transact(shop, async (shop) => {
    outcomes = await runRows(shop, asked);
    throw takenBack;
  }).catch((error) => {
    if (error !== takenBack) throw error;
  });
  return outcomes;
}

const takenBack = new Error('a dry run is taken back');

async function runRows(shop: Shop, { rows, ship, staffId }: TrackingImport): Promise<TrackingOutcome[]> {
  const outcomes: TrackingOutcome[] = [];
  for (const row of rows) outcomes.push(await transact(shop, (shop) => runRow(shop, row, { ship, staffId })));
  return outcomes;
}

async function runRow(
  shop: Shop,
  { reference, tracking, carrier, service }: TrackingRow,
  { ship, staffId }: Pick<TrackingImport, 'ship' | 'staffId'>,
): Promise<TrackingOutcome> {
  if (!reference) return { refused: 'no reference' };
  if (!tracking) return { refused: 'no number' };
  if (!carrier) return { refused: 'which carrier' };
  const number = receiptNumberIn(reference);
  const [order] = await shop.db
    .select({ id: orders.id, orderStatus: orders.orderStatus })
    .from(orders)
    .where(number ? eq(orders.receiptNumber, number) : eq(orders.id, reference));
  if (!order) return { refused: 'no such order' };
  if (ship && order.orderStatus === 'Confirmed' && (await hasOpenDispute(shop, order.id)))
    return { refused: 'disputed' };
  const recalled = ship ? await readRecalled(shop, order.id) : [];
  if (recalled.length > 0) return { refused: 'recalled', titles: recalled.map(({ title }) => title) };
  const saved = await saveRow(shop, { orderId: order.id, carrier, service, tracking, staffId });
  const isThere = 'refused' in saved && saved.refused === 'same number';
  if ('refused' in saved && !isThere) return saved;
  if (ship && order.orderStatus === 'Confirmed') {
    const outcome = await moveOrder(shop, { orderId: order.id, to: 'Shipped', from: 'Confirmed', staffId });
    if ('moved' in outcome) return { done: 'added and shipped' };
  }
  return { done: isThere ? 'there already' : 'added' };
}

/** A further number of an order whose units all are in parcels is of a further parcel: a carrier does not say what is in which. */
async function saveRow(shop: Shop, row: Omit<ParcelEntry, 'lines'>): ReturnType<typeof saveParcel> {
  const saved = await saveParcel(shop, row);
  const isFurther = 'refused' in saved && saved.refused === 'nothing left';
  return isFurther ? saveParcel(shop, { ...row, lines: 'untold' }) : saved;
}
