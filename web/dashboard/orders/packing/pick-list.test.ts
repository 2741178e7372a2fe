import { expect, test } from 'vitest';
import type { LineToPack, OrderToPack } from '#contract/order-to-pack.ts';
import { pickListOf } from './pick-list.ts';

const line = (productId: string, shelf: string, quantity: number): LineToPack => ({
  position: 1,
  productId,
  title: `Product ${productId}`,
  image: '',
  quantity,
  sku: productId.toUpperCase(),
  barcode: '',
  shelf,
  hazard: null,
  recalled: false,
  short: null,
});

const order = (receiptNumber: number, ...lines: LineToPack[]): OrderToPack => ({
  id: `order-${receiptNumber}`,
  paymentStatus: 'Success',
  orderStatus: 'Confirmed',
  customerName: '',
  city: '',
  units: 0,
  receiptNumber,
  paidAt: '',
  packedAt: null,
  goesBy: '2026-11-23',
  grams: null,
  size: 'unknown',
  hazards: [],
  disputed: null,
  lines,
});

test('a pick list walks along the shelves, with the units of each product and the orders they are for', () => {
  const orders = [
    order(1001, line('oil', '', 1), line('bbs', 'A10', 2)),
    order(1002, line('gas', 'A2', 1), line('bbs', 'A10', 3)),
  ];
  const list = pickListOf(orders, ({ receiptNumber }) => `No. ${receiptNumber}`);
  expect(list.map(({ shelf, sku, units }) => [shelf, sku, units])).toEqual([
    ['A2', 'GAS', 1],
    ['A10', 'BBS', 5],
    ['', 'OIL', 1],
  ]);
  expect(list[1]?.orders).toEqual([
    { name: 'No. 1001', quantity: 2 },
    { name: 'No. 1002', quantity: 3 },
  ]);
});
