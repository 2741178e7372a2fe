import type { Page } from '@playwright/test';
import { rules } from '#wording/rules.ts';
import { order } from '#wording/storefront/order.ts';
import { product } from '#wording/storefront/product.ts';
import { review } from '#wording/storefront/review.ts';
import { accessible, ask, buy, expect, newAccount, newProduct, signedIn, signIn, test } from './fixtures.ts';

test('a review after a purchase is verified once it is delivered', async ({ page, office }) => {
  const item = await newProduct(office);
  const email = await signedIn(page);
  const orderId = await buy(page, email, item);
  const write = async (stars: string, words: string) => {
    await page.goto(`/product/${item.id}`);
    await page.getByRole('link', { name: product.writeReview }).click();
    await page.waitForURL(`**/new-review/${item.id}`);
    await page.getByRole('radio', { name: stars, exact: true }).check({ force: true });
    await page.getByLabel(review.text, { exact: true }).fill(words);
    await page.reload();
    await expect(
      page.getByRole('radio', { name: stars, exact: true }),
      'what was typed is there',
    ).toBeChecked();
    await expect(page.getByLabel(review.text, { exact: true })).toHaveValue(words);
    await page.getByRole('button', { name: review.submit }).click();
    await page.waitForURL(`**/product/${item.id}/*`);
  };

  await page.goto(`/product/${item.id}`);
  await expect(page.getByText(product.reviews.none)).toBeVisible();
  await page.goto(`/new-review/${item.id}`);
  await page.getByRole('button', { name: review.submit }).click();
  await expect(page.getByText(rules.review.stars)).toBeVisible();
  await expect(page.getByText(rules.review.stars).locator('svg'), 'as other errors have').toBeVisible();
  await expect(page.getByText(rules.review.text)).toBeVisible();
  await accessible(page);

  await write('4 stars', 'It came\nand it fits.');
  const reviews = page.locator('#reviews');
  await expect(reviews.getByText('It came')).toBeVisible();
  await expect(reviews.getByText(product.reviews.shown(1, 1))).toBeVisible();
  await expect(reviews.getByText(product.reviews.verified, { exact: true })).toHaveCount(0);
  await accessible(page);

  for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const) {
    await ask(office, '/change-order-status', { orderId, status });
  }
  await write('5 stars', 'A month later it still fits.');
  await expect(reviews.getByText('A month later')).toBeVisible();
  await expect(reviews.getByText('It came')).toHaveCount(0);
  await expect(reviews.getByText(product.reviews.shown(1, 1))).toBeVisible();
  await page.reload();
  await expect(reviews.getByText(product.reviews.verified, { exact: true })).toBeVisible();
  await expect(reviews.getByText(product.reviews.ofThemVerified(1, 1))).toBeVisible();
  await expect(reviews.getByText(/, edited /)).toBeVisible();
});

test('what was reviewed is changed from the order, with what was written in the form, on any device', async ({
  page,
  office,
  browser,
}) => {
  const item = await newProduct(office);
  const email = await signedIn(page);
  const orderId = await buy(page, email, item);
  for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const)
    await ask(office, '/change-order-status', { orderId, status });
  await ask(page.request, '/new-review', { productId: item.id, email, stars: 3, review: 'It came\nlate.' });

  const opened = async (page: Page) => {
    await page.goto(`/order-details/${orderId}`);
    await page.getByRole('link', { name: order.changeReview }).click();
    await expect(page.getByRole('heading', { name: review.changeTitle, level: 1 })).toBeVisible();
    await expect(page.getByText(review.replaces)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${review.changeTitle} [|] `));
    await expect(page.getByRole('radio', { name: '3 stars', exact: true })).toBeChecked();
    await expect(page.getByLabel(review.text, { exact: true })).toHaveValue('It came\nlate.');
  };
  await opened(page);
  await accessible(page);
  await page.reload();
  await expect(page.getByLabel(review.text, { exact: true })).toHaveValue('It came\nlate.');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await signIn(other, email);
  await opened(other);
  await elsewhere.close();

  await page.getByLabel(review.text, { exact: true }).fill('It came in time after all.');
  await page.getByRole('button', { name: review.submit }).click();
  await page.waitForURL(`**/product/${item.id}/*`);
  await expect(page.locator('#reviews').getByText('after all')).toBeVisible();

  const { data } = await ask(page.request, '/get-reviews', { productId: item.id });
  await ask(office, '/dash-hide-review', { id: data[0]?.id ?? 0, reason: 'Names a person' });
  await page.goto(`/new-review/${item.id}`);
  await expect(page.getByText(review.hidden)).toBeVisible();
  await expect(page.getByRole('radio', { name: '3 stars', exact: true })).toBeChecked();
});

test('who is not signed in is asked to, and comes back to the review', async ({ page, office }) => {
  const item = await newProduct(office);
  const email = await signedIn(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/product/${item.id}`);
  await page.getByRole('link', { name: product.writeReview }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('alert').filter({ hasText: review.signIn })).toBeVisible();
  await signIn(page, email);
  await page.waitForURL(`**/new-review/${item.id}`);
  await expect(page.getByRole('link', { name: item.title })).toBeVisible();
});

test('View More shows ten reviews at a time', async ({ page, office, playwright }) => {
  const item = await newProduct(office);
  await Promise.all(
    Array.from({ length: 11 }, async (_, place) => {
      const writer = await playwright.request.newContext();
      const email = await newAccount(writer);
      await ask(writer, '/new-review', {
        productId: item.id,
        email,
        stars: (place % 5) + 1,
        review: `No. ${place}`,
      });
      await writer.dispose();
    }),
  );
  await page.goto(`/product/${item.id}`);
  await expect(page.getByText(product.reviews.shown(10, 11))).toBeVisible();
  // Eleven turns of 1 to 5 stars: three gave one, of which the page came with two or three.
  const oneStar = page.getByRole('button', { name: product.reviews.only(1) });
  await oneStar.click();
  await expect(page.getByText(product.reviews.ofThese(3, 3, 1))).toBeVisible();
  await expect(page.locator('#reviews').getByText(/^No\. \d+$/)).toHaveCount(3);
  await oneStar.click();
  await expect(page.getByText(product.reviews.shown(10, 11))).toBeVisible();
  await page.getByRole('button', { name: product.viewMore }).click();
  await expect(page.getByText(product.reviews.shown(11, 11))).toBeVisible();
  await expect(page.locator('#reviews').getByText(/^No\. \d+$/)).toHaveCount(11);
  await expect(page.getByRole('button', { name: product.viewMore })).toHaveCount(0);
});
