import { ShoppingCart } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { MetaFunction } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { freeShippingFromPence } from '#shop/pricing/line.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { kit } from '#wording/kit.ts';
import { cart as text } from '#wording/storefront/cart.ts';
import { summary } from '#wording/storefront/summary.ts';
import { type CartItem, useCart } from '../../browser/cart.ts';
import { removeFromCart, restoreToCart } from '../../browser/cart-lines.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { Summary } from '../../ui/summary.tsx';
import { heldUnits } from '../basket/attempt.ts';
import { basketLines, goodsPence, type Line, plainQuote } from '../basket/basket.ts';
import { keepProducts } from '../basket/kept-products.ts';
import { askForCart, useProducts } from '../basket/products.ts';
import { Arrival } from '../parts/arrival.tsx';
import { RecentlyViewed } from '../parts/recently-viewed.tsx';
import { useChanges } from './changes.ts';
import { CartLine } from './line.tsx';

export const meta: MetaFunction = () => [
  { title: text.title },
  { name: 'description', content: text.description },
];

export default function Cart() {
  const items = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {text.title}
      </h1>
      {useHydrated() ? (
        <Contents items={items} onRemoved={() => heading.current?.focus()} />
      ) : (
        <Loading label={text.loading} />
      )}
    </div>
  );
}

/** Below the cart, and of no use without a connection: nobody waits for it. */
const CartGoesWith = lazyPart(() => import('./cart-goes-with.tsx').then((part) => part.CartGoesWith));

function Contents({ items, onRemoved }: { items: CartItem[]; onRemoved: () => void }) {
  const ids = items.map(({ id }) => id);
  const { known, failure } = useProducts(ids, askForCart, 'following');
  useEffect(() => {
    if (!failure)
      keepProducts(
        items.map(({ id }) => id),
        known,
      );
  }, [items, known, failure]);
  const lines = basketLines(items, known, heldUnits);
  const changes = useChanges(items, lines);
  if (items.length === 0) return <Empty />;
  const quote = plainQuote(lines);
  return (
    <>
      <div className="flex flex-col gap-5 desk:grid desk:grid-cols-[1fr_22rem] desk:items-start desk:gap-8">
        <div className="grid gap-4">
          {failure && (
            <Notice tone="wait" title={text.offlineTitle}>
              {text.offline}
            </Notice>
          )}
          <ul aria-label={text.items} className="panel divide-y divide-line px-4 desk:px-5">
            {lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                change={changes[line.id]}
                waiting={line.state === 'unknown' && !failure}
                onRemove={() => {
                  remove(line);
                  onRemoved();
                }}
              />
            ))}
          </ul>
        </div>
        <Sum lines={lines} quote={quote} />
      </div>
      <Suspense>
        <CartGoesWith ids={ids} />
      </Suspense>
    </>
  );
}

function Empty() {
  return (
    <>
      <EmptyState
        icon={<ShoppingCart size={32} aria-hidden />}
        title={text.empty}
        action={
          <>
            <ButtonLink to="/shop/all" kind="primary">
              {text.browse}
            </ButtonLink>
            <ButtonLink to="/shop/discount" kind="quiet">
              {text.seeDiscounts}
            </ButtonLink>
          </>
        }
      >
        {text.emptyText}
      </EmptyState>
      <RecentlyViewed />
    </>
  );
}

/** One running total with delivery in it, from the first line on (decisions.md section 6). */
function Sum({ lines, quote }: { lines: Line[]; quote: Quote }) {
  if (quote.lines.length === 0) return <Notice tone="wait">{text.nothingLeft}</Notice>;
  const missing = freeShippingFromPence - quote.subtotalPence;
  return (
    <div className="contents desk:sticky desk:top-20 desk:grid desk:gap-4">
      <Panel title={summary.title}>
        <div className="mb-4">
          <Meter
            label={missing > 0 ? text.toFree(formatPence(missing)) : text.freeReached}
            value={quote.subtotalPence}
            max={freeShippingFromPence}
          />
        </div>
        <Summary {...quote} goodsPence={goodsPence(lines)} />
        <Arrival />
      </Panel>
      <CheckoutBar>
        <span className="grid desk:hidden">
          <span className="text-sm text-muted">{summary.total}</span>
          <strong className="figures font-head text-2xl whitespace-nowrap leading-none">
            {formatPence(quote.totalPence)}
          </strong>
        </span>
        <ButtonLink
          to="/checkout/cart"
          data-scripted
          kind="primary"
          className="flex-1"
          onClick={(event) => {
            if (navigator.onLine) return;
            // Nobody can pay then, and a page whose code never came would be the browser's own.
            event.preventDefault();
            notify(text.checkoutOffline, { tone: 'bad' });
          }}
        >
          {text.checkout}
        </ButtonLink>
      </CheckoutBar>
    </div>
  );
}

/** In reach of the thumb on a phone. */
const CheckoutBar = ({ children }: { children: ReactNode }) => (
  <div className="bottom-bar sticky above-tab-bar z-10 -mx-4 flex flex-wrap items-center gap-5 border-t border-line bg-surface px-4 py-3 desk:static desk:mx-0 desk:border-0 desk:bg-transparent desk:p-0">
    {children}
  </div>
);

function remove({ id, product }: Line) {
  const removed = removeFromCart(id);
  if (!removed) return;
  const run = () => {
    if (!restoreToCart(removed)) notify(text.full, { tone: 'bad' });
  };
  notify(text.removed(product?.title ?? text.unnamed), { action: { label: kit.undo, run } });
}
