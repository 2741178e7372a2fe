import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfDay, inLondon, londonDay } from '../uk-time.ts';
import {
  cancelUntil,
  deliverBy,
  dueOf,
  isOver,
  type OrderDates,
  refundBy,
  sendBackBy,
  timelineOf,
  withdrawUntil,
} from './rights.ts';
import { orderStatuses } from './status.ts';

const at = (text: string) => new Date(text);
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

const nothing = {
  placedAt: at('2026-06-01T09:00:00Z'),
  paidAt: at('2026-06-01T09:05:00Z'),
  dispatchedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  withdrawnAt: null,
  sentBackAt: null,
  receivedBackAt: null,
  partRefundedAt: null,
  refundedAt: null,
} satisfies OrderDates;

describe('a time of the law', () => {
  test.each([
    ['in winter', '2026-01-05T09:00:00Z', '2026-01-19', '2026-02-04'],
    ['in summer', '2026-07-05T09:00:00Z', '2026-07-19', '2026-08-04'],
    ['late in a summer evening, tomorrow in London', '2026-07-05T23:30:00Z', '2026-07-20', '2026-08-05'],
    ['late in a winter evening, still today', '2026-01-05T23:30:00Z', '2026-01-19', '2026-02-04'],
    ['over the clocks going forward', '2026-03-20T12:00:00Z', '2026-04-03', '2026-04-19'],
    ['on the day they do', '2026-03-29T00:30:00Z', '2026-04-12', '2026-04-28'],
    ['over the clocks going back', '2026-10-20T23:30:00Z', '2026-11-04', '2026-11-20'],
    ['on the day they do, in the hour there is twice', '2026-10-25T01:30:00Z', '2026-11-08', '2026-11-24'],
    ['over the end of February in a leap year', '2028-02-20T09:00:00Z', '2028-03-05', '2028-03-21'],
    ['on the leap day itself', '2028-02-29T09:00:00Z', '2028-03-14', '2028-03-30'],
    ['over the end of February in another', '2027-02-20T09:00:00Z', '2027-03-06', '2027-03-22'],
    ['over the end of the year', '2026-12-24T10:00:00Z', '2027-01-07', '2027-01-23'],
  ])('counts days after the day, %s', (_, event, in14, in30) => {
    expect(day(cancelUntil(at(event)))).toBe(in14);
    expect(day(deliverBy(at(event)))).toBe(in30);
    expect(day(sendBackBy({ withdrawnAt: at(event), deliveredAt: at('2020-01-01T00:00:00Z') }))).toBe(in14);
    expect(day(refundBy({ cancelledAt: at(event), sentBackAt: null, receivedBackAt: null }))).toBe(in14);
  });

  const moments = fc.date({
    min: at('2000-01-01T00:00:00Z'),
    max: at('2090-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  test('is never shorter than the law says, and never a whole day longer', () => {
    fc.assert(
      fc.property(moments, (event) => {
        for (const [last, days] of [
          [cancelUntil(event), 14],
          [deliverBy(event), 30],
        ] as const) {
          const whole = endOfDay(last).getTime() - event.getTime();
          const hour = 3_600_000;
          // The clocks may have gone forward meanwhile.
          expect(whole).toBeGreaterThanOrEqual(days * 24 * hour - hour - 1);
          expect(whole).toBeLessThanOrEqual((days + 1) * 24 * hour + hour);
          expect(isOver(last, endOfDay(last))).toBe(false);
          expect(isOver(last, new Date(endOfDay(last).getTime() + 1))).toBe(true);
        }
      }),
    );
  });

  test('ends with a day in London, whatever the clocks do', () => {
    fc.assert(
      fc.property(moments, (event) => {
        const end = endOfDay(londonDay(event));
        const { year, month, day } = inLondon(event);
        expect(inLondon(end)).toEqual({ year, month, day, hour: 23 });
        expect(inLondon(new Date(end.getTime() + 1)).hour).toBe(0);
        expect(end >= event).toBe(true);
      }),
    );
  });

  test('to send back and to be refunded begins to run with what the law names, never before', () => {
    const event = fc.option(moments, { nil: null });
    fc.assert(
      fc.property(moments, event, event, event, (withdrawnAt, deliveredAt, sentBackAt, receivedBackAt) => {
        const back = sendBackBy({ withdrawnAt, deliveredAt });
        if (deliveredAt) {
          expect(Number(back)).toBeGreaterThanOrEqual(Number(cancelUntil(withdrawnAt)));
          expect(Number(back)).toBeGreaterThanOrEqual(Number(cancelUntil(deliveredAt)));
        } else expect(back).toBeNull();
        const refund = refundBy({ cancelledAt: null, sentBackAt, receivedBackAt });
        const first = [sentBackAt, receivedBackAt].filter((at) => at !== null).sort((a, b) => +a - +b)[0];
        // The shop owes it: not a day later than from the first of both.
        expect(day(refund)).toBe(day(first ? cancelUntil(first) : null));
      }),
    );
  });
});

describe('a shopper may withdraw', () => {
  test.each([
    ['in winter', '2026-01-05T09:00:00Z', '2026-01-19T23:59:59.999Z'],
    ['in summer', '2026-07-05T09:00:00Z', '2026-07-19T22:59:59.999Z'],
    ['over the change of the clocks', '2026-03-20T12:00:00Z', '2026-04-03T22:59:59.999Z'],
  ])('to the end of the 14th day after delivery, %s', (_, delivered, end) => {
    const order = { orderStatus: 'Delivered' as const, dispatchedAt: null, deliveredAt: at(delivered) };
    expect(withdrawUntil(order, at(delivered))?.toISOString()).toBe(end);
    expect(withdrawUntil(order, at(end))).toBeNull();
  });

  test('from what is on its way or delivered alone', () => {
    const now = at('2026-01-05T09:00:00Z');
    const open = (dispatchedAt: Date | null) =>
      orderStatuses.filter((orderStatus) =>
        withdrawUntil({ orderStatus, dispatchedAt, deliveredAt: null }, now),
      );
    expect(open(null)).toEqual(['Shipped', 'Out Of Delivery', 'Delivered']);
    // Staff set it back, but the parcel is gone.
    expect(open(now)).toEqual(['Pending', 'Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered']);
  });

  test('without an end that is known while the delivery is not', () => {
    const order = {
      orderStatus: 'Shipped',
      dispatchedAt: at('2026-01-05T09:00:00Z'),
      deliveredAt: null,
    } as const;
    expect(withdrawUntil(order, at('2027-01-05T09:00:00Z'))).not.toBeNull();
  });
});

describe('the timeline of an order', () => {
  const now = at('2026-06-10T12:00:00Z');
  const dispatchedAt = at('2026-06-02T15:00:00Z');
  const deliveredAt = at('2026-06-04T11:00:00Z');
  const withdrawnAt = at('2026-06-08T11:00:00Z');
  const receivedBackAt = at('2026-06-10T09:00:00Z');
  const due = (dates: Partial<OrderDates>, on = now) =>
    dueOf({ ...nothing, ...dates }, on).map(({ due, by, over }) => `${due} ${day(by)}${over ? ' over' : ''}`);

  test.each<[string, Partial<OrderDates>, string[]]>([
    ['not paid', { paidAt: null }, []],
    ['paid', {}, ['deliver 2026-07-01']],
    ['on its way', { dispatchedAt }, ['deliver 2026-07-01', 'cancel null']],
    ['delivered', { dispatchedAt, deliveredAt }, ['cancel 2026-06-18']],
    [
      'withdrawn from before it came',
      { dispatchedAt, withdrawnAt },
      ['deliver 2026-07-01', 'send back null', 'refund null'],
    ],
    ['withdrawn from', { dispatchedAt, deliveredAt, withdrawnAt }, ['send back 2026-06-22', 'refund null']],
    [
      'sent back, with proof',
      { dispatchedAt, deliveredAt, withdrawnAt, sentBackAt: at('2026-06-09T10:00:00Z') },
      ['refund 2026-06-23'],
    ],
    ['received back', { dispatchedAt, deliveredAt, withdrawnAt, receivedBackAt }, ['refund 2026-06-24']],
    ['cancelled before it went', { cancelledAt: at('2026-06-01T23:30:00Z') }, ['refund 2026-06-16']],
    ['refunded', { dispatchedAt, deliveredAt, withdrawnAt, receivedBackAt, refundedAt: now }, []],
  ])('says what is due: %s', (_, dates, expected) => expect(due(dates)).toEqual(expected));

  test('says what is over, once its last day is', () => {
    expect(due({}, at('2026-07-01T22:59:59Z'))).toEqual(['deliver 2026-07-01']);
    expect(due({}, at('2026-07-01T23:00:00Z'))).toEqual(['deliver 2026-07-01 over']);
  });

  test('tells first what happened, in its order, and then what is due', () => {
    const entries = timelineOf({ ...nothing, dispatchedAt, deliveredAt, withdrawnAt }, now);
    expect(entries.map((entry) => ('happened' in entry ? entry.happened : `${entry.due}?`))).toEqual([
      'placed',
      'paid',
      'dispatched',
      'delivered',
      'withdrawn',
      'send back?',
      'refund?',
    ]);
  });
});
