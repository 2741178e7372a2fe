import { replyAddress } from '#shop/messages/reply-address.ts';
import type { ReplyLetter } from '#shop/messages/thread.ts';
import type { Settings } from '#shop/shop.ts';
import { inquiry, inquiryReply as text } from '#wording/emails.ts';
import { minuteOf } from './parts/date.ts';
import { Layout } from './parts/layout.tsx';
import { Lines, Paragraph, SmallPrint } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** What staff reply to an inquiry. Its answer comes back to the inquiry, where the shop takes mail. */
export function inquiryReply(
  settings: Settings,
  { inquiry: about, reply, answers, references }: ReplyLetter,
): Draft {
  const first = text.subject(settings.shopName, inquiry.types[about.type]);
  const subject = references.length > 0 ? `Re: ${first}` : first;
  const { staffMail, takesMail } = settings;
  const inReplyTo = references.at(-1);
  return {
    subject,
    // A person wrote it: whoever is away may say so.
    headers: { 'Auto-Submitted': 'no' },
    replyTo: takesMail && about.replyToken ? replyAddress(settings, about.replyToken) : staffMail,
    messageId: reply.messageId,
    ...(inReplyTo && { inReplyTo, references }),
    page: (
      <Layout settings={settings} subject={subject} preview={reply.text} why={text.why(settings.shopName)}>
        {takesMail && <SmallPrint>{text.mark}</SmallPrint>}
        <Paragraph>
          <Lines text={reply.text} />
        </Paragraph>
        {answers.text !== '' && (
          <>
            <SmallPrint>{text.wrote(minuteOf(answers.at))}</SmallPrint>
            <SmallPrint>
              <Lines text={answers.text} />
            </SmallPrint>
          </>
        )}
        <SmallPrint>{text.answer}</SmallPrint>
      </Layout>
    ),
  };
}
