import { useState } from 'react';
import type { ChosenFile } from '../parts/read-csv.ts';
import type { BroughtFile } from './brought-file.ts';
import type { SortedFiles } from './sort-files.ts';
import { type ImportChoices, useImport } from './use-import.ts';
import { usePicturesBeside } from './use-pictures-beside.ts';

/** The list that staff chose, with the pictures beside it, and what comes of it: those uploaded first, then a dry run, then the import. */
export function useList() {
  const [file, setFile] = useState<ChosenFile>();
  const [pictures, setPictures] = useState<readonly BroughtFile[]>([]);
  const [choices, setChoices] = useState<ImportChoices>({ storedPictures: {} });
  const beside = usePicturesBeside();
  const taking = useImport();

  const check = async (list: ChosenFile, brought: readonly BroughtFile[]) => {
    setFile(list);
    setPictures(brought);
    taking.forget();
    const storedPictures = await beside.bring(list.text, brought);
    if (!storedPictures) return;
    setChoices({ storedPictures });
    void taking.start(list.text, 'dry run', { storedPictures });
  };

  return {
    ...taking,
    beside,
    file,
    pictures,
    sending: taking.busy,
    busy: taking.busy || beside.busy,
    failure: taking.failure || beside.failure,
    choose({ list = file, pictures: more }: SortedFiles) {
      if (list) void check(list, withMore(pictures, more));
    },
    again: () => (file ? void check(file, pictures) : taking.forget()),
    /** Checks it once more: with a category for all products that tell none, say. */
    checkWith(more: Partial<ImportChoices>) {
      setChoices({ ...choices, ...more });
      if (file) void taking.start(file.text, 'dry run', { ...choices, ...more });
    },
    takeIn() {
      if (file) void taking.start(file.text, 'import', choices);
    },
    clear() {
      setFile(undefined);
      setPictures([]);
      beside.clear();
      taking.forget();
    },
  };
}

/** Pictures that were brought before, so that a mended list needs none of them again; one with the same path is another now. */
function withMore(before: readonly BroughtFile[], more: readonly BroughtFile[]): BroughtFile[] {
  const paths = new Set(more.map(({ path }) => path));
  return [...before.filter(({ path }) => !paths.has(path)), ...more];
}
