import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { withoutScript } from '#wording/storefront/without-script.ts';
import { lazyWhenUsed } from '../../browser/lazy-part.ts';
import { usePageTransitions } from '../../browser/page-transitions.ts';
import { noteUsed } from '../../browser/when-used.ts';
import { Back } from '../../ui/back.tsx';
import { keepPage } from '../parts/keep-page.ts';
import { layoutMeta } from '../parts/layout-meta.ts';
import { ScreenError } from '../parts/screen-error.tsx';
import { ScriptNotice } from '../parts/script-notice.tsx';
import { useFocusOnArrival } from '../parts/use-focus-on-arrival.ts';
import type { Route } from './+types/layout';
import { AccountMenu } from './account-menu.tsx';
import { FitOfKit } from './fit-of-kit.tsx';
import { Footer } from './footer.tsx';
import './lost-code.ts';
import { OfflineCart } from './offline-cart.tsx';
import { PrefetchProducts } from './prefetch-products.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The browser's own popover opens it, with links in it that need no script. */
const ShopMenu = lazyWhenUsed(() => import('./shop-menu.tsx').then((part) => part.ShopMenu));

/** Around every screen of the storefront (spec.md section 2, 'Layout (customer)'). A screen brings its own `page` width. */
export default function StorefrontLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/**
 * Runs before whatever the router loads in the browser, on a page that only the browser can fill too: what it loaded is shown once all
 * that stands around the page is alive, so that no part of it may wait to be used.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [noteUsed, keepPage];

export const meta = layoutMeta;

/** A screen that failed keeps the shop around it. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ScreenError />
    </Shell>
  );
}

function Shell({ children }: { children: ReactNode }) {
  // Each arrival has one of its own, Back's too, whose key is that of the page as it was left.
  const location = useLocation();
  const { pathname } = location;
  const [left, leave] = useState<typeof location>();
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  usePageTransitions(pathname);
  // The router's own word of it would wait for the parts of the page whose code is still to come.
  const follow = (event: SyntheticEvent) =>
    event.isDefaultPrevented() &&
    (event.target as Element).closest('a:not([data-scripted]),search form') &&
    leave(location);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its links do
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by key is clicked
    <div onClick={follow} onSubmit={follow} data-page={pathname.split('/')[1]}>
      <TopBar />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        aria-busy={left === location}
        className="min-h-dvh pb-16 outline-none print:min-h-0"
      >
        <ScriptNotice />
        {pathname !== '/' && (
          <div className="page py-2">
            <Back />
          </div>
        )}
        {children}
        <CompareForm />
      </main>
      <Footer />
      <TabBar />
      <ShopMenu />
      <AccountMenu />
      <PrefetchProducts />
      <OfflineCart />
      <FitOfKit />
    </div>
  );
}

/** Where no script runs, the form that the boxes of shop cards belong to (parts/compare-box.tsx). */
const CompareForm = () => (
  <noscript>
    {import.meta.env.SSR && (
      <form id="compare" action="/compare" className="page mt-8">
        <button type="submit" className="btn btn-secondary">
          {withoutScript.compareTicked}
        </button>
      </form>
    )}
  </noscript>
);
