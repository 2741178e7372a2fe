import type { Success } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { Panel } from '../../ui/panel.tsx';
import { Moment } from '../parts/moment.tsx';
import { UndoImport } from './undo-import.tsx';

interface LastImportProps {
  last: NonNullable<Success<Calls['/dash-last-import']>['data']>;
  onUndone: () => void;
}

/** What the last import did, and the button that takes it back. */
export const LastImport = ({ last: { id, at, staff, added, changed }, onUndone }: LastImportProps) => (
  <Panel title={text.undo.last}>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="mr-auto">
        <Moment at={at} /> {text.undo.by(staff)}: {text.countsOfChanges(added, changed)}
      </p>
      <UndoImport key={id} id={id} onUndone={onUndone} />
    </div>
  </Panel>
);
