import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldPath } from './old-path.ts';

test.each([
  ['/products/green-gas', '/products/green-gas'],
  ['/Products/Green-Gas/', '/products/green-gas'],
  ['https://www.old-shop.co.uk/product/green-gas/?utm=1#top', '/product/green-gas'],
  ['/collections/gas/products/green-gas?variant=7', '/products/green-gas'],
  ['/collections/gas', '/collections/gas'],
  ['/caf%C3%A9//600ml', '/café/600ml'],
  ['/cafe%CC%81/600ml', '/café/600ml'],
])('%s is known by %s', (address, path) => {
  expect(oldPath(address)).toBe(path);
});

test.each([
  '',
  '/',
  '//',
  'green-gas',
  'https://old-shop.co.uk',
  'https://old-shop.co.uk/?p=3',
  '/%E0%A4%A',
  '/%00',
  '/a b',
  '/a%0Ab',
  '\\\\evil.example',
  'ftp://old-shop.co.uk/x',
  'javascript:alert(1)',
  `/${'x'.repeat(300)}`,
])('%j was no page’s address', (address) => {
  expect(oldPath(address)).toBeUndefined();
});

test('whatever is asked for, a path is known by itself, and is one that the database takes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.webUrl({ withQueryParameters: true }), fc.string()), (address) => {
      const path = oldPath(address);
      if (path === undefined) return;
      expect(path).toMatch(/^\/[^\0]{1,299}$/su);
      expect(oldPath(encodeURI(path).replace(/[?#]/g, encodeURIComponent))).toBe(path);
    }),
  );
});
