import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { orders } from '#wording/storefront/orders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf, minuteOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { postageFor } from './expected-return.ts';
import { ReturnMoney } from './return-money.tsx';

const text = orderText.withdraw;

/** The way to withdraw from an order or to return some of it, from dispatch on; and what is on its way back (decisions.md section 6). */
export function Withdraw({ order }: { order: Order }) {
  const { withdrawal, withdrawUntil, returns, returnable, returnUntil, orderStatus } = order;
  const open = returns.filter(({ state }) => state === 'open');
  const mayReturn = returnable.length > 0 && (withdrawUntil ?? returnUntil.fault) !== null;
  const page = `/return/${order.id}`;
  return (
    <div className="mb-3 grid justify-items-start gap-2 empty:hidden">
      {withdrawal && (
        <Notice tone="good" title={text.receivedTitle}>
          <p>{text.received(minuteOf(withdrawal.at))}</p>
        </Notice>
      )}
      {returns.map((one) => (
        <div key={one.number}>
          <p className="font-semibold">{stateOf(order, one)}</p>
          <ReturnMoney order={order} one={one} />
        </div>
      ))}
      {open.length > 0 && (
        <ButtonLink to={page} kind="quiet">
          {text.slip}
        </ButtonLink>
      )}
      {mayReturn && (
        <>
          {withdrawUntil && (
            <p>{orderStatus === 'Delivered' ? text.until(dayOf(withdrawUntil)) : text.untilAfter}</p>
          )}
          <ButtonLink to={page} kind="quiet">
            {open.length > 0 ? text.another : text.button}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function stateOf(order: Order, one: Return): string {
  const { number, sendBackBy, state } = one;
  if (state === 'closed') return text.closedReturn(number);
  if (postageFor(order, one).collects) return orders.openReturnCollected(number);
  return sendBackBy ? text.openReturn(number, dayOf(sendBackBy)) : text.openReturnLater(number);
}
