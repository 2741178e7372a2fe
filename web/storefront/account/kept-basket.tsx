import { formatPence } from '#contract/money.ts';
import { account } from '#wording/storefront/account.ts';
import { useHydrated } from '../../browser/hydrated.ts';
import { readReturnTo } from '../../browser/take-return-to.ts';
import { Picture } from '../../ui/picture.tsx';
import { type CheckoutSource, isCheckoutSource } from '../basket/attempt.ts';
import { orderable, plainQuote } from '../basket/basket.ts';
import { useBasket } from '../basket/use-basket.ts';

const text = account.kept;

/** On the way to the checkout: what is about to be bought is kept, and shown. */
export function KeptBasket() {
  const from = useCheckoutAhead();
  return from && <Kept from={from} />;
}

/** The checkout that signing in leads to. */
export const useCheckoutAhead = (): CheckoutSource | undefined =>
  useHydrated() ? checkoutOf(readReturnTo()) : undefined;

function checkoutOf(path: string): CheckoutSource | undefined {
  const [, from] = /^\/checkout\/([^/?#]+)/.exec(path) ?? [];
  return isCheckoutSource(from) ? from : undefined;
}

function Kept({ from }: { from: CheckoutSource }) {
  const lines = orderable(useBasket(from).lines);
  if (lines.length === 0) return null;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { totalPence } = plainQuote(lines.map(({ line }) => line));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul className="flex gap-1.5 max-sm:hidden">
        {lines.map(({ line: { id, product } }) => (
          <li key={id} className="w-11">
            <Picture name={product?.images[0] ?? ''} alt={product?.title ?? ''} sizes="44px" />
          </li>
        ))}
      </ul>
      <p className="min-w-0 flex-1 text-sm">
        <strong>{text[from]}</strong>{' '}
        <span className="figures text-muted">{text.sum(units, formatPence(totalPence))}</span>
      </p>
    </div>
  );
}
