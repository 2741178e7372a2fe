import { searchWords as text } from '#wording/dashboard/search-words.ts';
import { rules } from '#wording/rules.ts';
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
  await expect(shop.getByText(/Showing face mask, dead rag/)).toBeVisible();
  await row.getByRole('button', { name: text.switchOffOf('zzsnood') }).click();
  await expect(row).toContainText(text.off);
  await shop.reload();
  await expect(shop.getByText(/Showing face mask, dead rag/)).toHaveCount(0);
  await shop.close();
  await row.getByRole('button', { name: text.removeOf('zzsnood') }).click();
  await expect(row).toHaveCount(0);

  await page.locator('summary', { hasText: 'From the start' }).click();
  await expect(page.getByRole('row', { name: /ammo, ammunition/ })).toContainText('BBs');
});
