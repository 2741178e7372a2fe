import { cart } from '#wording/storefront/cart.ts';
import { home } from '#wording/storefront/home.ts';
import { starterKit as text } from '#wording/storefront/starter-kit.ts';
import { accessible, expect, keepCart, newProduct, test } from './fixtures.ts';
import { noteShifts, shifts } from './shifts.ts';

test('a starter kit is added as one, without what somebody has, and in their size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: home.newcomer.kit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  const items = page.getByRole('group', { name: text.items }).getByRole('listitem');
  await expect(items).toHaveCount(5);
  await noteShifts(page);
  await page.reload();
  await expect(items).toHaveCount(5);
  await accessible(page);
  expect(await shifts(page)).toEqual([]);
  const [mask] = text.parts.face;
  await page.getByRole('checkbox', { name: mask }).uncheck();
  await page.getByRole('button', { name: text.sizeFirst(4, 5) }).click();
  const size = page.getByRole('combobox', { name: text.size });
  await expect(size, 'nobody else can say which').toBeFocused();
  await expect(size).toHaveAccessibleDescription(text.chooseSize);
  await accessible(page);
  await expect(size.getByRole('option', { name: text.soldOutSize('M') })).toBeDisabled();
  await size.selectOption({ label: 'L' });
  // What is chosen outlives a reload, and Back.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('starter kit');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: mask })).not.toBeChecked();
  await page.getByRole('button', { name: text.add(4, 5) }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByText(cart.places(4, 5))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /gloves.*size L/ })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /0\.25 g/ })
      .first(),
  ).toBeVisible();
});

test('a starter kit says beforehand for how much of it the cart has room, and what is in there', async ({
  page,
  office,
}) => {
  const others = await Promise.all(Array.from({ length: 3 }, () => newProduct(office, { price: 4 })));
  await keepCart(
    page,
    others.map((item) => [item, 1]),
  );
  await page.goto('/starter-kit');
  await expect(page.getByText(text.room(2, 3))).toBeVisible();
  await expect(page.getByRole('button', { name: text.add(5, 5) })).toBeDisabled();
  await expect(page.getByRole('main').getByRole('link', { name: text.viewCart })).toBeVisible();
  await accessible(page);
  for (const [name] of [text.parts.loading, text.parts.hands, text.parts.face])
    await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('button', { name: text.add(2, 5) }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByText(cart.allPlaces(5))).toBeVisible();
  await page.goBack();
  // What was left out still is: nothing more is to be added.
  await expect(page.getByRole('listitem').getByText(text.inCart)).toHaveCount(2);
  await page.getByRole('checkbox', { name: text.parts.face[0] }).check();
  await expect(page.getByText(text.room(0, 1))).toBeVisible();
  await page.getByRole('checkbox', { name: text.parts.face[0] }).uncheck();
  await page.getByRole('main').getByRole('link', { name: text.viewCart }).click();
  await page.waitForURL('**/cart');
});
