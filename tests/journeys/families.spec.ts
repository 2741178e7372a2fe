import { randomUUID } from 'node:crypto';
import { families } from '#wording/dashboard/families.ts';
import { list } from '#wording/dashboard/list.ts';
import { chooseFirst, chooseSize } from '#wording/storefront/families.ts';
import { layout } from '#wording/storefront/layout.ts';
import { product } from '#wording/storefront/product.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { sizeAdvice, sizeGuide } from '#wording/storefront/size-guide.ts';
import { dashboardOf } from './dashboard.ts';
import { accessible, ask, expect, newAccount, newProduct, test } from './fixtures.ts';

/** Products that are one thing in several sizes or colours. */

test('a size is chosen on the product’s page by keyboard, and without JavaScript', async ({
  page,
  browser,
}) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'attire', families: true, count: 60 });
  const gloves = data.find(({ family }) => family?.tittle === 'Fellside Crag gloves');
  const path = `/product/${gloves?.id}/${gloves?.slug}`;
  await page.goto('/shop/attire');
  const card = page.getByRole('article', { name: 'Fellside Crag gloves' });
  // Its button is as much of the way there as the rest of the card.
  const choose = card.getByText(shopCard.choose);
  await choose.scrollIntoViewIfNeeded();
  const box = await choose.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page).toHaveURL(/\/product\/.*crag-gloves/);
  await page.goto(path);
  const sizes = page.getByRole('navigation', { name: 'Size' });
  const other = sizes.locator('a:not([aria-current])').first();
  const value = (await other.locator('span').first().textContent()) ?? '';
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`size ${value}`);
  await expect(sizes.locator('a[aria-current]')).toContainText(value);
  await accessible(page);

  const context = await browser.newContext({
    baseURL: process.env.SHOP_URL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  const plain = await context.newPage();
  await plain.goto(path);
  await plain.getByRole('navigation', { name: 'Size' }).locator('a:not([aria-current])').first().click();
  await expect(plain.getByRole('heading', { level: 1 })).toContainText(`size ${value}`);
  await context.close();
});

test('a size shows the reviews of all sizes and colours, each with its own, and a new one of another at once', async ({
  page,
  office,
}) => {
  const { data } = await ask(page.request, '/getProducts', { keywords: 'crag gloves', count: 60 });
  const [black, tan] = ['black', 'tan'].map((colour) =>
    data.find(({ tittle }) => tittle === `Fellside Crag gloves, ${colour}, size L`),
  );
  await page.goto(`/product/${black?.id}/${black?.slug}`);
  const reviews = page.locator('#reviews');
  await expect(reviews.getByText(/^Tan, L · /).first()).toBeVisible();
  const shown = await page.locator('a[href="#reviews"]').textContent();
  const email = await newAccount(page.request);
  const said = `Snug in the palm, ${randomUUID()}`;
  await ask(page.request, '/new-review', { productId: tan?.id ?? '', email, stars: 5, review: said });
  await page.reload();
  await expect(reviews.getByText(said)).toBeVisible();
  expect(await page.locator('a[href="#reviews"]').textContent()).not.toBe(shown);
  const { data: written } = await ask(office, '/dash-reviews', { productId: tan?.id ?? '' });
  const id = written.find(({ review }) => review === said)?.id ?? 0;
  await ask(office, '/dash-hide-review', { id, reason: 'A journey wrote it' });
  await page.reload();
  await expect(reviews.getByText(said)).toHaveCount(0);
});

test('a weight that nobody has reviewed shows the stars of its range, and leads to what was said of the others', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/getProducts', { keywords: 'plover bio 0.20 g' });
  const [light] = data.filter(({ reviews, tittle }) => reviews === 0 && tittle.startsWith('Plover Bio'));
  await page.goto(`/product/${light?.id}`);
  await expect(page.locator('a[href="#reviews"]')).toContainText(product.reviews.ofRange);
  await page
    .locator('#reviews')
    .getByRole('link', { name: /of this in 0\.25/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('0.25');
  await expect(page.locator('a[href="#reviews"]')).not.toContainText(product.reviews.ofRange);
});

test('clothing that a card led to is bought only once a size is chosen, also the one whose page it is, and on a phone', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'attire', families: true, count: 60 });
  const gloves = data.find(({ family }) => family?.tittle === 'Fellside Crag gloves');
  const sizes = page.getByRole('navigation', { name: 'Size' });
  const main = page.getByRole('main');
  const inCart = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]').length);
  const press = (name: string) =>
    main.locator('.buy-button', { hasText: name }).filter({ visible: true }).first();
  const add = press(product.add);
  const open = async () => {
    await page.goto('/shop/attire');
    await page.getByRole('link', { name: 'Fellside Crag gloves, tan', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(gloves?.id ?? ''));
    await expect(sizes).toBeVisible();
  };
  const name = page.getByRole('heading', { level: 1 });
  await open();
  await expect(name, 'in no size that nobody chose').toHaveText('Fellside Crag gloves, tan');
  await expect(page).toHaveTitle(new RegExp(gloves?.tittle ?? ''));
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole('heading', { level: 1 }), 'nor in a tab of its own').toHaveText(
    'Fellside Crag gloves, tan',
  );
  await tab.close();
  await expect(sizes.locator('[aria-current=true]')).toHaveCount(0);
  for (const button of [add, press(product.buyNow)]) {
    await button.click();
    await expect(sizes.getByText(chooseFirst)).toBeVisible();
    await expect(sizes.getByRole('link').first()).toBeFocused();
    expect(await inCart()).toBe(0);
  }
  await accessible(page);
  await page.getByRole('navigation', { name: 'Colour' }).locator('a:not([aria-current])').first().click();
  await expect(page).not.toHaveURL(new RegExp(gloves?.id ?? ''));
  await expect(sizes.locator('[aria-current=true]'), 'a colour is no size').toHaveCount(0);
  await page.reload();
  await expect(sizes.locator('[aria-current=true]')).toHaveCount(0);
  await expect(name).toHaveText('Fellside Crag gloves, black');
  await sizes.locator('[aria-current=page]').press('Enter');
  await expect(sizes.locator('[aria-current=true]')).toHaveCount(1);
  await expect(name).toHaveText(/^Fellside Crag gloves, black, size \w+\s*$/);
  await expect(sizes.getByText(chooseFirst)).toHaveCount(0);
  await add.click();
  await expect(press(product.added)).toBeVisible();
  expect(await inCart()).toBe(1);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => localStorage.clear());
  await open();
  await page.mouse.wheel(0, 1200);
  await expect(page.getByText(chooseSize, { exact: true })).toBeInViewport();
  const addInBar = main.locator('.buy-bar .buy-button', { hasText: product.add });
  await addInBar.click();
  await expect(sizes.getByText(chooseFirst)).toBeInViewport();
  await sizes.getByRole('link').last().click();
  await expect(page).not.toHaveURL(new RegExp(gloves?.id ?? ''));
  await addInBar.click();
  await expect.poll(inCart).toBe(1);
  await page.mouse.wheel(0, 30_000);
  await expect(main.locator('.buy-bar .buy-button').filter({ visible: true })).toHaveCount(0);
});

test('another weight shows the picture of the one before until its own has come', async ({ page }) => {
  const { data } = await ask(page.request, '/search-product', {
    keywords: 'Plover Bio 0.25 g BBs, bottle of 3,000',
  });
  await page.goto(`/product/${data[0]?.id}`);
  const first = page.locator('.gallery-strip img').first();
  const before = await first.evaluate((picture: HTMLImageElement) =>
    picture.decode().then(() => picture.currentSrc),
  );
  await page.route('**/images/**', () => {});
  await page.getByRole('navigation', { name: 'BB weight' }).locator('a:not([aria-current])').first().click();
  await expect(first).not.toHaveAttribute('src', before);
  await expect(first).not.toHaveJSProperty('complete', true);
  // Veiled: it is another weight’s.
  await expect(first).toHaveCSS('background-image', new RegExp(`^linear-gradient\\(.*url\\("${before}"\\)$`));
});

test('of what was viewed in several sizes the last is remembered', async ({ page }) => {
  await page.goto('/shop/Fellside Crag gloves tan');
  await page
    .getByRole('link', { name: /Fellside Crag gloves, tan/ })
    .first()
    .click();
  const sizes = page.getByRole('navigation', { name: 'Size' });
  const viewed = () => page.evaluate(() => JSON.parse(localStorage.getItem('viewed') ?? '[]'));
  await expect.poll(viewed).toHaveLength(1);
  const last = sizes.getByRole('link').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  const [, , id] = (await last.getAttribute('href'))?.split('/') ?? [];
  await expect.poll(viewed).toEqual([id]);
});

test('whoever comes by the address of a size has chosen it', async ({ page }) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'attire', count: 60 });
  const large = data.find(({ tittle }) => tittle === 'Fellside Crag gloves, tan, size L');
  await page.goto(`/product/${large?.id}/${large?.slug}`);
  await expect(page.getByRole('navigation', { name: 'Size' }).locator('[aria-current=true]')).toHaveText(
    /^L/,
  );
  const buttons = page.locator('.buy-button').filter({ visible: true });
  await buttons.filter({ hasText: product.add }).first().click();
  await expect(buttons.filter({ hasText: product.added }).first()).toBeVisible();
});

test('a card of a range is one product’s in all that it shows, and leads to the cheaper one; the bag is chosen beside the bottle', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'bbs', families: true, count: 60 });
  const shown = data.find(({ family }) => family?.tittle === 'Plover Bio BBs');
  const pounds = (price = 0) => `£${price.toFixed(2)}`;
  await page.goto('/shop/bbs');
  const card = page.getByRole('article', { name: shown?.tittle ?? '', exact: true });
  await expect(card).toContainText(pounds(shown?.price));
  await expect(card).toContainText(`${pounds(shown?.unitPrice?.price)} per 1,000 BBs`);
  await expect(card.locator('.card-picture > img').first()).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(shown?.img1 ?? '')),
  );
  await card.getByRole('button', { name: shopCard.add }).click();
  await expect(card.getByRole('button', { name: shopCard.takeOut })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(shown?.id);
  await accessible(page);
  const cheaper = shopCard.choicesFrom(shown?.family?.choices ?? '', pounds(shown?.family?.price));
  await card.getByRole('link', { name: cheaper }).click();
  await page.waitForURL(`**/product/${shown?.family?.cheapest.id}/*`);
  await expect(page.getByRole('main')).toContainText(pounds(shown?.family?.price));

  await page.getByRole('navigation', { name: 'BB weight' }).getByRole('link', { name: '0.25' }).click();
  await page.getByRole('navigation', { name: 'Packaging' }).getByRole('link', { name: 'Bag' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bag of 4,000');
  await accessible(page);
});

test('on a phone a row of what a product comes in is on its first screen, above the bar that buys', async ({
  page,
}) => {
  const keywords = 'Plover Bio 0.20 g BBs, bottle of 3,500';
  const { data } = await ask(page.request, '/search-product', { keywords });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/product/${data[0]?.id}`);
  const bar = await page.locator('.buy-bar').boundingBox();
  const weight = page.getByRole('navigation', { name: 'BB weight' }).getByRole('link').first();
  const box = await weight.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // What costs no choice its place is below them.
  const compare = await page
    .getByRole('main')
    .getByRole('checkbox', { name: layout.compare })
    .first()
    .boundingBox();
  expect(compare?.y ?? 0).toBeGreaterThan(box?.y ?? 0);
});

for (const width of [390, 1280])
  test(`what comes late on a product’s page has its room from the first, ${width} px wide`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const buy = main.getByRole('button', { name: product.add }).first();
    const returns = main.getByRole('link', { name: product.promises.returns });
    const tops = async () => [(await buy.boundingBox())?.y, (await returns.boundingBox())?.y];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/(size-guide|arrival)-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/shop/attire');
    await page
      .getByRole('link', { name: 'Fellside Moss combat shirt, olive and stone', exact: true })
      .click();
    await expect(returns).toBeVisible();
    await expect(main.getByText(sizeGuide.title, { exact: true })).toHaveCount(0);
    const before = await tops();
    release();
    await expect(main.locator('summary', { hasText: sizeGuide.title })).toBeVisible();
    await expect(main.getByText(/^Order by 18:00/)).toBeVisible();
    expect(await tops()).toEqual(before);
  });

test('from the search box and the picture of the home page clothing comes without a size chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.locator('.thing-gloves')).toHaveAttribute('href', /choose=size$/);
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  const offered = page.getByRole('option').filter({ hasText: 'Fellside Crag gloves' });
  await box.fill('gloves size l');
  await expect(offered.first()).toContainText('size L');
  await box.fill('gloves');
  await expect(offered.first()).toBeVisible();
  await expect(offered.filter({ hasText: /size/ })).toHaveCount(0);
  await offered.first().click();
  await page.waitForURL('**/product/**choose=size');
  await page.getByRole('main').getByRole('button', { name: product.add }).first().click();
  await expect(page.getByText(chooseFirst).first()).toBeVisible();
});

test('clothing in sizes folds a guide to them, in centimetres and inches, and what states none has none', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'attire', families: true, count: 60 });
  const shirt = data.find(({ family }) => family?.tittle.startsWith('Fellside Moss combat shirt'));
  const rag = data.find(({ family }) => family?.tittle === 'Fellside dead rag');
  await page.goto(`/product/${shirt?.id}`);
  const guide = page.getByRole('table', { name: sizeGuide.title });
  await expect(guide).toBeHidden();
  await page.getByText(sizeGuide.title, { exact: true }).first().click();
  await expect(guide.getByRole('row')).toHaveText([
    'SizeChest (cm)Chest (inches)Length (cm)',
    /^S.*84-9233-3670$/,
    /^M.*92-10036-39½72$/,
    /^L.*100-10839½-42½74$/,
    /^XL.*108-11642½-45½76$/,
  ]);
  await expect(page.getByText(sizeAdvice.between)).toBeVisible();
  await expect(guide.getByRole('row').filter({ hasText: sizeGuide.current })).toHaveCount(1);
  await accessible(page);

  // Come by from a card that stands for all sizes, none is chosen, and none is named.
  await page.goto('/shop/attire');
  await page.getByRole('link', { name: 'Fellside Moss combat shirt, olive and stone', exact: true }).click();
  await page.waitForURL('**/product/**');
  await page.getByText(sizeGuide.title, { exact: true }).first().click();
  await expect(guide).toBeVisible();
  await expect(guide.getByRole('row').filter({ hasText: sizeGuide.current })).toHaveCount(0);
  await expect(page.locator('.buy-bar')).not.toContainText(/size [A-Z]/);
  await page.goto(`/product/${rag?.id}`);
  await expect(page.getByRole('navigation', { name: 'Colour' })).toBeVisible();
  await expect(page.getByText(sizeGuide.title)).toHaveCount(0);
});

test('staff make a family of ticked products, and one leaves it', async ({ page, office }) => {
  const mark = randomUUID().slice(0, 8);
  const titles = await Promise.all(
    ['black', 'olive', 'tan'].map(async (colour) => {
      const { id } = await newProduct(office);
      const title = `Journey sling ${mark}, ${colour}`;
      await ask(office, '/dash-update-product', {
        productId: id,
        title,
        desc: 'A rail that was made for one journey only.',
        price: 30,
        category: 'attachments',
        quantity: 50,
        status: 1,
        attributes: { colour },
      });
      return title;
    }),
  );
  const { open } = await dashboardOf(page);
  await open(`/products?find=${mark}`);
  for (const title of titles) await page.getByRole('checkbox', { name: list.tick(title) }).check();
  await page.getByRole('button', { name: families.make }).click();
  const dialog = page.getByRole('dialog', { name: families.title(3) });
  await expect(dialog.getByLabel(families.name)).toHaveValue(`Journey sling ${mark}`);
  await expect(dialog.getByRole('checkbox', { name: 'Colour' })).toBeChecked();
  await accessible(page);
  await dialog.getByRole('button', { name: families.save }).click();
  await expect(page.getByText(families.made(3))).toBeVisible();

  await page.getByRole('link', { name: titles[0] ?? '' }).click();
  const panel = page.getByRole('region', { name: families.of(`Journey sling ${mark}`) });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await accessible(page);
  await panel.getByRole('button', { name: families.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: families.leave }).click();
  await expect(page.getByText(families.done.leave)).toBeVisible();
  await expect(panel).toHaveCount(0);
});
