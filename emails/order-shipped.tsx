import { carrierOf, trackingLink } from '#shop/orders/carriers.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import { cancelUntil } from '#shop/orders/rights.ts';
import { linesToSend } from '#shop/orders/to-send.ts';
import type { Settings } from '#shop/shop.ts';
import { orderShipped as text } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { DeliveryAddress } from './parts/delivery-address.tsx';
import { expected } from './parts/expected.ts';
import { Facts } from './parts/facts.tsx';
import { Goods } from './parts/goods.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { Paragraph, SmallPrint, Subtitle, TextLink } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** The parcel has left: what is in it, where it goes, and what can still be done. */
export function orderShipped(settings: Settings, order: WholeOrder): Draft {
  const { subject: subjectOf, title, lead, preview } = order.deliveredAt ? text.delivered : text;
  const subject = subjectOf(settings.shopName, orderName(order));
  const arrival = expected(order);
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={arrival ?? preview}
        title={title}
        arrival={arrival}
        lead={lead(order.userName)}
      >
        <Facts
          rows={[
            numberRow(order),
            [text.shipped, order.dispatchedAt ? dayOf(order.dispatchedAt) : ''],
            [text.arrived, order.deliveredAt ? dayOf(order.deliveredAt) : ''],
          ]}
        />
        {order.parcels.map(({ id, carrier, tracking }) => (
          <Paragraph key={id}>
            {text.parcel(carrierOf(carrier).name, tracking)} <Track href={trackingLink(carrier, tracking)} />
          </Paragraph>
        ))}
        <Subtitle>{text.goods}</Subtitle>
        <Goods settings={settings} lines={linesToSend(order.lines)} words={text.units} />
        <DeliveryAddress order={order} />
        <SmallPrint>
          {order.deliveredAt ? text.withdrawUntil(dayOf(cancelUntil(order.deliveredAt))) : text.withdraw}
        </SmallPrint>
      </OrderLayout>
    ),
  };
}

const Track = ({ href }: { href: string | null }) => href && <TextLink href={href}>{text.track}</TextLink>;
