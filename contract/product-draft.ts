import type { Category } from '#database/enums.ts';
import type { ProductChange, ProductDraft } from '#shop/catalogue/save.ts';
import type { Body, CheckedBody } from './call.ts';
import type { dashUpdateProduct, submitProduct } from './dashboard.ts';
import { toPence } from './money.ts';
import { digits, numbered, withoutBlanks } from './numbered.ts';
import { decodeTiers } from './tiers.ts';

/** A product as a form holds it: as it was typed, right or wrong. The call's schema says which. */
export interface ProductForm {
  title: string;
  description: string;
  /** Pounds: as a number, or as people write it. */
  price: string | number;
  category: string;
  quantity: string | number;
  active: boolean;
  features: readonly string[];
  /** Three, of which those with '' for both are none. */
  tiers: readonly { quantity: string | number; percent: string | number }[];
  /** Stored names, in order. */
  images: readonly string[];
  /** What each of them shows; left out: as it is. */
  alts?: readonly string[];
  /** Left out: as they are. */
  slug?: string;
  sku?: string;
  barcode?: string;
  /** Pounds. */
  cost?: string | number;
  /** Grams. */
  weight?: string | number;
  /** Where it lies in the warehouse. */
  shelf?: string;
  adult?: boolean;
  imitation?: boolean;
  /** As they were typed, by the keys of attributes; '' for none. */
  attributes?: Record<string, string | string[]>;
}

/** What /submitProduct takes. */
export const encodeNewProduct = (form: ProductForm): Body<typeof submitProduct> => ({
  title: form.title,
  description: form.description,
  price: form.price,
  catagory: form.category as Category,
  quantity: form.quantity,
  tax: 20,
  status: form.active ? 1 : 0,
  ...encodeFeatures(form),
  quantity1: form.tiers[0]?.quantity,
  quantity2: form.tiers[1]?.quantity,
  quantity3: form.tiers[2]?.quantity,
  discount1: form.tiers[0]?.percent,
  discount2: form.tiers[1]?.percent,
  discount3: form.tiers[2]?.percent,
  ...numbered((n) => `img${n}` as const, form.images, ''),
  alts: form.alts && [...form.alts],
  ...encodeDetails(form),
});

export const decodeNewProduct = (
  body: CheckedBody<typeof submitProduct>,
): ProductDraft & { images: string[] } => ({
  title: body.title,
  category: body.catagory,
  description: body.description,
  pricePence: toPence(body.price),
  taxPercent: body.tax,
  active: body.status === 1,
  available: body.quantity,
  features: decodeFeatures(body),
  tiers: decodeTiers(body),
  images: withoutBlanks(body.img1, body.img2, body.img3, body.img4, body.img5),
  alts: body.alts,
  ...decodeDetails(body),
});

/**
 * What /dash-update-product takes. Each tier is sent from its own field (decisions.md section 5).
 *
 * @param seen what the form was filled from
 */
export const encodeProductChange = (
  seen: { id: string; revision: number; available: number },
  form: ProductForm,
): Body<typeof dashUpdateProduct> => ({
  productId: seen.id,
  version: seen.revision,
  quantityWas: seen.available,
  title: form.title,
  desc: form.description,
  price: form.price,
  category: form.category as Category,
  quantity: form.quantity,
  status: form.active ? 1 : 0,
  ...encodeFeatures(form),
  q1: form.tiers[0]?.quantity,
  q2: form.tiers[1]?.quantity,
  q3: form.tiers[2]?.quantity,
  d1: form.tiers[0]?.percent,
  d2: form.tiers[1]?.percent,
  d3: form.tiers[2]?.percent,
  images: [...form.images],
  alts: form.alts && [...form.alts],
  ...encodeDetails(form),
});

export const decodeProductChange = (body: CheckedBody<typeof dashUpdateProduct>): ProductChange => ({
  id: body.productId,
  title: body.title,
  category: body.category,
  description: body.desc,
  pricePence: toPence(body.price),
  active: body.status === 1,
  available: body.quantity,
  features: decodeFeatures(body),
  tiers: decodeTiers({
    quantity1: body.q1,
    quantity2: body.q2,
    quantity3: body.q3,
    discount1: body.d1,
    discount2: body.d2,
    discount3: body.d3,
  }),
  images: body.images,
  alts: body.alts,
  ...decodeDetails(body),
  revision: body.version,
  availableWas: body.quantityWas,
});

/** The field of /submitProduct that is wrong where its pictures are. */
export const firstImage = 'img1';

/**
 * The form's names of the fields that either call names otherwise, for `decodeErrors`. A list's fields are counted from 0:
 * 'features.0', 'tiers.0.quantity', 'tiers.0.percent'; what is wrong with the first picture is wrong with 'images'.
 */
export const productFieldNames: Record<string, string> = {
  desc: 'description',
  catagory: 'category',
  [firstImage]: 'images',
  ...Object.fromEntries(
    digits.flatMap((n) => [
      [`feature${n}`, `features.${n - 1}`],
      [`quantity${n}`, `tiers.${n - 1}.quantity`],
      [`discount${n}`, `tiers.${n - 1}.percent`],
      [`q${n}`, `tiers.${n - 1}.quantity`],
      [`d${n}`, `tiers.${n - 1}.percent`],
    ]),
  ),
};

const encodeDetails = ({
  slug,
  sku,
  barcode,
  cost,
  weight,
  shelf,
  adult,
  imitation,
  attributes,
}: ProductForm) => ({
  slug,
  sku,
  barcode,
  cost,
  weight,
  shelf,
  adult,
  imitation,
  attributes,
});

type Details = Pick<
  CheckedBody<typeof submitProduct>,
  'slug' | 'sku' | 'barcode' | 'cost' | 'weight' | 'shelf' | 'adult' | 'imitation' | 'attributes'
>;

const decodeDetails = ({
  slug,
  sku,
  barcode,
  cost,
  weight,
  shelf,
  adult,
  imitation,
  attributes,
}: Details) => ({
  slug,
  sku,
  barcode,
  costPence: typeof cost === 'number' ? toPence(cost) : cost,
  weightGrams: weight,
  shelf,
  adult,
  imitation,
  attributes,
});

type WireFeatures = Record<`feature${1 | 2 | 3 | 4 | 5}`, string>;

const encodeFeatures = ({ features }: ProductForm): WireFeatures =>
  numbered((n) => `feature${n}` as const, features, '');

const decodeFeatures = ({ feature1, feature2, feature3, feature4, feature5 }: WireFeatures): string[] =>
  withoutBlanks(feature1, feature2, feature3, feature4, feature5);
