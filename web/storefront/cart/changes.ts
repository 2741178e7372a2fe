import { useEffect, useState } from 'react';
import type { CartItem } from '../../browser/cart.ts';
import { setPrice, setQuantity } from '../../browser/cart-lines.ts';
import type { Line } from '../basket/basket.ts';

/** What the server changed about a line since the shopper last saw it. */
export interface Change {
  /** The price before. */
  wasPence?: number;
  /** Units that were in the cart before the stock fell below them, and how many were left then. */
  reduced?: { asked: number; left: number };
}

/**
 * Brings the stored cart up to date with what the server says, so that every screen and tab agrees, and remembers what
 * changed while this screen is open, so that it is said beside the line instead of happening silently.
 */
export function useChanges(items: readonly CartItem[], lines: readonly Line[]): Record<string, Change> {
  const [changes, setChanges] = useState<Record<string, Change>>({});

  useEffect(() => {
    const note = (id: string, change: Change) =>
      setChanges((old) => ({ ...old, [id]: { ...change, ...pick(old[id], change) } }));
    for (const { id, product, state, asked, most } of lines) {
      const item = items.find((one) => one.id === id);
      if (!item || !product) continue;
      if (product.pricePence !== item.pricePence) {
        note(id, { wasPence: item.pricePence });
        setPrice(id, product.pricePence);
      }
      if (state === 'good' && asked > most) {
        note(id, { reduced: { asked, left: most } });
        setQuantity(id, most);
      }
    }
  }, [items, lines]);

  return changes;
}

/** What was noted of a line and still holds: the first price seen stays the one to compare with. */
const pick = (old: Change | undefined, { wasPence }: Change): Change => ({
  ...old,
  wasPence: old?.wasPence ?? wasPence,
});
