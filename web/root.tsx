import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { kit } from '#wording/kit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { shop } from '#wording/storefront/shop.ts';
import type { Route } from './+types/root';
import styles from './app.css?url';
import { startDeferredScripts } from './browser/deferred-scripts.ts';
import { recordEarlyEvents, useEventReplay } from './browser/event-replay.ts';
import { tellOfLostScripts } from './browser/lost-scripts.ts';
import { markFromStorage } from './browser/storage-marks.ts';
import inter from './fonts/inter.woff2?url';
import sofia from './fonts/sofia-sans-condensed.woff2?url';
import icon from './icon.svg?url&no-inline';
import { shopContext } from './server-context.ts';
import { ErrorPage } from './ui/error-page.tsx';
import { Notifications } from './ui/notify.tsx';

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopContext);

/** The shop doesn't change during a visit, so that a page that needs nothing from the server works offline. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: sofia, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  { title: error ? kit.error.title : (loaderData?.shopName ?? shop.name) },
];

export function Layout({ children }: { children: ReactNode }) {
  useEventReplay();
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#3e4a2b" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#232a17" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />

        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, under their hash in the policy
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? markFromStorage() + startDeferredScripts + recordEarlyEvents + tellOfLostScripts()
              : '',
          }}
        />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {layout.skip}
        </a>
        {children}
        <Notifications />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main id="content">
      <ErrorPage />
    </main>
  );
}
