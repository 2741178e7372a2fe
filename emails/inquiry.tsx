import { email as plausibleEmail } from '#contract/fields.ts';
import type { Inquiry } from '#shop/messages/inquiry.ts';
import { referenceOf } from '#shop/messages/reference.ts';
import type { Settings } from '#shop/shop.ts';
import { inquiry as text, toStaff } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { minuteOf, writtenOut } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { Layout } from './parts/layout.tsx';
import { Lines, Paragraph, SmallPrint, Subtitle, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/** A message of the contact form, for staff; the reply goes to whoever wrote it. */
export function inquiry(settings: Settings, found: Inquiry): Draft {
  const type = text.types[found.type];
  const subject = text.subject(type, found.name, referenceOf(found.id));
  const replyTo = addressOf(found.email);
  return {
    subject,
    replyTo,
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={found.message || text.preview}
        why={text.why(settings.shopName)}
      >
        <Title>{type}</Title>
        <Facts
          rows={[
            [text.name, found.name],
            [text.email, found.email],
            [text.phone, found.phone],
            [text.reference, referenceOf(found.id)],
            [text.received, minuteOf(found.createdAt)],
            ...ownFields(found),
          ]}
        />
        <Subtitle>{text.message}</Subtitle>
        <Paragraph>
          <Lines text={found.message || text.none} />
        </Paragraph>
        <Button href={`${settings.publicUrl}/go-to-dashboard`}>{text.dashboard}</Button>
        <SmallPrint>{replyTo ? toStaff.reply(found.name) : text.noReply}</SmallPrint>
      </Layout>
    ),
  };
}

/** The same for whoever sent it, to keep: with what to quote, and when we answer. */
export function inquiryCopy(settings: Settings, found: Inquiry): Draft {
  const reference = referenceOf(found.id);
  const subject = text.copy.subject(settings.shopName, reference);
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={text.copy.lead}
        why={text.copy.why(settings.shopName)}
      >
        <Title>{text.copy.title}</Title>
        <Paragraph>{text.copy.lead}</Paragraph>
        <Facts
          rows={[
            [text.reference, reference],
            [text.copy.type, text.types[found.type]],
            [text.copy.sent, minuteOf(found.createdAt)],
            ...ownFields(found),
          ]}
        />
        {found.message !== '' && (
          <>
            <Subtitle>{text.copy.yours}</Subtitle>
            <Paragraph>
              <Lines text={found.message} />
            </Paragraph>
          </>
        )}
        <SmallPrint>{text.copy.reply}</SmallPrint>
      </Layout>
    ),
  };
}

/** The contact form accepts anything with an @ or a dot (spec.md section 5); a reply needs a real address. */
const addressOf = (typed: string): string | undefined => plausibleEmail('').safeParse(typed).data;

/** What only this type of inquiry asks for (spec.md section 3 'Message'). */
function ownFields(found: Inquiry): [label: string, text: string][] {
  switch (found.type) {
    case 'trade':
      return [
        [text.businessName, found.businessName],
        [text.businessInquiry, found.businessInquiry],
      ];
    case 'bulk':
      return [
        [text.itemType, found.itemType],
        [text.quantity, found.quantity?.toLocaleString('en-GB') ?? ''],
        [text.address, found.address],
      ];
    case 'special':
      return [
        [text.deliveryDate, found.deliveryDate ? writtenOut(found.deliveryDate) : ''],
        [text.deliveryTime, found.deliveryTime],
        [text.instructions, found.instructions],
      ];
    case 'other':
      return [];
  }
}
