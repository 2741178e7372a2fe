import { expect, test } from 'vitest';
import { searchedAt, searchPath } from './search-path.ts';

test.each(['red dot', '.25', '50%', 'a/b', '..', 'bbs and gas', '£10'])(
  '%s is read back from its address',
  (words) => {
    const { pathname, search } = new URL(searchPath(words), 'https://shop.example');
    expect(searchedAt({ pathname, search })).toBe(words);
  },
);

test.each(['/', '/shop/all', '/shop/bbs', '/shop/discount', '/product/abc/red-dot', '/cart'])(
  '%s is no search',
  (pathname) => {
    expect(searchedAt({ pathname, search: '' })).toBe('');
  },
);
