import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentRequest } from '#server/http/request-id.ts';
import { newId } from '#shop/tokens.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { openShop, type TestShop } from '../support/shop.ts';

/**
 * Whoever asks for a name learns nothing from what is said, nor from how long it takes: for a name that is known the shop does
 * the same work as for one that is not. `npm run torture -- timing` measures the time itself.
 */

const done = vi.hoisted(() => ({ work: [] as string[] }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const noted =
    <Given extends unknown[], Result>(what: string, deed: (...given: Given) => Result) =>
    (...given: Given) => {
      done.work.push(what);
      return deed(...given);
    };
  return { ...argon2, hash: noted('a hash', argon2.hash), verify: noted('a comparison', argon2.verify) };
});

let on: TestShop;
let soldOut: string;
let known: { email: string; staff: string };
beforeAll(async () => {
  const query = pg.Client.prototype.query;
  // Only what a request asks of the database: the job queue asks too.
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const asked = given[0] as string | { text?: string };
    if (currentRequest()) done.work.push((typeof asked === 'string' ? asked : asked?.text) ?? '?');
    return Reflect.apply(query, this, given);
  } as never);
  on = await openShop({ spread: false });
  soldOut = await product(on, { onHand: 0 });
  known = { email: (await shopper(on)).email, staff: (await staffMember(on)).id };
});
afterAll(() => on.close());
beforeEach(() => {
  done.work.length = 0;
});

const password = 'not their pass 7!';
const asks = {
  'signing in': (email: string) => on.browser().post('/userLogin', { email, password }),
  'asking for a code': (email: string) => on.browser().post('/getEmailOtp', { email }),
  'guessing a code': (email: string) => on.browser().post('/verifyOtp', { email, userOtp: '000000' }),
  'registering without a code': (email: string) =>
    on.browser().post('/regUser', { email, name: 'Sam Tester', password }),
  'resetting without a code': (email: string) =>
    on.browser().post('/update-pass', { email, newPassword: password }),
  'the newsletter': (email: string) => on.browser().post('/subNewsLetter', { email, source: 'footer' }),
  'asking to hear of stock': (email: string) =>
    on.browser().post('/notify-in-stock', { productId: soldOut, email }),
  'signing in as staff': (name: string) =>
    on.browser().post('/login-admin', { id: name, password, pin: '000000' }),
};

test('what is compared for nobody is there before anybody asks', async () => {
  await on.browser().post('/userLogin', { email: `${newId()}@example.org`, password });
  expect(done.work.filter((what) => what.startsWith('a '))).toEqual(['a comparison']);
});

test.each(Object.entries(asks))(
  '%s says and does the same for a name that is known and one that is not',
  async (way, ask) => {
    const staff = way.endsWith('staff');
    const stranger = () => (staff ? `staff-${newId().slice(0, 6)}` : `${newId()}@example.org`);
    const asked = async (name: string) => {
      done.work.length = 0;
      const answer = await ask(name);
      return { answer, work: done.work.toSorted() };
    };
    // The very first question prepares what all later ones use.
    await asked(stranger());
    const [ofKnown, ofStranger] = [await asked(staff ? known.staff : known.email), await asked(stranger())];
    expect(ofKnown.work.length).toBeGreaterThan(0);
    expect(ofStranger).toEqual(ofKnown);
  },
);
