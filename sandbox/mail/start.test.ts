import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepMessage } from './keep.ts';
import { mailbox } from './mailbox.ts';
import { mailPage, mailView } from './pages.ts';
import { type MailCatcher, startMailCatcher } from './start.ts';

let directory: string;
let catcher: MailCatcher;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail-'));
  catcher = await startMailCatcher({ host: '127.0.0.1', port: 0, directory });
});

afterEach(async () => {
  await catcher.close();
  await rm(directory, { recursive: true });
});

test('a message sent over SMTP is on disk when the sender hears of it', async () => {
  await send({ subject: 'Your code', html: '<p>Code <b>123456</b></p>', text: 'Code 123456' });
  const [summary, ...more] = await mailbox(directory).list();
  expect(more).toEqual([]);
  expect(summary).toMatchObject({
    from: 'Hopup Supply <shop@example.com>',
    to: ['sam@example.com'],
    subject: 'Your code',
  });
  expect(Math.abs((summary?.at ?? 0) - Date.now())).toBeLessThan(5000);
  expect(await mailbox(directory).read(summary?.id ?? '')).toMatchObject({
    html: expect.stringContaining('<p>Code <b>123456</b></p>'),
    text: expect.stringContaining('Code 123456'),
    attachments: [],
  });
  expect((await readdir(directory)).filter((file) => !file.endsWith('.eml'))).toEqual([]);
});

test('the newest message to somebody is found, by any case and part of the subject', async () => {
  await send({ subject: 'Order 1 confirmed' });
  await send({ subject: 'Order 2 confirmed' });
  await send({ subject: 'Your code', to: 'alex@example.com', bcc: 'staff@example.com' });
  const box = mailbox(directory);
  expect((await box.latest('SAM@example.com'))?.subject).toBe('Order 2 confirmed');
  expect((await box.latest('sam@example.com', 'Order 1'))?.subject).toBe('Order 1 confirmed');
  expect((await box.latest('staff@example.com'))?.subject).toBe('Your code');
  expect(await box.latest('nobody@example.com')).toBeUndefined();
  expect((await box.list()).map(({ subject }) => subject)).toEqual([
    'Your code',
    'Order 2 confirmed',
    'Order 1 confirmed',
  ]);
});

test('headers, attachments and pictures are kept', async () => {
  await send({
    subject: 'Pounds £ and dashes –',
    headers: { 'List-Unsubscribe': '<https://example.com/u>' },
    html: '<img src="cid:logo">',
    attachments: [
      { filename: 'receipt.txt', content: 'paid' },
      { filename: 'logo.png', content: Buffer.from('png'), contentType: 'image/png', cid: 'logo' },
    ],
  });
  const message = await mailbox(directory).latest('sam@example.com');
  expect(message?.subject).toBe('Pounds £ and dashes –');
  expect(message?.headers).toContainEqual({ name: 'list-unsubscribe', value: '<https://example.com/u>' });
  expect(message?.attachments).toMatchObject([{ name: 'logo.png' }, { name: 'receipt.txt', bytes: 4 }]);
  expect(message?.html).toContain(`data:image/png;base64,${Buffer.from('png').toString('base64')}`);
});

test('an id that is none reads nothing', async () => {
  await writeFile(join(directory, 'secret.eml'), 'Subject: secret\r\n\r\nno');
  const box = mailbox(join(directory, 'inner'));
  for (const id of ['../secret', '..%2fsecret', '', 'secret', '000000000000000-0001-00000000/../../secret'])
    expect(await box.read(id)).toBeUndefined();
  expect(await box.list()).toEqual([]);
});

test('only the newest 500 are kept', async () => {
  for (let count = 0; count < 502; count += 1)
    await keepMessage(
      directory,
      'a@example.com',
      ['b@example.com'],
      Buffer.from(`Subject: ${count}\r\n\r\nx`),
    );
  const subjects = (await mailbox(directory).list()).map(({ subject }) => subject);
  expect(subjects).toHaveLength(500);
  expect([subjects.at(0), subjects.at(-1)]).toEqual(['501', '2']);
}, 30_000);

test('a message that is too large is refused', async () => {
  await expect(send({ text: 'x'.repeat(17 * 1024 * 1024) })).rejects.toMatchObject({ responseCode: 552 });
  expect(await mailbox(directory).list()).toEqual([]);
}, 20_000);

test('a busy port is no obstacle', async () => {
  const other = await startMailCatcher({ host: '127.0.0.1', port: catcher.port, directory });
  expect(other.port).not.toBe(catcher.port);
  await other.close();
});

test('the pages show hostile mail as text, and its HTML only inside the sandbox', async () => {
  const hostile = '<script>alert(1)</script>';
  await send({ subject: hostile, html: `${hostile}<p class="x">Hello</p>`, text: hostile });
  const box = mailbox(directory);
  const list = mailPage(await box.list());
  expect(list).not.toContain(hostile);
  expect(list).toMatch(/href="\/dev\/mail\/\d{15}-\d{4}-[0-9a-f]{8}"/);
  const message = await box.latest('sam@example.com');
  if (!message) throw new Error('The message is missing');
  const view = mailView(message);
  expect(view).not.toContain(hostile);
  expect(view).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(view).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;script&gt;');
  expect(view).toContain('Text version');
  expect(mailPage([])).toContain('No mail yet');
});

function send(message: Record<string, unknown>) {
  const transport = createTransport(catcher.smtpUrl);
  return transport.sendMail({
    from: 'Hopup Supply <shop@example.com>',
    to: 'sam@example.com',
    subject: 'Hello',
    text: 'Hello',
    ...message,
  });
}
