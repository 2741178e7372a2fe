import { beforeEach, expect, test, vi } from 'vitest';
import { noteReturnTo } from './return-to.ts';
import { browserStorage } from './storage.fixture.ts';
import { takeReturnTo } from './take-return-to.ts';

beforeEach(() => {
  browserStorage();
  vi.stubGlobal('location', { origin: 'https://shop.example' });
});

test('after signing in the shopper is back where they were, once', () => {
  noteReturnTo('/orders?page=2');
  expect(takeReturnTo()).toBe('/orders?page=2');
  expect(takeReturnTo()).toBe('/');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/otp/register/email',
])('nobody is sent to %s', (path) => {
  noteReturnTo(path);
  expect(takeReturnTo()).toBe('/');
});

test('a path that somebody put into the storage is checked as well', () => {
  localStorage.setItem('returnTo', '"//elsewhere.example"');
  expect(takeReturnTo()).toBe('/');
});
