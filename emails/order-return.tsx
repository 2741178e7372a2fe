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
import { expectedRows, printSlip, ReturnedLines, SendingBack } from './parts/sending-back.tsx';
import { Lines, Paragraph, SmallPrint, Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

export interface ReturnLetter {
  order: WholeOrder;
  one: Return;
  reader: 'staff' | 'shopper';
}

/** A return as it was asked for: to the shopper with how to send it back, to staff to know what comes. */
export function orderReturn(settings: Settings, { order, one, reader }: ReturnLetter): Draft {
  const number = `R${one.number}`;
  const why = returnReasonNames[one.reason];
  const subject =
    reader === 'staff'
      ? text.subjectStaff(number, orderName(order), why)
      : text.subject(settings.shopName, number, orderName(order));
  const { collects, payer } = returnPostage(order, one);
  const [lead, preview] = payer ? [text.lead, text.preview] : [text.leadCollected, text.previewCollected];
  return {
    subject,
    replyTo: reader === 'staff' ? order.email : settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={reader === 'staff' ? text.leadStaff(order.userName) : preview}
        title={text.title(number)}
        reader={reader}
        lead={reader === 'staff' ? text.leadStaff(order.userName) : lead(order.userName)}
        next={printSlip({ settings, order, one })}
      >
        <Facts
          rows={[
            numberRow(order),
            [text.asked, dayOf(one.requestedAt)],
            ...(order.deliveredAt ? [[text.delivered, dayOf(order.deliveredAt)] as [string, string]] : []),
            [text.reason, why],
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
          <>
            {collects && <Paragraph>{text.collectStaff}</Paragraph>}
            <SmallPrint>{text.nextStaff}</SmallPrint>
          </>
        ) : (
          <SendingBack settings={settings} order={order} one={one} />
        )}
      </OrderLayout>
    ),
  };
}
