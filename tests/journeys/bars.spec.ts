import type { Page } from '@playwright/test';
import { home } from '#wording/storefront/home.ts';
import { layout } from '#wording/storefront/layout.ts';
import { newsletter } from '#wording/storefront/newsletter.ts';
import { product } from '#wording/storefront/product.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { stockRequest } from '#wording/storefront/stock-request.ts';
import { dashboardOf } from './dashboard.ts';
import {
  accessible,
  ask,
  buy,
  expect,
  keepCart,
  keepOffline,
  newProduct,
  signedIn,
  test,
} from './fixtures.ts';

/** A phone lying down: no bar takes more than a sixth of it, nor do all that stay in sight together. */
const low = { width: 844, height: 390 };

const forEverybody = [
  '/',
  '/shop/bbs',
  '/shop/gas?min=100&max=10',
  '/shop/returns',
  '/energy',
  '/bb-guide',
  '/starter-kit',
  '/my-kit',
  '/favorites',
  '/register',
  '/login',
  '/forgot-password',
  '/contact',
  '/privacy',
  '/terms',
  '/delivery-and-returns',
  '/offline',
  '/nothing/here',
  '/login-admin',
];

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [412, 915],
] as const)
  test(`the bar that leads to the checkout never lies over the one at the bottom, ${width} by ${height}`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height });
    await keepCart(page, [[await newProduct(office), 1]]);
    await page.goto('/cart');
    const boxes = () =>
      page.evaluate(() => {
        const [checkout, tabs] = ['.bottom-bar', '.tab-bar'].map((bar) =>
          document.querySelector(bar)?.getBoundingClientRect(),
        );
        return { end: checkout?.bottom ?? Number.NaN, start: tabs?.top ?? Number.NaN, at: scrollY };
      });
    await expect(page.locator('.bottom-bar')).toBeInViewport({ ratio: 1 });
    for (let before = -1, now = await boxes(); before !== now.at; now = await boxes()) {
      expect(now.end, `scrolled by ${now.at} px`).toBeLessThanOrEqual(now.start + 1);
      before = now.at;
      await page.mouse.wheel(0, 20);
      await page.waitForTimeout(50);
    }
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
  test(`the newsletter’s offer covers no heading as it comes, and is gone where the foot or what opens is in sight, ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const line = page.locator('.offer-line');
    // On a phone it stands between the hero and what follows, and covers no thing and no heading of either.
    if (width < 600 || height < 480) {
      await expect(line).toBeVisible();
      const end = (selector: string) =>
        page.locator(selector).evaluate((shown) => Math.round(shown.getBoundingClientRect().bottom));
      expect(await line.evaluate((shown) => shown.getBoundingClientRect().top)).toBeGreaterThan(
        await end('#hero'),
      );
      expect(await end('.offer-line')).toBeLessThan(
        await page
          .getByRole('heading', { name: home.categories })
          .evaluate((shown) => shown.getBoundingClientRect().top),
      );
      await line.scrollIntoViewIfNeeded();
    }
    await expect(line).toBeInViewport({ ratio: 1 });
    if (width === 1280)
      expect(await page.getByRole('heading', { name: home.categories }).evaluate(isOnTop)).toBe(true);
    await page.getByRole('combobox').first().focus();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(line).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').first().blur();
    await expect(line).toBeVisible();
    await page.mouse.wheel(0, 30_000);
    await expect(page.locator('footer')).toBeInViewport();
    await expect(line).toBeHidden();
    // Unseen, it is not what Escape closes.
    await page.keyboard.press('Escape');
    await legalLinksHaveRoom(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(line).toBeVisible();
    // Nor is it seen where it comes while the end is in sight.
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(line).toBeAttached();
    await expect(line).toBeHidden();
  });

/** Each can be pressed whole, in two rows at most, and its neighbour is not what a finger meets. */
async function legalLinksHaveRoom(page: Page) {
  const links = page.getByRole('navigation', { name: layout.footer.legal }).getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect.poll(() => link.evaluate(isOnTop)).toBe(true);
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(isNarrow ? 44 : 24);
  expect(new Set(boxes.map(({ y }) => y)).size).toBeLessThanOrEqual(2);
  for (const [at, { x, y }] of boxes.entries()) {
    const before = boxes[at - 1];
    if (before?.y === y) expect(x - before.right).toBeGreaterThanOrEqual(20);
  }
}

test('lying down, the bars of a phone take at most a sixth of its height, on every public page', async ({
  page,
  office,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(low);
  await keepOffline(page);
  for (const path of forEverybody) {
    await page.goto(path);
    if (path === '/') await expect(page.getByRole('dialog', { name: newsletter.title })).toBeVisible();
    await barsAreLow(page);
  }
  const item = await newProduct(office, { price: 30 });
  const email = await signedIn(page);
  const order = await buy(page, email, item);
  await keepCart(page, [[item, 2]]);
  for (const path of [
    `/product/${item.id}`,
    `/compare?ids=${item.id}`,
    '/cart',
    '/checkout/cart',
    `/success/${order}`,
    '/orders',
    `/order-details/${order}`,
    '/settings',
  ]) {
    await page.goto(path);
    await barsAreLow(page);
  }
  // Narrower, and as low: the product's page in one column.
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto(`/product/${item.id}`);
  await barsAreLow(page);
});

test('on a phone’s product page the bar that buys is in place of the bottom bar, cart and all, and its price never breaks', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 999, quantity: 50 });
  await keepCart(page, [[item, 2]]);
  for (const [width, height, most] of [
    [320, 640, 1 / 5],
    [390, 844, 1 / 7],
    [768, 1024, 1 / 7],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/product/${item.id}`);
    await page.getByRole('heading', { name: product.about }).evaluate((about) => about.scrollIntoView());
    const bar = page.locator('.buy-bar');
    const inBar = bar.getByRole('link', { name: layout.withCount(layout.cart, 2) });
    await expect(inBar).toBeInViewport({ ratio: 1 });
    const price = bar.getByText('£1,998.00');
    await expect(price).toBeInViewport({ ratio: 1 });
    expect((await price.boundingBox())?.height).toBeLessThan(30);
    // Nothing lies on anything, nor outside.
    const edges = await bar
      .locator('.buy-bar-sum, .btn, .buy-bar-cart')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
      );
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    expect(edges.at(-1)).toBeLessThanOrEqual(width);
    const { share, bars } = await page.evaluate(barsInSight);
    expect(share, `${width}: ${bars.join(', ')}`).toBeLessThanOrEqual(most);
    // Where the page ends it leaves the place to the bottom bar, whose links are reached by keyboard before too.
    const shop = page.locator('.tab-bar').getByRole('button', { name: layout.shop });
    await shop.focus();
    await expect(shop).toBeInViewport({ ratio: 1 });
    expect(await shop.evaluate(isOnTop)).toBe(true);
    await shop.blur();
    expect(await shop.evaluate(isOnTop)).toBe(false);
    // What comes below once the page is used makes it longer.
    const isOnTopAtEnd = async () => {
      await page.evaluate(() => scrollTo({ top: 100_000, behavior: 'instant' }));
      return shop.evaluate(isOnTop);
    };
    await expect.poll(isOnTopAtEnd).toBe(true);
  }
});

test('lying down, what a product is chosen by is in sight before anything is scrolled', async ({ page }) => {
  await page.setViewportSize(low);
  for (const [category, name, axis] of [
    ['attire', 'Fellside Crag gloves', 'Size'],
    ['bbs', 'Plover Bio BBs', 'BB weight'],
    ['magazines', 'Holt M4 mid-cap magazine', 'Colour'],
  ] as const) {
    const { data } = await ask(page.request, '/getProducts', {
      catagory: category,
      families: true,
      count: 60,
    });
    const shown = data.find(({ family }) => family?.tittle.startsWith(name));
    await page.goto(`/product/${shown?.id}`);
    const first = page.getByRole('navigation', { name: axis, exact: true }).getByRole('link').first();
    await expect(first).toBeInViewport({ ratio: 0.8 });
    expect(await first.evaluate(isOnTop), name).toBe(true);
  }
});

test('lying down, a list’s products have half of what the bars leave, before anything is scrolled', async ({
  page,
}) => {
  await page.setViewportSize(low);
  await page.goto('/shop/bbs');
  const goods = (await page.locator('#products').boundingBox())?.y ?? 0;
  const bar = (await page.locator('.tab-bar').boundingBox())?.y ?? 0;
  expect(bar - goods).toBeGreaterThanOrEqual(165);
});

test('lying down, four sizes stand in one row, and no bar over them', async ({ page }) => {
  await page.setViewportSize(low);
  for (const [category, name, axis] of [
    ['attire', 'Fellside Crag gloves', 'Size'],
    ['gas', 'Squall 12 green gas', 'Volume'],
  ] as const) {
    const { data } = await ask(page.request, '/getProducts', {
      catagory: category,
      families: true,
      count: 60,
    });
    const shown = data.find(({ family }) => family?.tittle.startsWith(name));
    await page.goto(`/product/${shown?.id}`);
    const sizes = page.getByRole('navigation', { name: axis, exact: true }).getByRole('link');
    await expect(sizes).toHaveCount(4);
    const tops = await sizes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, name).toBe(1);
    const { height } = (await sizes.first().boundingBox()) ?? { height: 0 };
    const bar = (await page.locator('.buy-bar').boundingBox())?.y ?? 0;
    expect((tops[0] ?? 0) + height).toBeLessThanOrEqual(bar);
  }
});

test('on the smallest phone lying down, a product’s name and price are in sight before anything is scrolled', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/search-product', {
    keywords: 'Plover Bio 0.25 g BBs, bottle of 3,000',
  });
  for (const width of [640, 667]) {
    await page.setViewportSize({ width, height: 375 });
    await page.goto(`/product/${data[0]?.id}`);
    for (const seen of [page.getByRole('heading', { level: 1 }), page.locator('.product-price')]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
      expect(await seen.evaluate(isOnTop)).toBe(true);
    }
  }
});

test('the bar that buys cuts nothing of what is chosen, from 320 px on and with letters twice as large', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/search-product', {
    keywords: 'Plover Bio 0.25 g BBs, bottle of 3,000',
  });
  const cut = (bar: Element) =>
    [...bar.querySelectorAll('.buy-bar-sum, .buy-bar-sum *')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline',
    ).length;
  for (const [width, letters] of [
    [320, 100],
    [360, 100],
    [390, 100],
    [620, 200],
    [690, 200],
  ]) {
    await page.setViewportSize({ width: width ?? 0, height: 900 });
    await page.goto(`/product/${data[0]?.id}`);
    await page.evaluate((letters) => {
      document.documentElement.style.fontSize = `${letters}%`;
    }, letters);
    const bar = page.locator('.buy-bar');
    // Of stand-in letters, where the brand's come too late, the box is a pixel higher than its line.
    await expect(bar.getByText('0.25 g, Bottle')).toBeInViewport({ ratio: 0.9 });
    expect(await bar.evaluate(cut), `${width}`).toBe(0);
    const within = await bar
      .locator('.buy-bar-sum, .btn, .buy-bar-cart')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(within).toBeLessThanOrEqual(width ?? 0);
  }
});

test('on a phone a product’s own buttons come in their place for keyboard and screen reader, and are seen with the focus in them', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 12 });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/product/${item.id}`);
  const main = page.getByRole('main');
  const own = main.getByRole('button', { name: product.add, exact: true }).first();
  expect(await own.evaluate((button) => button.closest('.buy-bar, li'))).toBeNull();
  expect((await page.locator('.own-buttons').boundingBox())?.height).toBeLessThan(2);
  await main.getByRole('spinbutton', { name: product.quantity }).focus();
  for (let keys = 0; keys < 3 && !(await own.evaluate((one) => one === document.activeElement)); keys += 1)
    await page.keyboard.press('Tab');
  await expect(own).toBeFocused();
  await expect(own).toBeInViewport({ ratio: 1 });
  expect(await own.evaluate(isOnTop)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: product.added, exact: true }).first()).toBeFocused();
});

test('on a phone the bar of what is sold out leads to the form that tells when it is back', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 12, quantity: 0 });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/product/${item.id}`);
  const bar = page.locator('.buy-bar');
  await expect(bar.getByText(shopCard.stock.none)).toBeInViewport({ ratio: 1 });
  await accessible(page);
  await bar.getByRole('link', { name: shopCard.notify }).click();
  await expect(page.getByLabel(stockRequest.email)).toBeInViewport({ ratio: 1 });
  const submit = page.getByRole('button', { name: stockRequest.submit, exact: true });
  expect(await submit.evaluate(isOnTop)).toBe(true);
});

/** Whether a press in its middle is for it. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('lying down, the dashboard’s bars take at most a sixth of the height', async ({ page, office }) => {
  await page.setViewportSize(low);
  const item = await newProduct(office);
  const { key } = await dashboardOf(page);
  for (const path of [
    '',
    '/orders',
    '/products',
    `/product-details/${item.id}`,
    '/new-product',
    '/packing',
    '/messages',
  ]) {
    await page.goto(`/dashboard/${key}${path}`);
    await barsAreLow(page);
  }
});

async function barsAreLow(page: Page) {
  for (const scrolled of [0, 300, 100_000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    const { share, bars } = await page.evaluate(barsInSight);
    expect(share, `${page.url()} at ${scrolled}: ${bars.join(', ')}`).toBeLessThanOrEqual(1 / 6);
  }
}

/** How much of the window's height is behind what stays over the page: columns that stick beside others have no z-index. */
function barsInSight() {
  const bars = [...document.querySelectorAll('body *')].flatMap((element) => {
    const { position, zIndex } = getComputedStyle(element);
    const isBar = position === 'fixed' || (position === 'sticky' && zIndex !== 'auto');
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isBar || !isShown || !element.textContent || element.closest('table')) return [];
    const { top, bottom, width } = element.getBoundingClientRect();
    const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    return to > from && width > 0 ? [{ from, to, name: String(element.className).slice(0, 40) }] : [];
  });
  const rows = Array.from({ length: innerHeight }, (_, row) => row + 0.5);
  const covered = rows.filter((row) => bars.some(({ from, to }) => from < row && row < to));
  return {
    share: covered.length / innerHeight,
    bars: bars.map(({ from, to, name }) => `${name} ${from}-${to}`),
  };
}
