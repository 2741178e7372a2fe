import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../browser/hydrated.ts';
import { useSubscribed } from '../../browser/identity.ts';
import { hasOrdered } from '../../browser/ordered.ts';
import { isDismissed, noteDismissed } from './newsletter-dismissed.ts';
import type { PopupProps } from './newsletter-popup.tsx';

/** Whoever follows a link to it sees the form at once, dismissed before or not. */
const anchor = '#offer';

/** Milliseconds (spec.md section 9). */
const delayMs = 1_000;

/**
 * Offers the newsletter after a second, unless it is subscribed to already or was dismissed in this visit, or its code is
 * of no use, as for whoever has ordered. What shows it comes only then: nobody waits for it.
 */
export function Newsletter() {
  const hydrated = useHydrated();
  const subscribed = useSubscribed();
  const offered = hydrated && !subscribed;
  const { hash, key } = useLocation();
  // Each time anew: it may have been dismissed since, at the same address.
  const asked = hash === anchor && key;
  const [Popup, setPopup] = useState<ComponentType<PopupProps>>();

  useEffect(() => {
    if (!offered || (!asked && (isDismissed() || hasOrdered()))) return;
    const leaving = new AbortController();
    const timer = setTimeout(
      async () => {
        const loaded = await import('./newsletter-popup.tsx').catch(() => undefined);
        if (!loaded || !(await loaded.mayBeFirstOrder(leaving.signal, !!asked))) return;
        if (!asked) await loaded.untilNotTyping(leaving.signal);
        if (!leaving.signal.aborted) setPopup(() => loaded.NewsletterPopup);
      },
      asked ? 0 : delayMs,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [offered, asked]);

  const close = (dismissed: boolean) => {
    setPopup(undefined);
    if (dismissed) noteDismissed();
  };
  return Popup ? <Popup key={String(asked)} onClose={close} asked={!!asked} /> : null;
}
