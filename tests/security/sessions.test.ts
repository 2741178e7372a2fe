import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { renderLimits } from '#server/cache/render-limits.ts';
import { openWebServer, requestListener } from '#server/http/web-server.ts';
import { Figures } from '#server/metrics/figures.ts';
import { newId, newToken } from '#shop/tokens.ts';
import type { Client } from '../support/client.ts';
import { password, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** Somebody puts a cookie of theirs into another's browser and waits until that one signs in. */

const on = await shopForTests();

const cookie = (browser: Client, kind: string) => browser.cookies.get(`hopup_${kind}`) ?? '';
/** A browser that holds no other cookie than this one. */
const browserWith = (kind: string, secret: string) => {
  const browser = on.browser();
  browser.cookies.set(`hopup_${kind}`, secret);
  return browser;
};
const codeTo = (email: string) =>
  until(() => {
    const mail = on.mails.findLast((mail) => mail.to === email);
    return mail && 'code' in mail ? mail.code : undefined;
  });
/** Proves an e-mail in this browser, and stops there. */
const prove = async (browser: Client, email: string) => {
  await browser.post('/getEmailOtp', { email });
  expect((await browser.post('/verifyOtp', { email, userOtp: await codeTo(email) })).status).toBe(200);
};

describe('a cookie that was there before', () => {
  test.each(['made up beforehand', 'a session of the attacker’s own'])(
    'signing in, %s: it becomes nobody’s session',
    async (kind) => {
      const attacker = await shopper(on);
      const victim = await shopper(on);
      const planted = kind.startsWith('made') ? 'A'.repeat(43) : cookie(attacker.browser, 'session');
      const browser = browserWith('session', planted);
      expect((await browser.post('/userLogin', { email: victim.email, password })).status).toBe(200);
      expect(cookie(browser, 'session')).not.toBe(planted);
      const holder = browserWith('session', planted);
      expect([401, 403]).toContain((await holder.post('/userName', { email: victim.email })).status);
      expect((await holder.post('/userName', { email: attacker.email })).status, 'and it is over').toBe(401);
    },
  );

  test('registering: it becomes nobody’s session', async () => {
    const attacker = await shopper(on);
    const planted = cookie(attacker.browser, 'session');
    const browser = browserWith('session', planted);
    const email = `${newId()}@example.org`;
    await prove(browser, email);
    const registered = await browser.post('/regUser', { email, name: 'Sam Victim', password });
    expect(registered.status).toBe(200);
    expect(cookie(browser, 'session')).not.toBe(planted);
    expect((await browserWith('session', planted).post('/userName', { email })).status).toBe(403);
  });

  test('signing in as staff: it opens nothing, and is over', async () => {
    const [attacker, victim] = [await staffMember(on), await staffMember(on)];
    const planted = cookie(attacker.browser, 'staff');
    const browser = browserWith('staff', planted);
    const { status, key } = await browser.post('/login-admin', { id: victim.id, password, pin: '135790' });
    expect(status).toBe(200);
    expect(cookie(browser, 'staff')).not.toBe(planted);
    expect((await browserWith('staff', planted).post('/dash-users', {})).status).toBe(401);
    expect((await browserWith('staff', planted).post('/verify-login', { key: key ?? '' })).status).toBe(401);
  });

  test('the leave to register or reset, of the attacker’s e-mail: it is none for another', async () => {
    const attacker = await shopper(on);
    await prove(attacker.browser, attacker.email);
    const planted = cookie(attacker.browser, 'grant');
    const victim = await shopper(on);
    const reset = { email: victim.email, newPassword: 'another pass 7!' };
    expect((await browserWith('grant', planted).post('/update-pass', reset)).status).toBe(403);
    const fresh = { email: `${newId()}@example.org`, name: 'Sam Victim', password };
    expect((await browserWith('grant', planted).post('/regUser', fresh)).status).toBe(403);
    expect((await on.browser().post('/userLogin', { email: victim.email, password })).status).toBe(200);
  });

  test('two of one name: whoever is meant by them, it is one of both, and only that one', async () => {
    const [attacker, victim] = [await shopper(on), await shopper(on)];
    const both = [attacker, victim].map(({ browser }) => `hopup_session=${cookie(browser, 'session')}`);
    for (const Cookie of [both.join('; '), both.toReversed().join('; ')]) {
      const asked = [attacker, victim].map(({ email }) =>
        on.browser().send('/userName', { headers: { Cookie }, body: JSON.stringify({ email }) }),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 403]);
    }
  });
});

describe('on HTTPS', () => {
  /** The same shop as it is behind a proxy that speaks HTTPS. */
  const overHttps = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const { shop, cache } = on;
    const limits = {
      scaled: (times: number) => times,
      count: async () => undefined,
      guess: async () => undefined,
      guessStaff: async () => undefined,
      guessedRight: async () => {},
      guessedStaffRight: async () => newToken(),
      isKnown: async () => false,
      guessCode: async () => ({ right: async () => {} }),
    };
    const services = {
      shop,
      cache,
      replicas: on.replicas,
      searchMisses: on.searchMisses,
      renderLimits: renderLimits(1),
      limits,
      https: 'its host' as const,
      trustedProxies: 0,
      figures: new Figures(),
      machine: { processes: 1, backupFolder: '', ownDatabase: false },
    };
    const publicUrl = 'https://shop.example';
    const { orderEvents } = on;
    const app = createApp({ ...services, orderEvents, publicUrl, ready: () => true, pages: new Hono() });
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    };
    const server = openWebServer(services.https).on('request', requestListener(app.fetch, services.https));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
    server.close();
    return answer;
  };

  test('cookies can be set by no other host, nor be read without HTTPS', async () => {
    const { email } = await shopper(on);
    const { id } = await staffMember(on);
    const asStaff = await overHttps('/login-admin', { id, password, pin: '135790' });
    const signIns = [
      ['session', 'Lax', await overHttps('/userLogin', { email, password })],
      ['staff', 'Strict', asStaff],
      ['device', 'Strict', asStaff],
    ] as const;
    for (const [kind, sameSite, answer] of signIns) {
      const set = answer.headers.getSetCookie().find((line) => line.includes(`_${kind}=`)) ?? '';
      expect(set).toMatch(new RegExp(`^__Host-hopup_${kind}=[\\w-]{43};`));
      for (const part of ['; Secure', '; HttpOnly', '; Path=/', `; SameSite=${sameSite}`])
        expect(set).toContain(part);
      expect(set).not.toMatch(/Domain/i);
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  test('a cookie without the prefix, as another host of the domain could set it, is none', async () => {
    const { browser, email } = await shopper(on);
    const secret = cookie(browser, 'session');
    const asked = (name: string) => overHttps('/userName', { email }, { Cookie: `${name}=${secret}` });
    expect((await asked('__Host-hopup_session')).status).toBe(200);
    expect((await asked('hopup_session')).status).toBe(401);
  });
});
