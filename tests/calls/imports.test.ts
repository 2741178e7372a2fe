import { readFileSync } from 'node:fs';
import { eq, like, type SQL } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { importFormats } from '#contract/import-format.ts';
import { decodeListedProduct } from '#contract/product.ts';
import { exportColumns } from '#contract/product-columns.ts';
import type { Category } from '#database/enums.ts';
import { auditLog, families, type imports, listVersions, products } from '#database/schema.ts';
import { plainText } from '#server/adapters/plain-text.ts';
import { standardAttributes } from '#shop/catalogue/attributes/standard.ts';
import { beginImport, readImport } from '#shop/catalogue/import/records.ts';
import { runImport } from '#shop/catalogue/import/run.ts';
import type { Jobs, Shop } from '#shop/shop.ts';
import { csvOf } from '#web/dashboard/lists/csv.ts';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

/** Takes work and never does it. */
const idle: Jobs = { add: async () => {}, within: () => idle };

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);

/** What the products page hands over, its cells changed by a spreadsheet. */
async function exported(find: string, edit: (cells: Record<string, string>) => object = () => ({})) {
  const { data = [] } = await staff.post('/dash-prpducts', { find, limit: 200 });
  const rows = data.map((row) => {
    const cells = Object.fromEntries(
      exportColumns(standardAttributes).map(([head, read]) => [head, String(read(decodeListedProduct(row)))]),
    );
    return { ...cells, ...edit(cells) };
  });
  return csvOf(
    rows,
    exportColumns(standardAttributes).map(
      ([head]) => [head, (row: Record<string, string>) => row[head] ?? ''] as const,
    ),
  );
}

const take = async (csv: string, dryRun = false) => {
  const { id } = await staff.post('/dash-import', { csv, dryRun });
  return watched(id);
};

const watched = (id: string | undefined) =>
  until(async () => {
    const now = await staff.post('/dash-import-status', { id: id ?? '' });
    return now.state === 'done' || now.state === 'refused' ? now : undefined;
  });

/** A promise, and what keeps it. */
function gate(): [Promise<void>, () => void] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [promise, resolve];
}

const read = async (id: string) => {
  const [row] = await on.shop.db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error('gone');
  return row;
};
const versionsOfLists = () => on.shop.db.select().from(listVersions).orderBy(listVersions.tag);

const sell = async (id: string, units: number) => {
  const { browser, email } = await shopper(on);
  await buy(on, browser, { email, lines: [[id, units]] });
};

const edited = async (id: string, change: object) => {
  const { data } = await staff.post('/dash-product-details', { id });
  const now = data?.[0];
  if (!now) throw new Error('gone');
  const { tittle: title, description: desc, catagory: category, price, quantity, status } = now;
  const whole = { productId: id, title, desc, category, price, quantity, status, ...change };
  expect((await staff.post('/dash-update-product', whole)).status).toBe(200);
};

let mark = '';
let count = 0;
beforeEach(() => {
  mark = `Round ${++count}`;
});

describe('an exported file', () => {
  test('that nobody touched changes nothing: sold stays sold, no page is dropped, nothing is logged as changed', async () => {
    const [sold, quiet] = [
      await product(on, { title: `${mark} sold`, onHand: 30 }),
      await product(on, { title: `${mark} quiet`, description: 'Two\r\nlines of text' }),
    ];
    const csv = await exported(mark);
    await sell(sold, 10);
    const page = `POST /productData {"id":"${quiet}"}`;
    await on.browserHere().post('/productData', { id: quiet });
    const [before, lists] = [await read(sold), await versionsOfLists()];
    expect(await take(csv)).toMatchObject({ state: 'done', added: 0, changed: 0, unchanged: 2, cells: 0 });
    expect(await read(sold)).toEqual(before);
    expect(before.onHand).toBe(20);
    expect(await versionsOfLists()).toEqual(lists);
    expect(on.cache.peek(page)).toBeDefined();
    expect((await staff.post('/dash-audit', { action: 'product changed', find: mark })).total).toBe(0);
  });

  test('changes the stock by the difference, whatever was sold since', async () => {
    const id = await product(on, { title: `${mark} stocked`, onHand: 30 });
    const csv = await exported(mark, () => ({ quantity: '50' }));
    await sell(id, 10);
    const dry = await take(csv, true);
    expect(dry).toMatchObject({ state: 'done', changed: 1, unchanged: 0 });
    expect(dry.changes).toEqual([
      {
        line: 2,
        title: `${mark} stocked`,
        field: 'quantity',
        was: '20',
        is: '40',
        stock: { atExport: 30, inFile: 50 },
      },
    ]);
    expect((await read(id)).onHand).toBe(20);
    expect(await take(csv)).toMatchObject({ state: 'done', changed: 1 });
    expect((await read(id)).onHand).toBe(40);
    const { data } = await staff.post('/dash-audit', { action: 'product changed', find: mark });
    expect(data).toMatchObject([{ after: { stockInFile: { atExport: 30, inFile: 50, was: 20, is: 40 } } }]);
  });

  test('holds where a colleague moved only the stock since: both their stock and the file’s price stand', async () => {
    const [pressed, still] = [
      await product(on, { title: `${mark} pressed`, onHand: 20 }),
      await product(on, { title: `${mark} still`, onHand: 20 }),
    ];
    const csv = await exported(mark, ({ id }) => ({
      price: '11.00',
      ...(id === still && { quantity: '18' }),
    }));
    const press = { productId: pressed, quantity: 35, quantityWas: 20 };
    expect((await staff.post('/dash-stock', press)).status).toBe(200);
    const done = await take(csv);
    expect(done).toMatchObject({ state: 'done', changed: 2, wrong: 0 });
    expect(done.changes?.filter(({ stock }) => stock)).toEqual([]);
    expect(await read(pressed)).toMatchObject({ pricePence: 1100, onHand: 35 });
    expect(await read(still)).toMatchObject({ pricePence: 1100, onHand: 18 });
  });

  test('never takes more than there is', async () => {
    const id = await product(on, { title: `${mark} emptied`, onHand: 12 });
    const csv = await exported(mark, () => ({ quantity: '2' }));
    await sell(id, 5);
    await take(csv);
    expect((await read(id)).onHand).toBe(0);
  });

  test('taken in twice counts once: the second time its products have moved', async () => {
    const id = await product(on, { title: `${mark} twice`, onHand: 30 });
    const csv = await exported(mark, () => ({ quantity: '50' }));
    await take(csv);
    const again = await take(csv);
    expect(again).toMatchObject({ state: 'refused', wrong: 1 });
    expect((await read(id)).onHand).toBe(50);
  });

  test('is refused, by line and name, where staff changed a product since; and then nothing of it is written', async () => {
    const [moved, other] = [
      await product(on, { title: `${mark} moved` }),
      await product(on, { title: `${mark} other` }),
    ];
    const csv = await exported(mark, () => ({ price: '11.00' }));
    await edited(moved, { price: 12 });
    const line = csv.split('\r\n').findIndex((row) => row.startsWith(moved)) + 1;
    for (const dryRun of [true, false]) {
      const refused = await take(csv, dryRun);
      expect(refused).toMatchObject({ state: 'refused', wrong: 1 });
      expect(refused.errors).toEqual([
        {
          line,
          field: 'revision',
          message: `Staff changed ‘${mark} moved’ after this file was exported. Export it again, or take this line out.`,
        },
      ]);
    }
    expect([(await read(moved)).pricePence, (await read(other)).pricePence]).toEqual([1200, 1000]);
  });

  test('writes each cell before and after into the audit log, and only what changed is dropped', async () => {
    const [changed, same] = [
      await product(on, { title: `${mark} changed`, features: ['Round', 'White'] }),
      await product(on, { title: `${mark} same` }),
    ];
    const csv = await exported(mark, ({ id }) =>
      id === changed ? { price: '£1,234.50', feature2: 'Black', quantity: '25' } : {},
    );
    const [sameBefore, versions] = [await read(same), await versionsOfLists()];
    const pages = [changed, same].map((id) => `POST /productData {"id":"${id}"}`);
    for (const id of [changed, same]) await on.browserHere().post('/productData', { id });
    const done = await take(csv);
    expect(done).toMatchObject({ state: 'done', changed: 1, unchanged: 1, cells: 3 });
    expect(done.changes?.map(({ field, was, is }) => [field, was, is])).toEqual([
      ['price', '10.00', '1234.50'],
      ['quantity', '20', '25'],
      ['feature2', 'White', 'Black'],
    ]);
    expect(pages.map((page) => on.cache.peek(page) !== undefined)).toEqual([false, true]);
    expect(await read(same)).toEqual(sameBefore);
    expect(await versionsOfLists()).not.toEqual(versions);
    expect(await read(changed)).toMatchObject({ pricePence: 123_450, version: 2, revision: 2 });
    const entries = await on.shop.db.select().from(auditLog).where(eq(auditLog.subject, changed));
    expect(entries).toMatchObject([
      {
        staffId,
        action: 'product changed',
        before: { title: `${mark} changed`, pricePence: 1000, onHand: 20, features: ['Round', 'White'] },
        after: { title: `${mark} changed`, pricePence: 123_450, onHand: 25, features: ['Round', 'Black'] },
      },
    ]);
    expect(entries[0]?.before).not.toHaveProperty('description');
  });

  test('that only moved the price of a product leaves the lists that have no prices', async () => {
    await product(on, { title: `${mark} priced` });
    const csv = await exported(mark, () => ({ price: '9' }));
    const before = new Map((await versionsOfLists()).map(({ tag, version }) => [tag, version]));
    await take(csv);
    const after = new Map((await versionsOfLists()).map(({ tag, version }) => [tag, version]));
    expect(after.get('list all')).toBe(before.get('list all'));
    expect(after.get('prices all')).toBe((before.get('prices all') ?? 0) + 1);
  });

  test('without its revision is not taken: a difference could count twice', async () => {
    await product(on, { title: `${mark} torn` });
    const found = await take(await exported(mark, () => ({ revision: '' })), true);
    expect(found.errors).toMatchObject([{ line: 2, field: 'revision' }]);
  });

  test('begun twice at once is written once', async () => {
    const id = await product(on, { title: `${mark} once` });
    const csv = await exported(mark, () => ({ quantity: '25' }));
    const importId = await beginImport({ ...on.shop, jobs: idle }, { csv, dryRun: false, staffId });
    await Promise.all([
      runImport(on.shop, importFormats(plainText), importId),
      runImport(on.shop, importFormats(plainText), importId),
    ]);
    expect(await readImport(on.shop, importId)).toMatchObject({ state: 'done', changed: 1 });
    expect(await read(id)).toMatchObject({ onHand: 25, revision: 2 });
  });
});

test('a second run that starts before the first one’s end leaves what the first came to', async () => {
  const id = await product(on, { title: `${mark} late` });
  const csv = await exported(mark, () => ({ quantity: '25' }));
  const importId = await beginImport({ ...on.shop, jobs: idle }, { csv, dryRun: false, staffId });
  const run = (shop: Shop) => runImport(shop, importFormats(plainText), importId);
  // The late one found it open, and stands where it would first write.
  const { db } = on.shop;
  const [arrives, there] = gate();
  const [goesOn, open] = gate();
  let stands = false;
  const late = run({
    ...on.shop,
    db: new Proxy(db, {
      get(target, key) {
        if (key !== 'update' || stands) return Reflect.get(target, key, target);
        stands = true;
        return (table: typeof imports) => ({
          set: (progress: object) => ({
            where: async (which: SQL) => {
              there();
              await goesOn;
              await target.update(table).set(progress).where(which);
            },
          }),
        });
      },
    }),
  });
  await arrives;
  await run(on.shop);
  open();
  await late;
  expect(await readImport(on.shop, importId)).toMatchObject({ state: 'done', changed: 1, cells: 1 });
  expect(await read(id)).toMatchObject({ onHand: 25, revision: 2 });
});

describe('a file made by hand', () => {
  test('says what the stock is from now on', async () => {
    const id = await product(on, { title: `${mark} counted`, onHand: 30 });
    await sell(id, 10);
    expect(await take(`id,stock\n${id},"1,030"`)).toMatchObject({ state: 'done', changed: 1 });
    expect((await read(id)).onHand).toBe(1030);
    expect(await take(`id,stock\n${id},1030`)).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may have %s between its columns', async (_, sign) => {
    const id = await product(on, { title: `${mark} between ${sign.charCodeAt(0)}` });
    const row = [id, '"Round, white; for the field"', '9.50'].join(sign);
    expect(await take(`${['id', 'description', 'price'].join(sign)}\n${row}`)).toMatchObject({ changed: 1 });
    expect(await read(id)).toMatchObject({ description: 'Round, white; for the field', pricePence: 950 });
  });

  test('with a few columns changes those', async () => {
    const before = {
      title: `${mark} partial`,
      features: ['One', 'Two', 'Three'],
      tierQuantities: [2, 5],
      tierPercents: [5, 10],
    };
    const id = await product(on, before);
    const csv = `ID , Price,Feature2,quantity2,discount2,Aisle,\n${id},12.5,,,,red,\n`;
    const dry = await take(csv, true);
    expect(dry).toMatchObject({ state: 'done', changed: 1 });
    expect(dry.warnings).toEqual([
      { line: 1, field: 'Aisle', message: 'Column ‘Aisle’ is not one of ours and is ignored' },
    ]);
    await take(csv);
    expect(await read(id)).toMatchObject({
      ...before,
      pricePence: 1250,
      onHand: 20,
      features: ['One', 'Three'],
      tierQuantities: [2],
      tierPercents: [5],
    });
  });

  test.each([
    ['price', '12.995', '£12.995 has a third decimal: write 12.99 or 13.00'],
    ['price', 'ten', '‘ten’ is not a price: write pounds, such as 12.99'],
    ['price', '', 'Please Enter Price of Product'],
    ['category', 'BB', 'Category ‘BB’ is none of: bbs, gas, magazines, batteries, attire, attachments'],
    ['quantity', 'a few', 'Please Enter Total number of items available in stock'],
    ['status', 'maybe', 'Choose Active or Deactive'],
    ['quantity1', '3', 'Give both a quantity and a discount, or neither'],
  ])('is told what is wrong with the %s ‘%s’, in which line', async (column, cell, message) => {
    const id = await product(on, { title: `${mark} wrong` });
    const found = await take(`id,${column}\n\n${id},${cell || '""'}`, true);
    expect(found).toMatchObject({ state: 'refused', wrong: 1 });
    expect(found.errors).toMatchObject([{ line: 3, message }]);
  });

  test.each([
    ['aisle,supplier\nBBs,3', 'The first line names none of our columns, such as id, title or price'],
    ['id,price,Price\nx,1,2', 'There are two columns for price. Keep one.'],
    [
      'id,title\nx,a,b',
      'This line has more cells than the first line has columns. Put quotes around text with a comma in it.',
    ],
    ['title,quantity\nGreen gas,5', 'New products need a column ‘price’'],
    [
      'title,price\nA thing,5',
      'We can’t tell what ‘A thing’ is. Choose a category for all products like it.',
    ],
  ])('%j is refused in words', async (csv, message) => {
    const found = await take(csv, true);
    expect(found.state).toBe('refused');
    expect(found.errors?.map((error) => error.message)).toContain(message);
  });

  test('takes words and capitals that can mean one thing only', async () => {
    const id = await product(on, { title: `${mark} spelt` });
    expect(await take(`id,category,status\n${id},BBs,Deactive`)).toMatchObject({ state: 'done', changed: 1 });
    expect(await read(id)).toMatchObject({ category: 'bbs', active: false });
  });

  test('where a line comes after a text of several, the line is the spreadsheet’s', async () => {
    const ids = [
      await product(on, { title: `${mark} first` }),
      await product(on, { title: `${mark} second` }),
    ];
    const found = await take(
      `id,description,price\n${ids[0]},"Three\nlong\nlines",1\n${ids[1]},A short one,x`,
    );
    expect(found.errors).toMatchObject([{ line: 3, field: 'price' }]);
  });
});

describe('the columns of codes, weights and attributes', () => {
  test('go out and come back as they were, and change nothing', async () => {
    const id = await product(on, {
      title: `${mark} complete`,
      sku: '00-17',
      barcode: '0501234567890',
      costPence: 610,
      weightGrams: 540,
      shelf: '3-12',
      attributes: {
        'bb-weight': 0.25,
        biodegradable: false,
        packaging: 'Bottle',
        material: ['ABS', 'Polymer'],
        weight: 500,
        'made-for': '=cmd()',
      },
    });
    const csv = await exported(mark);
    const [head = '', row = ''] = csv.split('\r\n');
    const cells = Object.fromEntries(head.split(',').map((name, at) => [name, row.split(',')[at]]));
    expect(cells).toMatchObject({
      sku: "'00-17",
      barcode: "'0501234567890",
      cost: '6.1',
      weight: '540',
      shelf: "'3-12",
      'bb-weight': '0.25',
      biodegradable: 'no',
      material: 'ABS|Polymer',
      'attribute weight': '500',
      'made-for': "'=cmd()",
    });
    const before = await read(id);
    expect(await take(csv)).toMatchObject({ state: 'done', changed: 0, unchanged: 1, warnings: [] });
    expect(await read(id)).toEqual(before);
  });

  test('are shown old and new, written, and stand in the audit log', async () => {
    const id = await product(on, {
      title: `${mark} changed`,
      sku: 'T-1',
      attributes: { 'bb-weight': 0.2, tracer: true },
    });
    const csv = await exported(mark, () => ({
      sku: `${mark.replace(' ', '-')}-b`,
      barcode: "'0501234567890",
      cost: '£1,234.50',
      weight: '1,200 g',
      shelf: 'Mezzanine 4',
      'bb-weight': '0.28',
      tracer: '',
      packaging: 'bottle',
      material: 'polymer|abs',
    }));
    const dry = await take(csv, true);
    const sku = `${mark.replace(' ', '-')}-b`;
    expect(dry.changes?.map(({ field, was, is }) => [field, was, is])).toEqual([
      ['sku', 'T-1', sku],
      ['barcode', '', '0501234567890'],
      ['weight', '', '1200'],
      ['cost', '', '1234.50'],
      ['shelf', '', 'Mezzanine 4'],
      ['bb-weight', '0.2', '0.28'],
      ['tracer', 'yes', ''],
      ['packaging', '', 'Bottle'],
      ['material', '', 'ABS|Polymer'],
    ]);
    expect(await take(csv)).toMatchObject({ state: 'done', changed: 1 });
    const attributes = { 'bb-weight': 0.28, packaging: 'Bottle', material: ['ABS', 'Polymer'] };
    const after = {
      sku,
      barcode: '0501234567890',
      costPence: 123_450,
      weightGrams: 1200,
      shelf: 'Mezzanine 4',
      attributes,
    };
    expect(await read(id)).toMatchObject(after);
    const { data } = await staff.post('/dash-audit', { action: 'product changed', find: mark });
    expect(data).toMatchObject([{ before: { sku: 'T-1', attributes: { tracer: true } }, after }]);
    const moved = await take(csv.replace(',0.28,', ',0.3,'));
    expect(moved).toMatchObject({ state: 'refused', errors: [{ field: 'revision' }] });
  });

  test('are known by key or label, in whatever case, and what they may hold is told by line and column', async () => {
    const id = await product(on, { title: `${mark} headed` });
    const csv = `ID,bb weight,TRACER,Packaging,Tolerance (mm),EAN\n${id},heavy,maybe,Sack,0.01,123`;
    expect((await take(csv, true)).errors).toEqual([
      {
        line: 2,
        field: 'barcode',
        message: 'This is not an EAN: one has 8, 12, 13 or 14 digits, and the last checks the others',
      },
    ]);
    expect((await take(csv.replace('123', ''), true)).errors).toEqual([
      { line: 2, field: 'bb-weight', message: 'Enter a number' },
      { line: 2, field: 'tracer', message: 'Choose yes or no' },
      { line: 2, field: 'packaging', message: 'Choose one of: Bottle, Bag, Sampler' },
    ]);
  });

  test('a barcode whose zeros a spreadsheet took away has them again', async () => {
    const id = await product(on, { title: `${mark} shortened` });
    await take(`id,barcode\n${id},36000291452`);
    expect((await read(id)).barcode).toBe('036000291452');
  });

  test('a slug is changed by its cell, made of the title of what is new, and stays where the cell is empty', async () => {
    const id = await product(on, { title: `${mark} gas` });
    const slug = (await read(id)).slug;
    expect(await take(`id,slug\n${id},\n`)).toMatchObject({ state: 'done', unchanged: 1 });
    expect((await read(id)).slug).toBe(slug);
    const { changes } = await take(`id,slug\n${id},ours-now\n`);
    expect(changes).toEqual([expect.objectContaining({ field: 'slug', was: slug, is: 'ours-now' })]);
    expect((await read(id)).slug).toBe('ours-now');
    expect(await take(`id,slug\n${id},Not So\n`)).toMatchObject({
      state: 'refused',
      errors: [{ line: 2, field: 'slug' }],
    });
    await take(
      `title,catagory,description,price,quantity,status,slug\n${mark} stated,gas,Gas in a can,5,1,0,stated\n${mark} not,gas,Gas in a can,5,1,0,\n`,
    );
    const { data = [] } = await staff.post('/dash-prpducts', { find: mark });
    expect(data.map((one) => one.slug).sort()).toEqual(
      ['ours-now', 'stated', `${mark.toLowerCase().replace(' ', '-')}-not`].sort(),
    );
  });

  test('of another category are ignored with one warning for them all', async () => {
    const ids = [await product(on, { title: `${mark} one` }), await product(on, { title: `${mark} two` })];
    const csv = `id,voltage,count\n${ids[0]},11.1,2000\n${ids[1]},anything,3000`;
    const done = await take(csv);
    expect(done).toMatchObject({ state: 'done', changed: 2 });
    expect(done.warnings).toEqual([
      {
        line: 2,
        field: 'voltage',
        message: 'Products in bbs have no ‘voltage’: it is ignored in line 2 and 1 more',
      },
    ]);
    expect((await read(ids[0] ?? '')).attributes).toEqual({ count: 2000 });
  });

  test('+5 and -3 count from what there is now, and never take what is held', async () => {
    const [more, fewer] = [
      await product(on, { title: `${mark} more`, sku: `${mark.replace(' ', '')}-m` }),
      await product(on, { title: `${mark} fewer`, onHand: 10, reserved: 8 }),
    ];
    const csv = `id,stock\n${more},'+5\n${fewer},-3`;
    const dry = await take(csv, true);
    expect(dry.changes?.map(({ was, is }) => [was, is])).toEqual([
      ['20', '25'],
      ['2', '0'],
    ]);
    await sell(more, 1);
    await take(csv);
    expect([(await read(more)).onHand, (await read(fewer)).onHand]).toEqual([24, 8]);
  });
});

describe('a row without an id', () => {
  const sku = (name: string) => `${mark.replace(' ', '')}-${name}`;

  test('is about the product with its SKU, whatever the case, and only the columns that are there are touched', async () => {
    const id = await product(on, {
      title: `${mark} keyed`,
      sku: sku('K'),
      barcode: '12345670',
      features: ['One'],
    });
    const before = await read(id);
    const done = await take(`SKU,Price\n${sku('k')},12.50`);
    expect(done).toMatchObject({ state: 'done', changed: 1 });
    const touched = { pricePence: 1250, revision: 2, version: 2, updatedAt: expect.any(Date) };
    expect(await read(id)).toEqual({ ...before, ...touched });
  });

  test('whose SKU no product has is a new product, which states what its cells say', async () => {
    const head = 'sku,title,category,description,price,quantity,status,barcode,cost,weight,volume,voltage';
    const title = `${mark} gas`;
    const csv = `${head}\n${sku('new')},${title},gas,A bottle of gas,9.99,'+12,0,12345670,4.2,700,500,11`;
    const done = await take(csv);
    expect(done).toMatchObject({ state: 'done', added: 1, warnings: [{ field: 'voltage' }] });
    const [row] = await on.shop.db.select().from(products).where(eq(products.title, title));
    const stated = { sku: sku('new'), barcode: '12345670', costPence: 420, weightGrams: 700, onHand: 12 };
    expect(row).toMatchObject({ ...stated, attributes: { volume: 500 } });
    // Its SKU is known by now: the same file again changes nothing.
    expect(await take(csv.replace("'+12", '12'))).toMatchObject({ state: 'done', unchanged: 1 });
    // Another SKU is another product, though it is called the same; without one, it is most likely the same.
    const another = csv.replace(sku('new'), sku('other'));
    expect(await take(another)).toMatchObject({ state: 'done', added: 1 });
    expect(await take(csv.replace(sku('new'), ''))).toMatchObject({ errors: [{ field: 'title' }] });
  });

  test('that contradicts another, or its own id, is refused in words', async () => {
    const [one, two] = [
      await product(on, { title: `${mark} one`, sku: sku('1') }),
      await product(on, { title: `${mark} two`, sku: sku('2') }),
    ];
    const wrong = async (...rows: string[]) =>
      (await take(['id,sku,price', ...rows].join('\n'), true)).errors;
    expect(await wrong(`${one},${sku('2')},5`)).toEqual([
      {
        line: 2,
        field: 'sku',
        message: `SKU ‘${sku('2')}’ belongs to ‘${mark} two’. Take it out, or put that product’s id under id.`,
      },
    ]);
    expect(await wrong(`,${sku('1')},5`, `,${sku('1').toLowerCase()},6`)).toMatchObject([
      { line: 3, field: 'sku', message: 'This SKU is already in line 2' },
    ]);
    expect(await wrong(`${two},${sku('3')},5`, `,${sku('2')},6`)).toMatchObject([
      { line: 3, field: 'sku', message: 'Line 2 is already about this product' },
    ]);
    const sameNew = `${sku('n')},5`;
    expect(await wrong(`,${sameNew}`, `,${sameNew}`)).toContainEqual({
      line: 3,
      field: 'sku',
      message: 'This SKU is already in line 2',
    });
  });
});

describe('an import is undone', () => {
  const undo = (id: string) => staff.post('/dash-undo-import', { id });
  /** Imports a file; answers the import's id. */
  const imported = async (csv: string) => {
    expect(await take(csv)).toMatchObject({ state: 'done' });
    return (await staff.post('/dash-last-import', {})).data?.id ?? '';
  };
  const sku = (name: string) => `${mark.replace(' ', '')}-${name}`;
  const newRow = (name: string) => `,${sku(name)},${mark} ${name},gas,A thing to be imported,9.99,12,0`;
  const head = 'id,sku,title,category,description,price,quantity,status';
  const byTitle = async (title: string) =>
    (await on.shop.db.select().from(products).where(eq(products.title, title)))[0];

  test('whole, once, with an entry of its own: what was sold stays sold, what it added is gone', async () => {
    const state = { sku: sku('K'), attributes: { volume: 500 }, weightGrams: 700, features: ['One', 'Two'] };
    const id = await product(on, { title: `${mark} kept`, category: 'gas', ...state });
    const before = await read(id);
    const change = `${id},${sku('Z')},${mark} changed,gas,Another text of it,12,+30,1`;
    const csv = [`${head},volume,weight,feature1`, `${change},600,,Three`, `${newRow('new')},,,`].join('\n');
    const importId = await imported(csv);
    await sell(id, 4);
    expect(await staff.post('/dash-last-import', {})).toMatchObject({
      data: { id: importId, staff: staffId, added: 1, changed: 1 },
    });
    const undone = await undo(importId);
    expect(undone).toMatchObject({ status: 200, restored: 1, removed: 1, deactivated: 0 });
    expect(undone.message).toBe('The import is undone, 1 as before, 1 removed');
    const { version: _v, revision, updatedAt: _u, ...rest } = await read(id);
    const { version: _v2, revision: _r, updatedAt: _u2, ...was } = before;
    expect(rest).toEqual({ ...was, onHand: 16 });
    expect(revision).toBe(3);
    expect(await byTitle(`${mark} new`)).toBeUndefined();
    const entries = async (action: string, find: string) =>
      (await staff.post('/dash-audit', { action, find })).data;
    expect(await entries('import undone', importId)).toMatchObject([{ after: { restored: 1, removed: 1 } }]);
    expect(await entries('product removed', `${mark} new`)).toMatchObject([{ before: { sku: sku('new') } }]);
    expect(await entries('product changed', id)).toMatchObject([
      { before: { pricePence: 1200 }, after: { pricePence: 1000, undoneImport: importId } },
      { after: { pricePence: 1200 } },
    ]);
    expect(await undo(importId)).toMatchObject({
      status: 409,
      message: 'This import has already been undone',
    });
    expect(await read(id)).toMatchObject({ onHand: 16, revision: 3 });
    expect((await staff.post('/dash-stock-log', { productId: id })).data).toMatchObject([
      { reason: 'import undone', change: -30, onHand: 16, staff: staffId },
      { reason: 'sold', change: -4 },
      { reason: 'imported', change: 30, onHand: 50, staff: staffId },
      { reason: 'opening', change: 20 },
    ]);
  });

  test('not at all where a product was edited or sold below since, and these are named', async () => {
    const [fine, changed, sold] = await Promise.all(
      ['fine', 'changed', 'sold'].map((name) => product(on, { title: `${mark} ${name}`, onHand: 1 })),
    );
    const rows = [fine, changed, sold].map((id) => `${id},,${mark} x,bbs,A text that is imported,5,10,1`);
    const importId = await imported([head, ...rows, newRow('edited')].join('\n'));
    await edited(changed ?? '', { price: 7 });
    await sell(sold ?? '', 5);
    const added = await byTitle(`${mark} edited`);
    await staff.post('/dash-stock', { productId: added?.id ?? '', quantity: 13, quantityWas: 12 });
    const refused = await undo(importId);
    expect(refused).toMatchObject({
      status: 409,
      message: 'Nothing is undone: 3 products have changed since the import',
      errors: {
        [changed ?? '']: `‘${mark} x’ was edited since`,
        [sold ?? '']: `More of ‘${mark} x’ has been sold since than there was before`,
        [added?.id ?? '']: `‘${mark} edited’ was edited since`,
      },
    });
    expect(await read(fine ?? '')).toMatchObject({ title: `${mark} x`, onHand: 10 });
    expect(await staff.post('/dash-last-import', {})).toMatchObject({ data: { id: importId } });
  });

  test('and what it added and somebody ordered goes off sale, where it stays for the order', async () => {
    const csv = [`${head}`, newRow('ordered'), newRow('unsold')].join('\n');
    const importId = await imported(csv);
    const id = (await byTitle(`${mark} ordered`))?.id ?? '';
    await edited(id, { price: 5 });
    await on.shop.db.update(products).set({ revision: 1, active: true }).where(eq(products.id, id));
    await sell(id, 2);
    expect(await undo(importId)).toMatchObject({ status: 200, restored: 0, removed: 1, deactivated: 1 });
    expect(await read(id)).toMatchObject({ active: false, onHand: 10 });
    expect((await on.browser().post('/productData', { id })).status).toBe(404);
  });

  test('only if it is the last, and no dry run; begun twice at once, once', async () => {
    const id = await product(on, { title: `${mark} chain` });
    const first = await imported(`id,price\n${id},11`);
    const second = await imported(`id,price\n${id},12`);
    expect(await undo(first)).toMatchObject({ status: 409, message: 'Only the last import can be undone' });
    const { id: dryRun = '' } = await staff.post('/dash-import', { csv: `id,price\n${id},13`, dryRun: true });
    expect((await undo(dryRun)).status).toBe(404);
    const both = await Promise.all([undo(second), undo(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(id)).toMatchObject({ pricePence: 1100, revision: 4 });
    expect((await staff.post('/dash-import-status', { id: second })).undone).toBe(true);
  });

  test('not where another product has the SKU that it would give back', async () => {
    const id = await product(on, { title: `${mark} owner`, sku: sku('1') });
    const importId = await imported(`id,sku\n${id},${sku('2')}`);
    await product(on, { title: `${mark} heir`, sku: sku('1') });
    expect(await undo(importId)).toMatchObject({
      status: 409,
      errors: { [id]: `Another product has the SKU that ‘${mark} owner’ had` },
    });
  });
});

describe('new products', () => {
  const head = 'title,category,description,price,quantity,status';
  const row = (title: string) => `"${title}",gas,A thing to be imported,9.99,12,0`;

  test('are logged one by one', async () => {
    expect(await take(`${head}\n${row(`${mark} logged`)}`)).toMatchObject({ state: 'done', added: 1 });
    const { data } = await staff.post('/dash-audit', { find: `${mark} logged` });
    expect(data).toMatchObject([{ action: 'product added', after: { pricePence: 999, available: 12 } }]);
  });

  test('taken in twice are refused by their titles, whatever the case, spaces and punctuation', async () => {
    await take(`${head}\n${row(`${mark} BBs, 0.25 g (3,000)`)}`);
    const { data } = await staff.post('/dash-prpducts', { find: mark });
    const title = `${mark}  bbs 0.25 G – 3 000`;
    const again = await take(`${head}\n${row(title)}`);
    expect(again).toMatchObject({ state: 'refused', wrong: 1 });
    expect(again.errors).toEqual([
      {
        line: 2,
        field: 'title',
        message: `‘${title}’ is already in the shop. To change it, put ${data?.[0]?.id} under id; a new product needs another title.`,
      },
    ]);
    expect((await staff.post('/dash-prpducts', { find: mark })).total).toBe(1);
  });

  test('are warned of by the form too', async () => {
    const id = await product(on, { title: `${mark} Warned, 0.25 g` });
    const same = (title: string) => staff.post('/dash-same-title', { title });
    expect(await same(` ${mark} warned 0.25 G `)).toMatchObject({
      data: { id, tittle: `${mark} Warned, 0.25 g` },
    });
    expect((await same(`${mark} warned 0.28 g`)).data).toBeNull();
  });

  test('that look like guns come deactivated and are named, unless the file says who may buy them', async () => {
    const guns = `${mark} M4 AEG,9,1,https://pictures.test/a.png,`;
    const csv = [
      'title,price,status,img1,imitation',
      guns,
      `${mark} pistol,9,1,https://pictures.test/b.png,1`,
      `${mark} pistol holster,9,1,https://pictures.test/c.png,`,
    ].join('\n');
    const { id } = await staff.post('/dash-import', { csv, dryRun: true, category: 'attachments' });
    const dry = await watched(id);
    expect(dry).toMatchObject({ state: 'done', added: 3 });
    expect(dry.notes?.map(({ line, message }) => [line, message])).toContainEqual([
      2,
      `1 product looks like a gun (‘${mark} M4 AEG’): realistic imitation firearms are sold on a defence alone. It stays deactivated until you mark it on its page, or activate it if it is none.`,
    ]);
    expect(dry.notes?.map(({ message }) => message)).toContainEqual(
      '2 new products go on sale with the first picture that is fetched for them',
    );
    const real = await staff.post('/dash-import', { csv, dryRun: false, category: 'attachments' });
    expect(await watched(real.id)).toMatchObject({ state: 'done', added: 3 });
    const [gun] = await on.shop.db
      .select()
      .from(products)
      .where(eq(products.title, `${mark} M4 AEG`));
    expect(gun).toMatchObject({ active: false, imitation: false });
    const shopify = [
      'Handle,Title,Body (HTML),Type,Variant Price,Image Src,Status',
      `${mark}-mp5,${mark} MP5A4,A thing with a stock,AEG,99,https://pictures.test/d.png,active`,
    ].join('\n');
    const foreign = await staff.post('/dash-import', { csv: shopify, dryRun: true, category: 'attachments' });
    expect((await watched(foreign.id)).notes?.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`(‘${mark} MP5A4’)`),
    );
  });

  test('with stock in words: what says a number is read, with one note, and what says only that there is some is refused by line', async () => {
    const head = 'title,category,price,stock';
    const rows = ['50+', '>20', 'Out of stock', 'EOL'].map((stock, at) => `${mark} gas ${at},gas,9,${stock}`);
    const done = await take([head, ...rows].join('\n'));
    expect(done).toMatchObject({ state: 'done', added: 4 });
    expect(done.notes?.map(({ message }) => message)).toContainEqual(
      'Stock in words: ‘50+’ was read as 50, ‘>20’ was read as 20, ‘Out of stock’ was read as 0 and 1 more in the same way',
    );
    const written = await on.shop.db
      .select({ onHand: products.onHand })
      .from(products)
      .where(like(products.title, `${mark} gas %`))
      .orderBy(products.title);
    expect(written.map(({ onHand }) => onHand)).toEqual([50, 20, 0, 0]);
    const refused = await take([head, `${mark} vague,gas,9,In stock`].join('\n'), true);
    expect(refused.errors).toEqual([
      {
        line: 2,
        field: 'quantity',
        message: 'Write how many are in stock: ‘In stock’ does not say',
      },
    ]);
  });

  test('with one title in two lines are refused', async () => {
    const found = await take([head, row(`${mark} double`), row(`${mark} Double!`)].join('\n'), true);
    expect(found.errors).toEqual([
      { line: 3, field: 'title', message: `‘${mark} Double!’ is already in line 2` },
    ]);
  });

  test('brought by two files at the same moment are there once', async () => {
    const csv = `${head}\n${row(`${mark} raced`)}`;
    const unworked = { ...on.shop, jobs: idle };
    const file = { csv, dryRun: false, staffId };
    const ids = [await beginImport(unworked, file), await beginImport(unworked, file)];
    await Promise.all(ids.map((id) => runImport(on.shop, importFormats(plainText), id)));
    const states = await Promise.all(ids.map(async (id) => (await readImport(on.shop, id))?.state));
    expect(states.sort()).toEqual(['done', 'refused']);
    expect((await staff.post('/dash-prpducts', { find: mark })).total).toBe(1);
  });
});

describe('the column of families', () => {
  const glove = (size: string) =>
    product(on, {
      title: `${mark} glove ${size}`,
      category: 'attire',
      attributes: { size, colour: 'Tan' },
      sku: `${mark.replace(' ', '')}-${size}`,
    });
  const familyIdOf = async (id: string) => (await read(id)).familyId;
  const last = async () => (await staff.post('/dash-last-import', {})).data?.id ?? '';

  test('makes rows that share a word a family, round trips, and an undo takes it back', async () => {
    const [s, m, l] = [await glove('S'), await glove('M'), await glove('L')];
    const csv = `id,family\n${s},Crag\n${m},crag\n${l},`;
    const dry = await take(csv, true);
    expect(dry).toMatchObject({ state: 'done', changed: 2, unchanged: 1 });
    expect(dry.changes).toMatchObject([
      { line: 2, field: 'family', was: '', is: `${mark} glove` },
      { line: 3 },
    ]);
    expect(await take(csv)).toMatchObject({ state: 'done', changed: 2 });
    const made = await last();
    const familyId = await familyIdOf(s);
    expect([await familyIdOf(m), await familyIdOf(l)]).toEqual([familyId, null]);
    expect(await take(csv)).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await take(await exported(mark))).toMatchObject({ changed: 0, unchanged: 3 });
    // A third joins by the number that an export writes, and leaves by an empty cell.
    expect(await take(`id,family\n${l},${familyId}`)).toMatchObject({ state: 'done', changed: 1 });
    const joined = await last();
    expect(await familyIdOf(l)).toBe(familyId);
    expect((await on.browser().post('/productData', { id: s })).data?.[0]?.family?.members).toHaveLength(3);
    expect(await staff.post('/dash-undo-import', { id: joined })).toMatchObject({ status: 200 });
    expect((await on.browser().post('/productData', { id: s })).data?.[0]?.family?.members).toHaveLength(2);
    expect(await staff.post('/dash-undo-import', { id: made })).toMatchObject({ status: 200, restored: 2 });
    expect([await familyIdOf(s), await familyIdOf(m)]).toEqual([null, null]);
    expect(
      await on.shop.db
        .select()
        .from(families)
        .where(eq(families.id, familyId ?? 0)),
    ).toEqual([]);
  });

  test('is refused by line where the rows can be no family', async () => {
    const [s, m, l] = [await glove('S'), await glove('M'), await glove('L')];
    const gas = await product(on, { title: `${mark} gas`, category: 'gas' });
    await take(`id,family\n${s},one\n${m},one`);
    const familyId = await familyIdOf(s);
    // Changed last, it is the first of them all the same.
    await on.shop.db.update(products).set({ onHand: 7 }).where(eq(products.id, s));
    const refused = async (csv: string) => (await take(csv)).errors;
    const cell = (line: number, message: string) => [{ line, field: 'family', message }];
    expect(await refused(`id,family\n${l},999999`)).toEqual(cell(2, 'There is no such family'));
    expect(await refused(`id,family\n${l},alone`)).toEqual(cell(2, 'A family needs two products at least'));
    expect(await refused(`id,family\n${m},`)).toEqual(cell(2, 'A family needs two products at least'));
    expect(await refused(`id,family\n${gas},${familyId}`)).toEqual(
      cell(2, `‘${mark} gas’ is in another category than ‘${mark} glove S’`),
    );
    expect(await refused(`id,family,size\n${l},${familyId},M`)).toEqual(
      cell(2, `‘${mark} glove L’ and ‘${mark} glove M’ are both M`),
    );
    expect(await refused(`id,family,size\n${l},two,\n${gas},two,`)).toMatchObject([
      { line: 2, field: 'family' },
    ]);
    // All of a family to another category, which the axis belongs to as well.
    expect(await refused(`id,catagory\n${s},gas\n${m},gas`)).toMatchObject([
      { message: 'It belongs to a family. Take it out of the family first.' },
    ]);
  });

  test('an undo that would put a product out of place in its family is refused in words', async () => {
    const [a, b, c] = [await glove('S'), await glove('M'), await glove('L')];
    const undo = async (id: string) => staff.post('/dash-undo-import', { id });
    // Since the import, staff made a family of what it moved to another category, and of what it gave another size.
    await on.shop.db.update(products).set({ category: 'gas' }).where(eq(products.id, a));
    await take(`id,catagory,size\n${a},attire,S\n${c},,XL`.replace(',,XL', ',attire,XL'));
    const importId = await last();
    const saved = await staff.post('/dash-family', { axes: ['size'], productIds: [a, b, c] });
    expect(saved).toMatchObject({ status: 200 });
    await edited(b, { category: 'attire', attributes: { size: 'L' } });
    const refused = await undo(importId);
    expect(refused.status).toBe(409);
    expect(Object.values(refused.errors ?? {})).toEqual([
      `As it was, ‘${mark} glove S’ would be out of place in its family`,
    ]);
    await staff.post('/dash-family', { familyId: saved.familyId, dissolve: true });
    expect(await undo(importId)).toMatchObject({ status: 200 });
  });
});

describe('another shop’s export', () => {
  const fileOf = (name: string) => readFileSync(`tests/files/${name}-products.csv`, 'utf8');
  const check = async (csv: string, more: { dryRun?: boolean; category?: Category } = {}) =>
    watched((await staff.post('/dash-import', { csv, dryRun: true, ...more })).id);
  const bySku = async (sku: string) =>
    (await on.shop.db.select().from(products).where(eq(products.sku, sku)))[0];

  test('of Shopify: each variant is a product, HTML is text, and staff place what tells no category', async () => {
    const csv = fileOf('shopify');
    const unplaced = await check(csv);
    expect(unplaced).toMatchObject({ state: 'refused', source: 'Shopify', unplaced: 1, wrong: 1, rows: 5 });
    expect(unplaced.errors).toMatchObject([
      { line: 7, message: 'We can’t tell what ‘Site Patch’ is. Choose a category for all products like it.' },
    ]);
    const done = await check(csv, { dryRun: false, category: 'attire' });
    expect(done).toMatchObject({ state: 'done', added: 5, unplaced: 0, pictures: 5 });
    expect(done.notes?.map(({ message }) => message)).toEqual([
      '4 new products go on sale with the first picture that is fetched for them',
    ]);
    expect(done.warnings?.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^These columns of Shopify are not imported: .*Variant Compare At Price.*SEO Title/,
      ),
      '1 barcode is left out (not an EAN)',
      '1 product has its stock not counted: 0 in stock',
      'The variants of ‘Trail Gloves’ stay separate products: our facts don’t tell them apart',
    ]);
    expect(await bySku('RB-028-3000')).toMatchObject({
      title: 'Rogue Bio BBs 0.28g',
      category: 'bbs',
      description: 'Polished biodegradable BBs.\n\n- 5.95 mm ± 0.01\n- For hop-ups',
      pricePence: 1299,
      costPence: 525,
      onHand: 41,
      weightGrams: 850,
      barcode: '5012345678900',
      attributes: { brand: 'Rogue' },
      active: false,
      images: [],
    });
    expect(await bySku('TG-S-OL')).toMatchObject({
      title: 'Trail Gloves, S, Olive',
      category: 'attire',
      onHand: 4,
    });
    expect(await bySku('TG-M-OL')).toMatchObject({
      title: 'Trail Gloves, M, Olive',
      onHand: 0,
      barcode: null,
    });
    const black = { title: 'Trail Gloves, M, Black, matt', pricePence: 2100 };
    // No colour of ours is called so; the size is one.
    expect(await bySku('TG-M-BK')).toMatchObject({ ...black, attributes: { size: 'M' }, familyId: null });
  });

  test('tells facts in titles and tags, which are stated where staff say so', async () => {
    const csv = fileOf('shopify')
      .split('\n')
      .slice(0, 2)
      .join('\n')
      .replace('RB-028-3000', 'FACT-028')
      .replace('Rogue Bio BBs 0.28g', 'Told Bio BBs 3000 rounds');
    const facts = [
      { line: 2, title: 'Told Bio BBs 3000 rounds', label: 'BB weight', value: '0.28 g' },
      { label: 'Biodegradable', value: 'yes' },
      { label: 'Count', value: '3000 BBs' },
    ];
    const told = await check(csv);
    expect(told).toMatchObject({ state: 'done', proposed: 3, takesFacts: false, proposals: facts });
    const done = await watched(
      (await staff.post('/dash-import', { csv, dryRun: false, takesFacts: true })).id,
    );
    expect(done).toMatchObject({ state: 'done', added: 1, takesFacts: true });
    expect((await bySku('FACT-028'))?.attributes).toEqual({
      'bb-weight': 0.28,
      biodegradable: true,
      count: 3000,
      brand: 'Rogue',
    });
  });

  test('brought again changes what it says, and leaves what is on sale and where it stands', async () => {
    const gloves = (await bySku('TG-S-OL'))?.id ?? '';
    await on.shop.db
      .update(products)
      .set({ active: true, category: 'attachments' })
      .where(eq(products.id, gloves));
    const csv = fileOf('shopify')
      .split('\n')
      .filter((row) => !row.startsWith('site-voucher'));
    const again = await check(csv.join('\n').replaceAll('19.50', '18.00'), { dryRun: false });
    expect(again).toMatchObject({ state: 'done', added: 0, changed: 2, unchanged: 2 });
    expect(await read(gloves)).toMatchObject({ pricePence: 1800, active: true, category: 'attachments' });
  });

  test('of WooCommerce: variations take from their product what they do not say', async () => {
    const done = await check(fileOf('woocommerce'), { dryRun: false });
    expect(done).toMatchObject({ state: 'done', source: 'WooCommerce', added: 3, unplaced: 0 });
    expect(done.warnings?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^These columns of WooCommerce are not imported: .*Upsells/),
      '1 product has a sale price: the regular one is taken',
      '1 row is left out: not products that can be sent (a group, a link to another shop)',
      '1 product has its stock not counted: 0 in stock',
    ]);
    expect(await bySku('GG-600')).toMatchObject({
      title: 'Vortex Green Gas 600 ml',
      category: 'gas',
      description: 'Green gas with silicone oil.\n\nUse it outdoors.',
      pricePence: 999,
      onHand: 24,
      weightGrams: 650,
      barcode: '5012345678900',
    });
    const shirt = { description: 'A shirt with pockets on both arms.', category: 'attire', active: false };
    expect(await bySku('SHIRT-M-OL')).toMatchObject({
      ...shirt,
      title: 'Field Shirt, M, Olive',
      pricePence: 3400,
      onHand: 6,
      weightGrams: 400,
    });
    expect(await bySku('SHIRT-L-TN')).toMatchObject({
      ...shirt,
      title: 'Field Shirt, L, Tan',
      weightGrams: 450,
      onHand: 0,
    });
  });

  test('makes variants a family of the facts that its options are; brought again changes nothing, undone takes it back', async () => {
    await on.shop.db.delete(products).where(like(products.sku, 'TG-%'));
    await on.shop.db.delete(products).where(like(products.sku, 'SHIRT-%'));
    const gloves = fileOf('shopify')
      .split('\n')
      .filter((row) => row.startsWith('Handle') || row.startsWith('trail-glove'))
      .join('\n')
      .replace('"Black, matt"', 'black')
      .replace('Size,S,,Colour', 'Size,Small,,Color');
    expect(await check(gloves)).toMatchObject({ state: 'done', added: 3 });
    const done = await check(gloves, { dryRun: false });
    expect(done).toMatchObject({ state: 'done', added: 3 });
    expect(done.warnings?.some(({ message }) => message.includes('separate'))).toBe(false);
    const { id: importId = '' } = (await staff.post('/dash-last-import', {})).data ?? {};
    const members = await Promise.all(['TG-S-OL', 'TG-M-OL', 'TG-M-BK'].map(bySku));
    expect(members.map((one) => one?.attributes)).toEqual([
      { size: 'S', colour: 'Olive', brand: 'Trail & Co' },
      { size: 'M', colour: 'Olive', brand: 'Trail & Co' },
      { size: 'M', colour: 'Black', brand: 'Trail & Co' },
    ]);
    const familyId = members[0]?.familyId ?? 0;
    expect(members.map((one) => one?.familyId)).toEqual([familyId, familyId, familyId]);
    const family = () => on.shop.db.select().from(families).where(eq(families.id, familyId));
    expect(await family()).toMatchObject([
      { title: 'Trail Gloves', category: 'attire', axes: ['size', 'colour'] },
    ]);
    expect(await check(gloves)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(await staff.post('/dash-undo-import', { id: importId })).toMatchObject({
      status: 200,
      removed: 3,
    });
    expect(await family()).toEqual([]);

    expect(await check(fileOf('woocommerce'), { dryRun: false })).toMatchObject({ state: 'done', added: 2 });
    const [olive, tan] = [await bySku('SHIRT-M-OL'), await bySku('SHIRT-L-TN')];
    expect(olive).toMatchObject({ attributes: { size: 'M', colour: 'Olive' }, familyId: expect.any(Number) });
    expect(tan?.familyId).toBe(olive?.familyId);
    expect(await check(fileOf('woocommerce'), { dryRun: false })).toMatchObject({ changed: 0, unchanged: 3 });
  });

  test('that lacks SKUs comes in twice: by their titles products are the same, and no category is asked for again', async () => {
    const row = (title: string, price: string) =>
      `${title.toLowerCase()},${title},Some text of it,${price},3`;
    const csv = [
      'Handle,Title,Body (HTML),Variant Price,Variant Inventory Qty',
      row(`${mark} Oddment`, '4.00'),
      row(`${mark} Sundry`, '5.00'),
    ].join('\n');
    expect(await check(csv)).toMatchObject({ state: 'refused', unplaced: 2 });
    expect(await check(csv, { dryRun: false, category: 'attire' })).toMatchObject({
      state: 'done',
      added: 2,
    });
    const again = { state: 'done', added: 0, changed: 0, unchanged: 2, unplaced: 0 };
    expect(await check(csv, { dryRun: false })).toMatchObject(again);
    expect(await check(csv.replace('4.00', '4.50'))).toMatchObject({
      changed: 1,
      changes: [{ line: 2, title: `${mark} Oddment`, field: 'price', was: '4.00', is: '4.50' }],
    });
    expect((await check(csv.replace(/^(.*) sundry,(.*) Sundry/m, '$1 other,$2 Oddment'))).errors).toEqual([
      { line: 3, field: 'title', message: 'Line 2 is already about this product' },
    ]);
    await product(on, { title: `${mark} Sundry`, category: 'gas' });
    expect((await check(csv, { category: 'attire' })).errors).toMatchObject([
      { line: 3, field: 'title', message: expect.stringMatching(/we can’t tell which product is meant/) },
    ]);
  });

  test('tells what is wrong by that shop’s own columns', async () => {
    const csv = fileOf('shopify').replace('12.99,14.99', 'free,14.99');
    expect((await check(csv, { category: 'attire' })).errors?.[0]).toMatchObject({
      line: 2,
      field: 'Variant Price',
    });
  });
});

describe('pictures beside a file', () => {
  const upload = async () => {
    const form = new FormData();
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'olive' } })
      .png()
      .toBuffer();
    form.append('images', new Blob([new Uint8Array(bytes)]), 'picture');
    const { files } = await staff.send('/img', { body: form });
    return String(files[0]);
  };

  test('are asked for by line, without addresses and what the shop has', async () => {
    const known = await upload();
    const csv = `title,price,Picture 1,img2\n${mark} gas,1,gas/One.jpg,https://example.com/a.png\n\n${mark} bbs,1,${known},two.jpg\n`;
    expect(await staff.post('/dash-import-pictures', { csv })).toMatchObject({
      status: 200,
      pictures: [
        { line: 2, field: 'img1', name: 'gas/One.jpg' },
        { line: 4, field: 'img2', name: 'two.jpg' },
      ],
    });
  });

  test('stand in for their names, in the dry run and the import', async () => {
    const id = await product(on);
    const stored = await upload();
    const csv = `id,img1\n${id},gas/One.jpg\n`;
    expect(await take(csv, true)).toMatchObject({ state: 'refused', errors: [{ line: 2, field: 'img1' }] });
    const brought = async (dryRun: boolean, storedPictures: Record<string, string>) =>
      watched((await staff.post('/dash-import', { csv, dryRun, storedPictures })).id);
    expect(await brought(false, { 'gas/One.jpg': 'invented.webp' })).toMatchObject({ state: 'refused' });
    expect(await brought(true, { 'gas/One.jpg': stored })).toMatchObject({
      state: 'done',
      changes: [{ line: 2, field: 'img1', is: stored }],
    });
    expect((await read(id)).images).not.toContain(stored);
    expect(await brought(false, { 'gas/One.jpg': stored })).toMatchObject({ state: 'done', changed: 1 });
    expect((await read(id)).images[0]).toBe(stored);
  });
});
