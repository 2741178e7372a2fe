import { createPath, type RouterState } from 'react-router';
import { addressInSight, openAsDocument, putBackInSight } from '../parts/keep-page.ts';

let isLost = false;

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
  if (to && to !== addressInSight() && !(await openAsDocument(to)))
    window.__reactRouterDataRouter.navigate(putBackInSight(), { replace: true, preventScrollReset: true });
}
