import { ChevronDown } from 'lucide-react';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { postageFor } from '#contract/way-back.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { orders } from '#wording/storefront/orders.ts';
import { returning } from '#wording/storefront/return.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Notice } from '../../ui/notice.tsx';
import { returnHeadline } from './return-headline.ts';
import { ReturnMoney } from './return-money.tsx';

const text = orderText.withdraw;

/**
 * Where each return of an order has got to, and what goes back for it: the newest first, above all else of the order. Of several
 * each is a line, with the rest folded below it.
 */
export const ReturnStates = ({ order }: { order: Order }) =>
  order.returns.length > 0 && (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {order.returns.toReversed().map((one) => (
        <Notice key={one.number} tone={toneOf(one)} className="[&>div]:flex-1">
          <details className="group" open={order.returns.length === 1}>
            <summary className="-my-3 flex items-start gap-2 py-3 group-open:mb-1">
              <span className="mr-auto min-w-0 text-sm leading-snug font-semibold wrap-anywhere desk:text-base">
                {noBreak(returnHeadline(order, one))}
              </span>
              <ChevronDown size={20} aria-hidden className="mt-0.5 flex-none group-open:rotate-180" />
            </summary>
            <State order={order} one={one} />
          </details>
        </Notice>
      ))}
    </div>
  );

const toneOf = ({ state, cancelled }: Return) => (state === 'open' ? 'wait' : cancelled ? 'plain' : 'good');

function State({ order, one }: { order: Order; one: Return }) {
  const { number, lines, state } = one;
  const { payer } = postageFor(order, one);
  const lineOf = ({ position, quantity }: Return['lines'][number]): string => {
    const sold = order.lines[position - 1];
    const line = returning.line(quantity, sold?.title ?? '');
    return state === 'open' && payer && sold?.hazard ? returning.hazardLine(line) : line;
  };
  return (
    <>
      <p>{stateOf(order, one)}</p>
      {lines.length > 1 && (
        <ul className="mt-2">
          {lines.map((line) => (
            <li key={line.position}>{noBreak(lineOf(line))}</li>
          ))}
        </ul>
      )}
      <ReturnMoney order={order} one={one} />
      {state === 'open' && (
        <ButtonLink to={`/return/${order.id}`} kind="quiet" className="mt-3">
          {payer ? text.slip : text.see} <span className="sr-only">{returning.number(number)}</span>
        </ButtonLink>
      )}
    </>
  );
}

function stateOf(order: Order, one: Return): string {
  const { number, sendBackBy, state, cancelled } = one;
  if (cancelled) return text.cancelledReturn[cancelled.by](number);
  if (state === 'closed') return text.closedReturn(number);
  const { collects, payer } = postageFor(order, one);
  if (collects && payer && sendBackBy) return orders.openReturnPart(number, dayOf(sendBackBy));
  if (collects) return orders.openReturnCollected(number);
  return sendBackBy ? text.openReturn(number, dayOf(sendBackBy)) : text.openReturnLater(number);
}
