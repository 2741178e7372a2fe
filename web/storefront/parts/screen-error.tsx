import { type ComponentType, Suspense, useEffect } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { ErrorPage } from '../../ui/error-page.tsx';

/** Of screens that failed alone: no other fetches its code. */
const FailedScreen = lazyPart(
  () => import('./failed-screen.tsx').then((part) => part.FailedScreen),
  ErrorPage,
);

/**
 * In place of a screen that failed. Where the shop can't be reached that is why: asked for as a document, the service worker answers
 * its address with the page that says so and opens it by itself (docs/decisions/027).
 */
export function ScreenError({ Screen = FailedScreen }: { Screen?: ComponentType }) {
  useEffect(() => {
    if (!navigator.serviceWorker?.controller) return;
    let isLeft = false;
    const reload = () => isLeft || location.reload();
    fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => ok || reload(), reload);
    return () => {
      isLeft = true;
    };
  }, []);
  return (
    <Suspense fallback={<ErrorPage />}>
      <Screen />
    </Suspense>
  );
}
