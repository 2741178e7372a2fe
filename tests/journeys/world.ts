import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { mailbox } from '#sandbox/mail/mailbox.ts';
import { account, checkout, settings } from '#wording/storefront.ts';

/** What every journey has: the shop's address, and a console that must stay empty but for answers that are refusals. */
export const test = base.extend<{ quiet: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        const refusal = message
          .text()
          .startsWith('Failed to load resource: the server responded with a status of 4');
        if (['error', 'warning'].includes(message.type()) && !refusal) said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(error.message));
      await use(undefined);
      expect(said, 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** WCAG 2.2 AA by axe, on the page as it is now. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** The six digits that were mailed to somebody last. */
export async function mailedCode(email: string): Promise<string> {
  const box = mailbox(process.env.SHOP_MAIL ?? '');
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mail = await box.latest(email, 'code');
      code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}

/** The subjects of what somebody was mailed, newest first. */
export async function subjectsTo(email: string): Promise<string[]> {
  const mails = await mailbox(process.env.SHOP_MAIL ?? '').list();
  return mails.filter((mail) => mail.to.includes(email)).map((mail) => mail.subject);
}

export const password = 'journey pass 7!';

/** Registers on the page that is open: /register. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel(account.name, { exact: true }).fill('Sam Journey');
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
  await page.getByLabel(settings.recipient).fill('Sam Journey');
  await page.getByLabel(settings.phone, { exact: true }).fill('07700 900123');
  await page.getByLabel(settings.address, { exact: true }).fill('1 Long Test Street, Testshire');
  await page.getByLabel(settings.city).fill('Testham');
  await page.getByLabel(settings.pinCode).fill('TE1 1ST');
}

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' };

/** Fills the hosted card page in and presses Pay. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM/YY)').fill('12/40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Presses 'Order and pay £x' and waits for the card page. */
export async function orderAndPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(checkout.pay('£').slice(0, -1)) }).click();
  await page.waitForURL('**/pay/**');
}
