import { expect, test } from 'vitest';
import { rangeOf } from './periods.ts';

/** Of a leap year. */
const march = new Date('2028-03-01T00:30:00Z');

test('periods count today, and months end when they do', () => {
  expect(rangeOf('any', march)).toEqual({ from: '', to: '' });
  expect(rangeOf('today', march)).toEqual({ from: '2028-03-01', to: '' });
  expect(rangeOf('7-days', march)).toEqual({ from: '2028-02-24', to: '' });
  expect(rangeOf('30-days', march)).toEqual({ from: '2028-02-01', to: '' });
  expect(rangeOf('this-month', march)).toEqual({ from: '2028-03-01', to: '' });
  expect(rangeOf('last-month', march)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('a day begins at midnight in London, and January’s last month is December', () => {
  expect(rangeOf('today', new Date('2026-06-30T23:30:00Z'))).toEqual({ from: '2026-07-01', to: '' });
  expect(rangeOf('last-month', new Date('2027-01-15T12:00:00Z'))).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
});
