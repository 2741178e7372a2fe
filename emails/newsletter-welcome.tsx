import type { Settings } from '#shop/shop.ts';
import { newsletterWelcome as said } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { Code } from './parts/code.tsx';
import { Layout } from './parts/layout.tsx';
import { Paragraph, SmallPrint, TextLink, Title } from './parts/text.tsx';
import type { Draft } from './print.ts';

/**
 * The first-order code (null: this reader has ordered before and gets none), what will come and how often,
 * the button without which none comes, and how to end it: by the link, or by one click (RFC 8058).
 */
export function newsletterWelcome(
  settings: Settings,
  { code, token }: { code: string | null; token: string },
): Draft {
  const { shopName, publicUrl } = settings;
  const subject = code ? said.subject(shopName) : said.subjectWithoutCode(shopName);
  const unsubscribe = `${publicUrl}/unsubscribe/${encodeURIComponent(token)}`;
  return {
    subject,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={code ? said.preview(code) : said.whatComes}
        why={said.why(shopName)}
        leave={<TextLink href={unsubscribe}>{said.unsubscribe}</TextLink>}
      >
        <Title>{said.title}</Title>
        {code ? (
          <>
            <Paragraph>{said.lead}</Paragraph>
            <Code>{code}</Code>
            <Paragraph>{said.terms}</Paragraph>
          </>
        ) : (
          <Paragraph>{said.leadWithoutCode}</Paragraph>
        )}
        <Paragraph>{said.whatComes}</Paragraph>
        <Button href={`${publicUrl}/confirm-newsletter/${encodeURIComponent(token)}`}>{said.confirm}</Button>
        <SmallPrint>{said.notYou}</SmallPrint>
      </Layout>
    ),
  };
}
