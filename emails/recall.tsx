import type { RecipientLetter } from '#shop/recalls/read-letter.ts';
import type { Settings } from '#shop/shop.ts';
import { letter as letterText, recall as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { dayOf } from './parts/date.ts';
import { Facts } from './parts/facts.tsx';
import { Layout } from './parts/layout.tsx';
import { Seller } from './parts/seller.tsx';
import { Lines, Paragraph, SmallPrint, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/**
 * What staff wrote to somebody who bought a product that is recalled. It offers nothing.
 *
 * @param token the secret of the link to the page that asks what they have done
 */
export function recall(settings: Settings, letter: RecipientLetter, token: string): Draft {
  const { title, subject, name, orders } = letter;
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <Layout settings={settings} subject={subject} preview={title} why={text.why}>
        <Title>{subject}</Title>
        <Paragraph>{text.hello(name)}</Paragraph>
        {paragraphsOf(letter.text).map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and two may be alike
          <Paragraph key={place}>
            <Lines text={paragraph} />
          </Paragraph>
        ))}
        <Facts
          rows={[
            [text.product, title],
            [text.bought, orders.map(orderLine).join('\n')],
          ]}
        />
        <Paragraph>{text.ask}</Paragraph>
        <Button href={`${settings.publicUrl}/recall/${encodeURIComponent(token)}`}>{text.answer}</Button>
        <SmallPrint>{letterText.help}</SmallPrint>
        <Seller settings={settings} />
      </Layout>
    ),
  };
}

/** What an empty line parts. */
const paragraphsOf = (text: string): string[] => text.split(/(?:\r?\n){2,}/);

const orderLine = ({ receiptNumber, createdAt }: RecipientLetter['orders'][number]): string =>
  text.order(receiptNumber, dayOf(createdAt));
