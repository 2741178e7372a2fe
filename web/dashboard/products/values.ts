import type { Body } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { WireProduct } from '#contract/catalogue.ts';
import { toPounds } from '#contract/money.ts';
import { readPrice } from '#contract/price.ts';
import type { Category } from '#database/enums.ts';

/** A product as its form holds it: text, whatever the field. */
export type ProductValues = Record<TextName, string>;

const numbered = <Name extends string>(name: Name) =>
  [`${name}1`, `${name}2`, `${name}3`, `${name}4`, `${name}5`] as const;

export const features = numbered('feature');
export const tierQuantities = ['q1', 'q2', 'q3'] as const;
export const tierPercents = ['d1', 'd2', 'd3'] as const;

type TextName =
  | 'title'
  | 'description'
  | 'price'
  | 'category'
  | 'quantity'
  | 'status'
  | (typeof features)[number]
  | (typeof tierQuantities)[number]
  | (typeof tierPercents)[number]
  /** The keys of the pictures in order: a change of theirs is a change of the form. */
  | 'images';

export const blankProduct: ProductValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  quantity: '',
  status: '1',
  feature1: '',
  feature2: '',
  feature3: '',
  feature4: '',
  feature5: '',
  q1: '',
  q2: '',
  q3: '',
  d1: '',
  d2: '',
  d3: '',
  images: '',
};

/** The form of a product that is there; a tier it lacks is ''. */
export function valuesOf(product: WireProduct): ProductValues {
  const { feature1, feature2, feature3, feature4, feature5 } = product;
  const tier = (value: number) => (value ? String(value) : '');
  return {
    title: product.tittle,
    description: product.description,
    price: product.price.toFixed(2),
    category: product.catagory,
    quantity: String(product.quantity),
    status: String(product.status),
    feature1,
    feature2,
    feature3,
    feature4,
    feature5,
    q1: tier(product.quantity1),
    q2: tier(product.quantity2),
    q3: tier(product.quantity3),
    d1: tier(product.discount1),
    d2: tier(product.discount2),
    d3: tier(product.discount3),
    images: imagesOf(product).join(),
  };
}

export const imagesOf = ({ img1, img2, img3, img4, img5 }: WireProduct): string[] =>
  [img1, img2, img3, img4, img5].filter(Boolean);

/** What /submitProduct takes. */
export function toSubmit(values: ProductValues, images: string[]): Body<Calls['/submitProduct']> {
  const [img1 = '', img2, img3, img4, img5] = images;
  return {
    title: values.title,
    description: values.description,
    price: priceOf(values.price),
    catagory: values.category as Category,
    quantity: numberOf(values.quantity),
    tax: 20,
    status: values.status === '0' ? 0 : 1,
    ...featuresOf(values),
    quantity1: values.q1,
    quantity2: values.q2,
    quantity3: values.q3,
    discount1: values.d1,
    discount2: values.d2,
    discount3: values.d3,
    img1,
    img2,
    img3,
    img4,
    img5,
  };
}

/** What /dash-update-product takes. Each tier is sent from its own field (decisions.md section 5). */
export function toUpdate(
  seen: { id: string; version: number; quantity: number },
  values: ProductValues,
  images: string[],
): Body<Calls['/dash-update-product']> {
  const { q1, q2, q3, d1, d2, d3 } = values;
  return {
    productId: seen.id,
    version: seen.version,
    quantityWas: seen.quantity,
    title: values.title,
    desc: values.description,
    price: priceOf(values.price),
    category: values.category as Category,
    quantity: numberOf(values.quantity),
    status: values.status === '0' ? 0 : 1,
    ...featuresOf(values),
    q1,
    q2,
    q3,
    d1,
    d2,
    d3,
    images,
  };
}

/** Pounds; what is no price is sent as it was typed, and the server says the same of it. */
const priceOf = (text: string) => {
  const read = readPrice(text);
  return 'pence' in read ? toPounds(read.pence) : text;
};

/** Nothing typed is no number, not 0. */
const numberOf = (text: string) => (text.trim() ? Number(text) : Number.NaN);

const featuresOf = ({ feature1, feature2, feature3, feature4, feature5 }: ProductValues) => ({
  feature1,
  feature2,
  feature3,
  feature4,
  feature5,
});

/** The form's name of a field that the server names otherwise, in either call. */
const formNames: Record<string, TextName> = {
  desc: 'description',
  catagory: 'category',
  quantity1: 'q1',
  quantity2: 'q2',
  quantity3: 'q3',
  discount1: 'd1',
  discount2: 'd2',
  discount3: 'd3',
  img1: 'images',
};

/** The server's errors, beside the form's own fields. */
export const inForm = (errors: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [formNames[name] ?? name, message]));
