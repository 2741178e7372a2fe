import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { csvOf } from '../lists/csv.ts';
import { exportColumns } from './export-columns.ts';

test('the export says whom each order goes to, and where', () => {
  const deliveryAddress = {
    name: 'Uncle Bartholomew',
    phone: '07700 900123',
    address: 'Flat 2, 14 Long Lane',
    city: 'Leeds',
    pinCode: 'LS1 4AP',
  };
  const order = { deliveryAddress, lines: [], parcels: [], receiptNumber: 1042, totalPence: 1299 };
  const [head, row] = csvOf([order as Partial<Order> as Order], exportColumns).split('\r\n');
  expect(head).toContain('Deliver to,Address,Town,Postcode,Phone');
  expect(row).toContain('Uncle Bartholomew,"Flat 2, 14 Long Lane",Leeds,LS1 4AP,07700 900123');
});
