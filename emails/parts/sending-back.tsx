import { expectedRefund } from '#contract/expected-refund.ts';
import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import { isFault, isRejected, returnPostage } from '#shop/orders/return-rules.ts';
import type { Return } from '#shop/orders/returns/read.ts';
import { sendBackBy } from '#shop/orders/rights.ts';
import type { PackedLine } from '#shop/orders/unpacked.ts';
import type { Settings } from '#shop/shop.ts';
import { orderReturn as text } from '#wording/emails.ts';
import { returning } from '#wording/storefront/return.ts';
import { writtenOut } from './date.ts';
import { Facts } from './facts.tsx';
import { Lines, Paragraph, SmallPrint, Subtitle } from './text.tsx';

interface SendingBackProps {
  settings: Settings;
  order: WholeOrder;
  one: Return;
}

/** What goes back to the shopper if all comes as it was sold; no row where that is nothing. */
export function expectedRows(order: WholeOrder, one: Return): [string, string][] {
  const { amountPence } = expectedRefund(order, one);
  return amountPence > 0 ? [[text.expected, formatPence(amountPence)]] : [];
}

/** The way to the slip that goes with the goods; none where nothing may be posted. */
export function printSlip({ settings, order, one }: SendingBackProps) {
  if (!returnPostage(order, one).payer) return undefined;
  return { href: `${settings.publicUrl}/return/${encodeURIComponent(order.id)}`, label: text.slip };
}

/** How goods are sent back, or that a courier comes, and what is refunded when: as the page of the return says it. */
export function SendingBack({ settings, order, one }: SendingBackProps) {
  const { payer } = returnPostage(order, one);
  const terms = isFault(one.reason) ? returning.fault : returning.changedMind(order.shippingPence);
  return (
    <>
      {payer ? (
        <Posting settings={settings} order={order} one={one} />
      ) : (
        <Facts rows={[[text.number, `R${one.number}`]]} />
      )}
      <SmallPrint>{payer ? returning.refundWhen.posted : returning.refundWhen.collected}</SmallPrint>
      {(!isFault(one.reason) || isRejected(one, order.deliveredAt)) && (
        <SmallPrint>{terms.join(' ')}</SmallPrint>
      )}
    </>
  );
}

/** The address, what goes with the goods, and the days. */
function Posting({ settings, order, one }: SendingBackProps) {
  const { sellerName = settings.shopName, returnsAddress } = settings;
  const by = sendBackBy({ withdrawnAt: one.requestedAt, deliveredAt: order.deliveredAt });
  const { collects, payer } = returnPostage(order, one);
  return (
    <>
      <Subtitle>{text.how}</Subtitle>
      <Facts
        rows={[
          [text.number, `R${one.number}`],
          [text.address, returnsAddress ? `${sellerName}\n${returnsAddress}` : text.noAddress],
          [text.sendBackBy, by ? writtenOut(by.toISOString().slice(0, 10)) : text.afterDelivery],
        ]}
      />
      <Paragraph>{text.slipText(`R${one.number}`)}</Paragraph>
      {collects && <Paragraph>{text.hazard}</Paragraph>}
      <SmallPrint>{payer === 'shop' ? text.wePay : collects ? text.youPayRest : text.youPay}</SmallPrint>
    </>
  );
}

interface ReturnedLinesProps {
  order: WholeOrder;
  lines: readonly PackedLine[];
  title?: string;
}

/** The units of a return, by title. */
export const ReturnedLines = ({ order, lines, title = text.goods }: ReturnedLinesProps) => (
  <>
    <Subtitle>{title}</Subtitle>
    <Paragraph>
      <Lines
        text={lines
          .map(({ position, quantity }) => text.units(quantity, titleOf(order, position)))
          .join('\n')}
      />
    </Paragraph>
  </>
);

export const titleOf = (order: WholeOrder, position: number): string =>
  order.lines.find((line) => line.position === position)?.title ?? '';
