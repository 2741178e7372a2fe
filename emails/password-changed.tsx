import type { Mail, Settings } from '#shop/shop.ts';
import { passwordChanged as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { minuteOf } from './parts/date.ts';
import { Layout } from './parts/layout.tsx';
import { Paragraph, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

type PasswordMail = Extract<Mail, { template: 'password changed' }>;

/** That the password was changed, and what to do where it was somebody else. */
export function passwordChanged(settings: Settings, { at }: Pick<PasswordMail, 'at'>): Draft {
  const { shopName, publicUrl } = settings;
  const subject = text.subject(shopName);
  return {
    subject,
    page: (
      <Layout settings={settings} subject={subject} preview={text.preview} why={text.why(shopName)}>
        <Title>{text.title}</Title>
        <Paragraph>{text.lead(shopName, minuteOf(new Date(at)))}</Paragraph>
        <Paragraph>{text.you}</Paragraph>
        <Paragraph>{text.notYou}</Paragraph>
        <Button href={`${publicUrl}/forgot-password`}>{text.reset}</Button>
      </Layout>
    ),
  };
}
