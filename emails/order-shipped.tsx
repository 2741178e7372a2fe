import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { order as common, orderShipped as said } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { DeliveryAddress } from './parts/delivery-address.tsx';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { Lines, Paragraph, SmallPrint, Subtitle } from './parts/text.tsx';
import type { Draft } from './print.ts';

/** The parcel has left: what is in it, where it goes, and what can still be done. */
export function orderShipped(settings: Settings, order: WholeOrder): Draft {
  const subject = said.subject(settings.shopName, order.id);
  const shipped = order.events.findLast((event) => event.event === 'Shipped')?.at;
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={said.preview}
        title={said.title}
        lead={said.lead(order.userName)}
      >
        <Facts
          rows={[
            [common.number, order.id],
            [said.shipped, shipped ? dayOf(shipped) : ''],
          ]}
        />
        <Subtitle>{said.goods}</Subtitle>
        <Paragraph>
          <Lines text={order.lines.map((line) => said.units(line.quantity, line.title)).join('\n')} />
        </Paragraph>
        <DeliveryAddress order={order} />
        <SmallPrint>{said.withdraw}</SmallPrint>
      </OrderLayout>
    ),
  };
}
