import type { Shop } from '../shop.ts';
import { tagLists, tagProducts } from './cache-tags.ts';
import { isInStock } from './families/cards.ts';
import { type Family, readFamily } from './families/read.ts';
import { searchInStock } from './list.ts';
import { searches } from './list-tags.ts';
import type { Product } from './product.ts';

/** What a first game takes whatever the gun, each part with the search that finds it: eyes come first. No more than a cart takes. */
export const starterParts = {
  eyes: 'goggles',
  bbs: 'bio 0.25 g BBs',
  loading: 'speedloader',
  hands: 'gloves',
  face: 'lower-face mask',
} as const;

export type StarterPart = keyof typeof starterParts;

export interface StarterItem {
  part: StarterPart;
  product: Product;
  /** Of what is worn, its sizes, those that are sold out too; empty for all else. */
  sizes: { id: string; size: string; pricePence: number; isSoldOut: boolean }[];
}

/** So many of each search are looked through for one in stock. */
const looked = 6;

/** The best of each part that can be bought now; a part that nothing is found for is left out. */
export async function readStarterKit(shop: Shop): Promise<StarterItem[]> {
  await tagLists(shop, [searches, 'stock all']);
  const items = await Promise.all(
    Object.entries(starterParts).map(async ([part, keywords]) => {
      const [product] = await searchInStock(shop, keywords, looked);
      if (!product) return [];
      tagProducts(shop, [product]);
      const sizes = sizesOf(product, await readFamily(shop, product.familyId));
      return { part: part as StarterPart, product, sizes };
    }),
  );
  return items.flat();
}

/** Those that differ from the product by their size alone. */
function sizesOf({ attributes }: Product, family: Family | null): StarterItem['sizes'] {
  if (!family?.axes.some(({ key }) => key === 'size')) return [];
  const others = family.axes.filter(({ key }) => key !== 'size');
  return family.members
    .filter((member) => others.every(({ key }) => member.attributes[key] === attributes[key]))
    .map((member) => ({
      id: member.id,
      size: String(member.attributes.size),
      pricePence: member.pricePence,
      isSoldOut: !isInStock(member),
    }));
}
