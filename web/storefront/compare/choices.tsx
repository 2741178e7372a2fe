import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '#contract/product-card.ts';
import { keepCompared } from '../../browser/compared.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { compareAddress } from '../parts/compare-address.ts';
import { ShortDelivery } from '../parts/short-delivery.tsx';

/** What is shown of a product that may be compared too. */
export type Choice = Pick<ProductCard, 'id' | 'title' | 'category' | 'pricePence' | 'image'>;

export interface ChoicesProps {
  title: string;
  /** What is compared already. */
  ids: string[];
  products: Choice[];
  onAdd?: () => void;
  children?: ReactNode;
}

/** Others to compare: each is a link to the same comparison with it. */
export function Choices({ title, ids, products, onAdd, children }: ChoicesProps) {
  return (
    <section
      aria-labelledby="more"
      className="no-print grid content-start gap-3 wide:sticky wide:top-20 wide:self-start"
    >
      <h2 id="more" className="text-xl">
        {title}
      </h2>
      <ul className="compared-choices empty:hidden">
        {products.map(({ id, title, category, pricePence, image }) => (
          <li key={id}>
            <Link
              to={compareAddress([...ids, id])}
              onClick={() => {
                keepCompared({ category, ids: [...ids, id] });
                onAdd?.();
              }}
              className="panel grid h-full items-center gap-3 p-2 pr-3 hover:bg-sunken"
            >
              <Picture name={image} alt="" sizes="56px" widths={[160]} />
              <span className="grid gap-1">
                <span className="text-sm leading-snug font-semibold">{noBreak(title)}</span>
                <span className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
                  <Price pence={pricePence} /> <ShortDelivery pence={pricePence} />
                </span>
              </span>
              <Plus size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
