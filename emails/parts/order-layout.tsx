import type { ReactNode } from 'react';
import type { Order } from '#shop/orders/read.ts';
import type { Settings } from '#shop/shop.ts';
import { letter, order as text, toStaff } from '#wording/emails.ts';
import { Button } from './button.tsx';
import { Layout } from './layout.tsx';
import { Paragraph, SmallPrint, TextLink, Title } from './text.tsx';

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
  /** What a shopper does next, where that isn't to look at the order; its page is a link below it then. */
  next?: { href: string; label: string };
  /** Staff are led to the order in the dashboard, and their answer goes to the shopper. */
  reader?: 'staff' | 'shopper';
  children: ReactNode;
}

/** A letter about an order: the news first, then what to do next or the way to the order's page, then the particulars. */
export function OrderLayout({
  settings,
  order,
  subject,
  preview,
  title,
  lead,
  arrival,
  next,
  reader = 'shopper',
  children,
}: OrderLayoutProps) {
  const { shopName } = settings;
  const isStaff = reader === 'staff';
  return (
    <Layout
      settings={settings}
      subject={subject}
      preview={preview}
      why={isStaff ? toStaff.why(shopName) : text.why}
    >
      <Title>{title}</Title>
      <Paragraph>{lead}</Paragraph>
      {arrival && (
        <Paragraph>
          <strong>{arrival}</strong>
        </Paragraph>
      )}
      {isStaff ? (
        <OpenOrder settings={settings} orderId={order.id} />
      ) : (
        <NextStep settings={settings} orderId={order.id} next={next} />
      )}
      {children}
      <div style={{ marginTop: '24px' }}>
        <SmallPrint>{isStaff ? toStaff.reply(order.userName) : letter.help}</SmallPrint>
      </div>
    </Layout>
  );
}

interface NextStepProps extends Pick<OrderLayoutProps, 'settings' | 'next'> {
  orderId: string;
}

function NextStep({ settings, orderId, next }: NextStepProps) {
  const orderPage = `${settings.publicUrl}/order-details/${encodeURIComponent(orderId)}`;
  if (!next) return <Button href={orderPage}>{text.view}</Button>;
  return (
    <>
      <Button href={next.href}>{next.label}</Button>
      <Paragraph>
        <TextLink href={orderPage}>{text.view}</TextLink>
      </Paragraph>
    </>
  );
}

/** Leads staff to an order in the dashboard. */
export const OpenOrder = ({ settings, orderId }: { settings: Settings; orderId: string }) => (
  <Button href={`${settings.publicUrl}/login-admin?order=${orderId}`}>{toStaff.open}</Button>
);
