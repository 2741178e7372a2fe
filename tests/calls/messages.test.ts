import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contactInquiries, inquiryMessages } from '#database/schema.ts';
import { renderEmail } from '#emails/email.tsx';
import { removeStaff } from '#shop/staff/accounts.ts';
import { newId } from '#shop/tokens.ts';
import { answers } from '#wording/answers.ts';
import { inquiryReply } from '#wording/emails.ts';
import { rules } from '#wording/rules.ts';
import { buy } from '../support/checkout.ts';
import { password, product, shopper, staffMember } from '../support/people.ts';
import { mailWebhookSecret, openShop, shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);
const colleague = await staffMember(on);

const text = answers.messages;

/** A message of the contact form, as it came. Answers its id. */
async function inquiry({ email = `${newId()}@example.org`, message = 'When do you open?' } = {}) {
  const body = { name: 'Robin Ash', email, phone: '07700 900123', type: 'other' as const, message };
  expect((await on.browser().post('/newContact', body)).status).toBe(200);
  const { data } = await staff.post('/dash-messages', { find: email, limit: 1 });
  return { id: data?.[0]?.id ?? '', email };
}
const detailsOf = async (id: string) => (await staff.post('/dash-message-details', { id })).data?.[0];
const rowOf = async (email: string) =>
  (await staff.post('/dash-messages', { find: email })).data?.find((row) => row.email === email);
const newMessages = async () =>
  (await staff.send('/dash-analytics', { method: 'GET' })).data.newMessages as number;

/** A reply, and its letter as it goes out. */
async function replied(inquiryId: string, words = 'At nine.') {
  const { messageId = 0 } = await staff.post('/dash-reply', { inquiryId, text: words, key: newId() });
  const mail = await until(() =>
    on.mails.find((mail) => mail.template === 'inquiry reply' && mail.replyId === messageId),
  );
  const letter = await renderEmail(on.shop, mail);
  if (!letter) throw new Error('there is no letter');
  return { messageId, mail, letter };
}

const raw = (headers: Record<string, string>, body: string) =>
  [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join('\r\n');
const bearer = { Authorization: `Bearer ${mailWebhookSecret}` };
const deliver = (mail: string, headers: Record<string, string> = bearer) =>
  on
    .browser()
    .send('/webhooks/mail', { body: mail, headers: { 'Content-Type': 'message/rfc822', ...headers } });
const answerTo = (to: string, more: Record<string, string> = {}) => ({
  From: 'Robin Ash <robin@example.org>',
  To: to,
  Subject: 'Re: Your message',
  'Message-ID': `<${newId()}@example.org>`,
  ...more,
});

describe('the reference of a message', () => {
  const body = {
    name: 'Robin Ash',
    phone: '07700 900123',
    type: 'other' as const,
    message: 'Do you open at nine?',
  };

  test('is told its sender, and finds it among staff’s messages however it is typed', async () => {
    const { reference = '', copied } = await on
      .browser()
      .post('/newContact', { ...body, email: `${newId()}@example.org` });
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(copied).toBe(false);
    for (const find of [reference, reference.toLowerCase().replace('-', ' '), reference.slice(0, 7)]) {
      const { data, total } = await staff.post('/dash-messages', { find });
      expect([total, data?.[0]?.reference]).toEqual([1, reference]);
    }
  });

  test('comes in a copy to the account that is signed in with the e-mail typed, and to no other', async () => {
    const { browser, email } = await shopper(on);
    const copies = () => on.mails.filter((mail) => mail.template === 'inquiry copy').map(({ to }) => to);
    const own = await browser.post('/newContact', { ...body, email: email.toUpperCase() });
    expect(own.copied).toBe(true);
    await until(() => copies().includes(email));
    const others = `${newId()}@example.org`;
    expect((await browser.post('/newContact', { ...body, email: others })).copied).toBe(false);
    expect((await on.browser().post('/newContact', { ...body, email })).copied).toBe(false);
    await until(() => on.mails.filter((mail) => mail.template === 'inquiry').length >= 3);
    expect(copies()).toEqual([email]);
  });
});

describe('a reply', () => {
  test('goes to whoever asked, once for each press, and waits for them then', async () => {
    const { id, email } = await inquiry();
    const body = { inquiryId: id, text: 'At nine.\n<b>Really</b>', key: newId(), seen: 0 };
    const [one, other] = await Promise.all([
      staff.post('/dash-reply', body),
      staff.post('/dash-reply', body),
    ]);
    expect(one).toMatchObject({ status: 200, message: text.replied });
    expect(other.messageId).toBe(one.messageId);
    expect(await detailsOf(id)).toMatchObject({
      state: 'waiting',
      assignee: staffId,
      messages: [{ kind: 'reply', text: body.text, by: staffId, automatic: false }],
    });
    expect((await staff.post('/dash-reply', { ...body, text: 'At ten.' })).messageId).toBe(one.messageId);
    await until(() => on.mails.find((mail) => mail.to === email));
    const after = await replied(id, 'And till six.');
    expect(on.mails.filter((mail) => mail.to === email)).toHaveLength(2);
    expect(after.letter.text).toContain('And till six.');
  });

  test('is a part of one thread, and is answered at an address of its own', async () => {
    const { id } = await inquiry();
    const [first, second] = [await replied(id), await replied(id)];
    expect(first.letter.replyTo).toMatch(/^staff\+reply-[0-9a-z]{16}@example\.org$/);
    expect(second.letter).toMatchObject({
      replyTo: first.letter.replyTo,
      inReplyTo: first.letter.messageId,
      references: [first.letter.messageId],
      subject: `Re: ${first.letter.subject}`,
    });
    expect(first.letter.html).not.toContain('<b>Really');
    expect(new Set([first.letter.messageId, second.letter.messageId]).size).toBe(2);
  });

  test('of two who answer at once goes once, and the other is told', async () => {
    const { id } = await inquiry();
    const each = { inquiryId: id, text: 'At nine.', seen: 0 };
    const both = await Promise.all([
      staff.post('/dash-reply', { ...each, key: newId() }),
      colleague.browser.post('/dash-reply', { ...each, key: newId() }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.message).toBe(text.answeredMeanwhile);
    const seen = (await detailsOf(id))?.messages.at(-1)?.id ?? 0;
    await staff.post('/dash-message-note', { inquiryId: id, text: 'A note is no answer', key: newId() });
    expect((await staff.post('/dash-reply', { ...each, key: newId(), seen })).status).toBe(200);
  });

  test('says first what is missing, and where nobody can be written to', async () => {
    const { id } = await inquiry();
    const each = { inquiryId: id, key: newId() };
    expect(await staff.post('/dash-reply', { ...each, text: ' ' })).toMatchObject({
      status: 400,
      errors: { text: rules.message.reply },
    });
    expect(await staff.post('/dash-reply', { ...each, text: 'Order {Order Number} left' })).toMatchObject({
      status: 400,
      errors: { text: rules.message.unfilled('{Order Number}') },
    });
    // From before the form took no such address.
    const unreachable = await inquiry();
    await on.shop.db
      .update(contactInquiries)
      .set({ email: 'robin.example' })
      .where(eq(contactInquiries.id, unreachable.id));
    expect(
      await staff.post('/dash-reply', { inquiryId: unreachable.id, key: newId(), text: 'Hello' }),
    ).toMatchObject({ status: 409, message: text.noAddress });
    expect((await staff.post('/dash-reply', { ...each, inquiryId: 'nothing', text: 'x' })).status).toBe(404);
  });

  test('that was deleted before its letter went has none', async () => {
    const { id } = await inquiry();
    const { mail } = await replied(id);
    await staff.post('/dash-message-delete', { id });
    expect(await renderEmail(on.shop, mail)).toBeUndefined();
    expect(await on.shop.db.select().from(inquiryMessages).where(eq(inquiryMessages.inquiryId, id))).toEqual(
      [],
    );
  });
});

describe('an answer by e-mail', () => {
  test('comes to its message without what it quotes, and opens it anew', async () => {
    const { id, email } = await inquiry();
    const { letter } = await replied(id);
    expect(await rowOf(email)).toMatchObject({ state: 'waiting', read: true });
    const unread = await newMessages();
    const quoted = `Thank you <script>!\r\n\r\nOn Tue, 3 Mar 2026 at 10:12, Test shop <${letter.replyTo}> wrote:\r\n> ${inquiryReply.mark}\r\n> At nine.\r\n`;
    expect(await deliver(raw(answerTo(letter.replyTo ?? ''), quoted))).toMatchObject({ status: 200 });
    expect(await newMessages()).toBe(unread + 1);
    expect(await rowOf(email)).toMatchObject({ state: 'open', read: false });
    const { messages } = (await detailsOf(id)) ?? {};
    expect(messages?.at(-1)).toMatchObject({
      kind: 'customer',
      text: 'Thank you <script>!',
      by: 'robin@example.org',
      attachments: [],
    });
    const next = await replied(id, 'You’re welcome.');
    expect(next.letter.inReplyTo).toMatch(/^<[0-9a-z]{16}@example\.org>$/);
    expect(next.letter.references).toHaveLength(2);
    expect(next.letter.text).toContain('Thank you <script>!');
  });

  test('is known by the letter that it answers, by forwarding’s headers, and in JSON by the envelope', async () => {
    const { id } = await inquiry();
    const { letter } = await replied(id);
    const { replyTo = '', messageId = '' } = letter;
    const elsewhere = 'staff@example.org';
    const byThread = answerTo(elsewhere, { 'In-Reply-To': messageId });
    const byReferences = answerTo(elsewhere, { References: `<other@example.org>\r\n ${messageId}` });
    const forwarded = answerTo(elsewhere, { 'Delivered-To': replyTo.toUpperCase() });
    for (const headers of [byThread, byReferences, forwarded])
      expect((await deliver(raw(headers, 'Thanks'))).status, JSON.stringify(headers)).toBe(200);
    const wrapped = { raw: Buffer.from(raw(answerTo(elsewhere), 'In JSON')).toString('base64'), to: replyTo };
    const json = { ...bearer, 'Content-Type': 'application/json' };
    expect((await deliver(JSON.stringify(wrapped), json)).status).toBe(200);
    const words = (await detailsOf(id))?.messages.map((message) => message.text);
    expect(words).toEqual(['At nine.', 'Thanks', 'Thanks', 'Thanks', 'In JSON']);
  });

  test('counts once, however often and at once it comes, without a Message-ID too', async () => {
    const { id } = await inquiry();
    const { letter } = await replied(id);
    const { 'Message-ID': _, ...nameless } = answerTo(letter.replyTo ?? '');
    for (const headers of [answerTo(letter.replyTo ?? ''), nameless]) {
      const mail = raw(headers, 'Thank you');
      const all = await Promise.all([deliver(mail), deliver(mail), deliver(mail)]);
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect((await detailsOf(id))?.messages).toHaveLength(3);
    expect(
      await deliver(raw({ ...answerTo(letter.replyTo ?? ''), 'Message-ID': letter.messageId ?? '' }, 'Ours')),
    ).toMatchObject({
      status: 200,
    });
    expect((await detailsOf(id))?.messages, 'our own letter').toHaveLength(3);
  });

  test('of a machine is noted and opens nothing', async () => {
    const { id, email } = await inquiry();
    const { letter } = await replied(id);
    for (const sign of [
      { 'Auto-Submitted': 'auto-replied' },
      { Precedence: 'bulk' },
      { 'Return-Path': '<>' },
      { 'Content-Type': 'multipart/report; boundary=x' },
    ] as Record<string, string>[])
      expect((await deliver(raw(answerTo(letter.replyTo ?? '', sign), 'I am away'))).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ state: 'waiting', read: true });
    const noted = (await detailsOf(id))?.messages.filter(({ automatic }) => automatic);
    expect(noted).toHaveLength(4);
    await deliver(raw(answerTo(letter.replyTo ?? '', { 'Auto-Submitted': 'no' }), 'I am back'));
    expect(await rowOf(email)).toMatchObject({ state: 'open', read: false });
  });

  test('keeps the names of what is attached, and nothing of it; what is only HTML is text', async () => {
    const { id } = await inquiry();
    const { letter } = await replied(id);
    const headers = answerTo(letter.replyTo ?? '', {
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/mixed; boundary="b"',
    });
    const parts = [
      '--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Look: <b>broken</b></p><script>alert(1)</script><blockquote>At nine.</blockquote>\r\n',
      '--b\r\nContent-Type: image/png; name="../../a\u202egnp.exe"\r\nContent-Disposition: attachment; filename="../../a\u202egnp.exe"\r\n\r\nx\r\n',
      '--b--\r\n',
    ].join('');
    expect((await deliver(raw(headers, parts))).status).toBe(200);
    expect((await detailsOf(id))?.messages.at(-1)).toMatchObject({
      text: 'Look: broken',
      attachments: ['../../agnp.exe'],
    });
  });

  test('of nobody’s message is refused, kept nowhere and not told in the log', async () => {
    const lines: string[] = [];
    const write = (facts: object, line: string) => void lines.push(JSON.stringify(facts) + line);
    const log = { debug: write, info: write, warn: write, error: write };
    const other = await openShop({ log });
    const before = await on.shop.db.select().from(contactInquiries);
    for (const to of ['staff@example.org', 'staff+reply-0000000000000000@example.org']) {
      const mail = raw(answerTo(to, { 'In-Reply-To': '<guessed@example.org>' }), 'My secret words');
      expect((await deliver(mail)).status).toBe(422);
      const sent = { body: mail, headers: { ...bearer, 'Content-Type': 'message/rfc822' } };
      expect((await other.browser().send('/webhooks/mail', sent)).status).toBe(422);
    }
    expect(await on.shop.db.select().from(contactInquiries)).toEqual(before);
    expect(lines.join()).toContain('of no inquiry');
    expect(lines.join()).not.toMatch(/secret words|robin/i);
    await other.close();
  });

  test('needs the secret, as a token or as a password, and is bounded', async () => {
    const { id } = await inquiry();
    const { letter } = await replied(id);
    const mail = raw(answerTo(letter.replyTo ?? ''), 'Thank you');
    const wrong = `Bearer ${createHash('sha256').update(mailWebhookSecret).digest('hex').slice(0, mailWebhookSecret.length)}`;
    const basic = (secret: string) => `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`;
    for (const Authorization of ['', 'Bearer', wrong, basic('x'), `Token ${mailWebhookSecret}`])
      expect((await deliver(mail, { Authorization })).status, Authorization).toBe(401);
    expect((await deliver(mail, { Authorization: basic(mailWebhookSecret) })).status).toBe(200);
    expect((await deliver('no mail at all')).status).toBe(400);
    for (const body of ['{', '[]', 'null', '{"raw":1}', '{"raw":""}', '{"raw":"bm8=","to":7}'])
      expect((await deliver(body, { ...bearer, 'Content-Type': 'application/json' })).status, body).toBe(400);
    expect((await deliver(raw(answerTo('x@example.org'), 'x'.repeat(17 * 1024 * 1024)))).status).toBe(413);
    expect((await detailsOf(id))?.messages).toHaveLength(2);
  });

  test('that is hostile breaks nothing and is text', async () => {
    const { id } = await inquiry();
    const { letter } = await replied(id);
    const nested = (depth: number) => `${'<div>'.repeat(depth)}deep${'</div>'.repeat(depth)}`;
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    const hostile = [
      raw(answerTo(letter.replyTo ?? ''), 'NUL \0 and \ud800 and \u0007 end'),
      raw(answerTo(letter.replyTo ?? '', html), nested(50_000)),
      raw(answerTo(letter.replyTo ?? '', { 'Content-Type': 'multipart/mixed; boundary=""' }), '--\r\n--'),
      raw(
        answerTo(letter.replyTo ?? '', { Subject: '=?utf-8?B?AAAA?=', References: '<'.repeat(50_000) }),
        '',
      ),
      raw(answerTo(letter.replyTo ?? ''), 'long '.repeat(100_000)),
    ];
    for (const mail of hostile) expect((await deliver(mail)).status, mail.slice(0, 200)).toBeLessThan(500);
    const { messages = [] } = (await detailsOf(id)) ?? {};
    expect(messages[1]?.text).toMatch(/^NUL {2}and . and {2}end$/u);
    expect(messages.at(-1)?.text.length).toBeLessThanOrEqual(20_000);
  });
});

describe('the desk', () => {
  test('a message is given to somebody, set to a state, found by both, and noted upon', async () => {
    const { id, email } = await inquiry();
    expect((await rowOf(email))?.assignee).toBe('');
    const assign = (to: string) => staff.post('/dash-message-assign', { inquiryId: id, staffId: to });
    expect((await assign(colleague.id)).status).toBe(200);
    expect(await assign('nobody-here')).toMatchObject({ status: 400, errors: { staffId: text.noStaff } });
    const mine = async (by: typeof staff) =>
      (await by.post('/dash-messages', { mine: true, find: email })).total;
    expect([await mine(staff), await mine(colleague.browser)]).toEqual([0, 1]);
    await staff.post('/dash-message-state', { inquiryId: id, state: 'done' });
    const inState = async (state: 'open' | 'done') =>
      (await staff.post('/dash-messages', { state, find: email })).total;
    expect([await inState('open'), await inState('done')]).toEqual([0, 1]);
    const note = { inquiryId: id, text: 'Knows the owner', key: newId() };
    const noted = await Promise.all([
      staff.post('/dash-message-note', note),
      staff.post('/dash-message-note', note),
    ]);
    expect(noted[0]?.messageId).toBe(noted[1]?.messageId);
    const details = await detailsOf(id);
    expect(details).toMatchObject({ state: 'done', assignee: colleague.id });
    expect(details?.staff).toEqual(expect.arrayContaining([staffId, colleague.id]));
    expect(details?.messages).toMatchObject([{ kind: 'note', text: 'Knows the owner', by: staffId }]);
    expect(on.mails.filter((mail) => mail.to === email)).toEqual([]);
    await assign('');
    expect((await detailsOf(id))?.assignee).toBe('');
    const { data: log } = await staff.post('/dash-audit', { find: id });
    expect(log?.map(({ action }) => action)).toEqual([
      'message assigned',
      'message note',
      'message state',
      'message assigned',
    ]);
    expect(JSON.stringify(log)).not.toContain('Knows the owner');
  });

  test('whose member of staff is removed is nobody’s', async () => {
    const leaver = await staffMember(on);
    const { id } = await inquiry();
    await staff.post('/dash-message-assign', { inquiryId: id, staffId: leaver.id });
    await removeStaff(on.shop, leaver.id, 'test');
    expect((await detailsOf(id))?.assignee).toBe('');
  });

  test('the message that was written to last stands first', async () => {
    const [older, newer] = [await inquiry(), await inquiry()];
    await replied(older.id);
    const first = (await staff.post('/dash-messages', { limit: 2 })).data?.map(({ id }) => id);
    expect(first).toEqual([older.id, newer.id]);
  });

  test('the orders of its e-mail stand beside it', async () => {
    const { browser, email } = await shopper(on);
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    const { id } = await inquiry({ email: email.toUpperCase() });
    expect((await detailsOf(id))?.orders).toMatchObject([
      { id: orderId, number: 1001, orderStatus: 'Pending' },
    ]);
  });
});

test('threads are in their customer’s data, and go with the account', async () => {
  const { browser, email } = await shopper(on);
  const { id } = await inquiry({ email: email.toUpperCase(), message: 'Where is my order?' });
  const { letter } = await replied(id, 'On its way.');
  await deliver(raw(answerTo(letter.replyTo ?? ''), 'Thank you'));
  const exported = await browser.post('/my-data', { email });
  expect(JSON.stringify(exported)).toContain('On its way.');
  expect(JSON.stringify(exported)).not.toContain(staffId);
  expect(JSON.stringify(exported)).not.toMatch(/replyToken|reply-/);
  expect((await browser.post('/delete-account', { email, password })).status).toBe(200);
  expect((await staff.post('/dash-message-details', { id })).status).toBe(404);
  expect(await on.shop.db.select().from(inquiryMessages).where(eq(inquiryMessages.inquiryId, id))).toEqual(
    [],
  );
  expect((await deliver(raw(answerTo(letter.replyTo ?? ''), 'Hello?'))).status).toBe(422);
});

describe('saved answers', () => {
  test('are listed by title, changed by whoever saw them last, and deleted', async () => {
    const draft = { title: 'Opening hours', text: 'Dear {name}, we open at nine.' };
    const saved = await staff.post('/dash-template-save', draft);
    expect(saved).toMatchObject({ status: 200, version: 1 });
    await staff.post('/dash-template-save', { title: 'After sale', text: 'About order {order number}:' });
    const { data } = await staff.post('/dash-templates', {});
    expect(data?.map(({ title }) => title)).toEqual(['After sale', 'Opening hours']);
    expect(data?.[1]).toEqual({ id: saved.id, version: 1, ...draft });
    expect(await staff.post('/dash-template-save', draft)).toMatchObject({
      status: 409,
      errors: { title: text.titleTaken },
    });
    const change = { ...draft, id: saved.id, version: 1, text: 'Dear {name}, at ten.' };
    expect(await staff.post('/dash-template-save', change)).toMatchObject({ status: 200, version: 2 });
    expect(await staff.post('/dash-template-save', change)).toMatchObject({
      status: 409,
      message: text.templateChanged,
    });
    expect(await staff.post('/dash-template-save', { ...draft, title: 'x' })).toMatchObject({
      status: 400,
      errors: { title: rules.message.title },
    });
    expect((await staff.post('/dash-template-delete', { id: saved.id ?? 0 })).status).toBe(200);
    expect((await staff.post('/dash-template-delete', { id: saved.id ?? 0 })).status).toBe(404);
    // What no row can have for its number is no fault of the server.
    const beyond = { id: 2 ** 31 };
    expect((await staff.post('/dash-template-save', { ...draft, ...beyond })).status).toBe(400);
    expect((await staff.post('/dash-template-delete', beyond)).status).toBe(400);
    const { data: log } = await staff.post('/dash-audit', { find: String(saved.id) });
    expect(log?.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['template saved', 'template deleted']),
    );
  });
});
