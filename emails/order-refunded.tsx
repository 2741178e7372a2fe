import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { Refund } from '#shop/payments/read-refunds.ts';
import { partsOfRefund } from '#shop/pricing/refund-parts.ts';
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
export function orderRefunded(
  settings: Settings,
  order: WholeOrder,
  refundId = order.refunds[0]?.id,
): Draft | undefined {
  const refund = order.refunds.find(({ id }) => id === refundId);
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
          {reason !== 'paid too late' && `${reasonOf(order, refund, reason)} `}
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
        {refund.creditNote !== null && <Subtitle>{text.creditNote(refund.creditNote)}</Subtitle>}
        <Facts
          rows={[
            numberRow(order),
            [text.refunded, dayOf(refund.doneAt ?? refund.createdAt)],
            ...partsOf(order, refund),
            [text.amount, amount],
            [text.vat, refund.vatPence === null ? '' : formatPence(refund.vatPence)],
          ]}
        />
        <Seller settings={settings} />
      </OrderLayout>
    ),
  };
}

function reasonOf(
  { totalPence, orderStatus }: WholeOrder,
  { amountPence, lines }: Refund,
  reason: Exclude<Refund['reason'], 'paid too late'>,
): string {
  if (amountPence === totalPence) return text.reason[reason];
  // A kindness alone is for no goods, whatever was chosen beside it.
  const said = text.partReason[lines.length > 0 || reason === 'cancelled' ? reason : 'goodwill'];
  return orderStatus === 'Pending' || orderStatus === 'Confirmed' ? `${said} ${text.rest}` : said;
}

/** What a part of the payment was for; of the whole, the order says it. */
function partsOf(order: WholeOrder, refund: Refund): [label: string, amount: string][] {
  if (refund.amountPence === order.totalPence) return [];
  const titles = new Map(order.lines.map(({ position, title }) => [position, title]));
  return partsOfRefund(refund).map(({ kind, position, quantity, pence, vatPence }) => {
    const title = titles.get(position ?? 0) ?? '';
    const names = {
      goods: common.units(quantity ?? 0, title),
      deducted: text.deducted(title, formatPence(vatPence)),
      delivery: common.delivery,
      goodwill: text.goodwill,
    };
    return [names[kind], formatPence(pence)];
  });
}

/** The three ways in which a late payment can't be honoured (decisions.md section 4). */
function lateBecause(order: WholeOrder): string {
  if (order.orderStatus === 'Cancelled') return text.late.cancelled;
  return order.firstOrder ? text.late.firstOrder : text.late.soldOut;
}
