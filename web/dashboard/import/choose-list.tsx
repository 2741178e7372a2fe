import { useState } from 'react';
import { imports as text } from '#wording/dashboard/imports.ts';
import { DropFiles } from '../parts/drop-files.tsx';
import { type SortedFiles, sortFiles } from './sort-files.ts';

interface ChooseListProps {
  /** What is chosen already; '' for nothing. */
  chosen: string;
  disabled: boolean;
  onChosen: (files: SortedFiles) => void;
}

/** A place to choose or drop a list of products, pictures beside it, or zips of both. */
export function ChooseList({ chosen, disabled, onChosen }: ChooseListProps) {
  const [wrong, setWrong] = useState('');
  const take = async (files: readonly File[]) => {
    const found = await sortFiles(files);
    if ('wrong' in found) return setWrong(found.wrong);
    // Pictures add to the list that is chosen.
    if (!found.list && !chosen) return setWrong(text.beside.noList);
    setWrong('');
    onChosen(found);
  };
  return (
    <DropFiles
      label={text.choose}
      prompt={text.beside.drop}
      chosen={chosen}
      limits={text.beside.limits}
      wrong={wrong}
      accept=".csv,.zip,text/csv,application/zip,image/*"
      multiple
      disabled={disabled}
      onFiles={(files) => void take(files)}
    />
  );
}
