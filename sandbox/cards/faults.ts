import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/**
 * Something that goes wrong with the next `times` (1 unless told) requests that match:
 * - `drop-before`: the connection breaks and nothing was done;
 * - `drop-after`: all was done, the connection breaks before the answer;
 * - `status`, `status-after`: nothing or all was done, the answer is `status` (500 unless told);
 * - `garbage`, `garbage-after`: nothing or all was done, the answer is 200 and a page of somebody else's;
 * - `delay`: done after `delayMs`;
 * - `delay-answer`: done at once, answered after `delayMs`.
 * `delayMs` also holds back the others. `match` is a method and a path, such as 'POST /v1/refunds' or 'POST /pay/*'; a
 * star stands for one part of the path.
 */
export type Fault = {
  match: string;
  do:
    | 'drop-before'
    | 'drop-after'
    | 'status'
    | 'status-after'
    | 'garbage'
    | 'garbage-after'
    | 'delay'
    | 'delay-answer';
  status?: number;
  delayMs?: number;
  times?: number;
};

/** A request that a fault befell; `at` is performance.now(). */
export type Befallen = { request: string; key: string | undefined; at: number };

/** For tests: what shall go wrong. */
export type Faults = {
  next(fault: Fault): void;
  /** Those that have not happened yet. */
  waiting(): Fault[];
  /** What happened so far, oldest first. */
  befallen(): Befallen[];
  clear(): void;
};

export function createFaults(): { faults: Faults; meet: MiddlewareHandler<{ Bindings: HttpBindings }> } {
  let waiting: Required<Fault>[] = [];
  const befallen: Befallen[] = [];
  return {
    faults: {
      next: (fault) => waiting.push({ status: 500, delayMs: 0, times: 1, ...fault }),
      waiting: () => [...waiting],
      befallen: () => [...befallen],
      clear: () => {
        waiting = [];
      },
    },
    meet: async (c, next) => {
      const request = `${c.req.method} ${c.req.path}`;
      const fault = waiting.find((each) => matches(each.match, request));
      if (!fault) return next();
      fault.times -= 1;
      waiting = waiting.filter((each) => each.times > 0);
      befallen.push({ request, key: c.req.header('idempotency-key'), at: performance.now() });
      if (fault.do !== 'delay-answer') await wait(fault.delayMs);
      if (faultsWithin.has(fault.do)) await next();
      if (fault.do === 'delay-answer') await wait(fault.delayMs);
      if (fault.do.startsWith('drop')) c.env.incoming.socket.destroy();
      if (fault.do.startsWith('status')) c.res = c.json(failure(fault.status), fault.status as 500);
      if (fault.do.startsWith('garbage')) c.res = c.html('<h1>Welcome to the hotel</h1>');
      if (fault.do === 'drop-before') c.res = c.body(null);
    },
  };
}

/** Those at which what was asked is done all the same. */
const faultsWithin = new Set<Fault['do']>([
  'drop-after',
  'status-after',
  'garbage-after',
  'delay',
  'delay-answer',
]);

function matches(pattern: string, request: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`).test(request);
}

const failure = (status: number) => ({
  error: {
    type: status === 409 ? 'idempotency_error' : status < 500 ? 'invalid_request_error' : 'api_error',
    ...(status === 429 && { code: 'rate_limit' }),
    message: 'Something went wrong on the card sandbox, as a test asked for.',
  },
});
