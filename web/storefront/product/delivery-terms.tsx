import { CircleAlert, Truck, Undo2 } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router';
import type { Hazard } from '#shop/delivery/hazardous.ts';
import { layout } from '#wording/storefront/layout.ts';
import { product as text } from '#wording/storefront/product.ts';
import { lazyPart, lazyWhenUsed } from '../../browser/lazy-part.ts';
import type { ArrivalProps } from './arrival.tsx';
import type { ShownProduct } from './choice.ts';

/** Of what is sold to adults alone: no other page fetches it. */
const LawNote = lazyPart(() => import('../parts/law-note.tsx').then((part) => part.LawNote));
const Arrival = lazyWhenUsed(
  () => import('./arrival.tsx').then((part) => part.Arrival),
  <div className="grid gap-0.5">
    <p className="min-h-[3.1em] wide:min-h-[1.55em]" />
    <p className="text-sm">&nbsp;</p>
    <p className="min-h-11" />
  </div>,
);

interface DeliveryTermsProps {
  product: ShownProduct;
  /** What the chosen units cost. */
  pence: number;
  /** Why it goes by road alone; undefined for what goes everywhere. */
  hazard: Hazard | undefined;
  /** Where it can't be sent for that, in words that the server makes. */
  notSent: string | undefined;
}

/** When it comes and what that costs, where it can't be sent, whom it is sold to, and that it can be sent back. */
export const DeliveryTerms = ({ product, pence, hazard, notSent }: DeliveryTermsProps) => (
  <ul className="divide-y divide-line border-y border-line *:py-3">
    {product.available > 0 && (
      <Term icon={<Truck size={20} aria-hidden className="mt-0.5 flex-none text-olive" />}>
        <Deferred id={product.id} pence={pence} hazard={hazard} />
      </Term>
    )}
    {notSent && (
      <Term icon={<CircleAlert size={20} aria-hidden className="mt-0.5 flex-none text-amber" />}>
        {notSent}{' '}
        <Link to="/delivery-and-returns" className="link">
          {layout.footer.returns}
        </Link>
      </Term>
    )}
    {product.adult && (
      <li>
        <LawNote of={product} />
      </li>
    )}
    <Term icon={<Undo2 size={20} aria-hidden className="mt-0.5 flex-none text-olive" />}>
      <Link to="/delivery-and-returns" className="link">
        {text.promises.returns}
      </Link>
      . {text.promises.card}.
    </Term>
  </ul>
);

/** A cart that the server did not know changes the sum: that waits for the code, and takes nothing away. */
const Deferred = ({ pence, ...rest }: ArrivalProps) => <Arrival pence={useDeferredValue(pence)} {...rest} />;

const Term = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3">
    {icon}
    <div className="min-w-0 flex-1">{children}</div>
  </li>
);
