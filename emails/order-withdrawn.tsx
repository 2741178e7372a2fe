import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { orderWithdrawn as said } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { Lines, Paragraph, SmallPrint, Subtitle } from './parts/text.tsx';
import type { Draft } from './print.ts';

/** A withdrawal as it was received: the shopper's proof, and staff's notice to act on (decisions.md section 6). */
export function orderWithdrawn(settings: Settings, order: WholeOrder, reader: 'staff' | 'shopper'): Draft {
  const subject = said.subject(settings.shopName, orderName(order));
  const { requestedAt, reason } = order.withdrawal ?? { requestedAt: order.createdAt, reason: '' };
  return {
    subject,
    replyTo: reader === 'staff' ? order.email : settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={said.preview}
        title={said.title}
        lead={reader === 'staff' ? said.leadStaff(order.userName) : said.lead(order.userName)}
      >
        <Facts
          rows={[
            numberRow(order),
            [said.received, dayOf(requestedAt)],
            ...(order.deliveredAt ? [[said.delivered, dayOf(order.deliveredAt)] as [string, string]] : []),
          ]}
        />
        <Subtitle>{said.goods}</Subtitle>
        <Paragraph>
          <Lines text={order.lines.map((line) => said.units(line.quantity, line.title)).join('\n')} />
        </Paragraph>
        {reason !== '' && (
          <>
            <Subtitle>{said.reason}</Subtitle>
            <Paragraph>
              <Lines text={reason} />
            </Paragraph>
          </>
        )}
        <SmallPrint>{reader === 'staff' ? said.nextStaff : said.next}</SmallPrint>
      </OrderLayout>
    ),
  };
}
