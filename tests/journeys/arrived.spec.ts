import { answers } from '#wording/answers.ts';
import { deadlines } from '#wording/dashboard/deadlines.ts';
import { arrival, takeBack } from '#wording/dashboard/order.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { timeline as ofStaff } from '#wording/dashboard/timeline.ts';
import { arrived } from '#wording/storefront/arrived.ts';
import { timeline } from '#wording/storefront/timeline.ts';
import { answering, dashboardOf, row, test } from './dashboard.ts';
import { accessible, ask, buy, expect, newProduct, password, signedIn } from './fixtures.ts';

test('the mail’s link is answered on a phone, without signing in, and staff see it', async ({
  page,
  office,
}) => {
  const email = await signedIn(page);
  const orderId = await buy(page, email, await newProduct(office));
  for (const status of ['Confirmed', 'Shipped'] as const)
    await ask(office, '/change-order-status', { orderId, status });
  const main = page.getByRole('main');

  await test.step('one press; a link that is over says so', async () => {
    await page.context().clearCookies();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/arrived/never-given');
    await accessible(page);
    const yes = page.getByRole('button', { name: arrived.yes });
    expect((await yes.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await yes.click();
    await expect(page.getByText(answers.arrival.unknown)).toBeVisible();
    await expect(yes).toHaveCount(0);
    await page.reload();
    await answering(page, '/arrived', { arrived: false }, async () => {
      await page.getByRole('button', { name: arrived.notYet }).click();
      await expect(main.getByRole('status')).toContainText(arrived.notYetDone);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider').toBe(360);
  });

  const { open } = await dashboardOf(page);
  await test.step('on the order, with its dates', async () => {
    const asked = await ask(page.request, '/dash-order-details', { orderId });
    const at = new Date().toISOString();
    Object.assign(asked.data[0], { arrival: { askedAt: at, answer: 'not yet', answeredAt: at } });
    await answering(page, '/dash-order-details', asked, async () => {
      await open(`/order-details/${orderId}`);
      await expect(page.getByText(arrival.notYet)).toBeVisible();
      await accessible(page);
    });
    await expect(page.getByText(ofStaff.due.cancel.open)).toBeVisible();
  });

  await test.step('Shipped is taken back while its minutes last, and the shopper can cancel again', async () => {
    await page.reload();
    await page.getByRole('button', { name: takeBack.button(10) }).click();
    await expect(page.getByText(takeBack.done('Confirmed'))).toBeVisible();
    await expect(page.getByText(takeBack.shipped)).toHaveCount(0);
    await expect(page.getByText(ofStaff.due.cancel.open)).toHaveCount(0);
  });

  await test.step('and what is due stands in a list, the nearest day first', async () => {
    await open('/orders');
    await page.getByRole('link', { name: deadlines.title }).click();
    const { data } = await ask(page.request, '/dash-deadlines', { limit: 1 });
    await expect(row(page, orders.number(data[0]?.number ?? 0)).first()).toContainText(
      deadlines.kinds.deliver,
    );
    await page.getByLabel(deadlines.show).selectOption('overdue');
    await expect(page.getByText(deadlines.emptyFound)).toBeVisible();
  });

  await test.step('the shopper sees the same dates', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await ask(page.request, '/userLogin', { email, password });
    await page.goto(`/order-details/${orderId}`);
    const panel = page.getByRole('region', { name: timeline.title });
    await expect(panel.getByRole('listitem').first()).toContainText(timeline.happened.placed);
    await expect(panel).toContainText(/If it hasn’t come by \d+ \w+ \d{4}/);
    await accessible(page);
  });
});
