import { Link } from 'react-router';
import type { RecallRecipient } from '#contract/recall.ts';
import { recall } from '#wording/dashboard/recall.ts';
import { MailLink } from '../parts/links.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';
import { Handled } from './handled.tsx';

const text = recall.people;

/** Somebody whom a recall is written to. */
export function PersonRow({ row }: { row: RecallRecipient }) {
  const { to } = useDashboard();
  return (
    <tr>
      <td className="max-desk:col-span-2">
        {row.email ? (
          <>
            <span className="block font-semibold">{row.name}</span>
            <MailLink email={row.email} />
          </>
        ) : (
          text.deleted
        )}
      </td>
      <td data-label={text.orders} className="max-desk:empty:hidden">
        {row.orderIds.map((id, place) => (
          <Link key={id} to={to('order-details', id)} className="link mr-2 whitespace-nowrap">
            {text.order(place + 1)}
          </Link>
        ))}
      </td>
      <td data-label={text.units} className="right">
        {row.units}
      </td>
      <td data-label={text.sentAt}>{row.sentAt ? <Moment at={row.sentAt} /> : text.waiting}</td>
      <td data-label={text.openedAt} className="max-desk:col-span-2">
        {row.openedAt ? <Moment at={row.openedAt} /> : text.notOpened}
      </td>
      <td className="max-desk:col-span-2">
        {row.choice && <strong>{text.filters[row.choice]}</strong>}
        {row.choice === 'money' && <Handled row={row} />}
        {row.note && <span className="block break-words text-sm text-muted">{row.note}</span>}
      </td>
    </tr>
  );
}
