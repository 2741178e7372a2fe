import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { orderShipped as text } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { DeliveryAddress } from './parts/delivery-address.tsx';
import { expected } from './parts/expected.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { Lines, Paragraph, SmallPrint, Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** The parcel has left: what is in it, where it goes, and what can still be done. */
export function orderShipped(settings: Settings, order: WholeOrder): Draft {
  const subject = text.subject(settings.shopName, orderName(order));
  const arrival = expected(order);
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={arrival ?? text.preview}
        title={text.title}
        arrival={arrival}
        lead={text.lead(order.userName)}
      >
        <Facts
          rows={[numberRow(order), [text.shipped, order.dispatchedAt ? dayOf(order.dispatchedAt) : '']]}
        />
        <Subtitle>{text.goods}</Subtitle>
        <Paragraph>
          <Lines text={order.lines.map((line) => text.units(line.quantity, line.title)).join('\n')} />
        </Paragraph>
        <DeliveryAddress order={order} />
        <SmallPrint>{text.withdraw}</SmallPrint>
      </OrderLayout>
    ),
  };
}
