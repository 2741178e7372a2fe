import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { imports as text } from '#wording/dashboard/imports.ts';
import { ErrorLine } from '../../ui/error-line.tsx';

interface DropFilesProps {
  /** What the field asks for: its name, and what it says while nothing is chosen. */
  label: string;
  prompt: string;
  /** The name of what is chosen already; '' for nothing. */
  chosen: string;
  /** How large it may be. */
  limits: string;
  /** What is wrong with the last choice; '' for nothing. */
  wrong: string;
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A place to choose files, or to drop them. */
export function DropFiles({
  label,
  prompt,
  chosen,
  limits,
  wrong,
  accept,
  multiple,
  disabled,
  onFiles,
}: DropFilesProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.length && !disabled) onFiles([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
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
          accept={accept}
          multiple={multiple}
          aria-label={label}
          aria-describedby="file-hint file-error"
          aria-invalid={wrong ? true : undefined}
          disabled={disabled}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
        <span className="pointer-events-none grid justify-items-center gap-1.5">
          <FileUp size={24} aria-hidden />
          <span className="font-semibold break-all">{chosen || prompt}</span>
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
