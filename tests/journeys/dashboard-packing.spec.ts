import { parcel } from '#wording/dashboard/order.ts';
import { orders } from '#wording/dashboard/orders.ts';
import { bench, shortage, slipPaper } from '#wording/dashboard/packing.ts';
import { shortage as asked } from '#wording/storefront/shortage.ts';
import { dashboardOf, row, test } from './dashboard.ts';
import { accessible, ask, cards, expect, mailedLink, newProduct, signedIn } from './fixtures.ts';

test('an order is packed by typed codes, a wrong one refused; a short line is asked about, and the slip says so', async ({
  page,
  office,
}) => {
  const [rail, sling] = [await newProduct(office), await newProduct(office)];
  const sku = `RAIL-${rail.id.slice(0, 6)}`;
  for (const [{ id, title }, code] of [
    [rail, sku],
    [sling, `SLING-${sling.id.slice(0, 6)}`],
  ] as const)
    await ask(office, '/dash-update-product', {
      ...{ productId: id, title, desc: 'A rail that was made for one journey only.', price: 30 },
      ...{ category: 'attachments', quantity: 50, status: 1, sku: code, shelf: 'B2-04' },
    });
  const email = await signedIn(page);
  const placed = await ask(page.request, '/create-checkout-session', {
    ...{ email, title: 'two', price: 120 },
    products: [
      { id: rail.id, quantity: 2 },
      { id: sling.id, quantity: 2 },
    ],
  });
  await page.request.post(placed.url, {
    form: { number: cards.good, expiry: '12/40', cvc: '123' },
  });
  const { orderId } = placed;
  await ask(page.request, '/update-payment-status', { orderId, status: 'Success' });
  await ask(office, '/dash-bulk-status', { orderIds: [orderId], status: 'Confirmed' });
  const details = await ask(office, '/dash-order-details', { orderId });
  const name = orders.number(details.data[0].receiptNumber);

  const { key, open } = await dashboardOf(page);
  await open('/packing');
  await accessible(page);
  await row(page, name).getByRole('link').click();
  const scan = page.getByLabel(bench.scan);
  await expect(scan).toBeFocused();
  const type = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await type('WRONG-1');
  await expect(page.getByText(bench.wrong('WRONG-1'))).toBeVisible();
  await type(sku);
  await expect(page.getByText(bench.all(1, 4))).toBeVisible();
  // Whatever has the focus, what is scanned comes to its place.
  await page.getByRole('button', { name: bench.skip }).focus();
  await type(sku.toLowerCase());
  await expect(page.getByText(bench.all(2, 4))).toBeVisible();
  await type(sku);
  await expect(page.getByText(bench.tooMany(rail.title))).toBeVisible();
  await accessible(page);

  await page.getByRole('button', { name: shortage.openFor(sling.title) }).click();
  await page.getByRole('button', { name: shortage.submit }).click();
  await expect(page.getByRole('listitem').getByText(shortage.forStaff.asked(1))).toBeVisible();
  await expect(page.getByText(bench.all(2, 3))).toBeVisible();
  await type(`SLING-${sling.id.slice(0, 6)}`);
  await expect(page.getByText(bench.complete)).toBeVisible();
  await page.getByLabel(slipPaper.label).selectOption('label');
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('row', { name: sling.title }).first();
  await expect(slip).toContainText(shortage.notes.asked(1));
  await expect(page.getByRole('heading', { name: `Packing slip ${name}` })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel(parcel.tracking).focus();
  await type('AB123456789GB');
  await expect(page.getByText(bench.shipped(name))).toBeVisible();
  const { data } = await ask(office, '/dash-order-details', { orderId });
  expect(data[0]).toMatchObject({
    orderStatus: 'Shipped',
    parcels: [{ tracking: 'AB123456789GB', lines: [{ quantity: 2 }, { quantity: 1 }] }],
  });

  await page.goto(await mailedLink(email, 'shortage'));
  await accessible(page);
  await page.getByLabel(asked.wait).check();
  await page.getByRole('button', { name: asked.submit }).click();
  await expect(page.getByRole('heading', { name: asked.done.waiting })).toBeVisible();
  await page.goto(`/dashboard/${key}/order-details/${orderId}`);
  await expect(page.getByText(shortage.states.waiting)).toBeVisible();
  await page.goto(`/dashboard/${key}/pack/${orderId}`);
  await expect(page.getByText(bench.notNow)).toBeVisible();
});
