import { useEffect, useEffectEvent } from 'react';
import { createPath, useNavigate, useNavigation } from 'react-router';
import { kit } from '#wording/kit.ts';
import { isShopThere } from '../../browser/is-shop-there.ts';
import { isReloadMeant } from '../../browser/reload.ts';
import { notify } from '../../ui/notify.tsx';
import { addressInSight } from '../parts/keep-page.ts';

/** The router waits for code that was lost for ever: from then on links and searches lead to documents. */
let isLost = false;

/** Milliseconds in which React hears what the router is about to open. */
const settleMs = 100;

/**
 * Where the code of a page can't be had, the router loads anew the page that one is on, and forgets where it was to lead; where it was
 * only to be at hand, too. Instead the page stays, and what it was to lead to is asked for as a document: the worker answers it with the
 * page that says so and opens it by itself. In browsers that tell of a reload; not under Vite's own server, which reloads pages too.
 */
export function useLostCode(): void {
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const leadOn = useEffectEvent(async () => {
    // It was only to be at hand, or the page is leading on already.
    if (!next || isLost) return;
    isLost = true;
    if (!(await open(createPath(next))))
      await navigate(addressInSight(), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (!import.meta.env.PROD || !('navigation' in window)) return;
    const hear = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable || isReloadMeant()) return;
      event.preventDefault();
      setTimeout(() => void leadOn(), settleMs);
    };
    const presses = ['click', 'submit'] as const;
    for (const type of presses) addEventListener(type, leadToDocument, true);
    navigation.addEventListener('navigate', hear);
    return () => {
      for (const type of presses) removeEventListener(type, leadToDocument, true);
      navigation.removeEventListener('navigate', hear);
    };
  }, []);
}

/** Answers whether it leads there: where no worker would say what is the matter, the shop has to be there. */
async function open(to: string): Promise<boolean> {
  const leads = Boolean(navigator.serviceWorker?.controller) || (await isShopThere());
  if (leads) location.assign(to);
  else notify(kit.unanswered[navigator.onLine ? 'shop' : 'line']);
  return leads;
}

function leadToDocument(event: Event): void {
  if (!isLost) return;
  const to = event instanceof MouseEvent ? linkOf(event) : searchOf(event);
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  void open(to);
}

/** Of one that leads on in this window. */
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
