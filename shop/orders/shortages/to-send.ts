import type { ShortageState } from '#database/enums.ts';

export interface SentOrder {
  /** `takenOut`: units that were given back before it left. */
  lines: readonly { position: number; quantity: number; takenOut: number }[];
  shortages: readonly { position: number; missing: number; state: ShortageState }[];
}

/**
 * Units of each line that go into the parcel now, by position: not those that were taken out, nor those that are missing. What
 * was chosen instead of these is not among them.
 */
export function unitsToSend({ lines, shortages }: SentOrder): Map<number, number> {
  const units = lines.map(({ position, quantity, takenOut }): [number, number] => {
    const short = shortages.find((one) => one.position === position);
    const missing = short?.missing ?? 0;
    // What was refunded for being missing is taken out, unless it had cost nothing.
    const gone = short?.state === 'refunded' ? Math.max(takenOut, missing) : takenOut + missing;
    return [position, Math.max(0, quantity - gone)];
  });
  return new Map(units);
}
