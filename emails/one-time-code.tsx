import type { Mail, Settings } from '#shop/shop.ts';
import { oneTimeCode as said } from '#wording/emails.ts';
import { Code } from './parts/code.tsx';
import { Layout } from './parts/layout.tsx';
import { Paragraph, SmallPrint, Title } from './parts/text.tsx';
import type { Draft } from './print.ts';

type CodeMail = Extract<Mail, { template: 'one-time code' }>;

/** The six digits that prove an e-mail (decisions.md section 2). Not in the subject, which a locked telephone shows. */
export function oneTimeCode(
  settings: Settings,
  { code, purpose }: Pick<CodeMail, 'code' | 'purpose'>,
): Draft {
  const subject = said.subject[purpose](settings.shopName);
  return {
    subject,
    page: (
      <Layout settings={settings} subject={subject} preview={said.preview} why={said.why}>
        <Title>{said.title[purpose]}</Title>
        <Paragraph>{said.lead[purpose](settings.shopName)}</Paragraph>
        <Code>{code}</Code>
        <Paragraph>
          {said.validity} {said.secrecy}
        </Paragraph>
        <SmallPrint>{said.notYou[purpose]}</SmallPrint>
      </Layout>
    ),
  };
}
