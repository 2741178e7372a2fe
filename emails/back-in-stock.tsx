import { formatPence } from '#contract/money.ts';
import { productPath } from '#contract/product-path.ts';
import type { Settings } from '#shop/shop.ts';
import { backInStock as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { endStockRequests } from './parts/end-stock-requests.ts';
import { Layout } from './parts/layout.tsx';
import { Paragraph, TextLink, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** Tells whoever asked that a product can be bought again, once. */
export function backInStock(
  settings: Settings,
  product: { id: string; slug: string; title: string; pricePence: number },
  { leave }: { leave: string },
): Draft {
  const { shopName, publicUrl } = settings;
  const { title, pricePence } = product;
  const subject = text.subject(title);
  const price = formatPence(pricePence);
  const { link, headers } = endStockRequests(settings, leave);
  return {
    subject,
    headers,
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={text.preview(price)}
        why={text.why(shopName)}
        leave={<TextLink href={link}>{text.unsubscribe}</TextLink>}
      >
        <Title>{text.title}</Title>
        <Paragraph>{text.lead(title, price)}</Paragraph>
        <Button href={`${publicUrl}${productPath(product)}`}>{text.look}</Button>
        <Paragraph>{text.rule}</Paragraph>
      </Layout>
    ),
  };
}
