import { Search } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductRow } from '../parts/product-row.tsx';
import type { EmptyList } from './empty-list.ts';

/** Nothing is found: why, and ways on. */
export const Empty = ({ title, text, ways, answered, instead }: EmptyList) => {
  const links = ways.map(({ label, to }, place) => (
    <ButtonLink key={to} to={to} kind={place === 0 ? 'secondary' : 'quiet'}>
      {label}
    </ButtonLink>
  ));
  return (
    <>
      {answered ? (
        <div className="mb-8 grid justify-items-start gap-4">
          <p className="text-muted">
            {title}. {text}
          </p>
          {links}
        </div>
      ) : (
        <EmptyState icon={<Search size={32} aria-hidden />} title={title} action={links}>
          {text}
        </EmptyState>
      )}
      {instead && instead.products.length > 0 && <ProductRow {...instead} />}
    </>
  );
};
