import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Call, CheckedBody, Failure, Success } from '#contract/call.ts';
import type { Calls, Path } from '#contract/calls.ts';
import type { Shopper } from '#shop/accounts/session.ts';
import type { Shop } from '#shop/shop.ts';
import { answers } from '#wording/answers.ts';
import { whenInLondon } from '#wording/dates.ts';
import type { Cookies } from './cookies.ts';
import { networkOf } from './networks.ts';
import type { Limits } from './rate-limits.ts';

/** What a request's handler works with, beside the checked body. */
export interface Asked<C extends Call> {
  shop: Shop;
  body: CheckedBody<C>;
  /** Who asks, as the call's declared caller demands: set wherever a session of that kind is required. */
  shopper: Shopper;
  staffId: string;
  /** Whether staff asks, where both shoppers and staff may. */
  asStaff: boolean;
  cookies: Cookies;
  limits: Limits;
  /** When the request arrived, by `performance.now()`. */
  arrivedAt: number;
  /** The caller's address. */
  ip: string;
  /** The request itself, for the call that takes a form. */
  request: Request;
}

/** A bare array goes out as it is. */
export type Reply<C extends Call> =
  | (Success<C> extends readonly unknown[] ? z.output<C['answer']> : Success<C>)
  | Failure;
export type Handler<C extends Call> = (asked: Asked<C>) => Promise<Reply<C>>;
export type Handlers<Paths extends Path> = { [P in Paths]: Handler<Calls[P]> };

/** 429 has a word of its own, below: it says when to come again. */
export const fail = (
  status: Exclude<Failure['status'], 0 | 429>,
  message: string,
  more: Partial<Failure> = {},
): Failure => ({
  status,
  message,
  ...more,
});

/** Refuses one request too many; the answer carries `Retry-After`. `seconds` are whole, from 1. */
export const tooMany = (seconds: number): Failure => ({
  status: 429,
  message: answers.tooMany(seconds),
  retryAfter: seconds,
});

/** The same until a moment, in words of its own that say when that is. */
export const tooManyUntil = (until: Date, now: Date, message: (when: string) => string): Failure => ({
  status: 429,
  message: message(whenInLondon(until, now)),
  retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
});

/**
 * Where the caller is, as limits count it: the socket's address, or behind trusted proxies the one that the outermost of
 * them saw.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  const socket = getConnInfo(c).remote.address ?? 'unknown';
  if (trustedProxies === 0) return networkOf(socket);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  return networkOf(forwarded.at(-trustedProxies) || socket);
}
