import { useState } from 'react';
import { useNavigate } from 'react-router';
import { post } from '../../browser/api.ts';
import { type CardProduct, toCard } from './card-product.ts';
import { addressOf, pageSize, type Wanted } from './wanted.ts';

export interface More {
  products: CardProduct[];
  total: number;
  state: 'idle' | 'busy' | 'failed';
  load: () => void;
}

/**
 * The products of the page, and those of the pages that were asked for since. Each of these goes into the address too,
 * without a new entry in the history: Back, a reload and a shared link then show as many.
 */
export function useMore(wanted: Wanted, first: { products: CardProduct[]; total: number }): More {
  const navigate = useNavigate();
  const [added, setAdded] = useState<CardProduct[]>([]);
  const [total, setTotal] = useState(first.total);
  const [state, setState] = useState<More['state']>('idle');

  const load = async () => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await post('/getProducts', {
      count: pageSize,
      offset: wanted.page * pageSize,
      catagory: wanted.category,
      discounted: wanted.discounted,
      minPrice: wanted.min,
      maxPrice: wanted.max,
      sortBy: wanted.sort,
      keywords: wanted.words,
    });
    if (answer.status !== 200) return setState('failed');
    setAdded((products) => [...products, ...answer.data.map(toCard)]);
    setTotal(answer.total);
    setState('idle');
    navigate(addressOf({ ...wanted, page: wanted.page + 1 }), { replace: true, preventScrollReset: true });
  };

  return { products: once([...first.products, ...added]), total, state, load };
}

/** Something new in the shop moves all others one place on, and one of them into the next page. */
const once = (products: CardProduct[]) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];
