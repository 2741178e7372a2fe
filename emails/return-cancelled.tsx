import type { Settings } from '#shop/shop.ts';
import { returnCancelled as text } from '#wording/emails.ts';
import type { ReturnLetter } from './order-return.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { orderName } from './parts/order-name.ts';
import { ReturnedLines } from './parts/sending-back.tsx';
import { SmallPrint } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** That a return was taken back: to the shopper as proof, to staff so that they wait for nothing and send no courier. */
export function returnCancelled(settings: Settings, { order, one, reader }: ReturnLetter): Draft {
  const number = `R${one.number}`;
  const toStaff = reader === 'staff';
  const subject = toStaff
    ? text.subjectStaff(number, orderName(order))
    : text.subject(settings.shopName, number, orderName(order));
  const lead = one.cancelledBy === 'staff' ? text.leadAsked : text.lead;
  return {
    subject,
    replyTo: toStaff ? order.email : settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={toStaff ? text.nextStaff : text.preview}
        title={text.title(number)}
        reader={reader}
        lead={toStaff ? text.leadStaff(order.userName) : lead(order.userName)}
      >
        <ReturnedLines order={order} lines={one.lines} title={toStaff ? text.staying : text.yours} />
        <SmallPrint>{toStaff ? text.nextStaff : text.next}</SmallPrint>
      </OrderLayout>
    ),
  };
}
