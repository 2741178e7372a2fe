import { imports } from '#wording/dashboard/imports.ts';
import { customers } from '#wording/dashboard/users.ts';
import { account } from '#wording/storefront/account.ts';
import { invitation } from '#wording/storefront/invitation.ts';
import { dashboardOf, test } from './dashboard.ts';
import { accessible, expect, mailedLink } from './fixtures.ts';

const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('a price list is read as it is, and its pictures that can’t be fetched are named, to be tried again', async ({
  page,
}) => {
  const { open } = await dashboardOf(page);
  const mark = Date.now();
  await open('/import');
  await page
    .getByLabel(imports.choose)
    .setInputFiles(
      csv(
        'acme.csv',
        'Acme trade list;;;',
        'Code;Product;RRP;Image URL',
        `AC-${mark};Green gas ${mark};9,50;http://127.0.0.1/gas.png`,
      ),
    );
  await expect(page.getByText('‘RRP’ was read as price')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(imports.pictures.toFetch(1))).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: imports.submit(1) }).click();
  await expect(page.getByText(imports.pictures.progress(0, 1, 1))).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(imports.pictures.failures['not public'])).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: imports.pictures.retry }).click();
  await expect(page.getByText(imports.pictures.progress(0, 1, 1))).toBeVisible({ timeout: 20_000 });
});

test('customers are invited after a dry run, and choose a password by the link in their letter', async ({
  page,
}) => {
  const email = `moved${Date.now()}@example.org`;
  const { open } = await dashboardOf(page);
  await open('/import-customers');
  await page
    .getByLabel(imports.choose)
    .setInputFiles(csv('customers.csv', 'Email,First Name,Last Name', `${email},Robin,Ash`, 'nobody,A,B'));
  await expect(page.getByText('‘nobody’ is not an e-mail address')).toBeVisible({ timeout: 20_000 });
  await accessible(page);
  await page.getByRole('button', { name: customers.submit(1) }).click();
  await expect(page.getByText(customers.done(1))).toBeVisible({ timeout: 20_000 });

  await page.goto('/invitation#not-a-secret');
  await accessible(page);
  await page.getByLabel(account.password, { exact: true }).fill('correct horse 7');
  await page.getByLabel(account.newPassword.confirm).fill('correct horse 7');
  await page.getByRole('button', { name: invitation.submit }).click();
  await expect(page.getByRole('link', { name: invitation.over })).toBeVisible();

  await page.goto(await mailedLink(email, 'invitation'));
  await page.getByLabel(account.password, { exact: true }).fill('correct horse 7');
  await page.getByLabel(account.newPassword.confirm).fill('correct horse 7');
  await page.getByRole('button', { name: invitation.submit }).click();
  await expect(page).toHaveURL(/\/settings$/);
});
