import { formatPence } from '#contract/money.ts';
import type { AskedShortage } from '#shop/orders/shortages/read.ts';
import { shortageHours } from '#shop/orders/shortages/report.ts';
import type { Settings } from '#shop/shop.ts';
import { whenInLondon } from '#wording/dates.ts';
import { order as common, letter, shortage as text } from '#wording/emails.ts';
import { Button } from './parts/button.tsx';
import { Facts } from './parts/facts.tsx';
import { Layout } from './parts/layout.tsx';
import { numberRow, orderName } from './parts/order-name.ts';
import { Lines, Paragraph, SmallPrint, Subtitle, Title } from './parts/text.tsx';
import type { Draft } from './render.ts';

/**
 * Asks what to do about a line that is short; undefined once that is settled.
 *
 * @param token the secret of the link, which leads to a page that asks: programs that follow links choose nothing
 */
export function shortage(settings: Settings, asked: AskedShortage, token: string): Draft | undefined {
  if (asked.state !== 'asked') return undefined;
  const { order, missing, title, worthPence, until, offersLeft, createdAt } = asked;
  const subject = text.subject(settings.shopName, orderName(order));
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <Layout settings={settings} subject={subject} preview={text.preview} why={common.why}>
        <Title>{text.title}</Title>
        <Paragraph>{text.lead(order.userName, missing, title)}</Paragraph>
        <Paragraph>
          <Lines
            text={[
              text.wait,
              ...offersLeft.map((offer) => text.swap(offer.title, formatPence(offer.pricePence * missing))),
              text.refund(formatPence(worthPence)),
            ].join('\n')}
          />
        </Paragraph>
        <Button href={`${settings.publicUrl}/shortage/${encodeURIComponent(token)}`}>{text.choose}</Button>
        <Paragraph>{text.silence(shortageHours, whenInLondon(until, createdAt))}</Paragraph>
        <Facts rows={[numberRow(order)]} />
        <SmallPrint>{letter.help}</SmallPrint>
      </Layout>
    ),
  };
}

/** Tells what was chosen, where that is not money: of that the refund's own letter tells. */
export function shortageAnswered(settings: Settings, asked: AskedShortage): Draft | undefined {
  const { state, order, missing, title, swapTitle } = asked;
  if (state !== 'waiting' && state !== 'swapped') return undefined;
  const subject = text.answered.subject(settings.shopName, orderName(order));
  return {
    subject,
    replyTo: settings.staffMail,
    page: (
      <Layout settings={settings} subject={subject} preview={text.answered.title} why={common.why}>
        <Title>{text.answered.title}</Title>
        <Paragraph>
          {state === 'waiting'
            ? text.answered.waiting(order.userName, missing, title)
            : text.answered.swapped(order.userName, missing, title, swapTitle ?? '')}
        </Paragraph>
        <Subtitle>{text.answered.rest}</Subtitle>
        <Paragraph>{text.answered.restText}</Paragraph>
        <Facts rows={[numberRow(order)]} />
        <SmallPrint>{letter.help}</SmallPrint>
      </Layout>
    ),
  };
}
