import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteNextCode, readNextCode } from './next-code.ts';

const items = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  items.clear();
});

test('is kept for its e-mail, however that is written, and for no other', () => {
  noteNextCode(' Jo@Example.org', 60_000);
  expect(readNextCode('jo@example.org')).toBe(1_060_000);
  expect(readNextCode('another@example.org')).toBe(0);
});

test('spoilt storage, or a clock that was put back by hours, locks nobody out', () => {
  items.set('nextCode', '{"email":"spoilt@example.org","at":"soon"}');
  expect(readNextCode('spoilt@example.org')).toBe(0);
  items.set('nextCode', '{"email":"late@example.org","at":99000000}');
  expect(readNextCode('late@example.org')).toBe(0);
});

test('where storage is blocked it lives as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  noteNextCode('blocked@example.org', 60_000);
  expect(readNextCode('blocked@example.org')).toBe(1_060_000);
});
