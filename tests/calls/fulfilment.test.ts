import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { renderEmail } from '#emails/email.tsx';
import { type BulkStatus, maxBulkOrders } from '#shop/orders/status.ts';
import { maxTrackingRows } from '#shop/orders/tracking-file.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { buy, placeOrder } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
on.cards.webhooks.paused = true;
const { browser: staff } = await staffMember(on);

const text = answers.parcels;

async function paidOrder() {
  const { browser, email } = await shopper(on);
  return { browser, email, orderId: await buy(on, browser, { email, lines: [[await product(on), 1]] }) };
}
const set = (status: BulkStatus, ...orderIds: string[]) =>
  staff.post('/dash-bulk-status', { orderIds, status });
const statusOf = async (orderId: string) =>
  (await staff.post('/dash-order-details', { orderId })).data?.[0]?.orderStatus;

describe('many orders at once', () => {
  test('each is answered for itself, and what one is refused for keeps no other', async () => {
    const [first, second, cancelled] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await cancelled.browser.post('/change-order-status', { orderId: cancelled.orderId, status: 'Cancelled' });
    const { browser, email } = await shopper(on);
    const unpaid = (await placeOrder(on, browser, { email, lines: [[await product(on), 1]] })).orderId ?? '';
    const ids = [first.orderId, cancelled.orderId, unpaid, 'nothing', second.orderId, first.orderId];
    expect((await set('Confirmed', ...ids)).results).toEqual([
      { orderId: first.orderId, status: 200, message: answers.done, orderStatus: 'Confirmed' },
      {
        orderId: cancelled.orderId,
        status: 409,
        message: answers.orders.moved('Cancelled'),
        orderStatus: 'Cancelled',
      },
      { orderId: unpaid, status: 409, message: answers.orders.unpaid, orderStatus: 'Pending' },
      { orderId: 'nothing', status: 404, message: answers.orders.none, orderStatus: null },
      { orderId: second.orderId, status: 200, message: answers.done, orderStatus: 'Confirmed' },
    ]);
    expect(await statusOf(second.orderId)).toBe('Confirmed');
  });

  test('pressed twice and by two at once, each moves once and counts as done for both', async () => {
    const ids = [(await paidOrder()).orderId, (await paidOrder()).orderId];
    await set('Confirmed', ...ids);
    const [mine, theirs] = await Promise.all([set('Shipped', ...ids), set('Shipped', ...ids)]);
    const outcomes = [...(mine.results ?? []), ...(theirs.results ?? [])];
    expect(outcomes.map(({ status, orderStatus }) => [status, orderStatus])).toEqual(
      Array(4).fill([200, 'Shipped']),
    );
    for (const orderId of ids) {
      const events = (await staff.post('/dash-order-details', { orderId })).data?.[0]?.events;
      expect(events?.filter(({ event }: { event: string }) => event === 'Shipped')).toHaveLength(1);
    }
    expect((await set('Shipped', ids[0] ?? '')).results?.[0]?.message).toBe(
      answers.orders.already('Shipped'),
    );
  });

  test('what a colleague took further is not set back', async () => {
    const { orderId } = await paidOrder();
    for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery'] as const)
      expect((await set(status, orderId)).results?.[0]?.status).toBe(200);
    expect((await set('Shipped', orderId)).results?.[0]).toMatchObject({
      status: 409,
      message: answers.orders.moved('Out Of Delivery'),
    });
    expect(await statusOf(orderId)).toBe('Out Of Delivery');
  });

  test('none, too many and a status that gives money back are refused', async () => {
    const message = rules.orderIds(maxBulkOrders);
    const errors = { orderIds: message };
    expect(await set('Shipped')).toMatchObject({ status: 400, errors });
    expect(await set('Shipped', ...Array(maxBulkOrders + 1).fill('x'))).toMatchObject({
      status: 400,
      errors,
    });
    expect(await set('Cancelled' as BulkStatus, 'x')).toMatchObject({
      status: 400,
      errors: { status: rules.choice },
    });
  });
});

describe('parcels', () => {
  const parcelsOf = async (by: Client, orderId: string) =>
    (await by.post('/user-order-details', { orderId })).data?.[0]?.parcels;

  test('an order goes in one, whose carrier its number tells; the shopper sees where to follow it', async () => {
    const { browser, orderId } = await paidOrder();
    const saved = await staff.post('/dash-parcel', {
      orderId,
      tracking: 'ab 1234 5678 9gb',
      service: 'Tracked 48',
    });
    expect(saved.status).toBe(200);
    expect(await parcelsOf(browser, orderId)).toEqual([
      {
        id: saved.parcelId,
        carrier: 'royal-mail',
        name: 'Royal Mail',
        service: 'Tracked 48',
        tracking: 'AB123456789GB',
        link: 'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
        at: expect.any(String),
        lines: [{ position: 1, quantity: 1 }],
      },
    ]);
    for (const find of ['AB123456789GB', 'ab1234', '5678 9gb'])
      expect((await staff.post('/dash-orders', { filter: 'all', find })).data?.map(({ id }) => id)).toContain(
        orderId,
      );
    await set('Confirmed', orderId);
    await set('Shipped', orderId);
    const letter = await renderEmail(on.shop, { template: 'order shipped', to: 'sam@example.com', orderId });
    expect(letter?.text).toContain('With Royal Mail, number AB123456789GB.');
    expect(letter?.html).toContain(
      'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
    );
  });

  test('several hold what was bought and no more, whoever writes them down at once', async () => {
    const { browser, email } = await shopper(on);
    const lines: [string, number][] = [
      [await product(on, { title: 'Three of it' }), 3],
      [await product(on), 1],
    ];
    const orderId = await buy(on, browser, { email, lines });
    const first = { orderId, carrier: 'van' as const, lines: [{ position: 1, quantity: 2 }] };
    const both = await Promise.all([staff.post('/dash-parcel', first), staff.post('/dash-parcel', first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      errors: { lines: answers.parcels.tooMany('Three of it', 1) },
    });
    expect((await staff.post('/dash-parcel', { orderId, carrier: 'dpd' })).status).toBe(200);
    expect((await parcelsOf(browser, orderId))?.map(({ lines }) => lines)).toEqual([
      [{ position: 1, quantity: 2 }],
      [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 1 },
      ],
    ]);
    expect(await staff.post('/dash-parcel', { orderId, carrier: 'dpd' })).toMatchObject({
      status: 409,
      message: answers.parcels.nothingLeft,
    });
    const parcelId = both.find(({ status }) => status === 200)?.parcelId ?? 0;
    expect((await staff.post('/dash-parcel-remove', { orderId: 'another', parcelId })).status).toBe(404);
    expect((await staff.post('/dash-parcel-remove', { orderId, parcelId })).status).toBe(200);
    expect((await staff.post('/dash-parcel-remove', { orderId, parcelId })).status).toBe(404);
    expect(await parcelsOf(browser, orderId)).toHaveLength(1);
  });

  test('a number is changed, is not written down twice, and says whose it is where it can’t be told', async () => {
    const { orderId } = await paidOrder();
    expect(await staff.post('/dash-parcel', { orderId, tracking: 'hello' })).toMatchObject({
      status: 400,
      errors: { carrier: answers.parcels.whichCarrier },
    });
    const { parcelId } = await staff.post('/dash-parcel', { orderId, carrier: 'evri', tracking: 'hello' });
    const changed = await staff.post('/dash-parcel', { orderId, parcelId, tracking: '1Z999AA10123456784' });
    expect(changed).toMatchObject({ status: 200, parcelId });
    expect(await parcelsOf(staff, orderId)).toMatchObject([
      { carrier: 'ups', lines: [{ position: 1, quantity: 1 }] },
    ]);
    expect((await staff.post('/dash-parcel', { orderId, parcelId: 0, carrier: 'van' })).status).toBe(404);
    expect((await staff.post('/dash-parcel', { orderId: 'nothing', carrier: 'van' })).status).toBe(404);
  });

  test('there is none of what is not paid or is over', async () => {
    const { browser, email } = await shopper(on);
    const unpaid = (await placeOrder(on, browser, { email, lines: [[await product(on), 1]] })).orderId ?? '';
    expect(await staff.post('/dash-parcel', { orderId: unpaid, carrier: 'van' })).toMatchObject({
      status: 409,
      message: answers.orders.unpaid,
    });
    const { browser: other, orderId } = await paidOrder();
    await other.post('/change-order-status', { orderId, status: 'Cancelled' });
    expect((await staff.post('/dash-parcel', { orderId, carrier: 'van' })).status).toBe(409);
  });
});

describe('a carrier’s files', () => {
  const numberOf = async (orderId: string) =>
    (await staff.post('/dash-order-details', { orderId })).data?.[0]?.receiptNumber ?? 0;
  const bring = (csv: string, dryRun = false) => staff.post('/dash-tracking-import', { csv, dryRun });

  test('go out with address, weight and reference, and nothing in them is a formula', async () => {
    const { browser, email } = await shopper(on);
    const address = {
      name: '=1+1',
      address: 'Flat 2, "The Mill", Mill Lane, Otley Road',
      city: 'Leeds',
      pinCode: 'LS1 4AP',
    };
    await browser.post('/updateAddress', { email, phone: '07700900123', ...address });
    const weighed = await product(on, { weightGrams: 750 });
    const orderId = await buy(on, browser, { email, lines: [[weighed, 2]] });
    const { browser: other, email: otherEmail } = await shopper(on);
    const unpaid =
      (await placeOrder(on, other, { email: otherEmail, lines: [[await product(on), 1]] })).orderId ?? '';
    const { csv, orders } = await staff.post('/dash-carrier-file', {
      orderIds: [orderId, unpaid],
      carrier: 'click-and-drop',
    });
    expect(orders).toBe(1);
    const [row]: Record<string, string>[] = parse(csv ?? '', { columns: true });
    expect(row).toMatchObject({
      'Order reference': String(await numberOf(orderId)),
      'Full name': "'=1+1",
      'Address line 1': 'Flat 2',
      'Address line 2': '"The Mill"',
      'Address line 3': 'Mill Lane, Otley Road',
      City: 'Leeds',
      Postcode: 'LS1 4AP',
      'Weight (kg)': '1.500',
    });
    const general = await staff.post('/dash-carrier-file', { orderIds: [orderId], carrier: 'general' });
    expect(general.csv?.split('\r\n')[0]).toContain('"Weight (g)","Units","Contents"');
  });

  test('say what may not fly: gas in limited quantity, lithium cells', async () => {
    const { browser, email } = await shopper(on);
    const gas = await product(on, { category: 'gas', title: 'Green gas, 600 ml' });
    const lipo = await product(on, { category: 'batteries', title: 'LiPo 7.4 V' });
    const lines: [string, number][] = [
      [gas, 1],
      [lipo, 2],
      [await product(on), 1],
    ];
    const orderIds = [
      await buy(on, browser, { email, lines }),
      await buy(on, browser, { email, lines: [[await product(on), 1]] }),
    ];
    for (const carrier of ['click-and-drop', 'general'] as const) {
      const { csv } = await staff.post('/dash-carrier-file', { orderIds, carrier });
      const rows: Record<string, string>[] = parse(csv ?? '', { columns: true });
      expect(rows.map(({ Hazard }) => Hazard)).toEqual([
        'Limited quantity (gas, aerosol); Lithium batteries (UN3480)',
        '',
      ]);
    }
  });

  test('with several numbers of one order make several parcels, once', async () => {
    const { browser, email } = await shopper(on);
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 3]] });
    await set('Confirmed', orderId);
    const number = await numberOf(orderId);
    const csv = `Reference,Tracking,Carrier\n${number},AB123456789GB,\n${number},AB123456788GB,\n${number},AB123456789GB,`;
    const numbers = async () =>
      (await staff.post('/dash-order-details', { orderId })).data?.[0]?.parcels.map(({ tracking, lines }) => [
        tracking,
        lines.length,
      ]);
    const done = text.file.done;
    const outcome = {
      ...{ added: 2, shipped: 1 },
      results: [
        { message: done['added and shipped'] },
        { message: done.added },
        { message: done['there already'] },
      ],
    };
    expect(await bring(csv, true)).toMatchObject(outcome);
    expect(await numbers()).toEqual([]);
    expect(await bring(csv)).toMatchObject(outcome);
    const parcels = [
      ['AB123456789GB', 1],
      ['AB123456788GB', 0],
    ];
    expect(await numbers()).toEqual(parcels);
    expect(await bring(csv)).toMatchObject({ added: 0, shipped: 0 });
    expect(await numbers()).toEqual(parcels);
    expect((await staff.post('/dash-parcel', { orderId, carrier: 'evri' })).status).toBe(409);
  });

  test('come back with numbers: a dry run says what would be and writes nothing, a second run changes nothing', async () => {
    const [first, second, pending] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await set('Confirmed', first.orderId, second.orderId);
    const [one, two] = [await numberOf(first.orderId), await numberOf(second.orderId)];
    const csv = [
      '\ufeffOrder Reference;Tracking Number;Carrier',
      `${one};AB 1234 5678 9GB;`,
      `No. ${two};12;Evri`,
      `${pending.orderId};1Z999AA10123456784;`,
      '99999999;AB123456789GB;',
      `${one};;`,
      `${one};hello;`,
    ].join('\r\n');
    const expected = {
      status: 200,
      added: 3,
      shipped: 2,
      results: [
        { line: 2, reference: String(one), status: 200, message: text.file.done['added and shipped'] },
        { line: 3, reference: `No. ${two}`, status: 200, message: text.file.done['added and shipped'] },
        { line: 4, reference: pending.orderId, status: 200, message: text.file.done.added },
        { line: 5, reference: '99999999', status: 404, message: answers.orders.none },
        { line: 6, reference: String(one), status: 400, message: text.file['no number'] },
        { line: 7, reference: String(one), status: 400, message: text.file['which carrier'] },
      ],
    };
    expect(await bring(csv, true)).toMatchObject(expected);
    expect(await statusOf(first.orderId)).toBe('Confirmed');
    expect(await bring(csv)).toMatchObject(expected);
    expect([
      await statusOf(first.orderId),
      await statusOf(second.orderId),
      await statusOf(pending.orderId),
    ]).toEqual(['Shipped', 'Shipped', 'Pending']);
    expect(await bring(csv)).toMatchObject({
      added: 0,
      shipped: 0,
      results: { 0: { message: text.file.done['there already'] } },
    });
  });

  test('that say neither order nor number are refused in words', async () => {
    expect((await bring('Name,Tracking number\nSam,AB123456789GB')).message).toBe(
      text.file.missing.reference,
    );
    expect((await bring('Reference,Name\n1001,Sam')).message).toBe(text.file.missing.tracking);
    expect((await bring('Reference,Tracking\n"1001,x')).status).toBe(400);
    const rows = Array.from({ length: maxTrackingRows + 1 }, () => '1,2').join('\n');
    expect((await bring(`Reference,Tracking\n${rows}`)).message).toBe(text.file.tooMany(maxTrackingRows));
  });
});
