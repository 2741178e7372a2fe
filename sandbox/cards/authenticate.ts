import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/** Lets through who sends the secret key as a bearer token; anybody else gets 401. */
export function authenticate(secretKey: string): MiddlewareHandler {
  const expected = digest(secretKey);
  return async (c, next) => {
    const [, given] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!given) throw unknown('You did not provide an API key.');
    if (!timingSafeEqual(digest(given), expected))
      throw unknown(`Invalid API Key provided: ${given.slice(0, 8)}****`);
    await next();
  };
}

// Hashes are of one length, whatever was sent.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const unknown = (message: string): Refusal =>
  new Refusal(401, { type: 'invalid_request_error', message }, false);
