import { Link } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { layout } from '#wording/storefront/layout.ts';
import { toggleCompared, useCompared } from '../../browser/compared.ts';
import { compareAddress } from './compare-address.ts';

interface CompareBoxProps {
  product: Pick<ProductCard, 'id' | 'category'>;
  /** The id of the element that names the product, where many stand side by side. */
  describedBy?: string;
  className?: string;
}

/**
 * Ticked products stand side by side at /compare: two and more lead there from each of them, and the first says that it takes one
 * more. Without any script the form of the layout does.
 */
export function CompareBox({ product: { id, category }, describedBy, className = '' }: CompareBoxProps) {
  const ids = useCompared();
  const checked = ids.includes(id);
  const leads = checked && ids.length > 1;
  const toggle = () => {
    const refused = toggleCompared(id, category);
    if (refused) void import('./compare-notes.ts').then((notes) => notes.sayRefused(refused, id, category));
  };
  return (
    <span className={`compare ${className}`}>
      <label className="choice">
        <input
          type="checkbox"
          form="compare"
          name="ids"
          value={id}
          aria-describedby={describedBy}
          checked={checked}
          onChange={toggle}
        />
        <span className={leads ? 'sr-only' : 'leading-tight'}>
          {checked && !leads ? layout.compareOneMore : layout.compare}
        </span>
      </label>
      {leads && (
        <Link to={compareAddress(ids)} className="link">
          {layout.compareTicked(ids.length)}
        </Link>
      )}
    </span>
  );
}
