import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { order as text } from '#wording/storefront/order.ts';

type Told = Pick<Order, 'events' | 'refunds' | 'returns'>;

interface Step {
  what: string;
  at: string;
}

/** Everything that happened to an order, oldest first: its events, each refund with its sum, and each return. */
export function historyOf({ events, refunds, returns }: Told): Step[] {
  const named = events.map(({ event, at }, place) => {
    const isSetBack = event === 'Pending' && events.slice(0, place).some((one) => one.event === event);
    const known = isSetBack ? text.setBack(event) : (text.events[event] ?? event);
    return { what: (event === 'Money returned' && refundAt({ refunds, returns }, at)) || known, at };
  });
  const sentBack = returns.flatMap(({ number, requestedAt, receipts, cancelled }) => [
    { what: text.steps.asked(number), at: requestedAt },
    ...receipts.map(({ at }) => ({ what: text.steps.received(number), at })),
    ...(cancelled ? [{ what: text.steps.cancelled(number), at: cancelled.at }] : []),
  ]);
  return [...named, ...sentBack].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What went back at a moment, and for which return; undefined where that isn't known. */
function refundAt({ refunds, returns }: Pick<Told, 'refunds' | 'returns'>, at: string): string | undefined {
  const refund = refunds.find(({ doneAt, amountPence }) => doneAt === at && amountPence > 0);
  if (!refund) return undefined;
  const amount = formatPence(refund.amountPence);
  const brought = returns.find(({ receipts }) => receipts.some(({ refundId }) => refundId === refund.id));
  return brought ? text.steps.refundedFor(amount, brought.number) : text.steps.refunded(amount);
}
