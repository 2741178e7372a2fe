import { useEffect } from 'react';
import { ErrorPage } from '../../ui/error-page.tsx';

/**
 * In place of a screen that failed. Where the shop can't be reached that is why: asked for as a document, the service worker answers
 * its address with the page that says so and opens it by itself (docs/decisions/027).
 */
export function ScreenError() {
  useEffect(() => {
    if (!navigator.serviceWorker?.controller) return;
    let isLeft = false;
    fetch('/healthz', { cache: 'no-store' }).catch(() => isLeft || location.reload());
    return () => {
      isLeft = true;
    };
  }, []);
  return <ErrorPage />;
}
