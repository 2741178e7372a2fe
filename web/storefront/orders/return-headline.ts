import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { postageFor } from '#contract/way-back.ts';
import { awaited } from '#shop/orders/return-rules.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { orders } from '#wording/storefront/orders.ts';
import { shortDayOf } from '../../ui/dates.ts';

const text = orderText.withdraw.headline;

/** A return in a line: what goes back, or what of it is still awaited, and what is to be done or came of it. */
export const returnHeadline = (order: Order, one: Return): string =>
  text.of(namesOf(order, one), stateOf(order, one));

function namesOf(order: Order, { state, lines }: Return): string {
  const [first, ...others] = state === 'open' ? lines.filter((line) => awaited(line) > 0) : lines;
  const title = order.lines[(first?.position ?? 0) - 1]?.title ?? '';
  return others.length > 0 ? `${title} ${orders.more(others.length)}` : title;
}

function stateOf(order: Order, one: Return): string {
  if (one.cancelled) return text.cancelled;
  if (one.state === 'closed') return text.received;
  const { collects, payer } = postageFor(order, one);
  if (collects && !payer) return text.collected;
  // No line ends within the day.
  const by = one.sendBackBy && shortDayOf(one.sendBackBy).replace(' ', '\u00a0');
  if (collects) return by ? text.sendPart(by) : text.collectedPart;
  return by ? text.sendBack(by) : text.sendBackLater;
}
