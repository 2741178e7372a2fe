import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders, refunds, sessions } from '#database/schema.ts';
import { countCodeEmail } from '#server/http/email-limit.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { emailOnce } from '#shop/order-email.ts';
import { placeOf } from '#shop/person/place.ts';
import { newId } from '#shop/tokens.ts';
import { transact } from '#shop/transact.ts';
import { answers } from '#wording/answers.ts';
import { rules } from '#wording/rules.ts';
import { buy } from '../support/checkout.ts';
import type { Client } from '../support/client.ts';
import { meet } from '../support/meet.ts';
import { address, password, product, shopper, staffMember } from '../support/people.ts';
import { giveRefunds } from '../support/refunds.ts';
import { openShop, shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();

const freshEmail = () => `${newId()}@example.org`;

async function codeFor(browser: Client, email: string): Promise<string> {
  const before = on.mails.length;
  expect((await browser.post('/getEmailOtp', { email })).status).toBe(200);
  return until(() => {
    const mail = on.mails.slice(before).find((sent) => sent.to === email);
    return mail?.template === 'one-time code' ? mail.code : undefined;
  });
}

async function registered(): Promise<{ browser: Client; email: string }> {
  const [browser, email] = [on.browser(), freshEmail()];
  await browser.post('/verifyOtp', { email, userOtp: await codeFor(browser, email) });
  expect((await browser.post('/regUser', { email, name: 'Sam', password })).status).toBe(200);
  return { browser, email };
}

describe('registering', () => {
  test('goes from a free e-mail over a mailed code to a signed-in account', async () => {
    const [browser, email] = [on.browser(), freshEmail()];
    expect((await browser.post('/isRegistered', { email })).status).toBe(200);
    expect((await browser.post('/isRegistered2', { email })).status).toBe(404);
    const code = await codeFor(browser, email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await browser.post('/verifyOtp', { email, userOtp: code })).status).toBe(200);
    expect(await browser.post('/regUser', { email, name: 'Sam', password })).toMatchObject({
      status: 200,
      name: 'Sam',
    });
    expect(await browser.post('/userName', { email })).toMatchObject({ status: 200, name: 'Sam' });
    expect(await browser.post('/isRegistered', { email })).toMatchObject({
      status: 409,
      message: 'User Already Exist, Please Login',
    });
    expect((await browser.post('/isRegistered2', { email: email.toUpperCase() })).status).toBe(200);
  });

  test('needs a verified e-mail', async () => {
    const [browser, email] = [on.browser(), freshEmail()];
    const refused = await browser.post('/regUser', { email, name: 'Sam', password });
    expect(refused).toMatchObject({ status: 403, message: 'Authorized Email Not Found' });
    await browser.post('/verifyOtp', { email, userOtp: await codeFor(browser, email) });
    expect((await browser.post('/regUser', { email: freshEmail(), name: 'Sam', password })).status).toBe(403);
  });

  test('uses its leave once', async () => {
    const { browser, email } = await registered();
    expect((await browser.post('/regUser', { email, name: 'Sam', password })).status).toBe(403);
  });

  test('does not let leave to register reset a password, nor the other way round', async () => {
    const [browser, email] = [on.browser(), freshEmail()];
    await browser.post('/verifyOtp', { email, userOtp: await codeFor(browser, email) });
    expect((await browser.post('/update-pass', { email, newPassword: password })).status).toBe(403);
    const other = await registered();
    const thief = on.browser();
    await thief.post('/verifyOtp', { email: other.email, userOtp: await codeFor(thief, other.email) });
    expect((await thief.post('/regUser', { email: other.email, name: 'Eve', password })).status).toBe(403);
  });

  test.each([
    [{ name: 'S' }, 'name', 'Enter a valid Name'],
    [{ email: 'nobody' }, 'email', 'Enter a valid Email Address'],
    [{ password: 'short1' }, 'password', 'Password must contain at least 7 characters'],
    [{ password: 'no digits' }, 'password', 'Password must contain at least one number'],
    [{ password: 'x1'.repeat(65) }, 'password', 'Use at most 128 characters'],
  ])('refuses %j', async (wrong, field, message) => {
    const body = { name: 'Sam', email: freshEmail(), password, ...wrong };
    const refused = await on.browser().post('/regUser', body);
    expect(refused).toMatchObject({ status: 400, message, errors: { [field]: message } });
  });
});

describe('a one-time code', () => {
  test('is good once', async () => {
    const [browser, email] = [on.browser(), freshEmail()];
    const code = await codeFor(browser, email);
    expect((await browser.post('/verifyOtp', { email, userOtp: code })).status).toBe(200);
    expect((await browser.post('/verifyOtp', { email, userOtp: code })).status).toBe(400);
  });

  test('is worn out after five wrong tries, even made at once', async () => {
    const [browser, email] = [on.browser(), freshEmail()];
    const code = await codeFor(browser, email);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => browser.post('/verifyOtp', { email, userOtp: wrong })));
    expect((await browser.post('/verifyOtp', { email, userOtp: code })).status).toBe(400);
  });

  test('makes way for the next', async () => {
    const [browser, email] = [on.browser(), freshEmail()];
    const first = await codeFor(browser, email);
    const second = await codeFor(browser, email);
    if (first !== second)
      expect((await browser.post('/verifyOtp', { email, userOtp: first })).status).toBe(400);
    expect((await browser.post('/verifyOtp', { email, userOtp: second })).status).toBe(200);
  });

  test('is over after ten minutes', async () => {
    const other = await openShop();
    const [browser, email] = [other.browser(), freshEmail()];
    await browser.post('/getEmailOtp', { email });
    const mail = await until(() => other.mails[0]);
    other.advance(10 * 60_000 + 1000);
    const userOtp = mail.template === 'one-time code' ? mail.code : '';
    expect((await browser.post('/verifyOtp', { email, userOtp })).status).toBe(400);
    await other.close();
  });

  test('of fewer than four characters is no code', async () => {
    const refused = await on.browser().post('/verifyOtp', { email: freshEmail(), userOtp: '123' });
    expect(refused).toMatchObject({ status: 400, message: 'Enter a valid OTP' });
  });

  test('is sent five times an hour and ten a day at most, however the mailbox is spelt', async () => {
    const other = await openShop({ limitFactor: 1 });
    const spellings = [
      ...[
        's.am@gmail.com',
        'SAM@googlemail.com',
        's\u00adam@gmail.com',
        'sam+a@ｇmail.com',
        'sam+b@gmail.com',
      ],
      ...['sam@gmail.com', 's.a.m+c@gmail.com'],
    ];
    const ask = (email: string) => other.browser().post('/getEmailOtp', { email });
    const said = [];
    for (const email of spellings) said.push((await ask(email)).status);
    expect(said).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await ask('samuel@gmail.com')).status).toBe(200);
    await other.shop.db.execute(sql`delete from rate_limits where key like 'codes in 3600:%'`);
    const later = createRateLimits(other.shop.db, 1);
    const somewhere = placeOf('192.0.2.1');
    for (let sent = 5; sent < 10; sent++)
      expect(await countCodeEmail(later, 'sam@gmail.com', somewhere)).toBeUndefined();
    await other.shop.db.execute(sql`delete from rate_limits where key like 'codes in 3600:%'`);
    expect(
      await countCodeEmail(createRateLimits(other.shop.db, 1), 'sam@gmail.com', somewhere),
    ).toBeGreaterThan(3600);
    await other.close();
  });

  test('is sent though the newsletter was asked for in its mailbox’s name until none is sent any more', async () => {
    const other = await openShop({ limitFactor: 1 });
    const said = [];
    for (const spelling of ['ann', 'a.nn', 'ann+a', 'ann+b', 'ann+c', 'ann+d'])
      said.push((await other.browser().post('/subNewsLetter', { email: `${spelling}@gmail.com` })).status);
    expect(said).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await other.browser().post('/getEmailOtp', { email: 'ann@gmail.com' })).status).toBe(200);
    await other.close();
  });

  test('goes to the one form of an e-mail, and other letters before the @ are refused in words', async () => {
    const browser = on.browser();
    const typed = ` Reader\u200b.${newId()}@BÜCHER.example `;
    const kept = typed.trim().toLowerCase().replace('\u200b', '').replace('bücher', 'xn--bcher-kva');
    await browser.post('/verifyOtp', { email: typed, userOtp: await codeFor(browser, kept) });
    expect((await browser.post('/regUser', { email: typed, name: 'Sam', password })).status).toBe(200);
    expect((await browser.post('/isRegistered', { email: kept })).status).toBe(409);
    expect(await browser.post('/getEmailOtp', { email: 'jörg@example.org' })).toMatchObject({
      status: 400,
      errors: { email: rules.emailLetters },
    });
  });
});

describe('signing in', () => {
  test('says the same of a wrong password and of an unknown e-mail', async () => {
    const { email } = await shopper(on);
    const wrong = await on.browser().post('/userLogin', { email, password: 'wrong password' });
    const unknown = await on
      .browser()
      .post('/userLogin', { email: freshEmail(), password: 'wrong password' });
    expect(wrong.status).toBe(401);
    expect(unknown).toEqual(wrong);
  });

  test('locks out an address that guesses, not the owner elsewhere', async () => {
    const { email } = await shopper(on);
    const thief = on.browser();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => thief.post('/userLogin', { email, password: 'a wrong guess' })),
    );
    expect(guesses.filter((guess) => guess.status === 429).length).toBe(2);
    expect((await thief.post('/userLogin', { email, password })).status).toBe(429);
    expect((await on.browser().post('/userLogin', { email, password })).status).toBe(200);
  });

  test('makes a new session each time; signing out ends it', async () => {
    const { browser, email } = await shopper(on);
    const first = browser.cookies.get('hopup_session') ?? '';
    await browser.post('/userLogin', { email, password });
    expect(browser.cookies.get('hopup_session')).not.toBe(first);
    const left = on.browser();
    left.cookies.set('hopup_session', first);
    expect((await left.post('/userName', { email })).status).toBe(401);
    const second = browser.cookies.get('hopup_session') ?? '';
    expect((await browser.post('/signOut', {})).status).toBe(200);
    left.cookies.set('hopup_session', second);
    expect((await left.post('/userName', { email })).status).toBe(401);
  });

  test('sets a cookie that scripts and other sites can’t use', async () => {
    const { browser, email } = await shopper(on);
    const response = await browser.fetch('/userLogin', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
  });

  test('ends 30 days after the last use', async () => {
    const other = await openShop();
    const { browser, email } = await shopper(other);
    other.advance(29 * 86_400_000);
    expect((await browser.post('/userName', { email })).status).toBe(200);
    other.advance(29 * 86_400_000);
    expect((await browser.post('/userName', { email })).status).toBe(200);
    other.advance(31 * 86_400_000);
    expect((await browser.post('/userName', { email })).status).toBe(401);
    await other.close();
  });
});

describe('a session', () => {
  const known = (browser: Client, email: string) => browser.post('/userName', { email });

  test('ends 90 days after the sign-in, however often it is used', async () => {
    const other = await openShop();
    const { browser, email } = await shopper(other);
    for (let days = 0; days < 87; days += 29) {
      other.advance(29 * 86_400_000);
      expect((await known(browser, email)).status).toBe(200);
    }
    other.advance(4 * 86_400_000);
    expect((await known(browser, email)).status).toBe(401);
    expect((await browser.post('/my-sessions', { email })).status).toBe(401);
    await other.close();
  });

  test('is one of twenty of an account at most, also of those that begin at once: the oldest goes', async () => {
    const { browser: oldest, email } = await shopper(on);
    const browsers = Array.from({ length: 27 }, () => on.browser());
    const signIn = (browser: Client) => browser.post('/userLogin', { email, password });
    for (const browser of browsers.slice(0, 19)) await signIn(browser);
    expect((await known(oldest, email)).status).toBe(200);
    await meet(
      on,
      sessions,
      browsers.slice(19).map((browser) => () => signIn(browser)),
    );
    for (const gone of [oldest, ...browsers.slice(0, 7)]) expect((await known(gone, email)).status).toBe(401);
    for (const browser of browsers.slice(7)) expect((await known(browser, email)).status).toBe(200);
    const listed = (await browsers[7]?.post('/my-sessions', { email }))?.sessions ?? [];
    expect(listed).toHaveLength(20);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    const times = listed.map(({ signedInAt }) => signedInAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('is left alone where all others are ended', async () => {
    const { browser, email } = await shopper(on);
    const [other, stranger] = [on.browser(), await shopper(on)];
    await other.post('/userLogin', { email, password });
    expect(await browser.post('/sign-out-others', { email })).toMatchObject({
      status: 200,
      message: answers.accounts.signedOutElsewhere(1),
    });
    expect((await known(other, email)).status).toBe(401);
    expect((await known(stranger.browser, stranger.email)).status).toBe(200);
    expect((await browser.post('/my-sessions', { email })).sessions).toMatchObject([{ current: true }]);
  });
});

test('a new password ends the codes and grants that others had got before, and a letter says so', async () => {
  const { email } = await shopper(on);
  const [thief, owner] = [on.browser(), on.browser()];
  await thief.post('/verifyOtp', { email, userOtp: await codeFor(thief, email) });
  await owner.post('/verifyOtp', { email, userOtp: await codeFor(owner, email) });
  const later = await codeFor(thief, email);
  expect((await owner.post('/update-pass', { email, newPassword: 'the owner’s own' })).status).toBe(200);
  expect((await thief.post('/update-pass', { email, newPassword: 'the thief’s own' })).status).toBe(403);
  expect((await thief.post('/verifyOtp', { email, userOtp: later })).status).toBe(400);
  await until(() => on.mails.find((mail) => mail.to === email && mail.template === 'password changed'));
  expect((await on.browser().post('/userLogin', { email, password: 'the owner’s own' })).status).toBe(200);
});

test('a new password ends the old one and every session', async () => {
  const { browser, email } = await shopper(on);
  const forgetful = on.browser();
  await forgetful.post('/verifyOtp', { email, userOtp: await codeFor(forgetful, email) });
  expect((await forgetful.post('/update-pass', { email, newPassword: 'short' })).message).toBe(
    'Pass must contain at least 7 characters',
  );
  expect((await forgetful.post('/update-pass', { email, newPassword: 'another one' })).status).toBe(200);
  expect((await browser.post('/userName', { email })).status).toBe(401);
  expect((await on.browser().post('/userLogin', { email, password })).status).toBe(401);
  expect((await on.browser().post('/userLogin', { email, password: 'another one' })).status).toBe(200);
});

describe('name and address', () => {
  test('are kept, changed and read by their owner', async () => {
    const { browser, email } = await shopper(on, { withAddress: false });
    expect((await browser.post('/readAddress', { email })).status).toBe(404);
    expect((await browser.post('/updateAddress', { email, ...address })).status).toBe(404);
    expect((await browser.post('/newAddress', { email, ...address })).status).toBe(200);
    expect((await browser.post('/newAddress', { email, ...address })).status).toBe(409);
    await browser.post('/updateAddress', { email, ...address, city: 'Elsewhere' });
    expect(await browser.post('/readAddress', { email })).toMatchObject({ ...address, city: 'Elsewhere' });
    await browser.post('/updateUserName', { email: email.toUpperCase(), name: 'Samantha' });
    expect((await browser.post('/userName', { email })).name).toBe('Samantha');
  });

  test('a short address is advised against, but kept', async () => {
    const { browser, email } = await shopper(on, { withAddress: false });
    expect((await browser.post('/newAddress', { email, ...address, address: '1 Lane' })).status).toBe(200);
  });

  test('can’t be read or changed by another', async () => {
    const [{ email }, { browser: other }] = await Promise.all([shopper(on), shopper(on)]);
    const nobody = on.browser();
    for (const path of [
      '/readAddress',
      '/newAddress',
      '/updateAddress',
      '/userName',
      '/updateUserName',
    ] as const) {
      const body = { email, ...address };
      expect((await nobody.post(path, body)).status, `${path} by nobody`).toBe(401);
      expect((await other.post(path, body)).status, `${path} by another`).toBe(403);
    }
    const { browser: staff } = await staffMember(on);
    expect((await staff.post('/readAddress', { email })).status).toBe(200);
    expect((await staff.post('/updateUserName', { email, name: 'Renamed' })).status).toBe(401);
  });
});

describe('leaving', () => {
  test('takes the data along, and leaves orders without the person', async () => {
    const { browser, email } = await shopper(on);
    const id = await product(on);
    const orderId = await buy(on, browser, { email, lines: [[id, 1]] });
    await browser.post('/new-review', { productId: id, email, stars: 4, review: 'Fine' });
    const { data } = await browser.post('/my-data', { email });
    expect(data).toMatchObject({
      account: { email },
      address: { city: 'Testham' },
      orders: [{ id: orderId }],
      reviews: [{ stars: 4 }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|token/i);

    expect((await browser.post('/delete-account', { email, password })).status).toBe(409);
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    await until(
      async () =>
        (await browser.post('/user-order-details', { orderId })).data?.[0].paymentStatus === 'Refunded',
    );
    expect((await browser.post('/delete-account', { email, password: 'not my password' })).status).toBe(400);
    expect((await browser.post('/delete-account', { email, password })).status).toBe(200);
    expect((await on.browser().post('/userLogin', { email, password })).status).toBe(401);
    expect((await browser.post('/my-data', { email })).status).toBe(401);

    const left = await on.shop.db.execute(
      sql`select request::text from payments where order_id = ${orderId}`,
    );
    expect(JSON.stringify(left.rows)).not.toContain(email);
    const { browser: staff } = await staffMember(on);
    const order = (await staff.post('/dash-order-details', { orderId })).data?.[0];
    expect(order).toMatchObject({ email: '', name: '', address: '', total: 12.99 });
    const reviews = await on.browser().post('/get-reviews', { productId: id });
    expect(reviews.data?.[0]).toMatchObject({ name: 'Former customer', stars: 4 });
  });

  test('waits for a refund that is on its way, and for one that the card could not take', async () => {
    const { browser, email } = await shopper(on);
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    on.cards.faults.next({ match: 'POST /v1/refunds', do: 'status', times: 1000 });
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    const leave = () => browser.post('/delete-account', { email, password });
    expect(await leave()).toMatchObject({ status: 409, message: answers.accounts.refundOnItsWay });
    const known = eq(refunds.orderId, orderId);
    await on.shop.db.update(refunds).set({ state: 'refused' }).where(known);
    expect(await leave()).toMatchObject({ status: 409, message: answers.accounts.refundRefused });
    on.cards.faults.clear();
    await on.shop.db.update(refunds).set({ state: 'requested' }).where(known);
    await giveRefunds(on.shop, orderId);
    expect((await leave()).status).toBe(200);
    await until(() => on.mails.find((mail) => mail.template === 'order cancelled' && mail.to === email));
  });

  test('can go once staff gave a refused refund another way: noted once, counted, and told', async () => {
    const { browser, email } = await shopper(on);
    const { browser: staff } = await staffMember(on);
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    const analytics = async () =>
      (await staff.send('/dash-analytics', { method: 'GET' })).data?.totalRevenue ?? 0;
    on.cards.faults.next({ match: 'POST /v1/refunds', do: 'status', times: 1000 });
    await browser.post('/change-order-status', { orderId, status: 'Cancelled' });
    const given = (note: string) => staff.post('/dash-refund-given', { orderId, note });
    expect((await given('Bank transfer 4711')).status).toBe(409);
    await on.shop.db.update(refunds).set({ state: 'refused' }).where(eq(refunds.orderId, orderId));
    on.cards.faults.clear();
    const before = await analytics();
    expect((await given(' no ')).errors).toEqual({ note: rules.refundNote });
    const twice = await Promise.all([given('Bank transfer 4711'), given('Bank transfer 4711')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await staff.post('/dash-refund-given', { orderId: newId(), note: 'By cash' })).status).toBe(404);
    const { data } = await staff.post('/dash-order-details', { orderId });
    expect(data?.[0]).toMatchObject({
      paymentStatus: 'Refunded',
      refunds: [{ state: 'done', byOtherMeans: true, amount: 12.99 }],
    });
    expect(data?.[0].events.at(-1)).toMatchObject({ event: 'Money returned', by: 'staff' });
    expect(await analytics()).toBeCloseTo(before - 12.99);
    const { data: entries } = await staff.post('/dash-audit', {
      action: 'order refund given',
      find: orderId,
    });
    expect(entries).toMatchObject([{ after: { amountPence: 1299, note: 'Bank transfer 4711' } }]);
    await until(() => on.mails.find((mail) => mail.template === 'order refunded' && mail.to === email));
    expect((await browser.post('/delete-account', { email, password })).status).toBe(200);
  });

  test('leaves nobody to write to: no letter goes without an address', async () => {
    const { browser, email } = await shopper(on);
    const orderId = await buy(on, browser, { email, lines: [[await product(on), 1]] });
    await on.shop.db.update(orders).set({ orderStatus: 'Delivered' }).where(eq(orders.id, orderId));
    expect((await browser.post('/delete-account', { email, password })).status).toBe(200);
    const [order] = await on.shop.db.select().from(orders).where(eq(orders.id, orderId));
    await transact(on.shop, (shop) =>
      emailOnce(shop, { id: orderId, email: order?.email ?? '?' }, 'order shipped'),
    );
    const { rows } = await on.shop.db.execute(
      sql`select 1 from pgboss.job where name = 'mail' and data->>'to' = ''`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a name that reads as if the shop spoke', () => {
  test.each(['Test shop', 'Test shop staff', 'Admin', 'sup\u200bport'])(
    '%s is refused beside its field',
    async (name) => {
      const { browser, email } = await shopper(on, { withAddress: false });
      const refused = {
        status: 400,
        errors: { name: expect.stringMatching(/^This name reads as if the shop/) },
      };
      expect(await browser.post('/updateUserName', { email, name })).toMatchObject(refused);
      expect(await on.browser().post('/regUser', { email: freshEmail(), name, password })).toMatchObject(
        refused,
      );
      expect((await browser.post('/userName', { email })).name).toBe('Sam Tester');
    },
  );

  test('an e-mail address is called what it is', async () => {
    const { browser, email } = await shopper(on, { withAddress: false });
    expect(await browser.post('/updateUserName', { email, name: email })).toMatchObject({
      status: 400,
      errors: { name: expect.stringMatching(/^This is an e-mail address/) },
    });
  });
});

describe('a password that everybody tries', () => {
  test('is refused beside its field, by registering and by resetting, and another goes on from there', async () => {
    const email = freshEmail();
    const browser = on.browser();
    const refused = (field: string) => ({
      status: 400,
      errors: { [field]: expect.stringMatching(/^This is one of the passwords that are guessed first/) },
    });
    expect(await browser.post('/isRegistered', { email, password: 'Password1' })).toMatchObject(
      refused('password'),
    );
    expect((await browser.post('/isRegistered', { email, password })).status).toBe(200);
    await browser.post('/verifyOtp', { email, userOtp: await codeFor(browser, email) });
    expect(await browser.post('/regUser', { email, name: 'Sam', password: 'Password1' })).toMatchObject(
      refused('password'),
    );
    expect((await browser.post('/regUser', { email, name: 'Sam', password })).status).toBe(200);
    await browser.post('/verifyOtp', { email, userOtp: await codeFor(browser, email) });
    expect(await browser.post('/update-pass', { email, newPassword: 'qwerty123' })).toMatchObject(
      refused('newPassword'),
    );
    expect((await browser.post('/update-pass', { email, newPassword: 'quite another 8' })).status).toBe(200);
  });
});
