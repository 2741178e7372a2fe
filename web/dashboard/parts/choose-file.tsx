import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { imports as text } from '#wording/dashboard/imports.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
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
export function ChooseFile({ chosen, disabled, limits, onChosen }: ChooseFileProps) {
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState('');
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file || disabled) return;
    if (files.length > 1) return setWrong(text.oneFile);
    const found = await readCsv(file);
    setWrong('wrong' in found ? found.wrong : '');
    if ('text' in found) onChosen(found);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  return (
    <div className="grid gap-2">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`relative grid min-h-28 cursor-pointer place-items-center rounded-md border border-dashed p-4 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-olive ${over ? 'border-olive bg-sunken' : wrong ? 'border-red' : 'border-edge'}`}
      >
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label={text.choose}
          aria-describedby="file-hint file-error"
          aria-invalid={wrong ? true : undefined}
          disabled={disabled}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            void take(target.files);
            target.value = '';
          }}
        />
        <span className="pointer-events-none grid justify-items-center gap-1.5">
          <FileUp size={24} aria-hidden />
          <span className="font-semibold break-all">{chosen || text.drop}</span>
          <span id="file-hint" className="text-muted">
            {chosen ? text.another : limits}
          </span>
        </span>
      </label>
      <ErrorLine id="file-error" className="empty:-mt-2">
        {wrong}
      </ErrorLine>
    </div>
  );
}
