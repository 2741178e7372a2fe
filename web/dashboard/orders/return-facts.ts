import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { postageFor } from '#contract/way-back.ts';
import { returnedStates } from '#database/enums.ts';
import { awaited } from '#shop/orders/return-rules.ts';
import { returns as text } from '#wording/dashboard/returns.ts';
import { dayOf } from '../../ui/dates.ts';

/** How an open return gets here: its state, by when who sends or collects it, and what staff must do for that ('' for nothing). */
export function wayBack(order: Order, one: Return) {
  const { collects, payer } = postageFor(order, one);
  const by = one.sendBackBy && dayOf(one.sendBackBy);
  const facts: [string, string][] = [];
  if (by && collects) facts.push([text.collectBy, by]);
  if (by && payer) facts.push([collects ? text.sendRestBy : text.sendBackBy, by]);
  return {
    state: payer ? text.open : text.toCollect,
    facts,
    task: collects ? (payer ? text.collectPart : text.collect) : '',
  };
}

/** '1 whole, 2 expected'; beside its quantity the state alone where all of a line came alike, and nothing while all of it is awaited. */
export function howItCame(line: Return['lines'][number]): string {
  const waiting = awaited(line);
  if (waiting === line.quantity) return '';
  const states = returnedStates.filter((state) => line[state] > 0);
  const [first, second] = states;
  if (first && !second && waiting === 0) return text.units[first].toLowerCase();
  return [
    ...states.map((state) => text[state](line[state])),
    ...(waiting > 0 ? [text.awaited(waiting)] : []),
  ].join(', ');
}
