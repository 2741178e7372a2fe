import { describe, expect, test } from 'vitest';
import { isBankHoliday } from './bank-holidays.ts';
import { estimateDelivery } from './delivery.ts';

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
