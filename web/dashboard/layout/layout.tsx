import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { frame } from '#wording/dashboard/frame.ts';
import type { PageHandle } from '../../page-handle.ts';
import { ErrorPage } from '../../ui/error-page.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import styles from '../dashboard.css?url';
import { useVerifiedPath, verify } from '../session/verify.ts';
import type { Route } from './+types/layout';
import { IdleWarning } from './idle-warning.tsx';
import { walkRows } from './keys.ts';
import { useOrderEvents } from './order-events.ts';
import { pageMeta } from './page-meta.ts';
import { TopBar } from './top-bar.tsx';
import { useTitleCount } from './use-title-count.ts';

export const handle = { shell: true } satisfies PageHandle;

export const meta = pageMeta(frame.overview);

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request, params }) => verify(request, params.key),
];

/** Has nothing to load: with it, nothing of a page that loads nothing itself shows before the key is verified. */
export const clientLoader = () => null;

export const shouldRevalidate = () => false;

const frameLook = 'dense flex min-h-dvh flex-col print:block print:min-h-0';
const mainLook = 'page flex-1 pt-4 pb-16 outline-none print:p-0';

/** Around every page of the dashboard. */
export default function DashboardLayout() {
  const { pathname } = useLocation();
  const opening = useOpening(pathname);
  const main = useRef<HTMLElement>(null);
  useVerifiedPath();
  useOrderEvents();
  useTitleCount();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={frameLook}>
      <TopBar />
      <IdleWarning />
      <main ref={main} id="content" tabIndex={-1} onKeyDown={walkRows} className={mainLook}>
        {opening ? <Loading /> : <Outlet />}
      </main>
    </div>
  );
}

/** Before the key is verified. */
export const HydrateFallback = () => (
  <div className={frameLook}>
    <div className="h-22 bg-bar wide:h-11" />
    <main id="content" className={mainLook}>
      <Loading />
    </main>
  </div>
);

/** A page that failed keeps the bar around it. */
export function ErrorBoundary() {
  return (
    <div className={frameLook}>
      <TopBar />
      <main id="content">
        <ErrorPage />
      </main>
    </div>
  );
}

/** Another page of the dashboard is on its way. */
function useOpening(pathname: string): boolean {
  const { location: next } = useNavigation();
  return next !== undefined && next.pathname !== pathname && next.pathname.startsWith('/dashboard/');
}
