import { createHash } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from './api.ts';
import type { Book } from './book.ts';
import { findSession } from './expire-session.ts';
import { paySession } from './pay-session.ts';
import { expiredPage, paymentForm, style, unknownPage } from './payment-markup.ts';
import type { SessionRecord } from './records.ts';

type Settings = { book: Book; merchantName: string; meet: MiddlewareHandler<Env> };

/** The hosted payment page: plain forms, no script. Mounted at /pay. */
export function createPaymentPage({ book, merchantName, meet }: Settings): Hono<Env> {
  const page = new Hono<Env>();
  page.use(bodyLimit({ maxSize: 16 * 1024 }), meet);

  page.get('/:id', async (c) => {
    if (!book.sessions.has(c.req.param('id'))) return show(c, 404, unknownPage());
    const session = book.write(() => findSession(book, c.req.param('id')));
    if (session.status === 'complete') return c.redirect(successUrl(session), 303);
    return session.status === 'expired'
      ? show(c, 200, expiredPage(session, merchantName), session)
      : show(c, 200, paymentForm(session, merchantName), session);
  });

  page.post('/:id', async (c) => {
    if (!book.sessions.has(c.req.param('id'))) return show(c, 404, unknownPage());
    const form = await c.req.parseBody();
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const typed = { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
    const outcome = book.write(() => paySession(book, c.req.param('id'), typed));
    const { session } = outcome;
    if (outcome.result === 'paid') return c.redirect(successUrl(session), 303);
    if (outcome.result === 'expired') return show(c, 410, expiredPage(session, merchantName), session);
    return show(
      c,
      outcome.declined ? 402 : 400,
      paymentForm(session, merchantName, { messages: outcome.messages, typed }),
      session,
    );
  });
  return page;
}

/** Stripe puts the session's id where the shop's address asks for it. */
const successUrl = (session: SessionRecord): string =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const styleHash = createHash('sha256').update(style).digest('base64');

function show(
  c: Context<Env>,
  status: 200 | 400 | 402 | 404 | 410,
  page: string,
  session?: SessionRecord,
): Response {
  // Browsers hold form-action against the redirect after a form too, so the shop's own origin has to be in it.
  const shop = session ? ` ${new URL(session.successUrl).origin}` : '';
  return c.html(page, status, {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; form-action 'self'${shop}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
}
