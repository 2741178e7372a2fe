import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { orderReturn as common, returnReceived as text } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { titleOf } from './parts/sending-back.tsx';
import { Lines, Paragraph, Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** What was found when a return came, and what goes back for it. The refund has a letter of its own, once it is given. */
export function returnReceived(settings: Settings, order: WholeOrder, receiptId: number): Draft | undefined {
  const one = order.returns.find(({ receipts }) => receipts.some(({ id }) => id === receiptId));
  const receipt = one?.receipts.find(({ id }) => id === receiptId);
  if (!one || !receipt) return undefined;
  const number = `R${one.number}`;
  const subject = text.subject(settings.shopName, number, orderName(order));
  const refund = order.refunds.find(({ id }) => id === receipt.refundId);
  const deducted = receipt.lines.reduce((sum, { deductedPence }) => sum + deductedPence, 0);
  const found = receipt.lines.map(({ position, quantity, state }) =>
    text.found(common.units(quantity, titleOf(order, position)), text.states[state]),
  );
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
            [text.received, dayOf(receipt.at)],
            [text.deducted, deducted > 0 ? formatPence(deducted) : ''],
            [text.why, receipt.deductionReason],
            [text.refund, refund ? formatPence(refund.amountPence) : ''],
          ]}
        />
        <Subtitle>{text.items}</Subtitle>
        <Paragraph>
          <Lines text={found.join('\n')} />
        </Paragraph>
        {refund && refund.amountPence > 0 && <Paragraph>{text.onItsWay}</Paragraph>}
        {receipt.lines.some(({ state }) => state === 'missing') && <Paragraph>{text.missing}</Paragraph>}
      </OrderLayout>
    ),
  };
}
