import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** Gives what `work` asks of the payment provider so long altogether, retries included; ms. */
export const withDeadline = <Result>(ms: number, work: () => Promise<Result>): Promise<Result> =>
  deadlines.run(performance.now() + ms, work);

/** Until the deadline of whoever waits; ms. Infinity where nobody does. */
export const msLeft = (): number => (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - performance.now();
