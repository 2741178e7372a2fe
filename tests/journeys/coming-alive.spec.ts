import type { APIRequestContext, Page } from '@playwright/test';
import { answers } from '#wording/answers.ts';
import { signIn } from '#wording/dashboard/sign-in.ts';
import { kit } from '#wording/kit.ts';
import { account } from '#wording/storefront/account.ts';
import { contact } from '#wording/storefront/contact.ts';
import { deliverTo } from '#wording/storefront/deliver-to.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { product } from '#wording/storefront/product.ts';
import { stockRequest } from '#wording/storefront/stock-request.ts';
import {
  address,
  buy,
  expect,
  keep,
  keepCart,
  newProduct,
  signedIn,
  someEmail,
  test,
  untouched,
} from './fixtures.ts';

/** A page is painted first and comes alive after: what happens until then, and what never waits for it. */

test('a page is there before its code is fetched, and then comes alive', async ({ page }) => {
  for (const path of ['/', '/shop/bbs']) {
    await page.goto(path);
    const [parsed, code] = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return [visit?.domContentLoadedEventEnd, Math.min(...scripts.map(({ startTime }) => startTime))];
    });
    expect(code).toBeGreaterThanOrEqual(parsed ?? Number.NaN);
  }
});

test('a page in a tab behind, which is not painted, comes alive too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/shop/bbs');
  await expect.poll(() => page.evaluate(() => window.earlyEvents)).toBeNull();
});

test('a page that only the browser can fill waits for nobody to touch it', async ({ page, office }) => {
  const item = await newProduct(office);
  const email = await signedIn(page);
  const orderId = await buy(page, email, item);
  await page.goto('/');
  await keepCart(page, [[item, 1]]);
  await keep(page, { favourites: [{ ...item, tittle: item.title, catagory: 'attachments', img: '' }] });
  await untouched(page);
  for (const [path, shown] of [
    // Before the page of success, which empties the cart.
    ['/checkout/cart', address.city],
    ['/orders', item.title],
    [`/order-details/${orderId}`, item.title],
    [`/success/${orderId}`, item.title],
    ['/settings', address.city],
    ['/favorites', item.title],
    [`/new-review/${item.id}`, item.title],
  ] as const) {
    await page.goto(path);
    // What asks the browser by other ways than these touches the page.
    const isShown = (text: string) =>
      document.querySelector('main')?.textContent.includes(text) ||
      [...document.querySelectorAll('input')].some(({ value }) => value.includes(text));
    const shows = page.waitForFunction(isShown, shown, { polling: 50, timeout: 10_000 });
    await expect(shows, path).resolves.toBeTruthy();
  }
});

test('what is pressed and typed before the scripts have come is not lost', async ({ page, office }) => {
  const item = await newProduct(office);
  const late = await scriptsLate(page);
  await page.goto(`/product/${item.id}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  await main.getByRole('button', { name: product.add, exact: true }).first().click();
  await expect(main.getByRole('button', { name: product.added })).toHaveCount(0);
  const add = main.getByRole('button', { name: product.add, exact: true }).first();
  await expect(add, 'it shows that it was pressed').toHaveAttribute('data-early');
  await late.come();
  await expect(main.getByRole('button', { name: product.added }).first()).toBeVisible();
  await expect(page.locator('[data-early]')).toHaveCount(0);
  expect(await kept()).toEqual([{ id: item.id, quantity: 1, price: item.price }]);

  // The page's own code is there, but not what starts it; and a number that was typed counts.
  const other = await newProduct(office);
  await late.hold('/assets/entry');
  await page.goto(`/product/${other.id}`, { waitUntil: 'commit' });
  await main.getByRole('spinbutton', { name: product.quantity }).first().fill('2');
  await main.getByRole('button', { name: product.add, exact: true }).first().click();
  await page.waitForLoadState('domcontentloaded');
  await page.waitForTimeout(300);
  await late.come();
  await expect.poll(kept).toContainEqual({ id: other.id, quantity: 2, price: other.price });

  await late.hold();
  await page.goto('/shop/bbs', { waitUntil: 'commit' });
  await page.getByLabel(listing.filters.sort).selectOption('priceLowToHigh');
  await late.come();
  await page.waitForURL('**/shop/bbs?sort=priceLowToHigh');
  await late.hold();
  await page.goto('/shop/bbs', { waitUntil: 'commit' });
  await page.getByLabel(listing.filters.discounted).check();
  await late.come();
  await page.waitForURL('**/shop/bbs?discounted=1');
  await expect(page.getByLabel(listing.filters.discounted)).toBeChecked();

  // A form that keeps what was typed puts nothing else there.
  await late.hold();
  await page.goto('/contact', { waitUntil: 'commit' });
  await main.getByLabel(contact.name).fill('Sam Early');
  await late.come();
  await main.getByLabel(contact.email).fill('early@example.com');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('drafts')))
    .toContain('early@example.com');
  await expect(main.getByLabel(contact.name)).toHaveValue('Sam Early');

  // A part whose code comes after the page is alive.
  const soldOut = await newProduct(office, { quantity: 0 });
  await late.hold('notify-in-stock');
  await page.goto(`/product/${soldOut.id}`);
  await main.getByLabel(stockRequest.email).fill(someEmail());
  await main.getByRole('button', { name: stockRequest.submit }).click();
  await late.come();
  await expect(main.getByText(answers.catalogue.stockRequestMailed)).toBeVisible();

  await late.hold();
  await page.goto('/login', { waitUntil: 'commit' });
  const field = (label: string) => main.getByLabel(label, { exact: true });
  await field(account.email).fill('nobody@example.org');
  await field(account.password).fill('not my password 1');
  await main.getByRole('button', { name: account.login.submit, exact: true }).click();
  await late.come();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(field(account.email)).toHaveValue('nobody@example.org');
  await expect(field(account.password)).toHaveValue('not my password 1');
});

test('Back, pressed before the scripts have come, leads to the page before', async ({ page }) => {
  await page.goto('/shop/gas');
  const late = await scriptsLate(page);
  await page.evaluate(() => location.assign('/terms'));
  await page.waitForURL('**/terms', { waitUntil: 'commit' });
  await page.getByRole('link', { name: kit.back, exact: true }).click({ noWaitAfter: true });
  await late.come();
  await page.waitForURL('**/shop/gas');
});

test('nor at any moment while the page comes alive', async ({ page }) => {
  const words = { id: 'nobody-here', password: 'no such password', pin: '000000' };
  const sent: unknown[] = [];
  await page.route('**/login-admin', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 401, json: { message: 'no' } });
  });
  // So slow that coming alive takes many moments.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 2 });
  await page.addInitScript(typeAndPress, { words, submit: signIn.submit, step });
  for (let visit = 0; visit < 20; visit += 1) {
    const when = `${visit * step} ms after the page came`;
    const answered = page.waitForResponse((response) => response.status() === 401);
    await page.goto('/login-admin', { waitUntil: 'commit' });
    await answered;
    expect(sent, when).toHaveLength(visit + 1);
    expect(sent.at(-1), when).toMatchObject(words);
    for (const [name, text] of Object.entries(words))
      await expect(page.locator(`main [name=${name}]`), when).toHaveValue(text);
  }
});

test('what is typed into the search as the page comes alive is gone on with', async ({ page }) => {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(typeOnceHeard, 'red');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.earlyEvents === null);
  // React has told of the focus once more by then.
  await page.waitForTimeout(500);
  const box = page.getByRole('banner').getByRole('combobox');
  await expect(box).toBeFocused();
  await page.keyboard.type(' dot');
  await expect(box).toHaveValue('red dot');
});

test('a product that is about to be opened is fetched ahead, though no script has come yet', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', () => {});
  const devtools = await context.newCDPSession(page);
  await devtools.send('Preload.enable');
  const ahead: string[] = [];
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ahead.push(new URL(prefetchUrl).pathname);
  });
  await page.goto('/shop/bbs', { waitUntil: 'commit' });
  const card = page.locator('main a[href^="/product/"]').first();
  const path = await card.getAttribute('href');
  expect(ahead).toEqual([]);
  await card.hover();
  await expect.poll(() => ahead).toEqual([path]);
});

test('back, before a reloaded page is alive, leads to what was chosen before', async ({ page }) => {
  await page.goto('/shop/bbs');
  await page.getByLabel(listing.filters.sort).selectOption('priceLowToHigh');
  await page.waitForURL('**/shop/bbs?sort=priceLowToHigh');
  const late = await scriptsLate(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByLabel(listing.filters.sort)).toHaveValue('priceLowToHigh');
  await page.evaluate(() => history.back());
  // Without its scripts, which are held, it is not loaded.
  await page.waitForURL('**/shop/bbs', { waitUntil: 'commit' });
  await late.come();
  await expect(page.getByLabel(listing.filters.sort)).not.toHaveValue('priceLowToHigh');
});

test('who is signed in is not asked to sign in while the page wakes; who is not, is', async ({ page }) => {
  const link = page.getByRole('link', { name: layout.signIn }).first();
  await page.goto('/');
  await expect(link).toHaveCSS('opacity', '1');
  await signedIn(page);
  const late = await scriptsLate(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(link).toHaveCSS('opacity', '0');
  await late.come();
  await expect(page.getByRole('banner').getByRole('button', { name: layout.account })).toBeVisible();
});

test('once the page is alive its links do that, and the browser no more', async ({ page }) => {
  await page.goto('/shop/bbs');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

interface Attempt {
  words: Record<string, string>;
  submit: string;
}

test('what is pressed in a part whose code is still to come is done once, when it has come', async ({
  page,
  office,
}) => {
  const scripts = await openWithoutDays(page, office);
  // The page itself is alive, and this is the first that anybody does there.
  await page.waitForFunction(() => window.earlyEvents === null);
  await page.getByRole('button', { name: deliverTo.ask }).click();
  await expect(page.getByLabel(deliverTo.label)).toHaveCount(0);
  await scripts.come();
  await expect(page.getByLabel(deliverTo.label)).toBeFocused();
  await page.getByLabel(deliverTo.label).fill('JE2 3AB');
  await page.getByRole('button', { name: deliverTo.check }).click();
  await expect(page.getByText(deliverTo.known('JE2 3AB'))).toBeVisible();
});

test('the days of a delivery stand there before their code has come, and stay when it has', async ({
  page,
  office,
}) => {
  const scripts = await openWithoutDays(page, office);
  const days = page.getByRole('main').getByText(/^Order by 18:00 /);
  await expect(days).toHaveText(/^Order by 18:00 .+, with you .+\s- .+$/);
  const said = (await days.textContent()) ?? '';
  await page.getByRole('button', { name: deliverTo.ask }).click();
  await scripts.come();
  await expect(page.getByLabel(deliverTo.label)).toBeVisible();
  await expect(days).toHaveText(said);
});

test('of a page that is gone on to, what says when it comes is fetched while the page’s data is', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  await page.goto(`/shop/${item.title}`);
  const data = Promise.withResolvers<void>();
  await page.route(/\/product\/.+\.data/, async (route) => {
    await data.promise;
    await route.continue();
  });
  const code = page.waitForRequest(/\/arrival-[^/]+\.js$/);
  await page.getByRole('main').getByRole('link', { name: item.title }).first().click();
  await code;
  data.resolve();
  await expect(page.getByRole('button', { name: deliverTo.ask })).toBeVisible();
});

/** Milliseconds between the moments that are tried. */
const step = 6;

/**
 * Runs in each page: types the words and presses the button, a task for each, a moment later in each visit; counted from
 * when all of the page is there.
 */
function typeAndPress({ words, submit, step }: Attempt & { step: number }) {
  const visit = Number(sessionStorage.getItem('visit') ?? 0);
  sessionStorage.setItem('visit', String(visit + 1));
  const todo = [
    ...Object.entries(words).map(([name, text]) => () => {
      const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }),
    () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === submit)?.click(),
  ];
  let since: number | undefined;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (since === undefined && document.readyState !== 'loading') since = performance.now();
    if (since !== undefined && performance.now() - since >= visit * step) todo.shift()?.();
    if (todo.length > 0) port2.postMessage(0);
  };
  port2.postMessage(0);
}

/** Runs in the page: types into the search once React hears what happens there, and before it answers. */
function typeOnceHeard(words: string) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const isHeard = Object.keys(document).some((key) => key.startsWith('_reactListening'));
    if (!isHeard) return port2.postMessage(0);
    const box = document.querySelector<HTMLInputElement>('header [name=q]');
    if (!box || window.earlyEvents === null) throw new Error('too late');
    box.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words);
    box.setSelectionRange(words.length, words.length);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  port2.postMessage(0);
}

/** A product's page of which the code of the days of its delivery is held back. */
async function openWithoutDays(page: Page, office: APIRequestContext) {
  const item = await newProduct(office);
  const scripts = await scriptsLate(page);
  await scripts.hold('/arrival-');
  await page.goto(`/product/${item.id}`);
  return scripts;
}

/** A slow line: scripts, or those of one name, stay away until they are told to come. */
async function scriptsLate(page: Page) {
  let name = '';
  let come = () => {};
  let coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().url().includes(name)) await coming;
    await route.continue();
  });
  return {
    come: async () => come(),
    hold: async (which = '') => {
      name = which;
      coming = new Promise<void>((resolve) => {
        come = resolve;
      });
    },
  };
}
