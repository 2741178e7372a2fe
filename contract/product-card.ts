import type { WireListed, WireProduct } from './catalogue.ts';
import { toPence } from './money.ts';
import type { Product } from './product.ts';
import { decodeTiers } from './tiers.ts';
import { decodeUnitPrice } from './unit-price.ts';

/** What a card on a shelf shows of a product. */
export interface ProductCard
  extends Pick<
    Product,
    | 'id'
    | 'title'
    | 'slug'
    | 'category'
    | 'pricePence'
    | 'available'
    | 'tiers'
    | 'rating'
    | 'reviewCount'
    | 'unitPrice'
  > {
  /** The stored name of its first picture; '' for none. */
  image: string;
  /** That of its second, which a card shows to whoever points at it; '' for none. */
  secondImage: string;
  /** Its title without the size that it is worn in, which is then chosen on its page; '' where it is in none. */
  unsizedTitle: string;
  /** What else a list has for it where it stands for several of its family there. All else on a card is the product's own. */
  family?: ShownFamily | null;
}

export interface ShownFamily {
  /** '4 sizes'. */
  choices: string;
  /** The lowest of theirs, and who has it. */
  pricePence: number;
  cheapest: Pick<Product, 'id' | 'slug'>;
  /** Whether a shopper has to choose one before any can be bought. */
  choose: boolean;
}

export const cardOf = ({
  id,
  title,
  slug,
  category,
  pricePence,
  available,
  tiers,
  rating,
  reviewCount,
  unitPrice,
  images,
  attributes,
}: Product): ProductCard => ({
  id,
  title,
  slug,
  category,
  pricePence,
  available,
  tiers,
  rating,
  reviewCount,
  unitPrice,
  image: images[0] ?? '',
  secondImage: images[1] ?? '',
  unsizedTitle: withoutSize(title, attributes.size),
});

/** What fits everybody is in no size. */
export const withoutSize = (title: string, size: unknown) =>
  size && size !== 'One size' ? title.replace(`, size ${size}`, '') : '';

/** The same as `cardOf(decodeProduct(wire))`, in fewer bytes: every shelf loads it. */
export const decodeProductCard = (wire: WireProduct): ProductCard => ({
  id: wire.id,
  title: wire.tittle,
  slug: wire.slug,
  category: wire.catagory,
  pricePence: toPence(wire.price),
  available: wire.quantity,
  tiers: decodeTiers(wire),
  rating: wire.rating,
  reviewCount: wire.reviews,
  unitPrice: decodeUnitPrice(wire.unitPrice),
  image: wire.img1,
  secondImage: wire.img2,
  unsizedTitle: withoutSize(wire.tittle, wire.attributes.size),
});

/** The same of a list's entry, with the family that it stands for. */
export const decodeListedCard = ({ family, ...wire }: WireListed): ProductCard => ({
  ...decodeProductCard(wire),
  family: family && {
    choices: family.choices,
    pricePence: toPence(family.price),
    cheapest: family.cheapest,
    choose: family.choose,
  },
});
