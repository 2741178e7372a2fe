import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { kit } from '#wording/kit.ts';
import { cart } from '#wording/storefront/cart.ts';
import { favourites } from '#wording/storefront/favourites.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { offline } from '#wording/storefront/offline.ts';
import { product } from '#wording/storefront/product.ts';
import { categories } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { test } from './failing.ts';
import {
  accessible,
  aliveUnasked,
  change,
  expect,
  keep,
  newProduct,
  signedIn,
  untouched,
} from './fixtures.ts';

/** All other journeys are without the service worker (playwright.config.ts). */
test.use({ serviceWorkers: 'allow' });

test('what was put into the cart is there without a connection, any other page says so and goes on, and nothing else is kept', async ({
  page,
  office,
  context,
}) => {
  const item = await newProduct(office, { price: 12 });
  await signedIn(page);
  await page.goto(`/product/${item.id}`);
  await page.getByRole('main').getByRole('button', { name: product.add, exact: true }).first().click();
  await installed(page);
  await expect.poll(() => page.evaluate(() => localStorage.cartProducts)).toContain(item.title);

  // The network is asked first, whatever is kept: the page and the cart are never of before an edit.
  await change(office, item, { price: 13, quantity: 40 });
  await page.goto(`/product/${item.id}`);
  await expect(page.getByRole('main').getByText('£13.00').first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(cart.dearer('£12.00', '£13.00'))).toBeVisible();
  await page.goto('/orders');
  await page.goto('/shop/gas');

  // What tells of a lost line comes when the page is at rest.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: offline.lost })).toBeVisible();
  await page.getByRole('link', { name: layout.withCount(layout.cart, 1) }).click();
  await expect(page.getByRole('link', { name: item.title })).toBeVisible();
  await expect(page.getByText(cart.offlineTitle, { exact: true })).toBeVisible();
  await expect(page.getByText('£15.99').first()).toBeVisible();
  expect(await loadedPictures(page)).toBe(1);
  await page.getByRole('link', { name: item.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await expect(page).toHaveURL(new RegExp(`/product/${item.id}`));
  await expect(page.getByRole('main').getByText(item.title), 'what was pressed').toBeVisible();
  await expect(page.getByRole('link', { name: `${offline.cart} (1)` })).toBeVisible();
  const count = page.locator('[data-cart] .count').filter({ visible: true });
  await expect(count).toHaveText('1');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(count, 'in the bar of a phone').toHaveText('1');
  await expect(page.locator('.tab-bar').getByText(layout.account), 'who is signed in stays so').toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await accessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title);

  // What stays in the browser is the same for everybody, who is signed in or not.
  expect(await keptAddresses(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/assets\/cart-/), '/cart', '/offline']),
  );
  for (const kept of await keptAddresses(page))
    expect(kept).toMatch(/^\/(assets\/.+|cart|favorites|offline|images\/320\/.+)$/);
});

test('what is put into the cart from a card without a connection stands there with its title and picture', async ({
  page,
  context,
}) => {
  await page.goto('/shop/all');
  // What keeps the cart comes once the page is used.
  await page.mouse.wheel(0, 10);
  await installed(page);
  await expect.poll(() => keptAddresses(page)).toContain('/cart');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: offline.lost })).toBeVisible();
  // More products can't be had, and those that are there stay.
  const shown = await page.getByRole('article').count();
  await page.getByRole('button', { name: listing.more }).click();
  await expect(page.getByText(kit.unanswered.line)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(kit.unanswered.line)).toHaveCount(0);
  await expect(page.getByRole('button', { name: listing.more })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('link', { name: layout.all, exact: true }).first().click();
  await expect(page).toHaveURL(/shop\/all$/);
  await expect(page.getByRole('article')).toHaveCount(shown);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: shopCard.add }).click();
  await expect.poll(() => page.evaluate(() => localStorage.cartProducts)).toContain(title);
  await page.getByRole('link', { name: layout.withCount(layout.cart, 1) }).click();
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText(cart.unnamed)).toHaveCount(0);
  await expect.poll(() => loadedPictures(page)).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText(cart.offlineTitle, { exact: true })).toHaveCount(0);
});

test('favourites open without a connection with their pictures, and are asked about once it is back', async ({
  page,
  context,
}) => {
  // One that is gone, with its picture, keeps no other from being kept.
  const gone = { id: 'gone', tittle: 'Gone', catagory: 'gas', price: 1, img: 'not-there.webp' };
  await keep(page, { favourites: [gone] });
  await page.goto('/shop/gas');
  const cards = page.getByRole('article');
  for (const place of [0, 1])
    await cards.nth(place).getByRole('button', { name: shopCard.favourite.add }).click();
  const titles = await Promise.all(
    [0, 1].map((place) => cards.nth(place).getByRole('heading').textContent()),
  );
  await installed(page);
  await expect.poll(() => keptAddresses(page)).toContain('/favorites');
  const pictures = async () => (await keptAddresses(page)).filter((kept) => kept.startsWith('/images/320/'));
  // What keeps them hears of the lost line too.
  await expect.poll(pictures).toHaveLength(2);
  await context.setOffline(true);
  await page.getByRole('link', { name: layout.withCount(layout.favourites, 3) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(favourites.title);
  for (const title of titles)
    await expect(page.getByRole('main').getByRole('link', { name: title ?? '', exact: true })).toBeVisible();
  await expect(page.getByText(favourites.unchecked)).toHaveCount(3);
  await expect.poll(() => loadedPictures(page)).toBe(2);
  await accessible(page);
  await context.setOffline(false);
  await expect(page.getByText(favourites.unchecked)).toHaveCount(0);
  // One that is no favourite any more is not kept either.
  await page.getByRole('button', { name: favourites.remove(titles[0] ?? '') }).click();
  await expect.poll(pictures).toHaveLength(1);
});

test('a card that is pressed without a connection is named with its price and picture until its page comes', async ({
  page,
  context,
}) => {
  await page.goto('/shop/gas');
  await page.mouse.wheel(0, 10);
  await installed(page);
  await expect.poll(() => keptAddresses(page)).toContain('/cart');
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const price = (await card.getByText(/^£/).first().textContent()) ?? '';
  await context.setOffline(true);
  // A pointer that comes to rest on a card fetches nothing, which would reload the page.
  await card.getByRole('heading').getByRole('link').hover();
  await page.waitForTimeout(400);
  await card.getByRole('heading').getByRole('link').click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await expect(main.getByText(title)).toBeVisible();
  await expect(main.getByText(price, { exact: true })).toBeVisible();
  await expect(main.getByText(offline.rest)).toBeVisible();
  await expect(page.getByRole('link', { name: offline.cart })).toBeVisible();
  await accessible(page);
  // Another page that can't be had names no product.
  await page.goto('/shop/bbs');
  await expect(main.getByText(offline.text)).toBeVisible();
  await expect(main.getByText(title)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.title);
});

test('what is removed without a connection and put back is there after a reload, and the way back says what is lost', async ({
  page,
  office,
  context,
}) => {
  const item = await newProduct(office, { price: 12 });
  await page.goto('/shop/gas');
  await page.goto(`/product/${item.id}`);
  await page.getByRole('main').getByRole('button', { name: product.add, exact: true }).first().click();
  await installed(page);
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/^\/images\/320\//));
  await page.getByRole('link', { name: layout.withCount(layout.cart, 1) }).click();
  await expect(page.getByRole('link', { name: item.title })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByText(cart.offlineTitle, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: cart.remove(item.title) }).click();
  await page.getByRole('button', { name: kit.undo }).click();
  await expect(page.getByRole('link', { name: item.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: item.title })).toBeVisible();
  await expect.poll(() => loadedPictures(page)).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText(cart.offlineTitle, { exact: true })).toHaveCount(0);

  // One page after another as links lead, so that the way back is the router's.
  await page.getByRole('link', { name: item.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await page.getByRole('link', { name: layout.withCount(layout.cart, 1) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title);
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title);
  // The page that stood there was left further down.
  await page.goto('/cart');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await context.setOffline(true);
  await page.goto('/shop/gas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.title);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a shop that is down while the line is there is said to be that, and opens by itself once it is up', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 12 });
  const line = await lineToShop();
  await page.goto(`${line.url}/product/${item.id}`);
  await page.getByRole('main').getByRole('button', { name: product.add, exact: true }).first().click();
  await installed(page);
  await expect.poll(() => page.evaluate(() => localStorage.cartProducts)).toContain(item.title);
  await page.goto(`${line.url}/cart`);
  await expect(page.getByRole('link', { name: item.title })).toBeVisible();

  line.cut();
  await expect(page.getByText(cart.unreachableTitle)).toBeVisible();
  await page.getByRole('link', { name: cart.checkout, exact: true }).click();
  await expect(page.getByText(cart.checkoutUnreachable)).toBeVisible();
  await page.getByRole('link', { name: item.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.unreachable);
  await expect(page.getByText(offline.unreachableText)).toBeVisible();
  await accessible(page);
  line.mend();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title, { timeout: 15_000 });

  line.cut();
  const search = page.getByRole('combobox', { name: layout.search.label });
  for (const [path, words] of [
    ['0.25g%20bbs', '0.25g bbs'],
    ['gas?q=green%20%26', 'green &'],
    ['gas', ''],
  ]) {
    await page.goto(`${line.url}/shop/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.unreachable);
    await expect(search, 'what was searched for').toHaveValue(words ?? '');
  }
  line.mend();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories.gas, { timeout: 15_000 });

  // What stands in front of it may answer in its place, with a page of its own.
  for (const status of ['502 Bad Gateway', '500 Internal Server Error']) {
    line.gateway(status);
    await page.goto(`${line.url}/shop/gas`);
    await expect(page.getByRole('heading', { level: 1 }), status).toHaveText(offline.unreachable);
    line.mend();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories.gas, { timeout: 15_000 });
  }
  await line.close();
});

test('a page whose code can’t be had while the shop is away is opened by itself, and not the one before it', async ({
  page,
}) => {
  const line = await lineToShop();
  await page.goto(`${line.url}/shop/gas`);
  await installed(page);
  await page.reload();
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState('networkidle');
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  line.gateway('502 Bad Gateway');
  await card.getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(offline.unreachable);
  await expect(page).toHaveURL(/\/product\//);
  line.mend();
  await expect(heading).toHaveText(title, { timeout: 15_000 });

  // A search is no other: of its page nothing has come yet.
  await page.goto(`${line.url}/`);
  await page.waitForLoadState('networkidle');
  line.gateway('502 Bad Gateway');
  await page.getByRole('combobox', { name: layout.search.label }).first().fill('0.28');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(offline.unreachable);
  line.mend();
  await expect(heading).toContainText('0.28', { timeout: 15_000 });

  // Nor is what a script leads to.
  await page.goto(`${line.url}/shop/gas`);
  await card.getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await page.waitForLoadState('networkidle');
  line.gateway('502 Bad Gateway');
  await page.getByRole('button', { name: product.buyNow, exact: true }).first().click();
  await expect(heading).toHaveText(offline.unreachable);
  await expect(page).not.toHaveURL(/\/product\//);
  line.mend();
  await expect(heading).not.toHaveText(offline.unreachable, { timeout: 15_000 });
  await line.close();
});

test('a line lost before anything is kept leaves the page as it is, says so, and a link leads on once it is back', async ({
  browser,
}) => {
  const own = await browser.newContext({ baseURL: process.env.SHOP_URL, serviceWorkers: 'block' });
  const page = await own.newPage();
  const code = page.waitForEvent('requestfinished', (request) => /\/assets\/cart-/.test(request.url()));
  await page.goto('/shop/all');
  await page.mouse.wheel(0, 10);
  await code;
  await own.setOffline(true);
  await expect(page.getByText(offline.lostEarly)).toBeVisible();
  const first = page.locator('#products').getByRole('link').first();
  await first.click();
  await expect(page.getByText(offline.lostEarly)).toHaveCount(1);
  await expect(page).toHaveURL(`${process.env.SHOP_URL}/shop/all`);
  await own.setOffline(false);
  await expect(page.getByText(offline.back)).toBeVisible();
  await expect(page.getByText(offline.lostEarly)).toHaveCount(0);
  await first.click();
  await page.waitForURL('**/product/**');
  await own.close();
});

test('the first touch, or a second page, is visit enough for the cart to open without a connection', async ({
  page,
  context,
  browser,
}) => {
  // So that it is neither of them that comes with time.
  await untouched(page);
  const alive = await aliveUnasked(page);
  await page.goto('/', { waitUntil: 'commit' });
  await alive();
  expect(context.serviceWorkers()).toEqual([]);
  await page.mouse.wheel(0, 10);
  await opensOffline(page);

  const own = await browser.newContext({ baseURL: process.env.SHOP_URL });
  const other = await own.newPage();
  await untouched(other);
  const otherAlive = await aliveUnasked(other);
  await other.goto('/');
  await otherAlive();
  await other.goto('/shop/gas');
  await opensOffline(other);
  await own.close();
});

async function opensOffline(page: Page) {
  const context = page.context();
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker');
  await installed(page);
  await page.context().setOffline(true);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title);
  await page.context().setOffline(false);
}

const failureOf = (status: string) =>
  [
    `HTTP/1.1 ${status}`,
    'Content-Type: text/html',
    'Content-Length: 16',
    'Connection: close',
    '',
    '<h1>nothing</h1>',
  ].join('\r\n');

/** A way to the shop that can be cut: it takes nobody in then. */
async function lineToShop() {
  const shop = new URL(process.env.SHOP_URL ?? '');
  const open = new Set<Socket>();
  let isCut = false;
  let failure = '';
  const server = createServer((socket) => {
    if (isCut) return socket.destroy();
    if (failure)
      return socket.once('data', () => socket.end(failureOf(failure))).on('error', () => socket.destroy());
    const onward = connect(Number(shop.port), shop.hostname);
    for (const end of [socket, onward]) {
      open.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => {
        socket.destroy();
        onward.destroy();
        open.delete(end);
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, shop.hostname, done));
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://${shop.hostname}:${(server.address() as AddressInfo).port}`,
    cut,
    /** As a proxy does whose shop is away. */
    gateway: (status: string) => {
      cut();
      [isCut, failure] = [false, status];
    },
    mend: () => {
      [isCut, failure] = [false, ''];
    },
    close: () => {
      cut();
      return new Promise((done) => server.close(done));
    },
  };
}

/** The worker has what it keeps, and the next document is asked for through it. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((again) => setTimeout(again, 20));
  });

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });

const loadedPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('li img')
    .evaluateAll(
      (pictures) => pictures.filter((picture) => (picture as HTMLImageElement).naturalWidth > 0).length,
    );
