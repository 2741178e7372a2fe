import { Suspense, useEffect, useRef } from 'react';
import { formatPence } from '#contract/money.ts';
import { maxProducts } from '#shop/pricing/limits.ts';
import { freeShippingFromPence } from '#shop/pricing/line.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { kit } from '#wording/kit.ts';
import { cart as text } from '#wording/storefront/cart.ts';
import { offline as offlineText } from '#wording/storefront/offline.ts';
import { summary } from '#wording/storefront/summary.ts';
import { type CartItem, useCart } from '../../browser/cart.ts';
import { removeFromCart, restoreToCart } from '../../browser/cart-lines.ts';
import { useCartCode } from '../../browser/discount-code.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { ButtonLink } from '../../ui/button.tsx';
import EmptyCartDrawing from '../../ui/drawings/empty-cart.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Summary } from '../../ui/summary.tsx';
import { heldUnits } from '../basket/attempt.ts';
import { basketLines, goodsPence, type Line, plainQuote } from '../basket/basket.ts';
import { keepProducts } from '../basket/kept-products.ts';
import { lastSeenLines } from '../basket/last-seen-lines.ts';
import { askForCart, useOnceTrue, useProducts } from '../basket/products.ts';
import { noIndex, pageMeta } from '../parts/page-meta.ts';
import { RecentlyViewed } from '../parts/recently-viewed.tsx';
import { besideSum, SumBar } from '../parts/sum-bar.tsx';
import { useChanges } from './changes.ts';
import { CartLine } from './line.tsx';
import { Reassurance } from './reassurance.tsx';

export const meta = pageMeta(text, noIndex);

export default function Cart() {
  const items = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page grid gap-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {text.title}
        </h1>
        {items.length > 0 && (
          <p className="figures text-muted">
            {(items.length < maxProducts ? text.places : text.allPlaces)(items.length, maxProducts)}
          </p>
        )}
      </div>
      {useHydrated() ? (
        <Contents items={items} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
      ) : (
        <Shape />
      )}
    </div>
  );
}

/** Of a cart that is read from the browser in a moment, or with something in it of which nobody knows yet how high it will be. */
const Shape = () => (
  <Loading label={text.loading}>
    <div className={besideSum}>
      <div className="grid gap-8">
        {['first', 'second'].map((line) => (
          <div key={line} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4">
            <Skeleton className="aspect-square" />
            <div className="grid content-start gap-2">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-5 w-32 max-w-full" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  </Loading>
);

/** Below the cart, and of no use without a connection: nobody waits for it. */
const Suggestions = lazyPart(() => import('../parts/suggestions.tsx').then((part) => part.Suggestions));

function Contents({ items, onRemoved }: { items: CartItem[]; onRemoved: () => void }) {
  const ids = items.map(({ id }) => id);
  const { known, failure } = useProducts(ids, askForCart, 'following');
  useEffect(() => {
    // Without a connection too: what was removed and put back is kept again.
    keepProducts(
      items.map(({ id }) => id),
      known,
    );
  }, [items, known]);
  useEffect(() => {
    putBack = '';
  });
  const lines = basketLines(items, known, heldUnits);
  const changes = useChanges(items, lines);
  const isWaiting = (line: Line) => line.state === 'unknown' && !failure;
  // Until the server has answered, each takes the room that it took when it was last seen.
  const lastSeen = lastSeenLines(items);
  const shown = lines.map((line, place) => {
    const seen = lastSeen[place];
    return isWaiting(line) && seen?.state === 'good' ? seen : line;
  });
  // What is put into an open cart hides nothing of it.
  const isOpen = useOnceTrue(!shown.some(isWaiting));
  if (items.length === 0) return <Empty />;
  if (!isOpen) return <Shape />;
  const quote = plainQuote(shown);
  const lackingPence = freeShippingFromPence - quote.subtotalPence;
  return (
    <div className={besideSum}>
      <div className="grid gap-4">
        {failure && (
          <Notice tone="wait" title={navigator.onLine ? text.unreachableTitle : text.offlineTitle}>
            {text.offline}
          </Notice>
        )}
        <ul aria-label={text.items} className="divide-y divide-line border-y border-line">
          {lines.map((line, place) => (
            <CartLine
              key={line.id}
              line={shown[place] ?? line}
              change={changes[line.id]}
              waiting={isWaiting(line)}
              isBack={line.id === putBack}
              onRemove={() => {
                remove(line);
                onRemoved();
              }}
            />
          ))}
        </ul>
      </div>
      <Sum lines={shown} quote={quote} isUnreachable={failure?.status === 0} />
      <Suspense>
        <Suggestions
          ids={ids}
          enough={lines.some(({ product }) => product?.category === 'bbs') ? 'bbs' : undefined}
          narrow
          {...(lackingPence > 0 ? { lackingPence } : { terms: <StaysFree /> })}
        />
      </Suspense>
    </div>
  );
}

const StaysFree = () => <p className="text-sm text-muted">{text.staysFree}</p>;

const Empty = () => (
  <>
    <EmptyState
      drawing={<EmptyCartDrawing className="h-28 w-auto" />}
      title={text.empty}
      action={
        <>
          <ButtonLink to="/shop/all">{text.browse}</ButtonLink>
          <ButtonLink to="/shop/discount" kind="quiet">
            {text.seeDiscounts}
          </ButtonLink>
        </>
      }
    >
      {text.emptyText}
    </EmptyState>
    <div className="border-y border-line py-6 desk:[&>ul]:grid-cols-3">
      <Reassurance />
    </div>
    <Suspense>
      <Suggestions>
        <RecentlyViewed />
      </Suggestions>
    </Suspense>
  </>
);

interface SumProps {
  lines: Line[];
  quote: Quote;
  /** No answer came when the shop was last asked. */
  isUnreachable: boolean;
}

/** One running total with delivery in it, from the first line on (decisions.md section 6). */
function Sum({ lines, quote, isUnreachable }: SumProps) {
  if (quote.lines.length === 0) return <Notice tone="wait">{text.nothingLeft}</Notice>;
  return (
    <div className="contents beside:row-span-2 beside:sticky beside:top-24 beside:grid beside:gap-5">
      <section
        aria-labelledby="cart-summary"
        className="grid gap-4 beside:rounded-md beside:border beside:border-line beside:bg-surface beside:p-[clamp(1rem,2.5vw,1.5rem)]"
      >
        <h2 id="cart-summary" className="text-xl">
          {summary.title}
        </h2>
        <FreeDelivery subtotalPence={quote.subtotalPence} />
        <Summary {...quote} goodsPence={goodsPence(lines)} />
        <CodeHint />
      </section>
      <SumBar>
        <span className="grid not-low:beside:hidden">
          <span className="text-sm text-muted">{summary.total}</span>
          <strong className="figures font-head text-2xl whitespace-nowrap leading-none">
            {formatPence(quote.totalPence)}
          </strong>
        </span>
        <ButtonLink
          to="/checkout/cart"
          data-scripted
          kind={isUnreachable ? 'quiet' : 'primary'}
          className="flex-1 beside:min-h-13 beside:text-xl"
          onClick={(event) => {
            if (navigator.onLine && !isUnreachable) return;
            // Nobody can pay then, and a page whose code never came would be the browser's own.
            event.preventDefault();
            notify(navigator.onLine ? text.checkoutUnreachable : offlineText.noCheckout, { tone: 'bad' });
          }}
        >
          {text.checkout}
        </ButtonLink>
      </SumBar>
      {!isUnreachable && <Reassurance />}
    </div>
  );
}

function FreeDelivery({ subtotalPence }: { subtotalPence: number }) {
  const missing = freeShippingFromPence - subtotalPence;
  return (
    <Meter
      label={missing > 0 ? text.toFree(formatPence(missing)) : text.freeReached}
      value={subtotalPence}
      max={freeShippingFromPence}
    />
  );
}

/** Where a code is entered, or that one is kept: what it takes off is asked at the checkout. */
function CodeHint() {
  const code = useCartCode();
  return <p className="text-sm text-muted">{code ? text.codeKept(code) : text.codePlace}</p>;
}

/** The id of the product that is being put back, until it stands there. */
let putBack = '';

function remove({ id, product }: Line) {
  const removed = removeFromCart(id);
  if (!removed) return;
  const run = () => {
    putBack = id;
    if (!restoreToCart(removed)) notify(text.full, { tone: 'bad' });
  };
  notify(text.removed(product?.title ?? text.unnamed), { action: { label: kit.undo, run } });
}
