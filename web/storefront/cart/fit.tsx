import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import type { Lead } from '#contract/fit.ts';
import { formatPence } from '#contract/money.ts';
import type { Product } from '#contract/product.ts';
import { judgeKit } from '#shop/catalogue/fit/kit.ts';
import { fit as text } from '#wording/storefront/fit.ts';
import { cartFull } from '#wording/storefront/shop.ts';
import { addToCart, useCart } from '../../browser/cart.ts';
import { useKit } from '../../browser/my-kit.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { useFitFacts } from '../parts/fit-facts.ts';
import { SeeWhatFits } from '../parts/gun-lists.tsx';
import { whyMisfits } from '../parts/why-misfits.ts';

/**
 * Warns of what fits none of this browser's guns, with the lead that helps a battery. It is said from what the cart knows of the
 * product already, at the same moment as its name; the lead, which comes later, has its room from the first.
 */
export function Fit({ product, className }: { product: Product; className: string }) {
  const { guns } = useKit();
  const verdict = judgeKit(product, guns, []);
  if (!verdict || !('misfits' in verdict)) return null;
  const plug = verdict.misfits[0]?.verdict.by === 'connector';
  return (
    <div className={`grid gap-1 text-sm ${className}`}>
      <p className="font-semibold text-amber">
        {whyMisfits(verdict.misfits)} {!plug && <SeeWhatFits category={product.category} guns={guns} />}
      </p>
      {plug && <HelpingLead product={product} />}
    </div>
  );
}

/** Of all guns that the battery does not plug into, for the first that a lead helps. */
function HelpingLead({ product }: { product: Product }) {
  const { guns } = useKit();
  const { leads } = useFitFacts([product.id]);
  const inCart = useCart();
  const verdict = judgeKit(product, guns, leads);
  const lead = verdict && 'misfits' in verdict ? verdict.misfits[0]?.lead : undefined;
  return (
    <div className="flex min-h-11 flex-wrap items-center">
      {lead && inCart.some(({ id }) => id === lead.id) && <p className="text-green">{text.leadAdded}</p>}
      {lead && !inCart.some(({ id }) => id === lead.id) && (
        <Button kind="quiet" icon={<ShoppingCart size={16} aria-hidden />} onClick={() => add(lead)}>
          {text.addThis(formatPence(lead.pricePence))}
          <span className="sr-only">{text.joining(lead.connector, lead.adaptsTo)}</span>
        </Button>
      )}
      {!lead && (
        <Link to="/shop/batteries?f.battery-kind=Adapter+lead" className="link">
          {text.leads}
        </Link>
      )}
    </div>
  );
}

function add({ id, pricePence }: Lead) {
  if (addToCart({ id, quantity: 1, pricePence }) === 'full') notify(cartFull, { tone: 'bad' });
}
