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

/** What sells best of each list of a gun and is in stock, to be bought at once; nothing where it can't be asked for. */
export function GunGoods({ gun }: { gun: Gun }) {
  const products = useBestOfLists(gun);
  return products.length > 0 && <CompanionList title={text.goods(gun.name)} products={products} twoOnPhone />;
}

/** The first of each list, then the second, as beside a cart. */
function useBestOfLists(gun: Gun): ProductCard[] {
  const [products, setProducts] = useState<ProductCard[]>([]);
  const lists = categories.flatMap((category) =>
    fitLists(category, gun).map(({ attributes }) => queryOf(category, attributes)),
  );
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

async function askBest(list: ReturnType<typeof queryOf>, signal: AbortSignal): Promise<ProductCard[]> {
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
