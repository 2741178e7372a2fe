import type { Mail, Settings } from '#shop/shop.ts';
import { passwordChanged as said } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { minuteOf } from './parts/date.ts';
import { Layout } from './parts/layout.tsx';
import { Paragraph, Title } from './parts/text.tsx';
import type { Draft } from './print.ts';

type PasswordMail = Extract<Mail, { template: 'password changed' }>;

/** That the password was changed, and what to do where it was somebody else. */
export function passwordChanged(settings: Settings, { at }: Pick<PasswordMail, 'at'>): Draft {
  const { shopName, publicUrl } = settings;
  const subject = said.subject(shopName);
  return {
    subject,
    page: (
      <Layout settings={settings} subject={subject} preview={said.preview} why={said.why(shopName)}>
        <Title>{said.title}</Title>
        <Paragraph>{said.lead(shopName, minuteOf(new Date(at)))}</Paragraph>
        <Paragraph>{said.you}</Paragraph>
        <Paragraph>{said.notYou}</Paragraph>
        <Button href={`${publicUrl}/forgot-password`}>{said.reset}</Button>
      </Layout>
    ),
  };
}
