import { Printer } from 'lucide-react';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { returnReasonNames } from '#wording/return-reasons.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { postageFor } from './expected-return.ts';
import { ReturnAddress } from './return-address.tsx';
import { ReturnMoney } from './return-money.tsx';

interface YourReturnsProps {
  order: Order;
  /** The slip of a return goes to the printer. */
  onPrint: (number: number) => void;
}

/** What is on its way back, with the days, the address and the slip; and what came. */
export const YourReturns = ({ order, onPrint }: YourReturnsProps) => (
  <Section title={text.yours}>
    <ul className="divide-y divide-line">
      {order.returns.toReversed().map((one) => (
        <li key={one.number} className="py-4 first:pt-0 last:pb-0">
          <Row order={order} one={one} onPrint={() => onPrint(one.number)} />
        </li>
      ))}
    </ul>
  </Section>
);

function Row({ order, one, onPrint }: { order: Order; one: Return; onPrint: () => void }) {
  const { number, requestedAt, reason, lines, state } = one;
  const isOpen = state === 'open';
  const { collects, payer } = postageFor(order, one);
  const isMixed = collects && payer !== undefined;
  return (
    <div className="grid gap-3 desk:grid-cols-2">
      <div>
        <h3>{text.number(number)}</h3>
        {isOpen && collects && (
          <Notice tone="wait" title={isMixed ? text.hazardPart : text.hazard} className="mt-3">
            <p>{text.hazardText}</p>
          </Notice>
        )}
        {(payer || !isOpen) && (
          <p className="mt-3 font-semibold">{isOpen ? sendBack(one, isMixed) : text.received}</p>
        )}
        {isOpen && payer && (
          <Button kind="primary" className="mt-3" icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
            {text.print} <span className="sr-only">{text.number(number)}</span>
          </Button>
        )}
      </div>
      {isOpen && payer && (
        <div>
          <h4 className="font-semibold">{text.address}</h4>
          <ReturnAddress />
        </div>
      )}
      <div className="col-span-full">
        <ul>
          {lines.map(({ position, quantity }) => {
            const sold = order.lines[position - 1];
            const line = text.line(quantity, sold?.title ?? '');
            return <li key={position}>{noBreak(isMixed && sold?.hazard ? text.hazardLine(line) : line)}</li>;
          })}
        </ul>
        <p className="text-sm text-muted">
          {text.asked(dayOf(requestedAt))} · {returnReasonNames[reason]}
        </p>
        <ReturnMoney order={order} one={one} />
      </div>
    </div>
  );
}

/** The law sets no day for what is not what was sold. */
function sendBack({ sendBackBy, rejected }: Return, isMixed: boolean): string {
  if (!sendBackBy) return text.sendBackLater;
  const by = (isMixed ? text.sendRestBackBy : text.sendBackBy)(dayOf(sendBackBy));
  return rejected ? `${by} ${text.needLonger}` : by;
}
