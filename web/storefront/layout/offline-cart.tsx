import { type ComponentType, useEffect, useState } from 'react';
import { useCart } from '../../browser/cart.ts';

/** Once the page has long been there, its visitor waits for nothing that the line is taken from. */
const idleAfterMs = 3000;

/**
 * Has the cart ready before it is asked for, so that it opens on a line lost meanwhile: at once where it holds something, else when
 * the page has come to rest.
 */
export function OfflineCart() {
  const filled = useCart().length > 0;
  const [Part, show] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./offline.tsx').then(
        ({ Offline }) => show(() => Offline),
        () => {},
      );
    const timer = setTimeout(load, filled ? 0 : idleAfterMs);
    return () => clearTimeout(timer);
  }, [filled]);
  return Part ? <Part /> : null;
}
