import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { kit } from '#wording/kit.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { cart } from '#wording/storefront/cart.ts';
import { home } from '#wording/storefront/home.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { product } from '#wording/storefront/product.ts';
import { categories, delivery, shop } from '#wording/storefront/shop.ts';
import { summary } from '#wording/storefront/summary.ts';
import {
  accessible,
  address,
  ask,
  change,
  expect,
  keepCart,
  newAccount,
  newProduct,
  password,
  type Sold,
  signedIn,
  signIn,
  someEmail,
  test,
} from './world.ts';

/** What the shop is made of, part by part, as spec.md sections 2, 3, 4 and 9 list it. */
test('the top bar, the letter badge, the footer and Back', async ({ page }) => {
  const email = await signedIn(page);
  await page.goto('/shop/gas');
  const top = page.getByRole('banner');
  expect(await placesIn(top.getByRole('navigation', { name: layout.nav }))).toEqual([
    [categories.bbs, '/shop/bbs'],
    [categories.gas, '/shop/gas'],
    [layout.discount, '/shop/discount'],
  ]);
  expect(await placesIn(top.getByRole('navigation', { name: layout.quick }))).toEqual([
    [layout.contact, '/contact'],
    [layout.favourites, '/favorites'],
  ]);
  for (const [label, path] of [
    [layout.favourites, '/favorites'],
    [layout.contact, '/contact'],
    [layout.cart, '/cart'],
  ] as const) {
    await expect(top.getByTitle(label, { exact: true })).toHaveAttribute('href', path);
  }

  const badge = top.getByRole('button', { name: layout.accountOf(address.name) });
  await expect(badge).toHaveText(address.name.slice(0, 1));
  await badge.click();
  const menu = page.getByRole('navigation', { name: layout.account });
  await expect(menu.getByText(address.name, { exact: true })).toBeVisible();
  await expect(menu.getByText(email, { exact: true })).toBeVisible();
  expect(await placesIn(menu)).toEqual([
    [layout.settings, '/settings'],
    [layout.orders, '/orders'],
  ]);
  await expect(menu.getByRole('button', { name: layout.signOut })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  const foot = page.getByRole('contentinfo');
  const { footer } = layout;
  for (const title of [footer.quickLinks, footer.support, footer.shipping]) {
    await expect(foot.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  for (const text of [shop.name, footer.about, footer.hours, ...footer.shippingPoints]) {
    await expect(foot.getByText(text, { exact: true })).toBeVisible();
  }
  const links = await placesIn(foot);
  for (const [name, path] of [
    [layout.all, '/shop/all'],
    ...Object.entries(categories).map(([category, name]) => [name, `/shop/${category}`]),
    [layout.discount, '/shop/discount'],
    [layout.contact, '/contact'],
    [layout.orders, '/orders'],
    [layout.favourites, '/favorites'],
    [layout.settings, '/settings'],
    [footer.returns, '/delivery-and-returns'],
    [footer.terms, '/terms'],
    [footer.privacy, '/privacy'],
  ]) {
    expect(links).toContainEqual([name, path]);
  }

  await cards(page).first().getByRole('link').click();
  await page.waitForURL('**/product/**');
  await page.getByRole('link', { name: kit.back, exact: true }).click();
  await page.waitForURL('**/shop/gas');
  // A tab that starts here has nothing to go back to.
  const fresh = await page.context().newPage();
  await fresh.goto('/shop/gas');
  await fresh.getByRole('link', { name: kit.back, exact: true }).click();
  await fresh.waitForURL((url) => url.pathname === '/');
  await fresh.close();
});

test('the location line leads the staff to their entry at the third press', async ({ page }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/go-to-dashboard')) entries.push(request.url());
  });
  await page.goto('/shop/gas');
  await hydrated(page);
  const location = page.getByRole('button', { name: layout.footer.location });
  await location.click();
  await location.click();
  await expect(page).toHaveURL(/\/shop\/gas$/);
  expect(entries).toEqual([]);
  await location.click();
  await page.waitForURL('**/login-admin');
  expect(entries).toHaveLength(1);
});

test('the phone’s layout ends at 850 px', async ({ page }) => {
  await page.goto('/shop/gas');
  const bar = page.getByRole('banner').getByRole('navigation', { name: layout.nav });
  const tab = page.getByRole('button', { name: layout.shop, exact: true });
  const filters = page.getByRole('button', { name: listing.filters.open(0) });
  await page.setViewportSize({ width: 849, height: 800 });
  await expect(tab).toBeVisible();
  await expect(filters).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 850, height: 800 });
  await expect(bar).toBeVisible();
  await expect(tab).toBeHidden();
  await expect(filters).toBeHidden();
});

test('home has its hero, shelves, hot deals, features and about', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await expect(main.getByRole('link', { name: home.hero.shop })).toHaveAttribute('href', '/shop/all');
  await expect(main.getByRole('link', { name: home.hero.deals })).toHaveAttribute('href', '/shop/discount');
  const shelves = main.getByRole('region', { name: home.categories });
  expect(await placesIn(shelves)).toEqual(
    Object.entries(categories).map(([category, name]) => [name, `/shop/${category}`]),
  );
  const deals = main.getByRole('region', { name: home.deals.title });
  await expect(deals.getByRole('article')).toHaveCount(8);
  for (const card of await deals.getByRole('article').all())
    await expect(card).toContainText(/Save up to \d+%/);
  const features = main.getByRole('region', { name: home.features.title });
  for (const [title, text] of home.features.points) {
    await expect(features.getByRole('heading', { name: title })).toBeVisible();
    await expect(features.getByText(text)).toBeVisible();
  }
  const about = main.getByRole('region', { name: home.about.title(shop.name) });
  for (const text of home.about.text) await expect(about.getByText(text)).toBeVisible();
  await expect(about.getByRole('link', { name: home.about.contact })).toHaveAttribute('href', '/contact');
});

test('the newsletter is offered after one second, to whoever has neither it nor declined it', async ({
  page,
}) => {
  const offer = page.getByRole('dialog', { name: home.newsletter.title });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const arrive = async (go: () => Promise<unknown>) => {
    await go();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  };
  await arrive(() => page.goto('/'));
  await page.clock.runFor(999);
  // Its code would have come by now.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(offer).toBeVisible();
  await expect(offer.getByText(home.newsletter.consent)).toBeVisible();
  await offer.getByRole('button', { name: home.newsletter.dismiss }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await arrive(() => page.reload());
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await arrive(() => page.reload());
  await page.clock.runFor(1_000);
  const subscribe = offer.getByRole('button', { name: home.newsletter.submit });
  await offer.getByLabel(home.newsletter.email).fill('nobody');
  await subscribe.click();
  await expect(offer.getByText(rules.newsletter.email, { exact: true })).toBeVisible();
  const message = 'The newsletter rests for a minute.';
  await page.route('**/subNewsLetter', (route) => route.fulfill({ status: 429, json: { message } }));
  await offer.getByLabel(home.newsletter.email).fill(someEmail());
  await subscribe.click();
  await expect(offer.getByText(message)).toBeVisible();
  expect(await kept(page, 'newsletter')).toBeNull();
  await page.unroute('**/subNewsLetter');
  await subscribe.click();
  const welcome = page.getByRole('dialog', { name: home.newsletter.thanks });
  await expect(welcome.getByText('WELCOME10')).toBeVisible();
  await welcome.getByRole('button', { name: home.newsletter.done }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept(page, 'newsletter')).toBe(true);
  await arrive(() => page.reload());
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a shelf has its shelves beside it, its choices, and prices that tell of delivery', async ({ page }) => {
  await page.goto('/shop/bbs');
  expect(await placesIn(page.getByRole('navigation', { name: listing.categories }))).toEqual([
    [layout.all, '/shop/all'],
    ...Object.entries(categories).map(([category, name]) => [name, `/shop/${category}`]),
    [layout.discount, '/shop/discount'],
  ]);
  const { min, max, sort, discounted, search, submitSearch } = listing.filters;
  const choices = (label: string) =>
    page
      .getByLabel(label)
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(await choices(min)).toEqual(['0', '10', '25', '50', '100']);
  expect(await choices(max)).toEqual(['0', '10', '25', '50', '100', '200', '9999']);
  expect(await choices(sort)).toEqual(['newest', 'priceLowToHigh', 'priceHighToLow']);
  await expect(page.getByLabel(min)).toHaveValue('0');
  await expect(page.getByLabel(max)).toHaveValue('9999');
  await expect(page.getByLabel(sort)).toHaveValue('newest');
  await expect(page.getByLabel(discounted)).not.toBeChecked();

  for (const text of await cards(page).allTextContents()) {
    const price = Number(/£(\d+\.\d\d)/.exec(text)?.[1]);
    expect(text).toContain(price < 25 ? delivery.beside : delivery.free);
  }
  await page.getByLabel(search(categories.bbs)).fill('tracer');
  await page.getByRole('button', { name: submitSearch }).click();
  await page.waitForURL('**/shop/bbs?q=tracer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    listing.resultsIn('tracer', categories.bbs),
  );
  await expect(cards(page).first()).toContainText(/tracer/i);
  await page.goto('/shop/discount');
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/Save up to \d+%/);
});

test('a product page shows five pictures, every discount, delivery and up to fifty units', async ({
  page,
  office,
}) => {
  const item = await fullProduct(office);
  // A Wednesday morning: two business days on is Friday, four are Tuesday.
  await page.clock.setFixedTime('2026-03-04T10:00:00Z');
  await page.goto(`/product/${item.id}`);
  const gallery = page.getByRole('region', { name: product.gallery.label(item.title) });
  const picture = (place: number) =>
    gallery.getByRole('button', { name: product.gallery.picture(place, 5), exact: true });
  for (const place of [1, 2, 3, 4, 5]) await expect(picture(place)).toBeVisible();
  const third = picture(3);
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await gallery.getByRole('button', { name: product.gallery.enlarge(3, 5) }).click();
  const zoom = page.getByRole('dialog');
  await expect(zoom.getByText(product.gallery.picture(3, 5))).toBeVisible();
  await zoom.getByRole('button', { name: product.gallery.next }).click();
  await expect(zoom.getByText(product.gallery.picture(4, 5))).toBeVisible();
  await accessible(page);
  await zoom.getByRole('button', { name: kit.close, exact: true }).click();

  const main = page.getByRole('main');
  await expect(main.getByText('£10.00', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(delivery.beside, { exact: true })).toBeVisible();
  await expect(main.getByText(product.vat)).toBeVisible();
  await expect(main.getByText(product.shipping.toFree('£15.00'))).toBeVisible();
  await expect(
    main.getByText(
      `${product.shipping.orderBy(product.shipping.today)} ${product.shipping.window('Fri 6', 'Tue 10')}`,
    ),
  ).toBeVisible();
  const table = main.getByRole('table');
  expect(
    (await table.locator('tbody tr').allTextContents()).map((row) => row.replace(product.tiers.yours, '')),
  ).toEqual(['Any£10.00–', '2 or more£9.505%', '4 or more£8.0020%', '8 or more£6.0040%']);
  const yours = table.getByRole('row').filter({ hasText: product.tiers.yours });
  await expect(yours).toContainText(product.tiers.single);

  const quantity = page.getByRole('spinbutton', { name: product.quantity });
  await quantity.fill('4');
  await expect(yours).toContainText(product.tiers.from(4));
  await expect(main.getByText(product.tiers.total(4, '£32.00'))).toBeVisible();
  await expect(main.getByText(product.shipping.free)).toBeVisible();
  await quantity.fill('99');
  await expect(quantity).toHaveValue('50');
  await expect(main.getByText(kit.quantity.most(50))).toBeVisible();
  await expect(page.getByRole('button', { name: kit.quantity.more })).toBeDisabled();
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await expect(main.getByRole('link', { name: product.writeReview })).toHaveAttribute(
    'href',
    `/new-review/${item.id}`,
  );

  await main.getByRole('button', { name: product.add, exact: true }).first().click();
  await expect(main.getByRole('button', { name: product.added, exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: product.added, exact: true }).first().click();
  await expect(page.getByText(product.present)).toBeVisible();
  expect(await kept(page, 'cart')).toEqual([{ id: item.id, quantity: 1, price: 10 }]);

  const scarce = await newProduct(office, { quantity: 3 });
  await page.goto(`/product/${scarce.id}`);
  await quantity.fill('50');
  await expect(quantity).toHaveValue('3');
  await expect(main.getByText(delivery.free, { exact: true })).toBeVisible();
  await keepCart(page, [[scarce, 1]]);
  await page.goto('/cart');
  await expect(page.getByText(summary.vat('£5.00'))).toBeVisible();
  await expect(page.getByText('£30.00', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: layout.withCount(layout.cart, 1) })).toBeVisible();
});

test('the browser keeps what the page about privacy lists, and signing out clears who it was', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  const email = await newAccount(page.request);
  await page.goto('/shop/attachments');
  const card = cards(page).filter({ hasText: item.title });
  const heart = (name: string) => card.getByRole('button', { name });
  const filled = () =>
    card
      .getByRole('button', { name: /favourites$/ })
      .locator('svg')
      .evaluate((svg) => getComputedStyle(svg).fill !== 'rgba(0, 0, 0, 0)');
  expect(await filled()).toBe(false);
  await heart(listing.favourite.add).click();
  await expect(heart(listing.favourite.remove)).toBeVisible();
  await expect.poll(filled).toBe(true);
  const [favourite] = (await kept(page, 'favourites')) as Record<string, unknown>[];
  expect(favourite).toEqual({
    id: item.id,
    catagory: 'attachments',
    tittle: item.title,
    price: item.price,
    img: expect.stringMatching(/./),
  });
  await card.getByRole('button', { name: listing.add, exact: true }).click();
  await expect(card.getByRole('button', { name: listing.added, exact: true })).toBeVisible();
  expect(await kept(page, 'cart')).toEqual([{ id: item.id, quantity: 1, price: item.price }]);

  await page.goto('/login');
  await signIn(page, email);
  expect([await kept(page, 'email'), await kept(page, 'name')]).toEqual([email, address.name]);
  await page.goto(`/product/${item.id}`);
  await page.getByRole('spinbutton', { name: product.quantity }).fill('2');
  await page.getByRole('button', { name: product.buyNow }).first().click();
  await page.waitForURL('**/checkout/buy');
  expect(await kept(page, 'buyNow')).toEqual({ id: item.id, quantity: 2 });
  await expect(page.getByText(item.title).first()).toBeVisible();
  await listed(page);

  await page.evaluate(() => localStorage.setItem('newsletter', 'true'));
  await page.goto('/favorites');
  await page.getByRole('button', { name: layout.accountOf(address.name) }).click();
  await page.getByRole('button', { name: layout.signOut }).click();
  await expect(page.getByRole('alert').filter({ hasText: layout.signedOut })).toBeVisible();
  for (const key of ['email', 'name', 'newsletter']) expect(await kept(page, key), key).toBeNull();
  expect(await kept(page, 'favourites')).toEqual([favourite]);
  expect(await kept(page, 'cart')).toHaveLength(1);

  const newcomer = someEmail();
  await page.goto('/register');
  await page.getByLabel(account.name, { exact: true }).fill(address.name);
  await page.getByLabel(account.email, { exact: true }).fill(newcomer);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByLabel(account.confirm, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.register.submit }).click();
  await page.waitForURL('**/otp/register/email');
  expect(await kept(page, 'pendingAccount')).toEqual({
    for: 'register',
    email: newcomer,
    name: address.name,
  });
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password);
  await listed(page);
});

test('a cart left open follows the shop within ten seconds, and a product that is gone says so', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 30 });
  await page.clock.install();
  await keepCart(page, [[item, 1]]);
  await page.goto('/cart');
  await expect(page.getByText(summary.vat('£5.00'))).toBeVisible();
  await change(office, item, { price: 36, quantity: 50 });
  await page.clock.fastForward(10_000);
  await expect(page.getByText(cart.dearer('£30.00', '£36.00'))).toBeVisible();
  await expect(page.getByText(summary.vat('£6.00'))).toBeVisible();

  await page.goto('/product/nosuchproduct');
  await expect(page.getByRole('alert').filter({ hasText: product.failed })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(product.notFound));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.notFound);
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The name and the address of every link in a part of the page. */
const placesIn = (part: ReturnType<Page['getByRole']>) =>
  part
    .locator('a')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

/** Waits until the scripts of the page are at work: React has put its own keys on the elements. */
async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main')
        .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key);

/** Whatever this browser keeps now stands by its name on the page about privacy. */
async function listed(page: Page): Promise<void> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const reader = await page.context().newPage();
  await reader.goto('/privacy');
  const names = await reader.locator('dt').allTextContents();
  expect(stored.length).toBeGreaterThan(2);
  for (const name of [...stored, ...cookies]) expect(names, 'what the page lists').toContain(name);
  await reader.close();
}

/** A product with all it can have: five pictures, three discounts, more units than may be ordered. */
async function fullProduct(office: APIRequestContext): Promise<Sold> {
  const { data } = await ask(office, '/getProducts', { catagory: 'attachments' });
  const [img1 = '', img2 = '', img3 = '', img4 = '', img5 = ''] = new Set(
    [...data, ...(await ask(office, '/getProducts', { catagory: 'gas' })).data].map(({ img1 }) => img1),
  );
  const title = `Journey set ${randomUUID().slice(0, 8)}`;
  const { id } = await ask(office, '/submitProduct', {
    title,
    description: 'A set that was made for one journey only.',
    price: 10,
    catagory: 'attachments',
    quantity: 60,
    quantity1: 2,
    discount1: 5,
    quantity2: 4,
    discount2: 20,
    quantity3: 8,
    discount3: 40,
    img1,
    img2,
    img3,
    img4,
    img5,
  });
  return { id, title, price: 10 };
}
