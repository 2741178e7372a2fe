import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { refunds as refundsText, order as text } from '#wording/dashboard/order.ts';

interface Happened {
  what: string;
  /** 'by staff'; what the bank gives as its reason. */
  by: string;
  at: string;
}

/** What happened to an order, oldest first: its events, each refund with its sum as it was asked for and given, each dispute and return. */
export function historyOf({
  events,
  refunds,
  disputes,
  returns,
}: Pick<Order, 'events' | 'refunds' | 'disputes' | 'returns'>): Happened[] {
  // A refund says of its money more than 'Money returned' does.
  const named = events
    .map((one, place) => ({ ...one, what: worded(one.event, place) }))
    .filter(({ event }) => event !== 'Money returned' || refunds.length === 0)
    .map(({ what, by, at }) => ({ what, by: text.by[by as keyof typeof text.by] ?? by, at }));
  const given = refunds.flatMap(({ amountPence, reason, createdAt, doneAt, byOtherMeans }) => {
    const sum = formatPence(amountPence);
    const asked = { what: text.moneyEvents.asked(sum), by: refundsText.reasons[reason], at: createdAt };
    if (!doneAt) return [asked];
    const means = byOtherMeans ? text.moneyEvents.otherMeans : text.moneyEvents.card;
    return [asked, { what: text.moneyEvents.returned(sum), by: means, at: doneAt }];
  });
  const disputed = disputes.map(({ amountPence, reason, createdAt }) => ({
    what: text.moneyEvents.disputed(formatPence(amountPence)),
    by: text.moneyEvents.reason(reason),
    at: createdAt,
  }));
  const sentBack = returns.flatMap(({ number, by, requestedAt, cancelled }) => [
    { what: text.returnEvents.asked(number), by: text.by[by], at: requestedAt },
    ...(cancelled
      ? [{ what: text.returnEvents.cancelled(number), by: text.by[cancelled.by], at: cancelled.at }]
      : []),
  ]);
  return [...named, ...given, ...disputed, ...sentBack].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
}

/** An order begins as Pending; from then on Pending is what staff set it back to. */
const worded = (event: string, place: number): string =>
  event === 'Pending' && place > 0
    ? text.events.PendingAgain
    : (text.events[event as keyof typeof text.events] ?? event);
