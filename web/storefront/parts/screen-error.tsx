import { type ComponentType, Suspense, useEffect } from 'react';
import { isShopThere } from '../../browser/is-shop-there.ts';
import { lazyPart } from '../../browser/lazy-part.ts';
import { reload } from '../../browser/reload.ts';
import { ErrorPage } from '../../ui/error-page.tsx';

/** Of screens that failed alone: no other fetches its code. */
const FailedScreen = lazyPart(
  () => import('./failed-screen.tsx').then((part) => part.FailedScreen),
  ErrorPage,
);

/**
 * In place of a screen that failed, of the server or on the way back to it: what can't be had from another page leaves that one
 * (keep-page.ts). Where the shop can't be reached that is why: asked for as a document, the service worker answers its address with the
 * page that says so and opens it by itself (docs/decisions/027).
 */
export function ScreenError({ Screen = FailedScreen }: { Screen?: ComponentType }) {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) void isShopThere().then((isThere) => isThere || reload());
  }, []);
  return (
    <Suspense fallback={<ErrorPage />}>
      <Screen />
    </Suspense>
  );
}
