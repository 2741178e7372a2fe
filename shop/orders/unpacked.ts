/** Units of an order's line, by its position in the order, from 1. */
export interface PackedLine {
  position: number;
  quantity: number;
}

/** What of an order is in no parcel yet. */
export function unpacked(
  bought: readonly PackedLine[],
  parcels: readonly { lines: readonly PackedLine[] }[],
): PackedLine[] {
  const packed = new Map<number, number>();
  for (const { lines } of parcels)
    for (const { position, quantity } of lines) packed.set(position, (packed.get(position) ?? 0) + quantity);
  return bought
    .map(({ position, quantity }) => ({ position, quantity: quantity - (packed.get(position) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => one.position - other.position);
}
