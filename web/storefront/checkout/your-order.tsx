import { ChevronDown, ShoppingCart } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { checkout } from '#wording/storefront/checkout.ts';
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
      className="max-desk:order-first max-desk:-mx-4 max-desk:border-y max-desk:border-line max-desk:bg-surface max-desk:px-4 desk:sticky desk:top-6 desk:rounded-md desk:border desk:border-line desk:bg-surface desk:p-6"
    >
      <div className="mb-3 hidden items-center justify-between gap-4 desk:flex">
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
        className="flex min-h-13 w-full flex-wrap items-center gap-x-2 text-left desk:hidden"
      >
        <ShoppingCart size={18} aria-hidden className="flex-none" />
        <span className="font-semibold">{open ? text.hide : text.show}</span>
        <ChevronDown size={18} aria-hidden className={`flex-none ${open ? 'rotate-180' : ''}`} />
        <strong className="figures ml-auto font-head text-xl leading-none">
          {formatPence(quote.totalPence)}
        </strong>
      </button>
      <div id={id} className={open ? 'pb-5 desk:pb-0' : 'max-desk:hidden'}>
        <Items lines={lines} quote={quote} />
        {quote.lines.length > 0 && (
          <div className="mt-4 border-t border-line pt-4">
            <Summary {...quote} goodsPence={goodsPence} code={code} />
          </div>
        )}
        <div className="desk:hidden">
          <Change from={from} lines={lines} />
        </div>
      </div>
    </section>
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
