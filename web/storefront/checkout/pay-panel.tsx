import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { Quote } from '#shop/pricing/quote.ts';
import { checkout as text } from '#wording/storefront/checkout.ts';
import { layout } from '#wording/storefront/layout.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Summary } from '../../ui/summary.tsx';
import type { Trouble } from './pay.ts';

export interface PayPanelProps {
  quote: Quote;
  code?: string;
  busy: boolean;
  trouble: Trouble | null;
  /** The button goes down, before it is known whether it is pressed. */
  onPress: () => void;
  onPay: () => void;
  startAnew: () => void;
  /** When it arrives; nothing where it can't be sent. */
  arrival: ReactNode;
  /** What the buyer must say first. */
  children?: ReactNode;
}

/** The sum, and the one button that charges it (Consumer Contracts Regulations 2013, reg. 14). */
export function PayPanel({
  quote,
  code,
  busy,
  trouble,
  onPress,
  onPay,
  startAnew,
  arrival,
  children,
}: PayPanelProps) {
  const goodsPence = quote.lines.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
  if (quote.lines.length === 0) return <Notice tone="wait">{text.items.none}</Notice>;
  return (
    <Panel title={text.summary} className="desk:sticky desk:top-20">
      <Summary {...quote} goodsPence={goodsPence} code={code} />
      {arrival}
      <div className="mt-3 grid gap-3">
        {children}
        {trouble && <Told trouble={trouble} startAnew={startAnew} />}
        {trouble?.what !== 'paid already' && (
          <Button
            kind="primary"
            icon={<Lock size={18} aria-hidden />}
            onPointerDown={onPress}
            onClick={onPay}
            busy={busy && text.paying}
            className="w-full"
          >
            {text.pay(formatPence(quote.totalPence))}
          </Button>
        )}
        <p className="text-sm text-muted">{text.next}</p>
        <p className="text-sm text-muted">
          {text.terms}{' '}
          <Link to="/terms" className="link">
            {layout.footer.terms}
          </Link>
          ,{' '}
          <Link to="/delivery-and-returns" className="link">
            {layout.footer.returns}
          </Link>
        </p>
      </div>
    </Panel>
  );
}

function Told({ trouble, startAnew }: { trouble: Trouble; startAnew: () => void }) {
  switch (trouble.what) {
    case 'message':
      return <Notice tone="bad" title={trouble.message} />;
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
