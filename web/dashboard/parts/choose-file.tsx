import { useState } from 'react';
import { imports as text } from '#wording/dashboard/imports.ts';
import { DropFiles } from './drop-files.tsx';
import { type ChosenFile, readCsv } from './read-csv.ts';

export interface ChooseFileProps {
  /** The name of the file that is chosen already; '' for none. */
  chosen: string;
  disabled: boolean;
  /** How large it may be. */
  limits: string;
  onChosen: (file: ChosenFile) => void;
}

/** A place to choose a CSV file, or to drop one. */
export function ChooseFile({ onChosen, ...rest }: ChooseFileProps) {
  const [wrong, setWrong] = useState('');
  const take = async ([file, other]: readonly File[]) => {
    if (!file) return;
    if (other) return setWrong(text.oneFile);
    const found = await readCsv(file);
    setWrong('wrong' in found ? found.wrong : '');
    if ('text' in found) onChosen(found);
  };
  return (
    <DropFiles
      {...rest}
      label={text.choose}
      prompt={text.drop}
      wrong={wrong}
      accept=".csv,text/csv"
      onFiles={(files) => void take(files)}
    />
  );
}
