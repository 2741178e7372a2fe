import type { Category } from '#database/enums.ts';
import type { AttributeValues } from '#shop/catalogue/attributes/attribute.ts';
import type { UnitPrice } from '#shop/catalogue/unit-price.ts';
import type { Tier } from '#shop/pricing/line.ts';
import type { WireCartItem, WireProduct } from './catalogue.ts';
import type { WireListedProduct, WireStaffProduct } from './dashboard.ts';
import { toPence, toPounds } from './money.ts';
import { numbered, withoutBlanks } from './numbered.ts';
import { decodeStaffFamily, encodeStaffFamily, type StaffFamily } from './staff-family.ts';
import { decodeTiers, encodeTiers } from './tiers.ts';
import { decodeUnitPrice, encodeUnitPrice } from './unit-price.ts';

/** A product as everybody sees it. On the wire it is spelt otherwise and costs pounds (spec.md section 3). */
export interface Product {
  id: string;
  title: string;
  /** Stands behind the id in the address of its page. */
  slug: string;
  category: Category;
  description: string;
  /** What one unit costs, VAT included. */
  pricePence: number;
  /** Units that can be bought now. */
  available: number;
  taxPercent: number;
  /** Only active ones are shown to customers. */
  active: boolean;
  /** Stored names, up to five; the first is the cover. */
  images: string[];
  /** Up to five. */
  features: string[];
  /** Up to three, rising. */
  tiers: Tier[];
  /** Mean stars of the published reviews; 0 without any. */
  rating: number;
  reviewCount: number;
  /** What the shop itself calls it, and its EAN; '' for none. */
  sku: string;
  barcode: string;
  /** Packed; null where nobody has said. */
  weightGrams: number | null;
  /** Sold to those alone who say that they are 18 or over. */
  adult: boolean;
  /** A realistic imitation firearm; then it is for adults too. */
  imitation: boolean;
  attributes: AttributeValues;
  /** Null where it says nothing. */
  unitPrice: UnitPrice | null;
}

/** `version` rises with every change that shoppers can see, of stock as well. */
export interface CartProduct extends Product {
  version: number;
}

/** As staff see it in a list. `revision` counts their own edits. */
export interface ListedProduct extends Product {
  revision: number;
  /** What one unit cost the shop, VAT left out; null where nobody has said. */
  costPence: number | null;
  /** Where it lies in the warehouse; '' where nobody has said. */
  shelf: string;
  /** People who wait to hear that it is back. */
  waiting: number;
  /** Taken out of the shop for good. */
  archived: boolean;
  /** Which family it is a member of; null for none. */
  familyId: number | null;
}

/** As staff edit it. */
export interface StaffProduct extends ListedProduct {
  /** Units promised to unfinished checkouts, beside those available. */
  reserved: number;
  /** Staff stopped its sale: until they lift that it can't be active. */
  saleStopped: boolean;
  /** What each picture shows, in their order; '' where nobody has said. */
  alts: string[];
  /** Null for none. */
  family: StaffFamily | null;
}

export const decodeProduct = (wire: WireProduct): Product => ({
  id: wire.id,
  title: wire.tittle,
  slug: wire.slug,
  category: wire.catagory,
  description: wire.description,
  pricePence: toPence(wire.price),
  available: wire.quantity,
  taxPercent: wire.tax,
  active: wire.status === 1,
  images: withoutBlanks(wire.img1, wire.img2, wire.img3, wire.img4, wire.img5),
  features: withoutBlanks(wire.feature1, wire.feature2, wire.feature3, wire.feature4, wire.feature5),
  tiers: decodeTiers(wire),
  rating: wire.rating,
  reviewCount: wire.reviews,
  sku: wire.sku,
  barcode: wire.barcode,
  weightGrams: wire.weight,
  adult: wire.adult,
  imitation: wire.imitation,
  attributes: wire.attributes,
  unitPrice: decodeUnitPrice(wire.unitPrice),
});

export const encodeProduct = (product: Product): WireProduct => ({
  id: product.id,
  tittle: product.title,
  slug: product.slug,
  catagory: product.category,
  description: product.description,
  price: toPounds(product.pricePence),
  quantity: product.available,
  tax: product.taxPercent,
  status: product.active ? 1 : 0,
  ...numbered((n) => `img${n}` as const, product.images, ''),
  ...numbered((n) => `feature${n}` as const, product.features, ''),
  ...encodeTiers(product.tiers),
  rating: product.rating,
  reviews: product.reviewCount,
  sku: product.sku,
  barcode: product.barcode,
  weight: product.weightGrams,
  adult: product.adult,
  imitation: product.imitation,
  attributes: product.attributes,
  unitPrice: encodeUnitPrice(product.unitPrice),
});

export const decodeCartProduct = (wire: WireCartItem): CartProduct => ({
  ...decodeProduct(wire),
  version: wire.version,
});

export const encodeCartProduct = (product: CartProduct): WireCartItem => ({
  ...encodeProduct(product),
  version: product.version,
});

export const decodeListedProduct = (wire: WireListedProduct): ListedProduct => ({
  ...decodeProduct(wire),
  revision: wire.version,
  costPence: wire.cost === null ? null : toPence(wire.cost),
  shelf: wire.shelf,
  waiting: wire.waiting,
  archived: wire.archived,
  familyId: wire.familyId,
});

export const encodeListedProduct = (product: ListedProduct): WireListedProduct => ({
  ...encodeProduct(product),
  version: product.revision,
  cost: product.costPence === null ? null : toPounds(product.costPence),
  shelf: product.shelf,
  waiting: product.waiting,
  archived: product.archived,
  familyId: product.familyId,
});

export const decodeStaffProduct = (wire: WireStaffProduct): StaffProduct => ({
  ...decodeListedProduct(wire),
  reserved: wire.reserved,
  saleStopped: wire.saleStopped,
  alts: wire.alts,
  family: wire.family && decodeStaffFamily(wire.family),
});

export const encodeStaffProduct = (product: StaffProduct): WireStaffProduct => ({
  ...encodeListedProduct(product),
  reserved: product.reserved,
  saleStopped: product.saleStopped,
  alts: product.alts,
  family: product.family && encodeStaffFamily(product.family),
});

/** The id and title of a product, where no more is told of it. */
export interface ProductName {
  id: string;
  title: string;
}

export const decodeProductName = ({ id, tittle }: { id: string; tittle: string }): ProductName => ({
  id,
  title: tittle,
});

export const encodeProductName = ({ id, title }: ProductName) => ({ id, tittle: title });
