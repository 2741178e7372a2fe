import { Check } from 'lucide-react';
import type { LineToPack } from '#contract/order-to-pack.ts';
import { packing, shortage, bench as text } from '#wording/dashboard/packing.ts';
import { StatusPill } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Id } from '../../parts/id.tsx';
import { ReportShort } from './report-short.tsx';

interface BenchLinesProps {
  lines: readonly LineToPack[];
  /** Units of each that are in the parcel. */
  seen: readonly number[];
  /** A unit of what has no code is in the parcel. */
  onTick: (productId: string) => void;
  orderId: string;
  /** Units of a line turned out to be missing. */
  onShort: () => Promise<void>;
}

/** What goes into the parcel, how much of it is there, and what it looks like. */
export const BenchLines = ({ lines, seen, ...rest }: BenchLinesProps) => (
  <ul className="grid gap-2">
    {lines.map((line, place) => (
      <Line key={line.productId} line={line} seen={seen[place] ?? 0} {...rest} />
    ))}
  </ul>
);

interface LineProps extends Omit<BenchLinesProps, 'lines' | 'seen'> {
  line: LineToPack;
  seen: number;
}

function Line({ line, seen, orderId, onTick, onShort }: LineProps) {
  const { productId, title, image, quantity, sku, barcode, shelf, hazard, recalled, short } = line;
  const done = seen === quantity;
  const byHand = !sku && !barcode;
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border p-3 ${done ? 'border-olive bg-sunken' : 'border-line bg-surface'}`}
    >
      <div className="w-16 flex-none">
        <Picture name={image} alt="" sizes="64px" />
      </div>
      <div className="min-w-40 flex-1">
        <p className="text-base font-semibold">{title}</p>
        <p className="text-muted">
          {byHand ? text.noCode : <Id>{[sku, barcode].filter(Boolean).join(' · ')}</Id>}
          {shelf && <> · {text.shelf(shelf)}</>}
        </p>
        {short && (
          <p className="font-semibold">
            {short.instead ? shortage.insteadOf : shortage.forStaff[short.state](short.missing)}
          </p>
        )}
        {recalled && <StatusPill tone="bad">{packing.recalled}</StatusPill>}
        {hazard && <StatusPill tone="wait">{packing.hazards[hazard]}</StatusPill>}
      </div>
      {!done && !short && <ReportShort orderId={orderId} line={line} onShort={onShort} />}
      {byHand && !done && (
        <Button kind="quiet" aria-label={text.tick(title)} onClick={() => onTick(productId)}>
          {text.tickShort}
        </Button>
      )}
      <p className="figures flex min-w-24 items-center justify-end gap-2 text-2xl font-semibold">
        {done && <Check size={24} aria-hidden className="text-green" />}
        <span aria-hidden>
          {seen} / {quantity}
        </span>
        <span className="sr-only">{text.seen(seen, quantity)}</span>
      </p>
    </li>
  );
}
