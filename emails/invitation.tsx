import type { Mail, Settings } from '#shop/shop.ts';
import { invitation as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { minuteOf } from './parts/date.ts';
import { Layout } from './parts/layout.tsx';
import { Paragraph, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

type InvitationMail = Extract<Mail, { template: 'invitation' }>;

/** That an account of another shop's customer is here too, and where to choose its password. */
export function invitation(
  settings: Settings,
  { code, until }: Pick<InvitationMail, 'code' | 'until'>,
): Draft {
  const { shopName, publicUrl } = settings;
  const subject = text.subject(shopName);
  return {
    subject,
    page: (
      <Layout settings={settings} subject={subject} preview={text.preview} why={text.why(shopName)}>
        <Title>{text.title}</Title>
        <Paragraph>{text.lead(shopName)}</Paragraph>
        {/* Behind the #, so that no server on the way, and no page that is linked, is told. */}
        <Button href={`${publicUrl}/invitation#${code}`}>{text.accept}</Button>
        <Paragraph>{text.until(minuteOf(new Date(until)))}</Paragraph>
        <Paragraph>{text.ignore}</Paragraph>
      </Layout>
    ),
  };
}
