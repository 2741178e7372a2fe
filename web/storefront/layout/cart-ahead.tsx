import { PrefetchPageLinks } from 'react-router';
import { useCart } from '../../browser/cart.ts';

/** The code of a cart that holds something comes before it is asked for, so that it opens on a line lost meanwhile. */
export const CartAhead = () => (useCart().length > 0 ? <PrefetchPageLinks page="/cart" /> : null);
