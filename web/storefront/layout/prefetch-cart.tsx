import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { useCart } from '../../browser/cart.ts';

/** Once the page has long been there, its visitor waits for nothing that the line is taken from. */
const idleAfterMs = 3000;

/**
 * The code of the cart comes before it is asked for, so that it opens on a line lost meanwhile: at once where the cart holds
 * something, else when the page has come to rest.
 */
export function PrefetchCart() {
  const filled = useCart().length > 0;
  const [rested, rest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(rest, idleAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  return filled || rested ? <PrefetchPageLinks page="/cart" /> : null;
}
