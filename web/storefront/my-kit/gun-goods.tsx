import { useEffect, useEffectEvent, useState } from 'react';
import { encodeListing } from '#contract/listing.ts';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import { categories } from '#database/enums.ts';
import { fitLists } from '#shop/catalogue/fit/filters.ts';
import type { Gun } from '#shop/catalogue/fit/gun.ts';
import { myKit as text } from '#wording/storefront/my-kit.ts';
import { post } from '../../browser/api.ts';
import { besideCart, maxBesideCart } from '../parts/beside-cart.ts';
import { CompanionList } from '../parts/companion-list.tsx';
import { queryOf } from '../parts/gun-lists.tsx';
import type { ListingQuery } from '../parts/listing-query.ts';

/** What sells best of each list of a gun and is in stock, to be bought at once; nothing where it can't be asked for. */
export function GunGoods({ gun }: { gun: Gun }) {
  const products = useBestOfLists(gun);
  return products.length > 0 && <CompanionList title={text.goods(gun.name)} products={products} twoOnPhone />;
}

/** What every gun uses up, of a weight for it: heavy for a bolt action, light and no tracers for others. None for one that nothing is known of. */
const bbsFor = ({ pattern, power }: Gun): ListingQuery[] =>
  pattern || power
    ? [
        queryOf('bbs', {
          tracer: ['false'],
          'bb-weight': pattern === 'VSR' ? { from: 0.4 } : { from: 0.2, to: 0.28 },
        }),
      ]
    : [];

/** The first of each list and of its BBs, then the second, as beside a cart. */
function useBestOfLists(gun: Gun): ProductCard[] {
  const [products, setProducts] = useState<ProductCard[]>([]);
  const [first = [], ...others] = categories.flatMap((category) =>
    fitLists(category, gun).map(({ attributes }) => queryOf(category, attributes)),
  );
  const lists = [first, bbsFor(gun), others].flat();
  const ask = useEffectEvent((signal: AbortSignal) =>
    Promise.all(lists.map((list) => askBest(list, signal))),
  );
  const asked = JSON.stringify(lists);
  useEffect(() => {
    if (asked === '[]') return setProducts([]);
    const leaving = new AbortController();
    void ask(leaving.signal).then(
      (found) => leaving.signal.aborted || setProducts(besideCart({ ids: [] }, found)),
    );
    return () => leaving.abort();
  }, [asked]);
  return products;
}

async function askBest(list: ListingQuery, signal: AbortSignal): Promise<ProductCard[]> {
  const body = encodeListing({
    ...list,
    inStock: true,
    sortBy: 'bestSelling',
    limit: maxBesideCart,
    offset: 0,
    maxLeftover: 0,
  });
  const answer = await post('/getProducts', body, { signal });
  return answer.status === 200 ? answer.data.map(decodeProductCard) : [];
}
