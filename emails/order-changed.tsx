import { formatPence } from '#contract/money.ts';
import { shownPostcode } from '#shop/delivery/postcode.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { order as common, orderChanged as text } from '#wording/emails.ts';
import { OrderLayout } from './parts/order-layout.tsx';
import { orderName } from './parts/order-name.ts';
import { Lines, Paragraph, Subtitle } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** What was changed of an order before it left, by staff or by the shopper. Undefined once nobody may know it any more. */
export function orderChanged(settings: Settings, order: WholeOrder, editId: number): Draft | undefined {
  const edit = order.edits.find(({ id }) => id === editId);
  if (!edit || order.email === '') return undefined;
  const { addressAfter: address, lines, refundPence, reason, by } = edit;
  const subject = text.subject(settings.shopName, orderName(order));
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={text.preview}
        title={text.title}
        lead={text.lead[by](order.userName)}
      >
        {address && (
          <>
            <Subtitle>{text.address}</Subtitle>
            <Paragraph>
              <Lines
                text={[
                  address.name,
                  address.address,
                  address.city,
                  shownPostcode(address.pinCode),
                  address.phone,
                ].join('\n')}
              />
            </Paragraph>
          </>
        )}
        {lines.length > 0 && (
          <>
            <Subtitle>{text.takenOut}</Subtitle>
            <Paragraph>
              <Lines text={lines.map(({ title, from, to }) => common.units(from - to, title)).join('\n')} />
            </Paragraph>
            <Paragraph>
              {text.refund(formatPence(refundPence))} {common.cardTime}
            </Paragraph>
          </>
        )}
        {reason !== '' && (
          <>
            <Subtitle>{text.reason}</Subtitle>
            <Paragraph>
              <Lines text={reason} />
            </Paragraph>
          </>
        )}
        <Paragraph>{text.notYou}</Paragraph>
      </OrderLayout>
    ),
  };
}
