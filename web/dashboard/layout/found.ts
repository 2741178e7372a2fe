import { useEffect, useState } from 'react';
import { formatPounds } from '../../ui/price.tsx';
import { useDashboard } from '../staff.ts';

export interface Found {
  kind: 'order' | 'product' | 'user';
  text: string;
  more: string;
  to: string;
}

/** Milliseconds of rest in typing before anything is asked, and how many of each kind are shown. */
const rest = 200;
const most = 5;

/** Orders, products and people that fit some words, from two letters on. */
export function useFound(words: string): { found: Found[]; state: 'idle' | 'busy' | 'done' } {
  const { ask, to } = useDashboard();
  const [answer, setAnswer] = useState<{ words: string; found: Found[] }>({ words: '', found: [] });

  useEffect(() => {
    if (words.length < 2) return;
    const leaving = new AbortController();
    const page = { find: words, limit: most };
    const timer = setTimeout(async () => {
      const [orders, products, users] = await Promise.all([
        ask('/dash-orders', { ...page, filter: 'Show All' }, leaving),
        ask('/dash-prpducts', page, leaving),
        ask('/dash-users', page, leaving),
      ]);
      if (leaving.signal.aborted) return;
      const found: Found[] = [];
      if (orders.status === 200)
        for (const { id, user_name, orderStatus, total } of orders.data)
          found.push({
            kind: 'order',
            text: id,
            more: `${user_name}, ${orderStatus}, ${formatPounds(total)}`,
            to: to('order-details', id),
          });
      if (products.status === 200)
        for (const { id, tittle, price } of products.data)
          found.push({
            kind: 'product',
            text: tittle,
            more: formatPounds(price),
            to: to('product-details', id),
          });
      if (users.status === 200)
        for (const { name, email } of users.data)
          found.push({ kind: 'user', text: name, more: email, to: to('user-details', name, email) });
      setAnswer({ words, found });
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, to, words]);

  if (words.length < 2) return { found: [], state: 'idle' };
  return { found: answer.found, state: answer.words === words ? 'done' : 'busy' };
}
