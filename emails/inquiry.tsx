import { email as plausibleEmail } from '#contract/fields.ts';
import type { Inquiry } from '#shop/messages/inquiry.ts';
import type { Settings } from '#shop/shop.ts';
import { inquiry as said } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { minuteOf, writtenOut } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { Layout } from './parts/layout.tsx';
import { Lines, Paragraph, SmallPrint, Subtitle, Title } from './parts/text.tsx';
import type { Draft } from './print.ts';

/** A message of the contact form, for staff; the reply goes to whoever wrote it. */
export function inquiry(settings: Settings, found: Inquiry): Draft {
  const type = said.types[found.type];
  const subject = said.subject(type, found.name);
  const replyTo = addressOf(found.email);
  return {
    subject,
    replyTo,
    page: (
      <Layout
        settings={settings}
        subject={subject}
        preview={found.message || said.preview}
        why={said.why(settings.shopName)}
      >
        <Title>{type}</Title>
        <Facts
          rows={[
            [said.name, found.name],
            [said.email, found.email],
            [said.phone, found.phone],
            [said.received, minuteOf(found.createdAt)],
            ...ownFields(found),
          ]}
        />
        <Subtitle>{said.message}</Subtitle>
        <Paragraph>
          <Lines text={found.message || said.none} />
        </Paragraph>
        <Button href={`${settings.publicUrl}/go-to-dashboard`}>{said.dashboard}</Button>
        <SmallPrint>{replyTo ? said.reply(found.name) : said.noReply}</SmallPrint>
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
        [said.businessName, found.businessName],
        [said.businessInquiry, found.businessInquiry],
      ];
    case 'bulk':
      return [
        [said.itemType, found.itemType],
        [said.quantity, found.quantity?.toLocaleString('en-GB') ?? ''],
        [said.address, found.address],
      ];
    case 'special':
      return [
        [said.deliveryDate, found.deliveryDate ? writtenOut(found.deliveryDate) : ''],
        [said.deliveryTime, found.deliveryTime],
        [said.instructions, found.instructions],
      ];
    case 'other':
      return [];
  }
}
