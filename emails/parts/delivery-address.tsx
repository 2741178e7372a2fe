import { shownPostcode } from '#shop/delivery/postcode.ts';
import type { Order } from '#shop/orders/read.ts';
import { order as text } from '#wording/emails.ts';
import { Lines, Paragraph, Subtitle } from './text.tsx';

/** Where the parcel goes. */
export function DeliveryAddress({ order }: { order: Order }) {
  const lines = [
    order.deliveryName,
    order.deliveryAddress,
    order.deliveryCity,
    shownPostcode(order.deliveryPinCode),
    order.deliveryPhone,
  ];
  return (
    <>
      <Subtitle>{text.address}</Subtitle>
      <Paragraph>
        <Lines text={lines.filter(Boolean).join('\n')} />
      </Paragraph>
    </>
  );
}
