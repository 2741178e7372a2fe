import { formatPence } from '#contract/money.ts';
import type { WholeOrder } from '#shop/orders/read.ts';
import { orderReturn as common, returnReceived as text } from '#wording/emails.ts';
import { dayOf } from './date.ts';
import { titleOf } from './sending-back.tsx';
import { Lines, Paragraph, Subtitle } from './text.tsx';

type Receipt = WholeOrder['returns'][number]['receipts'][number];

/** When goods came, what was deducted for damage, and why. */
export function receivedRows({ at, lines, deductionReason }: Receipt): [label: string, text: string][] {
  const deducted = lines.reduce((sum, { deductedPence }) => sum + deductedPence, 0);
  return [
    [text.received, dayOf(at)],
    [text.deducted, deducted > 0 ? formatPence(deducted) : ''],
    [text.why, deductionReason],
  ];
}

/** What was found when they were opened. */
export function ReceivedItems({ order, receipt: { lines } }: { order: WholeOrder; receipt: Receipt }) {
  const found = lines.map(({ position, quantity, state }) =>
    text.found(common.units(quantity, titleOf(order, position)), text.states[state]),
  );
  return (
    <>
      <Subtitle>{text.items}</Subtitle>
      <Paragraph>
        <Lines text={found.join('\n')} />
      </Paragraph>
      {lines.some(({ state }) => state === 'missing') && <Paragraph>{text.missing}</Paragraph>}
    </>
  );
}
