import { counted } from '#wording/counted.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { Id } from '../parts/id.tsx';
import { Table } from '../parts/table.tsx';

interface WrongCellsProps {
  errors: readonly { line: number; field: string; message: string }[];
  /** How many there are in all. */
  wrong: number;
}

/** What is wrong with a list, cell by cell. */
export const WrongCells = ({ errors, wrong }: WrongCellsProps) => (
  <>
    <Table
      caption={text.errors}
      className="max-h-96"
      head={
        <>
          <th scope="col" className="right">
            {text.line}
          </th>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.problem}</th>
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
    {wrong > errors.length && <p className="text-muted">{text.onlyFirst(errors.length, wrong)}</p>}
  </>
);
