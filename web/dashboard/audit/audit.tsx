import { Link } from 'react-router';
import { audit as text } from '#wording/dashboard/audit.ts';
import { titled } from '../layout/titled.ts';
import { useAddress } from '../lists/address.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Id } from '../parts/id.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/audit';
import { type Deed, deeds, nameOf, pageOf, told, whomOf } from './deeds.ts';
import { differences } from './difference.ts';
import { DifferenceList } from './difference-list.tsx';

export const meta = titled(text.title);

const columns: Columns<Deed> = [
  [text.at, (row) => row.at],
  [text.staff, (row) => row.staff],
  [text.deed, told],
  [text.subject, (row) => row.subject],
  [text.was, (row) => asText(row.before)],
  [text.is, (row) => asText(row.after)],
];

const rulesOf: RulesOf<Deed> = (ask, asked) => {
  const find = asked.get('find') ?? '';
  const deed = asDeed(asked.get('deed'));
  return {
    read: (page, signal) => ask('/dash-audit', { ...page, deed, find }, { signal }),
    idOf: (row) => String(row.id),
  };
};
const asDeed = (text: string | null) => deeds.find((known) => known === text) ?? '';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** The trail of what staff did (decisions.md section 2), newest first. What is looked for is in the address. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read, set } = useAddress();
  const find = read('find');
  const deed = asDeed(read('deed'));
  const paged = usePagedList(loaderData);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{text.title}</h1>
        <select
          aria-label={text.deed}
          value={deed}
          onChange={({ target }) => set({ deed: target.value })}
          className="input w-full! desk:w-52!"
        >
          <option value="">{text.anyDeed}</option>
          {deeds.map((deed) => (
            <option key={deed} value={deed}>
              {text.kinds[deed]}
            </option>
          ))}
        </select>
        <FindBox label={text.find} hint={text.findHint} />
      </div>
      <PagedTable
        caption={text.title}
        list={paged}
        csv={{ name: 'trail', columns }}
        head={
          <>
            <th scope="col">{text.at}</th>
            <th scope="col">{text.staff}</th>
            <th scope="col">{text.deed}</th>
          </>
        }
        row={(row) => <DeedRow key={row.id} row={row} page={pageOf(row)} to={to} />}
        empty={
          find || deed
            ? { title: text.none, text: text.noneFits }
            : { title: text.empty, text: text.emptyAll }
        }
      />
    </>
  );
}

interface DeedRowProps {
  row: Deed;
  page: string[] | undefined;
  to: (...parts: string[]) => string;
}

const DeedRow = ({ row, page, to }: DeedRowProps) => (
  <tr className="desk:align-top desk:[&>td]:py-2">
    <td>
      <Moment at={row.at} />
    </td>
    <td className="whitespace-nowrap max-desk:text-right">
      <Id>{row.staff}</Id>
    </td>
    <td className="w-full max-w-160 max-desk:col-span-2">
      {told(row)}{' '}
      {page && (
        <Link to={to(...page)} className="link">
          <Id>{nameOf(row)}</Id>
        </Link>
      )}
      {!page && <Id>{whomOf(row)}</Id>}
      <DifferenceList differences={differences(row.before, row.after)} />
    </td>
  </tr>
);

const asText = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
