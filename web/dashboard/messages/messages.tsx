import type { WireMessage } from '#contract/contact.ts';
import { message, messages as said } from '#wording/dashboard/messages.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { RowLink } from '../../ui/table.tsx';
import { titled } from '../layout/titled.ts';
import { useAddress } from '../lists/address.ts';
import type { Columns } from '../lists/csv.ts';
import { FindBox } from '../lists/find-box.tsx';
import { usePagedList } from '../lists/paged.ts';
import { PagedTable } from '../lists/paged-table.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../staff.ts';

export const meta = titled(said.title);

const columns: Columns<WireMessage> = [
  [said.received, (row) => row.createdAt],
  [said.type, (row) => said.types[row.type]],
  [said.name, (row) => row.name],
  [message.email, (row) => row.email],
  [message.phone, (row) => row.phone],
  [message.message, (row) => row.message],
];

/** spec.md section 2, 'Admin messages list'. */
export default function Messages() {
  const { ask, to } = useDashboard();
  const { read, set } = useAddress();
  const find = read('find');
  const state = read('state') === 'unread' ? 'unread' : 'all';
  const paged = usePagedList<WireMessage>(JSON.stringify([find, state]), {
    read: (page, signal) => ask('/dash-messages', { ...page, find, state }, { signal }),
    idOf: (row) => row.id,
  });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto w-full desk:w-auto">{said.title}</h1>
        <select
          aria-label={said.state}
          value={state}
          onChange={({ target }) => set({ state: target.value === 'unread' ? 'unread' : '' })}
          className="input w-full! desk:w-44!"
        >
          <option value="all">{said.anyState}</option>
          <option value="unread">{said.unread}</option>
        </select>
        <FindBox label={said.find} hint={said.findHint} />
      </div>
      <PagedTable
        caption={said.caption}
        list={paged}
        csv={{ name: 'messages', columns }}
        head={
          <>
            <th scope="col">{said.name}</th>
            <th scope="col">{said.type}</th>
            <th scope="col">{said.state}</th>
            <th scope="col">{said.received}</th>
            <th scope="col">{said.action}</th>
          </>
        }
        row={(row) => (
          <tr key={row.id}>
            <td className={`min-w-32 ${row.read ? '' : 'font-semibold'}`}>{row.name}</td>
            <td className="whitespace-nowrap max-desk:text-right">{said.types[row.type]}</td>
            <td>
              <StatusPill tone={row.read ? 'plain' : 'wait'}>{row.read ? said.read : said.unread}</StatusPill>
            </td>
            <td className="max-desk:text-right">
              <Moment at={row.createdAt} />
            </td>
            <td>
              <RowLink
                to={to('message-details', row.id)}
                aria-label={said.openFrom(row.name)}
                className="link"
              >
                {said.open}
              </RowLink>
            </td>
          </tr>
        )}
        empty={{ title: said.empty, text: find || state === 'unread' ? said.emptyFound : said.emptyAll }}
      />
    </>
  );
}
