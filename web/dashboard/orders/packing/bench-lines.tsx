import { Check } from 'lucide-react';
import type { LineToPack } from '#contract/order-to-pack.ts';
import { packing, bench as text } from '#wording/dashboard/packing.ts';
import { StatusPill } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Id } from '../../parts/id.tsx';

interface BenchLinesProps {
  lines: readonly LineToPack[];
  /** Units of each that are in the parcel. */
  seen: readonly number[];
  /** A unit of what has no code is in the parcel. */
  onTick: (productId: string) => void;
}

/** What goes into the parcel, how much of it is there, and what it looks like. */
export const BenchLines = ({ lines, seen, onTick }: BenchLinesProps) => (
  <ul className="grid gap-2">
    {lines.map((line, place) => (
      <Line key={line.productId} line={line} seen={seen[place] ?? 0} onTick={onTick} />
    ))}
  </ul>
);

function Line({
  line,
  seen,
  onTick,
}: {
  line: LineToPack;
  seen: number;
  onTick: (productId: string) => void;
}) {
  const { productId, title, image, quantity, sku, barcode, shelf, hazard } = line;
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
        {hazard && <StatusPill tone="wait">{packing.hazards[hazard]}</StatusPill>}
      </div>
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
