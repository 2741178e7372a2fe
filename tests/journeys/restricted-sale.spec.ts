import { refusedSales, defences as text } from '#wording/dashboard/defences.ts';
import { checkout } from '#wording/storefront/checkout.ts';
import { law } from '#wording/storefront/law.ts';
import { dashboardOf, test } from './dashboard.ts';
import { accessible, address, ask, expect, keepCart, newProduct, orderAndPay, signedIn } from './fixtures.ts';

test('a realistic imitation firearm is bought after the tick and on a defence that staff recorded', async ({
  page,
  office,
  browser,
}) => {
  const item = await newProduct(office);
  const sale = { productId: item.id, title: item.title, desc: 'For journeys alone', price: item.price };
  await ask(office, '/dash-update-product', {
    ...sale,
    category: 'attachments',
    quantity: 50,
    status: 1,
    imitation: true,
  });
  const email = await signedIn(page);
  await page.goto(`/product/${item.id}`);
  await expect(page.getByText(law.imitation)).toBeVisible();
  await keepCart(page, [[item, 1]]);
  await page.goto('/cart');
  await expect(page.getByText(law.badge, { exact: true })).toBeVisible();

  await page.goto('/checkout/cart');
  const tick = page.getByRole('checkbox', { name: law.declare });
  await expect(page.getByText(checkout.accept)).toBeVisible();
  await expect(page.getByText(checkout.andOfAge), 'the tick says it').toHaveCount(0);
  await expect(tick).not.toBeChecked();
  const order = page.getByRole('button', { name: /^Order and pay/ });
  await order.click();
  await expect(page.getByText(law.declareFirst)).toBeVisible();
  await tick.check();
  await accessible(page);
  await order.click();
  await expect(page.getByText(/have checked and recorded\. Please ask us/)).toBeVisible();

  const desk = await browser.newPage();
  const { open } = await dashboardOf(desk);
  await open(`/user-details/${address.name}/${email}`);
  await desk.getByText(text.record, { exact: true }).click();
  const save = desk.getByRole('button', { name: text.save, exact: true });
  await save.click();
  await expect(desk.getByLabel(text.reference)).toHaveAttribute('aria-invalid', 'true');
  await desk.getByLabel(text.reference).fill('SITE12345');
  await desk.getByLabel(text.day).fill('2099-12-31');
  await accessible(desk);
  await save.click();
  await expect(desk.getByText(text.valid, { exact: true })).toBeVisible();
  await open('/refused-sales');
  const row = desk.getByRole('row', { name: email });
  await expect(row).toContainText(refusedSales.reasons['no defence']);
  await accessible(desk);
  await desk.close();

  await orderAndPay(page);
});
