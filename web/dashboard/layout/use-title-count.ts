import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNewOrders } from '../session/new-orders.ts';

/** How many new orders nobody has looked at stands before the title of each page of the dashboard: '(3) Orders - Dashboard'. */
export function useTitleCount() {
  const { length: count } = useNewOrders();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    // The text itself, not document.title, which would put another in its place: the router writes the next page's into this one.
    const text = document.querySelector('title')?.firstChild;
    if (!(text instanceof Text)) return;
    const title = text.data.replace(/^\(\d+\) /, '');
    text.data = count > 0 ? `(${count}) ${title}` : title;
  }, [count, pathname, search]);
}
