import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { Refund } from '#shop/payments/read-refunds.ts';
import type { Settings } from '#shop/shop.ts';
import { orderCancelled, returnReceived as text } from '#wording/emails.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { ReceivedItems, receivedRows } from './parts/received.tsx';
import { Paragraph } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** What was found when a return came whose refund has no letter: nothing goes back for it, or the card did not take it. */
export function returnReceived(settings: Settings, order: WholeOrder, receiptId: number): Draft | undefined {
  const one = order.returns.find(({ receipts }) => receipts.some(({ id }) => id === receiptId));
  const receipt = one?.receipts.find(({ id }) => id === receiptId);
  if (!one || !receipt) return undefined;
  const number = `R${one.number}`;
  const subject = text.subject(settings.shopName, number, orderName(order));
  const refund = order.refunds.find(({ id }) => id === receipt.refundId);
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={text.preview}
        title={text.title(number)}
        lead={text.lead(order.userName)}
      >
        <Facts
          rows={[
            numberRow(order),
            ...receivedRows(receipt),
            [text.refund, refund?.amountPence ? formatPence(refund.amountPence) : ''],
          ]}
        />
        <ReceivedItems order={order} receipt={receipt} />
        {refund && refund.amountPence > 0 && <Paragraph>{moneyOf(refund)}</Paragraph>}
      </OrderLayout>
    ),
  };
}

const moneyOf = ({ state, amountPence }: Refund): string =>
  state === 'refused' ? orderCancelled.refused(formatPence(amountPence)) : text.onItsWay;
