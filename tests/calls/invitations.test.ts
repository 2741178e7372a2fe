import { readFileSync } from 'node:fs';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newsletterSubscribers, users } from '#database/schema.ts';
import { deleteExpired } from '#shop/delete-expired.ts';
import { retention } from '#shop/retention.ts';
import type { Mail } from '#shop/shop.ts';
import type { Client } from '../support/client.ts';
import { password, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const day = 24 * 3_600_000;

const invite = (csv: string, dryRun = false) => staff.post('/dash-invite-customers', { csv, dryRun });
const lettersTo = (to: string) =>
  on.mails.filter((mail): mail is Extract<Mail, { template: 'invitation' }> => {
    return mail.template === 'invitation' && mail.to === to;
  });
/** The secret of the link in the nth letter. */
const letterTo = (to: string, nth = 0) => until(async () => lettersTo(to)[nth]?.code);
const userOf = async (email: string) =>
  (await on.shop.db.select().from(users).where(eq(users.email, email)))[0];
const codeTo = (to: string) =>
  until(async () => {
    const mail = on.mails.findLast((mail) => mail.template === 'one-time code' && mail.to === to);
    return mail?.template === 'one-time code' ? mail.code : undefined;
  });

let count = 0;
let staff: Client;
let email = '';
let csv = '';
beforeEach(async () => {
  // Anew: the clock is moved past their idle hours.
  staff = (await staffMember(on)).browser;
  email = `invited${++count}@example.org`;
  csv = `Email,First Name,Last Name,Accepts Email Marketing\n${email},Robin,Ash,yes`;
});

test('customers are invited once, however often their file is brought; who has an account keeps it as it is', async () => {
  const { email: there } = await shopper(on);
  const file = `${readFileSync('tests/files/shopify-customers.csv', 'utf8')}'1,New,Name,${there},yes\n`;
  const emails = [
    'robin.ash@example.org',
    'sam@example.org',
    'jo@example.org',
    'kit.ray@example.org',
    'lee@example.org',
  ];
  const dry = await invite(file, true);
  expect(dry).toMatchObject({ status: 200, invited: 5, there: 1, allLeftOut: 3 });
  expect(await on.shop.db.$count(users, inArray(users.email, emails))).toBe(0);

  expect(await invite(file)).toMatchObject({ status: 200, invited: 5, there: 1 });
  expect(await invite(file)).toMatchObject({ status: 200, invited: 0, there: 6 });
  for (const one of emails) await letterTo(one);
  expect(emails.map((one) => lettersTo(one).length)).toEqual([1, 1, 1, 1, 1]);
  expect(lettersTo(there)).toEqual([]);
  expect((await userOf(there))?.name).toBe('Sam Tester');
  expect(await staff.post('/readAddress', { email: 'robin.ash@example.org' })).toMatchObject({
    name: 'Robin Ash',
    city: 'Leeds',
    pinCode: 'LS1 4AP',
  });
  expect((await staff.post('/dash-audit', { action: 'customers imported' })).data).toMatchObject([
    { after: { invited: 0, there: 6 } },
    { after: { invited: 5, there: 1 } },
  ]);
  expect(await on.shop.db.$count(newsletterSubscribers)).toBe(0);
});

test('two files at the same moment invite everybody once', async () => {
  const answers = await Promise.all([invite(csv), invite(csv)]);
  expect(answers.map(({ invited }) => invited).sort()).toEqual([0, 1]);
  await letterTo(email);
  expect(lettersTo(email)).toHaveLength(1);
});

test('the link sets the password once and signs in; the newsletter is asked for then, and not before', async () => {
  await invite(csv);
  const token = await letterTo(email);
  const browser = on.browser();
  expect((await browser.post('/userLogin', { email, password })).status).toBe(401);
  expect((await browser.post('/accept-invitation', { token: 'wrong', password })).status).toBe(404);
  expect((await browser.post('/accept-invitation', { token, password: 'short' })).status).toBe(400);
  expect(await browser.post('/accept-invitation', { token, password })).toMatchObject({
    status: 200,
    name: 'Robin Ash',
    email,
  });
  expect((await browser.post('/userName', { email })).status).toBe(200);
  expect((await on.browser().post('/accept-invitation', { token, password: `${password}x` })).status).toBe(
    404,
  );
  expect((await on.browser().post('/userLogin', { email, password })).status).toBe(200);
  const asked = await until(async () =>
    on.mails.find((mail) => mail.to === email && mail.template === 'newsletter welcome'),
  );
  expect(asked).toBeDefined();
  const [subscriber] = await on.shop.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  expect(subscriber).toMatchObject({ confirmedAt: null, source: 'customer import' });
  expect((await staff.post('/dash-invitation', { email })).data).toBeNull();
});

test('accepted twice at once, it is accepted once', async () => {
  await invite(csv);
  const token = await letterTo(email);
  const both = await Promise.all(
    [1, 2].map(() => on.browser().post('/accept-invitation', { token, password })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('an invited account registers by itself, or resets its password, as if there were no invitation', async () => {
  await invite(csv);
  const token = await letterTo(email);
  const browser = on.browser();
  expect((await browser.post('/isRegistered', { email })).status).toBe(200);
  await browser.post('/getEmailOtp', { email });
  await browser.post('/verifyOtp', { email, userOtp: await codeTo(email) });
  const { id } = (await userOf(email)) ?? {};
  expect(await browser.post('/regUser', { name: 'Rob Ash', email, password })).toMatchObject({ status: 200 });
  expect(await userOf(email)).toMatchObject({ id, name: 'Rob Ash' });
  expect((await on.browser().post('/accept-invitation', { token, password })).status).toBe(404);
  expect((await on.browser().post('/isRegistered', { email })).status).toBe(409);

  const other = email.replace('@', '-reset@');
  await invite(csv.replace(email, other));
  const again = on.browser();
  expect((await again.post('/isRegistered2', { email: other })).status).toBe(200);
  await again.post('/getEmailOtp', { email: other });
  await again.post('/verifyOtp', { email: other, userOtp: await codeTo(other) });
  expect((await again.post('/update-pass', { email: other, newPassword: password })).status).toBe(200);
  expect((await again.post('/userLogin', { email: other, password })).status).toBe(200);
  expect((await staff.post('/dash-invitation', { email: other })).data).toBeNull();
});

test('staff send it again with a new link, of which the last one counts', async () => {
  await invite(csv);
  const first = await letterTo(email);
  on.advance(15 * day);
  expect((await on.browser().post('/accept-invitation', { token: first, password })).status).toBe(404);
  const { browser: later } = await staffMember(on);
  expect((await later.post('/dash-invite-again', { email: 'nobody@example.org' })).status).toBe(404);
  expect(await later.post('/dash-invite-again', { email })).toMatchObject({ status: 200 });
  const second = await letterTo(email, 1);
  expect(second).not.toBe(first);
  expect((await on.browser().post('/accept-invitation', { token: second, password })).status).toBe(200);
  on.advance(-15 * day);
});

test('an account whose invitation nobody accepts is deleted, and no other', async () => {
  await invite(csv);
  const accepted = email.replace('@', '-in@');
  await invite(csv.replace(email, accepted));
  const token = await letterTo(accepted);
  await on.browser().post('/accept-invitation', { token, password });
  on.advance((retention.invitedDays - 1) * day);
  await deleteExpired(on.shop);
  expect(await userOf(email)).toBeDefined();
  on.advance(2 * day);
  await deleteExpired(on.shop);
  expect(await userOf(email)).toBeUndefined();
  expect(await userOf(accepted)).toBeDefined();
  on.advance(-(retention.invitedDays + 1) * day);
});

test('the secret of a link leaves the queue with its letter', async () => {
  await invite(csv);
  const token = await letterTo(email);
  await until(async () => {
    const { rows } = await on.shop.db.execute(
      `select 1 from pgboss.job where name = 'mail' and data::text like '%${token}%'`,
    );
    return rows.length === 0 ? true : undefined;
  });
});

test('a file that is none of customers is refused in words', async () => {
  expect(await invite('title,price\nBBs,3')).toMatchObject({
    status: 400,
    message: 'The first line names no column of e-mails, such as Email',
  });
  expect(await invite('Email\n')).toMatchObject({ status: 400 });
});
