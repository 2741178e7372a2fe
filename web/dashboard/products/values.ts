import { attributeField, type StaffAttribute } from '#contract/attribute.ts';
import { decodeErrors } from '#contract/field-errors.ts';
import { toPounds } from '#contract/money.ts';
import type { Product, StaffProduct } from '#contract/product.ts';
import { type ProductForm, productFieldNames } from '#contract/product-draft.ts';
import type { Category } from '#database/enums.ts';
import { type AttributeValue, attributesOf } from '#shop/catalogue/attributes/attribute.ts';

export const features = ['features.0', 'features.1', 'features.2', 'features.3', 'features.4'] as const;

/** The two fields of each tier. */
export const tiers = [
  { quantity: 'tiers.0.quantity', percent: 'tiers.0.percent' },
  { quantity: 'tiers.1.quantity', percent: 'tiers.1.percent' },
  { quantity: 'tiers.2.quantity', percent: 'tiers.2.percent' },
] as const;

export type TierField = (typeof tiers)[number]['quantity' | 'percent'];

type FieldName =
  | 'title'
  | 'description'
  | 'price'
  | 'category'
  | 'quantity'
  /** '1' for active, '0' for deactive. */
  | 'status'
  | (typeof features)[number]
  | TierField
  | 'slug'
  | 'sku'
  | 'barcode'
  | 'cost'
  | 'weight'
  | 'shelf'
  /** Who it is sold to: '' anybody, 'adult' 18 and over, 'imitation' also only with a recorded defence. */
  | 'soldTo'
  /** The keys of the pictures in order: a change of theirs is a change of the form. */
  | 'images'
  /** What each picture shows, as a list in JSON. */
  | 'alts';

/** The value of an attribute: '' for none, 'true' or 'false' for yes and no, several choices with '|' between them. */
export type FactField = ReturnType<typeof attributeField>;

/** A product as its form holds it: text, whatever the field. Facts of other categories that were typed are kept. */
export type ProductValues = Record<FieldName, string> & { [fact: FactField]: string };

export const blankProduct: ProductValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  quantity: '',
  status: '1',
  ...featureValues([]),
  ...tierValues([]),
  slug: '',
  sku: '',
  barcode: '',
  cost: '',
  weight: '',
  shelf: '',
  soldTo: '',
  images: '',
  alts: '[]',
};

/** The form of a product that is there; a tier it lacks is ''. */
export const valuesOf = (product: StaffProduct): ProductValues => ({
  title: product.title,
  description: product.description,
  price: toPounds(product.pricePence).toFixed(2),
  category: product.category,
  quantity: String(product.available),
  status: product.active ? '1' : '0',
  ...featureValues(product.features),
  ...tierValues(product.tiers),
  slug: product.slug,
  sku: product.sku,
  barcode: product.barcode,
  cost: product.costPence === null ? '' : toPounds(product.costPence).toFixed(2),
  weight: product.weightGrams === null ? '' : String(product.weightGrams),
  shelf: product.shelf,
  soldTo: product.imitation ? 'imitation' : product.adult ? 'adult' : '',
  images: product.images.join(),
  alts: JSON.stringify(product.alts),
  ...Object.fromEntries(
    Object.entries(product.attributes).map(([key, value]) => [attributeField(key), textOf(value)]),
  ),
});

const textOf = (value: AttributeValue): string => (Array.isArray(value) ? value.join('|') : String(value));

function featureValues(texts: readonly string[]) {
  const fields = features.map((name, place) => [name, texts[place] ?? '']);
  return Object.fromEntries(fields) as Pick<ProductValues, (typeof features)[number]>;
}

function tierValues(known: Product['tiers']) {
  const fields = tiers.flatMap(({ quantity, percent }, place) => [
    [quantity, String(known[place]?.quantity ?? '')],
    [percent, String(known[place]?.percent ?? '')],
  ]);
  return Object.fromEntries(fields) as Pick<ProductValues, TierField>;
}

/** The attributes that the form asks for: those of the category that is chosen. */
export const attributesAsked = (
  attributes: StaffAttribute[],
  { category }: Pick<ProductValues, 'category'>,
): StaffAttribute[] => (category ? attributesOf(attributes, category as Category) : []);

/** What is sent, with the stored names of the pictures; numbers go as they were typed. */
export const formOf = (
  values: ProductValues,
  { images, attributes }: { images: readonly string[]; attributes: StaffAttribute[] },
): ProductForm => ({
  title: values.title,
  description: values.description,
  price: values.price,
  category: values.category,
  quantity: values.quantity,
  active: values.status !== '0',
  features: features.map((name) => values[name]),
  tiers: tiers.map(({ quantity, percent }) => ({ quantity: values[quantity], percent: values[percent] })),
  images,
  alts: JSON.parse(values.alts) as string[],
  slug: values.slug,
  sku: values.sku,
  barcode: values.barcode,
  cost: values.cost,
  weight: values.weight,
  shelf: values.shelf,
  adult: values.soldTo !== '',
  imitation: values.soldTo === 'imitation',
  attributes: Object.fromEntries(
    attributesAsked(attributes, values).map(({ key }) => [key, values[attributeField(key)] ?? '']),
  ),
});

/** The keys of the pictures, in order. */
export const imageKeys = ({ images }: ProductValues): string[] => (images ? images.split(',') : []);

/** Errors by the names of the wire, beside the form's own fields. */
export const inForm = (errors: Record<string, string> | undefined) => decodeErrors(errors, productFieldNames);
