import { answers } from '#wording/answers.ts';
import {
  messages,
  message as messageText,
  replyForm,
  templates,
  thread,
} from '#wording/dashboard/messages.ts';
import { inquiryReply } from '#wording/emails.ts';
import { rules } from '#wording/rules.ts';
import { dashboardOf, field, row, test } from './dashboard.ts';
import { accessible, ask, expect, someEmail, subjectsTo } from './fixtures.ts';
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
  await expect.poll(() => subjectsTo(email)).toEqual([inquiryReply.subject('Hopup Supply', 'Other')]);

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
