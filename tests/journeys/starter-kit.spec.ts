import { cart } from '#wording/storefront/cart.ts';
import { home } from '#wording/storefront/home.ts';
import { orderAgain } from '#wording/storefront/order-again.ts';
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
  const add = page.getByRole('button', { name: text.add(4, 5) });
  await add.click();
  const size = page.getByRole('combobox', { name: text.size });
  await expect(size, 'nobody else can say which').toBeFocused();
  await expect(size).toHaveAccessibleDescription(text.chooseSize);
  await accessible(page);
  await size.selectOption({ label: 'L' });
  await add.click();
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

test('what of a starter kit finds no room in the cart is said', async ({ page, office }) => {
  const others = await Promise.all(
    Array.from({ length: 3 }, () => newProduct(office, { price: 4, quantity: 9 })),
  );
  await keepCart(
    page,
    others.map((item) => [item, 1]),
  );
  await page.goto('/starter-kit');
  await page.getByRole('combobox', { name: text.size }).selectOption({ label: 'L' });
  await page.getByRole('button', { name: text.add(5, 5) }).click();
  await expect(page.getByText(orderAgain.some)).toBeVisible();
  await expect(page.getByText(/^You can add only 5 items in cart/)).toHaveCount(3);
  await accessible(page);
  await page.getByRole('main').getByRole('link', { name: orderAgain.cart }).click();
  await expect(page.getByText(cart.allPlaces(5))).toBeVisible();
});
