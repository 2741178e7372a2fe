import { useEffect } from 'react';
import { type DataStrategyResult, replace, useLocation, useNavigate } from 'react-router';
import { kit } from '#wording/kit.ts';
import type { NotifyAction } from '../../ui/notify.tsx';

interface KeptPage {
  /** What leads to the same page, otherwise chosen. */
  paths: readonly string[];
  say: (why: string, may: { action: NotifyAction }) => void;
  lead: (path: string) => void;
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
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another entry
  useEffect(() => {
    // A sheet that lies over it has an entry too (browser/close-by-back.ts), which stays one.
    if (entry) history.replaceState(entry, '');
    entry = undefined;
  }, [key]);
  const lead = (path: string) =>
    void navigate(path, {
      preventScrollReset: true,
      // A sibling takes this one's place in the history, as its link does (product/choices.tsx).
      replace: siblings.length > 0,
    });
  useEffect(() => {
    kept = { paths: [pathname, ...siblings], say, lead };
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

export const unanswered = (): string => kit.unanswered[navigator.onLine ? 'shop' : 'line'];

type Loaded = Record<string, DataStrategyResult>;

/** Around whatever the router loads: a page that is kept keeps its address too. */
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
  // What is given up for another choice did not fail.
  if (!failed || request.signal.aborted || !page?.paths.includes(pathname)) return;
  entry = history.state;
  page.say(unanswered(), { action: { label: kit.error.again, run: () => page.lead(to) } });
  throw replace(putBackInSight());
}
