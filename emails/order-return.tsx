import type { WholeOrder } from '#shop/orders/read.ts';
import { returnPostage } from '#shop/orders/return-rules.ts';
import type { Return } from '#shop/orders/returns/read.ts';
import type { Settings } from '#shop/shop.ts';
import { orderReturn as text } from '#wording/emails.ts';
import { returnReasonNames } from '#wording/return-reasons.ts';
import { dayOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { expectedRows, ReturnedLines, SendingBack } from './parts/sending-back.tsx';
import { Lines, Paragraph, SmallPrint, Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

export interface ReturnLetter {
  order: WholeOrder;
  one: Return;
  reader: 'staff' | 'shopper';
}

/** A return as it was asked for: to the shopper with how to send it back, to staff to know what comes. */
export function orderReturn(settings: Settings, { order, one, reader }: ReturnLetter): Draft {
  const subject = text.subject(settings.shopName, `R${one.number}`, orderName(order));
  const isPosted = returnPostage(order, one).payer !== undefined;
  const lead = isPosted ? text.lead : text.leadCollected;
  return {
    subject,
    replyTo: reader === 'staff' ? order.email : settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={isPosted || reader === 'staff' ? text.preview : text.previewCollected}
        title={text.title(`R${one.number}`)}
        lead={reader === 'staff' ? text.leadStaff(order.userName) : lead(order.userName)}
      >
        <Facts
          rows={[
            numberRow(order),
            [text.asked, dayOf(one.requestedAt)],
            ...(order.deliveredAt ? [[text.delivered, dayOf(order.deliveredAt)] as [string, string]] : []),
            [text.reason, returnReasonNames[one.reason]],
            ...(reader === 'shopper' ? expectedRows(order, one) : []),
          ]}
        />
        <ReturnedLines order={order} lines={one.lines} />
        {one.note !== '' && (
          <>
            <Subtitle>{text.note}</Subtitle>
            <Paragraph>
              <Lines text={one.note} />
            </Paragraph>
          </>
        )}
        {reader === 'staff' ? (
          <SmallPrint>{text.nextStaff}</SmallPrint>
        ) : (
          <SendingBack settings={settings} order={order} one={one} />
        )}
      </OrderLayout>
    ),
  };
}
