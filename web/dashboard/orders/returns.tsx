import type { ReactNode } from 'react';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { isFault } from '#shop/orders/return-rules.ts';
import { returns as text } from '#wording/dashboard/returns.ts';
import { returnReasonNames } from '#wording/return-reasons.ts';
import { StatusPill } from '../../ui/badge.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { useFreshForm } from './ask-and-reload.ts';
import { ReceiveForm } from './receive-form.tsx';
import { RecordReturn } from './record-return.tsx';
import { howItCame, wayBack } from './return-facts.ts';

interface ReturnsProps {
  order: Order;
  /** Something was recorded or received: the order is another one than it was. */
  onChanged: () => Promise<void>;
}

/** What the customer sends back, the forms to receive it, and one to record what came by letter or phone. */
export function Returns({ order, onChanged }: ReturnsProps) {
  const { returns, returnable } = order;
  const form = useFreshForm(onChanged);
  if (returns.length === 0 && returnable.length === 0) return null;
  return (
    <Panel title={text.title}>
      {returns.length > 0 && (
        <ul className="mb-3 grid gap-4">
          {returns.map((one) => (
            <li key={one.number} className="well p-3 desk:p-4">
              <One order={order} one={one} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {returnable.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center desk:min-h-8">
            {text.record}
          </summary>
          <RecordReturn key={form.key} {...{ order, onChanged }} onDone={form.onDone} />
        </details>
      )}
    </Panel>
  );
}

function One({ order, one, onChanged }: ReturnsProps & { one: Return }) {
  const isOpen = one.state === 'open';
  const form = useFreshForm(onChanged);
  const way = wayBack(order, one);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3>{text.heading(one.number)}</h3>
        <State one={one} open={way.state} />
      </div>
      <Facts
        facts={[
          [one.by === 'staff' ? text.recorded : text.asked, <Moment key="at" at={one.requestedAt} />],
          [text.reason, returnReasonNames[one.reason]],
          ...(one.note ? [[text.note, one.note] as [string, string]] : []),
          ...(one.cancelled
            ? [[text.cancelledAt, <Moment key="cancelled" at={one.cancelled.at} />] as [string, ReactNode]]
            : []),
          ...(isOpen ? way.facts : []),
          ...(isOpen && one.refundBy ? [[text.refundBy, dayOf(one.refundBy)] as [string, string]] : []),
        ]}
      />
      {isOpen && way.task && (
        <Notice tone="wait" className="mt-3">
          {way.task}
        </Notice>
      )}
      <ul className="mt-2 grid gap-1">
        {one.lines.map((line) => (
          <li key={line.position}>
            {text.line(line.quantity, order.lines[line.position - 1]?.title ?? '')}{' '}
            {!one.cancelled && <span className="text-muted">{howItCame(line)}</span>}
          </li>
        ))}
      </ul>
      {one.receipts.map(
        ({ at, deductedPence, deductionReason }) =>
          deductedPence > 0 && <p key={at}>{text.deducted(formatPence(deductedPence), deductionReason)}</p>,
      )}
      {isOpen && isFault(one.reason) && (
        <p className="mt-2">{one.rejected ? text.rejected : text.faultTooLate}</p>
      )}
      {isOpen && <ReceiveForm key={form.key} {...{ order, one, onChanged }} onDone={form.onDone} />}
    </>
  );
}

/** `open`: what is said until it is here. */
function State({ one: { cancelled, state }, open }: { one: Return; open: string }) {
  if (cancelled) return <StatusPill tone="plain">{text.cancelled[cancelled.by]}</StatusPill>;
  const isOpen = state === 'open';
  return <StatusPill tone={isOpen ? 'wait' : 'good'}>{isOpen ? open : text.closed}</StatusPill>;
}
