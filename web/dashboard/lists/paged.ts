import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { notify } from '../../ui/notify.tsx';

/** A page of rows as the server gives it, and how many there are in all. */
type Page<Row> = { status: 200; data: Row[]; total: number } | Failure;
type ReadPage<Row> = (page: { limit: number; offset: number }, signal: AbortSignal) => Promise<Page<Row>>;

export interface PagedList<Row> {
  rows: readonly Row[];
  /** How many the server has for this question; undefined while rows are picked here or nothing is known yet. */
  total: number | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  message: string;
  hasMore: boolean;
  loadingMore: boolean;
  more: () => void;
  again: () => void;
  /** Leaves a row out that is gone by now. */
  drop: (row: Row) => void;
}

interface Held<Row> {
  rows: Row[];
  /** Rows asked for so far: where the next page begins. */
  offset: number;
  total: number;
}

/** Rows that More adds (spec.md section 9). */
const pageSize = 50;
const largestPage = 200;

/**
 * A list of the dashboard, 50 rows at a time; More goes on where the last page ended. `question` names what is asked
 * (filter, find): another question starts anew, and an answer to an older one is dropped. Rows that moved to the next
 * page meanwhile are not shown twice. With `pick`, only the rows it is true for, for what the server can't choose by:
 * pages are then read on until 50 are picked or there are no more.
 */
export function usePagedList<Row>(
  question: string,
  read: ReadPage<Row>,
  { idOf, pick }: { idOf: (row: Row) => string; pick?: (row: Row) => boolean },
): PagedList<Row> {
  const [held, setHeld] = useState<Held<Row>>({ rows: [], offset: 0, total: 0 });
  const [state, setState] = useState<PagedList<Row>['state']>('loading');
  const [message, setMessage] = useState('');
  const [loadingMore, setLoadingMore] = useState(false);
  const asked = useRef(new AbortController());
  const latest = useRef({ read, idOf, pick });
  latest.current = { read, idOf, pick };

  const load = useCallback(async (from: Held<Row>) => {
    asked.current.abort();
    const mine = new AbortController();
    asked.current = mine;
    const answer = await readOn(from, latest.current, mine.signal);
    return mine.signal.aborted ? 'dropped' : answer;
  }, []);

  const start = useCallback(async () => {
    setState('loading');
    setLoadingMore(false);
    const answer = await load({ rows: [], offset: 0, total: 0 });
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

  const more = async () => {
    if (loadingMore) return;
    setLoadingMore(true);
    const answer = await load(held);
    if (answer === 'dropped') return;
    setLoadingMore(false);
    if ('message' in answer) notify(answer.message, { tone: 'bad' });
    else setHeld(answer);
  };

  return {
    rows: held.rows,
    total: pick || state !== 'ready' ? undefined : held.total,
    state,
    message,
    hasMore: state === 'ready' && held.offset < held.total,
    loadingMore,
    more: () => void more(),
    again: () => void start(),
    drop: (row) =>
      setHeld(({ rows, offset, total }) => ({
        rows: rows.filter((other) => idOf(other) !== idOf(row)),
        offset: offset - 1,
        total: total - 1,
      })),
  };
}

async function readOn<Row>(
  from: Held<Row>,
  { read, idOf, pick }: { read: ReadPage<Row>; idOf: (row: Row) => string; pick?: (row: Row) => boolean },
  signal: AbortSignal,
): Promise<Held<Row> | Failure> {
  const limit = pick ? largestPage : pageSize;
  const wanted = from.rows.length + pageSize;
  let { rows, offset } = from;
  for (;;) {
    const page = await read({ limit, offset }, signal);
    if (page.status !== 200) return page;
    const known = new Set(rows.map(idOf));
    const fresh = page.data.filter((row) => !known.has(idOf(row)));
    rows = [...rows, ...(pick ? fresh.filter(pick) : fresh)];
    offset += page.data.length;
    const end = page.data.length === 0 || offset >= page.total;
    if (end || !pick || rows.length >= wanted) return { rows, offset, total: end ? offset : page.total };
  }
}
