import { kit } from '#wording/kit.ts';
import { isReloadMeant } from '../../browser/reload.ts';
import { notify } from '../../ui/notify.tsx';

/** Where the link that was pressed last, or the search that was sent, leads, and the page that was on. */
let pressed: { to: string; on: string } | undefined;

/** The router waits for such code for ever: from then on links and searches lead to documents. */
let isLost = false;

/** Hears a press on a link of the shop, or a search that is sent; a link for another window is none. */
export function notePressed(event: Event): void {
  const to = event instanceof MouseEvent ? linkOf(event) : searchOf(event);
  if (!to) return;
  pressed = { to, on: location.href };
  if (!isLost) return;
  event.preventDefault();
  event.stopPropagation();
  void open(to);
}

function linkOf({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin !== location.origin || ctrlKey || metaKey || shiftKey ? undefined : link.href;
}

/** Such a form leads to the same as a document, for whom no script runs. */
function searchOf({ target }: Event): string | undefined {
  if (!(target instanceof HTMLFormElement) || !target.closest('search')) return;
  const words = new FormData(target).get('q');
  return typeof words === 'string' ? `${target.action}?${new URLSearchParams({ q: words })}` : undefined;
}

/** Answers whether it leads there: where no worker would say what is the matter, the shop has to be there. */
async function open(to: string): Promise<boolean> {
  const isThere = () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  const leads = Boolean(navigator.serviceWorker?.controller) || (await isThere());
  if (leads) location.assign(to);
  else notify(kit.unanswered[navigator.onLine ? 'shop' : 'line']);
  return leads;
}

/**
 * Where the code of a page can't be had, the router loads anew the page that one is on, and forgets what was pressed; where it was
 * only to be at hand, too. Instead the page stays, and what was pressed is asked for as a document: the worker answers it with the page
 * that says so and opens it by itself. In browsers that tell of a reload.
 *
 * @param stay gives up what the router is waiting for
 */
export async function keepFromReload(event: NavigateEvent, stay: () => void): Promise<void> {
  if (event.navigationType !== 'reload' || !event.cancelable || isReloadMeant()) return;
  event.preventDefault();
  isLost = true;
  if (pressed?.on !== location.href) return;
  const { to } = pressed;
  // Once for each press: what the page shows meanwhile fetches that code again.
  pressed = undefined;
  if (!(await open(to))) stay();
}
