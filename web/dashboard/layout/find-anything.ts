import { useEffect, useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { formatPence } from '#contract/money.ts';
import { decodeOrderRow, type OrderRow } from '#contract/order.ts';
import { paths } from '#contract/paths.ts';
import { decodeProduct, type Product } from '#contract/product.ts';
import type { finder } from '#wording/dashboard/finder.ts';
import { messages as messagesText } from '#wording/dashboard/messages.ts';
import { orders as ordersText } from '#wording/dashboard/orders.ts';
import type { Ask } from '../session/ask.ts';
import { useDashboard } from '../session/use-dashboard.ts';

export interface Found {
  kind: keyof typeof finder.kinds;
  text: string;
  more: string;
  /** What a product is called by besides. */
  codes?: string[];
  /** The parts of its page's address within the dashboard. */
  at: string[];
}

/** Milliseconds of rest in typing before anything is asked, and how many of each kind are shown. */
const debounceMs = 200;
const maxOfKind = 5;

/** Orders, products, people and messages that fit some words, from two letters on. */
export function useFindAnything(words: string): { found: Found[]; state: 'idle' | 'busy' | 'done' } {
  const { ask } = useDashboard();
  const [answer, setAnswer] = useState<{ words: string; found: Found[] }>({ words: '', found: [] });

  useEffect(() => {
    if (words.length < 2) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const found = await findAnything(ask, words, leaving.signal);
      if (!leaving.signal.aborted) setAnswer({ words, found: nearestFirst(found, words) });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, words]);

  if (words.length < 2) return { found: [], state: 'idle' };
  return { found: answer.found, state: answer.words === words ? 'done' : 'busy' };
}

/** What can't be asked counts as not found. */
async function findAnything(ask: Ask, find: string, signal: AbortSignal): Promise<Found[]> {
  const page = { find, limit: maxOfKind };
  const [orders, products, users, messages] = await Promise.all([
    ask('/dash-orders', { ...page, filter: 'Show All' }, { signal }),
    ask(paths.dashProducts, page, { signal }),
    ask('/dash-users', page, { signal }),
    ask('/dash-messages', page, { signal }),
  ]);
  return [
    ...(products.status === 200 ? products.data.map((wire) => ofProduct(decodeProduct(wire))) : []),
    ...(orders.status === 200 ? orders.data.map((wire) => ofOrder(decodeOrderRow(wire))) : []),
    ...(users.status === 200 ? users.data.map(ofUser) : []),
    ...(messages.status === 200 ? messages.data.map(ofMessage) : []),
  ];
}

const ofProduct = ({ id, title, sku, barcode, pricePence }: Product): Found => ({
  kind: 'product',
  text: title,
  more: [sku, formatPence(pricePence)].filter(Boolean).join(', '),
  codes: [sku, barcode],
  at: ['product-details', id],
});

const ofOrder = ({ id, receiptNumber, customerName, orderStatus, totalPence, titles }: OrderRow): Found => ({
  kind: 'order',
  text: ordersText.number(receiptNumber),
  more: [customerName, orderStatus, formatPence(totalPence), id, titles].join(', '),
  at: ['order-details', id],
});

const ofUser = ({ name, email }: { name: string; email: string }): Found => ({
  kind: 'user',
  text: name,
  more: email,
  at: ['user-details', name, email],
});

const ofMessage = ({ id, name, type, message }: Success<Calls['/dash-messages']>['data'][number]): Found => ({
  kind: 'message',
  text: name,
  more: message || messagesText.types[type],
  at: ['message-details', id],
});

/**
 * By its title or code one looks for a product itself rather than for what was ordered of it, so it stands first; a product that
 * only comes near to the words stands last, below the people and orders that have them.
 */
export function nearestFirst(found: readonly Found[], words: string): Found[] {
  const place = ({ kind, text, codes = [] }: Found) => {
    if (kind !== 'product') return 1;
    return [text, ...codes].some((name) => name.toLowerCase().includes(words.toLowerCase())) ? 0 : 2;
  };
  return found.toSorted((one, other) => place(one) - place(other));
}
