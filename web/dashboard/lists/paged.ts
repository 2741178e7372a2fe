import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Failure } from '#contract/call.ts';
import { notify } from '../../ui/notify.tsx';
import { noteLeft, recall, remember, rememberedKey, rememberOpened } from './memory.ts';
import { type Held, type ListRules, nothingHeld, readOn } from './read-on.ts';

export interface PagedList<Row> {
  rows: readonly Row[];
  /** How many the server has for this question; undefined while nothing is known yet. */
  total: number | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  message: string;
  hasMore: boolean;
  loadingMore: boolean;
  more: () => void;
  again: () => void;
  /** All rows of the question, however many; what is shown stays as it is. */
  readAll: () => Promise<Held<Row> | Failure>;
  /** Leaves a row out that is gone by now. */
  drop: (row: Row) => void;
  /** Shows a row as it has become. */
  replace: (row: Row) => void;
  /** The address that was opened from here before coming back; '' for none. */
  opened: string;
  noteOpened: (address: string) => void;
}

/** Rows that More adds (spec.md section 9). */
const pageSize = 50;

/**
 * A list of the dashboard, 50 rows at a time; More goes on where the last page ended. `question` names what is asked
 * (filter, find): another question starts anew, and an answer to an older one is dropped. Coming back to a list shows the
 * rows it had at once, and reads them again behind.
 */
export function usePagedList<Row>(question: string, rules: ListRules<Row>): PagedList<Row> {
  const location = useLocation();
  const { pathname, search } = location;
  const key = rememberedKey(location);
  const entry = `${pathname} ${key} ${question}`;
  const [held, setHeld] = useState<Held<Row>>(() => recalled(entry) ?? nothingHeld);
  const [state, setState] = useState<PagedList<Row>['state']>(() => (recall(entry) ? 'ready' : 'loading'));
  const [message, setMessage] = useState('');
  const [loadingMore, setLoadingMore] = useState(false);
  const asked = useRef(new AbortController());
  const latest = useRef({ rules, entry });
  latest.current = { rules, entry };
  const loadedFor = useRef(entry);

  const load = useCallback(async (from: Held<Row>, wanted: number) => {
    asked.current.abort();
    const mine = new AbortController();
    asked.current = mine;
    const answer = await readOn(from, wanted, latest.current.rules, mine.signal);
    return mine.signal.aborted ? 'dropped' : answer;
  }, []);

  const start = useCallback(async () => {
    loadedFor.current = latest.current.entry;
    const before = recalled<Row>(loadedFor.current);
    if (before) setHeld(before);
    setState(before ? 'ready' : 'loading');
    setLoadingMore(false);
    const answer = await load(nothingHeld, Math.max(pageSize, before?.rows.length ?? 0));
    if (answer === 'dropped') return;
    if ('message' in answer) {
      setMessage(answer.message);
      setState('failed');
      return;
    }
    setHeld(answer);
    setState('ready');
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the reason to start anew
  useEffect(() => {
    void start();
    return () => asked.current.abort();
  }, [start, question]);

  useEffect(() => {
    noteLeft(pathname, search, key);
  }, [pathname, search, key]);

  useEffect(() => {
    if (state === 'ready') remember(loadedFor.current, held);
  }, [held, state]);

  const more = async () => {
    if (loadingMore) return;
    setLoadingMore(true);
    const answer = await load(held, held.rows.length + pageSize);
    if (answer === 'dropped') return;
    setLoadingMore(false);
    if ('message' in answer) notify(answer.message, { tone: 'bad' });
    else setHeld(answer);
  };

  return {
    rows: held.rows,
    total: state === 'ready' ? held.total : undefined,
    state,
    message,
    hasMore: state === 'ready' && held.offset < held.total,
    loadingMore,
    more: () => void more(),
    again: () => void start(),
    readAll: () => readOn(nothingHeld, Number.POSITIVE_INFINITY, rules, new AbortController().signal),
    drop: (row) => setHeld((old) => without(old, row, rules.idOf)),
    replace: (row) =>
      setHeld((old) => ({
        ...old,
        rows: old.rows.map((other) => (rules.idOf(other) === rules.idOf(row) ? row : other)),
      })),
    opened: recall(entry)?.opened ?? '',
    noteOpened: (address) => rememberOpened(entry, address),
  };
}

/** An entry of the history names one question of one list, so what is kept under it are rows of this kind. */
const recalled = <Row>(entry: string) => recall(entry)?.held as Held<Row> | undefined;

const without = <Row>({ rows, offset, total }: Held<Row>, gone: Row, idOf: (row: Row) => string) => ({
  rows: rows.filter((row) => idOf(row) !== idOf(gone)),
  offset: offset - 1,
  total: total - 1,
});
