import type { Page } from '@playwright/test';
import { sortings } from '#database/enums.ts';
import { kit } from '#wording/kit.ts';
import { demonstrationSeller } from '#wording/legal.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { cardMarks } from '#wording/storefront/card-marks.ts';
import { footer } from '#wording/storefront/footer.ts';
import { helpPages } from '#wording/storefront/help-pages.ts';
import { home } from '#wording/storefront/home.ts';
import { homeMore } from '#wording/storefront/home-more.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing, shelf } from '#wording/storefront/listing.ts';
import { newsletter } from '#wording/storefront/newsletter.ts';
import { ownPages } from '#wording/storefront/own-pages.ts';
import { categories, delivery, shop } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { signingOut } from '#wording/storefront/signing-out.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';
import {
  address,
  alive,
  ask,
  buy,
  expect,
  newProduct,
  signedIn,
  someEmail,
  test,
  untouched,
} from './fixtures.ts';

/** What the shop is made of, part by part, as spec.md sections 2, 3, 4 and 9 list it. */
test('the top bar, the letter badge, the footer and Back', async ({ page }) => {
  const email = await signedIn(page);
  await page.goto('/shop/gas');
  const top = page.getByRole('banner');
  expect(await placesIn(top.getByRole('navigation', { name: layout.nav }))).toEqual([
    [layout.all, '/shop/all'],
    ...Object.entries(categories).map(([category, name]) => [name, `/shop/${category}`]),
    [layout.discount, '/shop/discount'],
  ]);
  expect(await placesIn(top.getByRole('navigation', { name: layout.quick }))).toEqual([
    [layout.favourites, '/favorites'],
    [layout.contact, '/contact'],
    [layout.cart, '/cart'],
  ]);

  const badge = top.getByRole('button', { name: layout.account + layout.accountOf(address.name) });
  await expect(badge).toHaveText(address.name.slice(0, 1) + layout.account + layout.accountOf(address.name));
  await badge.click();
  const menu = page.getByRole('navigation', { name: layout.account });
  await expect(menu.getByText(address.name, { exact: true })).toBeVisible();
  await expect(menu.getByText(email, { exact: true })).toBeVisible();
  expect(await placesIn(menu)).toEqual([
    [ownPages.settings, '/settings'],
    [ownPages.orders, '/orders'],
    [ownPages.myKit, '/my-kit'],
  ]);
  await expect(menu.getByRole('button', { name: signingOut.submit })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  const foot = page.getByRole('contentinfo');
  const { quickLinks, returns, terms, privacy } = layout.footer;
  for (const title of [quickLinks, footer.support, footer.shipping, footer.payment]) {
    await expect(foot.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  for (const text of [shop.name, footer.about, footer.hours, ...footer.shippingPoints]) {
    await expect(foot.getByText(text, { exact: true })).toBeVisible();
  }
  const { name, address: postal, email: written, phone, companyNumber, vatNumber } = demonstrationSeller;
  await expect(foot.getByRole('link', { name: written })).toHaveAttribute('href', `mailto:${written}`);
  const lines = [name, ...postal.split('\n'), phone, footer.company(companyNumber), footer.vat(vatNumber)];
  for (const line of lines) await expect(foot).toContainText(line);
  await expect(foot.getByRole('list', { name: cardMarks.label }).getByRole('listitem')).toHaveCount(3);
  const links = await placesIn(foot);
  for (const [name, path] of [
    [layout.all, '/shop/all'],
    ...Object.entries(categories).map(([category, name]) => [name, `/shop/${category}`]),
    [layout.discount, '/shop/discount'],
    [layout.contact, '/contact'],
    [ownPages.orders, '/orders'],
    [layout.favourites, '/favorites'],
    [ownPages.settings, '/settings'],
    [returns, '/delivery-and-returns'],
    [terms, '/terms'],
    [privacy, '/privacy'],
  ]) {
    expect(links).toContainEqual([name, path]);
  }

  await cards(page).first().getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await page.getByRole('link', { name: kit.back, exact: true }).click();
  await page.waitForURL('**/shop/gas');
  // The same where the page was opened whole.
  await page.evaluate(() => location.assign('/terms'));
  await page.waitForURL('**/terms');
  await alive(page);
  await expect(page.getByRole('main')).toContainText(demonstrationSeller.address.replaceAll('\n', ', '));
  await page.getByRole('link', { name: kit.back, exact: true }).click();
  await page.waitForURL('**/shop/gas');
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => window.open('/contact', '_blank')),
  ]);
  // Empty at first, which is alive too.
  await beside.waitForURL('**/contact');
  await alive(beside);
  await expect(beside.getByRole('main')).toContainText(demonstrationSeller.name);
  await beside.getByRole('link', { name: kit.back, exact: true }).click();
  await beside.waitForURL('**/shop/gas');
  await beside.close();
  // A tab that starts here has nothing to go back to.
  const fresh = await page.context().newPage();
  await fresh.goto('/shop/gas');
  await fresh.getByRole('link', { name: kit.back, exact: true }).click();
  await fresh.waitForURL((url) => url.pathname === '/');
  await fresh.close();
});

test('on a phone the foot folds its lists, with who sells and the legal pages in sight, without JavaScript too', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: process.env.SHOP_URL ?? '',
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/terms');
  const foot = page.getByRole('contentinfo');
  for (const name of [
    demonstrationSeller.email,
    layout.footer.returns,
    layout.footer.terms,
    layout.footer.privacy,
  ])
    await expect(foot.getByRole('link', { name })).toBeVisible();
  await expect(foot.getByText(demonstrationSeller.name)).toBeVisible();
  await expect(foot.getByText(footer.small)).toBeVisible();
  expect((await foot.boundingBox())?.height).toBeLessThan(745);
  const orders = foot.getByRole('link', { name: ownPages.orders });
  await expect(orders).toBeHidden();
  await foot.getByText(footer.support, { exact: true }).click();
  await expect(orders).toBeVisible();
  // Where there is room nothing folds, whatever was folded before.
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(foot.getByRole('link', { name: layout.discount })).toBeVisible();
  await foot.getByText(footer.support, { exact: true }).click({ force: true });
  await expect(orders).toBeVisible();
  for (const path of ['/orders', '/cart']) {
    await page.goto(path);
    await expect(page.locator('.loading noscript p')).toHaveText(withoutScript.page);
  }
  await page.goto('/login');
  await expect(page.locator('main noscript .notice')).toHaveText(withoutScript.notice);
  await expect(page.getByLabel(account.password, { exact: true }), 'nothing would come of it').toBeHidden();
  await context.close();
});

test('the location line leads the staff to their entry at the third press', async ({ page }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/go-to-dashboard')) entries.push(request.url());
  });
  await page.goto('/shop/gas');
  const location = page.getByRole('button', { name: layout.footer.location });
  await location.click();
  await location.click();
  await expect(page).toHaveURL(/\/shop\/gas$/);
  expect(entries).toEqual([]);
  await location.click();
  await page.waitForURL('**/login-admin');
  expect(entries).toHaveLength(1);
});

test('a shop of a long name is as wide as any', async ({ page }) => {
  await page.goto('/');
  const name = page.getByRole('banner').getByRole('link', { name: shop.name });
  await name
    .locator('span')
    .last()
    .evaluate((span) => {
      span.textContent = 'Harrogate Airsoft & Outdoor Supplies Ltd';
    });
  for (const width of [320, 360, 640, 900, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const { scrollWidth, bar } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      bar: document.querySelector('.top-bar')?.scrollWidth,
    }));
    expect([scrollWidth, bar], `${width} px`).toEqual([width, width]);
  }
});

test('the phone’s layout ends at 850 px', async ({ page }) => {
  await page.goto('/shop/gas');
  const shelves = page.getByRole('banner').getByRole('navigation', { name: layout.nav });
  const bar = page.getByRole('banner').getByRole('navigation', { name: layout.quick });
  const tab = page.getByRole('button', { name: layout.shop, exact: true });
  const filters = page.getByRole('button', { name: listing.filters.open(0) });
  await page.setViewportSize({ width: 849, height: 800 });
  await expect(tab).toBeVisible();
  await expect(filters).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 850, height: 800 });
  await expect(bar).toBeVisible();
  await expect(tab).toBeHidden();
  await expect(shelves.getByRole('link', { name: categories.attire })).toBeVisible();
  // Three columns of a list leave no room for what filters it before 1000 px.
  await page.setViewportSize({ width: 999, height: 800 });
  await expect(filters).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(filters).toBeHidden();
  await expect(page.getByLabel(listing.filters.discounted)).toBeVisible();
  // Lying down, the first row's name and price stand above the bottom bar, which takes no more than a sixth of the height.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  const price = await page.getByRole('article').first().getByText(/^£/).first().boundingBox();
  expect((price?.y ?? 390) + (price?.height ?? 0)).toBeLessThan(346);
  const tabs = page.getByRole('navigation', { name: layout.footer.quickLinks });
  expect((await tabs.boundingBox())?.height).toBeLessThanOrEqual(65);
  const search = page.getByRole('combobox', { name: layout.search.label });
  // The list that was just opened begins at its top, which may come after a scroll.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 600));
    await expect(search).not.toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 5000 });
});

test('the shelves come back below the bar on the way up, and not where things are compared', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const shelves = page.getByRole('banner').getByRole('navigation', { name: layout.nav });
  for (const [path, comesBack] of [
    ['/shop/all', true],
    ['/', true],
    ['/compare', false],
  ] as const) {
    await page.goto(path);
    // What makes them come is fetched once the page is used.
    await page.mouse.move(400, 400);
    await page.waitForLoadState('networkidle');
    if (comesBack) {
      await page.mouse.wheel(0, 1200);
      await expect(shelves).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(shelves).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 100);
      await expect(shelves).not.toBeInViewport();
      await shelves.getByRole('link').first().focus();
      await expect(shelves, 'by keyboard').toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, -2000);
      await expect(shelves).toBeInViewport({ ratio: 1 });
    } else await expect(page.locator('.shelf-bar')).not.toHaveAttribute('data-way');
  }
  // Lying down all of the bar goes, and comes back the same way.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/shop/all');
  await page.mouse.move(400, 200);
  await page.waitForLoadState('networkidle');
  const search = page.getByRole('combobox', { name: layout.search.label });
  await page.mouse.wheel(0, 900);
  await expect(search).not.toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(search).toBeInViewport();
});

test('the phone’s menu of shelves opens with its pictures, and no other width fetches them', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/images/newest/')) pictures.push(request.url());
  });
  await page.setViewportSize({ width: 850, height: 800 });
  await page.goto('/shop/gas');
  await page.mouse.wheel(0, 200);
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => pictures.length, { timeout: 15_000 }).toBe(6);
  const menu = page.getByRole('navigation', { name: layout.all, exact: true });
  await page.getByRole('button', { name: layout.shop, exact: true }).click();
  await menu.getByRole('link', { name: categories.attire }).click();
  await page.waitForURL('**/shop/attire');
  await expect(menu).toBeHidden();
});

test('above what is bought on a phone a button opens the menu of shelves, as the bar below does elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const above = page.getByRole('button', { name: layout.shopMenu });
  await page.goto('/shop/gas');
  await expect(above).toBeHidden();
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await page.mouse.wheel(0, 900);
  await expect(above).toBeInViewport({ ratio: 1 });
  await above.click();
  await page
    .getByRole('link', { name: categories.batteries, exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('**/shop/batteries');
});

test('no width shows a way to the contact page or to the favourites twice around a page', async ({
  page,
}) => {
  await page.goto('/shop/gas');
  const menu = page.getByRole('navigation', { name: layout.all, exact: true });
  for (const width of [360, 768, 850, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const opener = page.getByRole('button', { name: layout.shop, exact: true }).filter({ visible: true });
    if ((await opener.count()) > 0) await opener.click();
    for (const path of ['/contact', '/favorites']) {
      const ways = page.locator(`:is(header, nav) a[href="${path}"]`).filter({ visible: true });
      await expect(ways, `${path} at ${width} px`).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('home has its hero, shelves, hot deals, a guide, features, reviews and about', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await expect(main.getByRole('link', { name: home.hero.shop })).toHaveAttribute('href', '/shop/all');
  await expect(main.getByRole('link', { name: home.hero.deals })).toHaveAttribute('href', '/shop/discount');
  // The things of the picture are links, each within the hero and with its price, to the keyboard too.
  const things = main.getByRole('list', { name: home.hero.things }).getByRole('link');
  for (const [width, shown] of [
    [1280, 8],
    [768, 8],
    [390, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(things.filter({ visible: true })).toHaveCount(shown);
    const hero = (await main.locator('section').first().boundingBox()) ?? { y: 0, height: 0 };
    for (const thing of await things.filter({ visible: true }).all()) {
      const tag = (await thing.locator('> span').boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
      expect(tag.x).toBeGreaterThanOrEqual(0);
      expect(tag.x + tag.width).toBeLessThanOrEqual(width);
      expect(tag.y).toBeGreaterThanOrEqual(hero.y);
      expect(tag.y + tag.height).toBeLessThanOrEqual(hero.y + hero.height);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const goggles = things.filter({ hasText: 'goggles' });
  await expect(goggles).toHaveText(/£\d+\.\d\d$/);
  await main.getByRole('link', { name: layout.whatFits }).first().focus();
  await page.keyboard.press('Tab');
  await expect(things.first()).toBeFocused();
  const shelves = main.getByRole('region', { name: home.categories });
  expect(await placesIn(shelves)).toEqual(
    Object.entries(categories).map(([category, name]) => [name, `/shop/${category}`]),
  );
  const deals = main.getByRole('region', { name: home.deals.title });
  await expect(deals.getByRole('article').filter({ visible: true })).toHaveCount(8);
  const guide = main.getByRole('region', { name: homeMore.guide.title });
  await expect(guide.getByRole('link', { name: homeMore.guide.uses.everyday })).toContainText('per 1,000');
  const features = main.getByRole('region', { name: homeMore.features.title });
  for (const [title, text] of homeMore.features.points) {
    await expect(features.getByRole('heading', { name: title })).toBeVisible();
    await expect(features.getByText(text)).toBeVisible();
  }
  const reviews = main.getByRole('region', { name: homeMore.reviews.title });
  await expect(reviews.getByRole('listitem')).toHaveCount(3);
  const about = main.getByRole('region', { name: homeMore.about.title(shop.name) });
  for (const text of homeMore.about.text) await expect(about.getByText(text)).toBeVisible();
  await expect(about.getByRole('link', { name: layout.contact })).toHaveAttribute('href', '/contact');
});

test('whoever follows a link to the newsletter’s offer has its form at once, dismissed or not', async ({
  page,
}) => {
  const form = page.getByRole('dialog', { name: newsletter.title }).getByLabel(newsletter.email);
  await page.goto('/shop/voucher');
  await page.getByRole('main').getByRole('link', { name: helpPages.codes.text }).click();
  await expect(form).toBeFocused();
  await page.getByRole('button', { name: newsletter.dismiss }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/shop/newsletter');
  await page.getByRole('main').getByRole('link', { name: helpPages.codes.text }).click();
  await expect(form).toBeFocused();
  await page.getByRole('button', { name: newsletter.dismiss }).click();
  const inFoot = page.getByRole('contentinfo').getByRole('link', { name: newsletter.title });
  await inFoot.click();
  await expect(form).toBeFocused();
  // Not for a subscriber, nor for who has ordered.
  for (const key of ['newsletter', 'ordered']) {
    await page.evaluate((key) => localStorage.setItem(key, 'true'), key);
    await page.goto('/shop/all');
    await alive(page);
    await expect(inFoot).toHaveCount(0);
    await page.goto('/#offer');
    await alive(page);
    await page.waitForTimeout(1_500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate((key) => localStorage.removeItem(key), key);
  }
});

test('whoever has an order already, though it isn’t paid for, and asks for the offer is told why there is none', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  const email = await signedIn(page);
  await ask(page.request, '/create-checkout-session', {
    email,
    title: item.title,
    price: 30,
    products: [{ id: item.id, quantity: 1 }],
  });
  await page.goto('/#offer');
  await expect(page.getByRole('alert').filter({ hasText: newsletter.over })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // So is whoever paid for one in this browser and has signed out.
  await expect.poll(() => kept(page, 'ordered')).toBe(true);
  await page.evaluate(() => localStorage.removeItem('email'));
  await page.goto('/contact');
  // Nor does the foot lead there, before its code has come.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: newsletter.title })).toBeHidden();
  await page.goto('/#offer');
  await expect(page.getByRole('alert').filter({ hasText: newsletter.over })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the newsletter is offered after one second, to whoever has neither it nor declined it', async ({
  page,
}) => {
  const offer = page.getByRole('dialog', { name: newsletter.title });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const arrive = async (go: () => Promise<unknown>) => {
    await go();
    // The frame after which the page comes alive.
    await page.clock.runFor(20);
    await alive(page);
    await page.waitForLoadState('networkidle');
  };
  await arrive(() => page.goto('/', { waitUntil: 'load' }));
  await page.clock.runFor(999);
  // Its code would have come by now.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It waits for whoever is typing.
  const search = page.getByRole('combobox').filter({ visible: true }).first();
  await search.focus();
  await page.clock.runFor(1);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.blur();
  await page.clock.runFor(1);
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: newsletter.open }).click();
  await expect(offer.getByText(newsletter.consent)).toBeVisible();
  await offer.getByRole('button', { name: newsletter.dismiss }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await arrive(() => page.reload());
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await arrive(() => page.reload());
  await page.clock.runFor(1_000);
  await offer.getByRole('button', { name: newsletter.open }).click();
  const subscribe = offer.getByRole('button', { name: newsletter.submit });
  await offer.getByLabel(newsletter.email).fill('nobody');
  await subscribe.click();
  await expect(offer.getByText(rules.newsletter.email, { exact: true })).toBeVisible();
  const message = 'The newsletter rests for a minute.';
  await page.route('**/subNewsLetter', (route) => route.fulfill({ status: 429, json: { message } }));
  await offer.getByLabel(newsletter.email).fill(someEmail());
  await subscribe.click();
  await expect(offer.getByText(message)).toBeVisible();
  expect(await kept(page, 'newsletter')).toBeNull();
  await page.unroute('**/subNewsLetter');
  await subscribe.click();
  const welcome = page.getByRole('dialog', { name: newsletter.thanks });
  await expect(welcome.getByText('WELCOME10')).toBeVisible();
  await welcome.getByRole('button', { name: newsletter.done }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept(page, 'newsletter')).toBe(true);
  await arrive(() => page.reload());
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape closes the offer, and who has ordered never sees it', async ({ page, office }) => {
  const offer = page.getByRole('dialog', { name: newsletter.title });
  await page.goto('/');
  // One line, which opens when it is pressed.
  await expect(offer.getByRole('button', { name: newsletter.open })).toBeVisible();
  await expect(offer.getByLabel(newsletter.email)).toHaveCount(0);
  expect((await offer.boundingBox())?.height).toBeLessThanOrEqual(64);
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  const email = await signedIn(page);
  await page.goto('/');
  await offer.getByRole('button', { name: newsletter.open }).click();
  await expect(offer.getByLabel(newsletter.email)).toHaveValue(email);
  const item = await newProduct(office);
  await buy(page, email, item);
  const asked = page.waitForResponse('**/is-first-order');
  await page.goto('/');
  expect((await asked).status()).toBe(409);
  await expect.poll(() => kept(page, 'ordered')).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Nor after signing out, in this browser.
  await page.evaluate(() => localStorage.removeItem('email'));
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(3_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a shelf has its shelves beside it, its choices, and prices that tell of delivery', async ({ page }) => {
  await page.goto('/shop/bbs');
  const shelves = [
    [layout.all, '/shop/all'],
    ...Object.entries(categories).map(([category, name]) => [name, `/shop/${category}`]),
    [layout.discount, '/shop/discount'],
  ];
  expect(await placesIn(page.getByRole('navigation', { name: layout.nav }))).toEqual(shelves);
  // In one place: the page has them on a phone, and the top bar elsewhere.
  const inPage = page.getByRole('navigation', { name: listing.categories });
  await expect(inPage).toHaveCount(0);
  for (const [width, height] of [
    [390, 800],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await placesIn(inPage)).toEqual(shelves);
    await expect(page.getByRole('navigation', { name: layout.nav })).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const { min, max, sort, discounted, search, submitSearch } = listing.filters;
  const choices = (label: string) =>
    page
      .getByLabel(label)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await choices(min)).toEqual(['0', '10', '25', '50', '100']);
  expect(await choices(max)).toEqual(['0', '10', '25', '50', '100', '200', '9999']);
  expect(await choices(sort)).toEqual([...sortings]);
  await expect(page.getByLabel(min)).toHaveValue('0');
  await expect(page.getByLabel(max)).toHaveValue('9999');
  await expect(page.getByLabel(sort)).toHaveValue('newest');
  await expect(page.getByLabel(discounted)).not.toBeChecked();

  for (const text of await cards(page).allTextContents()) {
    const price = Number(/£(\d+\.\d\d)/.exec(text)?.[1]);
    expect(text).toContain(price < 25 ? delivery.short : delivery.free);
  }
  await page.getByLabel(search(categories.bbs)).fill('tracer');
  await page.getByRole('button', { name: submitSearch }).click();
  await page.waitForURL('**/shop/bbs?q=tracer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shelf.resultsIn('tracer', categories.bbs));
  await expect(cards(page).first()).toContainText(/tracer/i);
  await page.goto('/shop/discount');
  await expect(page.getByText(delivery.terms, { exact: true })).toBeVisible();
  for (const text of await cards(page).allTextContents())
    expect(text).toMatch(/\d+\+ £\d+\.\d\d each|up to \d+% off|Only \d left|Out of stock/);
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('on a tablet the shelves stand in one row below the top bar, on every page', async ({ page }) => {
  const shelves = page.getByRole('banner').getByRole('navigation', { name: layout.nav }).getByRole('link');
  for (const path of ['/', '/cart', '/shop/gas'])
    for (const width of [600, 768, 849]) {
      await page.setViewportSize({ width, height: 960 });
      await page.goto(path);
      const places = await shelves.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
      expect(places.length, path).toBe(8);
      expect(new Set(places.map(({ y }) => y)).size, `${path} at ${width} px`).toBe(1);
      expect(Math.max(...places.map(({ right }) => right)), `${path} at ${width} px`).toBeLessThan(width);
    }
});

test('on a phone home leads to the shelves from its first screen, its deals are one row, and the offer scrolls away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const shelves = page.getByRole('banner').getByRole('navigation', { name: layout.nav }).getByRole('link');
  await expect(shelves.getByText(categories.batteries)).toBeInViewport({ ratio: 1 });
  const places = await shelves.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(new Set(places.map(({ y }) => y)).size).toBe(1);
  for (const { height } of places) expect(height).toBeGreaterThanOrEqual(44);
  const offer = page.locator('.offer-line');
  await offer.scrollIntoViewIfNeeded();
  await expect(offer).toBeInViewport({ ratio: 1 });

  const deals = page.getByRole('region', { name: home.deals.title }).getByRole('article');
  await deals.first().evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await expect(offer).not.toBeInViewport();
  const tops = await deals.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().y));
  expect(tops.length).toBe(8);
  expect(new Set(tops).size).toBe(1);
  // The third one looks in, and the last one is reached by keyboard as by swiping.
  await expect(deals.nth(2)).toBeInViewport();
  await deals.last().getByRole('button', { name: shopCard.add }).focus();
  await expect(deals.last()).toBeInViewport({ ratio: 0.9 });
  // Elsewhere lists have a row of their own, and a page leads back.
  await page.goto('/cart');
  await expect(shelves.first()).toBeHidden();
});

test('in wider letters than the brand’s the shelves of a large window are still one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/shop/gas');
  await page.locator('.shelf-bar').evaluate((bar) => {
    for (const part of bar.querySelectorAll<HTMLElement>('*')) part.style.fontFamily = 'monospace';
  });
  expect((await page.locator('.shelf-bar').boundingBox())?.height).toBe(44);
  await expect(page.getByRole('banner').getByRole('link', { name: layout.whatFits })).toBeInViewport();
});

test('the loadout leaves room for what comes below it on a tablet, and is whole where that lies down', async ({
  page,
}) => {
  for (const [width, height] of [
    [768, 1024],
    [850, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const [next, things] = await Promise.all([
      page.getByRole('region', { name: home.categories }).boundingBox(),
      page.getByRole('list', { name: home.hero.things }).locator('..').boundingBox(),
    ]);
    expect((things?.y ?? height) + (things?.height ?? 0), `${width} x ${height}`).toBeLessThan(height);
    if (height > width) expect(next?.y, `${width} x ${height}`).toBeLessThan(height - 60);
  }
});

/** The name and the address of every link in a part of the page. */
const placesIn = (part: ReturnType<Page['getByRole']>) =>
  part
    .locator('a')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key);

test('‘About us’ in the foot leads to where the shop says who it is, though that has not been loaded', async ({
  page,
}) => {
  await untouched(page);
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.aboutUs }).click();
  await page.waitForURL('**/#about');
  await expect(page.locator('#about')).toBeInViewport();
});
