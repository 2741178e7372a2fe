import type { Page } from '@playwright/test';
import { cart } from '#wording/storefront/cart.ts';
import { layout } from '#wording/storefront/layout.ts';
import { offline } from '#wording/storefront/offline.ts';
import { product } from '#wording/storefront/product.ts';
import { test } from './failing.ts';
import { accessible, change, expect, newProduct, signedIn } from './fixtures.ts';

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
  await expect(page.getByText(cart.offlineTitle)).toBeVisible();
  await expect(page.getByText('£15.99').first()).toBeVisible();
  expect(await loadedPictures(page)).toBe(1);
  await page.getByRole('link', { name: item.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await expect(page).toHaveURL(new RegExp(`/product/${item.id}`));
  await expect(page.getByRole('link', { name: `${offline.cart} (1)` })).toBeVisible();
  await accessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.title);

  // What stays in the browser is the same for everybody, who is signed in or not.
  expect(await keptAddresses(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/assets\/cart-/), '/cart', '/offline']),
  );
  for (const kept of await keptAddresses(page))
    expect(kept).toMatch(/^\/(assets\/.+|cart|offline|images\/320\/.+)$/);
});

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
