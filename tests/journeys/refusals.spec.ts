import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { answers } from '#wording/answers.ts';
import { kit } from '#wording/kit.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { companions } from '#wording/storefront/companions.ts';
import { contact } from '#wording/storefront/contact.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing } from '#wording/storefront/listing.ts';
import { newsletter } from '#wording/storefront/newsletter.ts';
import { nothingHere } from '#wording/storefront/nothing-here.ts';
import { product } from '#wording/storefront/product.ts';
import { review } from '#wording/storefront/review.ts';
import { settings } from '#wording/storefront/settings.ts';
import { categories } from '#wording/storefront/shop.ts';
import { suggestions } from '#wording/storefront/suggestions.ts';
import { unsent } from '#wording/storefront/unsent.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';
import { alert, broken, failing, field, stored, test, who } from './failing.ts';
import {
  accessible,
  address,
  alive,
  ask,
  expect,
  fillAddress,
  mailedCode,
  newAccount,
  newProduct,
  password,
  signedIn,
  signIn,
  someEmail,
} from './fixtures.ts';

/** What the account's screens and the inquiry say where a step is missed or refused, and where the server fails (spec.md section 8). */

test('registering says that the server or the mail failed, and then that the code is on its way', async ({
  page,
}) => {
  const email = someEmail();
  await page.goto('/register');
  await field(page, account.name).fill(address.name);
  await field(page, account.email).fill(email);
  await field(page, account.password).fill(password);
  await field(page, account.confirm).fill(password);
  const submit = page.getByRole('button', { name: account.register.submit });
  for (const name of [account.password, account.confirm]) await field(page, name).fill('secret1');
  await submit.click();
  await expect(page.getByText(rules.register.passwordCommon)).toBeVisible();
  await expect(field(page, account.password)).toBeFocused();
  for (const name of [account.password, account.confirm]) await field(page, name).fill(password);
  await failing(page, '/isRegistered', async () => {
    await submit.click();
    await expect(page.getByText(account.registrationFailed, { exact: true })).toBeVisible();
  });
  await failing(page, '/getEmailOtp', async () => {
    await submit.click();
    await expect(page.getByText(account.emailNotSent, { exact: true })).toBeVisible();
    await accessible(page);
  });
  await submit.click();
  await expect(alert(page, account.emailSent)).toBeVisible();
  await page.waitForURL('**/otp/register/email');
  expect(await stored(page, 'pendingAccount')).toEqual({ for: 'register', email, name: address.name });
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    password,
  );
  await failing(page, '/verifyOtp', async () => {
    await page.getByLabel(account.code.label).fill('123456');
    await page.getByRole('button', { name: account.code.verifyRegister }).click();
    await expect(page.getByText(broken)).toBeVisible();
  });
});

test('every wrong step to a new password is said', async ({ page }) => {
  const email = await newAccount(page.request);
  await page.goto('/forgot-password');
  const submit = page.getByRole('button', { name: account.forgot.submit });
  for (const [typed, says] of [
    ['nobody', rules.forgot.email],
    [someEmail(), answers.accounts.unknown],
  ] as const) {
    await field(page, account.email).fill(typed);
    await submit.click();
    await expect(page.getByText(says, { exact: true })).toBeVisible();
  }
  await field(page, account.email).fill(email);
  await failing(page, '/getEmailOtp', async () => {
    await submit.click();
    await expect(page.getByText(account.emailNotSent, { exact: true })).toBeVisible();
  });
  await submit.click();
  await expect(alert(page, account.emailSent)).toBeVisible();
  await page.waitForURL('**/otp/forgot/email');
  const code = await mailedCode(email);
  const verify = page.getByRole('button', { name: account.code.verify, exact: true });
  for (const [typed, says] of [
    ['123', rules.code],
    [String((Number(code) + 1) % 1_000_000).padStart(6, '0'), answers.accounts.codeWrong],
  ] as const) {
    await page.getByLabel(account.code.label).fill(typed);
    await verify.click();
    await expect(page.getByText(says, { exact: true })).toBeVisible();
  }
  await page.getByLabel(account.code.label).fill(code);
  await verify.click();
  await page.waitForURL('**/set-new-password');

  const set = page.getByRole('button', { name: account.newPassword.submit });
  await field(page, account.newPassword.password).fill('short1');
  await field(page, account.newPassword.confirm).fill('short2');
  await set.click();
  await expect(page.getByText(rules.newPassword.length, { exact: true })).toBeVisible();
  await expect(page.getByText(rules.newPassword.match, { exact: true })).toBeVisible();
  await accessible(page);
  await field(page, account.newPassword.password).fill(`${password} new`);
  await field(page, account.newPassword.confirm).fill(`${password} new`);
  // A verified code is good for one new password.
  await ask(page.request, '/update-pass', { email, newPassword: `${password} other` });
  await set.click();
  await expect(page.getByText(rules.newPassword.unauthorised)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText(rules.newPassword.unauthorised)).toBeVisible();
  await expect(page.getByRole('link', { name: account.newPassword.start })).toBeVisible();
});

test('a code page that knows no e-mail for its purpose leads to the login', async ({ page }) => {
  const missed = async (path: string) => {
    await page.goto(path);
    await page.waitForURL('**/login');
    await expect(alert(page, account.emailNotFound)).toBeVisible();
  };
  await missed('/otp/register/email');
  await page.evaluate((pending) => localStorage.setItem('pendingAccount', JSON.stringify(pending)), {
    for: 'register',
    email: someEmail(),
    name: address.name,
  });
  for (const path of ['/otp/forgot/email', '/otp/elsewhere/email', '/otp/register/phone']) await missed(path);
  await page.goto('/otp/register/email');
  await expect(page.getByLabel(account.code.label)).toBeVisible();
});

test('signing in is kept in the browser, a first address is saved and then updated, and a 401 forgets who it is', async ({
  page,
}) => {
  const email = await newAccount(page.request);
  await page.context().clearCookies();
  await page.goto('/login');
  await failing(page, '/userLogin', async () => {
    await field(page, account.email).fill(email);
    await field(page, account.password).fill(password);
    await page.getByRole('button', { name: account.login.submit, exact: true }).click();
    await expect(page.getByText(broken)).toBeVisible();
  });
  await signIn(page, email);
  expect(await who(page)).toEqual([email, address.name]);

  await failing(page, '/userName', async () => {
    await page.goto('/settings');
    await expect(page.getByText(settings.loadFailed)).toBeVisible();
    await expect(page.getByText(broken)).toBeVisible();
  });
  await page.getByRole('button', { name: settings.again }).click();
  await expect(field(page, settings.email)).toHaveValue(email);
  await expect(field(page, settings.email)).not.toBeEditable();
  await field(page, settings.email).press('x');
  await expect(field(page, settings.email)).toHaveValue(email);
  const save = page.getByRole('button', { name: settings.save, exact: true });
  const update = page.getByRole('button', { name: settings.update, exact: true });
  await expect(update).toHaveCount(0);
  await fillAddress(page);
  await failing(page, '/newAddress', async () => {
    await save.click();
    await expect(page.getByText(broken)).toBeVisible();
  });
  await save.click();
  await expect(alert(page, settings.addressSaved)).toBeVisible();
  await expect(update).toBeVisible();
  await expect(save).toHaveCount(0);

  const signedInAs = await page.evaluate(() => JSON.parse(localStorage.email));
  await page.context().clearCookies();
  await update.click();
  await page.waitForURL('**/login');
  await expect(alert(page, review.signIn)).toBeVisible();
  await expect(page.getByText(account.login.ended), 'who was signed in is told, and known').toBeVisible();
  await expect(page.getByLabel(account.email)).toHaveValue(signedInAs);
  expect(await who(page)).toEqual([null, null]);
});

test('orders and settings of a session that is over lead to the login and forget who it was', async ({
  page,
}) => {
  const email = await signedIn(page);
  for (const path of ['/orders', '/order-details/someorder', '/settings']) {
    await page.context().clearCookies();
    await page.evaluate((email) => localStorage.setItem('email', JSON.stringify(email)), email);
    await page.goto(path);
    await page.waitForURL('**/login');
    await expect(alert(page, review.signIn)).toBeVisible();
    expect(await who(page), path).toEqual([null, null]);
  }
});

test('a shopper takes all data along and deletes the account', async ({ page }) => {
  const email = await signedIn(page);
  await page.goto('/settings');
  const take = page.getByRole('button', { name: settings.data.download });
  await failing(page, '/my-data', async () => {
    await take.click();
    await expect(page.getByText(broken)).toBeVisible();
  });
  const coming = page.waitForEvent('download');
  await take.click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^hopup-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(alert(page, settings.data.downloaded(file.suggestedFilename()))).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  for (const known of [email, address.address, address.pinCode]) expect(text).toContain(known);
  expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(3);

  await page.getByRole('button', { name: settings.data.delete }).click();
  const dialog = page.getByRole('dialog', { name: settings.leave.title });
  await dialog.getByLabel(settings.leave.password, { exact: true }).fill(`${password} no`);
  await dialog.getByRole('button', { name: settings.leave.submit }).click();
  await expect(dialog.getByText(answers.accounts.wrongPassword)).toBeVisible();
  await accessible(page);
  await dialog.getByLabel(settings.leave.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: settings.leave.submit }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(alert(page, answers.accounts.deleted)).toBeVisible();
  expect(await who(page)).toEqual([null, null]);
  await page.goto('/login');
  await field(page, account.email).fill(email);
  await field(page, account.password).fill(password);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(page.getByText(answers.accounts.wrongLogin)).toBeVisible();
});

test('contact fields hold no more than they may, and a failure there or of the newsletter is said', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const called = (label: string) => main.getByLabel(new RegExp(`^${RegExp.escape(label)}( \\(|$)`));
  const holds = (label: string, most: number) =>
    expect(called(label), label).toHaveAttribute('maxlength', String(most));
  await holds(contact.name, 30);
  await holds(contact.email, 50);
  await holds(contact.phone, 20);
  await holds(contact.message, 5000);
  for (const [type, fields] of Object.entries(longest)) {
    await called(contact.type).selectOption(type);
    for (const [label, most] of fields) await holds(label, most);
  }
  await called(contact.type).selectOption('other');
  await called(contact.name).fill('A name that is longer than thirty characters are');
  await expect(called(contact.name)).toHaveValue('A name that is longer than thi');
  await called(contact.email).fill('sam@example.org');
  await called(contact.phone).fill(address.phone);
  await called(contact.message).fill('Do your magazines fit mine?');
  await failing(page, '/newContact', async () => {
    await page.getByRole('button', { name: contact.send }).click();
    await expect(main.getByText(broken)).toBeVisible();
    await expect(main.getByText(unsent.kept)).toBeVisible();
  });
  await expect(called(contact.message)).toHaveValue('Do your magazines fit mine?');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('heading', { name: contact.sent.title })).toBeVisible();

  await page.goto('/');
  const popup = page.getByRole('dialog', { name: newsletter.title });
  await popup.getByRole('button', { name: newsletter.open }).click();
  await popup.getByLabel(newsletter.email).fill(someEmail());
  await failing(page, '/subNewsLetter', async () => {
    await popup.getByRole('button', { name: newsletter.submit }).click();
    await expect(popup.getByText(broken)).toBeVisible();
  });
  await page.route('**/subNewsLetter', (route) => route.abort());
  await popup.getByRole('button', { name: newsletter.submit }).click();
  await expect(popup.getByText(kit.connectionError)).toBeVisible();
  expect(await stored(page, 'newsletter')).toBeNull();
});

const longest: Record<string, [label: string, most: number][]> = {
  trade: [
    [contact.businessName, 50],
    [contact.businessInquiry, 200],
  ],
  bulk: [
    [contact.itemType, 300],
    [contact.quantity, 10],
    [contact.address, 500],
  ],
  special: [[contact.instructions, 200]],
};

test('where a filter fails the list stays as it was, says so, and takes the next attempt', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 820 });
  await page.goto('/shop/gas');
  const shownCards = () => page.getByRole('main').getByRole('article');
  const before = await shownCards().count();
  const rated = page.getByLabel(listing.filters.rated(4));
  const down = (route: Route) => route.abort();
  await page.route('**/shop/gas.data**', down);
  await page.mouse.wheel(0, 350);
  for (const attempt of [1, 2]) {
    await rated.click();
    await expect(page.getByText(kit.unanswered.shop), `attempt ${attempt}`).toBeVisible();
    await expect(rated).not.toBeChecked();
    await expect(shownCards()).toHaveCount(before);
    expect(new URL(page.url()).search, 'the address is that of what is shown').toBe('');
  }
  await page.unroute('**/shop/gas.data**', down);
  await page.getByRole('button', { name: kit.error.again }).click();
  await expect(rated).toBeChecked();
  await expect(
    page.getByRole('region', { name: listing.chosen }).getByText(listing.filters.rated(4)),
  ).toBeVisible();
  const broken = (route: Route) => route.fulfill({ status: 502, body: 'bad gateway' });
  await page.route('**/shop/gas.data**', broken);
  await rated.click();
  const why = page.getByText(kit.unanswered.shop);
  await expect(why).toBeVisible();
  await expect(rated).toBeChecked();
  await expect(page).toHaveURL(/\/shop\/gas\?rating=4$/);
  await page.mouse.move(400, 400);
  await page.waitForTimeout(6_500);
  await expect(why, 'it stays until something is done about it').toBeVisible();
  await page.unroute('**/shop/gas.data**', broken);
  await page.getByLabel(listing.filters.inStock).click();
  await expect(page).toHaveURL(/\/shop\/gas\?stock=1&rating=4$/);
  await expect(why, 'another way than trying again will do').toHaveCount(0);
  // Another list is opened as a document.
  await page.route('**/shop/*.data**', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await page.getByRole('banner').getByRole('link', { name: categories.bbs, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories.bbs);
});

test('a filter chosen before the one before it was answered is no failure', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 820 });
  await page.goto('/shop/gas');
  let asked = 0;
  await page.route('**/shop/gas.data**', async (route) => {
    if (++asked === 1) await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel(listing.filters.rated(4)).click();
  await expect.poll(() => asked).toBe(1);
  await page.getByLabel(listing.filters.inStock).click();
  await expect(page).toHaveURL(/\/shop\/gas\?stock=1&rating=4$/);
  expect(await page.getByText(kit.unanswered.shop).count()).toBe(0);
});

test('on a phone filters that fail stay open and say so, and Back still leads where one was before', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.goto('/shop/gas');
  await page
    .getByRole('button', { name: listing.filters.open(0) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: listing.filters.title });
  const [rated, why] = [sheet.getByLabel(listing.filters.rated(4)), sheet.getByText(kit.unanswered.shop)];
  const down = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
  await page.route('**/shop/gas.data**', down);
  await rated.click();
  await expect(why).toBeInViewport();
  await expect(rated).not.toBeChecked();
  await expect(rated).toBeFocused();
  await accessible(page);
  await page.unroute('**/shop/gas.data**', down);
  await context.setOffline(true);
  await rated.click();
  await expect(sheet.getByText(kit.unanswered.line)).toBeInViewport();
  await context.setOffline(false);
  await rated.click();
  await expect(rated).toBeChecked();
  await expect(sheet.getByText(kit.unanswered.line)).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop\/gas\?rating=4$/);
  await sheet.getByRole('button', { name: kit.close }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/gas$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('where more products can’t be had, that is said above the button, which stays below the finger, and by what it failed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop/all');
  const cards = page.locator('#products').getByRole('article');
  const before = await cards.count();
  const said = page.locator('#products').getByRole('status').last();
  const again = page.getByRole('button', { name: kit.error.again });
  await failing(page, '/getProducts', async () => {
    const more = page.getByRole('button', { name: listing.more });
    await more.scrollIntoViewIfNeeded();
    const place = await more.boundingBox();
    await more.click();
    await expect(said).toHaveText(kit.unanswered.shop);
    await expect(again).toBeFocused();
    const moved = ((await again.boundingBox())?.y ?? 0) - (place?.y ?? 0);
    expect(Math.abs(moved), 'the button is still below the finger').toBeLessThan(16);
    await accessible(page);
  });
  const down = (route: Route) => route.abort();
  await page.route('**/getProducts', down);
  await again.click();
  await expect(said).toHaveText(kit.unanswered.shop);
  await expect(cards).toHaveCount(before);
  await page.unroute('**/getProducts', down);
  await again.click();
  await expect(cards).toHaveCount(before * 2);
  await expect(said).not.toHaveText(kit.unanswered.shop);
});

test('what is sent without a connection says beside its form why, and what was typed stays', async ({
  page,
  context,
  office,
}) => {
  const main = page.getByRole('main');
  const offline = async (submit: string, ...typed: [label: string, words: string][]) => {
    for (const [label, words] of typed) await field(page, label).fill(words);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await main.getByRole('button', { name: submit, exact: true }).click();
    const said = main.getByRole('alert').filter({ hasText: unsent.offline });
    await expect(said).toContainText(kit.connectionError);
    for (const [label, words] of typed) await expect(field(page, label)).toHaveValue(words);
    await context.setOffline(false);
  };
  await page.goto('/login');
  const email = someEmail();
  await offline(account.login.submit, [account.email, email], [account.password, password]);
  await page.goto('/register');
  await offline(
    account.register.submit,
    [account.name, 'Sam Reed'],
    [account.email, email],
    [account.password, password],
    [account.confirm, password],
  );
  await page.goto('/contact');
  await field(page, contact.type).selectOption('other');
  await offline(
    contact.send,
    [contact.name, 'Sam Reed'],
    [contact.email, email],
    [contact.phone, address.phone],
    [contact.message, 'Do your magazines fit mine?'],
  );
  const item = await newProduct(office);
  await signedIn(page);
  await page.goto(`/new-review/${item.id}`);
  await page.getByRole('radio', { name: kit.stars.choice(4) }).check({ force: true });
  await offline(review.submit, [review.text, 'Fits well.']);
});

test('a weight whose page fails leaves the one that is shown, says so and can be chosen again', async ({
  page,
  context,
}) => {
  await page.goto(`/shop/${encodeURIComponent('Plover Bio 0.25 g BBs, bottle of 3,000')}`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('/product/**');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('0.25 g');
  const at = page.url();
  const other = page.getByRole('link', { name: /^0\.28 g/ });
  let asked = 0;
  const broken = (route: Route) => {
    asked += 1;
    return route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  };
  await page.route(/\/product\/.*\.data/, broken);
  await other.click();
  await expect(page.getByText(kit.unanswered.shop)).toBeVisible();
  // Pointed at and pressed: nothing is asked for again by itself.
  const before = asked;
  await page.waitForTimeout(700);
  expect(asked).toBe(before);
  expect(asked).toBeLessThanOrEqual(3);
  await expect(page.getByText(kit.unanswered.shop)).toBeVisible();
  await expect(heading).toContainText('0.25 g');
  expect(page.url()).toBe(at);
  await page.unroute(/\/product\/.*\.data/, broken);
  await context.setOffline(true);
  await other.click();
  await expect(page.getByText(kit.unanswered.line)).toBeVisible();
  expect(page.url()).toBe(at);
  await context.setOffline(false);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: kit.error.again }).last().click();
  await expect(heading).toContainText('0.28 g');
  expect(await page.evaluate(() => history.length), 'as the link itself would').toBe(entries);
});

test('suggestions that can’t be had are said to be, and the words can be searched for all the same', async ({
  page,
}) => {
  await page.goto('/shop/gas');
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  const why = page.getByRole('search').getByText(kit.unanswered.shop);
  await failing(page, '/search-product', async () => {
    await box.fill('tracer');
    await expect(why.first()).toBeVisible();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([suggestions.all()]);
    expect(await page.getByText(suggestions.recent).count()).toBe(0);
    await accessible(page);
  });
  await box.fill('tracers');
  await expect(page.getByRole('option').first()).toContainText(/tracer/i);
  await expect(why).toHaveCount(0);
  await failing(page, '/search-product', async () => {
    await box.fill('tracer');
    await page.getByRole('option', { name: suggestions.all() }).click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tracer');
});

test('pictures that can’t be had are there once the shop is', async ({ page }) => {
  let asked = 0;
  const isGone = (url: URL) => url.pathname.startsWith('/images/');
  const gone = (route: Route) => {
    asked += 1;
    return route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  };
  await page.route(isGone, gone);
  await page.route('**/healthz', gone);
  await page.goto('/shop/gas');
  const first = page.getByRole('main').getByRole('article').first().locator('img').first();
  const width = () => first.evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState('networkidle');
  expect(asked).toBeGreaterThan(0);
  expect(await width()).toBe(0);
  await page.unroute(isGone, gone);
  await page.unroute('**/healthz', gone);
  await expect.poll(width, { timeout: 20_000 }).toBeGreaterThan(0);
});

test('a part of the page whose code is lost stands as the server made it, and its links lead on', async ({
  page,
}) => {
  const part = (url: URL) => /\/assets\/footer-lists-/.test(url.pathname);
  let asked = 0;
  const lost = (route: Route) => {
    asked += 1;
    return route.abort();
  };
  await page.route(part, lost);
  await page.goto('/shop/gas');
  const link = page.getByRole('contentinfo').getByRole('link', { name: categories.bbs }).first();
  await page.mouse.wheel(0, 10);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(link).toBeVisible();
  const down = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  await page.route('**/healthz', down);
  await link.click();
  await expect(page.getByRole('alert').filter({ hasText: kit.unanswered.shop })).toBeVisible();
  await expect(page).toHaveURL('/shop/gas');
  await page.unroute('**/healthz', down);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories.bbs);
});

test('a page whose scripts are lost says so where something is pressed, and can be loaded again', async ({
  page,
}) => {
  await page.goto('/shop/gas', { waitUntil: 'commit' });
  const path = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  const down = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  const isCode = (url: URL) => /\/assets\/.*\.js$/.test(url.pathname);
  const away = (url: URL) => isCode(url) || url.pathname === '/healthz';
  await page.route(away, down);
  await page.goto(path ?? '', { waitUntil: 'load' });
  // Where something was typed, the page is left to whoever typed it.
  await page.getByRole('combobox', { name: layout.search.label }).fill('gas');
  const add = page.getByRole('main').getByRole('button', { name: product.add, exact: true }).first();
  await add.click();
  const said = page.getByRole('alert').filter({ hasText: withoutScript.lost });
  await expect(said).toBeVisible();
  await expect(add).not.toHaveAttribute('data-early');
  // Nor does a link leave for what stands in front of the shop.
  await page.getByRole('link', { name: layout.all, exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: kit.unanswered.shop })).toBeVisible();
  await expect(page).toHaveURL(path ?? '');
  await page.unroute(away, down);
  await add.click();
  await said.locator('..').getByRole('link', { name: withoutScript.again }).click();
  await alive(page);
  await add.click();
  await expect.poll(() => stored(page, 'cart')).toHaveLength(1);
});

test('a page whose scripts or styles are lost says so unasked, and opens anew by itself, once, where they can be had again', async ({
  page,
}) => {
  const down = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  const said = page.getByRole('alert').filter({ hasText: withoutScript.unfinished });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const isCode = (url: URL) => /\/assets\/.*\.js$/.test(url.pathname);
  const isStyle = (url: URL) => /\/assets\/.*\.css$/.test(url.pathname);
  const isAsset = (url: URL) => url.pathname.startsWith('/assets/');
  for (const [path, away] of [
    ['/login', isCode],
    ['/cart', isAsset],
    // Its scripts are there: it is alive.
    ['/shop/gas', isStyle],
  ] as const) {
    await page.evaluate(() => sessionStorage.clear()).catch(() => {});
    documents = 0;
    await page.route(away, down);
    await page.goto(path, { waitUntil: 'load' });
    await expect(said).toBeVisible();
    await expect(page.getByText(withoutScript.tooOld)).toBeHidden();
    await page.waitForTimeout(6000);
    expect(documents, 'nothing is opened anew that is lost still').toBe(1);
    await page.unroute(away, down);
    await expect.poll(() => documents, { timeout: 20_000 }).toBe(2);
    await alive(page);
    await expect(said).toHaveCount(0);
  }
});

test('the same holds in the first moment of a visit, before anything else has come', async ({ page }) => {
  const away = /\/assets\/(product|offline)-|\/product\/.*\.data|\/healthz/;
  await page.route(away, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  await page.goto('/shop/gas');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText(kit.unanswered.shop)).toBeVisible();
  await expect(page).toHaveURL('/shop/gas');
  expect(await page.evaluate(() => 'isSame' in window), 'the page itself').toBe(true);
});

test('where a page’s code can’t be had, the page before it stays and says so, and the next press opens it', async ({
  page,
}) => {
  await page.goto('/shop/gas');
  await page.mouse.wheel(0, 10);
  await page.waitForLoadState('networkidle');
  let asked = 0;
  const down = (route: Route) => {
    asked += 1;
    return route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  };
  const away = /\/assets\/product-|\/product\/.*\.data|\/healthz/;
  await page.route(away, down);
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const link = card.getByRole('link').first();
  await link.hover();
  await page.waitForTimeout(500);
  await expect(card, 'pointed at only').toBeVisible();
  await link.click();
  await expect(page.getByText(kit.unanswered.shop)).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL('/shop/gas');
  await page.waitForTimeout(500);
  const before = asked;
  await page.waitForTimeout(700);
  expect(asked, 'nothing is asked for again and again').toBe(before);
  await page.unroute(away, down);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a page that can’t be had while the shop is away leaves the one before it, and can be tried again', async ({
  page,
}) => {
  await page.goto('/shop/gas');
  const down = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
  const away = /\/product\/.*\.data|\/healthz/;
  await page.route(away, down);
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByText(kit.unanswered.shop)).toBeVisible();
  await expect(page).toHaveURL('/shop/gas');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await accessible(page);
  await page.unroute(away, down);
  await page.getByRole('button', { name: kit.error.again }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a page that fails has another try, a search, links and what sells best', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const broken = (route: Route) => route.fulfill({ status: 500, body: 'broken' });
  await page.route(/\.data/, broken);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kit.error.title);
  await expect(main.getByRole('textbox', { name: nothingHere.search })).toBeVisible();
  for (const name of [layout.all, nothingHere.home, layout.contact])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: companions.popular }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await accessible(page);
  await page.unroute(/\.data/, broken);
  await main.getByRole('button', { name: kit.error.again }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
