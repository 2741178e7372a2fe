import { decodeMessage, type Message } from '#contract/message.ts';
import { message, messages as text } from '#wording/dashboard/messages.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { RowLink } from '../../ui/table.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/messages';

export const meta = pageMeta(text.title);

const columns: Columns<Message> = [
  [text.received, (row) => row.createdAt],
  [text.type, (row) => text.types[row.type]],
  [text.name, (row) => row.name],
  [message.email, (row) => row.email],
  [message.phone, (row) => row.phone],
  [message.message, (row) => row.message],
];

const head = (
  <>
    <th scope="col">{text.name}</th>
    <th scope="col">{text.type}</th>
    <th scope="col">{text.state}</th>
    <th scope="col">{text.received}</th>
    <th scope="col">{text.action}</th>
  </>
);

const rulesOf: RulesOf<Message> = (ask, asked) => {
  const find = asked.get('find') ?? '';
  const state = asState(asked.get('state'));
  return {
    read: async (page, signal) =>
      decodeRows(await ask('/dash-messages', { ...page, find, state }, { signal }), decodeMessage),
    idOf: (row) => row.id,
  };
};
const asState = (text: string | null) => (text === 'unread' ? 'unread' : 'all');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** spec.md section 2, 'Admin messages list'. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read, set } = useListQuery();
  const find = read('find');
  const state = asState(read('state'));
  const paged = usePagedList(loaderData);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{text.title}</h1>
        <select
          aria-label={text.state}
          value={state}
          onChange={({ target }) => set({ state: target.value === 'unread' ? 'unread' : '' })}
          className="input w-full! desk:w-44!"
        >
          <option value="all">{text.anyState}</option>
          <option value="unread">{text.unread}</option>
        </select>
        <FindBox label={text.find} hint={text.findHint} />
      </div>
      <PagedTable
        caption={text.caption}
        list={paged}
        csv={{ name: 'messages', columns }}
        head={head}
        row={(row) => (
          <tr key={row.id}>
            <td className={`min-w-32 ${row.read ? '' : 'font-semibold'}`}>{row.name}</td>
            <td className="whitespace-nowrap max-desk:text-right">{text.types[row.type]}</td>
            <td>
              <StatusPill tone={row.read ? 'plain' : 'wait'}>{row.read ? text.read : text.unread}</StatusPill>
            </td>
            <td className="max-desk:text-right">
              <Moment at={row.createdAt} />
            </td>
            <td>
              <RowLink
                to={to('message-details', row.id)}
                aria-label={text.openFrom(row.name)}
                className="link"
              >
                {text.open}
              </RowLink>
            </td>
          </tr>
        )}
        empty={{ title: text.empty, text: find || state === 'unread' ? text.emptyFound : text.emptyAll }}
      />
    </>
  );
}
