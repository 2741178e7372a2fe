import type { z } from 'zod';
import type { Call, CheckedBody, Failure, Success } from '#contract/call.ts';
import type { Calls, Path } from '#contract/calls.ts';
import type { Shopper } from '#shop/accounts/session.ts';
import type { Place } from '#shop/person/place.ts';
import type { Shop } from '#shop/shop.ts';
import type { Cookies } from './cookies.ts';
import type { RateLimits } from './rate-limits.ts';

/** What the handler of a call works with. */
export interface CallContext<C extends Call> {
  shop: Shop;
  /** Checked by the call's schema. */
  body: CheckedBody<C>;
  /** Who asks, as the call's declared caller demands: set wherever a session of that kind is required. */
  shopper: Shopper;
  staffId: string;
  /** Whether staff asks, where both shoppers and staff may. */
  asStaff: boolean;
  cookies: Cookies;
  limits: RateLimits;
  /** When the request arrived, by `performance.now()`. */
  arrivedAt: number;
  /** Where the caller is. */
  place: Place;
  /** The request itself, for the call that takes a form. */
  request: Request;
}

/** A bare array goes out as it is. */
export type Result<C extends Call> =
  | (Success<C> extends readonly unknown[] ? z.output<C['answer']> : Success<C>)
  | Failure;
export type Handler<C extends Call> = (context: CallContext<C>) => Promise<Result<C>>;
export type Handlers<Paths extends Path> = { [P in Paths]: Handler<Calls[P]> };
