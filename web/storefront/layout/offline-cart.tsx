import { type ComponentType, useEffect, useState } from 'react';
import { useCart } from '../../browser/cart.ts';
import { whenUsed } from '../../browser/when-used.ts';

/**
 * Has the cart ready before it is asked for, so that it opens on a line lost meanwhile: at once where it holds something or the visit
 * came to a second document, else when the page is used.
 */
export function OfflineCart() {
  const filled = useCart().length > 0;
  const [Part, show] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      import('./offline.tsx').then(
        (part) => show(() => part.Offline),
        () => {},
      );
    if (filled || wentOn()) void load();
    else void whenUsed().then(load);
  }, [filled]);
  return Part ? <Part /> : null;
}

/** Whether this tab showed another document of the shop before, where React Router keeps how far it was scrolled. */
function wentOn() {
  try {
    return 'react-router-scroll-positions' in sessionStorage;
  } catch {
    return false;
  }
}
