import type { ReactNode } from 'react';
import { counted } from '#wording/counted.ts';
import { imports as said } from '#wording/dashboard/imports.ts';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import { Id } from '../parts/id.tsx';
import type { ImportStatus } from './use-import.ts';

interface OutcomeProps {
  status: ImportStatus;
  kind: 'dry run' | 'import';
  /** What can be done next. */
  children: ReactNode;
}

/** What a dry run found or an import did: in all, and row by row what is wrong. */
export function Outcome({ status, kind, children }: OutcomeProps) {
  if (status.state === 'refused') return <Refused status={status}>{children}</Refused>;
  const { added, changed } = status;
  return (
    <Notice tone="good" title={kind === 'dry run' ? said.right : said.done}>
      <p>{said.counts(added, changed)}</p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
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
  <div className="grid gap-4">
    <Notice tone="bad" title={said.refused(wrong)}>
      <p>{said.refusedText(rows)}</p>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">{children}</div>
    </Notice>
    <Table
      caption={said.errors}
      className="max-h-96"
      head={
        <>
          <th scope="col" className="right">
            {said.line}
          </th>
          <th scope="col">{said.field}</th>
          <th scope="col">{said.problem}</th>
        </>
      }
    >
      {errors.map(({ line, field, message }) => (
        <tr key={`${line} ${field} ${message}`}>
          <td className="right">{counted(line)}</td>
          <td>
            <Id>{field}</Id>
          </td>
          <td className="w-full">{message}</td>
        </tr>
      ))}
    </Table>
    {wrong > errors.length && <p className="text-muted">{said.onlyFirst(errors.length, wrong)}</p>}
  </div>
);
