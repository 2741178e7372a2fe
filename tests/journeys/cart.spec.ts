import type { Locator } from '@playwright/test';
import { kit } from '#wording/kit.ts';
import { cart } from '#wording/storefront/cart.ts';
import { companions } from '#wording/storefront/companions.ts';
import { favourites } from '#wording/storefront/favourites.ts';
import { layout } from '#wording/storefront/layout.ts';
import { product } from '#wording/storefront/product.ts';
import { restricted } from '#wording/storefront/restricted.ts';
import { delivery } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { summary } from '#wording/storefront/summary.ts';
import {
  accessible,
  address,
  ask,
  change,
  expect,
  keep,
  keepCart,
  newProduct,
  type Sold,
  signedIn,
  test,
} from './fixtures.ts';
import { noteShifts, shifts } from './shifts.ts';

const ids = (count: number): Sold[] =>
  Array.from({ length: count }, (_, place) => ({ id: `another-${place}`, title: '', price: 1 }));

test('a cart holds five different items', async ({ page }) => {
  await keepCart(
    page,
    ids(5).map((item) => [item, 1]),
  );
  await page.goto('/cart');
  await expect(page.getByText(cart.allPlaces(5))).toBeVisible();
  await page.goto('/shop/gas');
  await page.getByRole('button', { name: shopCard.add }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: cart.full })).toBeVisible();
  await page.getByRole('button', { name: shopCard.add }).nth(1).click();
  await expect(page.locator('.toast'), 'it is said once').toHaveCount(1);
  await expect(page.getByRole('button', { name: shopCard.added })).toHaveCount(0);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await expect(page.getByRole('alert').filter({ hasText: cart.full })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: product.add, exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: cart.full })).toBeVisible();
  await expect(page.getByRole('link', { name: layout.withCount(layout.cart, 5) })).toBeVisible();
});

test('a quantity stays between one and what there is', async ({ page, office }) => {
  const item = await newProduct(office, { price: 12, quantity: 3 });
  await keepCart(page, [[item, 10]]);
  await page.goto('/cart');
  const quantity = page.getByRole('spinbutton', { name: cart.quantityOf(item.title) });
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText(cart.reduced(10, 3))).toBeVisible();
  await expect(page.getByText(cart.places(1, 5))).toBeVisible();
  await expect(page.getByText(cart.codePlace)).toBeVisible();
  await accessible(page);
  await quantity.fill('99');
  await expect(quantity).toHaveValue('3');
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await expect(page.getByText('£14.99', { exact: true }).first()).toBeVisible();

  // From 700 px on what it comes to stands beside the lines, below that under them.
  const sum = page.getByRole('region', { name: summary.title });
  const besideLines = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const [lines, total] = [await quantity.boundingBox(), await sum.boundingBox()];
    return (total?.x ?? 0) > (lines?.x ?? 0) + 100 && (total?.y ?? 0) < (lines?.y ?? 0);
  };
  expect([await besideLines(699), await besideLines(700), await besideLines(1280)]).toEqual([
    false,
    true,
    true,
  ]);

  // What happened on the server shows to whoever comes back to the page.
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await change(office, item, { price: 13, quantity: 0 });
  await comeBack();
  await expect(page.getByText(cart.soldOutText)).toBeVisible();
  await expect(page.getByText(cart.nothingLeft)).toBeVisible();
  await expect(page.getByRole('link', { name: cart.checkout })).toHaveCount(0);
  await change(office, item, { price: 13, quantity: 2 });
  await comeBack();
  await expect(page.getByText(cart.dearer('£12.00', '£13.00'))).toBeVisible();
  await page.getByRole('button', { name: cart.remove(item.title) }).click();
  await expect(page.getByText(cart.empty)).toBeVisible();
  const popular = page.getByRole('region', { name: companions.popular }).getByRole('listitem');
  await expect(popular).toHaveCount(4);
  // One of each range: gloves in two sizes are one thing.
  await expect(popular.filter({ hasText: 'Crag gloves' }).nth(1)).toHaveCount(0);
  await accessible(page);
});

test('a cart that is opened again takes its room at once', async ({ page, office }) => {
  const item = await newProduct(office, { price: 12, tiers: [[2, 10]] });
  await keepCart(page, [[item, 3]]);
  await noteShifts(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const saved = page.getByText(cart.tierSaved(10, 2, '£3.60'));
  await page.goto('/cart');
  await expect(saved).toBeVisible();
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await expect(saved).toBeVisible();
  expect(await shifts(page)).toEqual([]);
});

test('a cart of products that the browser never showed moves nothing, on a slow line too', async ({
  page,
  office,
}) => {
  const { data } = await ask(page.request, '/search-product', { keywords: 'Squall 12 green gas, 600 ml' });
  const gas = { id: data[0]?.id ?? '', title: data[0]?.tittle ?? '', price: data[0]?.price ?? 0 };
  const item = await newProduct(office, { price: 12, tiers: [[2, 10]] });
  const another = await newProduct(office, { price: 14 });
  // One after the other, and the suggestions before the last of them.
  const delays = new Map([gas, another, item].map(({ id }, place) => [id, place * 400]));
  await page.route('**/cartProduct', async (route) => {
    await new Promise((over) => setTimeout(over, delays.get(route.request().postDataJSON().productId)));
    await route.continue();
  });
  await keepCart(page, [
    [gas, 1],
    [item, 3],
    [another, 1],
  ]);
  await noteShifts(page);
  for (const [width, height] of [
    [360, 780],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => localStorage.removeItem('cartProducts')).catch(() => {});
    await page.goto('/cart');
    await expect(page.getByText(cart.tierSaved(10, 2, '£3.60'))).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('region', { name: companions.goesWithSeveral })).toBeVisible({
      timeout: 15_000,
    });
    expect(await shifts(page), `${width}`).toEqual([]);
  }
});

test('the cart says what can’t be sent everywhere, and what is true for a postcode that is known', async ({
  page,
  office,
}) => {
  const { data } = await ask(page.request, '/search-product', { keywords: 'Squall 12 green gas, 600 ml' });
  const gas = { id: data[0]?.id ?? '', title: data[0]?.tittle ?? '', price: data[0]?.price ?? 0 };
  const email = await signedIn(page);
  const item = await newProduct(office, { price: 12 });
  // However it was typed, it is read as it is written on a parcel.
  await ask(page.request, '/updateAddress', {
    ...{ email, ...address },
    pinCode: address.pinCode.toLowerCase().replace(' ', ''),
  });
  await keepCart(page, [
    [gas, 1],
    [item, 1],
  ]);
  await page.goto('/cart');
  const lines = page.getByRole('list', { name: cart.items }).getByRole('listitem');
  await expect(lines.filter({ hasText: gas.title })).toContainText(restricted.reaches(address.pinCode));
  await expect(lines.filter({ hasText: item.title })).not.toContainText('Sent by road only');

  // The address of an account is known late: nothing moves then.
  await ask(page.request, '/updateAddress', { email, ...address, pinCode: 'KW15 1AA' });
  await page.route('**/readAddress', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await noteShifts(page);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cart');
    await expect(page.getByText(restricted.product(restricted.places))).toBeVisible();
    await expect(page.getByText(restricted.here('Orkney'))).toBeVisible();
    await expect(page.getByText(restricted.product(restricted.places))).toBeHidden();
    expect(await shifts(page), `at ${width} px`).toEqual([]);
  }
  await accessible(page);

  // What was typed on a product’s page goes before it.
  await keep(page, { postcode: 'BT1 1AA' });
  await page.goto('/cart');
  await expect(page.getByText(restricted.here('Northern Ireland'))).toBeVisible();
});

test('the shop card’s button counts both ways within what there is, and its picture turns over', async ({
  page,
  context,
}) => {
  const turned: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('plate-carrier-olive-worn')) turned.push(request.url());
  });
  await page.goto('/shop/attire');
  const card = page
    .getByRole('main')
    .getByRole('article', { name: 'Fellside Scarp plate carrier, olive', exact: true });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(shopCard.stock.few(2));
  const [add, added, fewer, takeOut] = [shopCard.add, shopCard.added, shopCard.fewer, shopCard.takeOut].map(
    (name) => card.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator, Locator, Locator];
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(added).toBeFocused();
  await expect(takeOut).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(added).toContainText('2');
  // The number stands above its words, on one line, so that nobody reads them as one.
  const [number, words] = [
    await added.locator('b').boundingBox(),
    await added.locator('span > span').boundingBox(),
  ];
  expect((words?.height ?? 0) - (number?.height ?? 0)).toBeLessThan(16);
  await expect(card.getByRole('status')).toHaveText(shopCard.inCart(2));
  await expect(added).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: shopCard.stock.noMore(2) })).toBeVisible();
  await expect(added).toContainText('2');
  await accessible(page);
  // Another tab takes one out, which shows here.
  const beside = await context.newPage();
  await beside.goto('/robots.txt');
  await beside.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]');
    localStorage.setItem('cart', JSON.stringify([{ ...line, quantity: 1 }]));
  });
  await expect(added).toContainText('1');
  await expect(fewer).toHaveCount(0);
  await takeOut.focus();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await expect(card.getByRole('status')).toHaveText(shopCard.inCart(0));

  expect(turned, 'the second picture before anybody points at it').toEqual([]);
  await card.hover();
  await expect.poll(() => turned).toHaveLength(1);
  const second = card.locator('.card-picture > .second');
  await expect(second).toBeVisible();
  // Pressed, it is as the product's page begins.
  await card.getByRole('heading').getByRole('link').focus();
  await expect(second).toBeHidden();
  await expect(card.locator('.card-picture > img').first()).toHaveCSS(
    'view-transition-name',
    'product-picture',
  );
});

test('two tabs show one cart', async ({ page, context, office }) => {
  const item = await newProduct(office, { price: 10 });
  await keepCart(page, [[item, 1]]);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  const quantityIn = (tab: typeof page) => tab.getByRole('spinbutton', { name: cart.quantityOf(item.title) });
  await expect(quantityIn(other)).toHaveValue('1');
  await quantityIn(page).fill('4');
  await expect(quantityIn(other)).toHaveValue('4', { timeout: 1000 });
  await expect(other.getByText('£40.00', { exact: true }).first()).toBeVisible({ timeout: 1000 });
  await other.getByRole('button', { name: cart.remove(item.title) }).click();
  await expect(page.getByText(cart.empty)).toBeVisible({ timeout: 1000 });
  await other.getByRole('combobox', { name: layout.search.label }).click();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(quantityIn(page)).toHaveValue('4', { timeout: 1000 });
  await other.close();
});

test('two tabs show the same favourites', async ({ page, context }) => {
  await page.goto('/shop/attire');
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const other = await context.newPage();
  await other.goto('/favorites');
  await expect(other.getByText(favourites.empty)).toBeVisible();
  const best = other.getByRole('region', { name: companions.popular });
  await expect(best).toContainText(delivery.terms);
  await card.getByRole('button', { name: shopCard.favourite.add }).click();
  await expect(card.getByRole('button', { name: shopCard.favourite.remove })).toBeVisible();
  await expect(other.getByRole('heading', { name: title })).toBeVisible({ timeout: 1000 });
  await accessible(other);
  await other.reload();
  await other.getByRole('button', { name: favourites.remove(title) }).click();
  await expect(other.getByText(favourites.empty)).toBeVisible();
  await expect(card.getByRole('button', { name: shopCard.favourite.add })).toBeVisible({ timeout: 1000 });
  await other.close();
});

test('a line is taken out where one is, and put back there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { data } = await ask(page.request, '/getProducts', { catagory: 'gas', count: 5 });
  const lines = data.map(({ id, tittle: title, price }): [Sold, number] => [{ id, title, price }, 1]);
  await keepCart(page, lines);
  await page.goto('/cart');
  const remove = page.getByRole('button', { name: cart.remove(data[4]?.tittle ?? '') });
  await remove.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await remove.click();
  await expect(remove).toHaveCount(0);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  await page.getByRole('button', { name: kit.undo }).click();
  await expect(remove).toBeInViewport();
});
