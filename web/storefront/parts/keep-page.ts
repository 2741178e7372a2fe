import { useEffect } from 'react';
import { type DataRouter, type DataStrategyResult, replace, useLocation } from 'react-router';
import { kit } from '#wording/kit.ts';
import { isShopThere } from '../../browser/is-shop-there.ts';
import { type NotifyAction, notify, withdrawFailures } from '../../ui/notify.tsx';

declare global {
  interface Window {
    /** Set by React Router: parts of a page hear of what it does once all of them have come, and some may be lost. */
    __reactRouterDataRouter: DataRouter;
  }
}

interface KeptPage {
  /** What leads to the same page, otherwise chosen. */
  paths: readonly string[];
  say: (why: string, may: { tone: 'bad'; action: NotifyAction }) => void;
}

let kept: KeptPage | undefined;
/** What the entry of the history held that is put in its own place. */
let entry: unknown;
/** Where that leads: what is there is there already, and asked for again it would fail again. */
let putBack: string | undefined;

/**
 * Where another choice of this page can't be had, the page stays as it is, says so, and offers to make it again.
 *
 * @param siblings paths that count as this page, beside its own
 */
export function useKeptPage(say: KeptPage['say'], siblings: readonly string[] = []): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another entry
  useEffect(() => {
    // A sheet that lies over it has an entry too (browser/close-by-back.ts), which stays one.
    if (entry) history.replaceState(entry, '');
    entry = undefined;
  }, [key]);
  useEffect(() => {
    kept = { paths: [pathname, ...siblings], say };
    return () => {
      kept = undefined;
    };
  });
}

/** Whether a path leads to the page in sight, which stays where it can't be had. */
export const isKept = (path: string): boolean => kept?.paths.includes(path) === true;

export const addressInSight = (): string => location.pathname + location.search;

/** Where to go on the spot, to give up what is being loaded: nothing is asked for. */
export const putBackInSight = (): string => {
  putBack = addressInSight();
  return putBack;
};

/**
 * Asks for what the router could not load as a document: the worker answers it with the page that says what is the matter and opens it
 * by itself (docs/decisions/027). Where there is none the shop has to be there; else the page stays, says so, and it answers false.
 */
export async function openAsDocument(path: string): Promise<boolean> {
  const opens = Boolean(navigator.serviceWorker?.controller) || (await isShopThere());
  if (opens) location.assign(path);
  else notify(...failure(path));
  return opens;
}

/** @param options of the way there, if it is tried again */
const failure = (path: string, options?: Parameters<DataRouter['navigate']>[1]) =>
  [
    kit.unanswered[navigator.onLine ? 'shop' : 'line'],
    {
      tone: 'bad',
      action: {
        label: kit.error.again,
        run: () => window.__reactRouterDataRouter.navigate(path, options),
      },
    },
  ] as const;

type Loaded = Record<string, DataStrategyResult>;

/** Around whatever the router loads: where it can't be had the page stays as it is, and its address too. */
export async function keepPage(
  { request }: { request: Request },
  next: () => Promise<Loaded>,
): Promise<Loaded | undefined> {
  const { pathname, search } = new URL(request.url);
  const to = pathname + search;
  const isPutBack = putBack === to;
  putBack = undefined;
  if (isPutBack) return {};
  const page = kept;
  const results = await next();
  const failed = Object.values(results).some(
    ({ type, result }) => type === 'error' && !(result instanceof Response),
  );
  if (!failed) withdrawFailures();
  // What is given up for another choice did not fail; nor can a page be kept that isn't there yet.
  if (!failed || request.signal.aborted || to === addressInSight()) return;
  if (page?.paths.includes(pathname)) {
    entry = history.state;
    // A sibling takes this one's place in the history, as its link does (product/choices.tsx).
    page.say(...failure(to, { preventScrollReset: true, replace: pathname !== location.pathname }));
  } else if (await openAsDocument(to)) return new Promise<never>(() => {});
  throw replace(putBackInSight());
}
