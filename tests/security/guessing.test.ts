import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { oneTimeCodes } from '#database/schema.ts';
import { countCodeEmail } from '#server/http/email-limit.ts';
import { createRateLimits } from '#server/http/rate-limits.ts';
import { placeOf } from '#shop/person/place.ts';
import type { Mail } from '#shop/shop.ts';
import { addStaff } from '#shop/staff/accounts.ts';
import type { Client } from '../support/client.ts';
import { password, shopper } from '../support/people.ts';
import { metricsToken, openShop, shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** What is compared with a secret, counted: every comparison of passwords and pins goes through argon2's verify. */
const compared = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return {
    ...argon2,
    verify: (...asked: Parameters<typeof argon2.verify>) => {
      compared.count += 1;
      return argon2.verify(...asked);
    },
  };
});

const on = await shopForTests();

const comparisons = async (deed: () => Promise<unknown>): Promise<number> => {
  const before = compared.count;
  await deed();
  return compared.count - before;
};

type CodeMail = Extract<Mail, { template: 'one-time code' }>;
const codeFor = (email: string): Promise<string> =>
  until(
    () =>
      on.mails.findLast((mail): mail is CodeMail => mail.template === 'one-time code' && mail.to === email)
        ?.code,
  );

describe('a mailed code', () => {
  test('survives no more than five of a thousand guesses made at once', async () => {
    const email = 'a-thousand@example.org';
    const asking = on.browser();
    await asking.post('/getEmailOtp', { email });
    const right = await codeFor(email);
    const wrong = Array.from({ length: 1000 }, (_, n) =>
      String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0'),
    );
    // The same cookie from fifty addresses.
    const guessers = Array.from({ length: 50 }, () => {
      const guesser = on.browser();
      for (const [name, value] of asking.cookies) guesser.cookies.set(name, value);
      return guesser;
    });
    const answers = await Promise.all(
      guessers.map(async (browser, n) => {
        const said: number[] = [];
        for (const userOtp of wrong.slice(n * 20, n * 20 + 20))
          said.push((await browser.post('/verifyOtp', { email, userOtp })).status);
        return said;
      }),
    );
    expect(new Set(answers.flat())).toEqual(new Set([400]));
    const [row] = await on.shop.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
    expect(row?.tries, 'tries that were counted, and so compared').toBe(5);
    expect((await asking.post('/verifyOtp', { email, userOtp: right })).status).toBe(400);
  });

  test('is right in the browser alone that asked for it, and others wear nothing out', async () => {
    const { browser: owner, email } = await shopper(on);
    await owner.post('/getEmailOtp', { email });
    const userOtp = await codeFor(email);
    const [stranger, other] = [on.browser(), on.browser()];
    await other.post('/getEmailOtp', { email: 'asked-for-another@example.org' });
    stranger.cookies.set('hopup_code', 'A'.repeat(43));
    for (const browser of [on.browser(), stranger, other, stranger, other, stranger, other])
      expect((await browser.post('/verifyOtp', { email, userOtp })).status).toBe(400);
    expect((await owner.post('/verifyOtp', { email, userOtp })).status).toBe(200);
  });

  /** A shop whose operator's warnings are kept, and somebody there who asked for a code. */
  const openBesieged = async () => {
    const warned: string[] = [];
    const log = { debug() {}, info() {}, warn: (_: object, what: string) => warned.push(what), error() {} };
    const besieged = await openShop({ log });
    let asked = 0;
    const ask = async (ip: string, known?: string) => {
      asked += 1;
      const email = known ?? `besieged-${asked}@example.org`;
      const browser = Object.assign(besieged.browser(), { ip });
      const sent = besieged.mails.length;
      expect((await browser.post('/getEmailOtp', { email })).status).toBe(200);
      const { code: right } = await until(() =>
        besieged.mails.slice(sent).find((mail): mail is CodeMail => 'code' in mail && mail.to === email),
      );
      const typed = async (userOtp: string) => (await browser.post('/verifyOtp', { email, userOtp })).status;
      return { right: () => typed(right), wrong: () => typed(right === '000000' ? '000001' : '000000') };
    };
    return { besieged, ask, warned };
  };

  test('keeps nobody else’s from being compared, however many somebody guesses wrong, and the operator sees it', async () => {
    const { besieged, ask, warned } = await openBesieged();
    const guessers = await Promise.all(Array.from({ length: 14 }, (_, n) => ask(`203.0.${n}.1`)));
    const statuses: number[] = [];
    for (const guesser of guessers)
      for (let tries = 0; tries < 5; tries++) statuses.push(await guesser.wrong());
    expect(statuses.slice(0, 60), 'sixty in a minute').toEqual(Array(60).fill(400));
    const few = [400, 400, 400, 429, 429];
    expect(statuses.slice(60), 'then three of a network').toEqual([...few, ...few]);
    const guesser = await ask('203.0.13.2');
    expect(await guesser.right(), 'not even right, from there').toBe(429);
    expect(warned.join()).toContain('codes are guessed');
    const owner = await ask('198.51.100.1');
    expect(await owner.wrong(), 'mistyped once').toBe(400);
    expect(await owner.right()).toBe(200);
    const figures = await besieged
      .browser()
      .fetch('/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } });
    expect(await figures.text()).toMatch(/^hopup_codes_wrong_minute 6[01]$/m);
    await besieged.close();
  });

  test('is compared twenty times an hour from an address, sixty a day from a network, thirty a day for a mailbox', async () => {
    const { db } = on.shop;
    const compared = async (times: number, ip: (n: number) => string, email?: string) => {
      let many = 0;
      for (let n = 0; n < times; n++) {
        // So few that the whole shop's count is not reached.
        if (n % 40 === 0) await db.execute(sql`delete from rate_limits where key like 'wrong codes in%'`);
        if (n % 40 === 0) limits = createRateLimits(db, 1);
        const guess = await limits.guessCode(email ?? `${ip(n)}-${n}@example.org`, placeOf(ip(n)));
        if (!('wait' in guess)) many += 1;
      }
      return many;
    };
    let limits = createRateLimits(db, 1);
    expect(await compared(25, () => '198.51.100.1'), 'an address').toBe(20);
    expect(await compared(65, (n) => `2001:db8:1:${n}::1`), 'a /48').toBe(60);
    expect(await compared(65, (n) => `203.0.113.${n}`), 'a /24').toBe(60);
    expect(await compared(35, (n) => `203.0.${n}.1`, 'guessed@example.org'), 'a mailbox').toBe(30);
  });

  test('reaches its owner, and is compared, where they signed in before, whatever strangers used up', async () => {
    const { besieged, ask } = await openBesieged();
    const { browser: owner, email } = await shopper(besieged);
    const limits = createRateLimits(besieged.shop.db, 1);
    for (let n = 0; n < 30; n++) await limits.guessCode(email, placeOf(`203.0.${n}.1`));
    expect(await (await ask('203.0.99.1', email)).right(), 'thirty were wrong').toBe(429);
    for (let n = 0; n < 10; n++) await countCodeEmail(limits, email, placeOf('203.0.113.1'));
    expect(await countCodeEmail(limits, email, placeOf('198.51.100.9'))).toBeGreaterThan(0);
    expect(await countCodeEmail(limits, email, placeOf(owner.ip))).toBeUndefined();
    expect(await (await ask(owner.ip, email)).right()).toBe(200);
    await besieged.close();
  });

  test.each([
    ['/getEmailOtp', 5],
    ['/isRegistered', 5],
    ['/isRegistered2', 5],
    ['/verifyOtp', 15],
    ['/regUser', 5],
    ['/update-pass', 5],
    ['/subNewsLetter', 3],
    ['/newContact', 3],
  ])(
    'is asked for, typed or guessed at no more often from one /48 or /24 than a network may: %s',
    async (path, times) => {
      const other = await openShop({ limitFactor: 0.05 });
      const ask = async (ip: string, n: number) => {
        const headers = { 'X-Forwarded-For': ip };
        const body = JSON.stringify({ email: `network-${ip.length}-${n}@example.org`, userOtp: '123456' });
        return (await other.browser().send(path, { body, headers })).status;
      };
      const statuses = { v6: [] as number[], v4: [] as number[] };
      for (let n = 0; n < times + 2; n++) {
        statuses.v6.push(await ask(`2001:db8:7:${n}::1`, n));
        statuses.v4.push(await ask(`198.51.100.${n}`, n));
      }
      for (const said of Object.values(statuses)) {
        expect(said.slice(0, times)).not.toContain(429);
        expect(said.slice(times)).toEqual([429, 429]);
      }
      expect(await ask('2001:db8:8:1::1', 99)).not.toBe(429);
      await other.close();
    },
  );

  test('lets in only the browser that typed it, only for its e-mail', async () => {
    const [email, other] = ['own@example.org', 'others@example.org'];
    const [browser, elsewhere] = [on.browser(), on.browser()];
    await browser.post('/getEmailOtp', { email });
    expect((await browser.post('/verifyOtp', { email, userOtp: await codeFor(email) })).status).toBe(200);
    const account = { name: 'Sam', email, password };
    expect((await elsewhere.post('/regUser', account)).status).toBe(403);
    expect((await browser.post('/regUser', { ...account, email: other })).status).toBe(403);
    expect((await browser.post('/regUser', account)).status).toBe(200);
  });

  test('says the same whether it is wrong, used, over, another’s, or was never sent', async () => {
    const { browser, email } = await shopper(on);
    await browser.post('/getEmailOtp', { email });
    const right = await codeFor(email);
    const guesses = [
      { email, userOtp: right === '000000' ? '000001' : '000000' },
      { email: 'never@example.org', userOtp: right },
    ];
    const said = [];
    for (const guess of guesses) said.push(await browser.post('/verifyOtp', guess));
    expect((await browser.post('/verifyOtp', { email, userOtp: right })).status).toBe(200);
    said.push(await browser.post('/verifyOtp', { email, userOtp: right }));
    await browser.post('/getEmailOtp', { email });
    on.advance(11 * 60_000);
    said.push(await browser.post('/verifyOtp', { email, userOtp: await codeFor(email) }));
    for (const answer of said) expect(answer).toEqual(said[0]);
  });
});

describe('a password', () => {
  const signIn = (browser: Client, email: string, typed = 'not the password 1') =>
    browser.post('/userLogin', { email, password: typed });

  test('is compared a hundred times an hour at most, from however many addresses', async () => {
    const { browser: owner, email } = await shopper(on);
    await owner.post('/signOut', {});
    const count = await comparisons(async () => {
      for (let n = 0; n < 15; n++) {
        const attacker = on.browserHere();
        await Promise.all(Array.from({ length: 10 }, () => signIn(attacker, email)));
      }
    });
    expect(count).toBeLessThanOrEqual(100);
    expect(count, 'the owner’s own first sign-in counts among them').toBeGreaterThanOrEqual(99);
    expect((await signIn(on.browser(), email, password)).status, 'not even right, from anywhere new').toBe(
      429,
    );
    expect((await signIn(owner, email, password)).status, 'from where the owner signed in before').toBe(200);
  });

  test('that was set anew by mail opens the account to its owner, whoever guesses', async () => {
    const { email } = await shopper(on);
    const limits = createRateLimits(on.shop.db, 1);
    for (let n = 0; n < 100; n++) await limits.guess('password', email, `192.0.2.${n}`);
    const owner = on.browser();
    expect((await signIn(owner, email, password)).status).toBe(429);
    await owner.post('/getEmailOtp', { email });
    await owner.post('/verifyOtp', { email, userOtp: await codeFor(email) });
    expect((await owner.post('/update-pass', { email, newPassword: 'quite another 8' })).status).toBe(200);
    expect((await signIn(owner, email, 'quite another 8')).status).toBe(200);
  });

  test('is no easier guessed with addresses made up in a header, nor with the many of one IPv6 network', async () => {
    const { email } = await shopper(on);
    const ask = (forwarded: string) =>
      on.browserHere().send('/userLogin', {
        body: JSON.stringify({ email, password: 'not the password 1' }),
        headers: { 'X-Forwarded-For': forwarded },
      });
    const made = await comparisons(async () => {
      for (let n = 0; n < 12; n++) await ask(`198.51.100.${n}, 203.0.113.9`);
    });
    expect(made, 'only what the trusted proxy saw counts').toBe(10);
    const network = await comparisons(async () => {
      for (let n = 0; n < 12; n++) await ask(`2001:db8:1:2:${n}::${n}`);
    });
    expect(network, 'a /64 is one address').toBe(10);
    const mapped = await comparisons(async () => {
      for (const form of ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9:4711']) await ask(form);
    });
    expect(mapped, 'an IPv4 address is one, however it is written').toBe(0);
  });

  test('stays locked when the shop starts again', async () => {
    const { email } = await shopper(on);
    const attacker = on.browser();
    for (let n = 0; n < 10; n++) await signIn(attacker, email);
    const afterwards = createRateLimits(on.shop.db, 1000);
    expect(await afterwards.guess('password', email, attacker.ip)).toBeGreaterThan(0);
    expect(await afterwards.guess('password', email, '192.0.2.77')).toBeUndefined();
  });
});

describe('staff secrets', () => {
  test('are tried five times from an address, whichever ids; a right pin alone or a right password alone is nothing', async () => {
    const id = 'staff-guessed';
    await addStaff(on.shop, { id, password, pin: '135790' }, 'test');
    const attacker = on.browserHere();
    const tries = [
      { id, password, pin: '000000' },
      { id, password: 'wrong password 1', pin: '135790' },
      { id: 'staff-nobody', password, pin: '135790' },
      { id, password: 'wrong password 2', pin: '135790' },
      { id: 'staff-other', password, pin: '135790' },
      { id, password, pin: '135790' },
    ];
    const statuses: number[] = [];
    const works: number[] = [];
    for (const typed of tries)
      works.push(
        await comparisons(async () => statuses.push((await attacker.post('/login-admin', typed)).status)),
      );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(works, 'password and pin are both compared, known id or not').toEqual([2, 2, 2, 2, 2, 0]);
    expect((await on.browser().post('/login-admin', { id, password, pin: '135790' })).status).toBe(200);
  });

  test('are compared a hundred times an hour at most, but for addresses that they signed in from', async () => {
    const id = 'staff-besieged';
    await addStaff(on.shop, { id, password, pin: '135790' }, 'test');
    const owner = on.browser();
    expect((await owner.post('/login-admin', { id, password, pin: '135790' })).status).toBe(200);
    const limits = createRateLimits(on.shop.db, 1);
    for (let n = 0; n < 100; n++) await limits.guess('staff', id, `192.0.2.${n}`);
    const right = { id, password, pin: '135790' };
    expect(await comparisons(() => on.browser().post('/login-admin', right)), 'from anywhere new').toBe(0);
    expect((await owner.post('/login-admin', { id, password, pin: '135790' })).status).toBe(200);
  });

  const pin = '135790';
  const right = (id: string) => ({ id, password, pin });
  const wrong = (id: string) => ({ id, password, pin: '000000' });
  const at = async (browser: Client, body: object, ip: string) =>
    (
      await browser.send('/login-admin', {
        body: JSON.stringify(body),
        headers: { 'X-Forwarded-For': ip },
      })
    ).status;
  const someone = async (id: string) => {
    await addStaff(on.shop, right(id), 'test');
    const browser = on.browser();
    expect((await browser.post('/login-admin', right(id))).status).toBe(200);
    return browser;
  };

  test('lock nobody out of a device that they signed in on, from their own address or from everywhere', async () => {
    const id = 'staff-on-device';
    const owner = await someone(id);
    const limits = createRateLimits(on.shop.db, 1);
    for (let n = 0; n < 100; n++) await limits.guess('staff', id, `192.0.2.${n}`);
    const beside = on.browser();
    for (let n = 0; n < 6; n++) await at(beside, wrong(id), owner.ip);
    expect(await at(beside, right(id), owner.ip)).toBe(429);
    expect(await at(owner, right(id), owner.ip), 'beside who guesses').toBe(200);
    for (let n = 0; n < 6; n++) await at(beside, wrong(id), owner.ip);
    expect(await at(owner, right(id), '198.51.100.7'), 'from anywhere new').toBe(200);
  });

  test('are tried five times on a device, and only for who signed in on it', async () => {
    const [id, other] = ['staff-own-device', 'staff-of-another'];
    const thief = await someone(id);
    await someone(other);
    const ip = '198.51.102.1';
    for (let n = 0; n < 5; n++) await at(on.browser(), wrong(other), ip);
    expect(await at(thief, right(other), ip), 'another’s id has no count on this device').toBe(429);
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push(await at(thief, wrong(id), `198.51.101.${n}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('are not helped by a device cookie planted before the sign-in', async () => {
    const id = 'staff-planted';
    await addStaff(on.shop, right(id), 'test');
    const [owner, thief] = [on.browser(), on.browser()];
    for (const browser of [owner, thief]) browser.cookies.set('hopup_device', 'planted'.repeat(6));
    expect(await at(owner, right(id), owner.ip)).toBe(200);
    expect(owner.cookies.get('hopup_device')).not.toBe(thief.cookies.get('hopup_device'));
    const ip = '198.51.103.1';
    for (let n = 0; n < 5; n++) await at(on.browser(), wrong(id), ip);
    expect(await at(thief, right(id), ip)).toBe(429);
    const kept = owner.cookies.get('hopup_device') ?? '';
    expect(await at(owner, right(id), owner.ip)).toBe(200);
    expect(owner.cookies.get('hopup_device'), 'one device is one').toBe(kept);
    const { rows } = await on.shop.db.execute<{ keys: string }>(
      sql`select string_agg(key, ' ') as keys from rate_limits`,
    );
    expect(rows[0]?.keys, 'kept as a hash').not.toContain(kept);
  });
});
