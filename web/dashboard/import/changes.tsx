import { counted } from '#wording/counted.ts';
import { imports as said } from '#wording/dashboard/imports.ts';
import { cardsOnPhone, Table } from '../../ui/table.tsx';
import { Id } from '../parts/id.tsx';
import type { ImportStatus } from './use-import.ts';

interface ChangesProps {
  status: ImportStatus;
  kind: 'dry run' | 'import';
}

/** The cells of a file that differ from the shop: how they are and how they will be, or were and are. */
export function Changes({ status: { changes, cells }, kind }: ChangesProps) {
  const moved = kind === 'dry run' ? said.stockWillBe : said.stockBecame;
  return (
    <div className="grid gap-2">
      <h2 className="text-xl">{kind === 'dry run' ? said.changes : said.changed}</h2>
      <Table
        caption={kind === 'dry run' ? said.changes : said.changed}
        className={`max-h-96 ${cardsOnPhone}`}
        head={
          <>
            <th scope="col">{said.product}</th>
            <th scope="col" className="right">
              {said.line}
            </th>
            <th scope="col">{said.field}</th>
            <th scope="col">{kind === 'dry run' ? said.was : said.before}</th>
            <th scope="col">{kind === 'dry run' ? said.is : said.becomes}</th>
          </>
        }
      >
        {changes.map(({ line, title, field, was, is, stock }) => (
          <tr key={`${line} ${field}`} className="desk:align-top desk:[&>td]:py-1.5">
            <td className="min-w-40">{title}</td>
            <td data-label={said.line} className="right">
              {counted(line)}
            </td>
            <td className="max-desk:col-span-2">
              <Id>{field}</Id>
            </td>
            <td
              data-label={kind === 'dry run' ? said.was : said.before}
              className="min-w-24 break-words text-muted max-desk:col-span-2"
            >
              {was || said.none}
            </td>
            <td
              data-label={kind === 'dry run' ? said.is : said.becomes}
              className="min-w-24 break-words font-semibold max-desk:col-span-2 max-desk:[&]:before:font-normal"
            >
              {is || said.none}
              {stock && (
                <p className="font-normal text-muted">
                  {moved({ ...stock, was: Number(was), is: Number(is) })}
                </p>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {cells > changes.length && <p className="text-muted">{said.onlyFirstCells(changes.length, cells)}</p>}
    </div>
  );
}
