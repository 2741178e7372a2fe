import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { quantity as words } from '#wording/quantity.ts';
import { IconButton } from './button.tsx';

export interface QuantityPickerProps {
  /** What is counted, such as 'Quantity of 0.20 g BBs'. */
  label: string;
  value: number;
  /** Units that can be had; 1 at least. */
  max: number;
  onChange: (quantity: number) => void;
  /** What is said of `max`, where it is not what can be ordered. */
  mostText?: (max: number) => string;
}

/** A whole number from 1 to `max`, by buttons or typing. Too many becomes `max` at once, and says so. */
export function QuantityPicker({ label, value, max, onChange, mostText = words.most }: QuantityPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [clamped, setClamped] = useState(false);
  const most = Math.max(1, max);

  const choose = (wanted: number) => {
    const quantity = Math.min(most, Math.max(1, Math.trunc(wanted)));
    setClamped(wanted > most);
    setTyped(null);
    if (quantity !== value) onChange(quantity);
    return quantity;
  };
  const type = (text: string) => {
    const wanted = Number(text);
    if (text === '' || !Number.isFinite(wanted) || wanted < 1) return setTyped(text);
    const quantity = choose(wanted);
    setTyped(String(quantity));
  };
  const leave = () => {
    if (typed !== null && !(Number(typed) >= 1)) choose(1);
    setTyped(null);
  };

  return (
    <div className="inline-grid gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that repeats the input's label */}
      <div
        role="group"
        aria-label={label}
        className="inline-flex w-max rounded-sm border border-edge bg-surface"
      >
        <IconButton
          label={words.fewer}
          disabled={value <= 1}
          className="disabled:text-edge"
          onClick={() => choose(value - 1)}
        >
          <Minus size={18} aria-hidden />
        </IconButton>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          value={typed ?? value}
          aria-label={label}
          aria-describedby={`${id}-note`}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          className="plain-number figures w-12 bg-transparent text-center font-semibold"
        />
        <IconButton
          label={words.more}
          disabled={value >= most}
          className="disabled:text-edge"
          onClick={() => choose(value + 1)}
        >
          <Plus size={18} aria-hidden />
        </IconButton>
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className="w-0 min-w-full text-sm font-semibold text-amber empty:hidden desk:whitespace-nowrap"
      >
        {clamped || value >= most ? mostText(most) : ''}
      </p>
    </div>
  );
}
