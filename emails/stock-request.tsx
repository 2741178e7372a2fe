import type { Settings } from '#shop/shop.ts';
import { stockRequest as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { endStockRequests } from './parts/end-stock-requests.ts';
import { Layout } from './parts/layout.tsx';
import { Paragraph, SmallPrint, TextLink, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** Asks the mailbox's owner whether they want to hear when a product is back, without which no letter comes. */
export function stockRequest(
  settings: Settings,
  { title, confirm, leave }: { title: string; confirm: string; leave: string },
): Draft {
  const { shopName, publicUrl } = settings;
  const subject = text.subject(title);
  const { link, headers } = endStockRequests(settings, leave);
  return {
    subject,
    headers,
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={text.preview}
        why={text.why(shopName)}
        leave={<TextLink href={link}>{text.unsubscribe}</TextLink>}
      >
        <Title>{text.title}</Title>
        <Paragraph>{text.lead(title)}</Paragraph>
        <Paragraph>{text.rule}</Paragraph>
        <Button href={`${publicUrl}/confirm-stock-request/${encodeURIComponent(confirm)}`}>
          {text.confirm}
        </Button>
        <SmallPrint>{text.notYou}</SmallPrint>
      </Layout>
    ),
  };
}
