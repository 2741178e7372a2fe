import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { orders } from '#wording/storefront/orders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { postageFor } from './expected-return.ts';
import { ReturnMoney } from './return-money.tsx';

const text = orderText.withdraw;

/** Where each return of an order has got to, and what goes back for it: the newest first, above all else of the order. */
export const ReturnStates = ({ order }: { order: Order }) =>
  order.returns.toReversed().map((one) => (
    <Notice key={one.number} tone={toneOf(one)} title={stateOf(order, one)}>
      <ReturnMoney order={order} one={one} />
      {one.state === 'open' && (
        <ButtonLink to={`/return/${order.id}`} kind="quiet" className="mt-3">
          {postageFor(order, one).payer ? text.slip : text.see}
        </ButtonLink>
      )}
    </Notice>
  ));

const toneOf = ({ state, cancelled }: Return) => (state === 'open' ? 'wait' : cancelled ? 'plain' : 'good');

function stateOf(order: Order, one: Return): string {
  const { number, sendBackBy, state, cancelled } = one;
  if (cancelled) return text.cancelledReturn[cancelled.by](number);
  if (state === 'closed') return text.closedReturn(number);
  const { collects, payer } = postageFor(order, one);
  if (collects && payer && sendBackBy) return orders.openReturnPart(number, dayOf(sendBackBy));
  if (collects) return orders.openReturnCollected(number);
  return sendBackBy ? text.openReturn(number, dayOf(sendBackBy)) : text.openReturnLater(number);
}
