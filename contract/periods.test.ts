import { expect, test } from 'vitest';
import { daysOfPeriod } from './periods.ts';

/** Of a leap year. */
const march = new Date('2028-03-01T00:30:00Z');

test('periods count today, and months end when they do', () => {
  expect(daysOfPeriod('any', march)).toEqual({ from: '', to: '' });
  expect(daysOfPeriod('today', march)).toEqual({ from: '2028-03-01', to: '' });
  expect(daysOfPeriod('7-days', march)).toEqual({ from: '2028-02-24', to: '' });
  expect(daysOfPeriod('30-days', march)).toEqual({ from: '2028-02-01', to: '' });
  expect(daysOfPeriod('this-month', march)).toEqual({ from: '2028-03-01', to: '' });
  expect(daysOfPeriod('last-month', march)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('a day begins at midnight in London, and January’s last month is December', () => {
  expect(daysOfPeriod('today', new Date('2026-06-30T23:30:00Z'))).toEqual({ from: '2026-07-01', to: '' });
  expect(daysOfPeriod('last-month', new Date('2027-01-15T12:00:00Z'))).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
});
