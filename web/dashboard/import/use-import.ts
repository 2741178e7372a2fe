import { useCallback, useEffect, useRef, useState } from 'react';
import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Category } from '#database/enums.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { useListQuery } from '../lists/list-query.ts';
import type { Ask } from '../session/ask.ts';
import { useDashboard, useHandle401 } from '../session/use-dashboard.ts';
import { upload } from '../upload.ts';

export type ImportStatus = Success<Calls['/dash-import-status']>;

export interface ImportChoices {
  /** For products of another shop's export that tell none. */
  category?: Category;
  /** New products state what their titles and tags tell. */
  takesFacts?: boolean;
  /** By the names in the cells, what /img stored pictures as that were brought beside the file. */
  storedPictures: Record<string, string>;
}

/** Milliseconds between two looks at how far it is, and how many looks in a row may fail. */
const pollMs = 700;
const maxFailures = 10;

/**
 * One import at a time: a dry run, or a real one. The real one's id is in the address, so that a refresh or Back shows how
 * far it is; it goes on in the shop whether anybody looks or not.
 */
export function useImport() {
  const { ask } = useDashboard();
  const handle401 = useHandle401();
  const { read, set } = useListQuery();
  const [dryRun, setDryRun] = useState('');
  const id = read('import') || dryRun;
  const [status, setStatus] = useState<ImportStatus>();
  const [failure, setFailure] = useState('');
  /** How much of the file has left, from 0 to 1; undefined while none is being sent. */
  const [sent, setSent] = useState<number>();
  const current = useRef(0);
  /** Counts what there is to be watched anew, though it is the same import. */
  const [watched, setWatched] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `watched` asks for it again.
  useEffect(() => {
    if (!id) return;
    const leaving = new AbortController();
    void watch(ask, id, leaving.signal, setStatus).then((failed) => failed && setFailure(failed));
    return () => leaving.abort();
  }, [ask, id, watched]);

  const forget = useCallback(() => {
    current.current++;
    setDryRun('');
    setStatus(undefined);
    setFailure('');
    setSent(undefined);
    set({ import: '' }, { replace: true });
  }, [set]);

  /** Sends the file and watches what comes of it. */
  const start = async (csv: string, kind: 'dry run' | 'import', choices: ImportChoices) => {
    forget();
    const mine = current.current;
    setSent(0);
    const body = JSON.stringify({ csv, dryRun: kind === 'dry run', ...choices });
    const answer = await upload('/dash-import', body, (share) => mine === current.current && setSent(share));
    await handle401(answer);
    if (mine !== current.current) return;
    setSent(undefined);
    if (answer.status !== 200) return setFailure(answer.message);
    const begun = 'id' in answer ? String(answer.id) : '';
    if (!begun) setFailure(text.unknown);
    else if (kind === 'dry run') setDryRun(begun);
    else set({ import: begun }, { replace: true });
  };

  const noteUndone = () => setStatus((before) => before && { ...before, undone: true });

  const busy = sent !== undefined || (id !== '' && !failure && !isOver(status));
  return {
    id,
    status,
    failure,
    sent,
    busy,
    kind: dryRun ? 'dry run' : 'import',
    start,
    forget,
    noteUndone,
    watchAgain: () => setWatched((times) => times + 1),
  } as const;
}

const isOver = (status: ImportStatus | undefined) => status?.state === 'done' || status?.state === 'refused';

/** Tells how far an import and its pictures are until they are over or `signal` is aborted. Answers why that can't be known; '' where it is. */
async function watch(
  ask: Ask,
  id: string,
  signal: AbortSignal,
  show: (status: ImportStatus) => void,
): Promise<string> {
  for (let failures = 0; !signal.aborted; ) {
    const answer = await ask('/dash-import-status', { id }, { signal });
    if (signal.aborted) return '';
    if (answer.status === 200) {
      failures = 0;
      show(answer);
      if (isOver(answer) && (answer.undone || answer.fetching.waiting === 0)) return '';
    } else if (answer.status === 404 || ++failures === maxFailures) return answer.message;
    await new Promise((over) => setTimeout(over, pollMs));
  }
  return '';
}
