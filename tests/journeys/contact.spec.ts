import type { Page } from '@playwright/test';
import { inquiry } from '#wording/emails.ts';
import { rules } from '#wording/rules.ts';
import { contact } from '#wording/storefront/contact.ts';
import { layout } from '#wording/storefront/layout.ts';
import { howDetailsAreUsed } from '#wording/storefront/privacy-line.ts';
import { signingOut } from '#wording/storefront/signing-out.ts';
import { accessible, address, ask, expect, signedIn, someEmail, subjectsTo, test } from './fixtures.ts';

/** What each type asks for: a field, what is wrong at first and what it then says, and what is right. */
const asked: Record<
  keyof typeof contact.types,
  [label: string, wrong: string, says: string, right: string][]
> = {
  trade: [
    [contact.businessName, 'ab', rules.contact.businessName, 'Long Test Airsoft Ltd'],
    [
      contact.businessInquiry,
      'too short',
      rules.contact.businessInquiry,
      'We would like to resell your BBs.',
    ],
  ],
  bulk: [
    [contact.itemType, 'too short', rules.contact.itemType, '0.25 g BBs in bottles of 1 kg'],
    [contact.quantity, '9', rules.contact.quantity, '10'],
    [contact.address, 'too short', rules.contact.address, '1 Long Test Street, Testham, TE1 1ST'],
  ],
  special: [
    [contact.deliveryDate, '', rules.contact.deliveryDate, '2099-12-30'],
    [contact.deliveryTime, '', rules.contact.deliveryTime, contact.slots[1]],
  ],
  other: [[contact.message, 'too short', rules.contact.message, 'Do your magazines fit mine?']],
};

test('every type of inquiry says its rules and reaches staff', async ({ page, office }) => {
  const email = someEmail().slice(-30);
  await page.goto('/contact');
  const send = page.getByRole('button', { name: contact.send });
  const used = page.getByRole('main').getByText(howDetailsAreUsed);
  await expect(used.getByRole('link')).toHaveAttribute('href', '/privacy');
  await expect(field(page, contact.name)).toHaveAccessibleDescription(contact.nameHint);
  await field(page, contact.name).fill('Sam');
  await field(page, contact.email).fill('nobody');
  await field(page, contact.phone).fill('1234567');
  await send.click();
  for (const rule of [rules.contact.name, rules.contact.email, rules.contact.phone, rules.contact.type]) {
    await expect(page.getByText(rule, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(rules.contact.failed)).toBeVisible();
  await expect(field(page, contact.name)).toBeFocused();
  await field(page, contact.name).fill('Sam Journey');
  await field(page, contact.email).fill(email);
  await field(page, contact.phone).fill('07700 900123');

  for (const [type, fields] of Object.entries(asked)) {
    await field(page, contact.type).selectOption(type);
    for (const [label, wrong] of fields) if (wrong) await field(page, label).fill(wrong);
    await send.click();
    for (const [, , says] of fields) await expect(page.getByText(says, { exact: true })).toBeVisible();
    await expect(page.getByText(rules.contact.failed)).toBeVisible();
    await accessible(page);
    for (const [label, , says, right] of fields) {
      if (label === contact.deliveryTime) await field(page, label).selectOption(right);
      else await field(page, label).fill(right);
      await expect(page.getByText(says, { exact: true })).toHaveCount(0);
    }
    await expect(
      page.getByPlaceholder(type === 'other' ? contact.message : contact.anythingElse),
    ).toBeVisible();
    await send.click();
    await expect(page.getByRole('heading', { name: contact.sent.title })).toBeFocused();
    await expect(page.getByText(contact.sent.copy(email))).toBeVisible();
    await page.getByRole('button', { name: contact.sent.another }).click();
    await expect(field(page, contact.email)).toHaveValue(email);
  }

  const { data } = await ask(office, '/dash-messages', { limit: 50, offset: 0 });
  expect(data.filter((message) => message.email === email).map(({ type }) => type)).toEqual(
    Object.keys(asked).toReversed(),
  );
});

test('what was typed outlives a reload and Back, and is gone once it was sent or somebody signs out', async ({
  page,
}) => {
  const email = await signedIn(page);
  const message = field(page, contact.message);
  const write = async () => {
    await page.goto('/contact');
    await field(page, contact.type).selectOption('bulk');
    await field(page, contact.itemType).fill('0.25 g BBs, a great many');
    await field(page, contact.type).selectOption('other');
    await message.fill('Do your magazines fit mine?');
  };
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await write();
  await page.reload();
  await expect(message).toHaveValue('Do your magazines fit mine?');
  await page.goto('/');
  await page.goBack();
  await expect(message).toHaveValue('Do your magazines fit mine?');
  await expect(field(page, contact.email)).toHaveValue(email);
  await expect(field(page, contact.phone), 'that of the delivery address').toHaveValue(address.phone);
  await page.goto('/contact?order=1234');
  await expect(message, 'another matter is another message').toHaveValue('');
  await page.goto('/contact');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('heading', { name: contact.sent.title })).toBeFocused();
  await page.reload();
  await expect(field(page, contact.email)).toHaveValue(email);
  await expect(message).toHaveValue('');

  await write();
  await expect.poll(stored).toContain('magazines');
  await page.getByRole('button', { name: new RegExp(layout.account) }).click();
  await page.getByRole('button', { name: signingOut.submit }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await stored()).not.toContain('magazines');
});

test('a message from an order says which and what is the matter, whatever is typed, also after a reload', async ({
  page,
}) => {
  const email = await signedIn(page);
  await page.goto('/contact?order=1003');
  const message = field(page, contact.message);
  await expect(field(page, contact.phone)).toHaveValue(address.phone);
  await expect(page.getByText(contact.introOfOrder('1003'))).toBeVisible();
  await page.getByRole('button', { name: contact.send }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(rules.contact.message);
  await accessible(page);
  await field(page, contact.type).selectOption(contact.topics.late);
  await message.fill('Where is it?');
  await page.reload();
  await expect(field(page, contact.type)).toHaveValue('late');
  const sent = page.waitForRequest('**/newContact');
  await page.getByRole('button', { name: contact.send }).click();
  expect((await sent).postDataJSON().message).toBe('Order 1003, late or missing: Where is it?');
  await expect(page.getByText(contact.sent.yours('Where is it?'))).toBeVisible();
  await expect(page.getByText(contact.sent.copied(email))).toBeVisible();
  const reference = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent();
  await expect.poll(() => subjectsTo(email)).toContain(inquiry.copy.subject('Hopup Supply', reference ?? ''));
});

/** Optional fields say so in their label. */
const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${RegExp.escape(label)}( \\(|$)`));
