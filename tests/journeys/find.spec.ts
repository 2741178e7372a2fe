import type { Locator, Page } from '@playwright/test';
import { kit } from '#wording/kit.ts';
import { bbGuide } from '#wording/storefront/bb-guide.ts';
import { cart } from '#wording/storefront/cart.ts';
import { energy } from '#wording/storefront/energy.ts';
import { gunPage, helpPages, unlikePage, unsoldPage } from '#wording/storefront/help-pages.ts';
import { home } from '#wording/storefront/home.ts';
import { layout } from '#wording/storefront/layout.ts';
import { listing, shelf } from '#wording/storefront/listing.ts';
import { nothingHere } from '#wording/storefront/nothing-here.ts';
import { product } from '#wording/storefront/product.ts';
import { productGone } from '#wording/storefront/product-gone.ts';
import { categories } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { starterKit } from '#wording/storefront/starter-kit.ts';
import { suggestions } from '#wording/storefront/suggestions.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';
import { accessible, ask, expect, keepCart, newProduct, test } from './fixtures.ts';
import { inPieces } from './in-pieces.ts';
import { noteShifts, shifts } from './shifts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shownCards = (page: Page) => page.getByRole('main').getByRole('article');
/** Beside it, a card whose sizes cost differently has the way to the cheapest. */
const titleLink = (card: Locator) => card.getByRole('heading').getByRole('link');

test('every shelf has its address and its name', async ({ page }) => {
  const shelves = { all: layout.all, ...categories, discount: layout.discount };
  await page.goto('/shop/gas');
  const nav = page.getByRole('navigation', { name: layout.nav });
  for (const [place, name] of Object.entries(shelves)) {
    await nav.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**/shop/${place}`);
    await expect(heading(page)).toHaveText(name);
    const { total } = await ask(page.request, '/getProducts', {
      ...(place === 'discount' ? { discounted: true } : { catagory: place as 'all' }),
      families: true,
    });
    await expect(shownCards(page)).toHaveCount(total <= 12 ? total : 9);
  }
});

test('a search forgives a typing error and says what it looked for', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: layout.search.label }).first().fill('magzine');
  await expect(page.getByRole('option').first()).toContainText(/magazine/i);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop/magzine');
  await expect(heading(page)).toHaveText(shelf.resultsFor('magzine'));
  await expect(shownCards(page).first()).toContainText(/magazine/i);
  await expect(page.getByRole('main').getByText(shelf.help.spelling('magazine'))).toBeVisible();
  await page.goto('/shop/ammo');
  await expect(page.getByText(shelf.help.synonym('BBs'))).toBeVisible();
  await accessible(page);
  // What was left out is said while it is typed, as the list says it.
  await page.getByRole('combobox', { name: layout.search.label }).first().fill('red tracer bbs');
  const said = page.getByRole('search').first().getByText(suggestions.leftOut('tracer bbs', 'red'));
  await expect(said.first()).toBeVisible();
  await page.getByRole('combobox', { name: layout.search.label }).first().fill('0.45');
  const nearest = page
    .getByRole('search')
    .first()
    .getByText(/^We have no 0\.45 g\. The nearest/);
  await expect(nearest.first()).toBeVisible();
  const told = (await nearest.first().textContent()) ?? '';
  await page.goto('/shop/0.45');
  await expect(page.getByRole('main').getByText(told)).toBeVisible();
});

test('what helps stands above a page that says what else can be done, in the suggestions and in the results', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: layout.search.label }).first().fill('mag wont hold gas');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(/silicone oil/i);
  await expect(options.nth(1)).toContainText(helpPages.leaking.title);
  await page.goto('/shop/mag%20wont%20hold%20gas');
  const below = page.getByRole('link', { name: helpPages.leaking.title });
  const oil = await shownCards(page).first().boundingBox();
  expect((await below.boundingBox())?.y).toBeGreaterThan(oil?.y ?? Infinity);
  await accessible(page);
});

test('suggestions end with their categories and all results, by keyboard too', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  await box.fill('tracer');
  const options = page.getByRole('option');
  const all = options.last();
  await expect(all).toHaveText(/^See all \d+ results$/);
  await accessible(page);
  const total = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  await page.keyboard.press('ArrowUp');
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop/tracer');
  await expect(page.getByText(listing.products(Number(total)), { exact: true })).toBeVisible();

  await box.fill('tracer');
  const inBBs = options.filter({ hasText: new RegExp(`^In ${categories.bbs} `) });
  const count = /\d+/.exec((await inBBs.textContent()) ?? '')?.[0];
  await inBBs.click();
  await page.waitForURL('**/shop/bbs?q=tracer');
  await expect(page.getByText(listing.products(Number(count)), { exact: true })).toBeVisible();
  await expect(box).toHaveValue('tracer');

  // What was typed is marked, and gone on the page that was chosen.
  await box.fill('gogg');
  await expect(options.first().locator('b')).toHaveText('gogg');
  await options.first().click();
  await page.waitForURL('**/product/**');
  await expect(box).toHaveValue('');
});

test('a key that comes the moment the suggestions do is meant for them', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  await box.evaluate((field) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[role=option]')?.textContent?.includes('0.25 g')) return;
      seen.disconnect();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true }));
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await box.fill('0.25g bbs');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('0.25 g');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await page.waitForURL('**/product/**');
});

test('on a phone a suggestion is read whole, so that the magazine is told from the set of five', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('combobox', { name: layout.search.label }).first().fill('mag');
  const names = page.getByRole('option').locator('span.leading-snug');
  await expect(names).toHaveCount(6);
  const cut = await names.evaluateAll((all) =>
    all
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

test('words in the search box have a button that empties it, and typing goes on there', async ({ page }) => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/shop/green%20gas');
    const box = page.getByRole('combobox', { name: layout.search.label }).first();
    const clear = page.getByRole('button', { name: suggestions.clear });
    await expect(clear).toHaveCount(0);
    await box.click();
    await clear.click();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await expect(clear).toHaveCount(0);
    await expect(page.getByRole('option').getByText(categories.bbs, { exact: true })).toBeVisible();
    await page.keyboard.type('sling');
    await expect(page.getByRole('option').first()).toContainText(/sling/i);
    await accessible(page);
  }
});

test('an empty search box offers recent searches and the shelves, by keyboard too; on a slow line places are held', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  const options = page.getByRole('option');
  await box.focus();
  await expect(options.getByText(categories.bbs, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.type('sling');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop/sling');
  await page.goto('/');
  await box.focus();
  await expect(options.first()).toHaveText('sling');
  await accessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop/sling');
  // Once the page is there, the box has its words; to empty an empty one would change nothing.
  await expect(box).toHaveValue('sling');

  await box.fill('');
  await options.getByText(suggestions.forget).click();
  await expect(options.getByText(suggestions.forget)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
  await options.getByText(categories.gas, { exact: true }).click();
  await page.waitForURL('**/shop/gas');
  await expect(heading(page)).toHaveText(categories.gas);

  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search-product', async (route) => {
    await asked;
    await route.continue().catch(() => {});
  });
  await box.fill('tracer');
  await expect(page.getByRole('status').filter({ hasText: suggestions.waiting })).toBeAttached();
  await expect(page.getByRole('listbox').locator('..').locator('.well').first()).toBeVisible();
  answer();
  await expect(options.first()).toContainText(/tracer/i);
});

test('whoever types on in the search box as a page comes goes on typing', async ({ page }) => {
  await page.goto('/');
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.data(\?|$)/, async (route) => {
    await arriving;
    await route.continue();
  });
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  await box.fill('sling');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await box.pressSequentially('s');
  arrive();
  await page.waitForURL('**/shop/sling');
  await expect(heading(page)).toHaveText(shelf.resultsFor('sling'));
  await page.keyboard.press('End');
  await page.keyboard.type(' plate');
  await expect(box).toHaveValue('slings plate');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a search for what the shop answers itself leads to that page, from the suggestions and from the results', async ({
  page,
}) => {
  await page.goto('/');
  const { returns, delivery } = helpPages;
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  await box.fill('returns');
  const first = page.getByRole('option').first();
  await expect(first).toHaveText(returns.title + returns.text);
  await accessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${returns.path}`);
  await expect(page.locator('#withdraw')).toBeInViewport();

  await box.fill('shipping');
  await expect(first).toContainText(delivery.title);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop/shipping');
  const answer = page.getByRole('main').getByRole('link', { name: delivery.text });
  await expect(page.getByText(shelf.empty)).toBeVisible();
  await expect(page.getByText(shelf.emptyAnswered)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: layout.contact })).toBeVisible();
  // What answers stands above that nothing was found.
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(shelf.answered);
  const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0;
  expect(await top(answer)).toBeLessThan(await top(page.getByText(shelf.empty)));
  await accessible(page);
  await answer.click();
  await page.waitForURL(`**${delivery.path}`);
  // Nor is it said where products are the answer.
  await page.goto('/shop/starter%20kit');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(shelf.empty)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: starterKit.title })).toHaveAttribute(
    'href',
    '/starter-kit',
  );
  await page.goto('/shop/glove%20size%209');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('gloves');
  // A product that has the word is below the page; a part that is named by it needs none.
  await page.goto('/shop/returning%20a%20battery');
  const link = page.getByRole('main').getByRole('link', { name: helpPages.returnsByRoad.text });
  await expect(link).toBeVisible();
  await expect(shownCards(page)).not.toHaveCount(0);
  await page.goto('/shop/return%20spring');
  await expect(heading(page)).toHaveText(shelf.resultsFor('return spring'));
  await expect(link).toBeHidden();
  // A price beside it narrows nothing, and takes no answer away.
  await page.goto('/shop/present%20under%20%C2%A320');
  await expect(page.getByRole('main').getByRole('link', { name: helpPages.gifts.title })).toBeVisible();
  await expect(shownCards(page)).not.toHaveCount(0);
});

test('which BB weight is for what is answered by the guide, above the BBs of that gun', async ({ page }) => {
  await page.goto('/shop/what%20bb%20weight%20for%20sniper');
  await expect(page.getByRole('main').getByRole('link', { name: helpPages.weights.title })).toBeVisible();
  await expect(page.getByText(shelf.help.synonym('0.40 g or 0.43 g BBs'))).toBeVisible();
  await expect(shownCards(page)).not.toHaveCount(0);
  await accessible(page);
  // The shelf of BBs leads there too.
  await page.goto('/shop/bbs');
  await page.getByRole('main').getByRole('link', { name: bbGuide.title }).click();
  await page.waitForURL('**/bb-guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bbGuide.title);
  await expect(page.getByRole('main').getByRole('link', { name: /^0\.4/ })).toContainText('per 1,000');
  await accessible(page);
  // What finds the right one is one press away.
  await expect(
    page.getByRole('region', { name: bbGuide.byGun }).getByRole('link', { name: /^Bolt-action/ }),
  ).toHaveAttribute('href', /f\.bb-weight=0\.4/);
  await page.getByText(bbGuide.pack).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sampler');
});

test('where we deliver, a speed and what is not sold are answered beside the products, each with its way on', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/shop/green%20gas%20northern%20ireland');
  await expect(main.getByRole('link', { name: helpPages.places.text })).toBeVisible();
  await expect(shownCards(page).first()).toContainText('green gas');
  await page.goto('/shop/trousers');
  const { title, text, path } = unsoldPage('trousers', 'attire');
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText(shelf.nearest)).toBeVisible();
  await accessible(page);
  await main.getByRole('link', { name: title }).click();
  await page.waitForURL(`**${path}`);
  // Of a part of a gun nothing is near: what sells best stands under its own name.
  await page.goto('/shop/gearbox');
  await expect(main.getByText(unlikePage('gearbox').title)).toHaveCount(1);
  await expect(main.getByText(shelf.notSoldNorLike)).toHaveCount(0);
  await expect(main.getByRole('region', { name: nothingHere.best })).toBeVisible();
  await expect(main.getByText(shelf.nearest)).toHaveCount(0);
  await accessible(page);
  // The calculator is filled in with what was searched for.
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  await box.fill('how many joules is 400 fps');
  await expect(page.getByRole('option').first()).toContainText('is 1.49');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/energy?speed=400');
  await expect(main.getByLabel(energy.speed, { exact: true })).toHaveValue('400');
});

test('filters stand in the address, and Back brings them back', async ({ page }) => {
  await page.goto('/shop/bbs');
  const { min, sort, discounted } = listing.filters;
  const firstTitle = shownCards(page).first().getByRole('heading');
  const newestFirst = await firstTitle.textContent();
  await page.getByLabel(min).selectOption('10');
  await page.waitForURL('**/shop/bbs?min=10');
  await page.getByLabel(discounted).check();
  await page.waitForURL('**/shop/bbs?discounted=1&min=10');
  await page.getByLabel(sort).selectOption('priceHighToLow');
  await page.waitForURL('**/shop/bbs?discounted=1&min=10&sort=priceHighToLow');
  // The address is there a moment before the list.
  await expect(async () => {
    const texts = await shownCards(page).allTextContents();
    const prices = texts.map((text) => Number(/£(\d+\.\d\d)/.exec(text)?.[1]));
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(10);
  }).toPass({ timeout: 5000 });
  await page.reload();
  await expect(page.getByLabel(sort)).toHaveValue('priceHighToLow');
  await expect(page.getByLabel(discounted)).toBeChecked();

  await page.goBack();
  await expect(page.getByLabel(sort)).toHaveValue('newest');
  await expect(page.getByLabel(discounted)).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel(discounted)).not.toBeChecked();
  await expect(page.getByLabel(min)).toHaveValue('10');
  await page.getByRole('link', { name: listing.clear }).click();
  await page.waitForURL('**/shop/bbs');
  await expect(firstTitle).toHaveText(newestFirst ?? '');
});

test('a filter that is ticked further down brings what it leaves, and how to undo it, below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/shop/bbs');
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.getByLabel(listing.filters.inStock).click();
  const clear = page.getByRole('main').getByRole('link', { name: listing.clear }).first();
  const header = page.getByRole('banner');
  await expect(clear).toBeInViewport();
  const [bar, link] = await Promise.all([header.boundingBox(), clear.boundingBox()]);
  expect(link?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('on a phone a list begins high: Back stands beside its name, and its first products can be bought', async ({
  page,
}) => {
  await noteShifts(page);
  await page.goto('/shop/gas');
  for (const path of ['/shop/bbs', '/shop/discount', '/shop/battery']) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const back = await page.getByRole('link', { name: kit.back }).boundingBox();
    expect(heading?.y, path).toBeLessThan((back?.y ?? 0) + 20);
    expect(heading?.x, path).toBeGreaterThanOrEqual((back?.x ?? 0) + (back?.width ?? 0));
    const add = page.getByRole('article').getByRole('button', { name: shopCard.add }).first();
    const [button, bar] = [await add.boundingBox(), await page.locator('.tab-bar').boundingBox()];
    expect((button?.y ?? 999) + (button?.height ?? 0), path).toBeLessThan(bar?.y ?? 0);
    expect(await shifts(page), path).toEqual([]);
  }
  // Large letters stand below it.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [large, back] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await page.getByRole('link', { name: kit.back }).boundingBox(),
  ];
  expect(large?.y).toBeGreaterThanOrEqual((back?.y ?? 0) + (back?.height ?? 0) - 1);
  // Nothing lies over it there, nor on a phone lying down.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/shop/bbs');
  await page.getByRole('link', { name: kit.back }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('what finds nothing is told while it is typed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: layout.search.label }).first().fill('zzqqxx');
  const nothing = page.getByRole('option', { name: suggestions.nothing('zzqqxx') });
  await expect(nothing).toBeVisible();
  await accessible(page);
  await nothing.click();
  await page.waitForURL('**/shop/zzqqxx');
});

test('an empty result says so', async ({ page }) => {
  await page.goto('/shop/zzqqxx');
  await expect(heading(page)).toHaveText(shelf.resultsFor('zzqqxx'));
  await expect(page.getByText(shelf.empty)).toBeVisible();
  // A way on: the shelves, and something to look at.
  const main = page.getByRole('main');
  for (const name of [layout.all, layout.discount])
    await expect(main.getByRole('link', { name }).filter({ visible: true })).toBeVisible();
  await expect(main.getByRole('link', { name: shelf.contactUs })).toHaveAttribute('href', '/contact');
  const shelves = page.getByRole('region', { name: home.categories });
  await expect(shelves.getByRole('link')).toHaveText(Object.values(categories));
  await expect(page.getByRole('region', { name: nothingHere.best }).getByRole('article')).toHaveCount(4);
  await accessible(page);
  // What one shelf hasn't may stand on another.
  await page.goto('/shop/bbs?q=gloves');
  await expect(page.getByText(shelf.empty)).toBeVisible();
  await expect(page.getByText(shelf.emptyIn(categories.bbs))).toBeVisible();
  await expect(page.getByRole('region', { name: shelf.wholeShop }).getByRole('listitem')).not.toHaveCount(0);
  await main.getByRole('link', { name: shelf.elsewhere(0).replace(/\d.*/, '') }).click();
  await expect(heading(page)).toHaveText(shelf.resultsFor('gloves'));
  await expect(shownCards(page).first()).toContainText('gloves');
  await page.goto('/shop/gas?min=100');
  await expect(page.getByText(shelf.empty)).toBeVisible();
  await expect(page.getByText(shelf.emptyFilters)).toBeVisible();

  // Beside what is found for its kind it is said, while it is typed too, that nothing is made for the gun itself.
  const notMade = page.getByText(gunPage.notFor('hi capa').title);
  await page.goto('/shop/hi-capa%20suppressor');
  await expect(notMade).toBeVisible();
  const box = page.getByRole('combobox', { name: layout.search.label }).first();
  await box.press('End');
  await page.keyboard.type('s');
  await expect(
    page.getByRole('search').first().getByText(gunPage.notFor('hi capa').title).first(),
  ).toBeVisible();

  // A gun that nothing is sold for: what its kind needs, and nothing to filter.
  await page.goto('/shop/hi%20capa');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(shelf.answered);
  await expect(page.getByText(gunPage.model('hi capa').title)).toBeVisible();
  await expect(page.getByText(shelf.empty)).toBeVisible();
  const needed = page.getByRole('region', { name: shelf.forGuns });
  await expect(needed.getByRole('article').first()).toContainText('green gas');
  await expect(page.getByLabel(listing.filters.min)).toBeHidden();
  await accessible(page);
});

test('a gun is not sold at any price, and beside how old one must be stands no product', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/shop/all?q=pistol%20under%20%C2%A320');
  await expect(main.getByText(gunPage.kind.title)).toBeVisible();
  await expect(page.getByRole('region', { name: shelf.forGuns }).getByRole('article')).not.toHaveCount(0);
  await accessible(page);
  await page.goto('/shop/how%20old%20do%20i%20have%20to%20be');
  await expect(main.getByRole('link', { name: helpPages.age.text })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  // Clothing stands below where its sizes are.
  await page.goto('/shop/size%20chart');
  await expect(main.getByText(helpPages.sizes.text)).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  await accessible(page);
});

async function pressIn(page: Page, field: Locator) {
  const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 40, y + 20);
}

test('typing into what stays at the top leaves the page where it was', async ({ page }) => {
  for (const [width, height, path] of [
    [390, 844, '/shop/gas'],
    [1280, 900, '/shop/all'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    // Playwright would scroll before a click of its own.
    await pressIn(page, page.getByRole('combobox', { name: layout.search.label }));
    await page.keyboard.type('green gas', { delay: 30 });
    expect(await page.evaluate(() => scrollY), `${width} px`).toBe(600);
  }
  await page.goto('/shop/attire');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await pressIn(page, page.getByLabel(listing.filters.search(categories.attire)));
  await page.keyboard.type('green', { delay: 30 });
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('a minimum price above the maximum is said beside the fields, with a way on', async ({ page }) => {
  await page.goto('/shop/gas?min=25&max=10');
  const { min, max, crossed } = listing.filters;
  await expect(page.getByLabel(min)).toHaveAccessibleDescription(crossed);
  // Below both of them, which stay side by side.
  const places = await Promise.all([min, max].map((label) => page.getByLabel(label).boundingBox()));
  expect(places[0]?.y).toBe(places[1]?.y);
  const said = await page.locator('.prices').getByText(crossed).boundingBox();
  expect(said?.width).toBeGreaterThan((places[0]?.width ?? 0) + 20);
  await expect(page.getByText(shelf.empty)).toHaveCount(0);
  await page.getByLabel(max).selectOption('9999');
  await page.waitForURL('**/shop/gas?min=25');
  await expect(shownCards(page).first()).toBeVisible();
  await expect(page.getByLabel(min)).toHaveAccessibleDescription('');
  await page.getByLabel(max).selectOption('10');
  await expect(page.getByLabel(min)).toHaveAccessibleDescription(crossed);
  await accessible(page);
  await page.getByRole('link', { name: shelf.uncross(10, 25) }).click();
  await page.waitForURL('**/shop/gas?min=10&max=25');
  await expect(shownCards(page).first()).toBeVisible();
});

test('sorting is in sight: beside the heading, and on a phone in one sheet with the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/shop/attachments');
  await expect(page.getByLabel(listing.filters.sort)).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  // The shelf that this is stands at the far end of its row.
  const nav = page.getByRole('navigation', { name: listing.categories });
  await page.reload();
  await expect(nav.getByRole('link', { name: categories.attachments })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: listing.filters.open(0) }).click();
  const sheet = page.getByRole('dialog', { name: listing.filters.title });
  await sheet.getByLabel(listing.filters.sort).selectOption('priceLowToHigh');
  await page.waitForURL('**/shop/attachments?sort=priceLowToHigh');
  await sheet.getByLabel(listing.filters.discounted).check();
  await page.waitForURL('**/shop/attachments?discounted=1&sort=priceLowToHigh');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: listing.filters.open(1) })).toBeVisible();
});

test('whatever is typed into the search is searched for', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: layout.search.label }).first();
  for (const words of ['..', '.', '/', '50%', '?', '#', '\\', '%2F']) {
    await search.fill(words);
    await search.press('Enter');
    await expect(heading(page)).toHaveText(shelf.resultsFor(words));
    await page.reload();
    await expect(heading(page)).toHaveText(shelf.resultsFor(words));
  }
});

test('More Products stands in what the last row leaves free', async ({ page }) => {
  await page.goto('/shop/all');
  const more = page.getByRole('button', { name: listing.more });
  const last = shownCards(page).last();
  for (const [width, beside] of [
    [390, true],
    [1280, false],
    [1440, false],
    [1920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [button, card] = await Promise.all([more, last].map((of) => of.boundingBox()));
    const isBeside = button && card && button.y < card.y + card.height && button.x > card.x + card.width;
    expect(isBeside, `at ${width}`).toBe(beside);
  }
});

test('More Products counts, keeps the focus, and stays after Back', async ({ page }) => {
  await page.goto('/shop/all');
  const more = page.getByRole('button', { name: listing.more });
  await expect(page.getByText(/^9 of \d+ products$/)).toBeVisible();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^18 of \d+ products$/)).toBeVisible();
  await expect(shownCards(page)).toHaveCount(18);
  await expect(more).toBeFocused();
  const titles = await shownCards(page).getByRole('heading').allTextContents();
  expect(new Set(titles).size, 'nothing twice').toBe(18);
  await titleLink(shownCards(page).nth(12)).click();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect(shownCards(page)).toHaveCount(18);

  // The last of them takes the button away, and the focus goes to the first product that it brought.
  const { total } = await ask(page.request, '/getProducts', { discounted: true, families: true });
  const pages = Math.ceil((total - 12) / 9);
  await page.goto(`/shop/discount?page=${pages}`);
  await expect(shownCards(page)).toHaveCount(pages * 9);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(shownCards(page)).toHaveCount(total);
  await expect(more).toHaveCount(0);
  await expect(titleLink(shownCards(page).nth(pages * 9))).toBeFocused();

  // A row or less comes with the page before it: nobody presses for one more.
  await page.goto('/shop/magazines');
  await expect(shownCards(page)).toHaveCount(10);
  await expect(more).toHaveCount(0);
});

test('a card whose way to its page is cut short leads there all the same, and nothing is reported', async ({
  page,
}) => {
  await page.goto('/shop/magazines');
  // As the browser does it where Back comes before the new page stands, in a hidden tab, or on a page that takes long.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      return transition;
    };
  });
  await titleLink(shownCards(page).first()).click();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect(heading(page)).toHaveText(categories.magazines);
});

test('on a slow line a press on a card shows at once that the product is on its way', async ({ page }) => {
  const { promise: shopAnswers, resolve: answer } = Promise.withResolvers<void>();
  await page.goto('/shop/gas');
  await page.route('**/product/**', async (route) => {
    await shopAnswers;
    await route.continue();
  });
  const card = page.getByRole('article').first();
  await card.getByRole('link').first().click();
  const bar = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') as Element, '::before').opacity);
  await expect.poll(bar).toBe('1');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(card).toHaveCSS('opacity', '0.6');
  answer();
  await page.waitForURL('**/product/**');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await page.goBack();
  await page.waitForURL('**/shop/gas');
  await expect(card).toBeVisible();
  await expect(page.getByRole('main'), 'what Back leads to is there').toHaveAttribute('aria-busy', 'false');
});

test('an address that nothing stands at', async ({ page }) => {
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText(nothingHere.title);
  await expect(page.getByText(withoutScript.tooOld)).toBeHidden();
  await accessible(page);
  await expect(page.getByRole('region', { name: nothingHere.best }).getByRole('article')).not.toHaveCount(0);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const field = await page.getByRole('textbox', { name: nothingHere.search }).boundingBox();
    const button = await page
      .getByRole('main')
      .getByRole('button', { name: layout.search.submit })
      .boundingBox();
    expect(button?.y, `the button stands beside its field at ${width}`).toBe(field?.y);
  }
  await page.getByRole('textbox', { name: nothingHere.search }).fill('green gas');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(shelf.resultsFor('green gas'));
  await page.goto('/nothing/here');
  await page.getByRole('link', { name: nothingHere.home }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await page.goto('/product/nosuchproduct'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText(productGone.notFound);
});

test('products are found and read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: process.env.SHOP_URL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(heading(page)).toHaveText(home.hero.title);
  await page.getByRole('link', { name: categories.gas, exact: true }).first().click();
  await expect(heading(page)).toHaveText(categories.gas);
  await page.getByLabel(listing.filters.max).selectOption('25');
  await page.getByRole('button', { name: listing.filters.apply }).click();
  await expect(page).toHaveURL(/\/shop\/gas\?.*max=25/);
  await expect(shownCards(page).first()).toBeVisible();
  await page.goto('/shop/all');
  await page.getByRole('button', { name: listing.more }).click();
  await expect(shownCards(page)).toHaveCount(18);

  await page.getByRole('combobox', { name: layout.search.label }).first().fill('tracer');
  await page.getByRole('button', { name: layout.search.submit, exact: true }).first().click();
  await expect(heading(page)).toHaveText(shelf.resultsFor('tracer'));
  await page.getByLabel(listing.filters.sort).selectOption('priceHighToLow');
  await page.getByRole('button', { name: listing.filters.sortNow, exact: true }).click();
  await expect(page).toHaveURL(/sort=priceHighToLow/);
  await titleLink(shownCards(page).first()).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(heading(page)).toContainText(/tracer/i);
  await expect(page.getByText(product.vat)).toBeVisible();
  await expect(page.getByRole('heading', { name: product.about })).toBeVisible();
  // What needs it says so, at the top and at the buttons.
  await expect(page.locator('main noscript .notice')).toHaveText(withoutScript.notice);
  await expect(page.locator('main noscript span').first()).toHaveText(kit.needsScript);
  // No family's card is there: those lead to a choice, which needs no script.
  await page.goto('/shop/batteries');
  await expect(shownCards(page).first().locator('noscript span')).toBeVisible();
  await context.close();
});

test('dark and without motion', async ({ page, office }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const item = await newProduct(office, { tiers: [[2, 10]] });
  await keepCart(page, [[item, 2]]);
  for (const path of ['/', '/shop/discount', `/product/${item.id}`, '/cart']) {
    await page.goto(path);
    if (path === '/cart') await expect(page.getByRole('link', { name: cart.checkout })).toBeVisible();
    if (path === '/') await expect(page.getByRole('dialog')).toBeVisible();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(lightness(ground), `${path} is dark`).toBeLessThan(0.3);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('a, button, section')].filter(
          (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0.01,
        ).length,
    );
    expect(moving, `what moves on ${path}`).toBe(0);
    await accessible(page);
  }
});

/** 0 black to 1 white, of 'rgb(1, 2, 3)' or 'oklch(0.2 ...)'. */
function lightness(colour: string): number {
  const [first = 0, second = 0, third = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return colour.startsWith('rgb') ? (first + second + third) / 765 : first;
}

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  test(`nothing shifts while pages load, ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { data } = await ask(page.request, '/getProducts', { catagory: 'bbs' });
    await noteShifts(page);
    for (const path of ['/', '/shop/bbs', `/product/${data[0]?.id}`]) {
      await page.goto(path, { waitUntil: 'load' });
      if (path === '/') await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate(() =>
        document.fonts.ready.then(() => new Promise((shown) => setTimeout(shown, 300))),
      );
      expect(await shifts(page), `layout shift of ${path}`).toEqual([]);
    }
  });
}

test('nothing shifts where a page comes in pieces', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { data } = await ask(page.request, '/getProducts', { catagory: 'bbs' });
  const slow = await inPieces(process.env.SHOP_URL ?? '');
  try {
    await noteShifts(page);
    for (const path of ['/', '/shop/bbs', `/product/${data[0]?.id}`]) {
      await page.goto(slow.url + path, { waitUntil: 'load' });
      expect(await shifts(page), `layout shift of ${path}`).toEqual([]);
    }
  } finally {
    slow.close();
  }
});

test('a large screen is used: larger pictures or more of them, fetched as large as they are shown, and nothing moves', async ({
  page,
}) => {
  /** Of how many CSS pixels a picture is, and how many pixels of it were fetched. */
  const widths = (picture: ReturnType<Page['locator']>) =>
    picture.evaluate((img: HTMLImageElement) => [
      img.getBoundingClientRect().width,
      Number(/images\/(\d+)/.exec(img.currentSrc)?.[1]),
    ]);
  await noteShifts(page);
  for (const [width, columns, gallery] of [
    [1280, 3, 480],
    [1440, 3, 580],
    [1920, 5, 680],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/shop/all');
    const tops = await shownCards(page).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    const [card = 0, fetched = 0] = await widths(page.locator('.card-picture > img').first());
    expect(fetched, `a card at ${width}`).toBeGreaterThanOrEqual(card);
    expect(await shifts(page)).toEqual([]);
    await page.goto((await titleLink(shownCards(page).first()).getAttribute('href')) ?? '');
    const [shown = 0, large = 0] = await widths(page.locator('.gallery-strip img').first());
    expect(shown).toBeGreaterThan(gallery);
    expect(large, `the gallery at ${width}`).toBeGreaterThanOrEqual(shown);
    expect(large).toBeLessThan(1.6 * shown);
    expect(await shifts(page)).toEqual([]);
    // What stands around the page ends where it ends.
    const [bar, main] = await Promise.all(
      ['header', 'main'].map((of) => page.locator(`${of} .page`).first().boundingBox()),
    );
    expect(bar?.width).toBe(main?.width);
  }
});
