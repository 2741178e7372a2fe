import { Check, Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedProduct } from '#contract/product.ts';
import { stockBody } from '#contract/product-body.ts';
import { counted } from '#wording/counted.ts';
import { products as text } from '#wording/dashboard/products.ts';
import { IconButton } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { bodyErrors } from '../parts/body-errors.ts';
import { useDashboard } from '../session/use-dashboard.ts';

interface StockCellProps {
  product: ListedProduct;
  /** The units there are after a change. */
  onChanged: (available: number) => void;
}

/** How many there are, to be changed on the spot: press it, type, Enter. Escape leaves it as it was. */
export function StockCell({ product, onChanged }: StockCellProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shut = () => {
    flushSync(() => setEditing(false));
    button.current?.focus();
  };
  if (editing) return <StockField product={product} onChanged={onChanged} onShut={shut} />;
  const { title, available } = product;
  const shown = isLow(product)
    ? `${counted(available)} (${available > 0 ? text.low : text.out})`
    : counted(available);
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${shown}. ${text.changeStock(title, available)}`}
      onClick={() => setEditing(true)}
      className={`group relative -mr-2 inline-flex min-h-11 max-desk:-my-2 items-center gap-2 rounded-sm px-2 whitespace-nowrap hover:bg-sunken desk:-my-1 desk:min-h-8 ${isLow(product) ? 'font-semibold text-amber' : ''}`}
    >
      {shown}
      <Pencil size={13} aria-hidden className="text-muted group-hover:text-ink" />
    </button>
  );
}

interface StockFieldProps extends StockCellProps {
  onShut: () => void;
}

function StockField({ product: { id, title, available }, onChanged, onShut }: StockFieldProps) {
  const [typed, setTyped] = useState(String(available));
  const [saving, setSaving] = useState(false);
  const { ask } = useDashboard();
  const save = async () => {
    if (saving) return;
    const body = { productId: id, quantity: typed, quantityWas: available };
    const { quantity: wrong } = bodyErrors(stockBody, body);
    if (wrong) return notify(wrong, { tone: 'bad' });
    if (Number(typed) === available) return onShut();
    setSaving(true);
    const answer = await ask('/dash-stock', body);
    setSaving(false);
    if (answer.status !== 200) return notify(answer.message, { tone: 'bad' });
    onChanged(answer.quantity);
    notify(text.stockNow(title, answer.quantity), { tone: 'good' });
    onShut();
  };
  return (
    <form
      aria-label={title}
      className="relative inline-flex items-center justify-end gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onShut()}
    >
      <input
        ref={takeOver}
        aria-label={text.changeStock(title, available)}
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
      <IconButton label={text.keepStock} onClick={onShut} className="desk:size-8!">
        <X size={16} aria-hidden />
      </IconButton>
    </form>
  );
}

/** As the server counts it: 5 units or fewer of an active product. */
const isLow = ({ active, available }: ListedProduct) => active && available <= 5;

/** The field that appears has the focus, and typing replaces what is there. */
const takeOver = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};
