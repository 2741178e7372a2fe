import type { WireRefusedSale } from '#contract/defences.ts';
import { refusedSales as text } from '#wording/dashboard/defences.ts';
import { users } from '#wording/dashboard/users.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Head } from '../parts/head.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/refused-sales';

export const meta = pageMeta(text.title);

const columns: Columns<WireRefusedSale> = [
  [text.at, (row) => row.at],
  [text.product, (row) => row.product],
  [text.productId, (row) => row.productId],
  [text.account, (row) => row.email ?? text.gone],
  [text.reason, (row) => text.reasons[row.reason]],
];

const rulesOf: RulesOf<WireRefusedSale> = (ask) => ({
  read: (page, signal) => ask('/dash-refused-sales', page, { signal }),
  idOf: (row) => String(row.id),
});

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** The sales that the law did not allow, as Trading Standards may ask for them. */
export default function RefusedSales({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const paged = usePagedList(loaderData);
  return (
    <>
      <Head back={{ to: to('users'), label: users.title }} title={text.title} />
      <p className="mb-3 max-w-prose text-muted">{text.lead}</p>
      <PagedTable
        caption={text.title}
        list={paged}
        csv={{ name: 'refused-sales', columns }}
        head={
          <>
            <th scope="col">{text.at}</th>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.account}</th>
            <th scope="col">{text.reason}</th>
          </>
        }
        row={(row) => (
          <tr key={row.id}>
            <td>
              <Moment at={row.at} />
            </td>
            <td className="font-semibold max-desk:col-span-2">{row.product}</td>
            <td className="break-words max-desk:col-span-2">{row.email ?? text.gone}</td>
            <td className="max-desk:col-span-2">{text.reasons[row.reason]}</td>
          </tr>
        )}
        empty={{ title: text.empty, text: text.emptyAll }}
      />
    </>
  );
}
