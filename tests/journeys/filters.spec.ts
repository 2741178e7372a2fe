import type { Locator, Page } from '@playwright/test';
import { kit } from '#wording/kit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing, shelf } from '#wording/storefront/listing.ts';
import { delivery } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';
import { accessible, expect, test } from './fixtures.ts';

const { filters } = listing;
const shownCards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('region', { name: listing.chosen });
const found = (page: Page, total: number) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: listing.products(total) })
      .first(),
  ).toHaveText(listing.products(total));
const [weight, bio] = ['BB weight: 0.28\u00a0g', 'Biodegradable: Yes'];

test('two weights that are ticked are both on cards, and counted', async ({ page }) => {
  await page.goto('/shop/bbs?f.bb-weight=0.25&f.bb-weight=0.28');
  for (const weight of ['0.25', '0.28'])
    await expect(page.getByRole('article', { name: new RegExp(`Plover Bio ${weight} g`) })).toHaveCount(1);
  await found(page, await shownCards(page).count());
});

test('a 0.28 g bio BB bottle under £13 in stock is found on a phone with three taps', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: process.env.SHOP_URL,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/shop/bbs');
  await page.getByRole('button', { name: filters.open(0) }).tap();
  const sheet = page.getByRole('dialog', { name: filters.title });
  const light = sheet.getByRole('group', { name: 'BB weight' }).getByLabel('0.28\u00a0g');
  await expect(light, 'without scrolling').toBeInViewport({ ratio: 1 });
  await accessible(page);
  await light.tap();
  // The counts of the others know of it.
  const kinds = sheet.getByRole('group', { name: 'Biodegradable' });
  await expect(kinds.locator('input')).toHaveCount(1);
  await sheet.getByRole('button', { name: filters.show(2) }).tap();
  await expect(sheet).toBeHidden();
  // The sampler has that weight too.
  await expect(shownCards(page)).toHaveCount(2);
  const card = shownCards(page).filter({ hasText: /Bio 0\.28/ });
  for (const text of [/Bio 0\.28.g BBs, bottle/, '£12.49', '£5.00 per 1,000 BBs', delivery.short])
    await expect(card).toContainText(text);
  // What compares covers no picture, and is as large as a thumb.
  const compare = await card.locator('label').boundingBox();
  const picture = await card.locator('img').first().boundingBox();
  expect(compare?.height).toBe(44);
  expect(compare?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await expect(page).toHaveURL(/\/shop\/bbs\?f\.bb-weight=0\.28$/);
  await expect(chips(page).getByRole('link')).toHaveText([`${listing.remove} ${weight}`, listing.clear]);
  await accessible(page);

  await page.getByRole('button', { name: filters.open(1) }).tap();
  await kinds.locator('summary').tap();
  await kinds.getByLabel('Yes').tap();
  await expect(page).toHaveURL(/\?f\.bb-weight=0\.28&f\.biodegradable=true$/);
  await sheet.getByLabel(filters.inStock).tap();
  await expect(page).toHaveURL(/\?stock=1&f\.bb-weight=0\.28&f\.biodegradable=true$/);
  await expect(sheet.getByLabel(filters.inStock)).toBeFocused();
  await page.reload();
  await expect(card).toHaveCount(1);
  await expect(chips(page).getByText(bio)).toBeVisible();
  await page.goBack();
  await expect(chips(page).getByText(filters.inStock)).toHaveCount(0);
  await expect(chips(page).getByText(bio)).toBeVisible();
  await chips(page).getByRole('link', { name: weight }).tap();
  await expect(page).toHaveURL(/\/shop\/bbs\?f\.biodegradable=true$/);
  await found(page, 3);
  await chips(page).getByRole('link', { name: listing.clear }).tap();
  await expect(page).toHaveURL(/\/shop\/bbs$/);
  await found(page, 6);
  await context.close();
});

test('on a phone the filters stay within reach as far down as the list goes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop/all');
  const open = page.getByRole('button', { name: filters.open(0) });
  await expect(open).toHaveCount(1);
  await page.mouse.wheel(0, 1500);
  await expect(open).toHaveCount(2);
  await expect(open.last()).toBeInViewport({ ratio: 1 });
  // Right below the top bar, over no card.
  const bar = await page.getByRole('banner').locator('.top-bar').boundingBox();
  expect((await open.last().boundingBox())?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  const sheet = page.getByRole('dialog', { name: filters.title });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await open.last().click();
    await expect(sheet).toBeVisible();
    await page.waitForFunction(() => history.state?.overlay);
    await close();
    await expect(sheet).toBeHidden();
    await expect(open.last()).toBeFocused();
  }
  await expect(page, 'Back closed what lay over it').toHaveURL(/\/shop\/all$/);
  await accessible(page);
  // What is chosen there is another list: it is seen from its beginning.
  await page.getByRole('button', { name: listing.more }).click();
  await page.waitForURL(/page=2/);
  await page.mouse.wheel(0, 20_000);
  await open.last().click();
  await page.getByRole('dialog').getByLabel(filters.inStock).check();
  await page.waitForURL(/stock=1/);
  await page.evaluate(() => history.back());
  await expect(sheet).toBeHidden();
  await expect(page, 'what was chosen stays').toHaveURL(/stock=1/);
  await open.first().click();
  await sheet.getByRole('button', { name: /^Show \d+/ }).click();
  await expect(shownCards(page).first()).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/all\?page=2$/);
  await page.goBack();
  await expect(page, 'nothing lies over it any more').toHaveURL('about:blank');
});

test('of many values six stand there, with what is chosen of the others, and all after a press', async ({
  page,
}) => {
  await page.goto('/shop/attachments');
  const group = page.getByRole('group', { name: 'Attachment', exact: true });
  const boxes = group.getByRole('checkbox');
  const more = group.getByText(filters.showAll(11));
  await expect(boxes).toHaveCount(6);
  await more.press('Enter');
  await expect(boxes).toHaveCount(11);
  await boxes.last().check();
  await expect(page).toHaveURL(/f\.attachment-kind=/);
  await more.press('Enter');
  await expect(boxes).toHaveCount(7);
  await expect(boxes.last()).toBeChecked();
});

test('beside a list all that filters it is in sight at once, and what is longer fades where it goes on', async ({
  page,
}) => {
  const column = page.locator('.filter-column');
  const hidden = () => column.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const fade = () => column.evaluate((element) => getComputedStyle(element, '::after').opacity);
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const shelf of ['bbs', 'gas', 'magazines', 'batteries', 'attire', 'attachments']) {
    await page.goto(`/shop/${shelf}`);
    expect(await hidden(), shelf).toBe(0);
    expect(await fade(), shelf).toBe('0');
  }
  await page.setViewportSize({ width: 1280, height: 640 });
  expect(await hidden()).toBeGreaterThan(0);
  await expect.poll(fade).toBe('1');
  await column.evaluate((element) => element.scrollTo({ top: 9999, behavior: 'instant' }));
  await expect.poll(fade).toBe('0');
});

test('filters are chosen, ranged and taken away by keyboard, and an empty list says which to drop', async ({
  page,
}) => {
  await page.goto('/shop/bbs?f.count=1000..');
  const bag = page.getByRole('checkbox', { name: /^Bag/ });
  await expect(bag).toBeHidden();
  await page.locator('summary', { hasText: 'Packaging' }).press('Enter');
  await expect(bag).toBeVisible();
  // What is typed counts once the field is left, or with Enter.
  const group = page.getByRole('group', { name: 'Count' });
  await group.getByLabel(filters.from).fill('4000');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/\?f\.count=4000\.\.$/);
  await found(page, 2);
  await expect(group.getByLabel(filters.to)).toBeFocused();
  await page.keyboard.type('4000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?f\.count=4000\.\.4000$/);
  await found(page, 1);
  await expect(group.getByLabel(filters.to)).toBeFocused();
  await page.goBack();
  await expect(group.getByLabel(filters.to)).toHaveValue('');
  await expect(group.getByLabel(filters.from)).toHaveValue('4000');

  await page.goto('/shop/bbs?f.bb-weight=0.28&f.packaging=Bag&f.no-such=1&stock=1');
  await expect(page, 'what no product can state is gone').toHaveURL(
    /\?stock=1&f\.bb-weight=0\.28&f\.packaging=Bag$/,
  );
  await expect(page.getByText(shelf.emptyFilters)).toBeVisible();
  await accessible(page);
  await expect(page.getByLabel(/^0\.28.g \(0\)$/)).toBeChecked();
  const packaging = chips(page).getByRole('link', { name: 'Packaging: Bag' });
  await packaging.focus();
  await page.keyboard.press('Enter');
  await expect(shownCards(page)).toHaveCount(2);
  await expect(chips(page)).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: shelf.without(weight, 3) }).click();
  await expect(page).toHaveURL(/\?stock=1&f\.packaging=Bag$/);
  await expect(shownCards(page)).toHaveCount(3);
});

test('more products keep to the filters, and several categories have the filters that fit them', async ({
  page,
}) => {
  await page.goto('/shop/all?min=10&stock=1&sort=bestSelling');
  await expect(page.getByLabel(filters.sort)).toHaveValue('bestSelling');
  await expect(page.getByLabel(filters.sort).locator('option[value=unitPrice]')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'BB weight' })).toHaveCount(0);
  const asked = page.waitForRequest('**/getProducts');
  await page.getByRole('button', { name: listing.more }).click();
  expect((await asked).postDataJSON()).toMatchObject({ inStock: true, minPrice: 10, sortBy: 'bestSelling' });
  await expect(shownCards(page)).toHaveCount(18);
  await expect(shownCards(page).getByText(shopCard.stock.none)).toHaveCount(0);
  await page.goto('/shop/gas?sort=unitPrice&f.gas-kind=Green+gas');
  await page.getByLabel(filters.sort).selectOption('rating');
  await expect(page).toHaveURL(/\/shop\/gas\?f\.gas-kind=Green\+gas&sort=rating$/);
});

test('all products are first narrowed to a category, counted by the other filters, which lead there along', async ({
  page,
}) => {
  await page.goto('/shop/discount?stock=1');
  const panel = page.getByRole('form', { name: filters.title });
  const category = panel.getByRole('group').first().getByRole('link');
  await expect(panel.getByRole('group').first()).toHaveAccessibleName(shelf.category);
  await expect(category.first()).toHaveText(/^BBs \(\d+\)$/);
  const count = Number(/\d+/.exec((await category.first().textContent()) ?? '')?.[0]);
  await accessible(page);
  await category.first().click();
  await expect(page).toHaveURL(/\/shop\/bbs\?discounted=1&stock=1$/);
  await found(page, count);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/shop/all');
  await page.getByRole('button', { name: filters.open(0) }).click();
  const sheet = page.getByRole('dialog', { name: filters.title });
  await sheet.getByRole('link', { name: /^Gas \(/ }).click();
  await page.waitForURL('**/shop/gas');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gas');
});

test('filters without JavaScript are a form', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: process.env.SHOP_URL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await page.goto('/shop/bbs?f.count=1000..&f.count.to=');
  const apply = page.getByRole('button', { name: filters.apply });
  await expect(apply, 'they are folded, and products stand in their place').toBeHidden();
  await page.getByText(withoutScript.filters, { exact: true }).click();
  await page.getByRole('group', { name: 'BB weight' }).getByLabel('0.25\u00a0g').check();
  await page.getByRole('group', { name: 'Count' }).getByLabel(filters.from).fill('3000');
  await apply.click();
  await expect(shownCards(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(page.getByText(withoutScript.filters, { exact: true }), 'beside the list').toBeHidden();
  await expect(page.getByRole('group', { name: 'Count' }).getByLabel(filters.from)).toHaveValue('3000');
  await chips(page).getByRole('link', { name: 'Count' }).click();
  await expect(page).toHaveURL(/\/shop\/bbs\?f\.bb-weight=0\.25$/);
  await expect(shownCards(page)).toHaveCount(3);
  await context.close();
});

test('on a phone lying down Back stands on the line of a list’s name, and the search of its filters on that of Sort', async ({
  page,
}) => {
  const middle = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  for (const width of [667, 844, 932]) {
    await page.setViewportSize({ width, height: 390 });
    await page.goto('/shop/attachments');
    const back = await middle(page.getByRole('link', { name: kit.back, exact: true }));
    const name = await middle(page.getByRole('heading', { level: 1 }));
    expect(Math.abs(back - name), `at ${width} px`).toBeLessThan(1);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('button', { name: filters.open(0) }).click();
  const sheet = page.getByRole('dialog');
  const apart = async () =>
    Math.abs((await middle(sheet.getByLabel(filters.sort))) - (await middle(sheet.getByRole('searchbox'))));
  // Once it stands still.
  await expect.poll(apart).toBeLessThan(1);
});

test('the Discount Zone says what its discounts are', async ({ page }) => {
  await page.goto('/shop/discount');
  await expect(page.getByText(shelf.discounts)).toBeVisible();
  await expect(
    shownCards(page)
      .first()
      .getByText(/^[2-9]\+ £[\d.]+ each$/),
  ).toBeVisible();
});

test('on the narrowest phone the way to one’s guns stands in a line, and not on what is chosen', async ({
  page,
}) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/shop/magazines?f.pattern=M4');
    const link = page.getByRole('main').getByRole('link', { name: layout.whatFits });
    const [words, chip] = await Promise.all([
      link.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      }),
      chips(page).getByRole('link').first().boundingBox(),
    ]);
    expect(words.height, `one line at ${width}`).toBeLessThan(30);
    expect(words.bottom, `above the chip at ${width}`).toBeLessThanOrEqual(chip?.y ?? 0);
  }
});
