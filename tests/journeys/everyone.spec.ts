import type { Locator, Page } from '@playwright/test';
import { kit } from '#wording/kit.ts';
import { quantity } from '#wording/quantity.ts';
import { cart } from '#wording/storefront/cart.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { newsletter } from '#wording/storefront/newsletter.ts';
import { order } from '#wording/storefront/order.ts';
import { product } from '#wording/storefront/product.ts';
import { categories, viewCart } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { success } from '#wording/storefront/success.ts';
import { ask, buy, expect, keepCart, newProduct, resting, signedIn, test } from './fixtures.ts';
import { overlappingWords } from './overlaps.ts';
import { noteShifts, shifts } from './shifts.ts';

/** Small windows, no mouse, slow lines: the shop is for everyone (WCAG 2.2 AA, 1.4.10, 2.1 and 2.4). */

const publicPages = [
  '/',
  '/shop/all',
  '/shop/bbs?discounted=1&min=10&sort=priceLowToHigh',
  '/shop/bbs?stock=1&f.bb-weight=0.25&f.biodegradable=true&f.count=500..',
  '/shop/discount',
  '/shop/gas?min=100&max=10',
  '/shop/magazine',
  '/product/nosuchproduct',
  '/starter-kit',
  '/bb-guide',
  '/energy',
  '/my-kit',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/unsubscribe/nobody',
  '/confirm-newsletter/nobody',
  '/confirm-stock-request/nobody',
  '/end-stock-requests/nobody',
  '/end-review-letters/nobody',
  '/privacy',
  '/terms',
  '/delivery-and-returns',
  '/nothing/here',
];

test('nothing is cut off or scrolls sideways at 320 and 640 px, or with text twice as large at 360 and four times at 320, on any page', async ({
  page,
  office,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 256 });
  const item = await newProduct(office, {
    price: 129.99,
    tiers: [
      [2, 5],
      [10, 50],
    ],
  });
  const email = await signedIn(page);
  const orderId = await buy(page, email, item);
  await keepCart(page, [[item, 10]]);
  await page.evaluate(
    ({ id, title, price }) =>
      localStorage.setItem(
        'favourites',
        JSON.stringify([{ id, tittle: title, price, catagory: 'attachments', img: '' }]),
      ),
    item,
  );
  const { data } = await ask(page.request, '/search-product', { keywords: '7.4 V LiPo' });
  const personal = [
    `/product/${item.id}`,
    `/product/${data[0]?.id}`,
    `/new-review/${item.id}`,
    '/favorites',
    '/cart',
    '/checkout/cart',
    `/success/${orderId}`,
    `/failed/${orderId}`,
    '/orders',
    `/order-details/${orderId}`,
    '/settings',
  ];
  const rest = resting(page);
  for (const path of [...publicPages, ...personal]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await rest();
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 256 });
      expect.soft(await beyond(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await overlappingWords(page), `${path} at ${width} px`).toEqual([]);
    }
    for (const [width, size] of [
      [360, '200%'],
      [320, '400%'],
    ] as const) {
      await page.setViewportSize({ width, height: 256 });
      await textSize(page, size);
      expect.soft(await beyond(page), `${path} at ${width} px with text of ${size}`).toEqual([]);
      expect.soft(await overlappingWords(page), `${path} at ${width} px with text of ${size}`).toEqual([]);
    }
    await textSize(page, '');
  }
});

test('icons grow with the text beside them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop/bbs');
  const icon = page.locator('.list-head .btn > svg');
  expect((await icon.boundingBox())?.width).toBe(18);
  await textSize(page, '200%');
  expect((await icon.boundingBox())?.width).toBe(28);
});

test('a desktop whose browser has letters twice or four times as large has the layout of a smaller one, and nothing is cut off', async ({
  playwright,
  launchOptions,
  baseURL,
  office,
}) => {
  test.setTimeout(120_000);
  const { id } = await newProduct(office, { price: 12 });
  for (const letters of [32, 64]) {
    const browser = await playwright.chromium.launch({
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`],
    });
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 900 } });
    for (const path of ['/', '/shop/all', `/product/${id}`, '/cart', '/energy', '/contact', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await beyond(page), `${path} with letters of ${letters} px`).toEqual([]);
      expect(await overlappingWords(page), `${path} with letters of ${letters} px`).toEqual([]);
    }
    await expect(page.locator('.tab-bar')).toBeVisible();
    await browser.close();
  }
});

test('a message over the screen fits a narrow one with text of 400%', async ({ page, office }) => {
  const item = await newProduct(office, { price: 12 });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/product/${item.id}`);
  await page.locator('.buy-bar').getByRole('button', { name: product.add }).click();
  await page.goto('/cart');
  await textSize(page, '400%');
  await page.getByRole('button', { name: cart.remove(item.title) }).click();
  const message = page.getByRole('region', { name: kit.notify.region });
  for (const name of [kit.undo, kit.dismiss])
    await expect(message.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
  await expect(message.getByRole('alert')).toBeInViewport({ ratio: 0.99 });
});

const textSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** What is wider than the window: the page itself, and what stands outside it without a way to scroll there. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      // The page itself may scroll downwards only.
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const outside = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...outside] : outside;
  });

test('the keyboard gets past a list’s shelves and filters', async ({ page }) => {
  await page.goto('/shop/bbs');
  const past = page.getByRole('link', { name: listing.skip });
  await past.focus();
  await expect(past).toBeInViewport();
  await past.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.locator('#products li').first();
  expect(await first.evaluate((card) => card.contains(document.activeElement))).toBe(true);
});

test('from home to a paid order by keyboard alone', async ({ page, office }) => {
  test.setTimeout(120_000);
  const item = await newProduct(office, { price: 12.5, tiers: [[2, 10]] });
  await signedIn(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: layout.skip })).toBeFocused();
  // The newsletter comes by itself and must not take the focus.
  const offer = page.getByRole('dialog', { name: newsletter.title });
  await expect(offer).toBeVisible();
  expect(await offer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(false);
  const main = page.getByRole('main');
  await follow(page, main.getByRole('link', { name: categories.attachments, exact: true }));
  await expect(main).toBeFocused();

  await tabTo(page, page.getByLabel(listing.filters.discounted));
  await page.keyboard.press('Space');
  await page.waitForURL('**/shop/attachments?discounted=1');
  await expect(page.getByLabel(listing.filters.discounted)).toBeFocused();
  // The list is the new one from here on, and not that which it takes the place of.
  await expect(main.getByRole('link', { name: listing.clear })).toBeVisible();
  await follow(page, main.getByRole('link', { name: item.title }));
  await expect(main).toBeFocused();

  await tabTo(page, main.getByRole('button', { name: product.gallery.enlarge(1, 1) }));
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog');
  await expect(zoom.getByRole('button', { name: kit.close, exact: true })).toBeFocused();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside, 'the focus stays in the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(main.getByRole('button', { name: product.gallery.enlarge(1, 1) })).toBeFocused();

  await press(page, main.getByRole('button', { name: quantity.more }));
  await press(page, main.getByRole('button', { name: product.add, exact: true }).first());
  await expect(main.getByRole('button', { name: product.added, exact: true }).first()).toBeFocused();
  // What was added and the ways on are one Tab from the button, and the focus was not taken from it.
  await expect(page.getByRole('link', { name: viewCart })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: viewCart })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cart');
  await expect(main.getByText(cart.tierSaved(10, 2, '£2.50'))).toBeVisible();
  await follow(page, main.getByRole('link', { name: cart.checkout }));
  await expect(page.getByRole('button', { name: checkout.pay('£25.49') })).toBeVisible();
  await press(page, page.getByRole('button', { name: checkout.pay('£25.49') }));
  await page.waitForURL('**/pay/**');

  for (const [label, text] of [
    ['Card number', '4242 4242 4242 4242'],
    ['Expiry (MM/YY)', '12/40'],
    ['CVC', '123'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await press(page, page.getByRole('button', { name: /^Pay/ }));
  await page.waitForURL('**/success/**');
  // From now on nobody offers a first order's discount here.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ordered'))).toBe('true');
  await follow(page, main.getByRole('link', { name: success.view }));
  await expect(page.getByRole('heading', { name: order.title, level: 1 })).toBeVisible();
  const cancel = main.getByRole('button', { name: order.cancel }).first();
  await press(page, cancel);
  const sure = page.getByRole('dialog', { name: order.cancelTitle });
  await expect(sure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Account/ }));
  await follow(page, page.getByRole('navigation', { name: layout.account }).getByRole('link').first());
  await page.waitForURL('**/settings');
});

/** Presses Tab until something has the focus, which is then plain to see: outlined, and not under a fixed bar. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await focused()); presses++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  const seen = await target.evaluate((element) => {
    const marked = [element, element.closest('label')].some(
      (at) =>
        at && getComputedStyle(at).outlineStyle !== 'none' && getComputedStyle(at).outlineWidth !== '0px',
    );
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const inSight = above !== null && (element.contains(above) || above.contains(element));
    return { focused: element === document.activeElement, marked, inSight };
  });
  expect(seen, `the focus is in sight: ${target}`).toEqual({ focused: true, marked: true, inSight: true });
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses a link, and waits until another page is there. */
async function follow(page: Page, link: Locator): Promise<void> {
  const before = page.url();
  await press(page, link);
  await page.waitForURL((url) => url.href !== before);
}

test('nothing shifts while a personal page fills itself', async ({ page, office }) => {
  const item = await newProduct(office, { price: 12.5, tiers: [[2, 10]] });
  const email = await signedIn(page);
  const orderId = await buy(page, email, item);
  await keepCart(page, [[item, 2]]);
  await noteShifts(page);
  const rest = resting(page);
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of [
      '/favorites',
      '/orders',
      `/order-details/${orderId}`,
      '/settings',
      '/checkout/cart',
      `/success/${orderId}`,
      `/new-review/${item.id}`,
    ]) {
      await page.goto(path);
      await rest();
      expect(await shifts(page, 0.005), `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});

test('a screen reader hears each page’s title, one heading of the first level, and a name on every control', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { tiers: [[2, 10]] });
  const { data } = await ask(page.request, '/getProducts', { catagory: 'bbs' });
  for (const path of [
    '/',
    '/shop/bbs',
    `/product/${item.id}`,
    `/product/${data[0]?.id}`,
    '/contact',
    '/login',
    '/my-kit',
    '/favorites',
  ]) {
    await page.goto(path);
    // What the page is, and whose: the home page begins with that.
    await expect(page).toHaveTitle(path === '/' ? /\S/ : /\S [|] \S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const tree = await page.locator('body').ariaSnapshot();
    // A control without a name ends its line with the role alone.
    expect(
      tree.match(
        /^\s*- (button|link|textbox|searchbox|combobox|checkbox|spinbutton|radio)( \[[^\]]*\])*:?$/gm,
      ),
    ).toBeNull();
  }
  await page.goto('/shop/bbs');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: shopCard.favourite.add }).click();
  await expect(card.getByRole('button', { name: shopCard.favourite.remove })).toBeVisible();
});
