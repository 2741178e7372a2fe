import { useEffect, useState } from 'react';
import { decodeProductCard, type ProductCard } from '#contract/product-card.ts';
import { companions } from '#wording/storefront/companions.ts';
import { post } from '../../browser/api.ts';
import { CompanionList } from '../parts/companion-list.tsx';
import { besideCart } from './goes-with.ts';

/** What goes with the products of a cart, below it. What is put in stays where it is, and shows that it is in. */
export function CartGoesWith({ ids }: { ids: readonly string[] }) {
  const products = useGoesWith(ids);
  return products.length > 0 && <CompanionList title={companions.goesWith} products={products} />;
}

/** Asked for when the page opens, and again once something was taken out or put in by other means. */
function useGoesWith(ids: readonly string[]): ProductCard[] {
  const [shown, setShown] = useState<ProductCard[]>([]);
  const wanted = ids.filter((id) => !shown.some((one) => one.id === id)).join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const asked = wanted.split(' ').filter(Boolean);
      const answers = await Promise.all(
        asked.map((productId) => post('/goes-with', { productId }, { signal: leaving.signal })),
      );
      if (leaving.signal.aborted) return;
      const found = answers.map((answer) =>
        answer.status === 200 ? answer.data.map(decodeProductCard) : [],
      );
      setShown(besideCart(asked, found));
    };
    void ask();
    return () => leaving.abort();
  }, [wanted]);
  return shown;
}
