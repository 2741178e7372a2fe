import type { Order } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { rightToCancel as text } from '#wording/emails.ts';
import { dayOf } from './date.ts';
import { light } from './styles.ts';
import { SmallPrint, Subtitle } from './text.tsx';

/** The right to cancel and its model form, on paper that stays with the customer (decisions.md section 6). */
export function RightToCancel({ settings, order }: { settings: Settings; order: Order }) {
  const { shopName, sellerName = shopName, sellerAddress, publicUrl, staffMail } = settings;
  const { sellerEmail = staffMail } = settings;
  const seller = [sellerName, sellerAddress?.replaceAll('\n', ', '), publicUrl, sellerEmail]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <Subtitle>{text.title}</Subtitle>
      {text.paragraphs(sellerEmail).map((paragraph) => (
        <SmallPrint key={paragraph}>{paragraph}</SmallPrint>
      ))}
      <div className="sunken" style={form}>
        <h3 className="ink" style={formTitle}>
          {text.formTitle}
        </h3>
        <SmallPrint>{text.formHint}</SmallPrint>
        <SmallPrint>{text.to(seller)}</SmallPrint>
        <SmallPrint>{text.notice}</SmallPrint>
        <SmallPrint>
          {text.orderNumber(order.receiptNumber?.toString() ?? '')}
          <br />
          {text.ordered(dayOf(order.createdAt))}
        </SmallPrint>
        {text.blanks.map((blank) => (
          <SmallPrint key={blank}>
            {blank} {'_'.repeat(24)}
          </SmallPrint>
        ))}
        <SmallPrint>{text.delete}</SmallPrint>
      </div>
    </>
  );
}

const form = {
  margin: '16px 0 0',
  padding: '20px 20px 8px',
  borderRadius: '4px',
  backgroundColor: light.sunken,
};
const formTitle = { margin: '0 0 8px', fontSize: '16px', lineHeight: '22px', color: light.ink };
