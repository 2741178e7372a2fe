import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Book } from './book.ts';
import { Refusal } from './refusal.ts';
import type { Shown } from './show.ts';

const day = 24 * 60 * 60;

export type Answer = { status: number; body: string; replayed: boolean };
type KeyedRequest = { key: string | undefined; endpoint: string; form: string; apiBase: string };

/**
 * Does an operation once for an idempotency key (https://docs.stripe.com/api/idempotent_requests): the same key and
 * parameters within a day get the first answer again, a refusal by the operation included; other parameters are
 * refused. The key is written in the operation's own transaction. Call inside `book.write`.
 */
export function once(book: Book, request: KeyedRequest, operation: () => Shown): Answer {
  const { key, endpoint, apiBase } = request;
  if (!key) return { ...attempt(operation), replayed: false };
  const params = fingerprint(request.form);
  const kept = book.keys.get(key);
  if (kept && kept.created > book.now() - day) {
    if (kept.endpoint !== endpoint)
      throw reused(key, `for the same endpoint (${kept.endpoint} vs ${endpoint})`);
    if (kept.params !== params) throw reused(key, 'with the same parameters');
    return { status: kept.status, body: kept.body.replaceAll(kept.apiBase, apiBase), replayed: true };
  }
  const answer = attempt(operation);
  book.put('keys', { id: key, created: book.now(), endpoint, params, ...answer, apiBase });
  return { ...answer, replayed: false };
}

function attempt(operation: () => Shown): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(operation()) };
  } catch (error) {
    if (!(error instanceof Refusal) || !error.remembered) throw error;
    return { status: error.status, body: JSON.stringify(error.body) };
  }
}

function fingerprint(form: string): string {
  const pairs = new URLSearchParams(form);
  pairs.sort();
  return createHash('sha256').update(pairs.toString()).digest('base64url');
}

const reused = (key: string, how: string): Refusal =>
  new Refusal(
    400,
    {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used ${how} they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
    false,
  );

/** Refuses a second request with a key while the first one is being answered: 409. */
export function oneAtATime(): MiddlewareHandler {
  const inFlight = new Set<string>();
  return async (c, next) => {
    const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    if (!key) return next();
    if (key.length > 255)
      throw new Refusal(
        400,
        { type: 'idempotency_error', message: 'Idempotency keys can be up to 255 characters.' },
        false,
      );
    if (inFlight.has(key)) throw inUse();
    inFlight.add(key);
    try {
      await next();
    } finally {
      inFlight.delete(key);
    }
  };
}

const inUse = (): Refusal =>
  new Refusal(
    409,
    {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this Idempotency-Key. Try again later.',
    },
    false,
  );
