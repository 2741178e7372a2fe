import { createPath, type DataRouter, type RouterState } from 'react-router';
import { isShopThere } from '../../browser/is-shop-there.ts';
import { notify } from '../../ui/notify.tsx';
import { addressInSight, putBackInSight, unanswered } from '../parts/keep-page.ts';

declare global {
  interface Window {
    /** Set by React Router: parts of a page hear of what it does once all of them have come, and some may be lost too. */
    __reactRouterDataRouter: DataRouter;
  }
}

let isLost = false;
let led: unknown;

/**
 * Where the code of a page can't be had, the router loads anew the page that one is on, and forgets where it was to lead; where it was
 * only to be at hand, too. Instead the page stays, and what it was to lead to is asked for as a document: the worker answers it with the
 * page that says so and opens it by itself. So is whatever is pressed from then on, since the router waits for that code for ever. In
 * browsers that tell of a reload; not under Vite's own server, which reloads pages too.
 */
if (import.meta.env.PROD && 'navigation' in globalThis)
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.info) return;
    event.preventDefault();
    const { __reactRouterDataRouter: router } = window;
    if (!isLost) router.subscribe(lead);
    isLost = true;
    lead(router.state);
  });

async function lead({ navigation: { location: next } }: Pick<RouterState, 'navigation'>) {
  const to = next && createPath(next);
  if (!to || next === led || to === addressInSight()) return;
  led = next;
  // Where no worker would say what is the matter, the shop has to be there.
  if (navigator.serviceWorker?.controller || (await isShopThere())) return location.assign(to);
  notify(unanswered());
  window.__reactRouterDataRouter.navigate(putBackInSight(), { replace: true, preventScrollReset: true });
}
