import type { Locator } from '@playwright/test';
import { account } from '#wording/storefront/account.ts';
import { added } from '#wording/storefront/added.ts';
import { cart } from '#wording/storefront/cart.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { layout } from '#wording/storefront/layout.ts';
import { product } from '#wording/storefront/product.ts';
import { review } from '#wording/storefront/review.ts';
import { addedNote, categories, viewCart } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { alert } from './failing.ts';
import { accessible, address, expect, keepCart, newAccount, newProduct, signIn, test } from './fixtures.ts';

/** What is said over the screen (spec.md's alerts, decisions.md section 9). */
test.use({ viewport: { width: 320, height: 640 } });

test('on the narrowest phone a price stays in one line, and nothing is said over the bar that buys', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 189 });
  await page.goto(`/product/${item.id}`);
  await page.getByRole('spinbutton', { name: product.quantity }).fill('50');
  const bar = page.locator('.bottom-bar');
  const price = bar.getByText('£9,450.00', { exact: true });
  await bar.getByRole('button', { name: product.add }).click();
  await expect(bar.getByRole('button', { name: product.added })).toBeVisible();
  expect((await boxOf(price)).height).toBeLessThan(30);
  const panel = page.locator('.toast-panel');
  await expect(panel).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: addedNote(item.title) })).toBeAttached();
  expect(await apart(panel, bar)).toBe(true);
  await accessible(page);
  await bar.getByRole('button', { name: product.added }).click();
  await expect(panel.getByText(added.present)).toBeVisible();
  // Lying down, where it hides what else leads to the cart, the bar does.
  await page.setViewportSize({ width: 844, height: 390 });
  // Not so far that the end of the page comes near, where what may be liked too moves the bar.
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await bar.getByRole('link', { name: layout.cart }).click();
  await page.waitForURL('**/cart');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: cart.checkout })).toBeInViewport({ ratio: 1 });
});

for (const size of [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
])
  test(`on a phone lying down, ${size.width} by ${size.height}, what was added hides neither name nor price`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize(size);
    const item = await newProduct(office, { price: 189 });
    await page.goto(`/product/${item.id}`);
    const main = page.getByRole('main');
    const add = page.getByRole('button', { name: product.add, exact: true }).filter({ visible: true });
    await add.first().click();
    const panel = page.locator('.toast-panel');
    await expect(panel.getByText(added.title)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: addedNote(item.title) })).toBeAttached();
    // It stays while it is pointed at.
    await panel.hover();
    await expect(panel).toBeInViewport({ ratio: 1 });
    expect((await boxOf(panel)).height).toBeLessThanOrEqual(65);
    const price = main.getByText('£189.00', { exact: true }).first();
    for (const part of [page.getByRole('heading', { level: 1 }), price, page.locator('.bottom-bar')])
      expect(await apart(panel, part)).toBe(true);
    await accessible(page);
    await panel.getByRole('link', { name: viewCart }).click();
    await page.waitForURL('**/cart');
  });

test('what is added flies from where it is seen, never over the bars, and is in its panel at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop/magazines');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: shopCard.add }) })
    .first();
  await page.evaluate(() => {
    new MutationObserver(() => {
      const flying = document.querySelector<HTMLElement>('body > img');
      if (flying) document.body.dataset.flewFrom = flying.style.top;
    }).observe(document.body, { childList: true });
  });
  const picture = card.locator('img').first();
  // Where it begins to go below the bars.
  await picture.evaluate((img) => scrollBy({ top: img.getBoundingClientRect().y - 20, behavior: 'instant' }));
  const seen = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  const button = await boxOf(card.getByRole('button', { name: shopCard.add }));
  await card.getByRole('button', { name: shopCard.add }).click();
  const flewFrom = () => page.evaluate(() => Number.parseFloat(document.body.dataset.flewFrom ?? ''));
  await expect.poll(async () => Math.abs((await flewFrom()) - button.y)).toBeLessThan(2);
  await expect(page.locator('.toast-panel img')).toHaveCSS('background-image', `url("${seen}")`);
});

test('beside a product what was added ends above its name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shop/goggles');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await page.getByRole('main').getByRole('button', { name: product.add, exact: true }).first().click();
  const panel = page.locator('.toast-panel');
  await expect(panel.getByRole('link', { name: viewCart })).toBeVisible();
  const name = await boxOf(page.getByRole('heading', { level: 1 }));
  const said = await boxOf(panel);
  expect(said.y + said.height).toBeLessThanOrEqual(name.y);
  const way = await boxOf(panel.getByRole('link', { name: viewCart }));
  expect(Math.min(way.y - said.y, said.y + said.height - way.y - way.height)).toBeGreaterThan(1);
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [600, 960],
  [768, 1024],
  [850, 900],
  [1280, 800],
  [1440, 900],
  [844, 390],
] as const)
  test(`what was added stands over no bar, and on a phone just above the one at its bottom, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const panel = page.locator('.toast-panel');
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: shopCard.add }) });
    const stands = async () => {
      await expect(panel.getByText(added.title)).toBeInViewport({ ratio: 1 });
      // It stays while it is pointed at.
      await panel.hover();
      expect(await page.evaluate(barsBelowPanel)).toEqual([]);
      const { y, height: high } = await boxOf(panel);
      if (width < 600 || height <= 480) expect(height - y - high).toBeLessThan(90);
      else expect(y).toBeLessThan(120);
    };
    await page.goto('/shop/magazines');
    const add = card.last().getByRole('button', { name: shopCard.add });
    await add.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await add.click();
    await stands();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await stands();
    await card.first().getByRole('link').first().click();
    await page.waitForURL('**/product/**');
    const buying = width < 700 ? page.locator('.bottom-bar') : page.getByRole('main');
    await buying.getByRole('button', { name: product.add, exact: true }).first().click();
    await stands();
  });

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
] as const)
  test(`what was added is said above what was pressed where that is low, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/shop/magazines');
    const card = page.getByRole('article').nth(5);
    const add = card.getByRole('button', { name: shopCard.add });
    await add.evaluate((button) =>
      scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 70, behavior: 'instant' }),
    );
    await add.click();
    const panel = page.locator('.toast-panel');
    await expect(panel.getByText(added.title)).toBeInViewport({ ratio: 1 });
    await panel.hover();
    expect(await page.evaluate(barsBelowPanel)).toEqual([]);
    const more = card.getByRole('button', { name: shopCard.added });
    expect(await apart(panel, more)).toBe(true);
  });

/** The bars, whole or in part in sight, that lie below the panel. */
function barsBelowPanel() {
  const box = document.querySelector('.toast-panel')?.getBoundingClientRect();
  const bars = '.top-bar, .shelf-bar, .sticky-filter > .page, .tab-bar, .buy-bar > :first-child';
  return [...document.querySelectorAll(bars)]
    .filter((bar) => {
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      if (!box || !bar.checkVisibility({ visibilityProperty: true })) return false;
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    })
    .map(({ className }) => className);
}

test('it can be read and then goes, stays while it is pointed at, and goes with its page', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/product/${item.id}`);
  const said = page.locator('.toast-panel');
  const add = page.getByRole('button', { name: /^Add(ed)? to cart$/i }).first();
  // From here on time passes as told: on a busy machine more of it is gone before what follows is looked at.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await add.click();
  await expect(said).toBeVisible();
  const { x, y } = await boxOf(said);
  expect(x > 500 && y < 200, 'at the top right of a desk').toBe(true);
  expect(await apart(said, page.getByRole('heading', { level: 1 }))).toBe(true);
  // Of a low window it takes a sixth at most.
  await page.setViewportSize({ width: 844, height: 390 });
  expect((await boxOf(said)).height).toBeLessThanOrEqual(65);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.runFor(3_000);
  await expect(said).toBeVisible();
  await said.hover();
  await page.clock.runFor(20_000);
  await expect(said).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_900);
  await expect(said, 'its time counts anew').toBeVisible();
  await page.clock.runFor(200);
  await expect(said).toHaveCount(0);

  await add.click();
  const again = said.getByText(added.present);
  await expect(again).toBeVisible();
  await page.getByRole('link', { name: categories.gas, exact: true }).first().click();
  await page.waitForURL('**/shop/gas');
  await expect(again).toHaveCount(0);

  // Suggestions lie where it does.
  await page.goBack();
  await add.click();
  await expect(said).toBeVisible();
  await page.getByRole('combobox').first().click();
  await expect(said).toHaveCount(0);
});

test('what went wrong stays until it is dismissed or the page is left', async ({ page, office }) => {
  const items = await Promise.all([1, 2, 3, 4, 5].map(() => newProduct(office)));
  await page.clock.install();
  await keepCart(
    page,
    items.map((item) => [item, 1]),
  );
  await page.goto('/shop/gas');
  const add = page.getByRole('main').getByRole('button', { name: shopCard.add }).first();
  await add.click();
  const full = alert(page, cart.full);
  await page.clock.runFor(60_000);
  await expect(full).toBeVisible();
  expect(await apart(cardOf(full), add)).toBe(true);
  await page.getByRole('link', { name: layout.cart }).last().click();
  await page.waitForURL('**/cart');
  await expect(full).toHaveCount(0);
});

test('what is said just before another page opens is said there, clear of its form, and then gone', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.waitForURL('**/login');
  const said = alert(page, review.signIn);
  await expect(said).toBeVisible();
  const submit = page.getByRole('main').getByRole('button', { name: account.login.submit, exact: true });
  expect(await apart(said, submit)).toBe(true);
  const register = page.getByRole('main').getByRole('link', { name: account.login.register });
  for (const size of [
    { width: 360, height: 700 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/settings');
    await page.waitForURL('**/login');
    await expect(said).toBeVisible();
    await expect(page.locator('.toasts > *'), 'it stands in the page, over nothing').toHaveCount(0);
  }
  await register.click();
  await page.waitForURL('**/register');
  await expect(said).toHaveCount(0);
});

test('on a phone neither the heading nor the button that pays is hidden by what is said on arriving', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = await newAccount(office);
  await keepCart(page, [[await newProduct(office), 1]]);
  await page.evaluate(() => localStorage.setItem('hadAccount', 'true'));
  await page.goto('/checkout/cart');
  await page.waitForURL('**/login');
  const refused = alert(page, review.signIn);
  await expect(page.getByText(account.kept.cart)).toBeVisible();
  await expect(refused).toBeVisible();
  expect(await apart(refused, page.getByRole('heading', { level: 1 }))).toBe(true);

  // The page stands before the cart is known, and with it the bar that pays.
  await page.route('**/cartProduct', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await signIn(page, email);
  const welcome = alert(page, account.login.welcome(address.name));
  const pay = page.getByRole('button', { name: new RegExp(checkout.pay('')) });
  await expect(welcome).toBeVisible();
  await expect(pay).toBeVisible();
  await expect.poll(() => apart(cardOf(welcome), pay)).toBe(true);
});

/** The whole card of what is said. */
const cardOf = (said: Locator) => said.page().locator('.toasts > *').filter({ has: said });

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Whether two things on the screen don't overlap. */
async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
}
