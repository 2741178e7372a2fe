import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { reviews } from '#database/schema.ts';
import { findProductPage } from '#shop/catalogue/find.ts';
import { learnAllWords } from '#shop/catalogue/search/learn.ts';
import { transact } from '#shop/transact.ts';
import { answers } from '#wording/answers.ts';
import { buy } from '../support/checkout.ts';
import { password, product, sameMailbox, shopper, staffMember } from '../support/people.ts';
import { openShop, shopForTests } from '../support/shop.ts';

const on = await shopForTests();
let cheap: string;
let dear: string;
let hidden: string;
const browser = () => on.browser();

beforeAll(async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  cheap = await product(on, {
    title: 'Precision BBs 0.25 g',
    pricePence: 899,
    createdAt: at(1),
    tierQuantities: [2],
    tierPercents: [5],
  });
  dear = await product(on, {
    title: 'Red dot sight',
    category: 'attachments',
    pricePence: 8900,
    createdAt: at(2),
    description: 'A sight for close quarters',
  });
  hidden = await product(on, { title: 'Not for sale', active: false, createdAt: at(3) });
  for (let n = 0; n < 12; n++)
    await product(on, { title: `Green gas can ${n}`, category: 'gas', pricePence: 1299, createdAt: at(4) });
  await transact(on.shop, learnAllWords);
});

const ids = (answer: { data?: { id: string }[] }) => answer.data?.map((row) => row.id);

describe('the listing', () => {
  test('has nine to a page, newest first, never twice and none left out', async () => {
    const pages = [0, 9].map((offset) =>
      browser().post('/getProducts', { count: 9, offset, catagory: 'all' }),
    );
    const found = (await Promise.all(pages)).flatMap((page) => ids(page) ?? []);
    expect(found.length).toBe(14);
    expect(new Set(found).size).toBe(14);
    expect(found.slice(-2)).toEqual([dear, cheap]);
    expect(found).not.toContain(hidden);
    const { total, data } = await browser().post('/getProducts', {});
    expect(total).toBe(14);
    expect(data?.length).toBe(9);
  });

  test('brings what is left along where that is no more than it is asked to, and count at most otherwise', async () => {
    const many = async (body: object) =>
      (await browser().post('/getProducts', { catagory: 'gas', ...body })).data?.length;
    expect(await many({ count: 9 })).toBe(9);
    expect(await many({ count: 9, maxLeftover: 3 })).toBe(12);
    expect(await many({ count: 9, maxLeftover: 2 })).toBe(9);
    expect(await many({ count: 4, offset: 5, maxLeftover: 3 })).toBe(7);
    expect(await many({ count: 4, offset: 4, maxLeftover: 3 })).toBe(4);
    for (const body of [{ keywords: 'gas can' }, { keywords: 'gas can', families: true }, { families: true }])
      expect(await many({ count: 9, maxLeftover: 3, ...body }), JSON.stringify(body)).toBe(12);
    expect(await many({ count: 8, maxLeftover: 3, keywords: 'gas can' })).toBe(8);
  });

  test('keeps to category, discount and price, and sorts over everything', async () => {
    expect(ids(await browser().post('/getProducts', { catagory: 'attachments' }))).toEqual([dear]);
    expect(ids(await browser().post('/getProducts', { discounted: true }))).toEqual([cheap]);
    expect(ids(await browser().post('/getProducts', { minPrice: 50, maxPrice: 100 }))).toEqual([dear]);
    expect(ids(await browser().post('/getProducts', { sortBy: 'priceLowToHigh', count: 1 }))).toEqual([
      cheap,
    ]);
    expect(ids(await browser().post('/getProducts', { sortBy: 'priceHighToLow', count: 1 }))).toEqual([dear]);
  });

  test('answers products in the contract’s words', async () => {
    const { data } = await browser().post('/productData', { id: cheap });
    expect(data?.[0]).toMatchObject({
      id: cheap,
      tittle: 'Precision BBs 0.25 g',
      catagory: 'bbs',
      price: 8.99,
      quantity: 20,
      tax: 20,
      status: 1,
      img1: '',
      quantity1: 2,
      discount1: 5,
      quantity2: 0,
      discount2: 0,
      feature5: '',
    });
  });

  test.each([
    [{ catagory: 'guns' }],
    [{ count: 0 }],
    [{ count: 1000 }],
    [{ offset: -1 }],
    [{ minPrice: 'cheap' }],
    [{ sortBy: 'random' }],
  ])('refuses %j', async (wrong) => {
    expect((await browser().send('/getProducts', { body: JSON.stringify(wrong) })).status).toBe(400);
  });
});

describe('a product', () => {
  test('that is unknown or inactive is not there for customers', async () => {
    for (const id of [hidden, 'nothing-here', "x' or '1'='1"]) {
      expect((await browser().post('/productData', { id })).status).toBe(404);
      expect((await browser().post('/checkout', { id })).status).toBe(404);
      expect((await browser().post('/cartProduct', { productId: id })).status).toBe(404);
    }
  });

  test('comes to the cart as a bare array', async () => {
    const response = await browser().fetch('/cartProduct', {
      method: 'POST',
      body: JSON.stringify({ productId: cheap }),
    });
    const answer = await response.json();
    expect(Array.isArray(answer)).toBe(true);
    expect(answer[0]).toMatchObject({
      id: cheap,
      tittle: 'Precision BBs 0.25 g',
      price: 8.99,
      quantity: 20,
      catagory: 'bbs',
      img1: '',
    });
  });
});

describe('search', () => {
  test.each([
    ['red dot', 'Red dot sight'],
    ['sigh', 'Red dot sight'],
    ['precison', 'Precision BBs 0.25 g'],
    ['0.25g', 'Precision BBs 0.25 g'],
    ['quarters close', 'Red dot sight'],
    ['RED  sight!!', 'Red dot sight'],
    ['unicorn sight', 'Red dot sight'],
    ['prec bbs', 'Precision BBs 0.25 g'],
    ['bbs 0.2', 'Precision BBs 0.25 g'],
    ['0.2 prec', 'Precision BBs 0.25 g'],
  ])('%s finds %s', async (keywords, title) => {
    const { data } = await browser().post('/search-product', { keywords });
    expect(data?.[0]?.tittle).toBe(title);
  });

  test('a whole number is meant as it is, unless nothing has it', async () => {
    const titles = async (keywords: string) =>
      (await browser().post('/search-product', { keywords })).data?.map(({ tittle }) => tittle);
    await product(on, { title: 'Tracer 450', category: 'attachments' });
    await product(on, { title: 'Tracer 4500', category: 'attachments' });
    await transact(on.shop, learnAllWords);
    expect(await titles('tracer 450')).toEqual(['Tracer 450']);
    expect((await titles('tracer 45'))?.sort()).toEqual(['Tracer 450', 'Tracer 4500']);
    expect((await titles('tracr 45'))?.sort()).toEqual(['Tracer 450', 'Tracer 4500']);
  });

  test.each(['unicorn', 'red unicorn', '%', "'; drop table products; --", '&|!():*', 'the', '\\', '🙂'])(
    '%s finds nothing, quietly',
    async (keywords) => {
      expect(await browser().post('/search-product', { keywords })).toMatchObject({ status: 200, data: [] });
    },
  );

  test.each(['gas', 'gren gas', 'unicorn gas'])(
    '%s goes on, page after page, to its end',
    async (keywords) => {
      const page = async (offset: number) =>
        (await browser().post('/search-product', { keywords, offset })).data?.map(({ id }) => id) ?? [];
      const [first, second] = [await page(0), await page(9)];
      expect([first.length, second.length, (await page(18)).length]).toEqual([9, 3, 0]);
      expect(new Set([...first, ...second]).size).toBe(12);
    },
  );

  test('filters and sorts like the listing', async () => {
    const found = await browser().post('/getProducts', {
      keywords: 'gas',
      catagory: 'gas',
      sortBy: 'priceLowToHigh',
    });
    expect(found.total).toBe(12);
  });
});

describe('reviews', () => {
  test('are one each, replaceable where they stand, counted and newest first', async () => {
    const id = await product(on);
    const [one, two] = await Promise.all([shopper(on), shopper(on)]);
    const write = (who: typeof one, stars: number, review: string) =>
      who.browser.post('/new-review', { productId: id, email: who.email, stars, review });
    expect((await write(one, 2, 'Not so good')).status).toBe(200);
    expect((await write(two, 5, 'Very good')).status).toBe(200);
    expect((await write(one, 4, 'Better than I thought')).status).toBe(200);
    const { data, total, histogram } = await browser().post('/get-reviews', { productId: id });
    expect(data?.map((row) => [row.stars, row.review, row.verified])).toEqual([
      [5, 'Very good', false],
      [4, 'Better than I thought', false],
    ]);
    expect([total, histogram]).toEqual([2, [0, 0, 0, 1, 1]]);
    const ofFour = await browser().post('/get-reviews', { productId: id, stars: 4 });
    expect(ofFour).toMatchObject({ data: [data?.[1]], total, histogram });
    expect(
      (await browser().send('/get-reviews', { body: JSON.stringify({ productId: id, stars: 6 }) })).status,
    ).toBe(400);
    expect((await browser().post('/productData', { id })).data?.[0]).toMatchObject({
      rating: 4.5,
      reviews: 2,
    });
  });

  test('that are rewritten keep their first date and place, and say that they are edited', async () => {
    const id = await product(on);
    const [one, two] = await Promise.all([shopper(on), shopper(on)]);
    const write = (who: typeof one, review: string) =>
      who.browser.post('/new-review', { productId: id, email: who.email, stars: 5, review });
    const read = async () => (await browser().post('/get-reviews', { productId: id })).data ?? [];
    await write(one, 'The first');
    const [first] = await read();
    expect(first?.edited).toBe(null);
    await write(one, 'The first');
    expect((await read())[0]?.edited, 'the same twice is no edit').toBe(null);
    await write(two, 'The second');
    await write(one, 'The first, again');
    const rows = await read();
    expect(rows.map((row) => row.review)).toEqual(['The second', 'The first, again']);
    expect(rows[1]).toMatchObject({ date: first?.date, edited: expect.stringMatching(/^\d{4}-/) });
    expect(Date.parse(rows[1]?.edited ?? '')).toBeGreaterThan(Date.parse(first?.date ?? ''));
  });

  test('are one of a mailbox, whichever of its accounts writes, also after one was deleted', async () => {
    const id = await product(on);
    const first = await shopper(on);
    const write = (who: typeof first, review: string) =>
      who.browser.post('/new-review', { productId: id, email: who.email, stars: 5, review });
    expect((await write(first, 'Good')).status).toBe(200);
    const tags = await Promise.all([1, 2, 3].map(() => sameMailbox(on, first.email)));
    for (const other of tags)
      expect(await write(other, 'Good again')).toMatchObject({
        status: 409,
        message: expect.stringContaining('from your mailbox already'),
      });
    expect((await write(first, 'Better')).status, 'its own can be rewritten').toBe(200);
    const { email } = first;
    const { data } = await first.browser.post('/my-data', { email });
    expect(JSON.stringify(data)).not.toContain('mailbox');
    expect((await first.browser.post('/delete-account', { email, password })).status).toBe(200);
    const [other] = tags;
    expect(other && (await write(other, 'And again')).status).toBe(409);
    expect((await write(await shopper(on), 'Somebody else')).status).toBe(200);
    expect((await browser().post('/get-reviews', { productId: id })).total).toBe(2);
  });

  test('are five an hour from one mailbox', async () => {
    const strict = await openShop({ limitFactor: 1, databaseUrl: on.databaseUrl });
    try {
      const id = await product(on);
      const { browser: mine, email } = await shopper(strict);
      const write = (n: number) =>
        mine.post('/new-review', { productId: id, email, stars: 5, review: `Take ${n}` });
      // What is refused for its fields counts for nothing.
      await mine.send('/new-review', { body: JSON.stringify({ productId: id, email, stars: 0 }) });
      for (let n = 1; n <= 5; n++) expect((await write(n)).status).toBe(200);
      const refused = await write(6);
      expect(refused.status).toBe(429);
      expect(refused.retryAfter).toBeGreaterThan(3500);
      const { data } = await browser().post('/get-reviews', { productId: id });
      expect(data?.map((row) => row.review)).toEqual(['Take 5']);
    } finally {
      await strict.close();
    }
  });

  test('are counted by whether their writer bought the product', async () => {
    const id = await product(on);
    const [buyer, other] = await Promise.all([shopper(on), shopper(on)]);
    const { browser: staff } = await staffMember(on);
    const orderId = await buy(on, buyer.browser, { email: buyer.email, lines: [[id, 1]] });
    for (const status of ['Confirmed', 'Shipped', 'Out Of Delivery', 'Delivered'] as const)
      await staff.post('/change-order-status', { orderId, status });
    for (const { browser: theirs, email } of [buyer, other])
      await theirs.post('/new-review', { productId: id, email, stars: 4, review: 'As told' });
    expect(await browser().post('/get-reviews', { productId: id })).toMatchObject({ total: 2, verified: 1 });
  });

  test('are shown to their writer to be changed, on any device, hidden by staff or not', async () => {
    const id = await product(on);
    const [writer, other] = await Promise.all([shopper(on), shopper(on)]);
    const own = async ({ browser: by, email } = writer) => by.post('/my-review', { productId: id, email });
    const write = (review: string) =>
      writer.browser.post('/new-review', { productId: id, email: writer.email, stars: 2, review });
    const orderId = await buy(on, writer.browser, { email: writer.email, lines: [[id, 1]] });
    const isReviewed = async () =>
      (await writer.browser.post('/user-order-details', { orderId })).data?.[0]?.p1_reviewed;
    expect([(await own()).data, await isReviewed()]).toEqual([null, false]);
    expect((await write('Jams\nin the cold')).message).toBe(answers.catalogue.reviewThanks);
    expect((await own()).data).toEqual({ stars: 2, review: 'Jams\nin the cold', hidden: false });
    expect(await isReviewed()).toBe(true);
    expect((await own(other)).data, 'nobody else’s').toBeNull();
    expect((await other.browser.post('/my-review', { productId: id, email: writer.email })).status).toBe(403);
    const { browser: staff } = await staffMember(on);
    const [published] = (await browser().post('/get-reviews', { productId: id })).data ?? [];
    await staff.post('/dash-hide-review', { id: published?.id ?? 0, reason: 'Names somebody' });
    expect(await own()).toMatchObject({ data: { stars: 2, hidden: true } });
    expect((await write('Jams')).message).toBe(answers.catalogue.reviewStaysHidden);
    expect((await browser().post('/get-reviews', { productId: id })).total).toBe(0);
    await on.shop.db.delete(reviews).where(eq(reviews.productId, id));
    expect([(await own()).data, await isReviewed()]).toEqual([null, false]);
  });

  test('need stars, text and the e-mail’s own session', async () => {
    const { browser: mine, email } = await shopper(on);
    const write = (body: object) =>
      mine.send('/new-review', {
        body: JSON.stringify({ productId: cheap, email, stars: 5, review: 'Good', ...body }),
      });
    expect(await write({ stars: 0 })).toMatchObject({
      status: 400,
      message: 'Please Select Number Of Stars',
    });
    expect(await write({ review: '  ' })).toMatchObject({
      status: 400,
      message: 'Review Box Cannot Be Empity',
    });
    expect((await write({ productId: 'nothing' })).status).toBe(404);
    expect((await write({ email: 'another@example.org' })).status).toBe(403);
    expect((await browser().send('/new-review', { body: '{}' })).status).toBe(401);
  });
});

describe('products, by staff', () => {
  const draft = {
    title: 'New thing',
    description: 'A thing that is new',
    price: 12.5,
    catagory: 'gas' as const,
    quantity: 7,
    feature1: 'One',
    quantity1: 2,
    discount1: 5,
    quantity2: 4,
    discount2: 15,
  };

  test('are added with a picture, found at once, changed and hidden', async () => {
    const { browser: staff } = await staffMember(on);
    const { default: sharp } = await import('sharp');
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3e4a2b' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(png)]), '../../etc/passwd.png');
    const taken = await staff.send('/img', { body: form });
    expect(taken).toMatchObject({ status: 200, files: [expect.stringMatching(/^[0-9a-z]{16}\.webp$/)] });
    const [img1] = taken.files;
    const picture = await browser().fetch(`/images/160/${img1}`, { headers: { Accept: 'image/webp' } });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

    const added = await staff.post('/submitProduct', { ...draft, img1, alts: ['A thing on olive'] });
    expect(added.status).toBe(200);
    const id = added.id ?? '';
    expect((await browser().post('/search-product', { keywords: 'new thing' })).data?.[0]).toMatchObject({
      id,
      img1,
      price: 12.5,
      quantity2: 4,
      discount2: 15,
    });

    const details = await staff.post('/dash-product-details', { id });
    expect(details.data?.[0].alts).toEqual(['A thing on olive']);
    const change = {
      productId: id,
      title: 'Changed thing',
      desc: draft.description,
      price: 13,
      category: 'gas' as const,
      quantity: 9,
      q1: 3,
      d1: 10,
      q2: 5,
      d2: 20,
    };
    const version = details.data?.[0].version;
    expect((await staff.post('/dash-update-product', { ...change, status: 1, version })).status).toBe(200);
    expect((await staff.post('/dash-update-product', { ...change, status: 1, version })).status).toBe(409);
    expect((await browser().post('/productData', { id })).data?.[0]).toMatchObject({
      tittle: 'Changed thing',
      price: 13,
      quantity: 9,
      quantity1: 3,
      quantity2: 5,
      discount2: 20,
      img1,
    });
    // What its picture shows: left out it stays, and it is told to whoever can't see it.
    const altsNow = async () => (await staff.post('/dash-product-details', { id })).data?.[0].alts;
    expect(await altsNow()).toEqual(['A thing on olive']);
    await staff.post('/dash-update-product', { ...change, status: 1, alts: [' A thing, close '] });
    expect(await altsNow()).toEqual(['A thing, close']);
    expect((await findProductPage(on.shop, id))?.alts).toEqual(['A thing, close']);
    const long = await staff.post('/dash-update-product', { ...change, status: 1, alts: ['x'.repeat(201)] });
    expect(long).toMatchObject({ status: 400, errors: { alts: expect.any(String) } });
    expect(await altsNow()).toEqual(['A thing, close']);
    await staff.post('/dash-update-product', { ...change, status: 0 });
    expect((await browser().post('/productData', { id })).status).toBe(404);
  });

  test.each([
    [{ title: 'Tiny' }, 'title', 'Tittle must contain at least 5 characters'],
    [{ description: 'Too short' }, 'description', 'Description must contain 100 chacracters'],
    [{ price: '' }, 'price', 'Please Enter Price of Product'],
    [{ catagory: '' }, 'catagory', 'Please Select Pruduct Catagory'],
    [{ quantity: '' }, 'quantity', 'Please Enter Total number of items available in stock'],
    [{ tax: 5 }, 'tax', 'VAT is 20% on every product'],
    [{ img1: '' }, 'img1', 'Please select at least one image.'],
    [{ quantity1: 11 }, 'quantity1', 'Choose a quantity from 2 to 10'],
    [{ discount1: 7 }, 'discount1', 'Choose a discount from 5 to 50 percent, in steps of 5'],
    [{ quantity2: 2 }, 'quantity2', 'Each quantity must be higher than the one before'],
  ])('with %j are refused', async (wrong, field, message) => {
    const { browser: staff } = await staffMember(on);
    const refused = await staff.send('/submitProduct', {
      body: JSON.stringify({ ...draft, img1: 'x.webp', ...wrong }),
    });
    expect(refused).toMatchObject({ status: 400, errors: { [field]: message } });
  });

  test('pictures are known by content: others are refused', async () => {
    const { browser: staff } = await staffMember(on);
    const upload = (bytes: string | Uint8Array<ArrayBuffer>, name = 'picture.png') => {
      const form = new FormData();
      form.append('images', new Blob([bytes], { type: 'image/png' }), name);
      return staff.send('/img', { body: form });
    };
    expect((await upload('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')).status).toBe(422);
    expect((await upload('<script>alert(1)</script>')).status).toBe(422);
    expect((await upload(new Uint8Array(9 * 1024 * 1024))).status).toBe(413);
    expect((await staff.send('/img', { body: '{}' })).status).toBe(415);
    expect((await browser().send('/img', { body: new FormData() })).status).toBe(401);
  });
});

test('a product has up to five pictures', async () => {
  const { browser: staff } = await staffMember(on);
  const { default: sharp } = await import('sharp');
  const png = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ),
  ]);
  const form = new FormData();
  for (let n = 1; n <= 5; n++) form.append('images', png, `${n}.png`);
  const { files } = await staff.send('/img', { body: form });
  expect(new Set(files).size).toBe(5);
  form.append('images', png, '6.png');
  expect(await staff.send('/img', { body: form })).toMatchObject({ status: 400 });
});

test('who found a weakness is told where to write, until when', async () => {
  const at = '/.well-known/security.txt';
  const here = on.browserHere();
  expect((await here.fetch(at)).status, 'nobody is named').toBe(404);
  on.shop.settings.sellerEmail = 'shop@example.org';
  const answer = await here.fetch(at);
  delete on.shop.settings.sellerEmail;
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:shop@example\.org$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('search engines find every active product, and nothing of the dashboard', async () => {
  const read = async (path: string) => (await browser().fetch(path)).text();
  const robots = await read('/robots.txt');
  expect(robots, 'a page that says noindex is read by whom it tells so').not.toMatch(/^Disallow: *\/\w*$/m);
  const closed = /^Disallow: (.+)$/m.exec(robots)?.[1] ?? '';
  const pattern = new RegExp(`^${RegExp.escape(closed).replaceAll(String.raw`\*`, '.*')}`);
  const search = new URLSearchParams([
    ['f.size', 'M'],
    ['f.size', 'L'],
  ]);
  expect(`/shop/attire?min=10&${search}&sort=rating`).toMatch(pattern);
  for (const open of ['/shop/attire', '/shop/attire?min=10&f.size=M&sort=rating', '/shop/f.a?min=1&max=2'])
    expect(open).not.toMatch(pattern);
  expect(robots).toContain(`Sitemap: ${on.url}/sitemap.xml`);
  expect(await read('/sitemap.xml')).toContain(`${on.url}/sitemap-0.xml`);
  expect(await read('/sitemap-pages.xml')).toContain(`${on.url}/shop/bbs`);
  for (const path of ['/energy', '/my-kit', '/starter-kit', '/contact', '/privacy', '/shop/eye%20protection'])
    expect(await read('/sitemap-pages.xml')).toContain(`${on.url}${path}<`);
  const listed = await read('/sitemap-0.xml');
  expect(listed).toContain(`/product/${cheap}`);
  expect(listed).not.toContain(hidden);
  expect((await browser().fetch('/sitemap-9.xml')).status).toBe(404);
  const manifest = JSON.parse(await read('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Test shop' });
  const sizes = manifest.icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`);
  expect(sizes.toSorted()).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
