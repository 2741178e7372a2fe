import { expect, test } from 'vitest';
import type { StaffProduct } from '#contract/product.ts';
import { newProductBody, productChangeBody } from '#contract/product-body.ts';
import { encodeNewProduct, encodeProductChange } from '#contract/product-draft.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { rules } from '#wording/rules.ts';
import { bodyErrors } from '../parts/body-errors.ts';
import { blankProduct, formOf, imageKeys, inForm, type ProductValues, tiers, valuesOf } from './values.ts';

const text = rules.product;
const attributes = standardAttributes.map((attribute) => ({ ...attribute, revision: 1 }));
const good: ProductValues = {
  ...blankProduct,
  title: 'Hop-up rubber',
  description: 'A rubber for most units',
  price: '7.50',
  category: 'attachments',
  quantity: '12',
  images: 'a',
};

/** Quantity and percent, quantity and percent, ... */
const typed = (...texts: string[]) =>
  Object.fromEntries(
    tiers.flatMap(({ quantity, percent }, place) => [
      [quantity, texts[2 * place] ?? ''],
      [percent, texts[2 * place + 1] ?? ''],
    ]),
  );

const blankErrors = {
  title: text.title,
  description: text.description,
  price: text.price,
  category: text.category,
  quantity: text.quantity,
  images: text.images,
};

test.each<[string, Partial<ProductValues>, Partial<ProductValues>]>([
  ['a good product', {}, {}],
  ['nothing filled in', blankProduct, blankErrors],
  ['a title of four characters', { title: 'four' }, { title: text.title }],
  ['a description of nine characters', { description: 'nine char' }, { description: text.description }],
  ['a price of nothing', { price: '0' }, { price: text.price }],
  ['a third decimal', { price: '1.999' }, { price: text.thirdDecimal('1.999', '1.99', '2.00') }],
  ['a price in words', { price: 'ten' }, { price: text.noPrice('ten') }],
  ['a price with a decimal comma', { price: '12,50' }, { price: text.priceComma('12,50', '12.50') }],
  ['a price as people write it', { price: '£1,234.50' }, {}],
  ['a price above all', { price: '20001' }, { price: text.priceMost }],
  ['half a unit in stock', { quantity: '1.5' }, { quantity: text.quantity }],
  ['units that are no decimal number', { quantity: '0x10' }, { quantity: text.quantity }],
  ['no pictures', { images: '' }, { images: text.images }],
  ['three rising tiers', typed('2', '5', '5', '10', '10', '50'), {}],
  ['a tier without its discount', typed('2'), { 'tiers.0.percent': text.tierPair }],
  ['a discount without its quantity', typed('', '5'), { 'tiers.0.quantity': text.tierPair }],
  ['quantities that fall', typed('5', '5', '4', '10'), { 'tiers.1.quantity': text.tierOrder }],
  ['discounts that stay', typed('2', '5', '4', '5'), { 'tiers.1.percent': text.tierMore }],
  ['a gap between tiers', typed('2', '5', '', '', '4', '10'), {}],
  ['a SKU with a space', { sku: 'BB 1' }, { sku: text.sku }],
  ['a barcode that a typo is in', { barcode: '4006381333932' }, { barcode: text.barcode }],
  ['a weight of half a gram', { weight: '0.5' }, { weight: text.weight }],
  ['a shelf with a long name', { shelf: 'A'.repeat(21) }, { shelf: 'Use at most 20 characters' }],
  ['a cost in words', { cost: 'four' }, { cost: rules.price }],
  [
    'all its codes and facts',
    { sku: 'HR-1', barcode: '4006381333931', cost: '4.10', weight: '12', 'attributes.rail': 'M-LOK|KeyMod' },
    {},
  ],
  [
    'a wrong tier while all else is missing',
    { ...blankProduct, ...typed('2') },
    { ...blankErrors, 'tiers.0.percent': text.tierPair },
  ],
])('a product, new or changed, with %s', (_name, change, errors) => {
  const values = { ...good, ...change } as ProductValues;
  const form = formOf(values, { images: imageKeys(values), attributes });
  const seen = { id: 'abcdef', revision: 1, available: 7 };
  expect(inForm(bodyErrors(newProductBody, encodeNewProduct(form)))).toEqual(errors);
  expect(inForm(bodyErrors(productChangeBody, encodeProductChange(seen, form)))).toEqual(errors);
});

test('the facts of the chosen category are sent, and those of another one that were typed are kept', () => {
  const values: ProductValues = {
    ...good,
    category: 'bbs',
    'attributes.count': '3,600',
    'attributes.volume': '500',
  };
  const sent = formOf(values, { images: ['a'], attributes }).attributes ?? {};
  expect(sent).toMatchObject({ count: '3,600', 'bb-weight': '' });
  expect(Object.keys(sent)).not.toContain('volume');
  const other = formOf({ ...values, category: 'gas' }, { images: ['a'], attributes }).attributes;
  expect(other).toMatchObject({ volume: '500' });
  expect(formOf({ ...values, category: '' }, { images: ['a'], attributes }).attributes).toEqual({});
});

test('what a product states is filled in as the shop reads it', () => {
  const product: StaffProduct = {
    id: 'abcdef',
    title: 'Sling',
    slug: 'sling',
    adult: true,
    imitation: false,
    category: 'attachments',
    description: 'A sling for rifles',
    pricePence: 1250,
    available: 3,
    taxPercent: 20,
    active: true,
    images: ['a'],
    features: [],
    tiers: [],
    rating: 0,
    reviewCount: 0,
    sku: 'SL-1',
    barcode: '',
    weightGrams: 210,
    attributes: { rail: ['M-LOK', 'KeyMod'], lumens: 90.5, colour: 'Black', molle: false },
    unitPrice: null,
    revision: 4,
    reserved: 0,
    family: null,
    waiting: 0,
    costPence: 410,
    shelf: 'B2-04',
    archived: false,
    familyId: null,
    saleStopped: false,
    alts: [],
  };
  expect(valuesOf(product)).toMatchObject({
    slug: 'sling',
    soldTo: 'adult',
    sku: 'SL-1',
    cost: '4.10',
    weight: '210',
    shelf: 'B2-04',
    'attributes.rail': 'M-LOK|KeyMod',
    'attributes.lumens': '90.5',
    'attributes.colour': 'Black',
    'attributes.molle': 'false',
  });
});
