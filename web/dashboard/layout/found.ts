import { useEffect, useState } from 'react';
import type { finder } from '#wording/dashboard/finder.ts';
import { messages as saidOfMessages } from '#wording/dashboard/messages.ts';
import { orders as saidOfOrders } from '#wording/dashboard/orders.ts';
import { formatPounds } from '../../ui/price.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

export interface Found {
  kind: keyof typeof finder.kinds;
  text: string;
  more: string;
  to: string;
}

/** Milliseconds of rest in typing before anything is asked, and how many of each kind are shown. */
const rest = 200;
const most = 5;

/** Orders, products, people and messages that fit some words, from two letters on. */
export function useFound(words: string): { found: Found[]; state: 'idle' | 'busy' | 'done' } {
  const { ask, to } = useDashboard();
  const [answer, setAnswer] = useState<{ words: string; found: Found[] }>({ words: '', found: [] });

  useEffect(() => {
    if (words.length < 2) return;
    const leaving = new AbortController();
    const page = { find: words, limit: most };
    const timer = setTimeout(async () => {
      const [orders, products, users, messages] = await Promise.all([
        ask('/dash-orders', { ...page, filter: 'Show All' }, leaving),
        ask('/dash-prpducts', page, leaving),
        ask('/dash-users', page, leaving),
        ask('/dash-messages', page, leaving),
      ]);
      if (leaving.signal.aborted) return;
      const found: Found[] = [];
      if (products.status === 200)
        for (const { id, tittle, price } of products.data)
          found.push({
            kind: 'product',
            text: tittle,
            more: formatPounds(price),
            to: to('product-details', id),
          });
      if (orders.status === 200)
        for (const { id, receiptNumber, user_name, tittle, orderStatus, total } of orders.data)
          found.push({
            kind: 'order',
            text: saidOfOrders.number(receiptNumber),
            more: [user_name, orderStatus, formatPounds(total), id, tittle].join(', '),
            to: to('order-details', id),
          });
      if (users.status === 200)
        for (const { name, email } of users.data)
          found.push({ kind: 'user', text: name, more: email, to: to('user-details', name, email) });
      if (messages.status === 200)
        for (const { id, name, type, message } of messages.data)
          found.push({
            kind: 'message',
            text: name,
            more: message || saidOfMessages.types[type],
            to: to('message-details', id),
          });
      setAnswer({ words, found: nearestFirst(found, words) });
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, to, words]);

  if (words.length < 2) return { found: [], state: 'idle' };
  return { found: answer.found, state: answer.words === words ? 'done' : 'busy' };
}

/**
 * By its title one looks for a product itself rather than for what was ordered of it, so it stands first; a product that
 * only comes near to the words stands last, below the people and orders that have them.
 */
export function nearestFirst(found: readonly Found[], words: string): Found[] {
  const place = ({ kind, text }: Found) => {
    if (kind !== 'product') return 1;
    return text.toLowerCase().includes(words.toLowerCase()) ? 0 : 2;
  };
  return found.toSorted((one, other) => place(one) - place(other));
}
