import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { quantity as units } from '#wording/quantity.ts';
import { account } from '#wording/storefront/account.ts';
import { added } from '#wording/storefront/added.ts';
import { arrival } from '#wording/storefront/arrival.ts';
import { cart } from '#wording/storefront/cart.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { deliverTo } from '#wording/storefront/deliver-to.ts';
import { energyHelper } from '#wording/storefront/energy-helper.ts';
import { layout } from '#wording/storefront/layout.ts';
import { newsletter } from '#wording/storefront/newsletter.ts';
import { product } from '#wording/storefront/product.ts';
import { productGone } from '#wording/storefront/product-gone.ts';
import { questions } from '#wording/storefront/questions.ts';
import { delivery } from '#wording/storefront/shop.ts';
import { shopCard } from '#wording/storefront/shop-card.ts';
import { signingOut } from '#wording/storefront/signing-out.ts';
import { specification } from '#wording/storefront/specification.ts';
import { summary } from '#wording/storefront/summary.ts';
import {
  accessible,
  address,
  ask,
  change,
  expect,
  keepCart,
  mailedCode,
  newAccount,
  newProduct,
  orderAndPay,
  password,
  type Sold,
  signedIn,
  signIn,
  someEmail,
  test,
} from './fixtures.ts';
import { noteShifts, shifts } from './shifts.ts';
import { staff } from './shop.ts';

/** A product's page, what the browser keeps, and a cart that is left open (spec.md sections 2, 3 and 9). */
test('what delivery costs is told with what is in the cart', async ({ page, office }) => {
  const [one, near, enough] = [
    await newProduct(office, { price: 12 }),
    await newProduct(office, { price: 4 }),
    await newProduct(office, { price: 14 }),
  ];
  await page.goto(`/product/${one.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: product.add, exact: true }).first().click();
  await page.goto('/cart');
  await expect(page.getByText('£14.99').first()).toBeVisible();
  for (const [other, says] of [
    [near, product.shipping.toFreeWithCart('£9.00')],
    [enough, product.shipping.freeWithCart],
  ] as const) {
    await page.goto(`/product/${other.id}`);
    await page.mouse.wheel(0, 10);
    await expect(main.getByText(says)).toBeVisible();
  }
});

test('a product page shows five pictures, every discount, delivery and up to fifty units', async ({
  page,
  office,
}) => {
  const item = await fullProduct(office);
  // A Wednesday morning: two business days on is Friday, four are Tuesday.
  await page.clock.setFixedTime('2026-03-04T10:00:00Z');
  await page.goto(`/product/${item.id}`);
  const gallery = page.getByRole('region', { name: product.gallery.label(item.title) });
  const picture = (place: number) =>
    gallery
      .getByRole('list')
      .nth(1)
      .getByRole('button')
      .nth(place - 1);
  for (const place of [1, 2, 3, 4, 5]) await expect(picture(place)).toBeVisible();
  const third = picture(3);
  await third.hover();
  const large = gallery.locator('.gallery-strip img');
  await expect
    .poll(() => large.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)), {
      message: 'none of them is blank when it is chosen',
    })
    .toBe(true);
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(picture(2)).toBeFocused();
  const enlarge = (place: number) => gallery.getByRole('button', { name: product.gallery.enlarge(place, 5) });
  await page.setViewportSize({ width: 390, height: 844 });
  const small = (await enlarge(2).boundingBox())?.width ?? 0;
  await enlarge(2).click();
  const zoom = page.getByRole('dialog');
  await expect(zoom.getByText(product.gallery.picture(2, 5))).toBeVisible();
  const beneath = zoom.locator('.zoom-box > button').nth(1).locator('img').first();
  await expect(beneath, 'no wider or higher than a picture that is no square').toHaveCSS(
    'object-fit',
    'contain',
  );
  expect(await currentSrc(beneath), 'what the page shows already').toBe(await currentSrc(large.nth(1)));
  await expect(beneath, 'in the first frame').toHaveAttribute('decoding', 'sync');
  const closer = zoom.getByRole('button', { name: product.gallery.closer }).nth(1);
  const wide = async () => (await zoom.locator('.zoom-box > button').nth(1).boundingBox())?.width ?? 0;
  expect(await wide()).toBeGreaterThan(small * 1.1);
  await closer.click();
  await expect.poll(wide, 'a press looks closer').toBe(390 * 2.5);
  await accessible(page);
  await zoom.getByRole('button', { name: product.gallery.next }).click();
  await expect(zoom.getByText(product.gallery.picture(3, 5))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(enlarge(3), 'the focus is at what was looked at last').toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });
  await enlarge(3).click();
  await zoom.getByRole('button', { name: product.gallery.closer }).nth(2).click();
  const inSight = zoom.locator('.zoom-box > button').nth(2);
  const pixels = await inSight
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  const drawn = async () => (await inSight.boundingBox())?.width ?? 0;
  await expect.poll(drawn, 'no larger than it is sharp').toBe(Math.min(pixels, (720 - 128) * 2.5));
  await page.keyboard.press('Escape');

  const main = page.getByRole('main');
  await expect(main.getByText('£10.00', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(delivery.terms, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(product.vat)).toBeVisible();
  await expect(main.getByText(product.shipping.toFree('£15.00'))).toBeVisible();
  const arrives = arrival.orderBy(arrival.today, 'Fri 6 - Tue 10 Mar');
  await expect(main.getByText(arrives)).toBeVisible();
  await main.getByText(questions.return.question).click();
  await expect(main.getByText(questions.return.answer)).toBeVisible();
  const table = main.getByRole('table');
  expect(
    (await table.locator('tbody tr').allTextContents()).map((row) => row.replace(product.tiers.yours, '')),
  ).toEqual(['1£10.00', '2 or 32 for £19.005%', '4-74 for £32.0020%', '8 or more8 for £48.0040%']);
  const yours = table.locator('tbody').getByRole('row').filter({ hasText: product.tiers.yours });
  await expect(yours).toContainText('£10.00');

  const quantity = page.getByRole('spinbutton', { name: product.quantity });
  await quantity.fill('4');
  await expect(yours).toContainText(product.tiers.between(4, 7));
  await expect(main.getByText(product.tiers.total(4, '£32.00', false)).first()).toBeVisible();
  await expect(main.getByText(product.shipping.free)).toBeVisible();
  await quantity.fill('99');
  await expect(quantity).toHaveValue('50');
  await expect(main.getByText(units.most(50))).toBeVisible();
  await expect(page.getByRole('button', { name: units.more })).toBeDisabled();
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await expect(main.getByRole('link', { name: product.writeReview })).toHaveAttribute(
    'href',
    `/new-review/${item.id}`,
  );

  await main.getByRole('button', { name: product.add, exact: true }).first().click();
  await expect(main.getByRole('button', { name: product.added, exact: true }).first()).toBeVisible();
  await expect(
    main.getByText(product.shipping.toFree('£15.00')),
    'it is all that is in the cart',
  ).toBeVisible();
  await main.getByRole('button', { name: product.added, exact: true }).first().click();
  await expect(page.getByText(added.present)).toBeVisible();
  expect(await kept(page, 'cart')).toEqual([{ id: item.id, quantity: 1, price: 10 }]);
  // From now on the quantity beside the button is the cart's.
  await page.getByRole('button', { name: units.more }).click();
  expect(await kept(page, 'cart')).toEqual([{ id: item.id, quantity: 2, price: 10 }]);
  await page.reload();
  await expect(quantity).toHaveValue('2');

  const scarce = await newProduct(office, { quantity: 3 });
  await page.goto(`/product/${scarce.id}`);
  await quantity.fill('50');
  await expect(quantity).toHaveValue('3');
  await expect(main.getByText(delivery.free, { exact: true })).toBeVisible();
  await keepCart(page, [[scarce, 1]]);
  await page.goto('/cart');
  await expect(page.getByText(summary.vat('£5.00'))).toBeVisible();
  await expect(main.getByText(arrives)).toBeVisible();
  await expect(page.getByText('£30.00', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: layout.withCount(layout.cart, 1) })).toBeVisible();
});

test('a picture that is looked at closer has the whole window, and is moved about in it by mouse and by keys', async ({
  page,
  office,
}) => {
  const item = await fullProduct(office);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/product/${item.id}`);
  await page.getByRole('button', { name: product.gallery.enlarge(1, 5) }).click();
  const zoom = page.getByRole('dialog');
  const closer = zoom.getByRole('button', { name: product.gallery.closer }).first();
  const whole = zoom.getByRole('button', { name: product.gallery.whole });
  const picture = zoom.locator('.zoom-box > button').first();
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const height = async () => Math.round((await box()).height);
  const top = async () => Math.round((await box()).y);
  await expect.poll(height, 'clear of the buttons').toBe(800 - 128);
  await expect(closer).toHaveCSS('cursor', 'zoom-in');
  await closer.click();
  await expect(whole).toHaveCSS('cursor', 'zoom-out');
  await expect.poll(height).toBeGreaterThan(800);
  await expect.poll(async () => Math.round(2 * (await top()) + (await height())), 'in the middle').toBe(800);
  await page.mouse.move(300, 20);
  await expect.poll(top, 'up to its upper edge').toBe(64);
  await page.mouse.move(300, 730);
  await expect.poll(async () => (await top()) + (await height()), 'down to its lower one').toBe(800 - 64);
  await page.mouse.down();
  await page.mouse.move(300, 400, { steps: 4 });
  await page.mouse.up();
  await expect(whole, 'to drag it is not to press it').toBeVisible();
  await accessible(page);
  await whole.click();
  await expect.poll(height, 'a second press shows all of it').toBe(800 - 128);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await closer.focus();
  await page.keyboard.press('Enter');
  await expect(whole).toBeFocused();
  expect(await height(), 'at once where less motion is asked for').toBeGreaterThan(800);
  const before = await top();
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeLessThan(before);
  await expect(zoom.getByText(product.gallery.picture(1, 5))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(whole, 'no other is led to').toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(height, 'and back').toBe(800 - 128);
  await closer.click();
  await expect(whole).toBeVisible();
  await zoom.getByRole('button', { name: product.gallery.next }).click();
  await expect(zoom.getByText(product.gallery.picture(2, 5))).toBeVisible();
  await expect(whole, 'another is whole').toHaveCount(0);
  expect(await height()).toBe(800 - 128);
});

test('a picture grows from where it stands on the page, and back to there', async ({ page, office }) => {
  const item = await fullProduct(office);
  await page.goto(`/product/${item.id}`);
  // What is the same picture before and after, each time one comes or goes.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('.gallery *')]
        .filter(({ style }) => style.viewTransitionName === 'zoomed-picture')
        .map((one) => (one.closest('dialog') ? 'enlarged' : 'on the page'));
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    document.startViewTransition = (update) => {
      const before = named();
      const transition = start(update);
      transition.updateCallbackDone.then(() => seen.push(`${before} - ${named()}`));
      return transition;
    };
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  const zoom = page.getByRole('dialog');
  const enlarge = page.getByRole('button', { name: product.gallery.enlarge(1, 5) });
  await enlarge.click();
  await expect(zoom).toBeVisible();
  await expect.poll(seen).toEqual(['on the page - enlarged']);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect.poll(seen).toEqual(['on the page - enlarged', 'enlarged - on the page']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enlarge.click();
  await expect(zoom).toBeVisible();
  await page.goBack();
  await expect(zoom).toHaveCount(0);
  expect(await seen()).toHaveLength(2);
});

test('beside its pictures a product is bought in a bar while its own buttons are out of sight', async ({
  page,
}) => {
  // One with reviews enough to scroll through.
  const keywords = 'Plover Bio 0.25 g BBs, bottle of 3,000';
  const { data } = await ask(page.request, '/search-product', { keywords });
  const name = page.locator('.buy-bar').getByText(keywords);
  for (const size of [
    { width: 1280, height: 720 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/product/${data[0]?.id}`);
    await page.getByRole('button', { name: product.buyNow }).first().scrollIntoViewIfNeeded();
    await expect(name).toBeHidden();
    await page.locator('#reviews').evaluate((reviews) => reviews.scrollIntoView());
    await expect(name).toBeVisible();
    await expect(name).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(name).toBeHidden();
  }
  // Lying down the pictures are small, and the energy stands below them.
  const energy = page.getByRole('heading', { name: energyHelper.title });
  const facts = page.getByRole('heading', { name: specification.title });
  expect((await energy.boundingBox())?.y).toBeLessThan((await facts.boundingBox())?.y ?? 0);
});

test('on a phone the bar that buys always names the price, and what is chosen', async ({ page, office }) => {
  const item = await newProduct(office, { price: 12, tiers: [[2, 50]] });
  await page.setViewportSize({ width: 360, height: 780 });
  await noteShifts(page);
  await page.goto(`/product/${item.id}`);
  const bar = page.locator('.buy-bar');
  await expect(bar.getByText(`${product.quantity} 1`)).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('£12.00')).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: product.add }).click();
  await expect(bar.getByText(product.inCart)).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('£12.00')).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { name: product.about }).evaluate((about) => about.scrollIntoView());
  await accessible(page);
  expect(await shifts(page)).toEqual([]);
});

test('the bar that buys says that a product can’t be sent to the postcode that was checked', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/search-product', { keywords: 'Squall 12 green gas, 600 ml' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/product/${data[0]?.id}`);
  const bar = page.locator('.buy-bar');
  for (const [postcode, said] of [
    ['BT1 1AA', deliverTo.notTo('BT1 1AA')],
    ['LS1 4DY', '600 ml'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`${deliverTo.ask}|${deliverTo.change}`) }).click();
    await page.getByLabel(deliverTo.label).fill(postcode);
    await page.getByRole('button', { name: deliverTo.check, exact: true }).click();
    await expect(bar.getByText(said, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(bar.getByText(deliverTo.notTo('BT1 1AA'))).toHaveCount(0);
});

test('once a product is in the cart its page says how many, and who buys it alone is told what stays there', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 12, tiers: [[2, 50]] });
  await page.goto(`/product/${item.id}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await expect(button(product.add)).toHaveClass(/btn-primary/);
  await expect(button(product.buyNow)).toHaveClass(/btn-quiet/);
  await button(product.add).click();
  await expect(button(product.added)).toHaveClass(/btn-quiet/);
  await expect(button(product.buyNow), 'the way to all that is in the cart is the panel’s').toHaveClass(
    /btn-quiet/,
  );
  const said = page.locator('[aria-live="polite"]').filter({ hasText: /for\s£/ });
  await expect(said).toHaveText(product.tiers.total(1, '£12.00', true));
  await button(units.more).click();
  await expect(said).toHaveText(product.tiers.total(2, '£12.00', true));
  await expect(page.locator('.toast-panel')).toContainText(added.units(2, '£12.00'));
  await accessible(page);

  await signedIn(page);
  await keepCart(page, [
    [item, 2],
    [await newProduct(office), 1],
  ]);
  await page.goto(`/product/${item.id}`);
  await button(product.buyNow).click();
  await page.waitForURL('**/checkout/buy');
  await page
    .getByRole('link', { name: checkout.items.stays(1) })
    .first()
    .click();
  await page.waitForURL('**/cart');
});

test('what is told of a product goes on right below its pictures, however long the column beside them is', async ({
  page,
  office,
}) => {
  const long = await newProduct(office, {
    tiers: [
      [2, 5],
      [5, 10],
      [10, 20],
    ],
  });
  const short = await newProduct(office);
  for (const { id } of [long, short]) {
    await page.goto(`/product/${id}`);
    const pictures = await page.getByRole('region', { name: /Pictures/ }).boundingBox();
    const about = await page.getByRole('heading', { name: product.about }).boundingBox();
    const gap = (about?.y ?? 0) - (pictures?.y ?? 0) - (pictures?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(80);
  }
});

for (const [width, height] of [
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const)
  test(`beside a product of many facts no hole is left where its features stand, ${width} by ${height}`, async ({
    page,
  }) => {
    const { data } = await ask(page.request, '/search-product', {
      keywords: 'Clearway full-seal goggles, double lens, smoke and clear',
    });
    await page.setViewportSize({ width, height });
    await page.goto(`/product/${data[0]?.id}`);
    const boxOf = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return { left, top: top + scrollY, right, bottom: bottom + scrollY };
        });
    const [about, bought, features] = await Promise.all(
      ['.about p', '.product-columns > :nth-child(2) > *', '.about > div'].map(boxOf),
    );
    if (!about || !bought || !features) throw new Error('a part of the page is not there');
    // Below both, and near the lower.
    for (const { bottom } of [about, bought]) expect(features.top - bottom).toBeGreaterThan(0);
    expect(features.top - Math.max(about.bottom, bought.bottom)).toBeLessThan(60);
    expect(Math.abs(about.bottom - bought.bottom)).toBeLessThan(150);
  });

test('until its large picture has come, a product shows the one of the card that led to it', async ({
  page,
}) => {
  await page.goto('/shop/gas');
  const card = page.getByRole('article').first();
  const small = await currentSrc(card.locator('img').first());
  await page.route('**/images/{960,1280}/**', () => undefined);
  await card.getByRole('heading').getByRole('link').first().click();
  const large = page.locator('.gallery-strip img').first();
  await expect(large).toBeVisible();
  await expect(large).toHaveCSS('background-image', `url("${small}")`);
  await large.click();
  const enlarged = page.getByRole('dialog').locator('.zoom-box img').first();
  await expect(enlarged, 'enlarged as well').toHaveCSS('background-image', `url("${small}")`);
});

test('a picture that is chosen is never blank: its thumbnail stands in until it has come', async ({
  page,
}) => {
  const { data } = await ask(page.request, '/search-product', { keywords: 'Squall 12 green gas, 600 ml' });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const reach of ['hover', 'focus'] as const) {
    await page.goto(`/product/${data[0]?.id}`);
    const picture = page.locator('.gallery-strip img').nth(2);
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await page.getByRole('button', { name: units.more }).hover();
    await page.locator('.gallery-thumbnail').nth(1)[reach]();
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveCSS('background-image', /\/images\/160\//);
  }
});

test('a product of one picture shows it large at every width', async ({ page, office }) => {
  const item = await newProduct(office);
  await page.goto(`/product/${item.id}`);
  const gallery = page.getByRole('region', { name: product.gallery.label(item.title) });
  const picture = gallery.getByRole('button', { name: product.gallery.enlarge(1, 1) });
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await picture.boundingBox())?.width, `${width} px`).toBeGreaterThan(280);
  }
});

test('the browser keeps what the page about privacy lists, and signing out clears who it was', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  const email = await newAccount(page.request);
  await page.goto('/shop/attachments');
  const card = cards(page).filter({ hasText: item.title });
  const heart = (name: string) => card.getByRole('button', { name });
  const filled = () =>
    card
      .getByRole('button', { name: /favourites$/ })
      .locator('svg')
      .evaluate((svg) => getComputedStyle(svg).fill !== 'rgba(0, 0, 0, 0)');
  expect(await filled()).toBe(false);
  await heart(shopCard.favourite.add).click();
  await expect(heart(shopCard.favourite.remove)).toBeVisible();
  await expect.poll(filled).toBe(true);
  const [favourite] = (await kept(page, 'favourites')) as Record<string, unknown>[];
  expect(favourite).toEqual({
    id: item.id,
    catagory: 'attachments',
    tittle: item.title,
    price: item.price,
    img: expect.stringMatching(/./),
  });
  await card.getByRole('button', { name: shopCard.add, exact: true }).click();
  await expect(card.getByRole('button', { name: shopCard.added, exact: true })).toBeVisible();
  expect(await kept(page, 'cart')).toEqual([{ id: item.id, quantity: 1, price: item.price }]);

  await ask(page.request, '/newAddress', { email, ...address });
  await page.goto('/login');
  await signIn(page, email);
  expect([await kept(page, 'email'), await kept(page, 'name')]).toEqual([email, address.name]);
  await page.goto(`/product/${item.id}`);
  await expect(page.getByText(deliverTo.known(address.pinCode)), 'of the account’s address').toBeVisible();
  await page.getByRole('button', { name: deliverTo.change }).click();
  await page.getByLabel(deliverTo.label).fill('LS1 4DY');
  await page.keyboard.press('Enter');
  await expect(page.getByText(deliverTo.known('LS1 4DY'))).toBeVisible();
  await page.getByRole('spinbutton', { name: product.quantity }).fill('2');
  await page.getByRole('button', { name: product.buyNow }).first().click();
  await page.waitForURL('**/checkout/buy');
  expect(await kept(page, 'buyNow')).toEqual({ id: item.id, quantity: 2 });
  await expect(page.getByText(item.title).first()).toBeVisible();
  await listed(page);

  await page.evaluate(() => localStorage.setItem('newsletter', 'true'));
  await page.goto('/favorites');
  await page.getByRole('button', { name: layout.account + layout.accountOf(address.name) }).click();
  await page.getByRole('button', { name: signingOut.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: signingOut.done })).toBeVisible();
  for (const key of ['email', 'name', 'newsletter']) expect(await kept(page, key), key).toBeNull();
  expect(await kept(page, 'favourites')).toEqual([favourite]);
  expect(await kept(page, 'cart')).toHaveLength(1);

  const newcomer = someEmail();
  await page.goto('/register');
  await page.getByLabel(account.name, { exact: true }).fill(address.name);
  await page.getByLabel(account.email, { exact: true }).fill(newcomer);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByLabel(account.confirm, { exact: true }).fill(password);
  await page.getByRole('button', { name: account.register.submit }).click();
  await page.waitForURL('**/otp/register/email');
  expect(await kept(page, 'pendingAccount')).toEqual({
    for: 'register',
    email: newcomer,
    name: address.name,
  });
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(password);
  await listed(page);
});

test('what an open checkout, a declined newsletter, a code and the staff leave is listed too', async ({
  page,
  office,
}) => {
  const item = await newProduct(office);
  await page.goto('/');
  const offer = page.getByRole('dialog', { name: newsletter.title });
  await offer.getByRole('button', { name: newsletter.open }).click();
  await offer.getByRole('button', { name: newsletter.dismiss }).click();
  await signedIn(page);
  await keepCart(page, [[item, 1]]);
  await page.goto('/checkout/cart');
  await orderAndPay(page);
  await page.goto('/favorites');
  await page.getByRole('button', { name: layout.account + layout.accountOf(address.name) }).click();
  await page.getByRole('button', { name: signingOut.submit }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: layout.signIn }).first().click();
  await page.waitForURL('**/login');
  const newcomer = someEmail();
  await ask(page.request, '/getEmailOtp', { email: newcomer });
  await ask(page.request, '/verifyOtp', { email: newcomer, userOtp: await mailedCode(newcomer) });
  await ask(page.request, '/login-admin', staff);
  const { stored, cookies } = await left(page);
  expect(stored).toEqual(expect.arrayContaining(['returnTo', 'checkout', 'newsletterDeclined']));
  expect(cookies).toEqual(expect.arrayContaining(['hopup_grant', 'hopup_staff', 'hopup_device']));
  await listed(page);
});

test('a cart left open follows the shop within two seconds, and a product that is gone says so', async ({
  page,
  office,
}) => {
  const item = await newProduct(office, { price: 30 });
  await page.clock.install();
  await keepCart(page, [[item, 1]]);
  await page.goto('/cart');
  await expect(page.getByText(summary.vat('£5.00'))).toBeVisible();
  await change(office, item, { price: 36, quantity: 50 });
  await page.clock.fastForward(2_000);
  await expect(page.getByText(cart.dearer('£30.00', '£36.00'))).toBeVisible();
  await expect(page.getByText(summary.vat('£6.00'))).toBeVisible();

  await page.goto('/product/nosuchproduct');
  await expect(page.getByRole('alert').filter({ hasText: productGone.failed })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(productGone.notFound));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productGone.notFound);
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const kept = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key);

/** The names of what this browser keeps. */
const left = async (page: Page) => ({
  stored: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  cookies: (await page.context().cookies()).map(({ name }) => name),
});

/** Whatever this browser keeps now stands by its name on the page about privacy. */
async function listed(page: Page): Promise<void> {
  const { stored, cookies } = await left(page);
  const reader = await page.context().newPage();
  await reader.goto('/privacy');
  const names = await reader.locator('dt').allTextContents();
  expect(stored.length).toBeGreaterThan(2);
  for (const name of [...stored, ...cookies]) expect(names, 'what the page lists').toContain(name);
  await reader.close();
}

/** A product with all it can have: five pictures, three discounts, more units than may be ordered. */
async function fullProduct(office: APIRequestContext): Promise<Sold> {
  const listed = await Promise.all(
    (['attachments', 'gas'] as const).map((catagory) =>
      ask(office, '/getProducts', { catagory, sortBy: 'bestSelling', count: 60 }),
    ),
  );
  // The demonstration's, which are 1,200 pixels wide: what another journey has brought may be small.
  const pictures = listed.flatMap(({ data }) => data.map(({ img1 }) => img1));
  const [img1 = '', img2 = '', img3 = '', img4 = '', img5 = ''] = new Set(
    pictures.filter((name) => name.endsWith('-front.webp')),
  );
  const title = `Journey set ${randomUUID().slice(0, 8)}`;
  const { id } = await ask(office, '/submitProduct', {
    title,
    description: 'A set that was made for one journey only.',
    price: 10,
    catagory: 'attachments',
    quantity: 60,
    quantity1: 2,
    discount1: 5,
    quantity2: 4,
    discount2: 20,
    quantity3: 8,
    discount3: 40,
    img1,
    img2,
    img3,
    img4,
    img5,
  });
  return { id, title, price: 10 };
}

const currentSrc = (picture: Locator) => picture.evaluate((img: HTMLImageElement) => img.currentSrc);
