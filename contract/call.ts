import { z } from 'zod';

/**
 * Who may make a call (decisions.md section 2):
 * - anyone: no session needed
 * - shopper: the session of the very e-mail in the body; none 401, another 403
 * - shopper or staff: the same, or staff
 * - owner or staff: the order's owner or staff; anybody else 404, so that ids can't be probed
 * - staff: a staff session
 */
export type Caller = 'anyone' | 'shopper' | 'shopper or staff' | 'owner or staff' | 'staff';

/**
 * At most `times` requests in `seconds` from one address (for IPv6 its /64), one network (the /24 or the /48 around it), or
 * one mailbox: that of the shopper who is signed in (shop/person/).
 */
export interface Rate {
  per: 'address' | 'network' | 'mailbox';
  times: number;
  seconds: number;
}

export interface Call<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Path extends string = string,
> {
  method: 'POST' | 'GET';
  path: Path;
  group: string;
  summary: string;
  caller: Caller;
  body: Body;
  /** What a 200 carries beside `status` and `message`. */
  answer: Answer;
  /** The largest body in bytes; more is 413. */
  maxBytes: number;
  rate: Rate[];
  /** `form` for multipart; every other body is JSON. */
  encoding: 'json' | 'form';
}

type Declared<B extends z.ZodType, A extends z.ZodType, P extends string> = Pick<
  Call<B, A, P>,
  'path' | 'group' | 'summary' | 'caller' | 'body' | 'answer'
> &
  Partial<Call<B, A, P>>;

/** Declares a call: the server registers it, the client types it and the tests are made from it. */
export const call = <B extends z.ZodType, A extends z.ZodType, const P extends string>(
  declared: Declared<B, A, P>,
): Call<B, A, P> => ({
  method: 'POST',
  encoding: 'json',
  maxBytes: 32 * 1024,
  rate: usualRate,
  ...declared,
});

/** A call that changes nothing is not limited. */
export const notRateLimited = { rate: [] as Rate[] };

const usualRate: Rate[] = [{ per: 'address', times: 300, seconds: 60 }];

/** At most `times` in `seconds` from one address, and five times as many from the network around it, where others live too. */
export const perPlace = (times: number, seconds: number): Rate[] => [
  { per: 'address', times, seconds },
  { per: 'network', times: 5 * times, seconds },
];

/** No fields. */
export const noFields = z.object({});

/** What a call that failed answers (decisions.md section 1). Status 0 is the client's: no answer came. */
export interface Failure {
  status: 0 | 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  message: string;
  /** The message for each wrong field, by its name on the wire. */
  errors?: Record<string, string>;
  /** With 429: after how many seconds to try again, as `Retry-After` says too. */
  retryAfter?: number;
  /** With 409 of a checkout: what it costs now, in pounds, and why. */
  quote?: WireQuote;
  /** With 409 'You have already paid for this order'. */
  orderId?: string;
}

/** A quote as it travels: pounds (decisions.md section 3). */
export interface WireQuote {
  lines: {
    id: string;
    quantity: number;
    unitPrice: number;
    percent: number;
    total: number;
    available: number;
  }[];
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

/** What a 200 holds. A call that answers a bare array (/cartProduct) gets its status from the client. */
export type Success<C extends Call> = Done & Carried<z.output<C['answer']>>;
interface Done {
  status: 200;
  message?: string;
}
/** zod's empty object allows no key at all, not even the status. */
type Carried<Output> = Output extends Record<string, never> ? unknown : Output;
export type Answer<C extends Call> = Success<C> | Failure;
export type Body<C extends Call> = z.input<C['body']>;
export type CheckedBody<C extends Call> = z.output<C['body']>;
