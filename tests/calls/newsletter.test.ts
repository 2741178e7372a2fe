import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newsletterSubscribers } from '#database/schema.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#shop/newsletter/subscribe.ts';
import { newsletter } from '#wording/storefront/newsletter.ts';
import { shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);
beforeAll(async () => {
  for (const name of ['ann', 'ben', 'cat']) {
    await on.browser().post('/subNewsLetter', { email: `${name}@example.org`, source: 'popup' });
    on.advance(60_000);
  }
  await confirmSubscription(on.shop, (await linksOf('ann@example.org')).confirm);
  await confirmSubscription(on.shop, (await linksOf('ben@example.org')).confirm);
  await unsubscribe(on.shop, (await linksOf('ben@example.org')).leave);
});

/** Of the links in the newest letter. */
const linksOf = async (email: string) => {
  const [row] = await on.shop.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return { confirm: row?.confirmToken ?? '', leave: row?.token ?? '' };
};

test('staff see who subscribed, since when, where and to which words, and who left', async () => {
  const { data, total } = await staff.post('/dash-newsletter', {});
  expect(total).toBe(3);
  const row = { source: 'popup', consent: newsletter.consent, subscribedAt: expect.any(String) };
  const confirmedAt = expect.any(String);
  expect(data).toEqual([
    { ...row, email: 'cat@example.org', confirmedAt: null, unsubscribedAt: null },
    { ...row, email: 'ben@example.org', confirmedAt, unsubscribedAt: expect.any(String) },
    { ...row, email: 'ann@example.org', confirmedAt, unsubscribedAt: null },
  ]);
});

test('the list goes on page by page, and is found by part of an e-mail and by state', async () => {
  const emails = async (body: object) =>
    (await staff.post('/dash-newsletter', body)).data?.map(({ email }) => email.split('@')[0]);
  expect(await emails({ limit: 1, offset: 1 })).toEqual(['ben']);
  expect(await emails({ find: 'AN' })).toEqual(['ann']);
  expect(await emails({ state: 'unsubscribed' })).toEqual(['ben']);
  expect(await emails({ state: 'subscribed' })).toEqual(['ann']);
  expect(await emails({ state: 'waiting' })).toEqual(['cat']);
});

test('who takes the list along stands in the audit log', async () => {
  const { data } = await staff.post('/dash-newsletter-export', { state: 'subscribed' });
  expect(data?.map(({ email }) => email)).toEqual(['ann@example.org']);
  expect((await staff.post('/dash-audit', { action: 'newsletter exported' })).data).toMatchObject([
    { staff: staffId, after: { subscribers: 1, state: 'subscribed' } },
  ]);
});

test('is offered to no account that has it', async () => {
  const { browser, email } = await shopper(on);
  const subscribed = async () => (await browser.post('/is-first-order', { email })).subscribed;
  expect(await subscribed()).toBe(false);
  await browser.post('/subNewsLetter', { email, source: 'popup' });
  expect(await subscribed()).toBe(true);
  await unsubscribe(on.shop, (await linksOf(email)).leave);
  expect(await subscribed()).toBe(false);
});

test('nobody else sees it', async () => {
  for (const path of ['/dash-newsletter', '/dash-newsletter-export'] as const)
    expect((await on.browser().post(path, {})).status).toBe(401);
});

test('nobody gets the newsletter who did not press the button that the link in the letter leads to', async () => {
  const email = 'dora@example.org';
  const subscribed = async () => {
    const { data } = await staff.post('/dash-newsletter-export', { find: email, state: 'subscribed' });
    return data?.length;
  };
  const letters = () => on.mails.filter((mail) => mail.to === email).length;
  const subscribe = () => on.browser().post('/subNewsLetter', { email });
  expect(await subscribe()).toMatchObject({ status: 200, code: 'WELCOME10' });
  await until(() => letters() === 1);
  const path = async () => `/confirm-newsletter/${(await linksOf(email)).confirm}`;
  await on.browser().fetch(await path());
  expect(await subscribed(), 'the link alone, as a mail scanner follows it').toBe(0);
  const elsewhere = { headers: { Origin: 'https://evil.example' } };
  expect((await on.browser().send(await path(), elsewhere)).status).toBe(403);
  expect((await on.browser().send('/confirm-newsletter/unknown')).status).toBe(404);
  await subscribe();
  on.advance(3_601_000);
  await subscribe();
  await until(() => letters() === 2);
  for (const _ of [1, 2]) expect((await on.browser().send(await path())).status).toBe(200);
  expect(await subscribed()).toBe(1);
  on.advance(3_601_000);
  await subscribe();
  const { confirm, leave } = await linksOf(email);
  await unsubscribe(on.shop, leave);
  expect(
    (await on.browser().send(`/confirm-newsletter/${confirm}`)).status,
    'who left comes back by subscribing again',
  ).toBe(404);
  await subscribe();
  expect(await subscribed()).toBe(0);
  await until(() => letters() === 3);
});

describe('the links of a letter', () => {
  const subscribe = async (email: string) => {
    await on.browser().post('/subNewsLetter', { email });
    return linksOf(email);
  };
  const press = async (path: string) => (await on.browser().send(path)).status;
  const state = async (email: string) => (await staff.post('/dash-newsletter', { find: email })).data?.[0];

  test('have a token each, and the one that confirms is new with each letter', async () => {
    const email = 'emma@example.org';
    const first = await subscribe(email);
    expect(first.confirm).not.toBe(first.leave);
    expect([
      await press(`/confirm-newsletter/${first.leave}`),
      await press(`/unsubscribe/${first.confirm}`),
    ]).toEqual([404, 404]);
    on.advance(3_601_000);
    const second = await subscribe(email);
    expect(second.leave).toBe(first.leave);
    expect(await press(`/confirm-newsletter/${first.confirm}`), 'the older letter’s').toBe(404);
    expect(await press(`/confirm-newsletter/${second.confirm}`)).toBe(200);
  });

  test('bring nobody back who left since, whoever asks for another letter', async () => {
    const email = 'fred@example.org';
    const old = await subscribe(email);
    await press(`/confirm-newsletter/${old.confirm}`);
    await press(`/unsubscribe/${old.leave}`);
    await subscribe(email);
    expect(await press(`/confirm-newsletter/${old.confirm}`)).toBe(404);
    expect(await state(email)).toMatchObject({ confirmedAt: null });
  });

  test('end the newsletter for ever, also once the subscription was deleted and begun anew', async () => {
    const email = 'gina@example.org';
    const old = await subscribe(email);
    await on.shop.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
    const anew = await subscribe(email);
    await press(`/confirm-newsletter/${anew.confirm}`);
    expect(await press(`/unsubscribe/${old.leave}`)).toBe(200);
    expect(await state(email)).toMatchObject({ unsubscribedAt: expect.any(String) });
    expect(await press(`/unsubscribe/${old.leave}`), 'twice is fine').toBe(200);
  });
});

test('who presses many times at once is subscribed, by one letter, and no press fails', async () => {
  const emails = Array.from({ length: 40 }, (_, n) => `at-once-${n}@example.org`);
  for (const email of emails) {
    const said = { email, consent: newsletter.consent, source: 'popup' };
    await Promise.all(Array.from({ length: 8 }, () => subscribe(on.shop, said)));
  }
  const welcomed = () => on.mails.map(({ to }) => to).filter((to) => to.startsWith('at-once-'));
  await until(() => welcomed().length >= emails.length);
  expect(welcomed().sort()).toEqual(emails.toSorted());
});
