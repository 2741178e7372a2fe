import { recall } from '#wording/dashboard/recall.ts';
import { stockLog } from '#wording/dashboard/stock-log.ts';
import { recall as page_ } from '#wording/storefront/recall.ts';
import { dashboardOf, row, test } from './dashboard.ts';
import { accessible, buy, expect, mailedLink, newProduct, signedIn } from './fixtures.ts';

test('staff write off what broke, find it in the stock log, and recall the product', async ({
  page,
  office,
}) => {
  test.setTimeout(120_000);
  const product = await newProduct(office);
  const email = await signedIn(page);
  await buy(page, email, product);
  const { open } = await dashboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await open(`/product-details/${product.id}`);
  await button(stockLog.panel.adjust).click();
  const dialog = page.getByRole('dialog', { name: stockLog.adjust.title });
  await dialog.getByLabel(stockLog.adjust.units).fill('2');
  await dialog.getByLabel(stockLog.adjust.note).fill('Crushed box');
  await accessible(page);
  await dialog.getByRole('button', { name: stockLog.adjust.save }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Crushed box' })).toContainText('−2');
  await page.getByRole('link', { name: stockLog.panel.all }).click();
  await expect(row(page, /Crushed box/)).toContainText(stockLog.reasons.damaged);
  await expect(row(page, new RegExp(stockLog.reasons.sold))).toContainText('−1');
  await accessible(page);
  await page.getByLabel(stockLog.reason, { exact: true }).selectOption('damaged');
  await expect(page.locator('tbody tr')).toHaveCount(1);

  await open(`/recall/${product.id}`);
  await button(recall.sale.stop).click();
  await expect(page.getByText(recall.sale.stopped)).toBeVisible();
  await expect(page.getByText(recall.who.people(1, 1, 1))).toBeVisible();
  await page.getByLabel(recall.letter.subject).fill('Stop using this charger');
  await page.getByLabel(recall.letter.text, { exact: true }).fill('It may catch fire.\n\nUnplug it now.');
  await expect(page.getByRole('article')).toContainText('Unplug it now.');
  await accessible(page);
  await button(recall.letter.send(1)).click();
  await button(recall.letter.yes).click();
  await page.getByRole('link', { name: 'Stop using this charger' }).click();
  await expect(page.getByText(recall.people.progress(1, 1))).toBeVisible({ timeout: 15_000 });

  const address = page.url();
  await page.goto(await mailedLink(email, 'recall'));
  await expect(page.getByRole('heading', { level: 1, name: 'Stop using this charger' })).toBeVisible();
  await button(page_.send).click();
  await expect(page.getByText(page_.choose)).toBeVisible();
  await page.getByLabel(page_.choices.money).check();
  await page.getByLabel(page_.note).fill('A new one, please');
  await accessible(page);
  await page.reload();
  await expect(page.getByLabel(page_.choices.money)).toBeChecked();
  await expect(page.getByLabel(page_.note)).toHaveValue('A new one, please');
  await button(page_.send).click();
  await expect(page.getByText(page_.moneyText)).toBeVisible();

  await page.goto(`${address}?show=money`);
  await expect(row(page, new RegExp(email))).toContainText('A new one, please');
  await accessible(page);
});
