import { imports as text } from '#wording/dashboard/imports.ts';
import { Table } from '../../ui/table.tsx';
import { Id } from '../parts/id.tsx';

/** What each column of the file means and may hold. */
export const ColumnsExplained = () => (
  <Table
    caption={text.columns}
    head={
      <>
        <th scope="col">{text.column}</th>
        <th scope="col">{text.meaning}</th>
      </>
    }
  >
    {text.explained.map(([name, meaning]) => (
      <tr key={name} className="[&>td]:py-1.5">
        <td className="font-semibold desk:whitespace-nowrap">
          <Id>{name}</Id>
        </td>
        <td className="w-full">{meaning}</td>
      </tr>
    ))}
  </Table>
);
