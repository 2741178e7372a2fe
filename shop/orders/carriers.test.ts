import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carrierKeys,
  carrierNamed,
  carrierOf,
  guessCarrier,
  plainTracking,
  trackingLink,
} from './carriers.ts';

describe('a tracking number', () => {
  test.each([
    ['AB123456789GB', 'royal-mail'],
    ['ab 1234 5678 9gb', 'royal-mail'],
    ['0B0480277000123456ABC', 'royal-mail'],
    ['H01A123456789012', 'evri'],
    ['15501234567890', 'dpd'],
    ['1550 1234 5678 90K', 'dpd'],
    ['AB1234567', 'parcelforce'],
    ['1234567890', 'dhl'],
    ['1Z999AA10123456784', 'ups'],
    ['JD0002123456789012', 'yodel'],
  ])('%s is of %s', (typed, carrier) => {
    expect(guessCarrier(typed)).toBe(carrier);
  });

  test.each(['', '12', 'hello', 'AB12345678901234567890123'])('%s is of nobody in particular', (typed) => {
    expect(guessCarrier(typed)).toBeUndefined();
  });

  test('is kept the same however often it is made plain, and can’t leave the carrier’s own address', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...carrierKeys), (typed, key) => {
        const tracking = plainTracking(typed);
        expect(plainTracking(tracking)).toBe(tracking);
        const link = trackingLink(key, tracking);
        const home = carrierOf(key).link;
        if (!home || !tracking) expect(link).toBeNull();
        else expect(new URL(link ?? '').origin).toBe(new URL(home.replace('{n}', '')).origin);
      }),
    );
  });
});

test('a carrier is known by its name, however it is written', () => {
  expect(['ROYAL MAIL', 'royal-mail', 'Dpd', 'Our own van', 'Pigeon', ''].map(carrierNamed)).toEqual([
    'royal-mail',
    'royal-mail',
    'dpd',
    'van',
    undefined,
    undefined,
  ]);
});
