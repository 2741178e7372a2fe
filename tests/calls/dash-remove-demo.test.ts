import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog, products, reviews } from '#database/schema.ts';
import { catalogue } from '#demo/catalogue/index.ts';
import { seedDemo } from '#demo/seed.ts';
import { seed } from '#server/boot/first-start.ts';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';

const on = await shopForTests();
const [{ browser: staff }, { browser: colleague }] = [await staffMember(on), await staffMember(on)];
const read = async (title: string) => {
  const [row] = await on.shop.db.select().from(products).where(eq(products.title, title));
  return row;
};
const attention = async () =>
  (await staff.send('/dash-analytics', { method: 'GET' })).attention.demonstration as number;
const ordered = catalogue.find(({ stock }) => stock > 100)?.title ?? '';
const edited = catalogue.find(({ title }) => title !== ordered)?.title ?? '';
let ours: string;

beforeAll(async () => {
  await seedDemo(on.shop);
  ours = await product(on, { title: 'Our own' });
  const { browser, email } = await shopper(on);
  await buy(on, browser, { email, lines: [[(await read(ordered))?.id ?? '', 1]] });
  const row = await read(edited);
  if (!row) throw new Error('the demonstration lacks it');
  await staff.post('/dash-update-product', {
    ...{ productId: row.id, title: row.title, desc: row.description, price: 12, category: row.category },
    ...{ quantity: 4, status: 1 },
  });
});

test('staff are told what goes and what stays before anything does', async () => {
  expect(await attention()).toBe(catalogue.length - 1);
  const before = await on.shop.db.select().from(products);
  const reviewsBefore = await on.shop.db.$count(reviews);
  const { reviews: going = 0, ...preview } = await staff.post('/dash-remove-demo', { dryRun: true });
  expect(preview).toMatchObject({
    status: 200,
    removed: catalogue.length - 2,
    archived: [ordered],
    kept: [edited],
  });
  expect(going).toBeGreaterThan(0);
  expect(going).toBeLessThanOrEqual(reviewsBefore);
  expect(await on.shop.db.select().from(products)).toEqual(before);
  expect(await on.shop.db.$count(reviews)).toBe(reviewsBefore);
});

test('two who press at once remove it once; what orders name is archived, what is theirs stays, and no start brings it back', async () => {
  const done = await Promise.all([staff, colleague, staff].map((one) => one.post('/dash-remove-demo', {})));
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(done.map(({ removed = 0 }) => removed).sort()).toEqual([0, 0, catalogue.length - 2]);
  const left = await on.shop.db.select().from(products);
  expect(new Set(left.map(({ title }) => title))).toEqual(new Set(['Our own', ordered, edited]));
  expect(await read(ordered)).toMatchObject({ active: false, archivedAt: expect.any(Date) });
  expect(await read(edited)).toMatchObject({ active: true, pricePence: 1200, archivedAt: null });
  expect(left.find(({ id }) => id === ours)).toMatchObject({ active: true, revision: 1 });
  expect(await on.shop.db.$count(auditLog, eq(auditLog.action, 'demonstration removed'))).toBe(1);
  expect(await attention()).toBe(0);
  expect(await staff.post('/dash-remove-demo', { dryRun: true })).toMatchObject({
    ...{ removed: 0, archived: [], kept: [edited], reviews: 0 },
  });

  await on.shop.db.execute(sql`truncate orders, reviews, products cascade`);
  await seed(on.shop);
  expect(await on.shop.db.$count(products)).toBe(0);
});
