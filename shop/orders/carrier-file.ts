import { eq } from 'drizzle-orm';
import { among } from '#database/connect.ts';
import { orderLines, products } from '#database/schema.ts';
import { hazardOf, unNumberOf } from '../delivery/hazardous.ts';
import { shownPostcode } from '../delivery/postcode.ts';
import type { Shop } from '../shop.ts';
import { escapeFormula } from '../spreadsheet-cell.ts';
import type { CarrierFileKind } from './carriers.ts';
import { readOrders, type WholeOrder } from './read.ts';
import { takenOut } from './taken-out.ts';
import { linesToSend } from './to-send.ts';

/** What an order is to a carrier. Grams; null where a product's weight is not known. */
interface Consignment {
  order: WholeOrder;
  grams: number | null;
}

type Column = readonly [heading: string, read: (consignment: Consignment) => string | number];

const reference: Column['1'] = ({ order }) => order.receiptNumber ?? order.id;
const pounds = (pence: number) => (pence / 100).toFixed(2);
/** Addresses are kept as they were typed, in lines or with commas. */
const addressLine =
  (place: number): Column['1'] =>
  ({ order }) => {
    const parts = order.deliveryAddress.split(/\s*[\n,]\s*/).filter(Boolean);
    return place < 2 ? (parts[place] ?? '') : parts.slice(2).join(', ');
  };

/** What its packing slip is marked with, in words; '' for what may fly. */
const hazards: Column['1'] = ({ order }) => {
  const named = linesToSend(order.lines).flatMap((line) => {
    const hazard = hazardOf(line);
    if (!hazard) return [];
    return hazard === 'gas'
      ? 'Limited quantity (gas, aerosol)'
      : `Lithium batteries (${unNumberOf(line.title)})`;
  });
  return [...new Set(named)].toSorted().join('; ');
};

const columns: Record<CarrierFileKind, readonly Column[]> = {
  'click-and-drop': [
    ['Order reference', reference],
    ['Full name', ({ order }) => order.deliveryName],
    ['Address line 1', addressLine(0)],
    ['Address line 2', addressLine(1)],
    ['Address line 3', addressLine(2)],
    ['City', ({ order }) => order.deliveryCity],
    ['Postcode', ({ order }) => shownPostcode(order.deliveryPinCode)],
    ['Country', () => 'United Kingdom'],
    ['Phone number', ({ order }) => order.deliveryPhone],
    ['Email address', ({ order }) => order.email],
    ['Weight (kg)', ({ grams }) => (grams === null ? '' : (grams / 1000).toFixed(3))],
    ['Order total', ({ order }) => pounds(order.totalPence)],
    ['Currency code', () => 'GBP'],
    ['Hazard', hazards],
  ],
  general: [
    ['Reference', reference],
    ['Name', ({ order }) => order.deliveryName],
    ['Address 1', addressLine(0)],
    ['Address 2', addressLine(1)],
    ['Address 3', addressLine(2)],
    ['Town', ({ order }) => order.deliveryCity],
    ['Postcode', ({ order }) => shownPostcode(order.deliveryPinCode)],
    ['Country', () => 'GB'],
    ['Phone', ({ order }) => order.deliveryPhone],
    ['E-mail', ({ order }) => order.email],
    ['Weight (g)', ({ grams }) => grams ?? ''],
    ['Units', ({ order }) => linesToSend(order.lines).reduce((sum, { quantity }) => sum + quantity, 0)],
    [
      'Contents',
      ({ order }) =>
        linesToSend(order.lines)
          .map(({ quantity, title }) => `${quantity} x ${title}`)
          .join(', '),
    ],
    ['Value', ({ order }) => pounds(order.totalPence)],
    ['Hazard', hazards],
  ],
};

/** The paid orders as a file for a carrier's program (CSV, RFC 4180), in the order asked for; others are left out. */
export async function carrierFile(
  shop: Shop,
  { orderIds, kind }: { orderIds: string[]; kind: CarrierFileKind },
): Promise<{ csv: string; orders: number }> {
  const [found, grams] = await Promise.all([readOrders(shop, orderIds), gramsOf(shop, orderIds)]);
  const paid = found.filter(({ paymentStatus }) => paymentStatus === 'Success');
  const rows = paid.map((order) =>
    columns[kind].map(([, read]) => read({ order, grams: grams.get(order.id) ?? null })),
  );
  const lines = [columns[kind].map(([heading]) => heading), ...rows];
  return { csv: lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join(''), orders: paid.length };
}

const cell = (value: string | number) =>
  `"${(typeof value === 'string' ? escapeFormula(value) : String(value)).replaceAll('"', '""')}"`;

/** What orders weigh together, by today's products; none where one of them has no weight. */
async function gramsOf({ db }: Shop, orderIds: string[]): Promise<Map<string, number | null>> {
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      quantity: orderLines.quantity,
      takenOut,
      grams: products.weightGrams,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(among(orderLines.orderId, orderIds));
  return new Map(
    [...Map.groupBy(linesToSend(lines), ({ orderId }) => orderId)].map(([orderId, own]) => [
      orderId,
      own.reduce<number | null>(
        (sum, { quantity, grams }) => (sum === null || grams === null ? null : sum + quantity * grams),
        0,
      ),
    ]),
  );
}
