import { asc, eq } from 'drizzle-orm';
import { families, products } from '#database/schema.ts';
import type { Shop } from '../../shop.ts';
import type { AttributeValues } from '../attributes/attribute.ts';
import { readAttributes, type SavedAttribute } from '../attributes/definitions.ts';
import { tagProducts } from '../cache-tags.ts';
import { axesOf, inOrderOfAxes } from './family.ts';

export interface FamilyMember {
  id: string;
  slug: string;
  title: string;
  active: boolean;
  version: number;
  attributes: AttributeValues;
  pricePence: number;
  onHand: number;
  reserved: number;
  reviewCount: number;
  starSum: number;
}

export interface Family {
  id: number;
  title: string;
  axes: SavedAttribute[];
  revision: number;
  /** In the order of their values. */
  members: FamilyMember[];
}

/** The family of a product as shoppers see it: of those members that are sold. Null where that is none but itself. */
export async function readFamily(shop: Shop, familyId: number | null): Promise<Family | null> {
  const family = await readWholeFamily(shop, familyId);
  if (!family) return null;
  // Those too that are not sold now: a page without them is another one when they are.
  tagProducts(shop, family.members);
  const members = family.members.filter(({ active }) => active);
  return members.length > 1 ? { ...family, members } : null;
}

/** The same with all its members, for staff. */
export async function readWholeFamily(shop: Shop, familyId: number | null): Promise<Family | null> {
  if (familyId === null) return null;
  const [[family], members, attributes] = await Promise.all([
    shop.db.select().from(families).where(eq(families.id, familyId)),
    shop.db
      .select(memberColumns)
      .from(products)
      .where(eq(products.familyId, familyId))
      .orderBy(asc(products.id)),
    readAttributes(shop),
  ]);
  if (!family) return null;
  const axes = axesOf(attributes, family.axes);
  const { id, title, revision } = family;
  return { id, title, revision, axes, members: inOrderOfAxes(members, axes) };
}

/** By what the members of each family differ, by its id. */
export async function readAllAxes(shop: Shop): Promise<Map<number, SavedAttribute[]>> {
  const [all, attributes] = await Promise.all([
    shop.db.select({ id: families.id, axes: families.axes }).from(families),
    readAttributes(shop),
  ]);
  return new Map(all.map(({ id, axes }) => [id, axesOf(attributes, axes)]));
}

const memberColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  active: products.active,
  version: products.version,
  attributes: products.attributes,
  pricePence: products.pricePence,
  onHand: products.onHand,
  reserved: products.reserved,
  reviewCount: products.reviewCount,
  starSum: products.starSum,
};
