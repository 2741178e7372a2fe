import { Link } from 'react-router';
import { decodeMessage, type Message } from '#contract/message.ts';
import { inquiryStates } from '#database/enums.ts';
import { message, messages as text } from '#wording/dashboard/messages.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { useListQuery } from '../lists/list-query.ts';
import { loadList, type RulesOf } from '../lists/load.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { decodeRows } from '../lists/read-on.ts';
import { usePagedList } from '../lists/use-paged-list.ts';
import { Moment } from '../parts/moment.tsx';
import { RowLink } from '../parts/table.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import type { Route } from './+types/messages';

export const meta = pageMeta(text.title);

const columns: Columns<Message> = [
  [text.reference, (row) => row.reference],
  [text.received, (row) => row.createdAt],
  [text.last, (row) => row.lastAt],
  [text.state, (row) => text.states[row.state]],
  [text.assignee, (row) => row.assignee],
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
    <th scope="col">{text.assignee}</th>
    <th scope="col">{text.last}</th>
    <th scope="col">{text.action}</th>
  </>
);

const rulesOf: RulesOf<Message> = (ask, asked) => {
  const find = asked.get('find') ?? '';
  const state = asState(asked.get('state'));
  const mine = asked.get('mine') === '1';
  return {
    read: async (page, signal) =>
      decodeRows(await ask('/dash-messages', { ...page, find, state, mine }, { signal }), decodeMessage),
    idOf: (row) => row.id,
  };
};
const states = ['unread', ...inquiryStates] as const;
const asState = (written: string | null) => states.find((state) => state === written) ?? 'all';
const tones = { open: 'wait', waiting: 'plain', done: 'good' } as const;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, rulesOf);

/** spec.md section 2, 'Admin messages list'. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { to } = useDashboard();
  const { read, set } = useListQuery();
  const find = read('find');
  const state = asState(read('state'));
  const mine = read('mine') === '1';
  const paged = usePagedList(loaderData);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{text.title}</h1>
        <Link to={to('reply-templates')} className="btn btn-quiet">
          {text.answers}
        </Link>
        <Checkbox
          label={text.mine}
          checked={mine}
          onChange={({ target }) => set({ mine: target.checked ? '1' : '' })}
        />
        <select
          aria-label={text.state}
          value={state}
          onChange={({ target }) => set({ state: target.value === 'all' ? '' : target.value })}
          className="input w-full! desk:w-44!"
        >
          <option value="all">{text.anyState}</option>
          <option value="unread">{text.unread}</option>
          {inquiryStates.map((state) => (
            <option key={state} value={state}>
              {text.states[state]}
            </option>
          ))}
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
            <td className={`min-w-32 ${row.read ? '' : 'font-semibold'}`}>
              {row.name}
              <span className="figures block text-sm font-normal text-muted">{row.reference}</span>
            </td>
            <td className="whitespace-nowrap max-desk:text-right">{text.types[row.type]}</td>
            <td>
              <span className="inline-flex items-center gap-2">
                <StatusPill tone={tones[row.state]}>{text.states[row.state]}</StatusPill>
                {!row.read && <span className="font-semibold">{text.unread}</span>}
              </span>
            </td>
            <td className="max-desk:text-right">{row.assignee}</td>
            <td>
              <Moment at={row.lastAt} />
            </td>
            <td className="max-desk:justify-self-end">
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
        empty={{ title: text.empty, text: find || mine || state !== 'all' ? text.emptyFound : text.emptyAll }}
      />
    </>
  );
}
