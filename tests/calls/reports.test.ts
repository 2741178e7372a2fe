import { describe, expect, test } from 'vitest';
import { buy } from '../support/checkout.ts';
import { product, shopper, staffMember } from '../support/people.ts';
import { shopForTests } from '../support/shop.ts';
import { until } from '../support/until.ts';

const on = await shopForTests();
const { browser: staff, id: staffId } = await staffMember(on);

test('the last 30 days have their revenue and orders, the empty ones too', async () => {
  const { browser, email } = await shopper(on);
  await buy(on, browser, { email, lines: [[await product(on), 1]] });
  const { data } = await staff.post('/dash-series', {});
  expect(data?.length).toBe(30);
  expect(data?.at(-1)).toMatchObject({ revenue: 12.99, orders: 1 });
  expect(data?.[0]).toMatchObject({ revenue: 0, orders: 0 });
  expect(data?.map((row) => row.day)).toEqual([...(data ?? [])].map((row) => row.day).sort());
});

test('the audit log tells who did what to what, and is found by parts of it', async () => {
  await staff.post('/new-code', { code: 'TRAIL', productId: 'all', type: 'flat', flat: 3, min: 0 });
  await staff.post('/delete-coupen', { code: 'TRAIL' });
  const { data, total } = await staff.post('/dash-audit', { find: 'trai' });
  expect(total).toBe(2);
  expect(data?.map((row) => [row.staff, row.action])).toEqual([
    [staffId, 'code deleted'],
    [staffId, 'code added'],
  ]);
  expect((await staff.post('/dash-audit', { action: 'code added', find: 'Trail' })).total).toBe(1);
  expect((await staff.post('/dash-audit', { action: 'code' })).total).toBe(0);
  const part = staffId.slice(1).toUpperCase();
  expect((await staff.post('/dash-audit', { action: 'sign in', find: part })).total).toBe(1);
  expect((await staff.post('/dash-audit', { find: '%' })).total).toBe(0);
});

test('a product is found in the audit log by part of its title, also by one it had', async () => {
  const id = await product(on, { title: 'Walnut grip' });
  const change = { productId: id, desc: 'A grip that is walnut', price: 5, category: 'attachments' as const };
  await staff.post('/dash-update-product', { ...change, title: 'Beech grip', quantity: 1, status: 0 });
  expect((await staff.post('/dash-audit', { find: 'BEECH' })).data?.map((row) => row.subject)).toEqual([id]);
});

test('a hidden review is gone from the page and its count, and comes back', async () => {
  const { browser, email } = await shopper(on);
  const id = await product(on);
  await browser.post('/new-review', { productId: id, email, stars: 1, review: 'Rude words' });
  const { data } = await staff.post('/dash-reviews', { productId: id });
  const review = data?.[0]?.id ?? 0;
  const shown = async () => (await on.browser().post('/productData', { id })).data?.[0].reviews;
  expect(await shown()).toBe(1);
  expect((await staff.post('/dash-hide-review', { id: review, reason: 'Abusive language' })).status).toBe(
    200,
  );
  expect([await shown(), (await on.browser().post('/get-reviews', { productId: id })).total]).toEqual([0, 0]);
  await staff.post('/dash-hide-review', { id: review, reason: '' });
  expect(await shown()).toBe(1);
  expect((await staff.post('/dash-hide-review', { id: 999_999_999, reason: 'x' })).status).toBe(404);
});

test('the public reads a first name and an initial at a review, staff the name', async () => {
  const { browser, email } = await shopper(on);
  const id = await product(on);
  await browser.post('/new-review', { productId: id, email, stars: 5, review: 'Holds well' });
  const { data } = await on.browser().post('/get-reviews', { productId: id });
  expect(data?.[0]?.name).toBe('Sam T.');
  expect((await staff.post('/dash-reviews', { productId: id })).data?.[0]?.name).toBe('Sam Tester');
});

describe('the shop’s reply to a review', () => {
  const reviewed = async () => {
    const writer = await shopper(on);
    const id = await product(on);
    const write = (review: string) =>
      writer.browser.post('/new-review', { productId: id, email: writer.email, stars: 2, review });
    await write('It leaks');
    const { data } = await staff.post('/dash-reviews', { productId: id });
    const reply = (text: string, replyWas = '', more = {}) =>
      staff.post('/dash-reply-review', { id: data?.[0]?.id ?? 0, reply: text, replyWas, ...more });
    const shown = async () => (await on.browser().post('/get-reviews', { productId: id })).data?.[0];
    return { id, write, reply, shown };
  };

  test('stands beneath it at once with its date, is changed and taken away, each in the audit log', async () => {
    const { id, reply, shown } = await reviewed();
    expect(await shown()).not.toHaveProperty('reply');
    expect((await reply('Sorry.\nSend it back.')).status).toBe(200);
    expect(await shown()).toMatchObject({ reply: 'Sorry.\nSend it back.', replied: expect.any(String) });
    await reply('Sorry. We have sent another.', 'Sorry.\nSend it back.');
    expect((await shown())?.reply).toBe('Sorry. We have sent another.');
    expect((await reply('', 'Sorry. We have sent another.')).status).toBe(200);
    expect(await shown()).not.toHaveProperty('reply');
    const { data } = await staff.post('/dash-audit', { find: id });
    expect(data?.map(({ action }) => action).slice(0, 3)).toEqual([
      'review reply removed',
      'review replied',
      'review replied',
    ]);
  });

  test('goes over no colleague’s, and beneath no words that nobody read', async () => {
    const { write, reply, shown } = await reviewed();
    const both = await Promise.all([reply('Mine'), reply('Another’s')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stands = (await shown())?.reply ?? '';
    expect((await reply(stands)).status, 'the same, sent twice').toBe(200);
    await write('It leaks, and they lied');
    expect((await reply('As you say', stands)).status).toBe(409);
    const edited = (await shown())?.edited;
    expect((await reply('As you say', stands, { edited })).status).toBe(200);
  });

  test('has up to 1,000 characters, and needs a review', async () => {
    const { reply } = await reviewed();
    expect(await reply('x'.repeat(1001))).toMatchObject({
      status: 400,
      errors: { reply: expect.any(String) },
    });
    expect((await reply('🎯'.repeat(1000))).status).toBe(200);
    expect((await staff.post('/dash-reply-review', { id: 999_999_999, reply: 'x' })).status).toBe(404);
  });
});

describe('a CSV of products', () => {
  const head = 'id,title,catagory,description,price,quantity,status,feature1,quantity1,discount1';
  const row = (id: string, title: string, price = '9.99', more = '') =>
    `${id},${title},gas,A thing to be imported,${price},12,0,Good,2,5${more}`;
  const take = async (csv: string, dryRun = false) => {
    const { id } = await staff.post('/dash-import', { csv, dryRun });
    return until(async () => {
      const now = await staff.post('/dash-import-status', { id: id ?? '' });
      return now.state === 'done' || now.state === 'refused' ? now : undefined;
    });
  };
  const titled = async (find: string) => (await staff.post('/dash-prpducts', { find })).total;

  test('is checked row by row in a dry run, and nothing is taken in', async () => {
    const csv = [
      head,
      row('', 'Dry run thing'),
      row('', 'Bad'),
      row('nothing-here', 'Unknown thing'),
      row('', 'Dear thing', 'much'),
    ].join('\n');
    const found = await take(csv, true);
    expect(found).toMatchObject({ state: 'refused', rows: 4, wrong: 3 });
    expect(found.errors).toEqual([
      { line: 3, field: 'title', message: 'Tittle must contain at least 5 characters' },
      { line: 4, field: 'id', message: 'No product has this id. Leave it empty for a new product.' },
      { line: 5, field: 'price', message: '‘much’ is not a price: write pounds, such as 12.99' },
    ]);
    expect(await titled('Dry run thing')).toBe(0);
    expect(await take([head, row('', 'Dry run thing')].join('\n'), true)).toMatchObject({
      state: 'done',
      added: 1,
    });
    expect(await titled('Dry run thing')).toBe(0);
  });

  test('holds no formula, and one that an export marked as text comes back without the mark', async () => {
    const title = '=1+1 is a title';
    expect(await take([head, row('', `'${title}`)].join('\n'))).toMatchObject({ state: 'done', added: 1 });
    const { data } = await staff.post('/dash-prpducts', { find: title });
    expect(data?.map((found) => found.tittle)).toEqual([title]);
  });

  test('may only name pictures that the shop has', async () => {
    const found = await take(
      [`${head},img1`, row('', 'Pictured thing', '9.99', ',nowhere.webp')].join('\n'),
      true,
    );
    expect(found.errors).toEqual([
      { line: 2, field: 'img1', message: 'A picture is missing. Please add it again.' },
    ]);
  });

  test('with one wrong row is not taken in at all', async () => {
    expect((await take([head, row('', 'Half of it'), row('', 'Bad')].join('\n'))).state).toBe('refused');
    expect(await titled('Half of it')).toBe(0);
  });

  test('adds and changes thousands of products, seen at once', async () => {
    const id = await product(on, { title: 'Old title', category: 'gas' });
    expect((await on.browser().post('/productData', { id })).data?.[0].tittle).toBe('Old title');
    const rows = Array.from({ length: 3000 }, (_, n) => row('', `Imported thing ${n}`));
    const changed = `${id},New title,gas,A thing to be imported,9.99,12,1,Good,2,5`;
    const done = await take(`\ufeff${[head, ...rows, changed].join('\r\n')}\r\n`);
    expect(done).toMatchObject({ state: 'done', rows: 3001, done: 3001, added: 3000, changed: 1, wrong: 0 });
    expect(await titled('Imported thing')).toBe(3000);
    expect((await on.browser().post('/productData', { id })).data?.[0]).toMatchObject({
      tittle: 'New title',
      price: 9.99,
      discount1: 5,
    });
  });

  test.each(['', 'id,title\n', 'title\n"never closed', 'just words'])(
    'that is %j is refused with a reason',
    async (csv) => {
      if (csv === '') expect((await staff.post('/dash-import', { csv, dryRun: true })).status).toBe(400);
      else expect(await take(csv)).toMatchObject({ state: 'refused', wrong: expect.any(Number) });
    },
  );
});
