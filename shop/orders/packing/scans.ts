/**
 * A line of an order as it is packed. What has neither SKU nor barcode is ticked by hand: its own id stands for that. Read by the
 * browser too, which asks for code after code by the same rules.
 */
export interface PackedItem {
  productId: string;
  /** Units that go into the parcel. */
  quantity: number;
  /** '' for none. */
  sku: string;
  barcode: string;
}

export interface Counted {
  /** Units seen of each item, in their order. */
  seen: number[];
  /** `item`: the one whose units are all there already; undefined for a code of nothing in this order. */
  refused: { code: string; item?: number }[];
}

/**
 * Which units of an order a row of scans shows. A SKU is one product's alone and counts first; a barcode may stand at several
 * products, and counts for the first of them that lacks units.
 */
export function countScans(items: readonly PackedItem[], scans: readonly string[]): Counted {
  const seen = items.map(() => 0);
  const refused: Counted['refused'] = [];
  const count = (code: string, at: number[]) => {
    const free = at.find((place) => (seen[place] ?? 0) < (items[place]?.quantity ?? 0));
    if (free === undefined) refused.push({ code, item: at[0] });
    else seen[free] = (seen[free] ?? 0) + 1;
  };
  const matched = scans.map((code) => ({ code, own: placesOf(items, code, isOwn) }));
  for (const { code, own } of matched) if (own.length > 0) count(code, own);
  for (const { code, own } of matched)
    if (own.length === 0)
      count(
        code,
        placesOf(items, code, (item, typed) => sameGtin(item.barcode, typed)),
      );
  return { seen, refused };
}

/** Whether every unit was seen. */
export const isComplete = (items: readonly PackedItem[], { seen, refused }: Counted): boolean =>
  refused.length === 0 && items.every(({ quantity }, place) => seen[place] === quantity);

function placesOf(
  items: readonly PackedItem[],
  code: string,
  is: (item: PackedItem, typed: string) => boolean,
): number[] {
  const typed = code.trim().toUpperCase();
  return items.flatMap((item, place) => (is(item, typed) ? [place] : []));
}

const isOwn = (item: PackedItem, typed: string): boolean =>
  item.sku ? item.sku.toUpperCase() === typed : !item.barcode && item.productId.toUpperCase() === typed;

/** A UPC of 12 digits is the EAN of 13 with a zero in front, and scanners send either. */
const sameGtin = (barcode: string, typed: string): boolean =>
  /^\d+$/.test(typed) && barcode !== '' && withoutZeros(barcode) === withoutZeros(typed);
const withoutZeros = (digits: string) => digits.replace(/^0+/, '');
