import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAddressDraft, readAddressDraft } from './address-draft.ts';
import { forgetAddressDraft } from './forget-address-draft.ts';

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
  noteAddressDraft('jo@example.org', typed);
  expect(readAddressDraft('jo@example.org')).toEqual(typed);
  expect(readAddressDraft('another@example.org')).toBeNull();
  forgetAddressDraft();
  expect(readAddressDraft('jo@example.org')).toBeNull();
});

test('spoilt or blocked storage is nothing typed', () => {
  for (const spoilt of ['{', '"text"', '{"email":"jo@example.org","typed":{"name":1}}']) {
    items.set('typedAddress', spoilt);
    expect(readAddressDraft('jo@example.org')).toBeNull();
  }
  vi.stubGlobal('sessionStorage', undefined);
  noteAddressDraft('jo@example.org', typed);
  forgetAddressDraft();
  expect(readAddressDraft('jo@example.org')).toBeNull();
});
