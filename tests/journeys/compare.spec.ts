import type { Locator, Page } from '@playwright/test';
import { kit } from '#wording/kit.ts';
import { compare } from '#wording/storefront/compare.ts';
import { layout } from '#wording/storefront/layout.ts';
import { categories } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { specification } from '#wording/storefront/specification.ts';
import { withoutScript } from '#wording/storefront/without-script.ts';
import { accessible, alive, ask, expect, keep, keepCart, newProduct, test } from './fixtures.ts';
import { noteShifts, shifts } from './shifts.ts';

/** What products state, and choosing between them by it. */

test('a product page states what the product is, and what so much of it costs', async ({ page }) => {
  const { data } = await ask(page.request, '/getProducts', {
    catagory: 'bbs',
    sortBy: 'unitPrice',
    count: 1,
  });
  const [bbs] = data;
  expect(bbs?.unitPrice?.per).toBe(1000);
  // As it is sent: nothing of it waits for a script.
  await page.goto(`/product/${bbs?.id}`, { waitUntil: 'commit' });
  const row = (label: string) =>
    page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
  await expect(page.getByRole('heading', { name: specification.title })).toBeVisible();
  await expect(row('BB weight')).toHaveText(`${Number(bbs?.attributes['bb-weight']).toFixed(2)} g`);
  await expect(row('Biodegradable')).toHaveText(bbs?.attributes.biodegradable ? 'Yes' : 'No');
  await expect(row(specification.sku)).toHaveText(bbs?.sku ?? '');
  await expect(row(specification.barcode)).toHaveText(bbs?.barcode ?? '');
  const unitPrice = `£${bbs?.unitPrice?.price.toFixed(2)} per 1,000 BBs`;
  await expect(page.getByText(unitPrice, { exact: true })).toBeVisible();
  await accessible(page);
  await page.goto('/shop/bbs');
  await expect(page.getByText(/^£\d+\.\d\d per 1,000 BBs$/).first()).toBeVisible();
});

/** The boxes of the cards on a shelf. */
const boxes = (page: Page) => page.getByRole('checkbox', { name: layout.compare });
const idOf = async (box: Locator) => (await box.getAttribute('value')) ?? '';

test('ticked products stand side by side, and what differs says so', async ({ page }) => {
  await page.goto('/shop/bbs?sort=priceLowToHigh');
  const ids = [await idOf(boxes(page).nth(0)), await idOf(boxes(page).nth(1))];
  const bar = page.getByRole('banner');
  const search = bar.getByRole('combobox');
  const before = await search.boundingBox();
  // The first says what to do next, and nothing moves for that.
  const card = page.getByRole('main').getByRole('article').first();
  const { height } = (await card.boundingBox()) ?? {};
  await boxes(page).nth(0).check();
  await expect(card.getByText(layout.compareOneMore)).toBeVisible();
  expect((await card.boundingBox())?.height).toBe(height);
  await boxes(page).nth(1).check();
  await expect(page.getByText(layout.compareOneMore)).toHaveCount(0);
  await expect(bar.getByRole('link', { name: layout.withCount(layout.compare, 2) })).toBeVisible();
  expect(await search.boundingBox(), 'what comes into the bar moves nothing there').toEqual(before);
  // Each of two leads to where they stand side by side.
  const ways = page.getByRole('main').getByRole('link', { name: layout.compareTicked(2) });
  await expect(ways).toHaveCount(2);
  await ways.last().click();
  await page.waitForURL(`**/compare?ids=${ids.join()}`);
  // A card that is ticked is ticked on its page, and after a reload.
  await page.goto(`/product/${ids[1]}`);
  await expect(boxes(page)).toBeChecked();
  await page.getByRole('link', { name: layout.withCount(layout.compare, 2) }).click();
  await page.waitForURL(`**/compare?ids=${ids.join()}`);

  const table = page.getByRole('table');
  await expect(table).toHaveAccessibleName(compare.side(2));
  const row = (label: string) => table.getByRole('row', { name: new RegExp(`^${label}\\b`) });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  // A smaller bag costs less: what a thousand of it cost is compared.
  await expect(row(compare.price)).not.toContainText(compare.lowest);
  await expect(row(compare.unitPrice)).toContainText(compare.lowest);
  await expect(row(compare.unitPrice)).toContainText('per 1,000 BBs');
  await expect(row('BB diameter')).not.toContainText(compare.differs);
  await expect(row('Count')).toContainText(compare.differs);
  const colourOf = (label: string) =>
    row(label)
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
  expect(await colourOf('BB diameter'), 'what is the same steps back').not.toBe(await colourOf('Count'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await accessible(page);

  // Pictures scroll away; names, prices and buttons stay below the bar.
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const pictures = await row(compare.picture).boundingBox();
  expect((pictures?.y ?? 0) + (pictures?.height ?? 0), 'they end under the bar').toBeLessThanOrEqual(57);
  for (const kept of [
    table.getByRole('columnheader').nth(1).getByRole('link'),
    row(compare.price),
    table.getByRole('button', { name: shopCard.add, exact: true }).first(),
  ])
    await expect(kept).toBeInViewport({ ratio: 0.9 });

  await page.getByLabel(compare.onlyDifferences).check();
  await expect(row('BB diameter')).toBeHidden();
  await expect(row('Count')).toBeVisible();
  // Both are in stock.
  await expect(row(compare.stock)).toBeHidden();
  await page.getByLabel(compare.onlyDifferences).uncheck();
  await expect(row('BB diameter')).toBeVisible();

  await table.getByRole('button', { name: shopCard.add, exact: true }).first().click();
  await expect(table.getByRole('button', { name: shopCard.added, exact: true })).toBeVisible();
  await table
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await page.waitForURL(`**/compare?ids=${ids[1]}`);
  await expect(page.getByRole('region', { name: compare.side(1) }), 'it had the focus').toBeFocused();
  await expect(page.getByLabel(compare.onlyDifferences)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: compare.side(1) })).toBeVisible();
  await table.getByRole('link', { name: /^Remove / }).click();
  await expect(page.getByRole('heading', { level: 1, name: compare.empty })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: compare.startAnew }).click();
  await expect(boxes(page).first()).toBeVisible();
  expect(await boxes(page).evaluateAll((all) => all.some((box) => (box as HTMLInputElement).checked))).toBe(
    false,
  );
});

test('a fifth product, and one of another category, are refused with a way to start anew', async ({
  page,
}) => {
  await page.goto('/shop/bbs');
  for (const place of [0, 1, 2, 3]) await boxes(page).nth(place).check();
  await boxes(page).nth(4).click();
  await expect(page.getByRole('alert').filter({ hasText: compare.refused.full })).toBeVisible();
  await expect(boxes(page).nth(4)).not.toBeChecked();
  await page.goto('/shop/gas');
  await boxes(page).first().click();
  await expect(page.getByRole('alert').filter({ hasText: compare.refused['other category'] })).toBeVisible();
  await page.getByRole('button', { name: compare.startAnew }).click();
  await expect(boxes(page).first()).toBeChecked();
  await expect(page.getByRole('link', { name: layout.withCount(layout.compare, 1) })).toBeVisible();
});

test('/compare shows what this browser compares, in place of itself in the history, and else what to begin with', async ({
  page,
}) => {
  const bbs = (await ask(page.request, '/getProducts', { catagory: 'bbs', count: 2 })).data;
  const ids = bbs.map(({ id }) => id).join();
  await keep(page, { compare: { category: 'bbs', ids: bbs.map(({ id }) => id) } });
  await page.goto('/contact');
  await page.goto('/compare', { waitUntil: 'commit' });
  await page.waitForURL(`**/compare?ids=${ids}`);
  await alive(page);
  await expect(page.getByRole('table', { name: compare.side(2) })).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/contact');

  // Come to within the shop too, as Back does.
  await page.evaluate(() => localStorage.removeItem('compare'));
  await page.goto('/compare');
  await expect(page.getByRole('heading', { level: 1, name: compare.empty })).toBeVisible();
  await accessible(page);
  const choices = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem');
  // Of the demonstration's: what another journey sold may be the best of its category, and alone of its kind.
  await choices(compare.start)
    .filter({ hasText: / g BBs/ })
    .getByRole('link')
    .click();
  await page.waitForURL('**/compare?ids=*');
  await expect(page.getByRole('table', { name: compare.side(1) })).toBeVisible();
  await choices(compare.addSecond).first().getByRole('link').click();
  await expect(page.getByRole('table', { name: compare.side(2) })).toBeVisible();
  await expect(page.getByRole('link', { name: layout.withCount(layout.compare, 2) })).toBeVisible();
  const two = page.url();
  await page.goBack();
  await expect(page.getByRole('table', { name: compare.side(1) })).toBeVisible();
  await page.goBack();
  await page.waitForURL(two);
  await expect(page.getByRole('table', { name: compare.side(2) })).toBeVisible();
});

test('what is no longer sold is compared no more, and what is sold out leads to who tells when it is back', async ({
  page,
  office,
}) => {
  const [one, soldOut] = [await newProduct(office), await newProduct(office, { quantity: 0 })];
  const ids = [one.id, soldOut.id, 'goneforgood'];
  await keep(page, { compare: { category: 'attachments', ids } });
  await page.goto(`/compare?ids=${ids.join()}`);
  await expect(page.getByText(compare.gone(1))).toBeVisible();
  await expect(page.getByRole('link', { name: layout.withCount(layout.compare, 2) })).toBeVisible();
  await page.getByRole('table').getByRole('link', { name: shopCard.notify }).click();
  await page.waitForURL(`**/product/${soldOut.id}/**`);
  // Of nothing else that is compared by an address of somebody else's.
  await page.goto('/compare?ids=goneforgood');
  await expect(page.getByRole('heading', { level: 1, name: compare.empty })).toBeVisible();
  await expect(page.getByRole('link', { name: layout.withCount(layout.compare, 2) })).toBeVisible();
});

test('on a phone three products stand side by side whole, four scroll with their names in sight, and nothing shifts', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'attire', count: 4 });
  const ids = data.map(({ id }) => id);
  await noteShifts(page);
  const table = page.getByRole('table');
  const sideways = () =>
    table.evaluate(({ parentElement }) => {
      const { scrollWidth = 0, clientWidth = 0 } = parentElement ?? {};
      return scrollWidth - clientWidth;
    });
  for (const [count, width] of [
    [2, 320],
    [3, 360],
    [3, 390],
    [4, 600],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/compare?ids=${ids.slice(0, count).join()}`);
    expect(await sideways(), `${count} at ${width} px`).toBe(0);
    const lines = await table
      .locator('[data-free], [role=img] + *')
      .evaluateAll((all) =>
        (all as HTMLElement[]).map((one) =>
          Math.round(one.offsetHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
        ),
      );
    expect(new Set(lines), 'what delivery adds, and how many reviews, in one line').toEqual(new Set([1]));
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    // What buys a product ends where its picture does.
    const [picture, buy] = await Promise.all(
      ['.picture', 'thead .w-full'].map((part) => table.locator(part).first().boundingBox()),
    );
    expect(buy?.width, `${count} at ${width} px`).toBe(picture?.width);
    // Of three the names are high: what stays in sight of them is two lines.
    const strip = page.locator('.compared-names > div');
    const name = await (count === 3 ? strip : table.getByRole('columnheader').first()).boundingBox();
    expect(name?.y, `${count} at ${width} px`).toBe(56);
    if (count === 3) expect(name?.height, `${count} at ${width} px`).toBeLessThan(64);
    expect(await shifts(page), `${count} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/compare?ids=${ids.join()}`);
  expect(await sideways()).toBeGreaterThan(100);
  const last = page.locator('.compared-names li').last();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(last).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await expect(last).toBeVisible();
  await expect(last).not.toBeInViewport({ ratio: 0.01 });
  const first = table.getByRole('columnheader').first();
  const { x } = (await first.boundingBox()) ?? {};
  await table.evaluate(({ parentElement }) => parentElement?.scrollTo({ left: 999, behavior: 'instant' }));
  // The first stays beside whichever is swiped to.
  expect((await first.boundingBox())?.x).toBe(x);
  await expect(last).toBeInViewport({ ratio: 0.9 });
  const column = await table.getByRole('columnheader').last().boundingBox();
  expect(Math.abs(((await last.boundingBox())?.x ?? 0) - (column?.x ?? 0))).toBeLessThan(8);
  await accessible(page);
});

test('of four on a phone every column and name in sight is whole, however far the table is scrolled', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'bbs', count: 4 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/compare?ids=${data.map(({ id }) => id).join()}`);
  await alive(page);
  const table = page.getByRole('table');
  // Each quantity from which one costs less.
  const tiers = data.flatMap((one) => [one.quantity1, one.quantity2, one.quantity3].filter(Boolean));
  await expect(table.getByText(/^\d+\+ £[\d.]+$/)).toHaveCount(tiers.length);
  // What they all begin with has no room there.
  const names = await page.locator('.compared-names li').allTextContents();
  expect(new Set(names.map((name) => name.split(/\s/)[0])).size).toBeGreaterThan(1);
  for (const top of [540, 560, 660, 900])
    for (const left of [0, 999]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await table.evaluate(
        ({ parentElement }, left) => parentElement?.scrollTo({ left, behavior: 'instant' }),
        left,
      );
      await expect(page.locator('.compared-names > div')).toBeVisible();
      const covered = await page.locator('.compared-names').evaluate((strip) => {
        const { left, right, top, bottom } =
          strip.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        const isStrip = (x: number, y: number) => strip.contains(document.elementFromPoint(x, y));
        const across = [left + 8, left + 60, (left + right) / 2, right - 8];
        return across.filter((x) => !isStrip(x, top + 8) || !isStrip(x, bottom - 8));
      });
      expect(covered, `at ${top} px, ${left} across`).toEqual([]);
      expect(await columnsCut(table), `at ${top} px, ${left} across`).toBe(0);
    }
});

test('of three on the smallest phone two stand whole, the third is a swipe away, and no word breaks', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'attachments', count: 3 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/compare?ids=${data.map(({ id }) => id).join()}`);
  await alive(page);
  const table = page.getByRole('table');
  await expect(page.getByText(compare.swipe)).toBeVisible();
  for (const left of [0, 999]) {
    await table.evaluate(
      ({ parentElement }, left) => parentElement?.scrollTo({ left, behavior: 'instant' }),
      left,
    );
    expect(await columnsCut(table), `${left} across`).toBe(0);
  }
  expect(await wordsBroken(table)).toEqual([]);
  await accessible(page);
  // With more room all three are in sight.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText(compare.swipe)).toBeHidden();
});

/** Words that are in more than one line. */
const wordsBroken = (table: Locator) =>
  table.evaluate((table) => {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text as Text).data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const isHidden = getComputedStyle(text.parentElement ?? table).clipPath !== 'none';
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (!isHidden && lines.size > 1) broken.push(word);
      }
    return broken;
  });

/** Columns beside the first that are in sight and not whole. */
const columnsCut = (table: Locator) =>
  table.evaluate((table) => {
    const end = table.parentElement?.getBoundingClientRect().right ?? 0;
    const [first, ...others] = [...table.querySelectorAll('.names > th:not(.beside)')].map((name) =>
      name.getBoundingClientRect(),
    );
    const begin = first?.right ?? 0;
    const isInSight = ({ left, right }: DOMRect) => right > begin + 2 && left < end - 2;
    return others.filter((one) => isInSight(one) && (one.left < begin - 2 || one.right > end + 2)).length;
  });

test('how many are in the cart fits the columns of a comparison at every width', async ({ page }) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'bbs', count: 4 });
  const ids = data.map(({ id }) => id);
  await keepCart(
    page,
    data
      .slice(0, 2)
      .map(({ id, tittle: title, price }, place) => [{ id, title, price }, [20, 1][place] ?? 1]),
  );
  for (const [width, count] of [
    [320, 2],
    [390, 4],
    [600, 3],
    [768, 4],
    [850, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/compare?ids=${ids.slice(0, count).join()}`);
    const stepper = page.getByRole('table').locator('.stepper').first();
    const [whole, more] = await Promise.all(
      [stepper, stepper.getByRole('button').last()].map((of) => of.boundingBox()),
    );
    expect(whole?.height, `${count} at ${width}`).toBeLessThan(50);
    const right = (box: typeof whole) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(right(more), `${count} at ${width}`).toBeLessThanOrEqual(right(whole));
  }
});

test('what is offered beside gloves is gloves, and beside gas no oil; there is a way to the rest', async ({
  page,
}) => {
  const offered = page.getByRole('region', { name: compare.addSecond });
  const { data: attire } = await ask(page.request, '/getProducts', { catagory: 'attire', count: 50 });
  const gloves = attire.find(({ attributes }) => attributes['attire-kind'] === 'Gloves');
  await page.goto(`/compare?ids=${gloves?.id}`);
  const names = await offered.getByRole('listitem').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/glove/i);
  // Of this kind there is no other.
  const { data: gases } = await ask(page.request, '/getProducts', { catagory: 'gas', count: 50 });
  const oil = gases.find(({ attributes }) => attributes['gas-kind'] === 'Silicone oil');
  await page.goto(`/compare?ids=${oil?.id}`);
  await expect(offered.getByRole('listitem')).toHaveCount(0);
  await offered.getByRole('link', { name: compare.browse(categories.gas) }).click();
  await page.waitForURL('**/shop/gas');
});

test('a comparison that is still coming has its columns in their places', async ({ page, browser }) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'attire', count: 4 });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SHOP_URL });
  const plain = await context.newPage();
  const across = async () => {
    const { x, width } = (await plain.locator('.compared-table .picture').first().boundingBox()) ?? {};
    return { x, width };
  };
  for (const [count, width] of [
    [2, 320],
    [3, 360],
    [4, 600],
    [4, 1280],
  ] as const) {
    await plain.setViewportSize({ width, height: 740 });
    const address = `/compare?ids=${data.slice(0, count).map(({ id }) => id)}`;
    await plain.goto(address);
    const whole = await across();
    await plain.route(`**${address}`, async (route) => {
      const body = await (await route.fetch()).text();
      const second = body.indexOf('<td', body.indexOf('<td') + 1);
      await route.fulfill({ body: body.slice(0, second), contentType: 'text/html' });
    });
    await plain.goto(address);
    await expect(plain.locator('.compared-table td')).toHaveCount(1);
    expect(await across(), `${count} at ${width} px`).toEqual(whole);
  }
  await context.close();
});

test('without JavaScript nothing on a phone asks what is ticked where there is nothing to tick', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: process.env.SHOP_URL },
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  const compareTicked = page.getByRole('button', { name: withoutScript.compareTicked });
  await page.goto('/');
  await expect(boxes(page)).toHaveCount(0);
  await expect(compareTicked).toBeHidden();
  await page.goto('/shop/gas');
  await expect(boxes(page).first()).toBeVisible();
  await expect(compareTicked).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(boxes(page).filter({ visible: true })).toHaveCount(1);
  await expect(compareTicked).toBeVisible();
  await context.close();
});

test('without JavaScript what is ticked is compared too, and a shared address shows the same', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SHOP_URL });
  const page = await context.newPage();
  await page.goto('/shop/gas');
  const ids = [await idOf(boxes(page).nth(0)), await idOf(boxes(page).nth(1))];
  await expect(boxes(page).nth(0).locator('xpath=../..'), 'nobody has to point at a card first').toHaveCSS(
    'opacity',
    '1',
  );
  for (const place of [0, 1]) await boxes(page).nth(place).check();
  await page.getByRole('button', { name: withoutScript.compareTicked }).click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await page
    .getByRole('link', { name: /^Remove / })
    .last()
    .click();
  expect(new URL(page.url()).search).toBe(`?ids=${ids[0]}`);
  const [bbs] = (await ask(context.request, '/getProducts', { catagory: 'bbs', count: 1 })).data;
  await page.goto(`/compare?ids=${ids.join()},${bbs?.id},nosuchproduct`);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByText(compare.others([bbs?.tittle ?? '']))).toBeVisible();
  await expect(page.getByText(compare.gone(1))).toBeVisible();
  await page.getByLabel(compare.onlyDifferences).check();
  await expect(page.getByRole('table').locator('.same').first()).toBeHidden();
  await page.goto('/compare');
  await expect(page.getByText(compare.emptyText)).toBeVisible();
  await expect(page.getByRole('button', { name: withoutScript.compareTicked })).toBeHidden();
  // Nor does anything say that it loads what no script will bring.
  for (const path of ['/orders', '/checkout/cart', '/favorites']) {
    await page.goto(path);
    await expect(page.locator('.notice').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(kit.loading)).toBeHidden();
    await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
  }
  await context.close();
});

test('on a phone lying down the crosses stand beside the pictures of a comparison', async ({ page }) => {
  const { data } = await ask(page.request, '/getProducts', { catagory: 'bbs', count: 4 });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/compare?ids=${data.map(({ id }) => id).join()}`);
  const pictures = page.locator('.compared-table .picture');
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    const [of, cross] = [await picture.boundingBox(), await picture.getByRole('link').boundingBox()];
    // What is seen of it begins 9 pixels within what is pressed.
    expect((cross?.x ?? 0) + 9).toBeGreaterThanOrEqual((of?.x ?? 0) + (of?.width ?? 0));
  }
});
