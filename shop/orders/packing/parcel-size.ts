/** By what it weighs, as Royal Mail's prices step: a large letter, a small parcel, and what is heavier; 'unknown' where a product has no weight. */
export type ParcelSize = 'letter' | 'small' | 'large' | 'unknown';

/** Grams of goods and packing together that a size may have. */
const maxLetter = 750;
const maxSmall = 2000;

export function parcelSizeOf(grams: number | null): ParcelSize {
  if (grams === null) return 'unknown';
  if (grams <= maxLetter) return 'letter';
  return grams <= maxSmall ? 'small' : 'large';
}
