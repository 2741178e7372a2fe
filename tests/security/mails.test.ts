import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contactInquiries } from '#database/schema.ts';
import { aLine, anInquiry, anOrder, aReply, settings } from '#emails/factories.ts';
import { inquiry, inquiryCopy } from '#emails/inquiry.tsx';
import { inquiryReply } from '#emails/inquiry-reply.tsx';
import { orderConfirmed } from '#emails/order-confirmed.tsx';
import { orderWithdrawn } from '#emails/order-withdrawn.tsx';
import { renderDraft } from '#emails/render.ts';
import { mailbox } from '#sandbox/mail/mailbox.ts';
import { startMailCatcher } from '#sandbox/mail/start.ts';
import { createMailer } from '#server/adapters/mailer.ts';
import { addInquiry } from '#shop/messages/inquiry.ts';
import { shopForTests } from '../support/shop.ts';
import { payloads } from './payloads.ts';

const on = await shopForTests();

describe('what somebody typed stands in a letter as it is, never as markup', () => {
  const withText = {
    'an inquiry': (text: string) =>
      inquiry(settings, anInquiry({ name: text, email: text, phone: text, message: `${text}\n${text}` })),
    'a copy': (text: string) => inquiryCopy(settings, anInquiry({ message: `${text}\n${text}` })),
    'a reply': (text: string) =>
      inquiryReply(
        settings,
        aReply({ inquiry: anInquiry({ name: text }), answers: { text: `${text}\n${text}`, at: new Date() } }),
      ),
    'an order': (text: string) =>
      orderConfirmed(
        settings,
        anOrder({
          ...{
            userName: text,
            deliveryName: text,
            deliveryAddress: text,
            deliveryCity: text,
            couponCode: text,
          },
          lines: [aLine({ title: text })],
        }),
      ),
    'a withdrawal': (text: string) => {
      const withdrawal = { orderId: 'x', requestedAt: new Date(), reason: text };
      return orderWithdrawn(settings, anOrder({ userName: text, withdrawal }), 'staff');
    },
  };
  const shapeOf = (html: string) =>
    html
      .replaceAll('<!-- -->', '')
      .match(/<\/?[a-z!][^\s>]*/gi)
      ?.join(' ');

  test.each(Object.entries(withText))('%s', { timeout: 60_000 }, async (_what, write) => {
    const shapes = new Map<number, string | undefined>();
    const benign = async (length: number) => {
      if (!shapes.has(length))
        shapes.set(length, shapeOf((await renderDraft(write('x'.repeat(length)))).html));
      return shapes.get(length);
    };
    for (const text of payloads.map((payload) => payload.replaceAll('\n', ' '))) {
      const letter = await renderDraft(write(text));
      // As long, since a short one is padded where programs show how a letter begins.
      expect(shapeOf(letter.html), text).toBe(await benign(text.length));
      expect(letter.html, text).not.toMatch(/href="(javascript|data|vbscript|https?:\/\/evil)/i);
      expect(letter.subject, text).not.toMatch(/[\r\n]/);
    }
  });
});

describe('one letter goes to one person', () => {
  const twoLines = ['eve@example.org\r\nBcc: all@example.org', 'eve@example.org\nBcc: all@example.org'];
  const odd = [
    ...twoLines,
    ...['eve@example.org,all@example.org', 'eve@example.org; all@example.org', 'Eve <eve@example.org>'],
    ...[
      '"eve@example.org"@x.example',
      'eve@example.org\0',
      'eve@exa mple.org',
      `${'e'.repeat(300)}@example.org`,
    ],
    ...[
      'eve@@example.org',
      '<eve@example.org>',
      'eve@example.org\u2028Bcc:x',
      'group: eve@example.org, a@b.example;',
    ],
  ];

  test.each(['/getEmailOtp', '/subNewsLetter', '/isRegistered', '/userLogin', '/regUser', '/update-pass'])(
    '%s takes no e-mail that is more than one',
    async (path) => {
      for (const email of odd) {
        const body = JSON.stringify({
          email,
          password: 'password 1',
          newPassword: 'password 1',
          name: 'Eve',
        });
        expect((await on.browser().send(path, { body })).status, JSON.stringify(email)).toBe(400);
      }
      expect(on.mails).toEqual([]);
    },
  );

  test('no field of the contact form that is one line takes two', async () => {
    const form = { name: 'Eve Evans', email: 'eve@example.org', phone: '07700 900123', type: 'trade' };
    const rest = { businessName: 'Evil Ltd', businessInquery: 'Ten characters', message: 'hello there' };
    for (const field of ['name', 'email', 'phone', 'businessName']) {
      const body = JSON.stringify({ ...form, ...rest, [field]: 'Eve\r\nBcc: all@example.org' });
      expect((await on.browser().send('/newContact', { body })).status, field).toBe(400);
    }
  });

  test('and what reaches the post has one recipient, one subject and no header of the writer’s', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'hopup-mail-'));
    const catcher = await startMailCatcher({ host: '127.0.0.1', port: 0, directory });
    const post = createMailer(catcher.smtpUrl, 'Shop <orders@example.org>');
    const hostile = 'Eve\r\nBcc: all@example.org\r\n\r\n<script>';
    await addInquiry(on.shop, {
      ...{ type: 'other', name: hostile, email: `eve@example.org\r\nBcc: all@example.org`, phone: hostile },
      message: `${hostile} and more`,
    });
    const [row] = await on.shop.db.select().from(contactInquiries);
    const letterToStaff = { template: 'inquiry', to: 'staff@example.org', inquiryId: row?.id ?? '' } as const;
    await post.send(on.shop, letterToStaff, 'job');
    post.close();
    await catcher.close();
    const caught = await mailbox(directory).list();
    expect(caught.map(({ to }) => to)).toEqual([['staff@example.org']]);
    const letter = await mailbox(directory).read(caught[0]?.id ?? '');
    const names = letter?.headers.map(({ name }) => name.toLowerCase()) ?? [];
    expect(names.filter((name) => ['bcc', 'cc', 'reply-to'].includes(name))).toEqual([]);
    expect(names.filter((name) => name === 'subject')).toHaveLength(1);
    await rm(directory, { recursive: true, force: true });
  });
});
