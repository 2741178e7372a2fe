import type { Locator } from '@playwright/test';
import { answers } from '#wording/answers.ts';
import { goesWith } from '#wording/dashboard/goes-with.ts';
import { products } from '#wording/dashboard/products.ts';
import { stockRequests } from '#wording/dashboard/stock-requests.ts';
import { kit } from '#wording/kit.ts';
import { cart } from '#wording/storefront/cart.ts';
import { companions } from '#wording/storefront/companions.ts';
import { favourites } from '#wording/storefront/favourites.ts';
import { fit } from '#wording/storefront/fit.ts';
import { layout } from '#wording/storefront/layout.ts';
import { product } from '#wording/storefront/product.ts';
import { delivery } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { confirmStockRequest, endStockRequests, stockRequest } from '#wording/storefront/stock-request.ts';
import { summary } from '#wording/storefront/summary.ts';
import { dashboardOf, row } from './dashboard.ts';
import {
  accessible,
  ask,
  expect,
  keep,
  keepCart,
  mailedLink,
  newProduct,
  someEmail,
  test,
} from './fixtures.ts';
import { overlappingWords } from './overlaps.ts';
import { noteShifts, shifts } from './shifts.ts';

/** What stands beside a product: who waits for it, what goes with it, what is near to it, what was viewed. */
test('the form of what is sold out moves nothing where it comes after the rest of the page', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { quantity: 0 });
  const form = page.getByRole('form', { name: stockRequest.title });
  for (const width of [390, 700, 1280]) {
    const code = Promise.withResolvers<void>();
    await page.route(/assets\/notify-in-stock/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/shop/${encodeURIComponent(item.title)}`);
    await page.getByRole('main').getByRole('link', { name: item.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: item.title, exact: true })).toBeVisible();
    /** How far below where the form begins the next thing stands. */
    const below = async () => {
      const [room, next] = await Promise.all(
        [page.locator('#tell-me'), page.getByRole('checkbox', { name: layout.compare }).first()].map((one) =>
          one.boundingBox(),
        ),
      );
      return (next?.y ?? 0) - (room?.y ?? 0);
    };
    const before = await below();
    expect(before).toBeGreaterThan(100);
    await expect(form).toHaveCount(0);
    code.resolve();
    await expect(form).toBeVisible();
    expect(await below(), `at ${width}`).toBe(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('beside what is sold out, and like nothing else, stand its other colours, and what it is used with', async ({
  page,
}) => {
  const soldOut = async (title: string) => {
    const { data } = await ask(page.request, '/search-product', { keywords: title });
    return `/product/${data.find(({ tittle, quantity }) => tittle === title && quantity === 0)?.id}`;
  };
  await page.goto(await soldOut('Fellside Scree knee pads, tan'));
  const instead = page.getByRole('region', { name: companions.inStock });
  await expect(instead.getByRole('listitem').first()).toBeVisible();
  // Below the form, and before anything is said of delivery.
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(instead)).toBeGreaterThan(await top(page.locator('#tell-me')));
  expect(await top(instead)).toBeLessThan(
    await top(page.getByRole('link', { name: product.promises.returns })),
  );
  await page.goto(await soldOut('Fellside Crag gloves, tan, size M'));
  const black = instead.getByRole('listitem').filter({ hasText: 'gloves, black' });
  await expect(black).toHaveCount(1);
  await expect(black).toContainText('size M');
  await expect(black.getByRole('button', { name: shopCard.add })).toBeVisible();
});

test('who wants to hear that a product is back asks on its page, confirms by the letter, and staff see it', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { quantity: 0, tiers: [[2, 10]] });
  const email = someEmail();
  await page.goto(`/product/${item.id}`);
  await expect(page.getByText(product.tiers.title)).toBeVisible();
  await expect(page.getByText(product.tiers.yours), 'nobody pays it').toHaveCount(0);
  const form = page.getByRole('form', { name: stockRequest.title });
  const place = () =>
    page
      .locator('#tell-me')
      .evaluate((it) => ({ top: it.getBoundingClientRect().top + scrollY, height: it.clientHeight }));
  const before = await place();
  await form.getByLabel(stockRequest.email).fill('nobody');
  await form.getByRole('button', { name: stockRequest.submit }).click();
  await expect(form.getByLabel(stockRequest.email)).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(stockRequest.email).fill(email);
  await form.getByRole('button', { name: stockRequest.submit }).click();
  await expect(form.getByRole('status')).toHaveText(answers.catalogue.stockRequestMailed);
  expect(await place(), 'nothing moved').toEqual(before);
  await page.setViewportSize({ width: 360, height: 640 });
  await form.getByLabel(stockRequest.email).fill(someEmail());
  const button = form.getByRole('button', { name: stockRequest.submit });
  await button.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  await button.press('Enter');
  const said = form.getByRole('status');
  await expect(said).toHaveText(answers.catalogue.stockRequestMailed);
  await expect(said).toBeFocused();
  const bars = await page.locator('.bottom-bar').evaluateAll((all) =>
    all
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top }) => top),
  );
  const end = await said.evaluate((it) => it.getBoundingClientRect().bottom);
  expect(end, 'clear of the bars').toBeLessThanOrEqual(Math.min(...bars));
  const nearest = page.getByRole('region', { name: companions.nearest });
  await expect(nearest.getByRole('listitem').first()).toBeVisible();
  await expect(nearest.getByText(item.title)).toHaveCount(0);
  // Next to what is sold out, before anything is told of it.
  const told = page.getByRole('heading', { name: product.about });
  expect((await nearest.boundingBox())?.y).toBeLessThan((await told.boundingBox())?.y ?? 0);
  await accessible(page);

  await page.goto(await mailedLink(email, 'confirm-stock-request'));
  await page.getByRole('button', { name: confirmStockRequest.submit }).click();
  await expect(page.getByRole('heading', { name: confirmStockRequest.done })).toBeVisible();
  const ends = await mailedLink(email, 'end-stock-requests');

  const { open } = await dashboardOf(page);
  await open(`/stock-requests?find=${encodeURIComponent(item.title)}`);
  await expect(row(page, item.title)).toContainText('1');
  await accessible(page);
  await open(`/products?find=${item.id}`);
  await expect(row(page, item.title)).toContainText(products.waiting(1));
  await row(page, item.title)
    .getByRole('link', { name: products.waiting(1) })
    .click();
  await expect(page.getByRole('heading', { name: stockRequests.title })).toBeVisible();

  await page.goto(ends);
  await page.getByRole('button', { name: endStockRequests.submit }).click();
  await expect(page.getByRole('heading', { name: endStockRequests.done })).toBeVisible();
  const { total } = await ask(office, '/dash-stock-requests', { productId: item.id });
  expect(total).toBe(0);
});

test('what may be bought in place of a product stands below what goes with it, without a script too', async ({
  page,
  browser,
}) => {
  const { data } = await ask(page.request, '/search-product', { keywords: 'Squall 8 low-pressure gas' });
  const path = `/product/${data[0]?.id}`;
  await noteShifts(page);
  await page.goto(path);
  const similar = page.getByRole('region', { name: companions.similar });
  await expect(similar.getByRole('listitem')).toHaveCount(2);
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  expect(await top(similar)).toBeGreaterThan(
    await top(page.getByRole('region', { name: companions.goesWith })),
  );
  expect(await top(page.locator('#reviews'))).toBeGreaterThan(await top(similar));
  await similar.scrollIntoViewIfNeeded();
  await similar.getByRole('button', { name: shopCard.add }).first().click();
  await expect(similar.getByRole('button', { name: shopCard.added })).toHaveCount(1);
  await accessible(page);
  expect(await shifts(page)).toEqual([]);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(path);
  await expect(plain.getByRole('region', { name: companions.similar }).getByRole('listitem')).toHaveCount(2);
  await plain.close();
});

test('of clothing that goes with a product its size is chosen first', async ({ page }) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'attire', families: true, count: 60 });
  const gloves = data.find(({ family }) => family?.tittle === 'Fellside Crag gloves');
  await page.goto(`/product/${gloves?.id}`);
  const goesWith = page.getByRole('region', { name: companions.goesWith });
  await goesWith.getByRole('link', { name: shopCard.choose }).first().click();
  await expect(page).not.toHaveURL(new RegExp(gloves?.id ?? ''));
  const sizes = page.getByRole('navigation', { name: 'Size' });
  await expect(sizes).toBeVisible();
  await expect(sizes.locator('[aria-current=true]')).toHaveCount(0);
});

test('staff choose what goes with a product, and it is on its page and beside the cart', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 20 });
  const first = await newProduct(office, { price: 4 });
  const second = await newProduct(office, { price: 12 });
  const dear = await newProduct(office, { price: 30 });
  const { open } = await dashboardOf(page);
  await open(`/product-details/${item.id}`);
  const panel = page.getByRole('region', { name: goesWith.title });
  await expect(panel.getByText(goesWith.none)).toBeVisible();
  for (const one of [first, second, dear]) {
    await panel.getByLabel(goesWith.add).fill(one.title);
    await panel.getByRole('button', { name: goesWith.addIt(one.title) }).click();
    await expect(panel.getByRole('status').filter({ hasText: goesWith.added(one.title) })).toBeAttached();
  }
  await panel.getByRole('button', { name: goesWith.earlier(second.title) }).click();
  await expect(panel.getByText(goesWith.moved(second.title, 1))).toBeAttached();
  // Else a field of the form above is half below the bar.
  await page.evaluate(() => scrollTo(0, 0));
  await accessible(page);

  await noteShifts(page);
  await page.goto(`/product/${item.id}`);
  const section = page.getByRole('region', { name: companions.goesWith });
  const titles = section.getByRole('listitem').getByRole('link');
  await expect(titles).toHaveText([second.title, first.title, dear.title]);
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: shopCard.add }).first().click();
  await expect(section.getByRole('button', { name: shopCard.added })).toHaveCount(1);
  await accessible(page);
  expect(await shifts(page)).toEqual([]);

  await page.goto('/cart');
  await expect(page.getByRole('region', { name: companions.goesWith })).toHaveCount(0);
  await keepCart(page, [[item, 1]]);
  await page.goto('/cart');
  await expect(section.getByRole('listitem')).toHaveCount(3);
  const brings = section.getByText(delivery.brings);
  await expect(brings, 'the one that costs what is lacking, and not far more').toHaveCount(1);
  const sum = await page.getByRole('region', { name: summary.title }).boundingBox();
  const beside = await section.boundingBox();
  expect(beside && sum && beside.y < sum.y + sum.height, 'they stand below the lines, beside the sum').toBe(
    true,
  );
  await section.getByRole('button', { name: shopCard.add }).first().click();
  await expect(page.getByRole('list', { name: cart.items }).getByRole('listitem')).toHaveCount(2);
  await expect(section).toContainText(cart.staysFree);
  await expect(brings).toHaveCount(0);
  await accessible(page);

  await page.reload();
  await expect(page.getByRole('region', { name: companions.goesWithSeveral })).toBeVisible();
});

test('what makes the delivery free comes first of what goes with a cart, and moves no more once it is in', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 20 });
  const sold = [];
  for (const price of [4, 30, 3, 2, 12]) sold.push(await newProduct(office, { price }));
  const [first, dear, second, last, brings] = sold.map(({ title }) => title);
  const others = sold.map(({ id }) => id);
  await ask(office, '/dash-save-goes-with', { productId: item.id, others, othersWere: [] });
  const section = page.getByRole('region', { name: companions.goesWith });
  const titles = section.getByRole('listitem').getByRole('link');
  await keepCart(page, [[item, 1]]);
  await page.goto('/cart');
  const free = [brings, first, dear, second] as string[];
  await expect(titles).toHaveText(free);
  await section.getByRole('button', { name: shopCard.add }).first().click();
  await expect(section).toContainText(cart.staysFree);
  await expect(titles).toHaveText(free);
  await keepCart(page, [[item, 2]]);
  await page.goto('/cart');
  await expect(titles).toHaveText([first, dear, second, last] as string[]);
});

test('where nothing that goes with a cart makes its delivery free, BBs that do stand last beside it', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/search-product', { keywords: 'Squall 12 green gas, 600 ml' });
  const gas = { id: data[0]?.id ?? '', title: data[0]?.tittle ?? '', price: data[0]?.price ?? 0 };
  await keepCart(page, [[gas, 1]]);
  await page.goto('/cart');
  const beside = page.getByRole('region', { name: companions.goesWith }).getByRole('listitem');
  await expect(beside.filter({ hasText: delivery.brings })).toHaveCount(1);
  await expect(beside.last()).toContainText(delivery.brings);
  await expect(beside.last()).toContainText('BBs');
  await keepCart(page, [[gas, 3]]);
  await page.goto('/cart');
  await expect(beside.first()).toBeVisible();
  await expect(beside.filter({ hasText: 'BBs' })).toHaveCount(0);
});

test('what was viewed comes after what is suggested, however long that takes', async ({ page, office }) => {
  const item = await newProduct(office);
  await page.addInitScript((id) => localStorage.setItem('viewed', JSON.stringify([id])), item.id);
  await page.route('**/getProducts', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await noteShifts(page);
  for (const path of ['/favourites', '/cart']) {
    await page.goto(path);
    await page.mouse.move(100, 100);
    await expect(page.getByRole('region', { name: companions.popular })).toBeVisible();
    await expect(page.getByRole('region', { name: companions.viewed.title })).toBeVisible();
    expect(await shifts(page), path).toEqual([]);
  }
});

test('beside few favourites stands what goes with them, and what was viewed', async ({ page }) => {
  const { data } = await ask(page.request, '/search-product', { keywords: 'Squall 12 green gas, 600 ml' });
  const { id, tittle, catagory, price } = data[0] ?? {};
  await keep(page, { favourites: [{ id, tittle, catagory, price, img: '' }], viewed: [id] });
  await noteShifts(page);
  await page.goto('/favorites');
  await page.mouse.move(100, 100);
  const beside = page.getByRole('region', { name: companions.goesWith });
  await expect(beside.getByRole('listitem').first()).toBeVisible();
  await expect(beside).not.toContainText(String(tittle));
  await expect(page.getByRole('region', { name: companions.viewed.title })).toBeVisible();
  expect(await shifts(page)).toEqual([]);
  await accessible(page);
  // What goes with it and is a favourite itself is not offered, however many stand before it.
  const goesWith = await ask(page.request, '/goes-with', { productId: String(id) });
  const others = await ask(page.request, '/getProducts', { catagory: 'bbs', count: 4 });
  const kept = [...data.slice(0, 1), ...others.data, ...goesWith.data.slice(0, 1)];
  await page.evaluate(
    (all) => localStorage.setItem('favourites', JSON.stringify(all)),
    kept.map(({ id, tittle, catagory, price }) => ({ id, tittle, catagory, price, img: '' })),
  );
  await page.reload();
  const besideAll = page.getByRole('region', { name: companions.goesWithSeveral });
  await expect(besideAll.getByRole('listitem').first()).toBeVisible();
  await expect(besideAll).not.toContainText(goesWith.data[0]?.tittle ?? 'none');
});

test('a favourite shows the stars of its range, and where it is sold out the way to hear when it is back', async ({
  page,
}) => {
  const favouriteOf = async (keywords: string) => {
    const { data } = await ask(page.request, '/search-product', { keywords });
    const { id, tittle, catagory, price } = data[0] ?? {};
    return { id, tittle, catagory, price, img: '' };
  };
  const large = await favouriteOf('Fellside Crag gloves, black, L');
  const gloves = { ...large, tittle: large.tittle?.replace(/, size .*/, ''), choose: true };
  const winter = await favouriteOf('Squall 14 winter gas, 600 ml');
  await keep(page, { favourites: [gloves, winter] });
  await page.goto('/favorites');
  const card = (of: { tittle?: string }) => page.getByRole('article', { name: String(of.tittle) });
  await expect(card(gloves).getByRole('img', { name: /out of 5/ })).toBeVisible();
  // A heart on a card that stands for all sizes kept none.
  await expect(card(gloves)).toContainText(shopCard.choose);
  await expect(card(gloves).getByRole('button', { name: shopCard.add })).toHaveCount(0);
  await expect(card(winter)).toContainText(shopCard.notify);
  await expect(card(winter).getByRole('button', { name: shopCard.stock.none })).toHaveCount(0);
  await accessible(page);
  // Nor is it offered where the shop can't be asked.
  await page.route('**/productData', (route) => route.fulfill({ status: 429, body: '{}' }));
  await page.reload();
  await expect(page.getByText(favourites.unchecked)).toHaveCount(2);
  await expect(card(winter)).toContainText(shopCard.stock.none);
  await expect(card(winter).getByRole('button', { name: shopCard.add })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await card(winter).click();
  await page.waitForURL(`**/product/${winter.id}/**`);
});

test('what was viewed shows its prices whole with text of 400%', async ({ page, office }) => {
  const item = await newProduct(office, { price: 117.49 });
  await keep(page, { viewed: [item.id] });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/favorites');
  await page.mouse.wheel(0, 10);
  const strip = page.getByRole('region', { name: companions.viewed.title });
  await expect(strip.getByText('£117.49')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '400%';
  });
  const cut = await strip
    .getByRole('listitem')
    .evaluate((card) =>
      [card, ...card.querySelectorAll('*')].some(
        (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
      ),
    );
  expect(cut).toBe(false);
  await expect(overlappingWords(page)).resolves.toEqual([]);
});

test('what was viewed is at the end of a page and in an empty cart, until it is cleared or gone', async ({
  page,
  office,
}) => {
  const [one, two] = [await newProduct(office), await newProduct(office)];
  await page.goto(`/product/${one.id}`);
  const strip = page.getByRole('region', { name: companions.viewed.title });
  await page.mouse.wheel(0, 100);
  await expect(strip).toHaveCount(0);
  await page.goto(`/product/${two.id}`);
  await page.mouse.wheel(0, 100);
  await expect(strip.getByRole('link')).toHaveText([one.title]);
  await accessible(page);
  await page.evaluate(
    (ids) => localStorage.setItem('viewed', JSON.stringify(ids)),
    ['nothing-there', two.id, one.id],
  );
  await page.goto('/cart');
  await page.mouse.wheel(0, 100);
  await expect(strip.getByRole('link')).toHaveText([two.title, one.title]);
  await expect(strip.getByRole('listitem'), 'what is not sold falls out').toHaveCount(2);
  await accessible(page);
  await strip.getByRole('button', { name: companions.viewed.clear }).click();
  await expect(strip).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull();
});

test('favourites go into the cart together, as far as they need no size and it has room', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'gas', inStock: true, count: 5 });
  const sized = await ask(page.request, '/search-product', { keywords: 'Fellside Crag gloves, black, L' });
  const bbs = await ask(page.request, '/getProducts', { catagory: 'bbs', inStock: true, count: 1 });
  const asFavourite = ({ id, tittle, catagory, price }: Omit<(typeof data)[number], 'family'>) => ({
    ...{ id, tittle, catagory, price, img: '' },
  });
  const two = data.slice(0, 2);
  const toChoose = sized.data.slice(0, 1).map((one) => ({ ...asFavourite(one), choose: true }));
  await keep(page, { favourites: [...two.map(asFavourite), ...toChoose] });
  await page.goto('/favorites');
  await accessible(page);
  await page.getByRole('button', { name: favourites.addAll(2) }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByRole('main').getByRole('link', { name: two[0]?.tittle, exact: true })).toBeVisible();
  await page.evaluate(
    (all) => localStorage.setItem('favourites', JSON.stringify(all)),
    [...data, ...bbs.data].map(asFavourite),
  );
  await page.goto('/favorites');
  // A cart that holds two has room for three more.
  await page.getByRole('button', { name: favourites.addFirst(3) }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByText(cart.allPlaces(5))).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('article', { name: bbs.data[0]?.tittle })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add (the first )?\d/ })).toHaveCount(0);
});

test('the heart of a page keeps the size that it shows, that of a card none; what is removed by keyboard leaves the focus beside it', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/search-product', { keywords: 'Fellside Crag gloves, black, L' });
  const gloves = data[0];
  const title = gloves?.tittle ?? '';
  await page.goto(`/product/${gloves?.id}`);
  const address = page.url();
  const heart = page.getByRole('button', { name: shopCard.favourite.add, exact: true });
  await page.getByRole('main').locator(heart).first().click();
  await page.goto('/favorites');
  const large = page.getByRole('article', { name: title, exact: true });
  await expect(large.getByRole('button', { name: shopCard.add })).toBeVisible();
  await expect(large.getByRole('link', { name: title })).not.toHaveAttribute('href', /choose=size/);
  await page.evaluate(() => localStorage.removeItem('favourites'));
  const unsized = page.getByRole('article', { name: title.replace(/, size .*/, ''), exact: true });
  // Nor does that of a page on which none is chosen yet.
  await page.goto(`${address}?choose=size`);
  await page.getByRole('main').locator(heart).first().click();
  await page.goto('/favorites');
  await expect(unsized).toContainText(shopCard.choose);
  await page.evaluate(() => localStorage.removeItem('favourites'));

  await page.goto('/shop/attire?q=crag+gloves+black');
  await page.getByRole('article').first().locator(heart).click();
  await page.goto('/shop/gas');
  for (const place of [0, 1]) await page.getByRole('article').nth(place).locator(heart).click();
  await page.goto('/favorites');
  await expect(unsized).toContainText(shopCard.choose);
  await expect(unsized.getByRole('link')).toHaveAttribute('href', /choose=size/);
  const cards = page.getByRole('main').getByRole('article');
  const crosses = page.getByRole('button', { name: /^Remove / });
  await expect(crosses).toHaveCount(3);
  await expect(cards).toHaveCount(3);
  await crosses.first().press('Enter');
  await expect(crosses).toHaveCount(2);
  await expect(crosses.first()).toBeFocused();
  await crosses.last().press('Enter');
  await expect(crosses).toHaveCount(1);
  // Of several that went, the last is spoken of, and comes back to where it was.
  await expect(page.getByRole('button', { name: kit.undo })).toHaveCount(1);
  await page.getByRole('button', { name: kit.undo }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toHaveAccessibleName(title.replace(/, size .*/, ''));
  await crosses.last().press('Enter');
  await expect(crosses).toHaveCount(1);
  await expect(crosses.first()).toBeFocused();
  await crosses.first().press('Enter');
  await expect(page.getByText(favourites.empty)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('what goes with a product says whether it fits the kit', async ({ page }) => {
  await noteShifts(page);
  const gun = { id: 'one', name: 'VSR', pattern: 'VSR', power: 'Gas', connector: '', maxVolts: null };
  await keep(page, {
    myKit: {
      guns: [{ ...gun, thread: '', rails: [], limitJoules: null }],
      changedAt: '2026-01-01T00:00:00.000Z',
    },
  });
  const { data } = await ask(page.request, '/search-product', { keywords: 'Squall 12 green gas, 300 ml' });
  await page.goto(`/product/${data[0]?.id}`);
  const beside = page.getByRole('region', { name: companions.goesWith });
  await beside.scrollIntoViewIfNeeded();
  await page.mouse.move(100, 100);
  const wrong = beside.getByRole('listitem').filter({ hasText: fit.wrongForIt('pattern') });
  await expect(wrong.first()).toBeVisible();
  // It comes after what fits, or may.
  await expect(wrong.first()).toHaveCSS('order', '1');
  expect(await shifts(page)).toEqual([]);
  await accessible(page);
});
