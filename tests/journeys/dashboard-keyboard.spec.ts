import { finder } from '#wording/dashboard/finder.ts';
import { dashboardOf, row, test } from './dashboard.ts';
import { accessible, ask, buy, expect, newProduct, signedIn } from './fixtures.ts';

test('the key / finds any order, product, person and message; arrows walk, Escape shuts', async ({
  page,
  browser,
  office,
}) => {
  const shopper = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  const email = await signedIn(shopper);
  const product = await newProduct(office);
  const orderId = await buy(shopper, email, product);
  const { data } = await ask(office, '/dash-order-details', { orderId });
  const { receiptNumber } = data[0];
  const words = `zebra ${orderId} stripes`;
  await ask(office, '/newContact', {
    name: 'Robin Marlow',
    email,
    phone: '07700 900123',
    type: 'other',
    message: words,
  });
  const { open } = await dashboardOf(page);
  const dialog = page.getByRole('dialog', { name: finder.title });
  const box = dialog.getByRole('searchbox');
  for (const [typed, kind, lands] of [
    [orderId.slice(2, 12), finder.kinds.order, /order-details/],
    [`No. ${receiptNumber}`, finder.kinds.order, /order-details/],
    [product.title, finder.kinds.product, /product-details/],
    [email, finder.kinds.user, /user-details/],
    [words.slice(0, 14), finder.kinds.message, /message-details/],
  ] as const) {
    await open('/orders');
    await expect(page.getByRole('main').getByRole('status')).toContainText(' of ');
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await box.fill(typed);
    const found = dialog.getByRole('listitem').filter({ has: page.getByText(kind, { exact: true }) });
    await expect(found).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    // An order of the same e-mail stands above its person.
    while (!(await found.getByRole('link').evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('ArrowDown');
    if (kind === finder.kinds.message) await accessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(lands);
    await expect(dialog).toBeHidden();
  }
  await page.keyboard.press('/');
  await box.fill('nothing is called so');
  await expect(dialog.getByText(finder.state('done', 0))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await box.fill(product.title);
  // The product, and below it the order of it.
  await expect(dialog.getByText(finder.state('done', 2))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/product-details/);
  await shopper.context().close();
});

test('every table is walked through by arrows', async ({ page, office }) => {
  const product = await newProduct(office);
  for (const code of ['ARROWS1', 'ARROWS2'])
    await ask(office, '/new-code', {
      code,
      productId: product.id,
      type: 'percentage',
      percentage: 10,
      min: 0,
    });
  const { open } = await dashboardOf(page);
  for (const path of ['/products', '/coupens', '/audit?action=code%20added', '/reviews']) {
    await open(path);
    const rows = page.locator('tbody tr');
    await rows.nth(1).waitFor();
    const focused = (place: number) => rows.nth(place).locator(':focus');
    await rows.first().getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(focused(1)).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(focused((await rows.count()) - 1)).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(focused(0)).toHaveCount(1);
  }
  await open('/products');
  await row(page, product.title).waitFor();
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/product-details/);
});
