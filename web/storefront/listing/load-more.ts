import { useState } from 'react';
import { useNavigate } from 'react-router';
import { encodeListing } from '#contract/listing.ts';
import { decodeListedCard, type ProductCard } from '#contract/product-card.ts';
import { post } from '../../browser/api.ts';
import { addressOf, type ListingQuery, maxLeftover, pageSize } from '../parts/listing-query.ts';

export interface LoadMore {
  products: ProductCard[];
  total: number;
  /** `line` and `shop`: what the last attempt failed by, as far as the browser can tell. */
  state: 'busy' | 'line' | 'shop' | undefined;
  load: () => void;
}

/**
 * The products of the page, and those of the pages that were asked for since. Each of these goes into the address too,
 * without a new entry in the history: Back, a reload and a shared link then show as many.
 */
export function useLoadMore(
  query: ListingQuery,
  first: { products: ProductCard[]; total: number },
): LoadMore {
  const navigate = useNavigate();
  const [added, setAdded] = useState<ProductCard[]>([]);
  const [total, setTotal] = useState(first.total);
  const [state, setState] = useState<LoadMore['state']>();

  const load = async () => {
    if (state === 'busy') return;
    setState('busy');
    const answer = await post(
      '/getProducts',
      encodeListing({ ...query, limit: pageSize, offset: query.page * pageSize, maxLeftover }),
    );
    if (answer.status !== 200) {
      addEventListener('online', () => setState(undefined), { once: true });
      return setState(navigator.onLine ? 'shop' : 'line');
    }
    setState(undefined);
    setAdded((products) => [...products, ...answer.data.map(decodeListedCard)]);
    setTotal(answer.total);
    navigate(addressOf({ ...query, page: query.page + 1 }), { replace: true, preventScrollReset: true });
  };

  return { products: once([...first.products, ...added]), total, state, load };
}

/** Something new in the shop moves all others one place on, and one of them into the next page. */
const once = (products: ProductCard[]) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];
