import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Page, type Request } from '@playwright/test';
import type { Body, Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { mailbox } from '#sandbox/mail/mailbox.ts';
import { account } from '#wording/storefront/account.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { settings } from '#wording/storefront/settings.ts';
import { staff } from './shop.ts';

/** What Playwright itself says in place of the service worker (playwright.config.ts). */
export const withoutWorker = 'Service Worker registration blocked by Playwright';

/**
 * What every journey has: the shop's address, a console that must stay empty but for answers that are refusals, and an
 * office: a member of staff who is signed in and makes calls.
 */
export const test = base.extend<{ quiet: undefined }, { office: APIRequestContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        const refusal = message
          .text()
          .startsWith('Failed to load resource: the server responded with a status of 4');
        if (['error', 'warning'].includes(message.type()) && !refusal && message.text() !== withoutWorker)
          said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      expect(said, 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
  // Who waits until a page answers. What becomes of those who don't is in coming-alive.spec.ts.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (path, options) => {
      const answer = await goto(path, options);
      if (!options?.waitUntil) await alive(page);
      return answer;
    };
    await use(page);
  },
  office: [
    async ({ playwright }, use) => {
      const office = await playwright.request.newContext();
      await ask(office, '/login-admin', staff);
      await use(office);
      await office.dispose();
    },
    { scope: 'worker' },
  ],
});
export { expect };

/** Waits until a page of the shop is alive: what is pressed and typed needs not be held any more (web/browser/event-replay.ts). */
export async function alive(page: Page): Promise<void> {
  // While it leads elsewhere there is no page to ask.
  const held = () => page.evaluate(() => window.earlyEvents ?? null).catch(() => 'not yet');
  await expect.poll(held, { intervals: [5, 10, 20, 50] }).toBeNull();
}

/** The same of the next page, without asking it: to ask counts as a touch, and touched pages fetch more. */
export async function aliveUnasked(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const look = setInterval(() => {
      if (window.earlyEvents !== null) return;
      clearInterval(look);
      console.info('alive');
    }, 20);
  });
  const told = page.waitForEvent('console', (message) => message.text() === 'alive');
  return async () => void (await told);
}

/** Keeps the offline page in sight, which leads on as soon as the shop says that it is well: here it never does. */
export async function keepOffline(page: Page): Promise<void> {
  await page.route('**/healthz', (route) => route.fulfill({ status: 404 }));
}

/** Makes a call as the shop's own pages do, with the cookies of a browser (`page.request`) or of the office. */
export async function ask<P extends keyof Calls>(
  by: APIRequestContext,
  path: P,
  body: Body<Calls[P]>,
): Promise<Success<Calls[P]>> {
  const shop = process.env.SHOP_URL ?? '';
  // A connection of its own: one that is kept may be let go by the shop in the moment in which it is used again.
  const headers = { Origin: shop, Connection: 'close' };
  const response = await by.post(shop + path, { data: body, headers });
  expect(response.status(), `${path} says ${await response.text()}`).toBe(200);
  return response.json();
}

/**
 * A way to wait until a page, from its next address on, has done what it does by itself: twice in a row nothing of it is
 * under way and the browser is idle. Sooner than Playwright's 'networkidle', which is half a second of no request.
 */
export function resting(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  // The dashboard's ear for new orders is under way as long as the page.
  page.on('request', (request) => request.resourceType() !== 'eventsource' && underWay.add(request));
  for (const over of ['requestfinished', 'requestfailed'] as const)
    page.on(over as 'requestfinished', (request) => underWay.delete(request));
  return async () => {
    for (let rests = 0; rests < 2; ) {
      // While it leads elsewhere there is no page to ask.
      const idle = await page.evaluate(nextIdle).catch(() => false);
      rests = idle && underWay.size === 0 ? rests + 1 : 0;
    }
  };
}

/** After the next picture on the screen, when nothing else is to do. */
const nextIdle = () =>
  new Promise<boolean>((rest) => requestAnimationFrame(() => requestIdleCallback(() => rest(true))));

/** WCAG 2.2 AA by axe, on the page as it is now. */
export async function accessible(page: Page): Promise<void> {
  // What is still fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What goes on for ever, or goes with the scrolling, is never finished.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ).then(() => undefined),
  );
  // 'Legacy' looks at the page in one go, and not at frames of other sites, which the shop has none of: a quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    // What lies under a message that goes by itself, or has half gone under the top bar, is no small target.
    .options({
      resultTypes: ['violations'],
      rules: {
        'target-size': {
          enabled: await page.evaluate(() => scrollY === 0 && !document.querySelector('.toasts > *')),
        },
      },
    })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** One for all tests of a worker: it remembers what it has read. */
const mails = mailbox(process.env.SHOP_MAIL ?? '');

const opened = new Set<string>();

/** The six digits that were mailed to somebody last, from a mail that nobody has opened yet: each code is for one use. */
export async function mailedCode(email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const mail = await mails.latest(email, 'code');
        if (!mail || opened.has(mail.id)) return undefined;
        opened.add(mail.id);
        code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
        return code;
      },
      { intervals: [20, 50, 100, 250] },
    )
    .toBeTruthy();
  return code ?? '';
}

/** The path that a link in the newest letter to somebody leads to, by what it begins with. */
export async function mailedLink(email: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}[/#][\\w-]+`);
  const read = async () => link.exec((await mails.latest(email))?.text ?? '')?.[0] ?? '';
  await expect.poll(read, { intervals: [20, 50, 100, 250] }).not.toBe('');
  return read();
}

/** The subjects of what somebody was mailed, newest first. */
export async function subjectsTo(email: string): Promise<string[]> {
  return (await mails.list()).filter((mail) => mail.to.includes(email)).map((mail) => mail.subject);
}

export const password = 'journey pass 7!';
export const address = {
  name: 'Sam Journey',
  phone: '07700 900123',
  address: '1 Long Test Street, Testshire',
  city: 'Testham',
  pinCode: 'TE1 1ST',
};

/** An e-mail that nobody else has. */
export const someEmail = () => `${randomUUID()}@example.org`;

/** A shopper with an account and an address, made by calls and signed in in this browser. Answers the e-mail. */
export async function signedIn(page: Page): Promise<string> {
  const email = await newAccount(page.request);
  // In a house of their own: a first-order code works once for an address.
  const house = `House ${randomUUID().slice(0, 8)}, ${address.address}`;
  await ask(page.request, '/newAddress', { email, ...address, address: house });
  await keep(page, { email, name: address.name });
  return email;
}

/** An account made by calls, with its session. Answers the e-mail. */
export async function newAccount(by: APIRequestContext): Promise<string> {
  const email = someEmail();
  await ask(by, '/getEmailOtp', { email });
  await ask(by, '/verifyOtp', { email, userOtp: await mailedCode(email) });
  await ask(by, '/regUser', { name: address.name, email, password });
  return email;
}

/** The four seconds after which a page counts as used never pass, however busy the machine is: nothing touches it but the test. */
export const untouched = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const never = (work: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === 4_000 ? 0 : setTimeout(work, ms, ...given);
    window.setTimeout = never as typeof window.setTimeout;
  });

/** Puts into the browser's storage what the shop's screens keep there. */
export async function keep(page: Page, values: Record<string, unknown>): Promise<void> {
  if (!page.url().startsWith(process.env.SHOP_URL ?? '')) await page.goto('/robots.txt');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, values);
}

export interface Sold {
  id: string;
  title: string;
  /** Pounds. */
  price: number;
}

/** A product of this journey alone: staff put it on the shelf of attachments. */
export async function newProduct(
  office: APIRequestContext,
  {
    price = 30,
    quantity = 50,
    tiers = [],
    title = `Journey rail ${randomUUID().slice(0, 8)}`,
  }: { price?: number; quantity?: number; tiers?: [units: number, percent: number][]; title?: string } = {},
): Promise<Sold> {
  const { data } = await ask(office, '/getProducts', { catagory: 'attachments' });
  const [[quantity1, discount1] = [0, 0], [quantity2, discount2] = [0, 0]] = tiers;
  const { id } = await ask(office, '/submitProduct', {
    title,
    description: 'A rail that was made for one journey only.',
    price,
    catagory: 'attachments',
    quantity,
    quantity1,
    discount1,
    quantity2,
    discount2,
    img1: data[0]?.img1 ?? '',
  });
  return { id, title, price };
}

/** Staff give one of these products another price or stock. */
export async function change(
  office: APIRequestContext,
  { id, title }: Sold,
  { price, quantity }: { price: number; quantity: number },
): Promise<void> {
  await ask(office, '/dash-update-product', {
    productId: id,
    title,
    desc: 'A rail that was made for one journey only.',
    price,
    category: 'attachments',
    quantity,
    status: 1,
  });
}

/** Keeps a cart in the browser: products with how many of each. */
export const keepCart = (page: Page, lines: [product: Sold, quantity: number][]) =>
  keep(page, { cart: lines.map(([{ id, price }, quantity]) => ({ id, price, quantity })) });

/** A paid order of one product, by calls. `price` in pounds, as the shop reckons it. Answers the order's id. */
export async function buy(page: Page, email: string, sold: Sold | Sold[], quantity = 1): Promise<string> {
  const items = [sold].flat();
  const price = items.reduce((sum, item) => sum + item.price * quantity, 0);
  const placed = await ask(page.request, '/create-checkout-session', {
    email,
    title: items[0]?.title ?? '',
    price: Math.round((price < 25 ? price + 2.99 : price) * 100) / 100,
    products: items.map(({ id }) => ({ id, quantity })),
  });
  await page.request.post(placed.url, { form: { number: cards.good, expiry: '12/40', cvc: '123' } });
  await ask(page.request, '/update-payment-status', { orderId: placed.orderId, status: 'Success' });
  return placed.orderId;
}

/** Signs in on the page that is open: /login, which begins with a new account for who checks out there for the first time. */
export async function signIn(page: Page, email: string): Promise<void> {
  const choice = page.getByRole('navigation', { name: account.choice });
  await choice.getByRole('link', { name: account.login.title }).click();
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Registers on the page that is open: /register. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel(account.name, { exact: true }).fill(address.name);
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByLabel(account.confirm, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.register.submit }).click();
  await page.waitForURL('**/otp/register/email');
  await page.getByLabel(account.code.label).fill(await mailedCode(email));
  await page.getByRole('button', { name: account.code.verifyRegister }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/otp'));
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel(settings.recipient).fill(address.name);
  await page.getByLabel(settings.phone, { exact: true }).fill(address.phone);
  await page.getByLabel(settings.address, { exact: true }).fill(address.address);
  await page.getByLabel(settings.city).fill(address.city);
  await page.getByLabel(settings.pinCode).fill(address.pinCode);
}

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };

/** Fills the hosted card page in and presses Pay. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM/YY)').fill('12/40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Enters a discount code at the checkout, where its place is folded unless a code is in it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const place = page.getByRole('heading', { name: checkout.code.title });
  await place.waitFor();
  const field = page.getByLabel(checkout.code.label, { exact: true });
  if (!(await field.isVisible())) await place.click();
  await field.fill(code);
  await page.getByRole('button', { name: checkout.code.apply, exact: true }).click();
}

/** Presses 'Order and pay £x' and waits for the card page. */
export async function orderAndPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(checkout.pay('£').slice(0, -1)) }).click();
  await page.waitForURL('**/pay/**');
}
