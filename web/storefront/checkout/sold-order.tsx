import { CircleCheck, CircleX, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { formatPence } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import { layout } from '#wording/storefront/layout.ts';
import { order as orderText } from '#wording/storefront/order.ts';
import { success as text } from '#wording/storefront/success.ts';
import { readIdentity } from '../../browser/identity.ts';
import { Receipt } from '../../papers/receipt.tsx';
import { summaryOf } from '../../papers/summary-of.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Numbered } from '../../ui/numbered.tsx';
import { PostalAddress } from '../../ui/postal-address.tsx';
import { Section } from '../../ui/section.tsx';
import { Summary } from '../../ui/summary.tsx';
import { Columns } from '../parts/columns.tsx';
import { contactPath } from '../parts/contact-path.ts';
import { Expected } from '../parts/expected.tsx';
import { Lines } from '../parts/lines.tsx';
import { orderName } from '../parts/order-name.ts';
import { PaidInTheEnd } from '../parts/paid-in-the-end.tsx';
import { PaymentNotice } from '../parts/payment-notice.tsx';

/** An order that was paid: what was bought, for how much, where it goes and when; and what can be done next. */
export function SoldOrder({ order }: { order: Order }) {
  const { orderStatus, receiptNumber, expected } = order;
  const isNew = orderStatus === 'Pending' || orderStatus === 'Confirmed';
  const isOver = order.paymentStatus === 'Refunded' || orderStatus === 'Cancelled';
  const Icon = isOver ? CircleX : CircleCheck;
  return (
    <>
      <div className="no-print grid gap-6 desk:gap-8">
        <section className="grid gap-x-5 gap-y-4 pt-2 desk:grid-cols-[auto_minmax(0,1fr)] desk:pt-6">
          <Icon size={48} aria-hidden className={isOver ? 'text-muted' : 'text-green'} />
          <div className="grid gap-4">
            <div className="grid gap-1.5">
              <h1>{receiptNumber === null ? text.refundedTitle : text.titles[orderStatus]}</h1>
              <p className="figures font-head text-2xl leading-tight font-bold">{orderName(order)}</p>
              {isNew && !isOver ? (
                <Thanks order={order} />
              ) : (
                <p className="text-muted">{orderText.placed(dayOf(order.createdAt))}</p>
              )}
            </div>
            {expected && <Expected expected={expected} />}
            <PaymentNotice order={order} />
            <div className="flex flex-wrap gap-3 *:grow desk:*:grow-0">
              <ButtonLink to={`/order-details/${order.id}`} kind="primary">
                {isNew && !isOver ? text.view : text.see}
              </ButtonLink>
              {receiptNumber !== null && (
                <Button kind="quiet" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
                  {orderText.receipt.print}
                </Button>
              )}
              <ButtonLink to="/shop/all" kind="quiet">
                {text.shop}
              </ButtonLink>
            </div>
          </div>
        </section>
        <Columns>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8">
            {isNew && !isOver && <Next />}
            <Lines lines={order.lines} delivered={orderStatus === 'Delivered'} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8">
            <Section title={orderText.summary}>
              <Summary {...summaryOf(order)} />
              <PaidInTheEnd order={order} />
            </Section>
            <Section title={orderText.address}>
              <PostalAddress address={order.deliveryAddress} />
            </Section>
            <Link to={contactPath(order)} className="link inline-flex min-h-11 w-max max-w-full items-center">
              {layout.contact}
            </Link>
          </div>
        </Columns>
      </div>
      {receiptNumber !== null && <Receipt order={order} />}
    </>
  );
}

const Thanks = ({ order: { totalPence, email } }: { order: Order }) => (
  <p>
    {text.thanks(readIdentity()?.name ?? '')}{' '}
    {totalPence > 0 ? text.paid(formatPence(totalPence)) : text.free}{' '}
    <span className="wrap-anywhere">{text.receipt(email)}</span>
  </p>
);

const Next = () => (
  <Section title={text.next}>
    <Numbered steps={text.steps} />
  </Section>
);
