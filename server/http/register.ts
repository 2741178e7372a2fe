import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Call, Failure } from '#contract/call.ts';
import { findSession, type Shopper } from '#shop/accounts/session.ts';
import { ownerOf } from '#shop/orders/read.ts';
import type { Shop } from '#shop/shop.ts';
import { findStaff } from '#shop/staff/sign-in.ts';
import { answers } from '#wording/answers.ts';
import { withPatience } from '../adapters/stripe-http-client.ts';
import { cachedCalls, callKey } from '../cache/cached-calls.ts';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { RenderLimits } from '../cache/render-limits.ts';
import { pageResponse } from '../cache/response.ts';
import { readJson } from './body.ts';
import { type Asked, addressOf, fail, type Handler, tooMany } from './call-context.ts';
import { type Cookies, cookiesOf } from './cookies.ts';
import { widerNetworkOf } from './networks.ts';
import type { Limits } from './rate-limits.ts';
import { type Https, headersOf, strict } from './security-headers.ts';

/** For the payment provider, all that one call asks of it together. */
const patienceMs = 8_000;

export interface Edge {
  shop: Shop;
  /** Answers that are the same for everybody. */
  cache: PageCache;
  /** Of what `cache` does not hold. */
  renderLimits: RenderLimits;
  limits: Limits;
  https: Https;
  trustedProxies: number;
}

/**
 * Registers a call as the contract declares it. In this order, cheapest and least telling first: who asks, how often,
 * what they send, whether it is theirs; then the handler.
 */
export function register(app: Hono, edge: Edge, call: Call, handler: Handler<Call>): void {
  app.on(call.method, call.path, async (c) => {
    const arrivedAt = performance.now();
    const cookies = cookiesOf(c, edge.https !== false);
    const ip = addressOf(c, edge.trustedProxies);
    const who = await identify(edge.shop, call, cookies);
    const stranger = mustSignIn(call, who);
    if (stranger) return answer(c, stranger);

    const wait = await tooOften(edge.limits, call, ip, who.shopper);
    if (wait) return answer(c, tooMany(wait));

    const read =
      call.encoding === 'json' && call.method === 'POST' ? await readJson(c, call.maxBytes) : { value: {} };
    if ('refused' in read) return answer(c, read.refused);
    const checked = call.body.safeParse(read.value);
    if (!checked.success) return answer(c, wrongFields(checked.error.issues));

    const body = checked.data as Record<string, unknown>;
    const refusal = await notTheirs(edge.shop, call, body, who);
    if (refusal) return answer(c, refusal);

    if (cachedCalls.has(call.path)) {
      const key = callKey(call.path, body);
      const wait = edge.cache.has(key) ? undefined : edge.renderLimits.take(ip, costOf(body));
      if (wait) return answer(c, tooMany(wait));
      return pageResponse(edge.cache, await cachedAnswer(edge, call, key, body, handler), c.req.raw.headers);
    }
    const request = c.req.raw;
    const asStaff = who.staffId !== '';
    const asked = { ...edge, ...who, body, cookies, ip, arrivedAt, request, asStaff };
    const reply = await withPatience(patienceMs, () => handler(asked as unknown as Asked<Call>));
    return answer(c, reply);
  });
}

/** What an answer costs, in pages: half of one, and more the further down a list it begins. */
const costOf = ({ offset }: { offset?: unknown }): number => 0.5 + (Number(offset) || 0) / 5000;

function cachedAnswer(
  edge: Edge,
  call: Call,
  key: string,
  body: object,
  handler: Handler<Call>,
): Promise<CachedPage> {
  return edge.cache.get(key, async (tags) => {
    const shop = { ...edge.shop, cacheTag: tags.add };
    const reply = await handler({ shop, body } as unknown as Asked<Call>);
    const headers = {
      ...headersOf(edge.https),
      'Content-Security-Policy': strict,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
    };
    return {
      route: call.path,
      status: (reply as Failure).status,
      headers,
      body: Buffer.from(JSON.stringify(reply)),
    };
  });
}

interface Who {
  shopper: Shopper | undefined;
  /** '' for nobody of staff. */
  staffId: string;
}

async function identify(shop: Shop, call: Call, cookies: Cookies): Promise<Who> {
  if (call.caller === 'anyone') return { shopper: undefined, staffId: '' };
  const [session, secret] = [cookies.read('session'), cookies.read('staff')];
  const [shopper, staffId] = await Promise.all([
    session && call.caller !== 'staff' ? findSession(shop, session) : undefined,
    secret && call.caller !== 'shopper' ? findStaff(shop, secret) : undefined,
  ]);
  if (shopper?.renewed && session) cookies.set('session', session);
  return { shopper, staffId: staffId ?? '' };
}

function mustSignIn({ caller }: Call, { shopper, staffId }: Who): Failure | undefined {
  if (caller === 'shopper' && !shopper) return fail(401, answers.signIn);
  if (caller === 'shopper or staff' && !shopper && !staffId) return fail(401, answers.signIn);
  if (caller === 'staff' && !staffId) return fail(401, answers.staff.signIn);
}

async function tooOften(limits: Limits, call: Call, ip: string, shopper: Shopper | undefined) {
  for (const rate of call.rate) {
    const who = {
      ip,
      network: widerNetworkOf(ip),
      account: shopper && `account ${shopper.id}`,
    }[rate.per];
    const wait = who && (await limits.count(`${call.path}:${rate.per}`, who, rate));
    if (wait) return wait;
  }
}

/** Another's e-mail is 403; another's order is 404, as if there were none (decisions.md section 2). */
async function notTheirs(
  shop: Shop,
  { caller }: Call,
  body: Record<string, unknown>,
  { shopper, staffId }: Who,
) {
  if (caller === 'shopper' || (caller === 'shopper or staff' && !staffId)) {
    if (body.email !== shopper?.email) return fail(403, answers.notYours);
  }
  if (caller === 'owner or staff' && !staffId) {
    const owner = shopper && (await ownerOf(shop, String(body.orderId)));
    if (!shopper || owner !== shopper.id) return fail(404, answers.orders.none);
  }
}

/** Each field's first message, by its name on the wire. */
function wrongFields(issues: readonly { path: PropertyKey[]; message: string }[]): Failure {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0] ?? 'body')] ??= issue.message;
  return fail(400, Object.values(errors)[0] ?? answers.wrongFields, { errors });
}

function answer(c: Context, reply: unknown): Response {
  const status = Array.isArray(reply) ? 200 : (reply as { status: ContentfulStatusCode }).status;
  const { retryAfter } = reply as Partial<Failure>;
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  c.header('Cache-Control', 'no-store');
  return c.json(reply as object, status as ContentfulStatusCode);
}
