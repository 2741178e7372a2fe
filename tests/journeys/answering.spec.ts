import { answers } from '#wording/answers.ts';
import {
  messages,
  message as messageText,
  replyForm,
  templates,
  thread,
} from '#wording/dashboard/messages.ts';
import { change, notes } from '#wording/dashboard/order.ts';
import { inquiryReply } from '#wording/emails.ts';
import { rules } from '#wording/rules.ts';
import { order } from '#wording/storefront/order.ts';
import { settings } from '#wording/storefront/settings.ts';
import { dashboardOf, field, row, test } from './dashboard.ts';
import { accessible, ask, buy, expect, newProduct, signedIn, someEmail, subjectsTo } from './fixtures.ts';
import { staff } from './shop.ts';

test('a message is answered with a saved answer, noted upon, given to somebody and found again', async ({
  page,
  office,
}) => {
  const { open } = await dashboardOf(page);
  const [name, email] = ['Robin Answered', someEmail().slice(-40)];
  await ask(office, '/newContact', {
    ...{ name, email, phone: '07700 900123', type: 'other', message: 'Where is my order?' },
  });

  await open('/reply-templates');
  const title = `Where it is ${email.slice(0, 6)}`;
  await field(page, templates.name).fill(title);
  await field(page, templates.text).fill('Dear {name},\norder {order number} has left.');
  await page.getByRole('button', { name: templates.save }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await accessible(page);

  await open(`/messages?state=open&find=${email}`);
  await page.getByRole('link', { name: messages.openFrom(name) }).click();
  await field(page, replyForm.template).selectOption({ label: title });
  await page.getByRole('button', { name: replyForm.send }).click();
  await expect(page.getByText(rules.message.unfilled('{order number}'))).toBeVisible();
  await accessible(page);
  await expect(field(page, replyForm.text)).toHaveValue(`Dear ${name},\norder {order number} has left.`);
  await field(page, replyForm.text).fill(`Dear ${name},\norder 1042 has left.`);
  await page.getByRole('button', { name: replyForm.send }).click();
  await expect(page.getByText(answers.messages.replied)).toBeVisible();
  await expect(page.getByText(thread.reply(staff.id))).toBeVisible();
  await expect(field(page, replyForm.text)).toHaveValue('');
  await expect(field(page, messages.state)).toHaveValue('waiting');
  await expect
    .poll(() => subjectsTo(email))
    .toEqual([inquiryReply.subject('Hopup Supply', 'Order or general question')]);

  await field(page, replyForm.note).fill('Ask the carrier tomorrow');
  await page.getByRole('button', { name: replyForm.addNote }).click();
  await expect(page.getByText(thread.note(staff.id))).toBeVisible();
  await expect(field(page, messages.assignee)).toHaveValue(staff.id);
  await field(page, messages.state).selectOption(messageText.states.done);
  await expect(field(page, messages.state)).toBeEnabled();
  await accessible(page);

  await open(`/messages?find=${email}`);
  await page.getByRole('checkbox', { name: messages.mine }).check();
  await page.getByLabel(messages.state, { exact: true }).selectOption('done');
  await expect(row(page, name)).toContainText(messages.states.done);
  await expect(row(page, name)).toContainText(staff.id);
  await accessible(page);
});

test('an order is changed before it leaves: units taken out, a note, and where it goes', async ({
  page,
  office,
  browser,
}) => {
  const shopper = await (await browser.newContext()).newPage();
  const email = await signedIn(shopper);
  const bbs = await newProduct(office, { price: 10 });
  const orderId = await buy(shopper, email, bbs, 3);
  const { open } = await dashboardOf(page);
  await open(`/order-details/${orderId}`);

  await page.getByRole('button', { name: change.takeOut.button }).click();
  await field(page, change.takeOut.send(bbs.title)).selectOption('2');
  await page.getByRole('button', { name: change.takeOut.saveOf('£10.00') }).click();
  await expect(page.getByText(rules.orderEdit.reason)).toBeVisible();
  await accessible(page);
  await page.getByRole('textbox', { name: change.reason }).fill('One of them is dented');
  await page.getByRole('button', { name: change.takeOut.saveOf('£10.00') }).click();
  await expect(page.getByText(change.out(1, bbs.title))).toBeVisible();

  await page.getByText(notes.open).click();
  await field(page, notes.text).fill('It leaves tomorrow');
  await field(page, notes.for).selectOption('customer');
  await page.getByRole('button', { name: notes.add }).click();
  await expect(page.getByText(notes.customer, { exact: true })).toBeVisible();
  // Or the head of the page lies half below the bar, and its buttons count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await accessible(page);

  await shopper.goto(`/order-details/${orderId}`);
  await expect(shopper.getByText('It leaves tomorrow')).toBeVisible();
  await expect(shopper.getByText(order.takenOut(1, 3))).toBeVisible();
  await shopper.getByRole('button', { name: order.changeAddress.button }).click();
  await shopper.getByLabel(settings.city, { exact: true }).fill('York');
  await accessible(shopper);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await shopper.setViewportSize({ width, height });
    for (const name of [order.changeAddress.keep, order.changeAddress.save])
      await expect(shopper.getByRole('button', { name }), `whole at ${height} px`).toBeInViewport({
        ratio: 1,
      });
    // Gone to by keyboard, no field stops under the buttons.
    await shopper.getByLabel(settings.address, { exact: true }).focus();
    await shopper.keyboard.press('Tab');
    await expect(shopper.getByLabel(settings.city, { exact: true })).toBeInViewport({ ratio: 1 });
    const field = await shopper.getByLabel(settings.city, { exact: true }).boundingBox();
    const button = await shopper.getByRole('button', { name: order.changeAddress.save }).boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
  await shopper.getByRole('button', { name: order.changeAddress.save }).click();
  await expect(shopper.getByText(answers.orderEdit.addressChanged)).toBeVisible();
  await expect(shopper.getByRole('region', { name: order.address }).locator('address')).toContainText('York');
  await expect.poll(() => subjectsTo(email)).toContainEqual(expect.stringMatching(/was changed$/));
  await shopper.context().close();
});
