import { counted } from '#wording/counted.ts';
import { imports } from '#wording/dashboard/imports.ts';
import { Button } from '../../ui/button.tsx';
import { cardsOnPhone, Table } from '../parts/table.tsx';
import type { ImportStatus } from './use-import.ts';

interface ProposalsProps {
  status: Pick<ImportStatus, 'proposed' | 'proposals' | 'takesFacts'>;
  onChosen: (takesFacts: boolean) => void;
}

const text = imports.proposals;

/** The facts that titles and tags of new products tell, by which shoppers could choose them: taken along where staff say so. */
export function Proposals({ status: { proposed, proposals, takesFacts }, onChosen }: ProposalsProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{text.title(proposed)}</h2>
      <p className="max-w-prose">{takesFacts ? text.taken : text.lead}</p>
      <p>
        <Button kind={takesFacts ? 'quiet' : 'secondary'} onClick={() => onChosen(!takesFacts)}>
          {takesFacts ? text.leave : text.take}
        </Button>
      </p>
      <Table
        caption={text.title(proposed)}
        className={`max-h-96 ${cardsOnPhone}`}
        head={
          <>
            <th scope="col">{imports.product}</th>
            <th scope="col" className="right">
              {imports.line}
            </th>
            <th scope="col">{text.fact}</th>
            <th scope="col">{text.value}</th>
          </>
        }
      >
        {proposals.map(({ line, title, label, value }) => (
          <tr key={`${line} ${label}`}>
            <td className="min-w-40">{title}</td>
            <td data-label={imports.line} className="right">
              {counted(line)}
            </td>
            <td data-label={text.fact}>{label}</td>
            <td data-label={text.value} className="font-semibold max-desk:[&]:before:font-normal">
              {value}
            </td>
          </tr>
        ))}
      </Table>
      {proposed > proposals.length && (
        <p className="text-muted">{imports.onlyFirstCells(proposals.length, proposed)}</p>
      )}
    </section>
  );
}
