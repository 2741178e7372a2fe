import { useEffect } from 'react';
import { type DataStrategyResult, type Params, replace, useLocation } from 'react-router';

interface KeptList {
  /** Whose list it is: a category, or words that were searched for. */
  of: string | undefined;
  address: string;
  onFailed: () => void;
}

/** The list that is in sight. */
let kept: KeptList | undefined;
/** What the entry of the history held that is put in its own place. */
let entry: unknown;

/** The list in sight is kept where it can't be filtered or sorted, and `onFailed` says so. */
export function useKeptList(of: string | undefined, onFailed: () => void): void {
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another entry
  useEffect(() => {
    // A sheet that lies over it has an entry too (browser/close-by-back.ts), which stays one.
    if (entry) history.replaceState(entry, '');
    entry = undefined;
  }, [key]);
  useEffect(() => {
    kept = { of, address: pathname + search, onFailed };
    return () => {
      kept = undefined;
    };
  });
}

/** Where the next state of a list can't be had, the one in sight stays, and its address with it. */
export async function keepList(
  { params, request }: { params: Params; request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<void> {
  const list = kept;
  const results = await next();
  const failed = Object.values(results).some(
    ({ type, result }) => type === 'error' && !(result instanceof Response),
  );
  // What is given up for another choice did not fail.
  if (!failed || !list || list.of !== params.for || request.signal.aborted) return;
  entry = history.state;
  list.onFailed();
  throw replace(list.address);
}
