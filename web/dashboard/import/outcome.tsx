import type { ReactNode } from 'react';
import { imports as text } from '#wording/dashboard/imports.ts';
import { Notice, type NoticeProps } from '../../ui/notice.tsx';
import { Changes } from './changes.tsx';
import type { ImportStatus } from './use-import.ts';
import { WrongCells } from './wrong-cells.tsx';

interface OutcomeProps {
  status: ImportStatus;
  kind: 'dry run' | 'import';
  /** What can be done next. */
  children: ReactNode;
}

/** What a dry run found or an import did: in all, cell by cell what differs, and row by row what is wrong. */
export function Outcome({ status, kind, children }: OutcomeProps) {
  return (
    <div className="grid gap-4">
      {status.source && <p className="text-muted">{text.foreign(status.source)}</p>}
      {status.state === 'refused' ? (
        <Refused status={status}>{children}</Refused>
      ) : (
        <Taken status={status} kind={kind}>
          {children}
        </Taken>
      )}
      <Notes tone="wait" title={text.ignored} notes={status.warnings} />
      <Notes tone="plain" title={text.howRead} notes={status.notes} />
      {status.state === 'done' && status.cells > 0 && <Changes status={status} kind={kind} />}
    </div>
  );
}

const Notes = ({
  tone,
  title,
  notes,
}: Pick<NoticeProps, 'tone' | 'title'> & { notes: ImportStatus['notes'] }) =>
  notes.length > 0 && (
    <Notice tone={tone} title={title}>
      <ul className={notes.length > 1 ? 'list-disc pl-5' : ''}>
        {notes.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );

function Taken({ status: { added, changed, unchanged, pictures }, kind, children }: OutcomeProps) {
  const nothing = added + changed + pictures === 0;
  return (
    <Notice tone="good" title={nothing ? text.nothing : kind === 'dry run' ? text.right : text.done}>
      <p>{nothing ? text.nothingText(unchanged) : text.counts(added, changed, unchanged)}</p>
      {kind === 'dry run' && pictures > 0 && <p>{text.pictures.toFetch(pictures)}</p>}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">{children}</div>
    </Notice>
  );
}

const Refused = ({
  status: { wrong, errors, rows },
  children,
}: {
  status: ImportStatus;
  children: ReactNode;
}) => (
  <>
    <Notice tone="bad" title={text.refused(wrong)}>
      <p>{text.refusedText(rows)}</p>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">{children}</div>
    </Notice>
    <WrongCells errors={errors} wrong={wrong} />
  </>
);
