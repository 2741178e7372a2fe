import { hazardOf } from '#shop/delivery/hazardous.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import { isFault, postageOf } from '#shop/orders/return-rules.ts';
import type { Return } from '#shop/orders/returns/read.ts';
import { sendBackBy } from '#shop/orders/rights.ts';
import type { PackedLine } from '#shop/orders/unpacked.ts';
import type { Settings } from '#shop/shop.ts';
import { orderReturn as text } from '#wording/emails.ts';
import { writtenOut } from './date.ts';
import { Facts } from './facts.tsx';
import { Lines, Paragraph, SmallPrint, Subtitle, TextLink } from './text.tsx';

interface SendingBackProps {
  settings: Settings;
  order: WholeOrder;
  one: Return;
}

/** How goods are sent back: the address, the slip that goes with them, and the days. */
export function SendingBack({ settings, order, one }: SendingBackProps) {
  const { sellerName = settings.shopName, returnsAddress } = settings;
  const by = sendBackBy({ withdrawnAt: one.requestedAt, deliveredAt: order.deliveredAt });
  const slip = `${settings.publicUrl}/return/${encodeURIComponent(order.id)}`;
  const sentBack = order.lines.filter((line) => one.lines.some(({ position }) => position === line.position));
  const { collects, payer } = postageOf(one.reason, sentBack.map(hazardOf));
  const until = by ? writtenOut(by.toISOString().slice(0, 10)) : text.afterDelivery;
  const where: [string, string][] = [
    [text.number, `R${one.number}`],
    [text.address, returnsAddress ? `${sellerName}\n${returnsAddress}` : text.noAddress],
  ];
  return (
    <>
      <Subtitle>{text.how}</Subtitle>
      <Facts rows={payer ? [...where, [text.sendBackBy, until]] : where} />
      <Paragraph>
        <TextLink href={slip}>{text.slip}</TextLink> {text.slipText(`R${one.number}`)}
      </Paragraph>
      {collects && <Paragraph>{text.hazard}</Paragraph>}
      {payer && (
        <SmallPrint>{payer === 'shop' ? text.wePay : collects ? text.youPayRest : text.youPay}</SmallPrint>
      )}
      <SmallPrint>{isFault(one.reason) ? text.fault : text.changedMind}</SmallPrint>
    </>
  );
}

/** The units of a return, by title. */
export const ReturnedLines = ({ order, lines }: { order: WholeOrder; lines: readonly PackedLine[] }) => (
  <>
    <Subtitle>{text.goods}</Subtitle>
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
