import { kit } from '#wording/kit.ts';
import { isReloadMeant } from '../../browser/reload.ts';
import { notify } from '../../ui/notify.tsx';

/** The link that was pressed last, and the page it was pressed on. */
let pressed: { to: string; on: string } | undefined;

/** The router waits for that code for ever: from then on links lead to documents. */
let isLost = false;

/** Hears a press on a link of the shop; one for another window is none. */
export function notePressed(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return;
  pressed = { to: link.href, on: location.href };
  if (isLost) event.stopPropagation();
}

/**
 * Where the code of a page can't be had, the router loads anew the page that one is on, and forgets what was pressed; where it was
 * only to be at hand, too. Instead the page stays, and what was pressed is asked for as a document: the worker answers it with the page
 * that says so and opens it by itself, and where there is no worker the shop is asked first. In browsers that tell of a reload.
 *
 * @param stay gives up what the router is waiting for
 */
export async function keepFromReload(event: NavigateEvent, stay: () => void): Promise<void> {
  if (event.navigationType !== 'reload' || !event.cancelable || isReloadMeant()) return;
  event.preventDefault();
  if (pressed?.on !== location.href) return;
  const { to } = pressed;
  // Once for each press: what the page shows meanwhile fetches that code again.
  pressed = undefined;
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere || navigator.serviceWorker?.controller) return location.assign(to);
  isLost = true;
  stay();
  notify(kit.unanswered[navigator.onLine ? 'shop' : 'line']);
}
