import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { order as common, orderConfirmed as text } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { DeliveryAddress } from './parts/delivery-address.tsx';
import { expected } from './parts/expected.ts';
import { Facts } from './parts/facts.tsx';
import { OrderLayout } from './parts/order-layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { OrderTable } from './parts/order-table.tsx';
import { RightToCancel } from './parts/right-to-cancel.tsx';
import { Seller } from './parts/seller.tsx';
import { Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** The contract on paper: receipt, totals, address, seller and the right to cancel (decisions.md section 6). */
export function orderConfirmed(settings: Settings, order: WholeOrder): Draft {
  const subject = text.subject(settings.shopName, orderName(order));
  const arrival = expected(order);
  const total = formatPence(order.totalPence);
  const lead = order.totalPence > 0 ? text.paid(order.userName, total) : text.free(order.userName);
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={arrival ? `${arrival}. ${text.preview}` : text.preview}
        title={text.title}
        arrival={arrival}
        lead={lead}
      >
        <Facts
          rows={[
            numberRow(order),
            [common.placed, dayOf(order.createdAt)],
            [common.paid, order.paidAt ? dayOf(order.paidAt) : ''],
          ]}
        />
        <Subtitle>{common.goods}</Subtitle>
        <OrderTable settings={settings} order={order} />
        <DeliveryAddress order={order} />
        <Seller settings={settings} />
        <RightToCancel settings={settings} order={order} />
      </OrderLayout>
    ),
  };
}
