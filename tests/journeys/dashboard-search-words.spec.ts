import { get } from 'node:http';
import { searchWords as text } from '#wording/dashboard/search-words.ts';
import { rules } from '#wording/rules.ts';
import { shelf } from '#wording/storefront/listing.ts';
import { dashboardOf, test } from './dashboard.ts';
import { accessible, expect } from './fixtures.ts';

test('search words are added, hold in the shop at once, and are switched off and removed', async ({
  page,
}) => {
  const { open } = await dashboardOf(page);
  await open('/attributes');
  await page.getByRole('link', { name: text.title }).click();
  await page.getByRole('textbox', { name: text.words }).fill('zzsnood');
  await page.getByRole('button', { name: text.add, exact: true }).click();
  await expect(page.getByText(rules.synonym.alone)).toBeVisible();
  await page.getByRole('textbox', { name: text.means }).fill('face mask, dead rag');
  await page.getByRole('button', { name: text.add, exact: true }).click();
  await expect(page.getByText(text.added('zzsnood'))).toBeVisible();
  const row = page.getByRole('row', { name: /zzsnood/ });
  await expect(row).toContainText(/face mask, dead rag.*[1-9]\d* products?/);
  await accessible(page);
  const shop = await page.context().newPage();
  await shop.goto('/shop/zzsnood');
  const showing = shelf.help.synonym('face mask or dead rag');
  await expect(shop.getByText(showing)).toBeVisible();
  await row.getByRole('button', { name: text.switchOffOf('zzsnood') }).click();
  await expect(row).toContainText(text.off);
  await shop.reload();
  await expect(shop.getByText(showing)).toHaveCount(0);
  await shop.close();
  await row.getByRole('button', { name: text.removeOf('zzsnood') }).click();
  await expect(row).toHaveCount(0);

  await page.locator('summary', { hasText: 'From the start' }).click();
  await expect(page.getByRole('row', { name: /ammo, ammunition/ })).toContainText('BBs');
});

/** A visit by somebody at another address of this machine. */
const visit = (path: string, localAddress: string) =>
  new Promise((resolve, reject) => {
    get(`${process.env.SHOP_URL}${path}`, { localAddress }, (answer) =>
      answer.resume().on('end', resolve),
    ).on('error', reject);
  });

test('what found nothing is listed once two visitors searched for it, and made a synonym of or dismissed', async ({
  page,
}) => {
  for (const from of ['127.0.0.1', '127.0.0.2'])
    for (const words of ['zzwombat', 'zzquoll']) await visit(`/shop/${words}`, from);
  const { open } = await dashboardOf(page);
  const { misses } = text;
  const rowOf = (word: string) => page.getByRole('row', { name: new RegExp(word) });
  // It is written down some seconds after.
  await expect(async () => {
    await open('/search-words');
    await expect(rowOf('zzwombat')).toContainText(misses.help.none, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await accessible(page);
  await page.getByRole('button', { name: misses.dismissOf('zzquoll') }).click();
  await expect(rowOf('zzquoll')).toHaveCount(0);
  await page.getByRole('button', { name: misses.addOf('zzwombat') }).click();
  await expect(page.getByRole('textbox', { name: text.words })).toHaveValue('zzwombat');
  await expect(page.getByRole('textbox', { name: text.means })).toBeFocused();
  await page.keyboard.type('face mask');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.added('zzwombat'))).toBeVisible();
  await expect(page.getByRole('button', { name: misses.addOf('zzwombat') })).toHaveCount(0);
  await page.getByRole('button', { name: text.removeOf('zzwombat') }).click();
  await expect(page.getByRole('button', { name: text.removeOf('zzwombat') })).toHaveCount(0);
});
