import type { ReactNode } from 'react';
import type { Order } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { letter, order as text } from '#wording/emails.ts';
import { Button } from './button.tsx';
import { Layout } from './layout.tsx';
import { Paragraph, SmallPrint, Title } from './text.tsx';

interface OrderLayoutProps {
  settings: Settings;
  order: Order;
  subject: string;
  preview: string;
  title: string;
  /** The news, in a sentence or two. */
  lead: string;
  /** When it will be there, where it is on its way. */
  arrival?: string;
  children: ReactNode;
}

/** A letter about an order: the news first, then the way to the order's page, then the particulars. */
export function OrderLayout({
  settings,
  order,
  subject,
  preview,
  title,
  lead,
  arrival,
  children,
}: OrderLayoutProps) {
  return (
    <Layout settings={settings} subject={subject} preview={preview} why={text.why}>
      <Title>{title}</Title>
      <Paragraph>{lead}</Paragraph>
      {arrival && (
        <Paragraph>
          <strong>{arrival}</strong>
        </Paragraph>
      )}
      <Button href={`${settings.publicUrl}/order-details/${encodeURIComponent(order.id)}`}>
        {text.view}
      </Button>
      {children}
      <div style={{ marginTop: '24px' }}>
        <SmallPrint>{letter.help}</SmallPrint>
      </div>
    </Layout>
  );
}
