import { decodeRecall, type Recall } from '#contract/recall-codec.ts';
import { products } from '#wording/dashboard/products.ts';
import { recall } from '#wording/dashboard/recall.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Head } from '../parts/head.tsx';
import { Moment } from '../parts/moment.tsx';
import { RowLink } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/recalls';

const text = recall.list;

export const meta = pageMeta(text.title);

const answersOf = ({ answered: { stopped, gone, money } }: Recall) => stopped + gone + money;

const columns: Columns<Recall> = [
  [text.at, (row) => row.at],
  [text.by, (row) => row.staff],
  [text.productId, (row) => row.productId],
  [text.product, (row) => row.title],
  [text.subject, (row) => row.subject],
  [recall.people.title, (row) => row.people],
  [text.sent, (row) => row.sent],
  [text.opened, (row) => row.opened],
  [text.answered, answersOf],
  [text.money, (row) => row.answered.money],
];

const head = (
  <>
    <th scope="col">{text.product}</th>
    <th scope="col">{text.subject}</th>
    <th scope="col">{text.at}</th>
    <th scope="col" className="right">
      {text.sent}
    </th>
    <th scope="col" className="right">
      {text.opened}
    </th>
    <th scope="col" className="right">
      {text.answered}
    </th>
    <th scope="col" className="right">
      {text.money}
    </th>
  </>
);

const rulesOf: RulesOf<Recall> = (ask) => ({
  read: async (page, signal) => decodeRows(await ask('/dash-recalls', page, { signal }), decodeRecall),
  idOf: (row) => row.id,
});

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** All recalls and how far each is. */
export default function Recalls({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const paged = usePagedList(loaderData);
  return (
    <>
      <Head back={{ to: to('products'), label: products.title }} title={text.title} />
      <PagedTable
        caption={text.caption}
        list={paged}
        csv={{ name: 'recalls', columns }}
        head={head}
        row={(row) => (
          <tr key={row.id}>
            <td className="max-desk:col-span-2">
              <RowLink to={to('recall-people', row.id)}>{row.title}</RowLink>
            </td>
            <td className="max-desk:col-span-2">{row.subject}</td>
            <td className="max-desk:col-span-2">
              <Moment at={row.at} />
            </td>
            <td className="right max-desk:text-left!" data-label={text.sent}>
              {text.of(row.sent, row.people)}
            </td>
            <td className="right" data-label={text.opened}>
              {row.opened}
            </td>
            <td className="right max-desk:text-left!" data-label={text.answered}>
              {answersOf(row)}
            </td>
            <td className="right" data-label={text.money}>
              {row.answered.money}
            </td>
          </tr>
        )}
        empty={{ title: text.empty, text: text.emptyAll }}
      />
    </>
  );
}
