import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayRange } from '#wording/dates.ts';
import { inLondon, londonDay } from '../uk-time.ts';
import { isBankHoliday } from './bank-holidays.ts';
import { deliveryWindow, dispatchDay, estimateDelivery } from './delivery.ts';

const on = (now: string) => {
  const { orderBy, orderInDays, earliest, latest } = estimateDelivery(new Date(now));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return [day(orderBy), orderInDays, day(earliest), day(latest)];
};

describe('an order arrives in 2-4 business days', () => {
  test.each([
    [
      'on a Friday before closing time',
      '2026-02-20T17:59:00Z',
      ['2026-02-20', 0, '2026-02-24', '2026-02-26'],
    ],
    ['on a Friday after it', '2026-02-20T18:00:00Z', ['2026-02-23', 3, '2026-02-25', '2026-02-27']],
    ['on a Sunday', '2026-02-22T09:00:00Z', ['2026-02-23', 1, '2026-02-25', '2026-02-27']],
    ['closing time is London time', '2026-07-01T17:30:00Z', ['2026-07-02', 1, '2026-07-06', '2026-07-08']],
    ['just after midnight in London', '2026-06-30T23:30:00Z', ['2026-07-01', 0, '2026-07-03', '2026-07-07']],
    ['before Easter', '2026-04-02T10:00:00Z', ['2026-04-02', 0, '2026-04-08', '2026-04-10']],
    ['on Christmas Eve', '2026-12-24T10:00:00Z', ['2026-12-24', 0, '2026-12-30', '2027-01-04']],
    ['after it', '2026-12-24T18:30:00Z', ['2026-12-29', 5, '2026-12-31', '2027-01-05']],
  ])('%s', (_, now, expected) => expect(on(now)).toEqual(expected));
});

describe('an order must leave', () => {
  test.each([
    ['on the next working day, paid before the cut-off', '2026-11-18T17:59:00Z', '2026-11-19'],
    ['a day later, paid after it', '2026-11-18T18:00:00Z', '2026-11-20'],
    ['on Monday, paid on Friday', '2026-11-20T10:00:00Z', '2026-11-23'],
    ['on Tuesday, paid on Friday night', '2026-11-20T20:00:00Z', '2026-11-24'],
  ])('%s', (_, paidAt, day) => expect(dispatchDay(new Date(paidAt)).toISOString().slice(0, 10)).toBe(day));
});

describe('a paid order arrives', () => {
  const arrives = (paidAt: string, dispatchedAt: string | null) => {
    const { earliest, latest } = deliveryWindow(
      new Date(paidAt),
      dispatchedAt === null ? null : new Date(dispatchedAt),
    );
    return dayRange(earliest, latest).replaceAll('\u00a0', ' ');
  };
  test.each([
    ['as was said before paying', '2026-11-18T10:00:00Z', null, 'Fri 20 - Tue 24 Nov'],
    [
      'as said, sent the next working day',
      '2026-11-18T10:00:00Z',
      '2026-11-19T15:00:00Z',
      'Fri 20 - Tue 24 Nov',
    ],
    ['sooner, sent the same day', '2026-11-18T10:00:00Z', '2026-11-18T15:00:00Z', 'Thu 19 - Mon 23 Nov'],
    ['later, sent late', '2026-11-18T10:00:00Z', '2026-11-23T15:00:00Z', 'Tue 24 - Thu 26 Nov'],
    [
      'sent on a Saturday, as of Monday',
      '2026-11-18T10:00:00Z',
      '2026-11-21T09:00:00Z',
      'Tue 24 - Thu 26 Nov',
    ],
    ['across two months', '2026-11-26T19:00:00Z', null, 'Tue 1 - Thu 3 Dec'],
    ['from one month to the next', '2026-11-26T10:00:00Z', null, 'Mon 30 Nov - Wed 2 Dec'],
    ['from one year to the next', '2026-12-24T10:00:00Z', null, 'Wed 30 Dec - Mon 4 Jan'],
  ])('%s', (_, paidAt, dispatchedAt, expected) => expect(arrives(paidAt, dispatchedAt)).toBe(expected));
});

describe('whenever it is paid and sent', () => {
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });
  /** Around the two changes of the clocks, where an hour is missing or comes twice. */
  const clockChanges = fc
    .tuple(fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'), fc.nat(3 * 24 * 60))
    .map(([day, minutes]) => new Date(Date.parse(day) - 86_400_000 + minutes * 60_000));
  const anytime = fc.oneof(moments, clockChanges);
  const isOpen = (day: Date) => day.getUTCDay() % 6 !== 0 && !isBankHoliday(day);

  test('it arrives on a business day, after it is ordered and sent', () => {
    fc.assert(
      fc.property(anytime, fc.option(fc.nat(30 * 24)), (paidAt, hours) => {
        const sent = hours === null ? null : new Date(paidAt.getTime() + hours * 3_600_000);
        const { earliest, latest } = deliveryWindow(paidAt, sent);
        expect([isOpen(earliest), isOpen(latest)]).toEqual([true, true]);
        expect(earliest.getTime()).toBeLessThan(latest.getTime());
        expect(earliest.getTime()).toBeGreaterThan(londonDay(sent ?? paidAt).getTime());
      }),
    );
  });

  test('who orders or sends earlier never has it later', () => {
    fc.assert(
      fc.property(anytime, fc.nat(10 * 24 * 60), (paidAt, minutes) => {
        const later = new Date(paidAt.getTime() + minutes * 60_000);
        for (const [first, second] of [
          [estimateDelivery(paidAt), estimateDelivery(later)],
          [deliveryWindow(paidAt, paidAt), deliveryWindow(paidAt, later)],
        ] as const) {
          expect(first.earliest.getTime()).toBeLessThanOrEqual(second.earliest.getTime());
          expect(first.latest.getTime()).toBeLessThanOrEqual(second.latest.getTime());
        }
      }),
    );
  });

  test('dispatch on the next working day keeps the promise, and the promise holds until the day’s 18:00', () => {
    fc.assert(
      fc.property(anytime, (paidAt) => {
        const { orderBy, earliest, latest } = estimateDelivery(paidAt);
        const next = [1, 2, 3, 4, 5, 6]
          .map((days) => new Date(orderBy.getTime() + days * 86_400_000))
          .find(isOpen);
        const sent = new Date((next ?? orderBy).getTime() + 12 * 3_600_000);
        expect(deliveryWindow(paidAt, sent)).toEqual({ earliest, latest });
        expect(isOpen(orderBy)).toBe(true);
        if (londonDay(paidAt).getTime() === orderBy.getTime()) expect(inLondon(paidAt).hour).toBeLessThan(18);
      }),
    );
  });
});

test('Easter moves with the moon, a week earlier in the years of Gauss’s two exceptions', () => {
  const easters = [
    '1981-04-19',
    '2019-04-21',
    '2024-03-31',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2099-04-12',
  ];
  for (const easter of easters) {
    const moved = (days: number) => new Date(Date.parse(easter) + days * 86_400_000);
    expect(
      [-9, -2, 1].map((days) => isBankHoliday(moved(days))),
      easter,
    ).toEqual([false, true, true]);
  }
});

test('the bank holidays of England and Wales, those instead of weekends included', () => {
  const inYear = (year: number) => {
    const days = Array.from({ length: 366 }, (_, place) => new Date(Date.UTC(year, 0, 1 + place)));
    return days
      .filter((day) => day.getUTCFullYear() === year && day.getUTCDay() % 6 !== 0 && isBankHoliday(day))
      .map((day) => day.toISOString().slice(5, 10));
  };
  expect(inYear(2025)).toEqual(['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26']);
  expect(inYear(2026)).toEqual(['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']);
  expect(inYear(2027)).toEqual(['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']);
  expect(inYear(2028)).toEqual(['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']);
});
