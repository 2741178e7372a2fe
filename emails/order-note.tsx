import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { orderNote as text } from '#wording/emails.ts';
import { OrderLayout } from './parts/order-layout.tsx';
import { orderName } from './parts/order-name.ts';
import { Lines, Paragraph } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** What staff noted at an order for its customer; undefined for what is not for them. */
export function orderNote(settings: Settings, order: WholeOrder, noteId: number): Draft | undefined {
  const note = order.notes.find(({ id }) => id === noteId);
  if (note?.for !== 'customer') return undefined;
  const subject = text.subject(settings.shopName, orderName(order));
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <OrderLayout
        settings={settings}
        order={order}
        subject={subject}
        preview={note.text}
        title={text.title}
        lead={text.lead(order.userName)}
      >
        <Paragraph>
          <Lines text={note.text} />
        </Paragraph>
      </OrderLayout>
    ),
  };
}
