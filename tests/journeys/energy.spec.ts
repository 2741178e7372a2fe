import { energy } from '#wording/storefront/energy.ts';
import { energyHelper, energyLine } from '#wording/storefront/energy-helper.ts';
import { footer } from '#wording/storefront/footer.ts';
import { accessible, ask, expect, keep, test } from './fixtures.ts';

/** What a gun's speed is in joules, and with other BBs. */

const siteGun = {
  ...{ id: 'one', name: 'M4', pattern: 'M4', power: 'Electric', connector: '', maxVolts: null },
  ...{ thread: '', rails: [], limitJoules: 1.14 },
};

test('the energy follows what is typed, over a limit in words, wrong input beside its field', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: footer.energy }).click();
  const result = page.getByRole('status').filter({ hasText: /J|marked/ });
  await expect(result).toContainText('1.14 J');
  await expect(result.getByText(energy.notOver, { exact: true })).toHaveCount(3);
  const speed = page.getByLabel(energy.speed, { exact: true });
  await speed.fill('375');
  await expect(result).toContainText('1.31 J');
  await expect(result.getByText(`${energy.over} ${energy.overBy(0.01)}`)).toBeVisible();
  await page.getByRole('link', { name: energy.usual[2].label }).click();
  await expect(page.getByRole('main'), 'nothing is waited for').toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('columnheader', { name: energy.columns.limit('2.33 J') })).toBeVisible();
  await accessible(page);
  // While somebody types, what was answered stays.
  await speed.fill('fast');
  await expect(speed).not.toHaveAttribute('aria-invalid');
  await expect(result).toContainText('1.31 J');
  await speed.blur();
  await expect(page.getByText(energy.wrong.speed(50, 1000, 'FPS'))).toBeVisible();
  await expect(speed).toHaveAttribute('aria-invalid', 'true');
  await expect(result).toHaveText(energy.unanswered);
  await accessible(page);
  // Pressed all the same, from below: what to mend is in sight, as it was typed.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: energy.work }).click();
  await expect(speed).toBeFocused();
  await expect(speed).toHaveValue('fast');
  await expect(speed).toBeInViewport({ ratio: 1 });
  await expect(page, 'nothing wrong comes into the address').toHaveURL(/\/energy\?speed=375&limit=2.33$/);
  await page.setViewportSize({ width: 1280, height: 720 });
  // As it stands it can be shared.
  await speed.fill('120');
  await page.getByLabel(energy.unit).selectOption('ms');
  await speed.press('Enter');
  await page.waitForURL('**/energy?speed=120&unit=ms&limit=2.33');
  await page.reload();
  await expect(result).toContainText('1.44 J');
});

test('a BB’s page knows how fast it is, and without JavaScript the whole page answers', async ({
  page,
  browser,
}) => {
  const { data } = await ask(page.request, '/getProducts', {
    attributes: { 'bb-weight': ['0.28'] },
    count: 1,
  });
  await page.goto(`/product/${data[0]?.id}`);
  await page.getByLabel(energyHelper.speed).fill('350');
  await expect(
    page.getByText(
      energyLine.answer('1.14', { within: energyLine.within(undefined), fps: 295, weight: '0.28' }),
    ),
  ).toBeVisible();
  for (const [speed, over] of [
    ['400', energyLine.over.automatic(1.3, 2.5)],
    ['600', energyLine.over.other(2.5)],
  ] as const) {
    await page.getByLabel(energyHelper.speed).fill(speed);
    await expect(page.getByText(over)).toBeVisible();
  }
  await page.getByRole('button', { name: energyHelper.work }).click();
  await expect(page, 'it is answered here').toHaveURL(/\/product\//);
  // Said once somebody has done typing.
  await page.getByLabel(energyHelper.speed).fill('3500');
  await expect(page.getByText(energyLine.over.other(2.5))).toBeVisible();
  await page.getByLabel(energyHelper.speed).blur();
  await expect(page.getByText(energyLine.wrong(50, 1000, 'FPS'))).toBeVisible();
  await expect(page.getByLabel(energyHelper.speed)).toHaveAttribute('aria-invalid', 'true');
  await accessible(page);
  // Typed faster than what answers comes.
  await page.reload();
  await page.getByLabel(energyHelper.speed).click();
  await page.keyboard.type('330');
  await expect(page.getByText(/1\.02 J/)).toBeVisible();
  // Whoever has said what their site allows is told of that.
  await keep(page, {
    myKit: {
      guns: [{ ...siteGun, id: 'two', limitJoules: 0.01 }, siteGun],
      changedAt: '2026-01-01T00:00:00.000Z',
    },
  });
  await page.reload();
  await page.getByLabel(energyHelper.speed).fill('370');
  await expect(page.getByText(energyLine.over.site(1.14))).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.SHOP_URL });
  const plain = await context.newPage();
  await plain.goto(`/product/${data[0]?.id}`);
  await plain.setViewportSize({ width: 360, height: 740 });
  await plain.getByLabel(energyHelper.speed).fill('328 fps');
  await plain.getByRole('button', { name: energyHelper.work }).click();
  const told = plain.getByRole('status').filter({ hasText: '1.00 J' });
  await expect(told.getByText('1.00 J', { exact: true }).first()).toBeInViewport();
  await expect(told.getByText(energy.own(0.28, 277, 84.4))).toBeVisible();
  await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(plain.locator('link[rel=canonical]')).toHaveAttribute('href', /\/energy$/);
  await plain.getByLabel(energy.weight).fill('heavy');
  await plain.getByRole('button', { name: energy.work }).click();
  await expect(plain.getByText(energy.wrong.weight(0.1, 1))).toBeVisible();
  await context.close();
});

test('on a phone the energy stays in sight while a field is typed into, and nothing moves where one is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/energy');
  const short = page.locator('.energy-in-short');
  await expect(short).toHaveText(`1.14\u00a0J${energy.overNone}`);
  const limit = page.getByLabel(energy.limit);
  // As high as a keyboard leaves it.
  await limit.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await limit.fill('1');
  await expect(short).toHaveText(`1.14\u00a0J${energy.overOf.site}`);
  await expect(short).toBeInViewport({ ratio: 1 });
  const below = await page.locator('.top-bar').evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect((await short.boundingBox())?.y).toBeGreaterThanOrEqual(below - 1);
  await page.getByLabel(energy.speed, { exact: true }).fill('500');
  await expect(short).toHaveText(`2.33\u00a0J${energy.overOf.site}`);
  await page.getByLabel(energy.speed, { exact: true }).fill('520');
  await expect(short, 'what no law allows comes before a site’s limit').toHaveText(
    `2.52\u00a0J${energy.overOf.other}`,
  );
  await page.getByLabel(energy.speed, { exact: true }).fill('500');
  await limit.fill('');
  await expect(short).toHaveText(`2.33\u00a0J${energy.overOf.automatic}`);
  await expect(page.getByRole('link', { name: energy.usual[1].label })).not.toHaveAttribute('aria-current');
  await page.getByRole('link', { name: energy.usual[1].label }).click();
  await expect(page.getByRole('link', { name: energy.usual[1].label })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await accessible(page);

  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/energy');
    await expect(short).toBeHidden();
    const leftOf = async (name: string) =>
      (await page.getByRole('heading', { name, exact: true }).boundingBox())?.x;
    const before = await leftOf(energy.creep);
    const speed = page.getByLabel(energy.speed, { exact: true });
    await speed.fill('4');
    await speed.blur();
    const error = page.getByText(energy.wrong.speed(50, 1000, 'FPS'));
    await expect(error).toBeVisible();
    expect(await leftOf(energy.creep), `${width} px`).toBe(before);
    const across = (await page.getByLabel(energy.unit).boundingBox())?.x ?? 0;
    const words = await error.boundingBox();
    expect((words?.x ?? 0) + (words?.width ?? 0), 'below both').toBeGreaterThan(across);
    await accessible(page);
  }
});

test('what is typed into a calculator is there again by Back, comes along from a BB’s page, and is put right by one press', async ({
  page,
}) => {
  await page.goto('/energy');
  const speed = page.getByLabel(energy.speed, { exact: true });
  await speed.fill('300');
  await page.waitForURL('**/energy?speed=300');
  await page.getByRole('link', { name: energy.shopWeight(0.28) }).click();
  await page.waitForURL('**/shop/bbs?**');
  await page.goBack();
  await expect(speed).toHaveValue('300');
  await expect(page.getByRole('status').filter({ hasText: '0.84' })).toBeVisible();
  // The last field is still typed into: what would be said of it moves nothing away under the press.
  await page.setViewportSize({ width: 390, height: 844 });
  const short = page.locator('.energy-in-short');
  await speed.fill('abc');
  await page.getByLabel(energy.weight).fill('0');
  await page.getByLabel(energy.limit).fill('99');
  await expect(short, 'no answer beside what is wrong').toHaveCount(0);
  await page.getByRole('button', { name: energy.work }).click();
  await expect(speed).toBeFocused();
  await expect(page.getByText(energy.wrong.limit(0.1, 5))).toBeVisible();

  const { data } = await ask(page.request, '/getProducts', {
    attributes: { 'bb-weight': ['0.28'] },
    count: 1,
  });
  await page.goto(`/product/${data[0]?.id}`);
  await page.getByLabel(energyHelper.speed).fill('500');
  await expect(page.getByText(energyLine.over.automatic(1.3, 2.5))).toBeVisible();
  await page.getByRole('link', { name: energyHelper.more }).click();
  await expect(speed).toHaveValue('500');
  await expect(page.getByText(energy.own(0.28, 422, 128.8))).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(energyHelper.speed)).toHaveValue('500');
  await expect(page.getByText(energyLine.over.automatic(1.3, 2.5))).toBeVisible();
});
