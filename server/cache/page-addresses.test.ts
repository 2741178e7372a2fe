import fc from 'fast-check';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageAddresses } from './page-addresses.ts';

const route = (id: string, parentId: string | undefined, path: string | undefined, handle?: unknown) => [
  id,
  { id, parentId, path, index: path === undefined && parentId !== undefined, module: { handle } },
];
const shell = { shell: true };
const build = {
  routes: Object.fromEntries([
    ['root', { id: 'root', path: '', module: {} }],
    route('home', 'root', undefined),
    route('listing', 'root', 'shop/:for'),
    route('product', 'root', 'product/:id/:slug?'),
    route('cart', 'root', 'cart'),
    route('compare', 'root', 'compare'),
    route('energy', 'root', 'energy'),
    route('order', 'root', 'order-details/:id', shell),
    ['dashboard', { id: 'dashboard', parentId: 'root', path: 'dashboard/:key', module: { handle: shell } }],
    route('user', 'dashboard', 'user-details/:name/:email'),
    route('none', 'root', '*'),
  ]),
} as unknown as ServerBuild;
const addresses = pageAddresses(build);

test.each([
  ['/', '/'],
  ['/?fbclid=1&utm_source=x', '/'],
  ['/cart?x=1', '/cart'],
  ['/product/abc?gclid=2', '/product/abc'],
  ['/product/abc/green-gas?gclid=2', '/product/abc/green-gas'],
  ['/product/abc/green-gas/', '/product/abc/green-gas'],
  ['/product/abc/gloves-size-l?gclid=2&choose=size', '/product/abc/gloves-size-l?choose=size'],
  ['/product/abc/gloves-size-l.data?choose=size', '/product/abc/gloves-size-l.data?choose=size'],
  ['/product/abc/gloves-size-l?choose=all', '/product/abc/gloves-size-l'],
  ['/product/abc/green-gas.data?x=1', '/product/abc/green-gas.data'],
  ['/product/abc/green-gas/more', '/-'],
  ['/shop/bbs?sort=newest&utm_campaign=y', '/shop/bbs'],
  ['/shop/bbs?utm_campaign=y&page=2&sort=priceLowToHigh', '/shop/bbs?sort=priceLowToHigh&page=2'],
  ['/shop/bbs?page=2&min=-7', '/shop/bbs?page=2'],
  ['/shop/red%20dot?q=green', '/shop/red%20dot?q=green'],
  ['/compare', '/compare'],
  ['/compare?ids=b,a&utm_source=x', '/compare?ids=b,a'],
  ['/compare?ids=a&ids=b&ids=a', '/compare?ids=a,b'],
  ['/compare?ids=a%2Cb,,%00,../x,c,d,e,f', '/compare?ids=a,b,c,d,e'],
  ['/compare?ids=', '/compare'],
  ['/compare.data?ids=a,b&x=1', '/compare.data?ids=a%2Cb'],
  ['/energy?speed=350.0&weight=.20&utm_source=x', '/energy'],
  ['/energy?speed=99&unit=ms&limit=', '/energy?speed=99&unit=ms&limit='],
  ['/energy?speed=fast&speed=1', '/energy?speed=%3F'],
  ['/energy?speed=%3Cscript%3E', '/energy?speed=%3F'],
  ['/order-details/anything?x', '/order-details/-'],
  ['/dashboard/a-key/user-details/Jo/jo@example.org', '/dashboard/-/user-details/-/-'],
  ['/wp-login.php', '/-'],
  ['/no/such/page?x=1', '/-'],
  ['/%E0%A4%A', '/-'],
  ['/_.data?x=1', '/_.data'],
  ['/shop/gas.data?page=3&x=1', '/shop/gas.data?page=3'],
  ['/shop/gas.data?_routes=listing%2Cstrange', '/shop/gas.data?_routes=listing'],
  ['/wp-login.data', '/-.data'],
])('%s is the page of %s', (address, key) => {
  expect(addresses.keyOf(address)).toBe(key);
});

test('what an address parser would change is looked at more closely', () => {
  for (const address of ['/a/../cart', '/a//../cart', '/%2e%2e/cart', 'http://shop/cart', '/a b'])
    expect(addresses.keyOf(address)).toBeUndefined();
});

test('whatever stands behind an address that reads nothing, it is the same page', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      expect(addresses.keyOf(`/product/abc?${search}`)).toBe('/product/abc');
    }),
  );
});

test('the page of an address is the page of the address it is rendered by', () => {
  const search = fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'page',
          'f.bb-weight',
          'f.count.from',
          'sort',
          'min',
          'max',
          'discounted',
          'utm_source',
        ),
        fc.constantFrom('1', '2', '25', '100', 'newest', 'priceHighToLow', 'on', ''),
      ),
    )
    .map((pairs) => new URLSearchParams(pairs).toString());
  fc.assert(
    fc.property(fc.constantFrom('all', 'bbs', 'discount', 'red dot', 'AK 47/74'), search, (place, search) => {
      const key = addresses.keyOf(`/shop/${encodeURIComponent(place)}?${search}`) ?? '';
      expect(addresses.keyOf(key)).toBe(key);
    }),
  );
});
