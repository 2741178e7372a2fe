import { Link } from 'react-router';
import { audit as text } from '#wording/dashboard/audit.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Id } from '../parts/id.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/audit';
import { type AuditEntry, actions, nameOf, pageOf, sentenceOf, whomOf } from './actions.ts';
import { differences } from './difference.ts';
import { DifferenceList } from './difference-list.tsx';

export const meta = pageMeta(text.title);

const columns: Columns<AuditEntry> = [
  [text.at, (row) => row.at],
  [text.staff, (row) => row.staff],
  [text.action, sentenceOf],
  [text.subject, (row) => row.subject],
  [text.was, (row) => asText(row.before)],
  [text.is, (row) => asText(row.after)],
];

const head = (
  <>
    <th scope="col">{text.at}</th>
    <th scope="col">{text.staff}</th>
    <th scope="col">{text.action}</th>
  </>
);

const rulesOf: RulesOf<AuditEntry> = (ask, asked) => {
  const find = asked.get('find') ?? '';
  const action = asAction(asked.get('action'));
  return {
    read: (page, signal) => ask('/dash-audit', { ...page, action, find }, { signal }),
    idOf: (row) => String(row.id),
  };
};
const asAction = (name: string | null) => actions.find((action) => action === name) ?? '';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** What staff did (decisions.md section 2), newest first. What is looked for is in the address. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read, set } = useListQuery();
  const find = read('find');
  const action = asAction(read('action'));
  const paged = usePagedList(loaderData);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{text.title}</h1>
        <select
          aria-label={text.action}
          value={action}
          onChange={({ target }) => set({ action: target.value })}
          className="input w-full! desk:w-52!"
        >
          <option value="">{text.anyAction}</option>
          {actions.map((action) => (
            <option key={action} value={action}>
              {text.kinds[action]}
            </option>
          ))}
        </select>
        <FindBox label={text.find} hint={text.findHint} />
      </div>
      <PagedTable
        caption={text.title}
        list={paged}
        csv={{ name: 'audit-log', columns }}
        head={head}
        row={(row) => <EntryRow key={row.id} row={row} page={pageOf(row)} to={to} />}
        empty={
          find || action
            ? { title: text.none, text: text.noneFits }
            : { title: text.empty, text: text.emptyAll }
        }
      />
    </>
  );
}

interface EntryRowProps {
  row: AuditEntry;
  page: string[] | undefined;
  to: (...parts: string[]) => string;
}

const EntryRow = ({ row, page, to }: EntryRowProps) => (
  <tr className="desk:align-top desk:[&>td]:py-2">
    <td>
      <Moment at={row.at} />
    </td>
    <td className="whitespace-nowrap max-desk:text-right">
      <Id>{row.staff}</Id>
    </td>
    <td className="w-full max-w-160 max-desk:col-span-2">
      {sentenceOf(row)}{' '}
      {page && (
        <Link to={to(...page)} className="link whitespace-nowrap">
          {row.number === null ? <Id>{nameOf(row)}</Id> : orders.number(row.number)}
        </Link>
      )}
      {row.number !== null && (
        <span className="ml-1.5 text-sm text-muted">
          <Id>{row.subject}</Id>
        </span>
      )}
      {!page && <Id>{whomOf(row)}</Id>}
      <DifferenceList differences={differences(row.before, row.after)} />
    </td>
  </tr>
);

const asText = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
