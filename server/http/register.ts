import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Call, Failure } from '#contract/call.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import type { Replicas } from '#database/replicas.ts';
import { findSession, type Shopper } from '#shop/accounts/session.ts';
import type { SearchMiss } from '#shop/catalogue/search/search-miss.ts';
import { ownerOf } from '#shop/orders/read.ts';
import { mailboxOf } from '#shop/person/mailbox.ts';
import type { Place } from '#shop/person/place.ts';
import type { Shop } from '#shop/shop.ts';
import { findStaff } from '#shop/staff/sign-in.ts';
import { answers } from '#wording/answers.ts';
import { cachedCalls, callKey } from '../cache/cached-calls.ts';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import { renderFrom } from '../cache/render-from.ts';
import type { RenderLimits } from '../cache/render-limits.ts';
import { pageResponse } from '../cache/response.ts';
import type { SearchMissCounter } from '../cache/search-miss-counter.ts';
import type { Reading } from '../render/render-page.ts';
import { readJson } from './body.ts';
import type { CallContext, Handler } from './call-context.ts';
import { clientPlace } from './client-place.ts';
import { type Cookies, cookiesOf } from './cookies.ts';
import { withDeadline } from './deadline.ts';
import { fail, tooMany } from './failures.ts';
import type { RateLimits } from './rate-limits.ts';
import { type Https, personal, securityHeaders } from './security-headers.ts';

/** For all that one call asks of the payment provider together; ms. */
const deadlineMs = 8_000;

export interface AppServices {
  shop: Shop;
  /** Responses that are the same for everybody. */
  cache: PageCache;
  /** Where those are read. */
  replicas: Replicas;
  /** Of what is not in `cache`. */
  renderLimits: RenderLimits;
  searchMisses: SearchMissCounter;
  limits: RateLimits;
  https: Https;
  trustedProxies: number;
}

/**
 * Registers a call as the contract declares it. In this order, cheapest and least telling first: who asks, how often,
 * what they send, whether it is theirs; then the handler.
 */
export function register(app: Hono, services: AppServices, call: Call, handler: Handler<Call>): void {
  app.on(call.method, call.path, async (c) => {
    const arrivedAt = performance.now();
    const cookies = cookiesOf(c, services.https !== false);
    const place = clientPlace(c, services.trustedProxies);
    const caller = await identify(services.shop, call, cookies);
    const signedOut = mustSignIn(call, caller);
    if (signedOut) return respond(c, signedOut);

    const wait = await countRequest(services.limits, call, place, caller.shopper);
    if (wait) return respond(c, tooMany(wait));

    const read =
      call.encoding === 'json' && call.method === 'POST' ? await readJson(c, call.maxBytes) : { value: {} };
    if ('refused' in read) return respond(c, read.refused);
    const checked = call.body.safeParse(read.value);
    if (!checked.success) return respond(c, wrongFields(checked.error.issues));

    const body = checked.data as Record<string, unknown>;
    const forbidden = await mustOwn(services.shop, call, body, caller);
    if (forbidden) return respond(c, forbidden);

    if (cachedCalls.has(call.path)) {
      const key = callKey(call.path, body);
      const wait = services.cache.has(key) ? undefined : services.renderLimits.take(place, costOf(body));
      if (wait) return respond(c, tooMany(wait));
      const page = await cachedResponse(services, call, key, body, handler);
      if (page.miss) services.searchMisses.add(page.miss, place.address);
      return pageResponse(services.cache, page, c.req.raw.headers);
    }
    const request = c.req.raw;
    const asStaff = caller.staffId !== '';
    const context = { ...services, ...caller, body, cookies, place, arrivedAt, request, asStaff };
    const result = await withDeadline(deadlineMs, () => handler(context as unknown as CallContext<Call>));
    // Staff are told of what a job did, too, and look at once.
    if (asStaff) await services.cache.settled();
    return respond(c, result);
  });
}

/** What an uncached result costs, in pages: half of one, and more the further down a list it begins. */
const costOf = ({ offset }: { offset?: unknown }): number => 0.5 + (Number(offset) || 0) / 5000;

function cachedResponse(
  services: AppServices,
  call: Call,
  key: string,
  body: object,
  handler: Handler<Call>,
): Promise<CachedPage> {
  const render = async (reading: Reading) => {
    let miss: SearchMiss | undefined;
    const searchMissed = (missed: SearchMiss) => {
      miss = missed;
    };
    const shop = { ...services.shop, ...reading, searchMissed };
    const result = await handler({ shop, body } as unknown as CallContext<Call>);
    const headers = {
      ...securityHeaders(services.https),
      'Content-Type': 'application/json',
      'Cache-Control': personal,
      Vary: 'Accept-Encoding',
    };
    return {
      route: call.path,
      status: (result as Failure).status,
      headers,
      body: Buffer.from(JSON.stringify(result)),
      miss,
    };
  };
  return services.cache.get(key, (tags) => renderFrom(services.replicas, tags, render));
}

interface Caller {
  shopper: Shopper | undefined;
  /** '' for nobody of staff. */
  staffId: string;
}

async function identify(shop: Shop, call: Call, cookies: Cookies): Promise<Caller> {
  if (call.caller === 'anyone') return { shopper: undefined, staffId: '' };
  const [session, secret] = [cookies.read('session'), cookies.read('staff')];
  const [shopper, staffId] = await Promise.all([
    session && call.caller !== 'staff' ? findSession(shop, session) : undefined,
    secret && call.caller !== 'shopper' ? findStaff(shop, secret) : undefined,
  ]);
  if (shopper?.renewed && session) cookies.set('session', session);
  return { shopper, staffId: staffId ?? '' };
}

function mustSignIn({ caller }: Call, { shopper, staffId }: Caller): Failure | undefined {
  if (caller === 'shopper' && !shopper) return fail(401, answers.signIn);
  if (caller === 'shopper or staff' && !shopper && !staffId) return fail(401, answers.signIn);
  if (caller === 'staff' && !staffId) return fail(401, answers.staff.signIn);
}

/** Counts a request by each rate of its call; seconds to wait where it is one too many. */
async function countRequest(limits: RateLimits, call: Call, place: Place, shopper: Shopper | undefined) {
  for (const rate of call.rate) {
    const who = { ...place, mailbox: shopper && mailboxOf(shopper.email) }[rate.per];
    const wait = who && (await limits.count(`${call.path}:${rate.per}`, who, rate));
    if (wait) return wait;
  }
}

/** Another's e-mail is 403; another's order is 404, as if there were none (decisions.md section 2). */
async function mustOwn(
  shop: Shop,
  { caller }: Call,
  body: Record<string, unknown>,
  { shopper, staffId }: Caller,
) {
  if (caller === 'shopper' || (caller === 'shopper or staff' && !staffId)) {
    if (body.email !== shopper?.email) return fail(403, answers.notYours);
  }
  if (caller === 'owner or staff' && !staffId) {
    const owner = shopper && (await ownerOf(shop, String(body.orderId)));
    if (!shopper || owner !== shopper.id) return fail(404, answers.orders.none);
  }
}

function wrongFields(issues: Parameters<typeof fieldErrors>[0]): Failure {
  const errors = fieldErrors(issues);
  return fail(400, Object.values(errors)[0] ?? answers.wrongFields, { errors });
}

function respond(c: Context, result: unknown): Response {
  const status = Array.isArray(result) ? 200 : (result as { status: ContentfulStatusCode }).status;
  const { retryAfter } = result as Partial<Failure>;
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  return c.json(result as object, status as ContentfulStatusCode);
}
