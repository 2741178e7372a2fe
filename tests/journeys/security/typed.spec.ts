import type { APIRequestContext } from '@playwright/test';
import { payloads } from '../../security/payloads.ts';
import { ask, test as base, expect } from '../fixtures.ts';
import { staff } from '../shop.ts';
import { fill, hostileShopper, takeAway, typed } from './hostile.ts';
import { type Watched, watch } from './watch.ts';

const test = base.extend<{
  watched: Watched;
  shopper: Awaited<ReturnType<typeof hostileShopper>>;
}>({
  watched: async ({ page }, use) => {
    const watched = await watch(page.context(), page);
    await use(watched);
    expect(watched.ran).toEqual([]);
  },
  shopper: async ({ page, office, watched: _ }, use) => {
    const shopper = await hostileShopper(page, office);
    await use(shopper);
    await takeAway(office, shopper.products);
  },
});
test.describe.configure({ timeout: 120_000 });

test('there are payloads of every kind', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(60);
});

test('nothing that somebody typed ever runs on the screens of the shop', async ({
  watched: { visit },
  shopper: { first, second, orderId },
}) => {
  const { description, feature, review, user } = typed;
  await visit(`/product/${first.id}`, first.title, description, feature, review, user);
  await visit(`/product/${second.id}`, second.title);
  for (const path of ['', 'shop/attachments', 'shop/all', 'shop/discount', 'cart', 'favorites', 'contact'])
    await visit(`/${path}`);
  await visit(`/new-review/${first.id}`);
  await visit('/checkout/cart');
  await visit('/orders', first.title);
  await visit(`/order-details/${orderId}`, first.title, typed.recipient, typed.address);
  await visit(`/success/${orderId}`);
  await visit('/settings');
});

test('nothing that stands in an address ever runs', async ({ watched: { visit } }) => {
  for (const payload of payloads.filter((_, n) => n % 6 === 0)) {
    const part = encodeURIComponent(payload);
    await visit(`/shop/${part}`, payload);
    await visit(`/shop/all?q=${part}&sort=${part}&min=${part}`);
  }
  for (const page of [
    'product',
    'success',
    'failed',
    'order-details',
    'new-review',
    'unsubscribe',
    'nothing',
  ])
    await visit(`/${page}/${one}`);
  await visit(`/otp/${one}/${one}`);
});

const [one = ''] = payloads.slice(26).map(encodeURIComponent);

test('nothing that somebody typed ever runs on the dashboard, or in the mail that was caught', async ({
  page,
  office,
  watched: { visit },
  shopper: { email, first, orderId },
}) => {
  const contact = await hostileMessages(page.request);
  const code = `<svg/onload=window.__x=1>${Date.now() % 1e9}`;
  await ask(office, '/new-code', { code, productId: 'all', type: 'flat', flat: 1, min: 0 });
  const { key } = await ask(page.request, '/login-admin', staff);
  const desk = (path: string, ...shown: string[]) => visit(`/dashboard/${key}/${path}`, ...shown);
  await desk('');
  await desk('users', typed.user);
  const user = [typed.user, email].map(encodeURIComponent).join('/');
  await desk(`user-details/${user}`, typed.address);
  await desk(`user-details/${one}/${one}`);
  await desk('products', first.title);
  await desk(`product-details/${first.id}`);
  await desk('orders', first.title);
  await desk(`order-details/${orderId}`, first.title, typed.recipient);
  await desk('messages', contact.name);
  const { data: inquiries } = await ask(office, '/dash-messages', { limit: 100 });
  const theirs = inquiries.filter(({ name }) => name === contact.name);
  expect(theirs).toHaveLength(4);
  for (const { id } of theirs) await desk(`message-details/${id}`, contact.message);
  await desk('coupens', code.toUpperCase());
  for (const path of ['new-product', 'new-discount-code', 'audit', 'import']) await desk(path);
  await desk('reviews', typed.hidden);
  await ask(office, '/delete-coupen', { code });

  await visit('/dev/mail');
  const letters = page.locator('a[href^="/dev/mail/"]');
  const paths = await letters.evaluateAll((all) => all.map((letter) => letter.getAttribute('href') ?? ''));
  for (const path of paths.slice(0, 12)) await visit(path);
});

/** A message of each type, of somebody who types payloads into every field. */
async function hostileMessages(by: APIRequestContext) {
  const contact = {
    ...{ name: fill(30, 26), email: "'onload=window.__x=1//@x.yz" },
    ...{ phone: '"><svg/onload=x>', message: fill(5000) },
  };
  const special = { deliveryDate: '2099-01-01', deliveryTime: fill(40, 26), instructions: fill(200, 44) };
  for (const own of [
    { type: 'trade', businessName: fill(50, 26), businessInquery: fill(200, 10) },
    { type: 'bulk', itemType: fill(300, 20), quantity: 10, address: fill(500, 33) },
    { type: 'special', ...special },
    { type: 'other' },
  ] as const)
    await ask(by, '/newContact', { ...contact, ...own });
  return contact;
}
