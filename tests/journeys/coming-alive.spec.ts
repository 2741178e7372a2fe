import type { Page } from '@playwright/test';
import { account } from '#wording/storefront/account.ts';
import { listing } from '#wording/storefront/listing.ts';
import { product } from '#wording/storefront/product.ts';
import { expect, newProduct, test } from './world.ts';

/** A page is seen before it is alive: what happens until then, and what never waits for it. */

test('what is pressed and typed before the scripts have come is not lost', async ({ page, office }) => {
  const item = await newProduct(office);
  const late = await scriptsLate(page);
  await page.goto(`/product/${item.id}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: product.add, exact: true }).first().click();
  await expect(main.getByRole('button', { name: product.added })).toHaveCount(0);
  await late.come();
  await expect(main.getByRole('button', { name: product.added }).first()).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(kept).toEqual([{ id: item.id, quantity: 1, price: item.price }]);

  await late.hold();
  await page.goto('/shop/bbs', { waitUntil: 'commit' });
  await page.getByLabel(listing.filters.sort).selectOption('priceLowToHigh');
  await late.come();
  await page.waitForURL('**/shop/bbs?sort=priceLowToHigh');
  await late.hold();
  await page.goto('/shop/bbs', { waitUntil: 'commit' });
  await page.getByLabel(listing.filters.discounted).check();
  await late.come();
  await page.waitForURL('**/shop/bbs?discounted=1');
  await expect(page.getByLabel(listing.filters.discounted)).toBeChecked();

  await late.hold();
  await page.goto('/login', { waitUntil: 'commit' });
  const field = (label: string) => main.getByLabel(label, { exact: true });
  await field(account.email).fill('nobody@example.org');
  await field(account.password).fill('not my password 1');
  await main.getByRole('button', { name: account.login.submit, exact: true }).click();
  await late.come();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(field(account.email)).toHaveValue('nobody@example.org');
  await expect(field(account.password)).toHaveValue('not my password 1');
});

test('a product that is about to be opened is fetched ahead, though no script has come yet', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', () => {});
  const devtools = await context.newCDPSession(page);
  await devtools.send('Preload.enable');
  const ahead: string[] = [];
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ahead.push(new URL(prefetchUrl).pathname);
  });
  await page.goto('/shop/bbs', { waitUntil: 'commit' });
  const card = page.locator('main a[href^="/product/"]').first();
  const path = await card.getAttribute('href');
  expect(ahead).toEqual([]);
  await card.hover();
  await expect.poll(() => ahead).toEqual([path]);
});

test('once the page is alive its links do that, and the browser no more', async ({ page }) => {
  await page.goto('/shop/bbs');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

/** A slow line: scripts stay away until they are told to come. */
async function scriptsLate(page: Page) {
  let come = () => {};
  let coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  return {
    come: async () => come(),
    hold: async () => {
      coming = new Promise<void>((resolve) => {
        come = resolve;
      });
    },
  };
}
