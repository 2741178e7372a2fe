import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The request that is being answered, for whatever is done on the way. */
export interface CurrentRequest {
  /** Stands in the answer's `X-Request-Id`, in each log line of the request, and where something failed in what people read. */
  id: string;
  /** The pattern of its page's address, once that is known. */
  route?: string;
  /** What it changed is shown to everybody here once this is over: then it is answered. */
  settled?: Promise<void> | undefined;
}

const current = new AsyncLocalStorage<CurrentRequest>();

export const currentRequest = (): CurrentRequest | undefined => current.getStore();

/** Runs `work` as part of a request. */
export const withRequest = <Result>(request: CurrentRequest, work: () => Result): Result =>
  current.run(request, work);

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that the proxy in front gave, where one is trusted and it gave a plain one; else one of our own: 80 random bits. */
export function requestId(given: string | string[] | undefined, trustedProxies: number): string {
  if (trustedProxies > 0 && typeof given === 'string' && wellFormed.test(given)) return given;
  const random = randomUUID();
  return random.slice(0, 8) + random.slice(24);
}
