import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTypedAddress, noteTypedAddress, readTypedAddress } from './typed-address.ts';

const items = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  items.clear();
});

const typed = { name: 'Jo', phone: '0113', address: '', city: 'Lee', pinCode: '' };

test('is kept for whom it was typed, and for nobody else, until it is forgotten', () => {
  noteTypedAddress('jo@example.org', typed);
  expect(readTypedAddress('jo@example.org')).toEqual(typed);
  expect(readTypedAddress('another@example.org')).toBeNull();
  forgetTypedAddress();
  expect(readTypedAddress('jo@example.org')).toBeNull();
});

test('spoilt or blocked storage is nothing typed', () => {
  for (const spoilt of ['{', '"text"', '{"email":"jo@example.org","typed":{"name":1}}']) {
    items.set('typedAddress', spoilt);
    expect(readTypedAddress('jo@example.org')).toBeNull();
  }
  vi.stubGlobal('sessionStorage', undefined);
  noteTypedAddress('jo@example.org', typed);
  forgetTypedAddress();
  expect(readTypedAddress('jo@example.org')).toBeNull();
});
