import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import type { QuotedLine } from '#shop/pricing/line.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { cart } from '#wording/storefront/cart.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { Line } from '../basket/basket.ts';
import { TellMe } from '../parts/tell-me.tsx';

const text = checkout.items;

/** What is bought, at the prices of the quote that will be charged. */
export const Items = ({ lines, quote }: { lines: readonly Line[]; quote: Quote }) => (
  <ul className="grid gap-4">
    {lines.map((line) => (
      <Item key={line.id} line={line} quoted={quote.lines.find(({ productId }) => productId === line.id)} />
    ))}
  </ul>
);

function Item({ line, quoted }: { line: Line; quoted?: QuotedLine }) {
  const { id, product, state, asked, most } = line;
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-3">
      <Picture name={product?.images[0] ?? ''} alt="" sizes="56px" />
      <div className="grid content-start gap-0.5">
        <Link
          to={productPath({ id, slug: product?.slug })}
          className="hit font-semibold leading-snug hover:underline"
        >
          {noBreak(product?.title ?? cart.unnamed)}
        </Link>
        {quoted && (
          <p className="figures text-sm text-muted">
            {text.each(quoted.quantity, formatPence(quoted.unitPence))}
          </p>
        )}
        {quoted && quoted.percent > 0 && <p className="text-sm text-green">{text.tier(quoted.percent)}</p>}
        {quoted && asked > most && (
          <p role="status" className="text-sm font-semibold text-amber">
            {text.reduced(asked, most)}
          </p>
        )}
        {!quoted && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <StatusPill tone="bad">{state === 'gone' ? cart.gone : cart.soldOut}</StatusPill>
            {text.leftOut}
          </p>
        )}
        {!quoted && state !== 'gone' && <TellMe of={line} />}
      </div>
      {quoted && (
        <Price
          pence={quoted.totalPence}
          was={quoted.unitPence * quoted.quantity}
          className="grid justify-items-end font-semibold"
        />
      )}
    </li>
  );
}
