import { formatPence } from '#contract/money.ts';
import type { Dispute } from '#contract/refund.ts';
import { disputes as text } from '#wording/dashboard/order.ts';
import { Notice } from '../../ui/notice.tsx';
import { Moment } from '../parts/moment.tsx';

/** What the customer's bank says of the payment, and until when it hears the shop. */
export const Disputes = ({ disputes }: { disputes: readonly Dispute[] }) =>
  disputes.map(({ id, amountPence, reason, state, respondBy, createdAt }) => (
    <Notice key={id} tone={tones[state]} title={text.title[state](formatPence(amountPence))}>
      <p>
        {text.since} <Moment at={createdAt} />, {text.reason(reason)}
      </p>
      {respondBy && (state === 'inquiry' || state === 'needs response') && (
        <p>
          {text.respond} <Moment at={respondBy} />.
        </p>
      )}
    </Notice>
  ));

const tones = {
  inquiry: 'wait',
  'needs response': 'bad',
  'under review': 'wait',
  won: 'good',
  lost: 'bad',
  closed: 'good',
} as const;
