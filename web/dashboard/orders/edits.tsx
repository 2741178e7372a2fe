import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import type { OrderEdit } from '#contract/order-edit.ts';
import { change as text } from '#wording/dashboard/order.ts';
import { Panel } from '../../ui/panel.tsx';
import { Moment } from '../parts/moment.tsx';

/** What was changed of the order before it left, and why, oldest first. */
export const Edits = ({ edits }: Pick<Order, 'edits'>) =>
  edits.length > 0 && (
    <Panel title={text.title}>
      <ul className="grid gap-3">
        {edits.map((edit) => (
          <li key={edit.id}>
            <p className="font-semibold">{changesOf(edit).join(', ')}</p>
            {edit.reason && <p className="max-w-prose break-words whitespace-pre-line">{edit.reason}</p>}
            <p className="text-muted">
              <Moment at={edit.at} /> {text.by(edit.by)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );

const changesOf = ({ address, lines, refundPence }: OrderEdit): string[] => [
  ...(address ? [text.newAddress] : []),
  ...lines.map(({ title, from, to }) => text.out(from - to, title)),
  ...(refundPence > 0 ? [text.refunded(formatPence(refundPence))] : []),
];
