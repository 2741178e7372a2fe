import { type RefObject, useEffect, useReducer } from 'react';
import type { Address } from '#contract/address.ts';
import { notSentTo } from '#shop/delivery/restricted.ts';
import { cart } from '#wording/storefront/cart.ts';
import { notSent as text } from '#wording/storefront/not-sent.ts';
import { restricted } from '#wording/storefront/restricted.ts';
import { removeFromCart } from '../../browser/cart-lines.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import type { CheckoutSource } from '../basket/attempt.ts';
import { type Line, orderable } from '../basket/basket.ts';

/** What of a basket can't go to a postcode. The server refuses the same (shop/orders/place.ts). */
const notSent = (lines: readonly Line[], pinCode: string) =>
  orderable(lines).flatMap(({ line: { id, product } }) => {
    if (!product) return [];
    const refused = notSentTo(pinCode, product);
    return refused ? [{ id, title: product.title, ...refused }] : [];
  });

type Destination = Pick<Address, 'pinCode'>;

/** Finds the first way out that `NotSent` offers. */
const wayOut = '[data-way-out] :is(a, button)';

/**
 * What of an order can't go to an address stops it: where that is ordered or saved all the same, the way out takes the
 * focus, and so comes into sight.
 */
export function useWayOut(part: RefObject<HTMLElement | null>, lines: readonly Line[], to: Destination) {
  const [refusals, refuse] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (refusals === 0) return;
    const first = part.current?.querySelector<HTMLElement>(wayOut);
    first?.focus({ preventScroll: true });
    // What is said stands above it, and on a small phone would stay out of sight.
    first?.closest('[data-way-out]')?.scrollIntoView();
  }, [refusals, part]);
  const canGoTo = ({ pinCode }: Destination) => notSent(lines, pinCode).length === 0;
  return {
    /** Before anything can be ordered to where it is to go now. */
    isNeeded: !canGoTo(to),
    canGoTo,
    refuse,
    /** Says that an address is saved; not that all is well where it is not. */
    tell: (done: string, saved: Destination) => {
      if (canGoTo(saved)) notify(done, { tone: 'good' });
      else refuse();
    },
  };
}

function titleOf(from: CheckoutSource, ordered: number, refused: number) {
  if (from === 'buy' || ordered === 1) return text.titleAll;
  return refused < ordered ? text.title : text.titleNone;
}

/** Says before the order what can't go to the address, and how to go on. */
export function NotSent({
  from,
  lines,
  pinCode,
}: {
  from: CheckoutSource;
  lines: readonly Line[];
  pinCode: string;
}) {
  const refused = notSent(lines, pinCode);
  const place = refused[0]?.place;
  return (
    <div role="status" data-way-out className="empty:hidden">
      {place !== undefined && (
        <Notice tone="wait" title={titleOf(from, lines.length, refused.length)(place)}>
          <div className="mt-1 grid justify-items-start gap-2">
            {refused.map(({ id, title, hazard }) => (
              <p key={id}>{text.item(title || cart.unnamed, restricted.why[hazard])}</p>
            ))}
            <p>{from === 'buy' ? text.elsewhere : text.wayOut(refused.length)}</p>
            {from === 'buy' ? (
              <ButtonLink kind="quiet" to="/shop/all">
                {text.browse}
              </ButtonLink>
            ) : (
              refused.map(({ id, title }) => (
                <Button key={id} kind="quiet" onClick={() => removeFromCart(id)}>
                  {text.remove(title || cart.unnamed)}
                </Button>
              ))
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}
