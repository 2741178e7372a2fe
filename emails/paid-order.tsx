import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { paidOrder as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { minuteOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { Layout } from './parts/layout.tsx';
import { OpenOrder } from './parts/order-layout.tsx';
import { Lines, Paragraph, Subtitle, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** To staff, that an order is to be seen to. Whose it is stands in the dashboard and not in a mailbox: the town is enough. */
export function paidOrder(settings: Settings, order: WholeOrder): Draft {
  const subject = text.subject(order.receiptNumber ?? 0, formatPence(order.totalPence), order.deliveryCity);
  return {
    subject,
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={titlesOf(order)}
        why={text.why(settings.shopName)}
      >
        <Title>{text.title(order.receiptNumber ?? 0)}</Title>
        <Facts
          rows={[
            [text.paid, order.paidAt ? minuteOf(order.paidAt) : ''],
            [text.town, order.deliveryCity],
            [text.total, formatPence(order.totalPence)],
          ]}
        />
        <Subtitle>{text.goods}</Subtitle>
        <Paragraph>
          <Lines text={order.lines.map(({ quantity, title }) => text.units(quantity, title)).join('\n')} />
        </Paragraph>
        <OpenOrder settings={settings} orderId={order.id} />
      </Layout>
    ),
  };
}

/** The same of all orders since the last list, a line each. */
export function paidOrders(settings: Settings, orders: WholeOrder[]): Draft {
  const total = formatPence(orders.reduce((sum, order) => sum + order.totalPence, 0));
  const subject = text.subjectOfList(orders.length, total);
  return {
    subject,
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={text.listPreview}
        why={text.why(settings.shopName)}
      >
        <Title>{subject}</Title>
        {orders.map((order) => (
          <Paragraph key={order.id}>
            <strong>
              {text.line(order.receiptNumber ?? 0, formatPence(order.totalPence), order.deliveryCity)}
            </strong>
            <br />
            {titlesOf(order)}
          </Paragraph>
        ))}
        <Button href={`${settings.publicUrl}/login-admin`}>{text.openAll}</Button>
      </Layout>
    ),
  };
}

const titlesOf = (order: WholeOrder): string =>
  order.lines.map(({ quantity, title }) => text.units(quantity, title)).join(', ');
