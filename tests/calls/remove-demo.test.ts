import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditLog, coupons, images, products, reviews } from '#database/schema.ts';
import { catalogue } from '#demo/catalogue/index.ts';
import { removeDemo } from '#demo/remove.ts';
import { seedDemo } from '#demo/seed.ts';
import { seedMany } from '#demo/seed-many.ts';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { runCommand } from '../support/run-command.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
let ours: string;
const titles: Record<'ordered' | 'renamed' | 'repictured' | 'repriced' | 'restocked', string> = {
  ordered: catalogue.find(({ stock }) => stock > 100)?.title ?? '',
  renamed:
    catalogue.find(({ category, reviews: written }) => category === 'gas' && written.length > 1)?.title ?? '',
  repictured: catalogue.at(-1)?.title ?? '',
  repriced: catalogue.at(-2)?.title ?? '',
  restocked: catalogue.at(-3)?.title ?? '',
};
const idOf = async (title: string) =>
  (await on.shop.db.select().from(products).where(eq(products.title, title)))[0]?.id ?? '';
const left = async () => new Set((await on.shop.db.select().from(products)).map(({ title }) => title));
const shown = async () =>
  (await on.browser().post('/getProducts', { catagory: 'all', count: 100 })).data ?? [];

beforeAll(async () => {
  await seedDemo(on.shop);
  await seedMany(on.shop, 30, () => {});
  await on.shop.db.insert(images).values({ name: 'own.webp', width: 8, height: 8, blur: 'data:,' });
  ours = await product(on, { title: 'Our own gas', category: 'gas', images: ['own.webp'] });
  const { browser, email } = await shopper(on);
  await buy(on, browser, { email, lines: [[await idOf(titles.ordered), 1]] });
  const change = async (title: string, set: Partial<typeof products.$inferInsert>) =>
    on.shop.db.update(products).set(set).where(eq(products.title, title));
  await change(titles.renamed, { title: 'What we made of it' });
  await change(titles.repictured, { images: ['own.webp'] });
  await change(titles.repriced, { pricePence: 1, revision: 2 });
  await change(titles.restocked, { onHand: 1, version: 3 });
  await on.shop.db.insert(coupons).values({
    code: 'FORDEMO',
    productId: await idOf(titles.restocked),
    type: 'percentage',
    percentage: 10,
  });
});

test('the demonstration goes: what was ordered is archived, what staff edited is named, nothing else is touched', async () => {
  const pictureOf = (name: string) => on.shop.images.read(name);
  const goneFor = catalogue.find(({ title }) => title === titles.restocked)?.pictures[0] ?? '';
  const keptFor = catalogue.find(({ title }) => title === titles.ordered)?.pictures[0] ?? '';
  await on.browser().fetch(`/images/160/${goneFor}`);
  await until(() => pictureOf(`160/${goneFor}.webp`));
  expect((await shown()).length).toBeGreaterThan(60);

  const ordered = await idOf(titles.ordered);
  expect(await removeDemo(on.shop, 'terminal (test)')).toMatchObject({
    gone: catalogue.length + 30 - 4,
    archived: [titles.ordered],
    kept: expect.arrayContaining(['What we made of it', titles.repictured, titles.repriced]),
    codes: ['FORDEMO'],
  });
  expect(await left()).toEqual(
    new Set(['Our own gas', titles.ordered, 'What we made of it', titles.repictured, titles.repriced]),
  );
  expect((await shown()).map(({ tittle }) => tittle)).not.toContain(titles.ordered);
  expect((await on.browser().post('/productData', { id: ordered })).status).toBe(404);
  expect(await on.shop.db.select().from(reviews), 'invented reviews stay nowhere').toEqual([]);
  const { rows: words } = await on.shop.db.execute(
    sql`select word from search_words except
      select split_part(word, '/', 1) from ts_stat('select search from products')`,
  );
  expect(words, 'no search is put right to a word that is gone').toEqual([]);
  const [renamed] = await on.shop.db.select().from(products).where(eq(products.title, 'What we made of it'));
  expect(renamed).toMatchObject({ active: true, reviewCount: 0, starSum: 0 });

  expect([await pictureOf(goneFor), await pictureOf(`160/${goneFor}.webp`)]).toEqual([undefined, undefined]);
  expect(await pictureOf(keptFor)).toBeDefined();
  const names = (await on.shop.db.select().from(images)).map(({ name }) => name);
  expect(names).toContain('own.webp');
  expect(names).toContain(keptFor);
  expect(names).not.toContain(goneFor);
  const [{ staffId, after } = {}] = await on.shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'demonstration removed'));
  expect({ staffId, after }).toMatchObject({
    staffId: 'terminal (test)',
    after: { archived: [titles.ordered], codes: ['FORDEMO'] },
  });
});

test('once more changes nothing, but for files that a killed run left', async () => {
  const lost = catalogue.find(({ title }) => title === titles.restocked)?.pictures[0] ?? '';
  await on.shop.images.write(lost, Buffer.from([1]));
  const before = await on.shop.db.select().from(products);
  expect(await removeDemo(on.shop, 'terminal (test)')).toMatchObject({ gone: 0, codes: [], pictures: 0 });
  expect(await on.shop.db.select().from(products)).toEqual(before);
  expect(await on.shop.db.$count(auditLog, eq(auditLog.action, 'demonstration removed'))).toBe(1);
  expect(await on.shop.images.read(lost)).toBeUndefined();
});

test('the command purges what a running shop keeps, and makes no shop where there is none', {
  timeout: 120_000,
}, async () => {
  const staff = (await staffMember(on)).browser;
  const again = catalogue.find(({ title }) => title === titles.restocked);
  if (!again) throw new Error('the demonstration catalogue is empty');
  await on.shop.db
    .insert(images)
    .values(again.pictures.map((name) => ({ name, width: 8, height: 8, blur: '' })));
  await product(on, {
    title: again.title,
    category: again.category,
    images: again.pictures,
    createdAt: new Date(),
  });
  await staff.post('/dash-update-product', {
    ...{ productId: ours, title: 'Our own gas', desc: 'A can of our gas', price: 12, category: 'gas' },
    ...{ quantity: 20, status: 1 },
  });
  expect((await shown()).map(({ tittle }) => tittle)).toContain(again.title);
  const run = (env: Record<string, string>) =>
    runCommand([join('scripts', 'seed.ts'), '--remove-demo'], { env });
  const ran = await run({ DATABASE_URL: on.databaseUrl, DATA_DIR: '/tmp/nowhere-hopup' });
  expect(ran).toMatchObject({ status: 0, said: expect.stringContaining('Removed 1 demonstration products') });
  await until(async () => !(await shown()).some(({ tittle }) => tittle === again.title) || undefined);

  expect(await run({ DATABASE_URL: '', DATA_DIR: '/tmp/nowhere-hopup' })).toMatchObject({
    status: 1,
    said: 'There is no /tmp/nowhere-hopup (DATA_DIR).\n',
  });
  await expect(access('/tmp/nowhere-hopup')).rejects.toThrow();
});
