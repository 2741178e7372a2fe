import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { authenticate } from './authenticate.ts';
import type { Book, Rows } from './book.ts';
import { createSession } from './create-session.ts';
import { expireOverdue, expireSession, findSession } from './expire-session.ts';
import { decodeForm, type Form } from './form.ts';
import { type Answer, once, oneAtATime } from './idempotency.ts';
import { newId } from './ids.ts';
import { list } from './list.ts';
import { expand, readParameters } from './parameters.ts';
import { refund } from './refund.ts';
import { missing, Refusal } from './refusal.ts';
import {
  apiVersion,
  type Shown,
  showCharge,
  showDispute,
  showEvent,
  showIntent,
  showLines,
  showRefund,
  showSession,
} from './show.ts';

export type Env = { Bindings: HttpBindings };
type Settings = { book: Book; secretKey: string; apiBase: () => string; meet: MiddlewareHandler<Env> };

/** What a call does with the parameters it was sent; the answer is sent as JSON. */
type Operation = (form: Form) => Shown;

interface Operations {
  book: Book;
  apiBase: () => string;
  /** Changes something, once for an idempotency key; answers when the change is kept. */
  act(c: Context<Env>, operation: Operation): Promise<Response>;
  /** Reads, where even a look can find a session run out; keeps that. */
  look(c: Context<Env>, operation: Operation): Response;
}

/** The part of Stripe's API that the shop uses, and a little around it: https://docs.stripe.com/api. */
export function createApi({ book, secretKey, apiBase, meet }: Settings): Hono<Env> {
  const api = new Hono<Env>();
  api.use(introduce, authenticate(secretKey), bodyLimit({ maxSize: 1024 * 1024 }), oneAtATime(), meet);
  const on = operations(book, apiBase);
  addSessions(api, on);
  addRefunds(api, on);
  addDisputes(api, on);
  addPayments(api, on);
  addEvents(api, on);
  api.notFound((c) => send(c, 404, JSON.stringify(unrecognised(c).body)));
  api.onError((error, c) => {
    if (error instanceof Refusal) return send(c, error.status, JSON.stringify(error.body));
    const body = {
      error: { type: 'api_error', message: 'An unexpected error occurred in the card sandbox.' },
    };
    return send(c, 500, JSON.stringify(body));
  });
  return api;
}

const operations = (book: Book, apiBase: () => string): Operations => ({
  book,
  apiBase,
  async act(c, operation) {
    const form = await c.req.text();
    const key = c.req.header('idempotency-key');
    const request = { key, endpoint: c.req.path, form, apiBase: apiBase() };
    const answer: Answer = book.write(() => once(book, request, () => operation(decodeForm(form))));
    if (key) c.header('idempotency-key', key);
    if (answer.replayed) c.header('idempotent-replayed', 'true');
    return send(c, answer.status, answer.body);
  },
  look(c, operation) {
    const shown = book.write(() => operation(decodeForm(new URL(c.req.url).search)));
    return send(c, 200, JSON.stringify(shown));
  },
});

function addSessions(api: Hono<Env>, { book, apiBase, act, look }: Operations): void {
  api.post('/v1/checkout/sessions', (c) =>
    act(c, (form) => showSession(book, createSession(book, form), apiBase(), expandIn(form))),
  );
  api.get('/v1/checkout/sessions', (c) =>
    look(c, (form) => {
      expireOverdue(book);
      const filters = { payment_intent: z.string().optional(), status: z.string().optional() };
      return list(
        c.req.path,
        book.sessions,
        form,
        filters,
        (session, { payment_intent: intent, status }) =>
          (!intent || session.intentId === intent) && (!status || session.status === status),
        (session) => showSession(book, session, apiBase()),
      );
    }),
  );
  api.get('/v1/checkout/sessions/:id', (c) =>
    look(c, (form) => showSession(book, findSession(book, c.req.param('id')), apiBase(), onlyExpand(form))),
  );
  api.get('/v1/checkout/sessions/:id/line_items', (c) =>
    look(c, () => showLines(findSession(book, c.req.param('id')))),
  );
  api.post('/v1/checkout/sessions/:id/expire', (c) =>
    act(c, (form) => showSession(book, expireSession(book, c.req.param('id')), apiBase(), onlyExpand(form))),
  );
}

function addRefunds(api: Hono<Env>, { book, act, look }: Operations): void {
  api.post('/v1/refunds', (c) => act(c, (form) => showRefund(refund(book, form))));
  api.get('/v1/refunds', (c) =>
    look(c, (form) =>
      list(
        c.req.path,
        book.refunds,
        form,
        { payment_intent: z.string().optional(), charge: z.string().optional() },
        (each, { payment_intent: intent, charge }) =>
          (!intent || each.intentId === intent) && (!charge || each.chargeId === charge),
        showRefund,
      ),
    ),
  );
  api.get('/v1/refunds/:id', (c) =>
    look(c, () => showRefund(find(book.refunds, 'refund', c.req.param('id')))),
  );
}

function addDisputes(api: Hono<Env>, { book, look }: Operations): void {
  api.get('/v1/disputes', (c) =>
    look(c, (form) =>
      list(
        c.req.path,
        book.disputes,
        form,
        { payment_intent: z.string().optional(), charge: z.string().optional() },
        (each, { payment_intent: intent, charge }) =>
          (!intent || each.intentId === intent) && (!charge || each.chargeId === charge),
        showDispute,
      ),
    ),
  );
  api.get('/v1/disputes/:id', (c) =>
    look(c, () => showDispute(find(book.disputes, 'dispute', c.req.param('id')))),
  );
}

function addPayments(api: Hono<Env>, { book, look }: Operations): void {
  api.get('/v1/payment_intents/:id', (c) =>
    look(c, (form) =>
      showIntent(book, find(book.intents, 'payment_intent', c.req.param('id'), 'intent'), onlyExpand(form)),
    ),
  );
  api.get('/v1/charges/:id', (c) =>
    look(c, () => showCharge(find(book.charges, 'charge', c.req.param('id')))),
  );
}

function addEvents(api: Hono<Env>, { book, look }: Operations): void {
  api.get('/v1/events', (c) =>
    look(c, (form) => {
      const filters = { type: z.string().optional(), types: z.array(z.string()).optional() };
      return list(
        c.req.path,
        book.events,
        form,
        filters,
        (event, { type, types }) => (!type || event.type === type) && (!types || types.includes(event.type)),
        (event) => showEvent(book, event),
      );
    }),
  );
  api.get('/v1/events/:id', (c) =>
    look(c, () => showEvent(book, find(book.events, 'event', c.req.param('id')))),
  );
}

const introduce: MiddlewareHandler = async (c, next) => {
  c.header('request-id', newId('req', 14));
  c.header('stripe-version', c.req.header('stripe-version') ?? apiVersion);
  await next();
};

const send = (c: Context, status: number, body: string): Response =>
  c.body(body, status as 200, { 'content-type': 'application/json' });

const onlyExpand = (form: Form): string[] => readParameters(z.strictObject({ expand }), form).expand;
const expandIn = (form: Form): string[] => readParameters(z.object({ expand }), form).expand;

function find<Row>(rows: Rows<Row>, kind: string, id: string, param?: string): Row {
  const row = rows.get(id);
  if (!row) throw missing(kind, id, param);
  return row;
}

const unrecognised = (c: Context): Refusal =>
  new Refusal(
    404,
    {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${c.req.method}: ${c.req.path}). The card sandbox knows only what the shop uses.`,
    },
    false,
  );
