import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import sharp from 'sharp';
import { imports } from '#wording/dashboard/imports.ts';
import { answering, dashboardOf, test } from './dashboard.ts';
import { accessible, ask, expect } from './fixtures.ts';

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

test('a list comes with its pictures in a zip and beside it: what is missing is named, and then they are taken in', async ({
  page,
  office,
}) => {
  const mark = Date.now().toString(36);
  const { open } = await dashboardOf(page);
  await open('/import');
  const choose = page.getByLabel(imports.choose);
  const csv = `title,description,price,catagory,quantity,img1,img2\nZip gas ${mark},A bottle of gas in a zip,9,gas,4,One.PNG,pics/two.png\n`;
  const list = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const zip = await zipOf({ 'shop/one.png': await picture('olive'), 'shop/spare.png': await picture('red') });
  await choose.setInputFiles([list, zip]);
  await expect(page.getByText(imports.beside.missing('pics/two.png'))).toBeVisible();
  await accessible(page);

  let sent = 0;
  await page.route('**/img', async (route) => {
    sent++;
    await expect(page.getByText(imports.beside.progress(0, 2))).toBeVisible();
    if (sent > 1) return route.continue();
    await page.getByRole('button', { name: imports.beside.cancel }).click();
    await route.abort();
  });
  const two = { name: 'two.png', mimeType: 'image/png', buffer: await picture('blue') };
  await choose.setInputFiles(two);
  await expect(page.getByText(imports.beside.stopped)).toBeVisible();
  await page.getByRole('button', { name: imports.again }).click();
  await expect(page.getByText(imports.beside.unused(1))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('shop/spare.png')).toBeVisible();
  await page.getByRole('button', { name: imports.submit(1) }).click();
  await expect(page.getByRole('button', { name: imports.more })).toBeVisible({ timeout: 20_000 });
  const { data } = await ask(office, '/dash-prpducts', { find: `Zip gas ${mark}` });
  expect(data[0]).toMatchObject({
    img1: expect.stringMatching(/.webp$/),
    img2: expect.stringMatching(/.webp$/),
  });
});

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();

async function zipOf(files: Record<string, Buffer>) {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, bytes] of Object.entries(files))
    await writer.add(name, new Uint8ArrayReader(new Uint8Array(bytes)));
  return { name: 'all.zip', mimeType: 'application/zip', buffer: Buffer.from(await writer.close()) };
}
