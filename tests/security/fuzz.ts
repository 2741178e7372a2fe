import fc from 'fast-check';
import { calls } from '#contract/calls.ts';
import { categories, orderStatuses } from '#database/enums.ts';
import { bodiesOf, type Sent } from './bodies.ts';

/** Somebody with a session, and what nobody else may ever be shown of theirs. */
export interface Fuzzer {
  name: string;
  /** The Cookie header. */
  cookie: string;
  email?: string;
  /** Stands in their address, their order and whatever they write. */
  marker?: string;
  orderId?: string;
}

export interface Target {
  url: string;
  callers: Fuzzer[];
  productId: string;
  key: string;
}

export interface Found {
  sent: number;
  /** How many answers had each status. */
  statuses: Record<number, number>;
  /** How many bodies each call was sent. */
  byCall: Record<string, number>;
  /** The longest an answer took, in ms. */
  longestMs: number;
  /** What should not be, a line each. */
  wrong: string[];
}

/** Reviews are there to be read by everybody. */
const readByAll = new Set(['/get-reviews']);
/** These would end the sessions that the rest is sent with. */
const endsSession = new Set(['/signOut', '/logout-admin']);
/** Whoever writes under somebody's e-mail writes to them: it is among what the shop holds about that e-mail. */
const toldOnly = new Set(['/newContact', '/subNewsLetter']);
const atOnce = 16;
/** A call that takes longer hangs. */
const patienceMs = 20_000;

/**
 * Sends bodies made from each call's schema, as each kind of caller, many at once. Wrong are: an answer from 500 on, none
 * at all, one that is no JSON, and one that shows what belongs to somebody else (reliability.md A1, A3).
 */
export async function fuzz(target: Target, count: number, seed: number): Promise<Found> {
  const found: Found = { sent: 0, statuses: {}, byCall: {}, longestMs: 0, wrong: [] };
  const jobs = requests(target, count, seed);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { path, by, sent } of jobs) await send(target, found, path, by, sent);
    }),
  );
  return found;
}

/** One body for each call by each caller, over and over, until there were enough; made a round at a time. */
function* requests({ callers, ...known }: Target, count: number, seed: number) {
  const posts = calls.filter((call) => call.method === 'POST');
  const everybody = posts.flatMap((call) =>
    callers.map((by) => ({
      path: call.path,
      by: endsSession.has(call.path) ? { ...by, cookie: 'hopup_session=none; hopup_staff=none' } : by,
      bodies: bodiesOf(call, poolOf(by, toldOnly.has(call.path) ? [] : callers, known)),
    })),
  );
  const perRound = 4;
  for (let made = 0, round = 0; made < count; round++) {
    const sets = everybody.map(({ path, by, bodies }, n) => ({
      path,
      by,
      made: fc.sample(bodies, { numRuns: perRound, seed: seed + round * 1000 + n }),
    }));
    for (let n = 0; n < perRound; n++) {
      for (const { path, by, made: bodies } of sets) {
        const sent = bodies[n];
        if (sent && made++ < count) yield { path, by, sent };
      }
    }
  }
}

/** What may stand in fields: the e-mails and orders of all these, but only the caller’s own texts. */
function poolOf(
  by: Fuzzer,
  callers: Fuzzer[],
  { productId, key }: Pick<Target, 'productId' | 'key'>,
): unknown[] {
  const others = callers
    .flatMap(({ email, orderId }) => [email, orderId])
    .filter((known) => known !== undefined);
  return [
    ...others,
    ...(by.email ? Array.from({ length: 4 }, () => by.email) : []),
    ...[productId, productId, 'no-such-id', 'all', key, 'WELCOME10', 'somebody-new@example.org'],
    ...[by.marker ?? 'nobody', `${by.marker ?? 'some'} text that is long enough for whatever asks for it`],
    ...['07700 900123', 'a wrong password 7', '123456', 'Trade show, 3 pm', 'none.webp'],
    ...['2026-12-24', '0000-01-01', '0000-02-29', '0000-12-31', '0001-01-01', '9999-12-31'],
    ...[0, 1, 2, 3, 5, 10, 20, 50, 100, 12.99, 24.5, '7', '15', true, false, 'true', undefined],
    ...[
      'Success',
      'Failed',
      'newest',
      'priceLowToHigh',
      'Show All',
      'Accepted',
      'low',
      'refused',
      'percentage',
      'flat',
    ],
    ...['trade', 'bulk', 'special', 'other', ...categories, ...orderStatuses],
    'title,description,price,catagory,quantity,img1\nA title,A description,1,bbs,1,none.webp',
  ];
}

async function send(target: Target, found: Found, path: string, by: Fuzzer, sent: Sent): Promise<void> {
  const wrong = (what: string) => {
    const body = sent.body.subarray(0, 300).toString();
    if (found.wrong.length < 100) found.wrong.push(`${path} by ${by.name} ${what}: ${sent.type} ${body}`);
  };
  found.sent += 1;
  found.byCall[path] = (found.byCall[path] ?? 0) + 1;
  const began = performance.now();
  try {
    const response = await posted(target.url + path, by, sent, found.sent);
    const text = await response.text();
    found.statuses[response.status] = (found.statuses[response.status] ?? 0) + 1;
    if (response.status >= 500) wrong(`is ${response.status}`);
    JSON.parse(text);
    const leak = readByAll.has(path) ? undefined : leaked(target.callers, by, text);
    if (leak) wrong(`shows what is ${leak}’s`);
  } catch (error) {
    wrong(`has no answer (${(error as Error).message})`);
  }
  found.longestMs = Math.max(found.longestMs, performance.now() - began);
}

/** Whose marker stands in what another shopper, or nobody, was answered. */
const leaked = (callers: Fuzzer[], by: Fuzzer, text: string): string | undefined =>
  by.name === 'staff'
    ? undefined
    : callers.find(({ name, marker }) => name !== by.name && marker && text.includes(marker))?.name;

/** Posts a body; once more where the connection that was kept open is closed just as it is used again. */
async function posted(url: string, by: Fuzzer, sent: Sent, count: number): Promise<Response> {
  const request = () =>
    fetch(url, {
      method: 'POST',
      headers: {
        ...(sent.type && { 'Content-Type': sent.type }),
        ...(sent.encoding && { 'Content-Encoding': sent.encoding }),
        Cookie: by.cookie,
        'X-Forwarded-For': `10.${count & 255}.${(count >> 8) & 255}.1`,
      },
      body: new Uint8Array(sent.body),
      signal: AbortSignal.timeout(patienceMs),
    });
  return request().catch((error: Error) => {
    if (error.name === 'TimeoutError') throw error;
    return request();
  });
}
