import { answers } from '#wording/answers.ts';
import { order } from '#wording/dashboard/order.ts';
import { overview } from '#wording/dashboard/overview.ts';
import { signIn } from '#wording/dashboard/sign-in.ts';
import { user } from '#wording/dashboard/users.ts';
import { kit } from '#wording/kit.ts';
import { rules } from '#wording/rules.ts';
import { alert, dashboardOf, row, test } from './dashboard.ts';
import { accessible, address, ask, buy, cards, expect, newProduct, resting, signedIn } from './fixtures.ts';
import { noteShifts, shifts } from './shifts.ts';
import { staff } from './shop.ts';

const pages = [
  '',
  '/users',
  '/user-details/Sam/sam@example.org',
  '/products',
  '/product-details/nothing',
  '/new-product',
  '/orders',
  '/order-details/nothing',
  '/messages',
  '/message-details/nothing',
  '/coupens',
  '/new-discount-code',
  '/newsletter',
  '/stock-requests',
  '/reviews',
  '/audit',
  '/import',
];

test('who has not the right details stays outside, and is told no more than that', async ({ page }) => {
  await page.goto('/login-admin');
  const type = async (id: string, password: string, pin: string) => {
    await page.getByLabel(signIn.id, { exact: true }).fill(id);
    await page.getByLabel(signIn.password, { exact: true }).fill(password);
    await page.getByLabel(signIn.pin, { exact: true }).fill(pin);
    await page.getByRole('button', { name: signIn.submit }).click();
  };
  // Too short is not even sent.
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  for (const [id, password, pin] of [
    ['four', staff.password, staff.pin],
    [staff.id, 'sixsix', staff.pin],
    [staff.id, staff.password, '1234'],
  ] as const) {
    await type(id, password, pin);
    await expect(alert(page, rules.adminLogin)).toBeVisible();
    await page.getByRole('button', { name: kit.dismiss }).click();
  }
  expect(sent).not.toContain('/login-admin');
  await type('nobody-here', 'no such password', '000000');
  await expect(alert(page, 'Wrong Details')).toBeVisible();
  await expect(page).toHaveURL(/login-admin$/);
});

test('no page opens without the session of its key', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { key } = await dashboardOf(page);
  for (const path of pages) {
    await page.goto(`/dashboard/made-up-key${path}`);
    await page.waitForURL((url) => url.pathname === '/');
  }
  // The key alone, in a browser without the cookie.
  const thief = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  await thief.goto(`/dashboard/${key}/orders`);
  await thief.waitForURL((url) => url.pathname === '/');
  await thief.context().close();
});

test('the overview has its nine statistics, and figures that fail are tried again three times', async ({
  page,
  office,
}) => {
  const { open } = await dashboardOf(page);
  await open();
  const figures = [
    overview.todaysRevenue,
    overview.todaysOrders,
    overview.newMessages,
    overview.totalRevenue,
    overview.totalOrders,
    overview.deliveredOrders,
    overview.cancelledOrders,
    overview.productsCount,
    overview.allMessages,
  ];
  const figure = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  for (const name of figures) await expect(figure(name)).toBeVisible();
  for (const counts of Object.values(overview.counts)) await expect(page.getByText(counts)).toBeVisible();
  const { data } = await (await office.get(`${process.env.SHOP_URL}/dash-analytics`)).json();
  const products = figure(overview.productsCount).locator('..');
  await expect(products).toContainText(/^Products\d+/);
  expect(data.productsCount).toBeGreaterThan(40);

  /** When the page asked, in milliseconds of its own clock. */
  const asked: number[] = [];
  await page.route('**/dash-analytics', async (route) => {
    asked.push(await page.evaluate(() => Date.now()));
    return route.fulfill({ status: 500, json: { message: 'no' } });
  });
  await page.clock.install();
  await page.getByRole('button', { name: overview.refresh }).click();
  await expect(alert(page, 'Error in fetching Details...')).toBeVisible();
  await expect(page.getByText(overview.retrying)).toBeVisible();
  const waits = [1_000, 2_000, 4_000];
  for (const [tries, wait] of waits.entries()) {
    const askedAgain = async () => {
      await page.clock.fastForward(wait);
      return asked.length;
    };
    await expect.poll(askedAgain).toBeGreaterThan(tries + 1);
  }
  await expect(page.getByRole('button', { name: overview.again })).toBeVisible();
  await page.clock.fastForward(30_000);
  expect(asked).toHaveLength(4);
  for (const [tries, wait] of waits.entries()) {
    const [before = Number.NaN, after] = asked.slice(tries, tries + 2);
    expect(after).toBeGreaterThanOrEqual(before + wait);
  }
  await page.unroute('**/dash-analytics');
  await page.getByRole('button', { name: overview.again }).click();
  await expect(page.getByRole('button', { name: overview.again })).toBeHidden();
  await page.clock.resume();

  // A live shop that doesn't say who sells.
  await expect(page.getByText(overview.seller)).toHaveCount(0);
  await page.route('**/dash-analytics', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), missingOfSeller: ['SELLER_NAME', 'SELLER_EMAIL'] },
    });
  });
  await page.getByRole('button', { name: overview.refresh }).click();
  await expect(page.getByText(overview.sellerText(['SELLER_NAME', 'SELLER_EMAIL']))).toBeVisible();
});

test('what needs somebody is as much as the list that it opens', async ({ page, browser, office }) => {
  const shopper = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  const [email, product] = await Promise.all([signedIn(shopper), newProduct(office, { quantity: 3 })]);
  const [toConfirm, toShip, sent] = [
    await buy(shopper, email, product),
    await buy(shopper, email, product),
    await buy(shopper, email, product),
  ];
  const move = (orderId: string, status: 'Confirmed' | 'Shipped') =>
    ask(office, '/change-order-status', { orderId, status });
  await move(toShip, 'Confirmed');
  await move(sent, 'Confirmed');
  await move(sent, 'Shipped');
  await ask(shopper.request, '/withdraw', { orderId: sent, reason: 'It does not fit my rail' });
  const more = await newProduct(office);
  const placed = await ask(shopper.request, '/create-checkout-session', {
    email,
    title: more.title,
    price: 30,
    products: [{ id: more.id, quantity: 1 }],
  });
  await shopper.request.post(placed.url, { form: { number: cards.declined, expiry: '12/40', cvc: '123' } });
  await ask(shopper.request, '/update-payment-status', { orderId: placed.orderId, status: 'Failed' });
  await ask(office, '/newContact', {
    name: 'Robin Marlow',
    email,
    phone: '07700 900123',
    type: 'other',
    message: 'When do you open?',
  });
  const { open } = await dashboardOf(page);
  for (const [{ title }, holds, figure] of [
    [overview.toConfirm, toConfirm, 'toConfirm'],
    [overview.toShip, toShip, 'toShip'],
    [overview.withdrawn, sent, 'withdrawn'],
    [overview.lowStock, product.title, 'lowStock'],
    [overview.failedPayments, placed.orderId, 'failedPayments'],
    [overview.unread, 'Robin Marlow', 'newMessages'],
  ] as const) {
    await open();
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(row(page, holds).first()).toBeVisible();
    // Other journeys go on beside this one: figure and list are compared until both are of the same moment.
    const difference = async () => {
      const { attention, data } = await (await office.get('/dash-analytics')).json();
      const listed = await page.getByRole('main').getByRole('status').first().textContent();
      const apart = { ...data, ...attention }[figure] - Number(/ of ([\d,]+)$/.exec(listed ?? '')?.[1]);
      if (apart !== 0) await page.reload();
      return apart;
    };
    await expect.poll(difference, { message: figure, timeout: 20_000 }).toBe(0);
  }
  await open(`/order-details/${sent}`);
  await expect(page.getByText(order.withdrawn.title)).toBeVisible();
  await expect(page.getByText('It does not fit my rail')).toBeVisible();
  await accessible(page);
  await shopper.context().close();
});

test('a user’s row opens address, orders and what was spent', async ({ page, browser, office }) => {
  const shopper = await (await browser.newContext({ baseURL: process.env.SHOP_URL })).newPage();
  const email = await signedIn(shopper);
  const orderId = await buy(shopper, email, await newProduct(office, { price: 30 }));
  const { open } = await dashboardOf(page);
  await open(`/users?find=${email}`);
  await expect(row(page, email)).toContainText(address.name);
  await row(page, email).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address.name);
  await expect(page).toHaveURL(new RegExp(`/user-details/Sam%20Journey/${encodeURIComponent(email)}$`, 'i'));
  for (const text of [address.phone, address.address, address.city, address.pinCode])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByText(user.spentOn('£30.00', 1))).toBeVisible();
  await expect(row(page, orderId)).toBeVisible();
  // What is held without being paid is freed in one press.
  await expect(page.getByRole('button', { name: user.endUnpaid })).toHaveCount(0);
  const held = await newProduct(office, { price: 30 });
  await ask(shopper.request, '/create-checkout-session', {
    email,
    title: held.title,
    price: 30,
    products: [{ id: held.id, quantity: 1 }],
  });
  await page.reload();
  await accessible(page);
  await page.getByRole('button', { name: user.endUnpaid }).click();
  await expect(alert(page, answers.staff.unpaidEnded(1, 0))).toBeVisible();
  await expect(page.getByRole('button', { name: user.endUnpaid })).toHaveCount(0);
  // The name in the address is anybody's; the page tells the account's.
  await open(`/user-details/Somebody%20else/${email}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address.name);
  await expect(page.getByText('Somebody else')).toHaveCount(0);
  await open(`/user-details/Sam/nobody-${email}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.unknown);
  await accessible(page);
  await shopper.context().close();
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`nothing shifts while the dashboard fills itself, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const email = await signedIn(page);
    await noteShifts(page);
    const rest = resting(page);
    const { open } = await dashboardOf(page);
    for (const path of [
      '',
      '/orders',
      '/products',
      '/messages',
      `/user-details/Sam/${email}`,
      '/new-product',
    ]) {
      await open(path);
      await rest();
      expect(await shifts(page), `layout shift of ${path}`).toEqual([]);
    }
  });
}

test('no page of the shop loads anything of the dashboard', async ({ page, office }) => {
  test.setTimeout(120_000);
  const product = await newProduct(office);
  await signedIn(page);
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), await response.text().catch(() => ''));
  });
  for (const path of [
    '/',
    '/shop/bbs',
    `/product/${product.id}`,
    '/cart',
    '/checkout/cart',
    '/orders',
    '/settings',
  ])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(10);
  for (const [url, text] of scripts)
    for (const word of [signIn.lead, overview.attention, '/dash-', 'recharts'])
      expect(text.includes(word), `${word} in ${url}`).toBe(false);
});
