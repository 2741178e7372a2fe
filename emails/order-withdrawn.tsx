import type { WholeOrder } from '#shop/orders/read.ts';
import { returnPostage } from '#shop/orders/return-rules.ts';
import type { Settings } from '#shop/shop.ts';
import { orderReturn, orderWithdrawn as text } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { expectedRows, printSlip, ReturnedLines, SendingBack } from './parts/sending-back.tsx';
import { Lines, Paragraph, SmallPrint, Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** A withdrawal as it was received: the shopper's proof, and staff's notice to act on (decisions.md section 6). */
export function orderWithdrawn(settings: Settings, order: WholeOrder, reader: 'staff' | 'shopper'): Draft {
  const subject =
    reader === 'staff'
      ? text.subjectStaff(orderName(order))
      : text.subject(settings.shopName, orderName(order));
  const { requestedAt, reason } = order.withdrawal ?? { requestedAt: order.createdAt, reason: '' };
  const one = order.returns.find((one) => one.requestedAt.getTime() === requestedAt.getTime());
  const postage = one && returnPostage(order, one);
  const lead = postage && !postage.payer ? text.leadCollected : text.lead;
  return {
    subject,
    replyTo: reader === 'staff' ? order.email : settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={reader === 'staff' ? text.leadStaff(order.userName) : text.preview}
        title={text.title}
        reader={reader}
        lead={reader === 'staff' ? text.leadStaff(order.userName) : lead(order.userName)}
        next={one && printSlip({ settings, order, one })}
      >
        <Facts
          rows={[
            numberRow(order),
            [text.received, dayOf(requestedAt)],
            ...(order.deliveredAt ? [[text.delivered, dayOf(order.deliveredAt)] as [string, string]] : []),
            ...(one && reader === 'shopper' ? expectedRows(order, one) : []),
          ]}
        />
        <ReturnedLines order={order} lines={one?.lines ?? order.lines} />
        {reason !== '' && (
          <>
            <Subtitle>{text.reason}</Subtitle>
            <Paragraph>
              <Lines text={reason} />
            </Paragraph>
          </>
        )}
        {reader === 'staff' ? (
          <>
            {postage?.collects && <Paragraph>{orderReturn.collectStaff}</Paragraph>}
            <SmallPrint>{text.nextStaff}</SmallPrint>
          </>
        ) : (
          one && <SendingBack settings={settings} order={order} one={one} />
        )}
      </OrderLayout>
    ),
  };
}
