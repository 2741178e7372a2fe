import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Categories } from '../parts/categories.tsx';
import { ProductRow } from '../parts/product-row.tsx';
import { DeliveryTerms } from '../parts/short-delivery.tsx';
import type { EmptyList } from './empty-list.ts';

/** Nothing is found: why, and ways on. */
export const Empty = ({ title, text, below, contact, ways, answered, shelves, instead }: EmptyList) => {
  const links = ways.map(({ label, to }, place) => (
    <ButtonLink key={to} to={to} kind={place === 0 ? 'secondary' : 'quiet'}>
      {label}
    </ButtonLink>
  ));
  return (
    <>
      {answered ? (
        <div className="mb-8 grid justify-items-start gap-4">
          {text && <p className="max-w-prose text-lg">{text}</p>}
          {links}
          {below && <p className="text-sm text-muted">{below}</p>}
        </div>
      ) : (
        <EmptyState icon={<Search size={32} aria-hidden />} title={title} action={links}>
          {text}
          {contact && (
            <>
              {' '}
              <Link to="/contact" className="link">
                {contact}
              </Link>
              .
            </>
          )}
        </EmptyState>
      )}
      <div className="grid gap-10">
        {shelves && <Categories shelves={shelves} />}
        {instead && instead.products.length > 0 && (
          <ProductRow {...instead}>
            <DeliveryTerms />
          </ProductRow>
        )}
      </div>
    </>
  );
};
