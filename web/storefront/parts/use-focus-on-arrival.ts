import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The path of the screen that was shown last; undefined while the document's first one is. */
let shown: string | undefined;

/**
 * A new screen takes the focus, as a new document would, unless something on it already has, or somebody types on (`data-typing`) as it
 * comes; whichever layout is around it.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    const at = document.activeElement;
    if (isFirst || main.current?.contains(at) || at?.matches('[data-typing]')) return;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
