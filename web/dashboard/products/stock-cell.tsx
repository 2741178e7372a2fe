import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WireProduct } from '#contract/catalogue.ts';
import { counted } from '#wording/counted.ts';
import { products as text } from '#wording/dashboard/products.ts';
import { rules } from '#wording/rules.ts';
import { IconButton } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { isStock } from './check.ts';

interface StockCellProps {
  product: WireProduct;
  /** The units there are after a change. */
  onChanged: (quantity: number) => void;
}

/** How many there are, to be changed on the spot: press it, type, Enter. Escape leaves it as it was. */
export function StockCell({ product, onChanged }: StockCellProps) {
  const [typed, setTyped] = useState<string>();
  const [saving, setSaving] = useState(false);
  const { ask } = useDashboard();
  const button = useRef<HTMLButtonElement>(null);
  const { id, tittle, quantity } = product;

  const shut = () => {
    flushSync(() => setTyped(undefined));
    button.current?.focus();
  };
  const save = async (entered: string) => {
    if (saving) return;
    if (!isStock(entered)) return notify(rules.product.quantity, { tone: 'bad' });
    if (Number(entered) === quantity) return shut();
    setSaving(true);
    const body = { productId: id, quantity: Number(entered), quantityWas: quantity };
    const answer = await ask('/dash-stock', body);
    setSaving(false);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    onChanged(answer.quantity);
    notify(text.stockNow(tittle, answer.quantity), { tone: 'good' });
    shut();
  };

  if (typed === undefined) {
    const shown = isLow(product)
      ? `${counted(quantity)} (${quantity > 0 ? text.low : text.out})`
      : counted(quantity);
    return (
      <button
        ref={button}
        type="button"
        aria-label={`${shown}. ${text.changeStock(tittle, quantity)}`}
        onClick={() => setTyped(String(quantity))}
        className={`group relative -mr-2 inline-flex min-h-11 max-desk:-my-2 items-center gap-2 rounded-sm px-2 whitespace-nowrap hover:bg-sunken desk:-my-1 desk:min-h-8 ${isLow(product) ? 'font-semibold text-amber' : ''}`}
      >
        {shown}
        <Pencil size={13} aria-hidden className="text-muted group-hover:text-ink" />
      </button>
    );
  }
  return (
    <form
      aria-label={tittle}
      className="relative inline-flex items-center justify-end gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed);
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && shut()}
    >
      <input
        ref={takeOver}
        aria-label={text.changeStock(tittle, quantity)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="input w-20! text-right"
      />
      <IconButton
        type="submit"
        label={text.saveStock}
        aria-busy={saving || undefined}
        className="desk:size-8!"
      >
        <Check size={16} aria-hidden />
      </IconButton>
      <IconButton label={text.keepStock} onClick={shut} className="desk:size-8!">
        <X size={16} aria-hidden />
      </IconButton>
    </form>
  );
}

/** As the server counts it: 5 units or fewer of an active product. */
const isLow = ({ status, quantity }: WireProduct) => status === 1 && quantity <= 5;

/** The field that appears has the focus, and typing replaces what is there. */
const takeOver = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};
