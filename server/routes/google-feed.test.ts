import { expect, test } from 'vitest';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { feedItem, feedStart } from './google-feed.ts';

const product = {
  id: 'abcdefgh',
  slug: 'plover-bbs',
  title: 'Plover & Sons <BBs>\u0007',
  description: 'Round',
  category: 'bbs',
  pricePence: 1199,
  onHand: 5,
  reserved: 2,
  images: ['one.webp', 'two.webp'],
  attributes: { count: 3000, colour: 'White' },
  barcode: '5012345678900',
  familyId: 7,
  weightGrams: 815,
} as unknown as Parameters<typeof feedItem>[0];
const itemOf = (more: object = {}) =>
  feedItem({ ...product, ...more }, { publicUrl: 'https://shop.example' });
const fieldsOf = (item: string) =>
  Object.fromEntries([...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name, value]) => [name, value]));

test('an entry says what is sold, for how much, whether it is there, and by what it is compared', () => {
  expect(fieldsOf(itemOf())).toEqual({
    id: 'abcdefgh',
    title: 'Plover &amp; Sons &lt;BBs&gt;',
    description: 'Round',
    link: 'https://shop.example/product/abcdefgh/plover-bbs',
    image_link: 'https://shop.example/images/1280/one.webp',
    additional_image_link: 'https://shop.example/images/1280/two.webp',
    availability: 'in_stock',
    price: '2.99 GBP',
    price_threshold: '25.00 GBP',
    min_handling_time: '1',
    max_handling_time: '1',
    min_transit_time: '1',
    max_transit_time: '3',
    condition: 'new',
    gtin: '5012345678900',
    google_product_category: '3925',
    product_type: 'BBs',
    item_group_id: '7',
    color: 'White',
    shipping_weight: '815 g',
    unit_pricing_measure: '3000 ct',
    unit_pricing_base_measure: '100 ct',
    country: 'GB',
  });
  // The price of shipping stands last, by itself; before it that of the product.
  expect(itemOf()).toContain('<g:price>11.99 GBP</g:price>');
  expect(itemOf({ pricePence: 2500 })).toContain('<g:country>GB</g:country><g:price>0.00 GBP</g:price>');
  expect(fieldsOf(itemOf({ reserved: 5 })).availability).toBe('out_of_stock');
  expect(fieldsOf(itemOf({ category: 'gas', attributes: { volume: 600 } }))).toMatchObject({
    unit_pricing_measure: '600 ml',
    unit_pricing_base_measure: '100 ml',
  });
});

test('no two products of one family have the same size and colour', () => {
  const axes = standardAttributes.filter(({ key }) => ['bb-weight', 'colour', 'packaging'].includes(key));
  const sizeOf = (attributes: object) =>
    fieldsOf(feedItem({ ...product, attributes } as typeof product, { publicUrl: '', axes })).size;
  expect(sizeOf({ 'bb-weight': 0.3, packaging: 'Bag', colour: 'White' })).toBe('0.30 g, Bag');
  expect(sizeOf({ 'bb-weight': 0.3, packaging: 'Bottle', colour: 'White' })).toBe('0.30 g, Bottle');
});

test('clothing says whom it is for, as Google wants it of nothing else', () => {
  const clothing = fieldsOf(itemOf({ category: 'attire', attributes: { size: 'L' } }));
  expect(clothing).toMatchObject({ size: 'L', age_group: 'adult', gender: 'unisex' });
  expect(Object.keys(fieldsOf(itemOf()))).not.toEqual(expect.arrayContaining(['age_group']));
});

test.each([
  ['gas', 'Squall 12 green gas, 600 ml', 'road-only'],
  ['gas', 'Squall 12 g CO2 bulbs, pack of 5', 'road-only'],
  ['batteries', 'Voltane 7.4 V LiPo stick, 1300 mAh, Deans', 'road-only'],
  ['batteries', 'Voltane 8.4 V NiMH mini pack, 1600 mAh', undefined],
  ['gas', 'Squall silicone oil, 30 ml dropper', undefined],
  ['bbs', 'Plover BBs', undefined],
])('of %s, %j has the delivery label %s, and no other delivery then', (category, title, label) => {
  const item = itemOf({ category, title });
  expect(fieldsOf(item).shipping_label).toBe(label);
  expect(/<g:(shipping|free_shipping_threshold)>/.test(item)).toBe(label === undefined);
});

test('a shelf has its place in Google’s taxonomy, and attire, which is of several, none', () => {
  const placeOf = (category: string) => fieldsOf(itemOf({ category })).google_product_category;
  expect(['bbs', 'gas', 'magazines', 'batteries', 'attachments'].map(placeOf)).toEqual([
    '3925',
    '2443',
    '3116',
    '3116',
    '3116',
  ]);
  expect(placeOf('attire')).toBeUndefined();
});

test.each([
  ['', 'none'],
  ['0401000000012', 'of a range for use within a company'],
  ['2012345678900', 'of another'],
  ['5012345678901', 'with a wrong check digit'],
  ['50123', 'too short'],
])('a barcode %j, %s, is not told as one of the world’s', (barcode) => {
  const fields = fieldsOf(itemOf({ barcode }));
  expect(fields.gtin).toBeUndefined();
  expect(fields.identifier_exists).toBe('no');
});

test('a shop’s name can hold anything', () => {
  expect(feedStart({ shopName: 'A & B', publicUrl: 'https://shop.example' })).toContain(
    '<title>A &amp; B</title>',
  );
});
