import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orderAgain as text } from '#wording/storefront/order-again.ts';
import { Button, ButtonLink, type ButtonProps } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type CartOutcome, type LineToBuy, putIntoCart } from './put-into-cart.ts';

export interface PutIntoCartProps {
  lines: readonly LineToBuy[];
  /** What the button says, and of what, for those who hear it alone. */
  label: string;
  of?: string;
  kind?: ButtonProps['kind'];
  disabled?: boolean;
  /** Whether all is chosen; marks itself what isn’t, and nothing is added then. */
  validate?: () => boolean;
}

/** Puts lines into the cart and goes there; where something did not fit, it stays and says what. */
export function PutIntoCart({ lines, label, of, kind = 'quiet', disabled, validate }: PutIntoCartProps) {
  const [busy, setBusy] = useState(false);
  const [puts, setPuts] = useState<readonly CartOutcome[]>([]);
  const navigate = useNavigate();
  const add = async () => {
    if (validate?.() === false) return;
    setBusy(true);
    const next = await putIntoCart(lines);
    setBusy(false);
    if (next.every(({ fate }) => fate === 'added')) return void navigate('/cart');
    setPuts(next);
  };
  return (
    <>
      <Button kind={kind} onClick={add} disabled={disabled} busy={busy && text.adding}>
        {label} {of && <span className="sr-only">{of}</span>}
      </Button>
      {puts.length > 0 && <Fates puts={puts} />}
    </>
  );
}

function Fates({ puts }: { puts: readonly CartOutcome[] }) {
  const isThere = ({ fate }: CartOutcome) => fate === 'added' || fate === 'present';
  const inCart = puts.some((put) => isThere(put) || put.fate === 'fewer');
  const title = puts.every(isThere) ? text.there : inCart ? text.some : text.none;
  return (
    <Notice tone="wait" title={title} className="w-full">
      <ul className="list-disc pl-5">
        {puts.flatMap((put) => {
          const text = tell(put);
          return text ? <li key={put.title}>{text}</li> : [];
        })}
      </ul>
      {inCart && (
        <ButtonLink to="/cart" kind="secondary" className="mt-3">
          {text.cart}
        </ButtonLink>
      )}
    </Notice>
  );
}

/** Nothing where a line is in the cart as it was ordered. */
function tell(put: CartOutcome): string | undefined {
  const { title, fate } = put;
  switch (fate) {
    case 'added':
      return undefined;
    case 'fewer':
      return text.fewer(title, put.left);
    case 'present':
      return text.present(title);
    case 'sold out':
      return text.soldOut(title);
    case 'gone':
      return text.gone(title);
    case 'full':
      return text.full(title);
    case 'unknown':
      return text.unknown(title);
  }
}
