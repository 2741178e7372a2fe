import type { Answer, Body, Failure } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { kit } from '#wording/kit.ts';

type Path = keyof Calls;
type PostPath = { [P in Path]: Calls[P]['method'] extends 'GET' ? never : P }[Path];

/** How long a call may take, in milliseconds, before it counts as a connection that failed. */
const patience = 15_000;

/**
 * Makes a call of spec.md section 7. Never throws: whatever the server says comes back as it is, with `status`, and
 * where no answer came (no network, 15 s gone by, `signal` aborted) as status 0 with 'Connection Error', or 'Something went wrong'
 * where what came was none of the shop's.
 * `/cartProduct` answers a bare array; it carries `status` as a property of the array.
 */
export function post<P extends PostPath>(
  path: P,
  body: Body<Calls[P]>,
  options: Options = {},
): Promise<Answer<Calls[P]>> {
  return ask(path, {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The same for the call that spec.md makes with GET. */
export function get(
  path: '/dash-analytics',
  options: Options = {},
): Promise<Answer<Calls['/dash-analytics']>> {
  return ask(path, { ...options, method: 'GET' });
}

export interface Options {
  signal?: AbortSignal;
  /** How long an answer may take, for what takes longer than anything that shoppers wait for; ms. */
  patienceMs?: number;
}

async function ask<Reply>(
  path: string,
  { signal, patienceMs = patience, ...request }: RequestInit & Options,
): Promise<Reply> {
  const limit = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(path, {
      ...request,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const found: unknown = await response.json();
    if (typeof found !== 'object' || found === null) return noAnswer(kit.error.title) as Reply;
    // What stands in front of the shop may refuse without a word.
    if (!response.ok) return { message: kit.error.title, ...found, status: response.status } as Reply;
    return Object.assign(found, { status: response.status }) as Reply;
  } catch (failure) {
    // Something answered that is not the shop, such as what stands in front of it.
    return noAnswer(failure instanceof SyntaxError ? kit.error.title : kit.connectionError) as Reply;
  }
}

const noAnswer = (message: string): Failure => ({ status: 0, message });
