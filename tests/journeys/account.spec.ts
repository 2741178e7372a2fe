import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { account } from '#wording/storefront/account.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { companions } from '#wording/storefront/companions.ts';
import { contact } from '#wording/storefront/contact.ts';
import { layout } from '#wording/storefront/layout.ts';
import { order } from '#wording/storefront/order.ts';
import { orders } from '#wording/storefront/orders.ts';
import { ownPages } from '#wording/storefront/own-pages.ts';
import { review } from '#wording/storefront/review.ts';
import { settings } from '#wording/storefront/settings.ts';
import { signingOut } from '#wording/storefront/signing-out.ts';
import {
  accessible,
  address,
  ask,
  expect,
  keepCart,
  mailedCode,
  newProduct,
  password,
  register,
  signedIn,
  signIn,
  someEmail,
  test,
} from './fixtures.ts';

test('registering says which rule is broken, how strong a password is, and whom it knows', async ({
  page,
}) => {
  const known = await signedIn(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/register');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const submit = page.getByRole('button', { name: account.register.submit });
  await submit.click();
  for (const rule of [rules.register.name, rules.register.email, rules.register.passwordLength]) {
    await expect(page.getByText(rule, { exact: true })).toBeVisible();
  }
  await expect(field(account.name)).toBeFocused();
  await accessible(page);
  for (const [typed, strength] of [
    ['letters', rules.register.strength.weak],
    ['letters1', rules.register.strength.medium],
    ['letters1!', rules.register.strength.strong],
  ] as const) {
    await field(account.password).fill(typed);
    await expect(page.getByText(strength, { exact: true })).toBeVisible();
    if (strength === rules.register.strength.weak)
      await expect(page.getByText(rules.register.passwordDigit)).toBeVisible();
  }
  await field(account.confirm).fill('letters2!');
  await expect(page.getByText(rules.register.notMatched)).toBeVisible();
  await field(account.confirm).fill('letters1!');
  await expect(page.getByText(rules.register.matched, { exact: true })).toBeVisible();
  await field(account.name).fill(address.name);
  await field(account.email).fill(known);
  await page.reload();
  await expect(field(account.name), 'a reload keeps who it is').toHaveValue(address.name);
  await expect(field(account.email)).toHaveValue(known);
  for (const label of [account.password, account.confirm]) {
    await expect(field(label)).toHaveValue('');
    await field(label).fill('letters1!');
  }
  await submit.click();
  await expect(page.getByText(account.exists)).toBeVisible();
});

test('a wrong code is refused, a new one is sent, and it makes the account', async ({ page }) => {
  const email = someEmail();
  await page.clock.install();
  await page.goto('/register');
  await page.getByLabel(account.name, { exact: true }).fill(address.name);
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByLabel(account.confirm, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.register.submit }).click();
  await page.waitForURL('**/otp/register/email');
  const first = await mailedCode(email);
  const code = page.getByLabel(account.code.label);
  await expect(code, 'as one arrives').toBeFocused();
  const verify = page.getByRole('button', { name: account.code.verifyRegister });
  await code.fill('12');
  await verify.click();
  await expect(page.getByText(rules.code)).toBeVisible();
  await code.fill(String((Number(first) + 1) % 1_000_000).padStart(6, '0'));
  await verify.click();
  await expect(page.getByText(answers.accounts.codeWrong)).toBeVisible();
  await accessible(page);

  const waiting = page.getByRole('button', { name: /^Send a new code in \d+ s$/ });
  const left = async () => Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
  await expect(waiting).toBeDisabled();
  await page.clock.fastForward(20_000);
  await page.reload();
  await expect(waiting).toBeDisabled();
  expect(await left(), 'a reload does not begin it anew').toBeLessThanOrEqual(40);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await expect(page.getByLabel(account.confirm, { exact: true }), 'it was repeated already').toHaveCount(0);
  await page.clock.fastForward(41_000);
  const resend = page.getByRole('button', { name: account.code.resend, exact: true });
  const message = answers.tooMany(1800);
  await page.route('**/getEmailOtp', (route) =>
    route.fulfill({ status: 429, json: { status: 429, message, retryAfter: 1800 } }),
  );
  await resend.click();
  await expect(page.getByText(`${account.emailNotSent}. ${message}`)).toBeVisible();
  await expect(page.getByRole('button', { name: account.code.resendIn(1800) })).toBeDisabled();
  await page.unroute('**/getEmailOtp');
  await page.clock.fastForward(1_801_000);
  await resend.click();
  await expect(page.getByText(account.code.resent)).toBeVisible();
  const second = await mailedCode(email);
  await code.fill(first);
  await verify.click();
  await expect(page.getByText(answers.accounts.codeWrong)).toBeVisible();
  await code.fill(second);
  await verify.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(account.code.sentTo)).toHaveCount(0);
  await page.getByRole('button', { name: layout.account + layout.accountOf(address.name) }).click();
  await expect(page.getByText(email)).toBeVisible();
});

test('signing in and out', async ({ page }) => {
  const email = await signedIn(page);
  await page.goto('/shop/gas');
  await page.getByRole('button', { name: layout.account + layout.accountOf(address.name) }).click();
  await accessible(page);
  await page.getByRole('button', { name: signingOut.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: signingOut.done })).toBeVisible();
  expect(await page.evaluate(() => ['email', 'name'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
  ]);
  await page.goto('/shop/gas');
  await page.getByRole('link', { name: layout.signIn }).first().click();
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(page.getByText(rules.login.email)).toBeVisible();
  await expect(page.getByText(rules.login.password)).toBeVisible();
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(`${password} no`);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await expect(page.getByText(answers.accounts.wrongLogin)).toBeVisible();
  await accessible(page);
  await signIn(page, email.toUpperCase());
  await page.waitForURL('**/shop/gas');
});

test('who is signed in already is led on, and signs in as another all the same', async ({ page }) => {
  const email = await signedIn(page);
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByText(account.signedInAs(email))).toBeVisible();
    await expect(page.getByLabel(account.email)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: ownPages.settings })).toBeVisible();
    await accessible(page);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: account.another }).click();
  await page.getByLabel(account.email).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('main').waitFor();
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: ownPages.orders }).click();
  await page.waitForURL('**/orders');
});

test('orders, settings and checkout ask who it is, and come back after signing in', async ({
  page,
  office,
}) => {
  const email = await signedIn(page);
  const item = await newProduct(office);
  for (const [path, shown] of [
    ['/settings', settings.update],
    ['/checkout/cart', checkout.pay('£30.00')],
    ['/order-details/someorder', order.noSuchOrder],
    ['/orders', orders.empty],
  ] as const) {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await keepCart(page, [[item, 1]]);
    await page.goto(path);
    await page.waitForURL('**/login');
    await expect(page.getByRole('alert').filter({ hasText: review.signIn })).toBeVisible();
    await signIn(page, email);
    await page.waitForURL(`**${path}`);
    await expect(page.getByText(shown).first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: companions.popular })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/contact');
  await page.getByRole('link', { name: contact.beside.answers[0].link }).click();
  await page.waitForURL('**/login');
  await page.goBack();
  await page.waitForURL('**/contact');
  await page.goForward();
  await page.waitForURL('**/login');
  await signIn(page, email);
  await page.waitForURL('**/orders');
  await accessible(page);
});

test('a session that ended in the middle leads back to where they were', async ({ page, office }) => {
  const email = await signedIn(page);
  const item = await newProduct(office);
  await keepCart(page, [[item, 2]]);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: settings.update })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: settings.saveName }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('alert').filter({ hasText: review.signIn })).toBeVisible();
  await signIn(page, email);
  await page.waitForURL('**/settings');

  await page.goto('/checkout/cart');
  const pay = page.getByRole('button', { name: checkout.pay('£60.00') });
  await expect(page.getByRole('button', { name: checkout.address.change }).first()).toBeVisible();
  await page.context().clearCookies();
  await pay.click();
  await page.waitForURL('**/login');
  await signIn(page, email);
  await page.waitForURL('**/checkout/cart');
  await expect(pay).toBeEnabled();
});

test('name and address are changed, and every rule is said', async ({ page }) => {
  await signedIn(page);
  await page.goto('/settings');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field(settings.email)).not.toBeEditable();
  await field(settings.name).fill('Al');
  await page.getByRole('button', { name: settings.saveName }).click();
  await expect(page.getByText(rules.settings.name, { exact: true })).toBeVisible();
  await field(settings.name).fill('Alex Journey');
  await page.getByRole('button', { name: settings.saveName }).click();
  await expect(
    page.getByRole('button', { name: layout.account + layout.accountOf('Alex Journey') }),
  ).toBeVisible();
  await field(settings.phone).fill('1');
  await field(settings.city).fill('2');
  await field(settings.pinCode).fill('3');
  await field(settings.address).fill('4 Short');
  await expect(page.getByText(rules.settings.address)).toBeVisible();
  await page.getByRole('button', { name: settings.update }).click();
  for (const rule of [rules.settings.phone, rules.settings.city, rules.settings.pinCode]) {
    await expect(page.getByText(rule, { exact: true })).toBeVisible();
  }
  await accessible(page);
  await field(settings.phone).fill(address.phone);
  await field(settings.city).fill('Otherham');
  await field(settings.pinCode).fill(address.pinCode);
  await page.getByRole('button', { name: settings.update }).click();
  await expect(page.getByRole('alert').filter({ hasText: settings.addressUpdated })).toBeVisible();
  await page.reload();
  await expect(field(settings.city)).toHaveValue('Otherham');
  await expect(field(settings.address)).toHaveValue('4 Short');
});

test('settings list where an account is signed in, and end all of that but here', async ({
  page,
  browser,
}) => {
  const email = await signedIn(page);
  const elsewhere = await browser.newContext();
  await ask(elsewhere.request, '/userLogin', { email, password });
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: settings.sessions.title });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await accessible(page);
  await panel.getByRole('button', { name: settings.sessions.endOthers }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: answers.accounts.signedOutElsewhere(1) }),
  ).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([/^Signed in on .*This browser$/]);
  await elsewhere.close();
});

test('settings show nothing of an account that was deleted in another tab or another browser', async ({
  page,
  browser,
}) => {
  const shown = page.getByLabel(settings.email, { exact: true });
  const signedOut = async () => {
    await page.waitForURL('**/login');
    await expect(page.getByRole('alert').filter({ hasText: review.signIn })).toBeVisible();
    await expect(shown.and(page.locator('[readonly]'))).toHaveCount(0);
  };

  await signedIn(page);
  await page.goto('/settings');
  await expect(shown).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto('/settings');
  await tab.getByRole('button', { name: settings.data.delete }).click();
  const dialog = tab.getByRole('dialog', { name: settings.leave.title });
  await dialog.getByLabel(settings.leave.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: settings.leave.submit }).click();
  await expect(tab.getByText(answers.accounts.deleted)).toBeVisible();
  await signedOut();
  await tab.close();

  const email = await signedIn(page);
  await page.goto('/settings');
  await expect(shown).toBeVisible();
  const elsewhere = await browser.newContext();
  await ask(elsewhere.request, '/userLogin', { email, password });
  await ask(elsewhere.request, '/delete-account', { email, password });
  await elsewhere.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await signedOut();
});

test('whoever is signed in changes the password of that account, and comes back to the settings', async ({
  page,
}) => {
  const email = await signedIn(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: settings.password }).click();
  await expect(page.getByRole('heading', { level: 1, name: account.forgot.change.title })).toBeVisible();
  await expect(page.getByLabel(account.email)).toHaveValue(email);
  await expect(page.getByLabel(account.email)).not.toBeEditable();
  await page.reload();
  await expect(page.getByLabel(account.email)).toHaveValue(email);
  await page.getByRole('link', { name: account.forgot.change.back }).click();
  await page.waitForURL('**/settings');
  await page.getByRole('link', { name: settings.password }).click();
  await page.getByRole('button', { name: account.forgot.submit }).click();
  await page.waitForURL('**/otp/forgot/email');
});

test('registering from the checkout leads back to it', async ({ page, office }) => {
  const item = await newProduct(office);
  await keepCart(page, [[item, 1]]);
  await page.goto('/checkout/cart');
  await page.waitForURL('**/login');
  await expect(page.getByText(account.kept.sum(1, '£30.00'))).toBeVisible();
  await expect(page.getByText(account.login.whyAnAccount)).toBeVisible();
  await accessible(page);
  await expect(page.getByText(account.kept.cart)).toBeVisible();
  const choice = page.getByRole('navigation', { name: account.choice });
  const signIn = choice.getByRole('link', { name: account.login.title });
  const create = page.getByRole('button', { name: account.register.submit });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(create, 'who was never signed in here makes an account').toBeInViewport({ ratio: 1 });
  await expect(page.locator('.tab-bar'), 'nothing covers the form').toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(create).toBeInViewport({ ratio: 1 });
  await page.getByLabel(account.password, { exact: true }).fill('a password 7');
  await page.getByLabel(account.confirm).fill('another');
  await expect(page.getByText(rules.register.notMatched)).toBeInViewport({ ratio: 1 });
  await signIn.click();
  await expect(page.getByRole('button', { name: account.login.submit, exact: true })).toBeVisible();
  await choice.getByRole('link', { name: account.login.register }).click();
  await register(page, someEmail());
  await page.waitForURL('**/checkout/cart');
  await expect(page.getByRole('button', { name: settings.save })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('email'));
  await page.goto('/checkout/cart');
  await page.waitForURL('**/login');
  await expect(signIn, 'who was signed in here signs in').toHaveAttribute('aria-current', 'true');
  await expect(create).toHaveCount(0);
});
