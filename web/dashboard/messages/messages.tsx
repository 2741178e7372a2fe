import type { WireMessage } from '#contract/contact.ts';
import { message, messages as said } from '#wording/dashboard/messages.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { RowLink } from '../../ui/table.tsx';
import { titled } from '../layout/titled.ts';
import type { Columns } from '../lists/csv.ts';
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
  const paged = usePagedList<WireMessage>('', {
    read: (page, signal) => ask('/dash-messages', page, { signal }),
    idOf: (row) => row.id,
  });
  return (
    <>
      <h1 className="mb-3">{said.title}</h1>
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
        empty={{ title: said.empty, text: said.emptyAll }}
      />
    </>
  );
}
