import type { Mail, Settings } from '#shop/shop.ts';
import { newsletterWelcome as said } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { Code } from './parts/code.tsx';
import { Layout } from './parts/layout.tsx';
import { Paragraph, TextLink, Title } from './parts/text.tsx';
import type { Draft } from './print.ts';

type WelcomeMail = Extract<Mail, { template: 'newsletter welcome' }>;

/** The first-order code, what will come and how often, and how to end it: by the link, or by one click (RFC 8058). */
export function newsletterWelcome(
  settings: Settings,
  { code, token }: Pick<WelcomeMail, 'code' | 'token'>,
): Draft {
  const { shopName, publicUrl } = settings;
  const subject = said.subject(shopName);
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
        preview={said.preview(code)}
        why={said.why(shopName)}
        leave={<TextLink href={unsubscribe}>{said.unsubscribe}</TextLink>}
      >
        <Title>{said.title}</Title>
        <Paragraph>{said.lead}</Paragraph>
        <Code>{code}</Code>
        <Paragraph>{said.terms}</Paragraph>
        <Button href={`${publicUrl}/shop/all`}>{said.shop}</Button>
        <Paragraph>{said.whatComes}</Paragraph>
      </Layout>
    ),
  };
}
