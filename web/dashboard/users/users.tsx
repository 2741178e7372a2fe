import { refusedSales } from '#wording/dashboard/defences.ts';
import { users } from '#wording/dashboard/users.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { RowLink } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/users';

export const meta = pageMeta(users.title);

const columns: Columns<{ name: string; email: string }> = [
  [users.name, (row) => row.name],
  [users.email, (row) => row.email],
];

const rulesOf: RulesOf<{ name: string; email: string }> = (ask, asked) => {
  const find = asked.get('find') ?? '';
  return {
    read: (page, signal) => ask('/dash-users', { ...page, find }, { signal }),
    idOf: (row) => row.email,
  };
};

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** Names and e-mails; a row opens the user (spec.md section 2, 'Admin users'). */
export default function Users({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const find = useListQuery().read('find');
  const paged = usePagedList(loaderData);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto">{users.title}</h1>
        <ButtonLink kind="quiet" to={to('import-customers')}>
          {users.import}
        </ButtonLink>
        <ButtonLink to={to('refused-sales')} kind="quiet">
          {refusedSales.title}
        </ButtonLink>
        <FindBox label={users.find} hint={users.findHint} />
      </div>
      <PagedTable
        caption={users.title}
        list={paged}
        csv={{ name: 'users', columns }}
        head={
          <>
            <th scope="col">{users.name}</th>
            <th scope="col">{users.email}</th>
          </>
        }
        row={({ name, email }) => (
          <tr key={email}>
            <td className="min-w-40 max-desk:col-span-2">
              <RowLink to={to('user-details', name, email)}>{name}</RowLink>
            </td>
            <td className="break-words max-desk:col-span-2">{email}</td>
          </tr>
        )}
        empty={{ title: users.empty, text: find ? users.emptyFound : users.emptyAll }}
      />
    </>
  );
}
