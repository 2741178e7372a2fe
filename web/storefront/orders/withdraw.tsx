import type { Order } from '#contract/order.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf, minuteOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';

const text = orderText.withdraw;

/** The way to withdraw from an order or to return some of it, from dispatch on (decisions.md section 6). */
export function Withdraw({ order }: { order: Order }) {
  const { withdrawal, withdrawUntil, returns, returnable, returnUntil, orderStatus } = order;
  const mayReturn = returnable.length > 0 && (withdrawUntil ?? returnUntil.fault) !== null;
  return (
    <div className="mb-3 grid justify-items-start gap-2 empty:hidden">
      {withdrawal && (
        <Notice tone="good" title={text.receivedTitle}>
          <p>{text.received(minuteOf(withdrawal.at))}</p>
        </Notice>
      )}
      {mayReturn && (
        <>
          {withdrawUntil && (
            <p>{orderStatus === 'Delivered' ? text.until(dayOf(withdrawUntil)) : text.untilAfter}</p>
          )}
          <ButtonLink to={`/return/${order.id}`} kind="quiet">
            {returns.some(({ state }) => state === 'open') ? text.another : text.button}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
