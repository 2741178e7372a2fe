import type { Mail, Settings } from '#shop/shop.ts';
import { oneTimeCode as text } from '#wording/emails.ts';
import { Code } from './parts/code.tsx';
import { Layout } from './parts/layout.tsx';
import { Paragraph, SmallPrint, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

type CodeMail = Extract<Mail, { template: 'one-time code' }>;

/**
 * The six digits that prove an e-mail (decisions.md section 2). In the subject where they open a new account; not where they open
 * one that is there, since a locked telephone shows subjects.
 */
export function oneTimeCode(
  settings: Settings,
  { code, purpose }: Pick<CodeMail, 'code' | 'purpose'>,
): Draft {
  const subject = text.subject[purpose](settings.shopName, code);
  return {
    subject,
    page: (
      <Layout settings={settings} subject={subject} preview={text.preview} why={text.why}>
        <Title>{text.title[purpose]}</Title>
        <Paragraph>{text.lead[purpose](settings.shopName)}</Paragraph>
        <Code>{code}</Code>
        <Paragraph>
          {text.validity} {text.secrecy}
        </Paragraph>
        <SmallPrint>{text.notYou[purpose]}</SmallPrint>
      </Layout>
    ),
  };
}
