import { imports } from '#wording/dashboard/imports.ts';
import { answering, dashboardOf, test } from './dashboard.ts';
import { accessible, expect } from './fixtures.ts';

/** Other journeys import at the same time: what the shop says of its last import is said here instead. */
const last = {
  id: 'an-import-of-last-night',
  at: '2026-11-21T21:14:00.000Z',
  staff: 'sam',
  added: 2,
  changed: 1,
};

test('the last import is undone after a question, or what is in the way is named', async ({ page }) => {
  const { open } = await dashboardOf(page);
  const asked: string[] = [];
  const address = `${process.env.SHOP_URL}/dash-undo-import`;
  await page.route(address, (route) => {
    asked.push(route.request().postDataJSON().id);
    return asked.length === 1
      ? route.fulfill({
          status: 409,
          json: { message: 'One moved', errors: { x: '‘BBs’ was edited since' } },
        })
      : route.fulfill({
          json: { status: 200, message: 'The import is undone', restored: 1, removed: 2, deactivated: 0 },
        });
  });
  await answering(page, '/dash-last-import', { data: last }, async () => {
    await open('/import');
    const undo = page.getByRole('button', { name: imports.undo.button });
    await undo.click();
    await page.getByRole('button', { name: imports.undo.no }).click();
    expect(asked).toEqual([]);
    await undo.click();
    await accessible(page);
    await page.getByRole('button', { name: imports.undo.yes }).click();
    await expect(page.getByText('‘BBs’ was edited since')).toBeVisible();
    await accessible(page);
  });
  await answering(page, '/dash-last-import', { data: null }, async () => {
    await page.getByRole('button', { name: imports.undo.button }).click();
    await page.getByRole('button', { name: imports.undo.yes }).click();
    await expect(page.getByText('The import is undone')).toBeVisible();
    await expect(page.getByRole('heading', { name: imports.undo.last })).toHaveCount(0);
  });
  expect(asked).toEqual([last.id, last.id]);
});

test('another shop’s products that tell no category are placed by staff, and then are right', async ({
  page,
}) => {
  const { open } = await dashboardOf(page);
  await open('/import');
  await page.getByLabel(imports.choose).setInputFiles({
    name: 'shopify.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Handle,Title,Body (HTML),Type,Variant SKU,Variant Price,Variant Inventory Qty\npatch,Site patch ${Date.now()},<p>A patch of cloth</p>,Merch,P-${Date.now()},3.00,9\n`,
    ),
  });
  await expect(page.getByText(imports.foreign('Shopify'))).toBeVisible({ timeout: 20_000 });
  await accessible(page);
  await page.getByLabel(imports.placeIn(1)).selectOption('attire');
  await page.getByRole('button', { name: imports.checkAgain }).click();
  await expect(page.getByRole('button', { name: imports.submit(1) })).toBeVisible({ timeout: 20_000 });
});
