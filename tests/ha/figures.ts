import type { LedgerEntry } from '#sandbox/cards/ledger.ts';
import { brokenPromises, type Told } from '../fault-injection/load.ts';
import type { Stack } from './stack.ts';
import type { Traffic } from './traffic.ts';

/** What happened between two moments (performance.now()), to requests. */
export interface RequestFigures {
  requests: number;
  /** 503 with Retry-After. */
  clear: number;
  /** Any other failure: cut off, or an answer from 500 on. */
  broken: number;
  /** The longest time without a good answer to anybody who looked around, and to anybody who ordered; ms. */
  silentMs: { looking: number; ordering: number };
  /** From the beginning to the last failure; ms. */
  errorsEndMs: number;
  /** How often each thing failed, and how: 'picture 503'. */
  failures: Map<string, number>;
}

/** And to the orders that were begun then. */
export interface OrderFigures {
  orders: number;
  paid: number;
  /** Paid at the provider, and neither a sale nor given back. */
  lost: number;
  chargedTwice: number;
  /** Acknowledged by an answer, and not so any more. */
  gone: number;
}

interface Answered {
  what: string;
  status: number;
  at: number;
  ms: number;
  retryAfter: string | null;
}

export function requestFigures({ looks, load }: Traffic, from: number, to: number): RequestFigures {
  const within = (answers: Answered[]) =>
    answers.filter(({ at, ms }) => at + ms >= from && at + ms < to).sort((a, b) => a.at + a.ms - b.at - b.ms);
  const looking = within(looks);
  const ordering = within(load.answers.map((answer) => ({ ...answer, what: answer.path })));
  const failed = [...looking, ...ordering].filter((answer) => isFailed(answer));
  const clear = failed.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null);
  return {
    requests: looking.length + ordering.length,
    clear: clear.length,
    broken: failed.length - clear.length,
    silentMs: { looking: longestSilence(looking, from, to), ordering: longestSilence(ordering, from, to) },
    errorsEndMs: Math.max(0, ...failed.map(({ at, ms }) => at + ms - from)),
    failures: counted(
      failed.map(({ what, status, retryAfter }) =>
        status === 503 && retryAfter === null ? `${what} 503 without Retry-After` : `${what} ${status}`,
      ),
    ),
  };
}

const isFailed = ({ status }: Answered): boolean => status === 0 || status >= 500;

function longestSilence(answers: Answered[], from: number, to: number): number {
  let longest = 0;
  let last = from;
  for (const answer of answers) {
    if (isFailed(answer)) continue;
    longest = Math.max(longest, answer.at + answer.ms - last);
    last = answer.at + answer.ms;
  }
  return Math.max(longest, to - last);
}

function counted(all: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Once all is settled: what became of the orders of each time. */
export async function orderFigures(
  stack: Stack,
  orders: Told[],
): Promise<(from: number, to: number) => OrderFigures> {
  const { rows } = await stack.shop.db.$client.query<{ id: string; payment: string }>(
    'select id, payment_status as payment from orders',
  );
  const payments = new Map(rows.map(({ id, payment }) => [id, payment]));
  const charges = Map.groupBy(stack.cards.ledger(), ({ orderId }) => orderId ?? '');
  const broken = await brokenPromises(stack, orders);
  const isSettled = (id: string, taken: LedgerEntry[]) =>
    ['Success', 'Refunded'].includes(payments.get(id) ?? '') ||
    taken.every(({ amount, refunded }) => amount === refunded);
  return (from, to) => {
    const told = orders.filter(({ at, orderId }) => orderId && at >= from && at < to);
    const paid = told.flatMap(({ orderId: id = '' }) => {
      const taken = charges.get(id);
      return taken ? [{ id, taken }] : [];
    });
    return {
      orders: told.length,
      paid: paid.length,
      lost: paid.filter(({ id, taken }) => !isSettled(id, taken)).length,
      chargedTwice: paid.filter(({ taken }) => taken.length > 1).length,
      gone: told.filter(({ orderId = '' }) => broken.some((line) => line.includes(orderId))).length,
    };
  };
}
