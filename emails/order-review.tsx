import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { letter, orderReview as text } from '#wording/emails.ts';
import { dayOf } from './parts/date.ts';
import { Layout } from './parts/layout.tsx';
import { orderName } from './parts/order-name.ts';
import { Paragraph, SmallPrint, TextLink, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/**
 * Asks for reviews of what was delivered, once an order, with no offer in it; undefined where nothing is left to ask for.
 *
 * @param lines what is on sale and not reviewed yet
 * @param token the secret of the link by which no more of these letters come
 */
export function orderReview(
  settings: Settings,
  order: WholeOrder,
  { lines, token }: { lines: WholeOrder['lines']; token: string },
): Draft | undefined {
  if (lines.length === 0) return undefined;
  const { shopName, publicUrl } = settings;
  const subject = text.subject(shopName, orderName(order));
  const end = `${publicUrl}/end-review-letters/${encodeURIComponent(token)}`;
  return {
    subject,
    replyTo: settings.staffMail,
    headers: { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={text.preview}
        why={text.why}
        leave={<TextLink href={end}>{text.end}</TextLink>}
      >
        <Title>{text.title}</Title>
        <Paragraph>{text.lead(order.userName, order.deliveredAt ? dayOf(order.deliveredAt) : '')}</Paragraph>
        {lines.map(({ productId, title }) => (
          <Paragraph key={productId}>
            <strong>{title}</strong>
            <br />
            <TextLink href={`${publicUrl}/new-review/${encodeURIComponent(productId)}`}>
              {text.write}
            </TextLink>
          </Paragraph>
        ))}
        <Paragraph>{text.rule}</Paragraph>
        <SmallPrint>{letter.help}</SmallPrint>
      </Layout>
    ),
  };
}
