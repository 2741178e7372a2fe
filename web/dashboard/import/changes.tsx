import { counted } from '#wording/counted.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { Id } from '../parts/id.tsx';
import { cardsOnPhone, Table } from '../parts/table.tsx';
import type { ImportStatus } from './use-import.ts';

interface ChangesProps {
  status: ImportStatus;
  kind: 'dry run' | 'import';
}

/** The cells of a file that differ from the shop: how they are and how they will be, or were and are. */
export function Changes({ status: { changes, cells }, kind }: ChangesProps) {
  const moved = kind === 'dry run' ? text.stockWillBe : text.stockBecame;
  return (
    <div className="grid gap-2">
      <h2 className="text-xl">{kind === 'dry run' ? text.changes : text.changed}</h2>
      <Table
        caption={kind === 'dry run' ? text.changes : text.changed}
        className={`max-h-96 ${cardsOnPhone}`}
        head={
          <>
            <th scope="col">{text.product}</th>
            <th scope="col" className="right">
              {text.line}
            </th>
            <th scope="col">{text.field}</th>
            <th scope="col">{kind === 'dry run' ? text.was : text.before}</th>
            <th scope="col">{kind === 'dry run' ? text.is : text.becomes}</th>
          </>
        }
      >
        {changes.map(({ line, title, field, was, is, stock }) => (
          <tr key={`${line} ${field}`} className="desk:align-top desk:[&>td]:py-1.5">
            <td className="min-w-40">{title}</td>
            <td data-label={text.line} className="right">
              {counted(line)}
            </td>
            <td className="max-desk:col-span-2">
              <Id>{field}</Id>
            </td>
            <td
              data-label={kind === 'dry run' ? text.was : text.before}
              className="min-w-24 break-words text-muted max-desk:col-span-2"
            >
              {was || text.none}
            </td>
            <td
              data-label={kind === 'dry run' ? text.is : text.becomes}
              className="min-w-24 break-words font-semibold max-desk:col-span-2 max-desk:[&]:before:font-normal"
            >
              {is || text.none}
              {stock && (
                <p className="font-normal text-muted">
                  {moved({ ...stock, was: Number(was), is: Number(is) })}
                </p>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {cells > changes.length && <p className="text-muted">{text.onlyFirstCells(changes.length, cells)}</p>}
    </div>
  );
}
