import { type RefObject, useEffect, useReducer } from 'react';
import { notSentTo } from '#shop/delivery/restricted.ts';
import { cart } from '#wording/storefront/cart.ts';
import { restricted as text } from '#wording/storefront/restricted.ts';
import { removeFromCart } from '../../browser/cart-lines.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CheckoutSource } from '../basket/attempt.ts';
import { type Line, orderable } from '../basket/basket.ts';

/** What of a basket can't go to a postcode. The server refuses the same (shop/orders/place.ts). */
export const notSent = (lines: readonly Line[], pinCode: string) =>
  orderable(lines).flatMap(({ line: { id, product } }) => {
    if (!product) return [];
    const refused = notSentTo(pinCode, product);
    return refused ? [{ id, title: product.title, ...refused }] : [];
  });

/** Finds the first way out that `NotSent` offers. */
const wayOut = '[data-way-out] :is(a, button)';

/** Whether the order was asked for all the same; the way out then takes the focus, and so comes into sight. */
export function useFocusWayOut(part: RefObject<HTMLElement | null>) {
  const [refusals, refuse] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (refusals === 0) return;
    const first = part.current?.querySelector<HTMLElement>(wayOut);
    first?.focus({ preventScroll: true });
    // What is said stands above it, and on a small phone would stay out of sight.
    first?.closest('[data-way-out]')?.scrollIntoView();
  }, [refusals, part]);
  return { refused: refusals > 0, refuse };
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
        <Notice tone="wait" title={from === 'buy' ? text.titleAll(place) : text.title(place)}>
          <div className="mt-1 grid justify-items-start gap-2">
            {refused.map(({ id, title, hazard }) => (
              <p key={id}>{text.item(title || cart.unnamed, text.why[hazard])}</p>
            ))}
            <p>{from === 'buy' ? text.elsewhere : text.wayOut}</p>
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
