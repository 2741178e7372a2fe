import type { ProductCard } from '#contract/product-card.ts';
import { layout } from '#wording/storefront/layout.ts';
import { toggleCompared, useCompared } from '../../browser/compared.ts';

interface CompareBoxProps {
  product: Pick<ProductCard, 'id' | 'category'>;
  /** The id of the element that names the product, where many stand side by side. */
  describedBy?: string;
  className?: string;
}

/** Ticked products stand side by side at /compare. Without any script the form of the layout leads there. */
export function CompareBox({ product: { id, category }, describedBy, className = '' }: CompareBoxProps) {
  const ids = useCompared();
  const toggle = async () => {
    const refused = toggleCompared(id, category);
    (await import('./compare-notes.ts')).sayToggled(refused, id, category);
  };
  return (
    <label className={`choice ${className}`}>
      <input
        type="checkbox"
        form="compare"
        name="ids"
        value={id}
        aria-describedby={describedBy}
        checked={ids.includes(id)}
        onChange={toggle}
      />
      {layout.compare}
    </label>
  );
}
