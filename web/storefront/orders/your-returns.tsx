import { Printer } from 'lucide-react';
import type { Order } from '#contract/order.ts';
import type { Return } from '#contract/return.ts';
import { postageFor } from '#contract/way-back.ts';
import { returnReasonNames } from '#wording/return-reasons.ts';
import { returning as text } from '#wording/storefront/return.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { noBreak } from '../../ui/no-break.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { contactPath } from '../parts/contact-path.ts';
import { CancelReturn } from './cancel-return.tsx';
import { OtherSizes } from './other-sizes.tsx';
import { ReturnAddress } from './return-address.tsx';
import { ReturnMoney } from './return-money.tsx';

interface YourReturnsProps {
  order: Order;
  /** The slip of a return goes to the printer. */
  onPrint: (number: number) => void;
  /** One is not as it was. */
  onChanged: () => void;
  onCancelled: () => void;
}

/** What is on its way back, with the days, the address and the slip; and what came. */
export const YourReturns = (props: YourReturnsProps) => (
  <Section title={text.yours}>
    <ul className="divide-y divide-line">
      {props.order.returns.toReversed().map((one) => (
        <li key={one.number} className="py-4 first:pt-0 last:pb-0">
          <Row {...props} one={one} />
        </li>
      ))}
    </ul>
  </Section>
);

function Row({ order, one, onPrint, ...then }: YourReturnsProps & { one: Return }) {
  const { number, requestedAt, reason, lines, state, receipts } = one;
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
        {(payer || !isOpen) && <p className="mt-3 font-semibold">{stateOf(one, isMixed)}</p>}
        {isOpen && (
          <div className="mt-3 flex flex-wrap gap-3">
            {payer && (
              <Button kind="primary" icon={<Printer size={16} aria-hidden />} onClick={() => onPrint(number)}>
                {text.print} <span className="sr-only">{text.number(number)}</span>
              </Button>
            )}
            {payer === 'shop' && (
              <ButtonLink to={contactPath(order)} kind="quiet">
                {text.askLabel}
              </ButtonLink>
            )}
            {receipts.length === 0 && <CancelReturn order={order} one={one} {...then} />}
          </div>
        )}
        {isOpen && payer && <p className="mt-3">{text.noPrinter(number)}</p>}
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
        {isOpen && reason === 'too small or large' && (
          <div className="mt-5 grid gap-5 empty:hidden">
            <OtherSizes order={order} lines={lines} />
          </div>
        )}
      </div>
    </div>
  );
}

function stateOf(one: Return, isMixed: boolean): string {
  if (one.cancelled) return text.cancelled[one.cancelled.by](dayOf(one.cancelled.at));
  return one.state === 'open' ? sendBack(one, isMixed) : text.received;
}

/** The law sets no day for what is not what was sold. */
function sendBack({ sendBackBy, rejected }: Return, isMixed: boolean): string {
  if (!sendBackBy) return text.sendBackLater;
  const by = (isMixed ? text.sendRestBackBy : text.sendBackBy)(dayOf(sendBackBy));
  return rejected ? `${by} ${text.needLonger}` : by;
}
