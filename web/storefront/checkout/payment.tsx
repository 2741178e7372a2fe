import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatPence } from '#contract/money.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { nothingHere } from '#wording/storefront/nothing-here.ts';
import { viewCart } from '#wording/storefront/shop.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { CardMarks } from '../parts/card-marks.tsx';
import { Declaration, type DeclarationProps, needsDeclaration } from './declaration.tsx';
import type { Trouble } from './pay.ts';

export interface PaymentProps {
  quote: Quote;
  busy: boolean;
  /** Whether the button stays at a phone's edge: not before what one accepts by it has been seen. */
  sticks: boolean;
  trouble: Trouble | null;
  /** What has to happen before anything can be ordered; a press leads there. */
  first: string | false;
  /** The button goes down, before it is known whether it is pressed. */
  onPress: () => void;
  onPay: () => void;
  startAnew: () => void;
  /** What the buyer must say first. */
  declaration: DeclarationProps;
}

/** Who takes the money and how, and the one button that charges it (Consumer Contracts Regulations 2013, reg. 14). */
export function Payment({
  quote,
  busy,
  sticks,
  trouble,
  first,
  onPress,
  onPay,
  startAnew,
  declaration,
}: PaymentProps) {
  const firstId = useId();
  if (quote.lines.length === 0)
    return (
      <Notice tone="wait" title={text.items.none}>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to="/cart" kind="quiet">
            {viewCart}
          </ButtonLink>
          <ButtonLink to="/shop/all" kind="quiet">
            {nothingHere.browse}
          </ButtonLink>
        </div>
      </Notice>
    );
  return (
    <>
      <Section title={text.payment.title} actions={quote.totalPence > 0 && <CardMarks />}>
        <div className="grid gap-4">
          <p>{quote.totalPence > 0 ? text.payment.next : text.payment.free}</p>
          <p className="text-sm text-muted">
            {text.accept}{' '}
            <a href="/terms" target="_blank" rel="noopener" className="link">
              {text.terms}
              <span className="sr-only"> {text.newTab}</span>
            </a>
            {/* Who ticks that says it there. */}
            {needsDeclaration(declaration.lines) ? '.' : ` ${text.andOfAge}`}
          </p>
          <Declaration {...declaration} />
        </div>
      </Section>
      <PayBar sticks={sticks}>
        {trouble && <Told trouble={trouble} startAnew={startAnew} />}
        {first && (
          <p id={firstId} className="text-sm font-semibold text-amber">
            {first}
          </p>
        )}
        {trouble?.what !== 'paid already' && (
          <Button
            kind="primary"
            icon={<Lock size={18} aria-hidden />}
            onPointerDown={onPress}
            onClick={onPay}
            busy={busy && text.paying}
            aria-disabled={!!first}
            aria-describedby={first ? firstId : undefined}
            className="w-full beside:min-h-13 beside:text-xl"
          >
            {text.pay(formatPence(quote.totalPence))}
          </Button>
        )}
      </PayBar>
    </>
  );
}

/** On a phone it stays in reach of the thumb, with what went wrong in it. */
const PayBar = ({ sticks, children }: { sticks: boolean; children: ReactNode }) => (
  <div
    className={
      sticks
        ? 'bottom-bar sticky low:static bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-ground px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] beside:static beside:mx-0 beside:gap-3 beside:border-0 beside:p-0'
        : 'grid gap-3'
    }
  >
    {children}
  </div>
);

function Told({ trouble, startAnew }: { trouble: Trouble; startAnew: () => void }) {
  switch (trouble.what) {
    case 'message':
      return (
        <Notice tone="bad" title={trouble.message}>
          {trouble.more}
        </Notice>
      );
    case 'moved':
      return (
        <Notice tone="bad" title={text.moved}>
          {text.movedText(formatPence(trouble.wasPence), formatPence(trouble.nowPence))}
        </Notice>
      );
    case 'paid already':
      return (
        <Notice tone="good" title={trouble.message}>
          <div className="mt-2 flex flex-wrap gap-3">
            <ButtonLink to={`/order-details/${trouble.orderId}`} kind="primary">
              {text.seeOrder}
            </ButtonLink>
            <Button kind="quiet" onClick={startAnew}>
              {text.orderAgain}
            </Button>
          </div>
        </Notice>
      );
  }
}
