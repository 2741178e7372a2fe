import type { APIRequestContext, Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';
import { finder } from '#wording/dashboard/finder.ts';
import { products } from '#wording/dashboard/products.ts';
import { contact } from '#wording/storefront/contact.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { product } from '#wording/storefront/product.ts';
import { barriersOn, faultsOf } from './checkers.ts';
import { dashboardOf } from './dashboard.ts';
import {
  address,
  ask,
  buy,
  expect,
  keep,
  keepCart,
  keepOffline,
  newProduct,
  resting,
  signedIn,
  test,
} from './fixtures.ts';

/**
 * Every page is valid HTML, as it is sent and as it stands in the browser, and has no barrier that IBM's engine finds. Axe is in
 * the journeys, in every state that they bring about (world.ts).
 */

/** By their route, the addresses at which everybody sees the page. */
const forEverybody: Record<string, string[]> = {
  '/': ['/'],
  '/shop/:for': [
    '/shop/all',
    '/shop/bbs?discounted=1&min=10',
    '/shop/bbs?stock=1&f.bb-weight=0.28&f.count=500..',
    '/shop/gas?min=100&max=10',
    '/shop/zzqqzz',
  ],
  '/bb-guide': ['/bb-guide'],
  '/starter-kit': ['/starter-kit'],
  '/energy': ['/energy', '/energy?speed=400&unit=ms&weight=0.28&limit='],
  '/register': ['/register'],
  '/login': ['/login'],
  '/forgot-password': ['/forgot-password'],
  '/otp/:for/:type': ['/otp/register/x'],
  '/set-new-password': ['/set-new-password'],
  '/invitation': ['/invitation'],
  '/contact': ['/contact'],
  '/confirm-newsletter/:token': ['/confirm-newsletter/nobody'],
  '/unsubscribe/:token': ['/unsubscribe/nobody'],
  '/confirm-stock-request/:token': ['/confirm-stock-request/nobody'],
  '/end-stock-requests/:token': ['/end-stock-requests/nobody'],
  '/end-review-letters/:token': ['/end-review-letters/nobody'],
  '/arrived/:token': ['/arrived/nobody'],
  '/recall/:token': ['/recall/nobody'],
  '/shortage/:token': ['/shortage/nobody'],
  '/privacy': ['/privacy'],
  '/terms': ['/terms'],
  '/delivery-and-returns': ['/delivery-and-returns'],
  '/offline': ['/offline'],
  '/go-to-dashboard': ['/go-to-dashboard'],
  '/login-admin': ['/login-admin'],
  '/*': ['/nothing/here', '/product/nosuchproduct'],
};

interface Made {
  product: string;
  order: string;
  email: string;
  message: string;
}

/** What a shopper sees who is signed in, has a full cart and an order. */
const forShopper: Record<string, (made: Made) => string> = {
  '/product/:id/:slug?': (made) => `/product/${made.product}`,
  '/new-review/:id': (made) => `/new-review/${made.product}`,
  '/compare': (made) => `/compare?ids=${made.product}`,
  '/favorites': () => '/favorites',
  '/my-kit': () => '/my-kit',
  '/cart': () => '/cart',
  '/checkout/:from': () => '/checkout/cart',
  '/success/:id': (made) => `/success/${made.order}`,
  '/failed/:id': (made) => `/failed/${made.order}`,
  '/orders': () => '/orders',
  '/order-details/:id': (made) => `/order-details/${made.order}`,
  '/return/:orderId': (made) => `/return/${made.order}`,
  '/settings': () => '/settings',
};

const forStaff: Record<string, (made: Made) => string> = {
  '': () => '',
  '/users': () => '/users',
  '/user-details/:name/:email': ({ email }) => `/user-details/Sam/${email}`,
  '/products': () => '/products',
  '/product-details/:productId': (made) => `/product-details/${made.product}`,
  '/new-product': () => '/new-product',
  '/orders': () => '/orders',
  '/order-details/:orderId': (made) => `/order-details/${made.order}`,
  '/packing': () => '/packing',
  '/pack/:orderId': (made) => `/pack/${made.order}`,
  '/search-words': () => '/search-words',
  '/refused-sales': () => '/refused-sales',
  '/attributes': () => '/attributes',
  '/attribute-details/:attribute': () => '/attribute-details/pattern',
  '/new-attribute': () => '/new-attribute',
  '/deadlines': () => '/deadlines',
  '/notices': () => '/notices',
  '/messages': () => '/messages',
  '/message-details/:contactId': (made) => `/message-details/${made.message}`,
  '/reply-templates': () => '/reply-templates',
  '/coupens': () => '/coupens',
  '/new-discount-code': () => '/new-discount-code',
  '/audit': () => '/audit',
  '/reviews': () => '/reviews',
  '/newsletter': () => '/newsletter',
  '/recall/:productId': (made) => `/recall/${made.product}`,
  '/recalls': () => '/recalls',
  '/recall-people/:recallId': () => '/recall-people/nobody',
  '/stock-log': () => '/stock-log',
  '/stock-requests': () => '/stock-requests',
  '/import': () => '/import',
  '/import-customers': () => '/import-customers',
};

/** The paths of pages, within however many frames; '' for that of a frame itself. */
const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) =>
    (children ? pathsOf(children) : ['']).map((rest) => (path ? `/${path}${rest}` : rest)),
  );

test('no page is left out', () => {
  const everyRoute = pathsOf(routes).map((path) => path || '/');
  const ofDashboard = Object.keys(forStaff).map((path) => `/dashboard/:key${path}`);
  const checked = [...Object.keys(forEverybody), ...Object.keys(forShopper), ...ofDashboard];
  expect(checked.toSorted()).toEqual(everyRoute.toSorted());
});

test('what everybody sees is valid and without barriers', async ({ page }) => {
  test.setTimeout(180_000);
  const { visit, look } = checked(page);
  await keepOffline(page);
  for (const path of Object.values(forEverybody).flat()) await visit(path);

  await page.goto('/shop/bbs');
  await page.getByRole('combobox', { name: layout.search.label }).first().fill('bbs');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('the suggestions');
  await page.goto('/contact');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('textbox', { name: contact.name })).toHaveAttribute('aria-invalid', 'true');
  await look('a form with errors');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/');
  await visit('/shop/bbs');
  await page.getByRole('button', { name: listing.filters.open(0) }).click();
  await expect(page.getByRole('dialog').getByLabel(listing.filters.sort)).toBeVisible();
  // Colours on their way in are no colours of ours.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
  // The panel of a wide window, which is hidden here, has the same form.
  expect.soft(await barriersOn(page), 'the filters of a phone').toEqual([]);
});

test('what a shopper sees is valid and without barriers', async ({ page, office }) => {
  test.setTimeout(180_000);
  const made = await makeOrder(page, office);
  const { visit, look } = checked(page);
  for (const path of Object.values(forShopper)) await visit(path(made));
  await page.emulateMedia({ media: 'print' });
  await visit(`/order-details/${made.order}`);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/product/${made.product}`);
  await page.getByRole('button', { name: product.gallery.enlarge(1, 1) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('a picture at its full size');
});

test('what staff see is valid and without barriers', async ({ page, office }) => {
  test.setTimeout(180_000);
  const made = await makeOrder(page, office);
  const { visit, look } = checked(page);
  const { key, open } = await dashboardOf(page);
  for (const path of Object.values(forStaff)) await visit(`/dashboard/${key}${path(made)}`);
  await visit(`/dashboard/${key}/orders?find=zzqqzz`);
  await open('/products');
  await page
    .getByRole('button', { name: products.changeStock('', 0).split(',')[0] })
    .first()
    .click();
  await look('a stock being changed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: finder.title }).click();
  await expect(page.getByRole('dialog', { name: finder.title })).toBeVisible();
  await look('the finder');
  await page.emulateMedia({ media: 'print' });
  await visit(`/dashboard/${key}/order-details/${made.order}`);
  await page.emulateMedia({ media: 'screen' });
  await visit('/dev/mail');
});

/** `visit` checks a page as it is sent and when it has done what it does by itself; `look`, as it is now. */
function checked(page: Page) {
  const rest = resting(page);
  const look = async (what: string) => {
    expect.soft(await faultsOf(await page.content()), `the HTML of ${what}`).toEqual([]);
    expect.soft(await barriersOn(page), `barriers on ${what}`).toEqual([]);
  };
  const visit = async (path: string) => {
    const sent = await page.request.get(`${process.env.SHOP_URL}${path}`);
    expect.soft(await faultsOf(await sent.text()), `the HTML sent for ${path}`).toEqual([]);
    await page.goto(path);
    await rest();
    // What says that something is loading fades in: half way it is no text that anybody is to read.
    await expect(page.locator('.late')).toHaveCount(0);
    await look(path);
  };
  return { visit, look };
}

/** Somebody who is signed in, has bought something, said what they think of it, written to the shop, and wants more. */
async function makeOrder(page: Page, office: APIRequestContext): Promise<Made> {
  const item = await newProduct(office, { price: 129.99, tiers: [[2, 5]] });
  const email = await signedIn(page);
  const order = await buy(page, email, item);
  await ask(page.request, '/new-review', { productId: item.id, email, stars: 4, review: 'It fits my rail.' });
  const message = 'Do you have this rail in tan as well?';
  await ask(page.request, '/newContact', {
    name: address.name,
    email,
    phone: address.phone,
    type: 'other',
    message,
  });
  const { data: messages } = await ask(office, '/dash-messages', {
    find: email,
  });
  await keepCart(page, [[item, 10]]);
  const favourite = { id: item.id, tittle: item.title, price: item.price, catagory: 'attachments', img: '' };
  await keep(page, { favourites: [favourite] });
  return { product: item.id, order, email, message: messages[0]?.id ?? '' };
}
