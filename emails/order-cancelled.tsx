import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { Refund } from '#shop/payments/read-refunds.ts';
import type { Settings } from '#shop/shop.ts';
import { order as common, orderRefunded as refunded, orderCancelled as text } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { OrderTable } from './parts/order-table.tsx';
import { Seller } from './parts/seller.tsx';
import { Paragraph, Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** An order has ended before dispatch: who ended it, and what happens with the money. */
export function orderCancelled(settings: Settings, order: WholeOrder): Draft {
  const subject = text.subject(settings.shopName, orderName(order));
  const by = order.events.findLast((event) => event.event === 'Cancelled')?.by;
  const money = moneyOf(order);
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={money}
        title={text.title}
        lead={text.lead[by === 'shopper' ? 'shopper' : 'shop'](order.userName)}
      >
        <Facts rows={[numberRow(order), [common.placed, dayOf(order.createdAt)]]} />
        <Subtitle>{text.money}</Subtitle>
        <Paragraph>{money}</Paragraph>
        <CreditNote settings={settings} refund={refundOf(order)} />
        <Subtitle>{common.goods}</Subtitle>
        <OrderTable settings={settings} order={order} />
      </OrderLayout>
    ),
  };
}

const refundOf = ({ refunds }: WholeOrder): Refund | undefined =>
  refunds.findLast(({ reason }) => reason === 'cancelled') ?? refunds.at(-1);

/** Of money that went back already: the letter is its credit note as well (decisions.md section 6). */
function CreditNote({ settings, refund }: { settings: Settings; refund: Refund | undefined }) {
  if (refund?.state !== 'done' || refund.creditNote === null) return null;
  return (
    <>
      <Subtitle>{refunded.creditNote(refund.creditNote)}</Subtitle>
      <Facts
        rows={[
          [refunded.refunded, dayOf(refund.doneAt ?? refund.createdAt)],
          [refunded.amount, formatPence(refund.amountPence)],
          [refunded.vat, refund.vatPence === null ? '' : formatPence(refund.vatPence)],
        ]}
      />
      <Seller settings={settings} />
    </>
  );
}

/** The refund runs beside this letter, so it may already have been sent, or been refused. */
function moneyOf(order: WholeOrder): string {
  const refund = refundOf(order);
  const { totalPence } = order;
  if (totalPence === 0) return text.free;
  if (!refund) return text.unpaid;
  const amount = formatPence(refund.amountPence);
  const part = refund.amountPence === totalPence ? 'whole' : 'rest';
  if (refund.state === 'refused') return text.refused(amount);
  return `${text[refund.state === 'done' ? 'sent' : 'due'][part](amount)} ${common.cardTime}`;
}
