import { useState } from 'react';
import { Link } from 'react-router';
import type { WholeMessage } from '#contract/message.ts';
import { type InquiryState, inquiryStates } from '#database/enums.ts';
import { messages, message as text } from '#wording/dashboard/messages.ts';
import { orders as ordersText } from '#wording/dashboard/orders.ts';
import { SelectField } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Moment } from '../parts/moment.tsx';
import { useDashboard } from '../session/use-dashboard.ts';

const states = inquiryStates.map((value) => ({ value, label: text.states[value] }));

interface DeskProps {
  message: WholeMessage;
  onChanged: () => Promise<void>;
}

/** What a message waits for, and who looks after it: each saved as it is chosen. */
export function Desk({ message, onChanged }: DeskProps) {
  const { ask } = useDashboard();
  const { id: inquiryId, assignee, state, staff } = message;
  const [busy, setBusy] = useState(false);
  const save = async (send: () => Promise<{ status: number; message?: string }>) => {
    setBusy(true);
    const answer = await send();
    if (answer.status !== 200) notify(answer.message ?? '', { tone: 'bad' });
    await onChanged();
    setBusy(false);
  };
  return (
    <Panel title={text.desk}>
      <div className="grid gap-3" aria-busy={busy}>
        <SelectField
          label={messages.state}
          options={states}
          value={state}
          disabled={busy}
          onChange={({ target }) =>
            void save(() => ask('/dash-message-state', { inquiryId, state: target.value as InquiryState }))
          }
        />
        <SelectField
          label={messages.assignee}
          placeholder={text.nobody}
          options={staff.map((value) => ({ value, label: value }))}
          value={assignee}
          disabled={busy}
          onChange={({ target }) =>
            void save(() => ask('/dash-message-assign', { inquiryId, staffId: target.value }))
          }
        />
      </div>
    </Panel>
  );
}

/** The newest orders of the e-mail that a message came from. */
export function OrdersOfMessage({ orders }: Pick<WholeMessage, 'orders'>) {
  const { to } = useDashboard();
  return (
    <Panel title={text.orders}>
      {orders.length === 0 ? (
        <p className="text-muted">{text.noOrders}</p>
      ) : (
        <>
          <ul className="grid gap-1">
            {orders.map(({ id, number, orderStatus, createdAt }) => (
              <li key={id} className="flex flex-wrap gap-x-3">
                <Link to={to('order-details', id)} className="link font-semibold">
                  {ordersText.number(number)}
                </Link>
                <span>{orderStatus}</span>
                <span className="text-muted">
                  <Moment at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">{text.ordersHint}</p>
        </>
      )}
    </Panel>
  );
}
