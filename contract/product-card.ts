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
  /** What a list shows in place of the product's own where it stands for several of its family there. */
  family?: ShownFamily | null;
}

export interface ShownFamily
  extends Pick<ProductCard, 'title' | 'pricePence' | 'available' | 'rating' | 'reviewCount' | 'unitPrice'> {
  /** '4 sizes'. */
  choices: string;
  /** Whether their prices differ, of which `pricePence` is the lowest. */
  from: boolean;
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
});

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
});

/** The same of a list's entry, with the family that it stands for. */
export const decodeListedCard = ({ family, ...wire }: WireListed): ProductCard => ({
  ...decodeProductCard(wire),
  family: family && {
    ...decodeProductCard({ ...wire, ...family, id: wire.id }),
    choices: family.choices,
    from: family.from,
  },
});
