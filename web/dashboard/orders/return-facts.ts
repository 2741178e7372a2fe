import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { postageOf } from '#shop/orders/return-rules.ts';
import { returns as text } from '#wording/dashboard/returns.ts';
import { dayOf } from '../../ui/dates.ts';

/** How an open return gets here: its state, by when who sends or collects it, and what staff must do for that ('' for nothing). */
export function wayBack(order: Order, { reason, lines, sendBackBy }: Return) {
  const { collects, payer } = postageOf(
    reason,
    lines.map(({ position }) => order.lines[position - 1]?.hazard),
  );
  const by = sendBackBy && dayOf(sendBackBy);
  const facts: [string, string][] = [];
  if (by && collects) facts.push([text.collectBy, by]);
  if (by && payer) facts.push([collects ? text.sendRestBy : text.sendBackBy, by]);
  return {
    state: payer ? text.open : text.toCollect,
    facts,
    task: collects ? (payer ? text.collectPart : text.collect) : '',
  };
}
