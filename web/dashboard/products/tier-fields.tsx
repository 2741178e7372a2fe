import type { ChangeEvent } from 'react';
import { productForm as text } from '#wording/dashboard/product-form.ts';
import { SelectField } from '../../ui/field.tsx';
import type { ProductFormState } from './use-product-form.ts';
import { type TierField, tiers } from './values.ts';

/** Quantities 2-10 and percentages 5-50 in steps of 5 (spec.md section 9). */
const none = { value: '', label: text.noTier };
const quantityOptions = [none, ...range(2, 10, 1).map((n) => ({ value: String(n), label: String(n) }))];
const percentOptions = [none, ...range(5, 50, 5).map((n) => ({ value: String(n), label: `${n}%` }))];

/** Three pairs of a quantity and its discount. What doesn't fit together is said at once, not only on sending. */
export function TierFields({ form }: { form: ProductFormState['form'] }) {
  const field = (name: TierField) => {
    const { onChange, ...rest } = form.field(name);
    return {
      ...rest,
      error: rest.error ?? form.found[name],
      onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(event),
    };
  };
  return (
    <div className="grid gap-3">
      <p className="text-muted">{text.tiersHint}</p>
      {tiers.map(({ quantity, percent }, place) => (
        <div key={quantity} className="grid grid-cols-2 gap-4">
          <SelectField label={text.tierQuantity(place + 1)} options={quantityOptions} {...field(quantity)} />
          <SelectField label={text.tierPercent(place + 1)} options={percentOptions} {...field(percent)} />
        </div>
      ))}
    </div>
  );
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, place) => from + place * step);
}
