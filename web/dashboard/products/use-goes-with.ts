import { useRef, useState } from 'react';
import { decodeProduct, type Product } from '#contract/product.ts';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

/** What is chosen to go with a product, and how it is changed: one change after the other, each saved at once. */
export function useGoesWith(productId: string, first: Product[]) {
  const { ask } = useDashboard();
  const [chosen, setChosen] = useState(first);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const idsOf = (products: Product[]) => products.map(({ id }) => id);

  /** False where it was refused; where somebody else was before, theirs is shown. */
  const change = async (next: Product[]): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    const body = { productId, others: idsOf(next), othersWere: idsOf(chosen) };
    const answer = await ask('/dash-save-goes-with', body);
    if (answer.status === 200) setChosen(next);
    else {
      notify(answer.message, { tone: 'bad' });
      const now = await ask('/dash-goes-with', { productId });
      if (now.status === 200) setChosen(now.data.map(decodeProduct));
    }
    setBusy(false);
    running.current = false;
    return answer.status === 200;
  };

  return { chosen, busy, change };
}
