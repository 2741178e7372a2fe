import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import routes from '../../web/routes.ts';
import { payloads } from '../attacks/payloads.ts';
import { staff as staffSecrets } from './shop.ts';
import { ask, buy, expect, keepCart, newAccount, signedIn, test } from './world.ts';

const shop = () => process.env.SHOP_URL ?? '';

/** Every address of web/routes.ts, its parameters filled in. */
const pages = pathsOf(routes).map((path) => path.replace('*', 'nothing/here').replace(/:\w+/g, 'something'));

interface Route {
  path?: string;
  children?: Route[];
}
function pathsOf(of: Route[], above = ''): string[] {
  return of.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above;
    return children ? pathsOf(children, here) : [here || '/'];
  });
}

test('every page is the same bytes for everybody, whoever asks', async ({ page, playwright }) => {
  await signedIn(page);
  const asStaff = await playwright.request.newContext();
  const { key } = await ask(asStaff, '/login-admin', staffSecrets);
  const nobody = await playwright.request.newContext();
  const made = await playwright.request.newContext({
    extraHTTPHeaders: { Cookie: `hopup_staff=${key}; hopup_session=made-up`, Host: new URL(shop()).host },
  });
  for (const path of pages) {
    const bodies = new Set<string>();
    for (const by of [nobody, page.request, asStaff, made]) {
      const answer = await by.get(shop() + path, { maxRedirects: 0 });
      bodies.add(`${answer.status()} ${await answer.text()}`);
    }
    expect(bodies.size, path).toBe(1);
  }
  await Promise.all([asStaff, nobody, made].map((context) => context.dispose()));
});

test('every answer of the shop carries the headers that keep browsers strict', async ({
  request,
  office,
}) => {
  const home = await (await request.get(shop())).text();
  const files = [...home.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  const { data } = await ask(office, '/getProducts', {});
  const product = data[0];
  const gets = [
    ...pages,
    ...[
      `/product/${product?.id}`,
      `/product/${product?.id}.data`,
      '/shop/bbs.data',
      '/product/none',
      '/shop/all?q=bbs',
    ],
    ...[
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-0.xml',
      '/manifest.webmanifest',
      '/openapi.json',
      '/healthz',
      '/readyz',
    ],
    ...[
      `/images/160/${product?.img1}`,
      '/images/160/none.webp',
      '/nowhere',
      '/assets/none.js',
      '/.env',
      '/dev/mail',
    ],
    ...files.slice(0, 4),
    ...calls.map(({ path }) => path),
  ];
  for (const path of gets) {
    const answer = await request.get(shop() + path, { maxRedirects: 0 });
    expectStrict(`GET ${path}`, answer.status(), answer.headers());
  }
  for (const { path, maxBytes } of calls) {
    const json = { 'Content-Type': 'application/json' };
    const large = maxBytes < 2 ** 20 ? ' '.repeat(maxBytes + 1) : '';
    for (const [headers, data] of [
      [json, '{}'],
      [json, large],
      [json, '{'],
      [{ 'Content-Type': 'text/plain' }, 'x'],
      [{ ...json, Origin: 'https://evil.example' }, '{}'],
    ] as const) {
      const answer = await request.post(shop() + path, { headers, data });
      expectStrict(`POST ${path}`, answer.status(), answer.headers());
    }
    const put = await request.fetch(shop() + path, { method: 'PUT' });
    expectStrict(`PUT ${path}`, put.status(), put.headers());
  }
});

function expectStrict(what: string, status: number, headers: Record<string, string>) {
  expect(status, what).toBeLessThan(500);
  expect(headers['x-content-type-options'], what).toBe('nosniff');
  expect(headers['x-frame-options'], what).toBe('DENY');
  expect(headers['referrer-policy'], what).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers['cross-origin-opener-policy'], what).toBe('same-origin');
  expect(headers['cross-origin-resource-policy'], what).toBe('same-origin');
  expect(headers['permissions-policy'], what).toContain('camera=()');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy, what).toMatch(/default-src '(self|none)'/);
  expect(policy, what).toContain("frame-ancestors 'none'");
  expect(policy, what).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|\*/);
  expect(headers['access-control-allow-origin'], what).toBeUndefined();
  if (headers.location) expect(headers.location, what).toMatch(/^\/(?![/\\])/);
}

test('odd addresses lead nowhere and break nothing', async ({ request }) => {
  const odd = [
    ...[
      '%00',
      '%ff',
      '%ED%A0%80',
      '%2F%2Fevil.example',
      '%5C%5Cevil.example',
      '..%2f..%2fetc%2fpasswd',
      'a%0d%0aSet-Cookie:x=1',
    ],
    ...[`${'a'.repeat(6000)}`, '__proto__', 'constructor', '%E2%80%AE', '%3Cscript%3E', "'%20or%201=1"],
  ];
  const places = [
    '/product/',
    '/shop/',
    '/shop/all?q=',
    '/shop/bbs?sort=',
    '/new-review/',
    '/success/',
    '/unsubscribe/',
    '/dashboard/',
  ];
  for (const text of odd) {
    for (const place of [...places, '/', '//evil.example/']) {
      for (const address of [
        place + text,
        ...(/^.(product|shop).$/.test(place) ? [`${place + text}.data`] : []),
      ]) {
        const answer = await request.get(shop() + address, { maxRedirects: 0 });
        expect(answer.status(), address.slice(0, 80)).toBeLessThan(500);
        expect(answer.headers()['set-cookie'], address.slice(0, 80)).toBeUndefined();
        const { location } = answer.headers();
        if (location) expect(location, address.slice(0, 80)).toMatch(/^\/(?![/\\])/);
      }
    }
  }
});

test.describe('a page of another site', () => {
  let evil: Server;
  test.beforeAll(async () => {
    evil = createServer((_request, response) => {
      response
        .setHeader('Content-Type', 'text/html')
        .end('<!doctype html><title>Win a prize</title><body></body>');
    });
    await new Promise<void>((resolve) => evil.listen(0, resolve));
  });
  test.afterAll(() => evil.close());

  // On the shop's own host but another port the browser sends the cookies along: only the shop can refuse.
  for (const host of ['localhost', '127.0.0.1']) {
    test(`on ${host} changes nothing in a signed-in browser`, async ({ page, browser, office }) => {
      const context = await browser.newContext();
      const victim = await context.newPage();
      const { email, orderId, sold } = await everythingAtStake(victim, office);
      const { key } = await ask(victim.request, '/login-admin', staffSecrets);
      const before = await stateOf(victim.request, email, orderId);

      const answers: string[] = [];
      victim.on('response', (response) => {
        const { pathname, origin } = new URL(response.url());
        if (origin === shop() && response.request().method() === 'POST')
          answers.push(`${response.status()} ${pathname}`);
      });
      await victim.goto(`http://${host}:${(evil.address() as AddressInfo).port}/`);
      const body = {
        ...{
          email,
          orderId,
          key,
          name: 'Taken over',
          id: 'staff-evil',
          productId: sold.id,
          code: 'WELCOME10',
          price: 30,
        },
        ...{
          phone: '07700 900666',
          address: '6 Evil Street, Eviltown, Evilshire',
          city: 'Evil',
          pinCode: 'EV1 1IL',
        },
        ...{
          status: 'Cancelled',
          stars: 1,
          review: 'Taken over',
          newPassword: 'taken over 1',
          password: 'taken over 1',
        },
        ...{
          title: 'Taken over',
          desc: 'Taken over entirely',
          category: 'bbs',
          quantity: 0,
          type: 'percentage',
          percentage: 100,
          min: 0,
        },
        ...{
          message: 'Taken over entirely',
          csv: 'id,price\nx,1',
          dryRun: false,
          reason: 'evil',
          products: [{ id: sold.id, quantity: 1 }],
        },
      };
      const paths = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
      await victim.evaluate(attack, {
        shop: shop(),
        paths: [...paths, '/unsubscribe/none'],
        text: JSON.stringify(body),
      });

      const writes = answers.filter((answer) => !answer.endsWith('/unsubscribe/none'));
      expect(new Set(writes.map((answer) => answer.slice(0, 3))), 'every one refused').toEqual(
        new Set(['403']),
      );
      expect(new Set(writes.map((answer) => answer.slice(4)))).toEqual(new Set(paths));
      expect(await stateOf(victim.request, email, orderId)).toEqual(before);
      await page.goto('/');
      await context.close();
    });
  }
});

/** What a page can send elsewhere without asking: forms of every kind, pictures, and fetch with cookies. */
async function attack({ shop, paths, text }: { shop: string; paths: string[]; text: string }): Promise<void> {
  const quietly = (sending: Promise<unknown>) => sending.catch(() => undefined);
  const cookies = { method: 'POST', credentials: 'include' } as const;
  for (const path of paths) {
    const form = new FormData();
    form.append('images', new File(['x'], 'a.png', { type: 'image/png' }));
    await Promise.all([
      quietly(fetch(shop + path, { ...cookies, mode: 'no-cors', body: text })),
      quietly(fetch(shop + path, { ...cookies, mode: 'no-cors', body: form })),
      quietly(
        fetch(shop + path, { ...cookies, body: text, headers: { 'Content-Type': 'application/json' } }),
      ),
      quietly(
        fetch(shop + path, { ...cookies, mode: 'no-cors', body: new URLSearchParams(JSON.parse(text)) }),
      ),
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.name = `to ${path}`;
        document.body.append(frame);
        const sheet = document.createElement('form');
        Object.assign(sheet, {
          method: 'post',
          action: shop + path,
          enctype: 'text/plain',
          target: frame.name,
        });
        const field = document.createElement('input');
        // As text/plain a form can write JSON: {"email":...,"x":"="}
        field.name = `${text.slice(0, -1)},"x":"`;
        field.value = '"}';
        sheet.append(field);
        document.body.append(sheet);
        frame.addEventListener('load', resolve, { once: true });
        sheet.submit();
        setTimeout(resolve, 1000);
      }),
      new Promise((resolve) => {
        const picture = new Image();
        picture.onload = resolve;
        picture.onerror = resolve;
        picture.src = shop + path;
        setTimeout(resolve, 1000);
      }),
    ]);
  }
}

async function everythingAtStake(page: Page, office: APIRequestContext) {
  const email = await signedIn(page);
  const sold = await hostileProduct(office, 'Something ordinary to buy', 'Nothing hostile about this one.');
  return { email, sold, orderId: await buy(page, email, sold) };
}

async function stateOf(by: APIRequestContext, email: string, orderId: string) {
  const { events, ...order } = (await ask(by, '/user-order-details', { orderId })).data[0];
  const page = { limit: 1 };
  return {
    order,
    events: events.length,
    name: (await ask(by, '/userName', { email })).name,
    address: await ask(by, '/readAddress', { email }),
    mine: (await ask(by, '/my-data', { email })).data,
    evilCodes: (await ask(by, '/dash-coupens', { limit: 200 })).data.filter(({ code }) => code === 'TAKEN')
      .length,
    evilMail: (await ask(by, '/dash-messages', { limit: 200 })).data.filter(
      ({ name }) => name === 'Taken over',
    ).length,
    evilProducts: (await ask(by, '/dash-prpducts', { ...page, find: 'Taken over' })).total,
    evilDeeds: (await ask(by, '/dash-audit', { ...page, find: orderId })).total,
  };
}

const img = async (office: APIRequestContext) => (await ask(office, '/getProducts', {})).data[0]?.img1 ?? '';

async function hostileProduct(
  office: APIRequestContext,
  title: string,
  description: string,
  features: string[] = [],
) {
  const [feature1, feature2, feature3, feature4, feature5] = features;
  const stock = { price: 30, catagory: 'attachments', quantity: 50 } as const;
  const told = { title, description, feature1, feature2, feature3, feature4, feature5 };
  const { id } = await ask(office, '/submitProduct', { ...stock, ...told, img1: await img(office) });
  return { id, title, price: 30 };
}

/** As many of the payloads as fit into so many characters, from the nth on; each counted the way fields count. */
function fill(length: number, from = 0, separator = ' ¦ '): string {
  let text = '';
  for (let n = 0; n < payloads.length; n++) {
    const next = payloads[(from + n) % payloads.length] ?? '';
    const longer = text ? text + separator + next : next;
    if ([...longer].length <= length) text = longer;
  }
  return text;
}

test('nothing that somebody typed ever runs, on any screen', async ({ browser, office }) => {
  test.setTimeout(240_000);
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  const context = await browser.newContext();
  const page = await context.newPage();
  const found = await watch(context, page);
  const email = await newAccount(page.request);
  await signedInAs(page, email, fill(60, 25));
  const who = { name: fill(60, 21), phone: '"><svg/onload=x>', city: fill(60, 26), pinCode: '<b>"\'</b>' };
  await ask(page.request, '/newAddress', { email, ...who, address: fill(500, 30) });
  await ask(page.request, '/updateUserName', { email, name: fill(60, 25) });

  const products = [];
  for (let n = 0; n < 5; n++) {
    const features = [0, 1, 2, 3, 4].map((f) => fill(200, n * 14 + f * 3));
    products.push(await hostileProduct(office, fill(150, n * 14), fill(5000, n * 7, '\n'), features));
  }
  const [first = products[0], second] = products;
  if (!first || !second) throw new Error('no products');
  try {
    await ask(page.request, '/new-review', {
      productId: first.id,
      email,
      stars: 1,
      review: fill(2000, 0, '\n'),
    });
    await ask(page.request, '/new-review', {
      productId: second.id,
      email,
      stars: 5,
      review: fill(2000, 40, '\n'),
    });
    const orderId = await buy(page, email, first);
    const code = `<svg/onload=window.__x=1>${Date.now() % 1e9}`;
    await ask(office, '/new-code', { code, productId: 'all', type: 'flat', flat: 1, min: 0 });
    const contact = {
      name: fill(30, 26),
      email: '<svg/onload=window.__x=1>@x',
      phone: '"><svg/onload=x>',
      message: fill(5000),
    };
    const types = [
      { type: 'trade', businessName: fill(50, 26), businessInquery: fill(200, 10) },
      { type: 'bulk', itemType: fill(300, 20), quantity: 10, address: fill(500, 33) },
      {
        type: 'special',
        deliveryDate: '2099-01-01',
        deliveryTime: fill(40, 26),
        instructions: fill(200, 44),
      },
      { type: 'other' },
    ] as const;
    for (const own of types) await ask(page.request, '/newContact', { ...contact, ...own });
    const { data: reviews } = await ask(office, '/dash-reviews', { productId: second.id });
    await ask(office, '/dash-hide-review', { id: reviews[0]?.id ?? 0, reason: fill(300, 50) });
    await ask(office, '/change-order-status', { orderId, status: 'Confirmed' });
    await ask(office, '/change-order-status', { orderId, status: 'Shipped' });
    await ask(page.request, '/withdraw', { orderId, reason: fill(1000, 5, '\n') });

    const visit = (path: string, ...shown: string[]) => found.visit(path, shown);
    await keepCart(page, [
      [first, 1],
      [second, 2],
    ]);
    await page.evaluate(
      ([id, title]) =>
        localStorage.setItem(
          'favourites',
          JSON.stringify([{ id, tittle: title, catagory: title, price: 1, img: title }]),
        ),
      [first.id, first.title],
    );
    await visit(
      `/product/${first.id}`,
      first.title,
      fill(5000, 0, '\n'),
      fill(200),
      fill(2000, 0, '\n'),
      fill(60, 25),
    );
    await visit(`/product/${second.id}`, second.title);
    for (const path of [
      '/',
      '/shop/attachments',
      '/shop/all',
      '/shop/discount',
      '/cart',
      '/favorites',
      '/contact',
    ])
      await visit(path);
    await visit(`/new-review/${first.id}`);
    await visit('/checkout/cart');
    await visit('/orders', first.title);
    await visit(`/order-details/${orderId}`, first.title, who.name, fill(500, 30));
    await visit(`/success/${orderId}`);
    await visit('/settings');
    for (const payload of payloads.filter((_, n) => n % 6 === 0)) {
      const part = encodeURIComponent(payload);
      await visit(`/shop/${part}`, payload);
      await visit(`/shop/all?q=${part}&sort=${part}&min=${part}`);
    }
    const [one = ''] = payloads.slice(26).map(encodeURIComponent);
    for (const path of [
      'product',
      'success',
      'failed',
      'order-details',
      'new-review',
      'unsubscribe',
      'nothing',
      `otp/${one}`,
    ])
      await visit(`/${path}/${one}`);

    const { key } = await ask(page.request, '/login-admin', staffSecrets);
    const desk = `/dashboard/${key}`;
    await visit(desk);
    await visit(`${desk}/users`, fill(60, 25));
    await visit(
      `${desk}/user-details/${encodeURIComponent(fill(60, 25))}/${encodeURIComponent(email)}`,
      fill(500, 30),
    );
    await visit(`${desk}/user-details/${one}/${one}`);
    await visit(`${desk}/products`, first.title);
    await visit(`${desk}/product-details/${first.id}`);
    await visit(`${desk}/orders`, first.title);
    await visit(`${desk}/order-details/${orderId}`, first.title, who.name);
    await visit(`${desk}/messages`, contact.name);
    const { data: inquiries } = await ask(office, '/dash-messages', { limit: 100 });
    for (const { id, name } of inquiries)
      if (name === contact.name) await visit(`${desk}/message-details/${id}`, contact.message);
    await visit(`${desk}/coupens`, code.toUpperCase());
    for (const path of ['new-product', 'new-discount-code', 'audit', 'reviews', 'import'])
      await visit(`${desk}/${path}`);
    await visit(`${desk}/reviews`, fill(300, 50));
    await visit('/dev/mail');
    await found.everyLink('/dev/mail/');
    await ask(office, '/delete-coupen', { code });
  } finally {
    for (const { id, title } of products) {
      const off = { price: 30, category: 'attachments', quantity: 0, status: 0 } as const;
      await ask(office, '/dash-update-product', {
        productId: id,
        title,
        desc: 'No longer for sale.',
        ...off,
      });
    }
  }
  expect(found.ran).toEqual([]);
  await context.close();
});

/** Signed in in this browser as the screens know it. */
async function signedInAs(page: Page, email: string, name: string): Promise<void> {
  await page.goto(`${shop()}/robots.txt`);
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    },
    { email, name },
  );
}

/** Notes whatever runs, opens, asks elsewhere or breaks the policy while pages are walked through. */
async function watch(context: BrowserContext, page: Page) {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    if (!/^(Invalid Path|You need to login)/.test(dialog.message()))
      ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => ran.push(`${page.url()} threw ${error.message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== shop()) ran.push(`a request to ${request.url()}`);
  });
  await context.exposeBinding('policyBroken', (_source, what: string) => {
    ran.push(what);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { policyBroken(what: string): void }).policyBroken;
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  const spaces = (text: string) => text.replace(/\s+/g, ' ');
  const visit = async (path: string, shown: string[]) => {
    await page.goto(shop() + path);
    await page.waitForLoadState('networkidle');
    for (const text of shown) {
      const parts = text.split(/ ¦ |\n/).map((part) => spaces(part).trim());
      await expect
        .poll(
          async () => {
            const whole = spaces((await page.locator('body').textContent()) ?? '');
            return parts.filter((part) => !whole.includes(part));
          },
          `${path.slice(0, 60)} shows it as it was typed`,
        )
        .toEqual([]);
    }
    if (await page.evaluate(() => '__x' in window)) ran.push(`${path} ran something`);
  };
  return {
    ran,
    visit,
    async everyLink(under: string) {
      const links = await page
        .locator(`a[href^="${under}"]`)
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      for (const link of links.slice(0, 12)) await visit(link, []);
    },
  };
}
