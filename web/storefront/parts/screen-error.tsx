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

/** Between two looks whether the shop is there again, in milliseconds. */
const pauseMs = 5_000;

/**
 * In place of a screen that failed. Where the shop can't be reached that is why: asked for as a document, the service worker answers
 * its address with the page that says so and opens it by itself (docs/decisions/027); without a worker, this one does that.
 */
export function ScreenError({ Screen = FailedScreen }: { Screen?: ComponentType }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    let wasAway = false;
    const look = async () => {
      const isThere = await isShopThere();
      if (isLeft) return;
      if (isThere ? wasAway : navigator.serviceWorker?.controller) return reload();
      wasAway = !isThere;
      if (wasAway) timer = setTimeout(look, pauseMs);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <Suspense fallback={<ErrorPage />}>
      <Screen />
    </Suspense>
  );
}
