import type { Settings } from '#shop/shop.ts';
import { newsletterWelcome as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { Code } from './parts/code.tsx';
import { Layout } from './parts/layout.tsx';
import { Paragraph, SmallPrint, TextLink, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/**
 * The first-order code (null: this reader has ordered before and gets none), what will come and how often,
 * the button without which none comes, and how to end it: by the link, or by one click (RFC 8058).
 */
export function newsletterWelcome(
  settings: Settings,
  { code, token, confirmToken }: { code: string | null; token: string; confirmToken: string },
): Draft {
  const { shopName, publicUrl } = settings;
  const subject = code ? text.subject(shopName) : text.subjectWithoutCode(shopName);
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
        preview={code ? text.preview(code) : text.whatComes}
        why={text.why(shopName)}
        leave={<TextLink href={unsubscribe}>{text.unsubscribe}</TextLink>}
      >
        <Title>{text.title}</Title>
        {code ? (
          <>
            <Paragraph>{text.lead}</Paragraph>
            <Code>{code}</Code>
            <Paragraph>{text.terms}</Paragraph>
          </>
        ) : (
          <Paragraph>{text.leadWithoutCode}</Paragraph>
        )}
        <Paragraph>{text.whatComes}</Paragraph>
        <Button href={`${publicUrl}/confirm-newsletter/${encodeURIComponent(confirmToken)}`}>
          {text.confirm}
        </Button>
        <SmallPrint>{text.notYou}</SmallPrint>
      </Layout>
    ),
  };
}
