import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Category } from '#database/enums.ts';
import { products } from '#database/schema.ts';
import { product, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff } = await staffMember(on);

const take = async (csv: string, more: { dryRun?: boolean; category?: Category } = {}) => {
  const { id = '' } = await staff.post('/dash-import', { csv, dryRun: false, ...more });
  return until(async () => {
    const now = await staff.post('/dash-import-status', { id });
    return now.state === 'done' || now.state === 'refused' ? now : undefined;
  });
};
const messages = (notes: { message: string }[] | undefined) => notes?.map(({ message }) => message);
const bySku = async (sku: string) =>
  (await on.shop.db.select().from(products).where(eq(products.sku, sku)))[0];

let mark = '';
let count = 0;
beforeEach(() => {
  mark = `List${++count}`;
});

test('a supplier’s price list comes in as it is: mark, preamble, semicolons, commas, its own headings', async () => {
  const csv = [
    '\ufeffAcme Airsoft – trade price list;;;;;;;',
    ';;;;;;;',
    'Valid from;01/11/2026;;;;;;',
    'Code;Brand;Product;RRP (£);Trade price ex VAT;Qty;EAN;Rack;Line;',
    '',
    `${mark} 1;Rogue;${mark} Bio BBs 0.28 g, 3000;£14,50;7,2;1.00;5012345678900;A;`,
    `${mark}-2;Vortex;"${mark} Green gas 600 ml; with oil";£ 9,99;4,80;24;;B;`,
    ';;;;;;;;',
    `${mark}-3;Trail;${mark} 6" inner barrel;1.234,00 GBP;600;0;;C`,
  ].join('\r\n');
  const unplaced = await take(csv, { dryRun: true });
  expect(unplaced).toMatchObject({ state: 'refused', unplaced: 1, wrong: 1 });
  expect(unplaced.errors).toMatchObject([{ line: 9, field: 'catagory' }]);
  const done = await take(csv, { category: 'attachments' });
  expect(done).toMatchObject({ state: 'done', added: 3, unplaced: 0 });
  expect(messages(done.warnings)).toEqual(['Columns ‘Rack’, ‘Line’ are not ours and are ignored']);
  expect(messages(done.notes)).toEqual([
    'The first 3 rows are above the headings and left out',
    '‘Code’ was read as sku',
    '‘Product’ was read as title',
    '‘RRP (£)’ was read as price',
    '‘Trade price ex VAT’ was read as cost',
    '‘Qty’ was read as quantity',
    'The column price has decimal commas: ‘£14,50’ is £14.50',
    'The column cost has decimal commas: ‘7,2’ is £7.2',
    '3 new products name none of our categories: placed by their words, or where you chose',
    '3 new products have their title as description',
    '3 new products come deactivated, until they have a picture',
  ]);
  const off = { active: false, images: [] };
  expect(await bySku(`${mark}-1`)).toMatchObject({
    ...off,
    category: 'bbs',
    title: `${mark} Bio BBs 0.28 g, 3000`,
    pricePence: 1450,
    costPence: 720,
    onHand: 1,
    barcode: '5012345678900',
    attributes: { brand: 'Rogue' },
  });
  expect(await bySku(`${mark}-2`)).toMatchObject({ ...off, category: 'gas', pricePence: 999, onHand: 24 });
  expect(await bySku(`${mark}-3`)).toMatchObject({
    ...off,
    title: `${mark} 6" inner barrel`,
    category: 'attachments',
    pricePence: 123_400,
  });
});

test('a list brought once more puts no gun on sale that was withheld', async () => {
  const csv = `sku,title,catagory,description,price,quantity,status\n${mark}-1,${mark} M4 AEG,attachments,A replica to ask about,200,3,1`;
  const gun = `1 product looks like a gun (‘${mark} M4 AEG’): realistic imitation firearms are sold on a defence alone. It stays deactivated until you mark it on its page, or activate it if it is none.`;
  expect(messages((await take(csv)).notes)).toContain(gun);
  const again = await take(csv.replace(',200,', ',190,'));
  expect(again).toMatchObject({ state: 'done', changed: 1 });
  expect(messages(again.notes)).toContain(gun);
  expect(await bySku(`${mark}-1`)).toMatchObject({ active: false, pricePence: 19000 });
});

test('a supplier’s families are none of ours', async () => {
  const csv = `SKU,Family,Product,Product type,RRP,Qty\n${mark}-1,Consumables,${mark} Green gas 600 ml,Gas,9.99,4\n${mark}-2,Clothing,${mark} Combat shirt,Attire,29.99,4`;
  const done = await take(csv, { category: 'attire' });
  expect(done).toMatchObject({ state: 'done', added: 2, errors: [] });
  expect(messages(done.warnings)).toEqual(['Column ‘Family’ is not one of ours and is ignored']);
});

test('what can be read two ways is asked, cell by cell', async () => {
  const id = await product(on, { title: `${mark} a`, sku: `${mark}-a` });
  const csv = `sku,price\n${mark}-a,"14,50"\n${mark}-b,9.99`;
  const found = await take(csv, { dryRun: true });
  expect(found.errors).toContainEqual({
    line: 2,
    field: 'price',
    message: '‘14,50’ can be read two ways: write 14.50 for pounds and pence',
  });
  expect(await take(`id,price\n${id},"14,50"`)).toMatchObject({ state: 'done', changed: 1 });
  expect((await bySku(`${mark}-a`))?.pricePence).toBe(1450);
});

test('which of two prices staff sell for and which they pay is asked; with both named it is known', async () => {
  const row = `${mark}-1\tGreen gas ${mark}\t12.00\t6.00`;
  const unclear = await take(`Code\tName\tRRP\tPrice\n${row}`, { dryRun: true });
  expect(unclear.errors).toMatchObject([
    {
      line: 1,
      field: 'price',
      message:
        '‘RRP’ and ‘Price’ may each be the price. Call what you sell for ‘price’ and what you pay ‘cost’, or take one out.',
    },
  ]);
  expect(await take(`Code\tName\tRRP\tCost price\n${row}`)).toMatchObject({ state: 'done', added: 1 });
  expect(await bySku(`${mark}-1`)).toMatchObject({ pricePence: 1200, costPence: 600, onHand: 0 });
});

test('a list without names has its descriptions for titles, and changes only what it names', async () => {
  const id = await product(on, { title: `${mark} there`, sku: `${mark}-1`, description: 'As it was before' });
  const csv = `Part no|Description|Price\n${mark}-1|A better text|5\n${mark}-2|Magazine for ${mark}|6`;
  expect(await take(csv)).toMatchObject({ state: 'done', added: 1, changed: 1 });
  const [there] = await on.shop.db.select().from(products).where(eq(products.id, id));
  expect(there).toMatchObject({ title: `${mark} there`, description: 'A better text', pricePence: 500 });
  expect(await bySku(`${mark}-2`)).toMatchObject({
    title: `Magazine for ${mark}`,
    description: `Magazine for ${mark}`,
    category: 'magazines',
  });
});

test('a product without a picture can’t go on sale, by file or by its form', async () => {
  const id = await product(on, { title: `${mark} bare`, active: false });
  expect(await take(`id,status\n${id},1`)).toMatchObject({
    state: 'refused',
    errors: [{ line: 2, field: 'status', message: 'Please select at least one image.' }],
  });
  const whole = {
    productId: id,
    title: `${mark} bare`,
    desc: 'A bottle of test BBs',
    category: 'bbs',
    price: 10,
    quantity: 20,
    status: 1,
  } as const;
  expect(await staff.post('/dash-update-product', whole)).toMatchObject({
    status: 400,
    errors: { images: 'Please select at least one image.' },
  });
  expect((await staff.post('/dash-update-product', { ...whole, status: 0 })).status).toBe(200);
});
