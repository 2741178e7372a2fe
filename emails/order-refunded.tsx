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
import { ReceivedItems, receivedRows } from './parts/received.tsx';
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
  const brought = broughtBy(order, refund);
  const { reason } = refund;
  const { notYet } = refund.byOtherMeans ? text.otherMeans : text;
  const late = reason === 'paid too late';
  const news = newsOf(settings, order, refund, brought);
  return {
    subject: news.subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout settings={settings} order={order} {...news}>
        {brought && (
          <>
            <Facts rows={receivedRows(brought.receipt)} />
            <ReceivedItems order={order} receipt={brought.receipt} />
            <Subtitle>{text.ofReturn.money}</Subtitle>
          </>
        )}
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

interface Brought {
  /** Of the return. */
  number: string;
  receipt: WholeOrder['returns'][number]['receipts'][number];
}

/** The return whose goods a refund is for. That they came was told before, where the card did not take it. */
function broughtBy({ returns }: WholeOrder, { id, byOtherMeans }: Refund): Brought | undefined {
  if (byOtherMeans) return undefined;
  const found = returns.flatMap(({ number, receipts }) =>
    receipts.map((receipt) => ({ number: `R${number}`, receipt })),
  );
  return found.find(({ receipt }) => receipt.refundId === id);
}

/** What the letter begins with: that a return came, where one did, and that its money was sent. */
function newsOf({ shopName }: Settings, order: WholeOrder, refund: Refund, brought: Brought | undefined) {
  const amount = formatPence(refund.amountPence);
  const { userName } = order;
  if (brought) {
    const { subject, preview, title, sent } = text.ofReturn;
    return {
      subject: subject(shopName, brought.number, amount, orderName(order)),
      preview: preview(amount),
      title: title(brought.number),
      lead: sent(userName, brought.number, amount),
    };
  }
  const { preview, title, sent } = refund.byOtherMeans ? text.otherMeans : text;
  return {
    subject: text.subject(shopName, amount, orderName(order)),
    preview: preview(amount),
    title,
    lead: sent(userName, amount),
  };
}

function reasonOf(
  { totalPence, orderStatus }: WholeOrder,
  { amountPence, postagePence, lines }: Refund,
  reason: Exclude<Refund['reason'], 'paid too late'>,
): string {
  if (amountPence === totalPence && postagePence === 0) return text.reason[reason];
  // A kindness alone is for no goods, whatever was chosen beside it.
  const said =
    postagePence > 0
      ? text.returnedWithPostage
      : text.partReason[lines.length > 0 || reason === 'cancelled' ? reason : 'goodwill'];
  return orderStatus === 'Pending' || orderStatus === 'Confirmed' ? `${said} ${text.rest}` : said;
}

/** What a part of the payment was for; of the whole, the order says it. */
function partsOf(order: WholeOrder, refund: Refund): [label: string, amount: string][] {
  if (refund.amountPence === order.totalPence && refund.postagePence === 0) return [];
  const titles = new Map(order.lines.map(({ position, title }) => [position, title]));
  return partsOfRefund(refund).map(({ kind, position, quantity, pence, vatPence }) => {
    const title = titles.get(position ?? 0) ?? '';
    const names = {
      goods: common.units(quantity ?? 0, title),
      deducted: text.deducted(title, formatPence(vatPence)),
      delivery: common.delivery,
      goodwill: text.goodwill,
      postage: text.postage,
    };
    return [names[kind], formatPence(pence)];
  });
}

/** The three ways in which a late payment can't be honoured (decisions.md section 4). */
function lateBecause(order: WholeOrder): string {
  if (order.orderStatus === 'Cancelled') return text.late.cancelled;
  return order.firstOrder ? text.late.firstOrder : text.late.soldOut;
}
