import { useEffect, useRef, useState } from 'react';
import { imports } from '#wording/dashboard/imports.ts';
import { useDashboard, useHandle401 } from '../session/use-dashboard.ts';
import type { BroughtFile } from './brought-file.ts';
import { matchPictures, type NamedPicture, type WrongCell } from './match-pictures.ts';
import { uploadBrought } from './upload-brought.ts';

const text = imports.beside;

/** The server reads the whole list for its names. */
const patienceMs = 60_000;

interface Beside {
  /** What goes on now. */
  state: 'idle' | 'matching' | { done: number; all: number };
  failure: string;
  wrong: readonly WrongCell[];
  /** That no row names. */
  unused: readonly BroughtFile[];
}
const idle: Beside = { state: 'idle', failure: '', wrong: [], unused: [] };

/**
 * Pictures that are brought beside a list: matched to the names in its cells, then uploaded. Nothing is uploaded while a name has
 * no picture; what was uploaded once is not uploaded again while the page is open.
 */
export function usePicturesBeside() {
  const { ask } = useDashboard();
  const handle401 = useHandle401();
  const [beside, setBeside] = useState(idle);
  const stored = useRef(new Map<BroughtFile, string>());
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const clear = () => {
    running.current?.abort();
    setBeside(idle);
  };

  /** Answers the stored names by the names in the cells of `csv`; undefined where something was wrong, which is told. */
  const bring = async (
    csv: string,
    pictures: readonly BroughtFile[],
  ): Promise<Record<string, string> | undefined> => {
    clear();
    if (pictures.length === 0) return {};
    const mine = new AbortController();
    running.current = mine;
    const { signal } = mine;
    setBeside({ ...idle, state: 'matching' });
    const answer = await ask('/dash-import-pictures', { csv }, { signal, patienceMs });
    if (signal.aborted) return undefined;
    if (answer.status !== 200) {
      setBeside({ ...idle, failure: answer.message });
      return undefined;
    }
    const { found, wrong, unused } = matchPictures(answer.pictures, pictures);
    if (wrong.length > 0) {
      setBeside({ ...idle, wrong, unused });
      return undefined;
    }
    const files = [...new Set(found.values())];
    const onProgress = (done: number) =>
      !signal.aborted && setBeside({ ...idle, state: { done, all: files.length } });
    const uploaded = await uploadBrought(files, { stored: stored.current, signal, onProgress });
    if (running.current !== mine) return undefined;
    if ('message' in uploaded) {
      await handle401(uploaded);
      setBeside({ ...idle, failure: uploaded.message });
      return undefined;
    }
    const refused = refusedCells(answer.pictures, found, uploaded.refused);
    setBeside({ ...idle, wrong: refused, unused });
    if (refused.length > 0) return undefined;
    return Object.fromEntries([...found].map(([name, file]) => [name, stored.current.get(file) ?? '']));
  };

  return { ...beside, busy: beside.state !== 'idle', bring, clear, cancel: () => running.current?.abort() };
}

const refusedCells = (
  named: readonly NamedPicture[],
  found: ReadonlyMap<string, BroughtFile>,
  refused: ReadonlyMap<BroughtFile, string>,
): WrongCell[] =>
  named.flatMap(({ line, field, name }) => {
    const file = found.get(name);
    const why = file && refused.get(file);
    return why ? [{ line, field, message: text.refused(name, why) }] : [];
  });
