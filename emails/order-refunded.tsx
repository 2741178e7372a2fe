import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import { vatInside } from '#shop/pricing/quote.ts';
import type { Settings } from '#shop/shop.ts';
import { order as common, orderRefunded as text } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { Seller } from './parts/seller.tsx';
import { Paragraph, Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

/**
 * The money has been sent back; the letter is the credit note as well (decisions.md section 6). Undefined where there
 * was no money: an order that cost nothing is refunded by being written down, which is no news to anybody.
 */
export function orderRefunded(settings: Settings, order: WholeOrder): Draft | undefined {
  const { refund } = order;
  if (!refund || refund.amountPence === 0) return undefined;
  const amount = formatPence(refund.amountPence);
  const subject = text.subject(settings.shopName, amount, orderName(order));
  const { reason } = refund;
  const { preview, title, sent, notYet } = refund.byOtherMeans ? text.otherMeans : text;
  const late = reason === 'paid too late';
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={preview(amount)}
        title={title}
        lead={sent(order.userName, amount)}
      >
        <Paragraph>
          {!late && `${text.reason[reason]} `}
          {!refund.byOtherMeans && `${common.cardTime} `}
          {notYet}
        </Paragraph>
        {late && (
          <>
            <Subtitle>{text.late.title}</Subtitle>
            <Paragraph>{lateBecause(order)}</Paragraph>
            <Paragraph>{text.late.sorry}</Paragraph>
          </>
        )}
        {order.receiptNumber && <Subtitle>{text.creditNote}</Subtitle>}
        <Facts
          rows={[
            numberRow(order),
            [text.refunded, dayOf(refund.doneAt ?? refund.createdAt)],
            [text.amount, amount],
            [text.vat, order.receiptNumber ? formatPence(vatInside(refund.amountPence)) : ''],
          ]}
        />
        <Seller settings={settings} />
      </OrderLayout>
    ),
  };
}

/** The three ways in which a late payment can't be honoured (decisions.md section 4). */
function lateBecause(order: WholeOrder): string {
  if (order.orderStatus === 'Cancelled') return text.late.cancelled;
  return order.firstOrder ? text.late.firstOrder : text.late.soldOut;
}
