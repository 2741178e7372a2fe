import { specification } from '#wording/storefront/specification.ts';
import { accessible, ask, expect, test } from './fixtures.ts';

/** What products state, and choosing between them by it. */

test('a product page states what the product is, and what so much of it costs', async ({ page }) => {
  const { data } = await ask(page.request, '/getProducts', {
    catagory: 'bbs',
    sortBy: 'unitPrice',
    count: 1,
  });
  const [bbs] = data;
  expect(bbs?.unitPrice?.per).toBe(1000);
  // As it is sent: nothing of it waits for a script.
  await page.goto(`/product/${bbs?.id}`, { waitUntil: 'commit' });
  const row = (label: string) =>
    page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
  await expect(page.getByRole('heading', { name: specification.title })).toBeVisible();
  await expect(row('BB weight')).toHaveText(`${bbs?.attributes['bb-weight']} g`);
  await expect(row('Biodegradable')).toHaveText(bbs?.attributes.biodegradable ? 'Yes' : 'No');
  await expect(row(specification.sku)).toHaveText(bbs?.sku ?? '');
  await expect(row(specification.barcode)).toHaveText(bbs?.barcode ?? '');
  const unitPrice = `£${bbs?.unitPrice?.price.toFixed(2)} per 1,000 BBs`;
  await expect(page.getByText(unitPrice, { exact: true })).toBeVisible();
  await accessible(page);
  await page.goto('/shop/bbs');
  await expect(page.getByText(/^£\d+\.\d\d per 1,000 BBs$/).first()).toBeVisible();
});
