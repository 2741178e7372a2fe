import { decodeErrors } from '#contract/field-errors.ts';
import { toPounds } from '#contract/money.ts';
import type { Product } from '#contract/product.ts';
import { type ProductForm, productFieldNames } from '#contract/product-draft.ts';

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
  /** The keys of the pictures in order: a change of theirs is a change of the form. */
  | 'images';

/** A product as its form holds it: text, whatever the field. */
export type ProductValues = Record<FieldName, string>;

export const blankProduct: ProductValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  quantity: '',
  status: '1',
  ...featureValues([]),
  ...tierValues([]),
  images: '',
};

/** The form of a product that is there; a tier it lacks is ''. */
export const valuesOf = (product: Product): ProductValues => ({
  title: product.title,
  description: product.description,
  price: toPounds(product.pricePence).toFixed(2),
  category: product.category,
  quantity: String(product.available),
  status: product.active ? '1' : '0',
  ...featureValues(product.features),
  ...tierValues(product.tiers),
  images: product.images.join(),
});

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

/** What is sent, with the stored names of the pictures; numbers go as they were typed. */
export const formOf = (values: ProductValues, images: readonly string[]): ProductForm => ({
  title: values.title,
  description: values.description,
  price: values.price,
  category: values.category,
  quantity: values.quantity,
  active: values.status !== '0',
  features: features.map((name) => values[name]),
  tiers: tiers.map(({ quantity, percent }) => ({ quantity: values[quantity], percent: values[percent] })),
  images,
});

/** The keys of the pictures, in order. */
export const imageKeys = ({ images }: ProductValues): string[] => (images ? images.split(',') : []);

/** Errors by the names of the wire, beside the form's own fields. */
export const inForm = (errors: Record<string, string> | undefined) => decodeErrors(errors, productFieldNames);
