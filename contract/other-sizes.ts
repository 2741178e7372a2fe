import type { WireFamily } from './catalogue.ts';
import { toPence } from './money.ts';

/** A product that is another one in all but its size. */
export interface OtherSize {
  id: string;
  slug: string;
  size: string;
  pricePence: number;
  isInStock: boolean;
}

/** The other sizes of a product, smallest first, those that are sold out too; null where it has no sizes. */
export function decodeOtherSizes({
  id,
  family,
}: {
  id: string;
  family: WireFamily | null;
}): OtherSize[] | null {
  const own = family?.members.find((member) => member.id === id);
  if (!own || !family?.axes.some(({ key }) => key === 'size')) return null;
  const isAlike = ({ values }: WireFamily['members'][number]) =>
    family.axes.every(({ key }) => key === 'size' || isSame(values[key], own.values[key]));
  return family.members
    .filter((member) => member.id !== id && isAlike(member))
    .map(({ id, slug, values, price, quantity }) => ({
      ...{ id, slug, pricePence: toPence(price), isInStock: quantity > 0 },
      size: String(values.size),
    }));
}

/** A fact may be a list. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
