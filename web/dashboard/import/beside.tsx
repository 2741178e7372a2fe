import { X } from 'lucide-react';
import { imports } from '#wording/dashboard/imports.ts';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { usePicturesBeside } from './use-pictures-beside.ts';
import { WrongCells } from './wrong-cells.tsx';

const text = imports.beside;
/** Of cells and of files; the rest are counted. */
const maxShown = 200;

/** Pictures beside a list: how far they are, the cells whose picture is missing or wrong, and the files that no row names. */
export function Beside({ beside }: { beside: ReturnType<typeof usePicturesBeside> }) {
  const { state, wrong, unused, cancel } = beside;
  if (state === 'matching') return <Meter label={text.matching} value={0} max={1} />;
  if (state !== 'idle')
    return (
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <Meter label={text.progress(state.done, state.all)} value={state.done} max={state.all} />
        </div>
        <Button kind="quiet" icon={<X size={16} aria-hidden />} onClick={cancel}>
          {text.cancel}
        </Button>
      </div>
    );
  return (
    <>
      {wrong.length > 0 && (
        <>
          <Notice tone="bad" title={text.wrong(wrong.length)}>
            <p>{text.wrongText}</p>
          </Notice>
          <WrongCells errors={wrong.slice(0, maxShown)} wrong={wrong.length} />
        </>
      )}
      {unused.length > 0 && (
        <Notice tone="wait" title={text.unused(unused.length)}>
          <ul className="max-h-40 overflow-y-auto break-all">
            {unused.slice(0, maxShown).map(({ path }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never moves
              <li key={place}>{path}</li>
            ))}
          </ul>
          {unused.length > maxShown && <p>{imports.onlyFirst(maxShown, unused.length)}</p>}
        </Notice>
      )}
    </>
  );
}
