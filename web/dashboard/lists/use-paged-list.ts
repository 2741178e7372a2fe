import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useRevalidator } from 'react-router';
import type { Failure } from '#contract/call.ts';
import { notify } from '../../ui/notify.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { type LoadedList, pageSize } from './load.ts';
import { findListMemory, isReturn, noteListLeft, rememberList, rememberOpened } from './memory.ts';
import { type HeldRows, type ListRules, noRows, readMoreRows } from './read-on.ts';

export interface PagedList<Row> {
  rows: readonly Row[];
  /** How many the server has for this question; undefined while nothing is known yet. */
  total: number | undefined;
  /** There are so many or more. */
  orMore: boolean;
  /** They only come near to what was looked for, which nothing has. */
  nearly: boolean;
  state: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  message: string;
  hasMore: boolean;
  loadingMore: boolean;
  more: () => void;
  again: () => void;
  /** All rows of the question, however many; what is shown stays as it is. */
  readAll: () => Promise<HeldRows<Row> | Failure>;
  /** Leaves a row out that is gone by now. */
  drop: (row: Row) => void;
  /** Shows a row as it has become. */
  replace: (row: Row) => void;
  /** The address that was opened from here before coming back; '' for none. */
  opened: string;
  noteOpened: (address: string) => void;
}

/**
 * A list of the dashboard, 50 rows at a time; More goes on where the last page ended. Another question in the address is
 * loaded anew by the page's clientLoader, and until then the rows of the one before stay.
 */
export function usePagedList<Row>(loaded: LoadedList<Row>): PagedList<Row> {
  const { address, failure } = loaded;
  const { ask } = useDashboard();
  const rules = loaded.rulesFor(ask);
  const { held, setHeld } = useHeld(loaded);
  const { loading, again } = useLoading(loaded);
  const { loadingMore, more } = useMore(loaded, held, rules, setHeld);
  const state = loading ? 'loading' : failure ? 'failed' : 'ready';
  const returned = useReturned();

  return {
    rows: held.rows,
    total: state === 'ready' ? held.total : undefined,
    orMore: state === 'ready' && held.orMore === true,
    nearly: state === 'ready' && held.nearly === true,
    state,
    message: failure?.message ?? '',
    hasMore: state === 'ready' && held.offset < held.total,
    loadingMore,
    more,
    again,
    readAll: () => readMoreRows(noRows, Number.POSITIVE_INFINITY, rules, new AbortController().signal),
    drop: (row) => setHeld((old) => without(old, row, rules.idOf)),
    replace: (row) =>
      setHeld((old) => ({
        ...old,
        rows: old.rows.map((other) => (rules.idOf(other) === rules.idOf(row) ? row : other)),
      })),
    opened: returned ? (findListMemory(address)?.opened ?? '') : '',
    noteOpened: (opened) => rememberOpened(address, opened),
  };
}

/** The rows as loaded, with what More and changes on the spot made of them; remembered for coming back. */
function useHeld<Row>(loaded: LoadedList<Row>) {
  const [kept, setKept] = useState({ of: loaded, held: loaded.held });
  if (kept.of !== loaded) setKept({ of: loaded, held: loaded.held });
  const { address, failure } = loaded;
  const { held } = kept;

  useEffect(() => {
    if (!failure) rememberList(address, held);
  }, [address, failure, held]);

  useEffect(() => () => noteListLeft(address), [address]);

  const setHeld = (change: (old: HeldRows<Row>) => HeldRows<Row>) =>
    setKept((old) => (old.of === loaded ? { of: loaded, held: change(old.held) } : old));
  return { held, setHeld };
}

/** Whether rows of another question are on their way, or a list that failed is tried again. */
function useLoading<Row>({ failure, remembered }: LoadedList<Row>) {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (remembered) void revalidate();
  }, [remembered, revalidate]);

  const asking = next?.pathname === pathname && next.search !== search;
  const retrying = failure !== undefined && state === 'loading';
  return { loading: asking || retrying, again: () => void revalidate() };
}

function useMore<Row>(
  loaded: LoadedList<Row>,
  held: HeldRows<Row>,
  rules: ListRules<Row>,
  setHeld: (change: () => HeldRows<Row>) => void,
) {
  const [loadingMore, setLoadingMore] = useState(false);
  const asking = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked of a list that isn't this one any more is dropped
  useEffect(() => {
    setLoadingMore(false);
    return () => asking.current?.abort();
  }, [loaded]);

  const more = async () => {
    if (loadingMore) return;
    setLoadingMore(true);
    const mine = new AbortController();
    asking.current = mine;
    const answer = await readMoreRows(held, held.rows.length + pageSize, rules, mine.signal);
    if (mine.signal.aborted) return;
    setLoadingMore(false);
    if ('message' in answer) notify(answer.message, { tone: 'bad' });
    else setHeld(() => answer);
  };
  return { loadingMore, more: () => void more() };
}

/** Whether Back, Forward or a link back to the list led here. */
function useReturned(): boolean {
  const { state } = useLocation();
  return useNavigationType() === 'POP' || isReturn(state);
}

const without = <Row>({ rows, offset, total }: HeldRows<Row>, gone: Row, idOf: (row: Row) => string) => ({
  rows: rows.filter((row) => idOf(row) !== idOf(gone)),
  offset: offset - 1,
  total: total - 1,
});
