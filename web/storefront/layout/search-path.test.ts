import { expect, test } from 'vitest';
import { searchedAt, searchPath } from './search-path.ts';

test.each(['red dot', '.25', '50%', 'a/b', '..', 'bbs and gas', '£10'])(
  '%s is read back from its address',
  (words) => {
    const { pathname, search } = new URL(searchPath(words), 'https://shop.example');
    expect(searchedAt({ pathname, search })).toBe(words);
  },
);

test('on a shelf the words are those that are searched for in it', () => {
  for (const part of ['all', 'bbs', 'discount'])
    expect(searchedAt({ pathname: `/shop/${part}`, search: '?q=tracer&max=25' })).toBe('tracer');
});

test.each(['/', '/shop/all', '/shop/bbs', '/shop/discount', '/product/abc/red-dot', '/cart'])(
  '%s is no search',
  (pathname) => {
    expect(searchedAt({ pathname, search: '' })).toBe('');
  },
);
