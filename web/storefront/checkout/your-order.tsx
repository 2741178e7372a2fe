import { ChevronDown, ShoppingCart } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import { freeShippingFromPence } from '#shop/pricing/line.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { product } from '#wording/storefront/product.ts';
import { useCart } from '../../browser/cart.ts';
import { Summary } from '../../ui/summary.tsx';
import type { CheckoutSource } from '../basket/attempt.ts';
import type { Line } from '../basket/basket.ts';
import { Items } from './items.tsx';

const text = checkout.items;

export interface YourOrderProps {
  from: CheckoutSource;
  lines: readonly Line[];
  /** What will be charged. */
  quote: Quote;
  code?: string;
}

/**
 * What is bought and what it comes to: beside the checkout, and on a phone above it, folded under its total unless something of
 * it is not as it was put in.
 */
export function YourOrder({ from, lines, quote, code }: YourOrderProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? lines.some(({ state, asked, most }) => state !== 'good' || asked > most);
  const goodsPence = quote.lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="below:order-first below:-mx-4 below:border-y below:border-line below:bg-surface below:px-4 beside:sticky beside:top-6 beside:rounded-md beside:border beside:border-line beside:bg-surface beside:p-4 wide:p-6"
    >
      <div className="mb-3 hidden items-center justify-between gap-4 beside:flex">
        <h2 id={`${id}-title`} className="text-xl">
          {text.title}
        </h2>
        <Change from={from} lines={lines} />
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
        className="flex min-h-13 w-full flex-wrap items-center gap-x-2 text-left beside:hidden"
      >
        <ShoppingCart size={18} aria-hidden className="flex-none" />
        <span className="font-semibold">{open ? text.hide : text.show}</span>
        <ChevronDown size={18} aria-hidden className={`flex-none ${open ? 'rotate-180' : ''}`} />
        <strong className="figures ml-auto font-head text-xl leading-none">
          {quote.lines.length > 0 && formatPence(quote.totalPence)}
        </strong>
      </button>
      <div id={id} className={open ? 'pb-5 beside:pb-0' : 'below:hidden'}>
        <Items lines={lines} quote={quote} />
        {quote.lines.length > 0 && (
          <div className="mt-4 border-t border-line pt-4">
            <Summary {...quote} goodsPence={goodsPence} code={code} />
            {from === 'cart' ? <ToFreeDelivery {...quote} /> : <Kept but={lines[0]?.id} />}
          </div>
        )}
        <p className="mt-3 text-sm text-muted">
          <Link to="/delivery-and-returns" className="link">
            {product.promises.returns}
          </Link>
        </p>
        <div className="beside:hidden">
          <Change from={from} lines={lines} />
        </div>
      </div>
    </section>
  );
}

/** Where what lacks costs hardly more than the delivery that it saves: the cart shows what would do. */
function ToFreeDelivery({ subtotalPence, shippingPence }: Quote) {
  const missing = freeShippingFromPence - subtotalPence;
  if (missing <= 0 || missing > 2 * shippingPence) return null;
  return (
    <Link to="/cart" className="link mt-2 inline-flex min-h-11 items-center">
      {text.toFree(formatPence(missing))}
    </Link>
  );
}

/** Beside what is bought at once: what stays in the cart, and would be delivered apart. */
function Kept({ but }: { but: string | undefined }) {
  const others = useCart().filter(({ id }) => id !== but).length;
  if (others === 0) return null;
  return (
    <Link to="/cart" className="link mt-2 inline-flex min-h-11 items-center">
      {text.stays(others)}
    </Link>
  );
}

function Change({ from, lines: [first] }: Pick<YourOrderProps, 'from' | 'lines'>) {
  const to = from === 'cart' || !first ? '/cart' : productPath({ id: first.id, slug: first.product?.slug });
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center">
      {text.change} <span className="sr-only">{text.changeWhat}</span>
    </Link>
  );
}
