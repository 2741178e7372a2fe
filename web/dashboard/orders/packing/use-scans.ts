import { useState } from 'react';
import type { LineToPack } from '#contract/order-to-pack.ts';
import { countScans, isComplete } from '#shop/orders/packing/scans.ts';
import { bench as text } from '#wording/dashboard/packing.ts';
import { soundWrong } from './sound.ts';

/** What was scanned into the parcel of an order, by the rules that the shop decides by. A wrong code is heard and not counted. */
export function useScans(lines: readonly LineToPack[]) {
  const [scans, setScans] = useState<string[]>([]);
  const [wrong, setWrong] = useState<string>();
  const counted = countScans(lines, scans);

  /** The scans with this one; undefined where it is refused. */
  const scan = (typed: string): string[] | undefined => {
    const code = typed.trim();
    if (!code) return undefined;
    const next = [...scans, code];
    const [refused] = countScans(lines, next).refused;
    if (refused) {
      const line = refused.item === undefined ? undefined : lines[refused.item];
      soundWrong();
      setWrong(line ? text.tooMany(line.title) : text.wrong(code));
      return undefined;
    }
    setWrong(undefined);
    setScans(next);
    return next;
  };
  return { scans, seen: counted.seen, wrong, scan, complete: isComplete(lines, counted) };
}
