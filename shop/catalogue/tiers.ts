import type { Tier } from '../pricing/line.ts';

/** The quantity tiers of a product row, rising. */
export function tiersOf(row: { tierQuantities: number[]; tierPercents: number[] }): Tier[] {
  return row.tierQuantities.map((quantity, index) => ({ quantity, percent: row.tierPercents[index] ?? 0 }));
}
