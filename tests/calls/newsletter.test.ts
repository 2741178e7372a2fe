import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterSubscribers } from '#database/schema.ts';
import { unsubscribe } from '#shop/newsletter/subscribe.ts';
import { newsletter } from '#wording/storefront/newsletter.ts';
import type { Client } from '../support/client.ts';
import { staffMember } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';

let on: TestShop;
let staff: Client;
let staffId: string;
beforeAll(async () => {
  on = await openShop();
  const member = await staffMember(on);
  staff = member.browser;
  staffId = member.id;
  for (const name of ['ann', 'ben', 'cat']) {
    await on.browser().post('/subNewsLetter', { email: `${name}@example.org`, source: 'popup' });
    on.advance(60_000);
  }
  const [ben] = await on.shop.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, 'ben@example.org'));
  await unsubscribe(on.shop, ben?.token ?? '');
});
afterAll(() => on.close());

test('staff see who subscribed, since when, where and to which words, and who left', async () => {
  const { data, total } = await staff.post('/dash-newsletter', {});
  expect(total).toBe(3);
  const row = { source: 'popup', consent: newsletter.consent, subscribedAt: expect.any(String) };
  expect(data).toEqual([
    { ...row, email: 'cat@example.org', unsubscribedAt: null },
    { ...row, email: 'ben@example.org', unsubscribedAt: expect.any(String) },
    { ...row, email: 'ann@example.org', unsubscribedAt: null },
  ]);
});

test('the list goes on page by page, and is found by part of an e-mail and by state', async () => {
  const emails = async (body: object) =>
    (await staff.post('/dash-newsletter', body)).data?.map(({ email }) => email.split('@')[0]);
  expect(await emails({ limit: 1, offset: 1 })).toEqual(['ben']);
  expect(await emails({ find: 'AN' })).toEqual(['ann']);
  expect(await emails({ state: 'unsubscribed' })).toEqual(['ben']);
  expect(await emails({ state: 'subscribed' })).toEqual(['cat', 'ann']);
});

test('who takes the list along stands in the trail', async () => {
  const { data } = await staff.post('/dash-newsletter-export', { state: 'subscribed' });
  expect(data?.map(({ email }) => email)).toEqual(['cat@example.org', 'ann@example.org']);
  expect((await staff.post('/dash-audit', { deed: 'newsletter exported' })).data).toMatchObject([
    { staff: staffId, after: { subscribers: 2, state: 'subscribed' } },
  ]);
});

test('nobody else sees it', async () => {
  for (const path of ['/dash-newsletter', '/dash-newsletter-export'] as const)
    expect((await on.browser().post(path, {})).status).toBe(401);
});
