import { answerWithinDays } from '#shop/orders/arrivals/unanswered.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import { underwayStatuses } from '#shop/orders/status.ts';
import type { Settings } from '#shop/shop.ts';
import { letter, order as orderText, orderArrival as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { dayOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { Goods } from './parts/goods.tsx';
import { Layout } from './parts/layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { Paragraph, SmallPrint, Subtitle, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/**
 * Asks whether an order has arrived; undefined where it is not on its way any more.
 *
 * @param token the secret of the link, which leads to a page that asks: programs that follow links answer nothing
 */
export function orderArrival(settings: Settings, order: WholeOrder, token: string): Draft | undefined {
  if (!underwayStatuses.some((status) => status === order.orderStatus)) return undefined;
  const subject = text.subject(settings.shopName, orderName(order));
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <Layout settings={settings} subject={subject} preview={text.preview} why={orderText.why}>
        <Title>{text.title}</Title>
        <Paragraph>
          {text.lead(order.userName, order.dispatchedAt ? dayOf(order.dispatchedAt) : '')}
        </Paragraph>
        <Button href={`${settings.publicUrl}/arrived/${encodeURIComponent(token)}`}>{text.answer}</Button>
        <Paragraph>{text.silence(answerWithinDays)}</Paragraph>
        <Facts rows={[numberRow(order)]} />
        <Subtitle>{text.goods}</Subtitle>
        <Goods settings={settings} lines={order.lines} words={text.units} />
        <SmallPrint>{letter.help}</SmallPrint>
      </Layout>
    ),
  };
}
