import { CircleHelp, Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Outlet } from 'react-router';
import { checkout } from '#wording/storefront/checkout.ts';
import { layout } from '#wording/storefront/layout.ts';
import { offline } from '#wording/storefront/offline.ts';
import { useShop } from '../../shop.ts';
import { Back } from '../../ui/back.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { notify } from '../../ui/notify.tsx';
import { keepPage } from '../parts/keep-page.ts';
import { layoutMeta } from '../parts/layout-meta.ts';
import { ScreenError } from '../parts/screen-error.tsx';
import { ScriptNotice } from '../parts/script-notice.tsx';
import { useFocusOnArrival } from '../parts/use-focus-on-arrival.ts';
import type { Route } from './+types/enclosed';

const text = checkout.enclosed;

/** Around the checkout, in place of the shop's own layout: nothing leads away but the logo, Back, help and what the law asks for. */
export default function EnclosedLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export const meta = layoutMeta;

export function ErrorBoundary() {
  return (
    <Shell>
      <ScreenError Screen={ErrorPage} />
    </Shell>
  );
}

/** Said before anybody presses a button that can't do anything then. */
function useSayLineIsLost() {
  useEffect(() => {
    const lost = () => notify(offline.noCheckout, { tone: 'bad' });
    const back = () => notify(offline.back, { tone: 'good', replaces: [offline.noCheckout] });
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
}

function Shell({ children }: { children: ReactNode }) {
  useSayLineIsLost();
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  return (
    <div className="enclosed">
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="min-h-dvh pb-10 outline-none">
        <ScriptNotice />
        <div className="page pt-1 desk:pt-2">
          <Back />
        </div>
        {children}
      </main>
      <Foot />
    </div>
  );
}

function Header() {
  const { shopName } = useShop();
  return (
    <header className="bg-bar text-on-bar [--ring:var(--on-bar)]">
      <div className="page flex min-h-13 flex-wrap items-center justify-between gap-x-4 desk:min-h-16">
        <Link
          to="/"
          className="flex min-h-11 items-center gap-2 font-head text-[min(1.375rem,7vw)] leading-none font-extrabold desk:text-2xl"
        >
          <span aria-hidden className="size-3 flex-none rounded-full bg-signal" />
          {shopName}
        </Link>
        <p className="ml-auto flex items-center gap-2 text-sm font-semibold">
          <Lock size={16} aria-hidden />
          <span className="max-desk:sr-only">{text.secure}</span>
        </p>
        <Link to="/contact" className="-mr-2 flex min-h-11 items-center gap-1.5 px-2 text-sm font-semibold">
          <CircleHelp size={18} aria-hidden />
          {layout.contact}
        </Link>
      </div>
    </header>
  );
}

const legal = [
  ['/delivery-and-returns', layout.footer.returns],
  ['/terms', layout.footer.terms],
  ['/privacy', layout.footer.privacy],
] as const;

const Foot = () => (
  <footer className="page text-sm text-muted">
    <nav aria-label={layout.footer.legal} className="border-t border-line py-2">
      <ul className="flex flex-wrap gap-x-6">
        {legal.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </footer>
);
