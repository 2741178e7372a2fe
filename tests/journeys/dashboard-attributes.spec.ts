import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { attributeForm as form, attributes as text } from '#wording/dashboard/attributes.ts';
import { leave } from '#wording/dashboard/frame.ts';
import { rules } from '#wording/rules.ts';
import { categories } from '#wording/storefront/shop.ts';
import { alert, broken, dashboardOf, failing, field, test } from './dashboard.ts';
import { accessible, ask, expect, newProduct } from './fixtures.ts';

const tableOf = (page: Page, category: string) => page.getByRole('region', { name: category, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Staff change an attribute somewhere else. */
async function save(office: APIRequestContext, key: string, change: { label?: string; retired?: boolean }) {
  const { data } = await ask(office, '/dash-attributes', {});
  const [seen] = data.filter((one) => one.key === key);
  expect(seen).toMatchObject({ retired: false });
  if (seen) await ask(office, '/dash-save-attribute', { ...seen, ...change });
}

test('attributes are added, changed, moved, retired and brought back; what is refused is said beside its field', async ({
  page,
  office,
}) => {
  const { open } = await dashboardOf(page);
  await failing(page, '/dash-attributes', async () => {
    await open('/attributes');
    await expect(page.getByText(broken)).toBeVisible();
  });
  await button(page, text.again).click();
  await page.getByLabel(text.category, { exact: true }).selectOption(categories.attachments);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([categories.attachments]);
  await accessible(page);

  const label = `Hue ${randomUUID().slice(0, 6)}`;
  const key = label.toLowerCase().replace(' ', '-');
  await page.getByRole('link', { name: text.add }).click();
  await button(page, form.add).click();
  for (const rule of [rules.attribute.label, rules.attribute.key, rules.choice, rules.attribute.categories])
    await expect(page.getByText(rule)).toBeVisible();
  await field(page, form.label).fill(label);
  await expect(field(page, form.key)).toHaveValue(key);
  await field(page, form.kind).selectOption(text.kinds.choice);
  await field(page, form.choices).fill('Red\nBlue\nRED');
  await page.getByLabel(categories.attachments, { exact: true }).check();
  await button(page, form.add).click();
  await expect(page.getByText(rules.attribute.doubled)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await accessible(page);
  await field(page, form.choices).fill('Red\nBlue');
  await field(page, form.key).fill('rail');
  await button(page, form.add).click();
  await expect(field(page, form.key)).toHaveAttribute('aria-invalid', 'true');
  await field(page, form.key).fill(key);
  await button(page, form.add).click();
  await expect(alert(page, form.added(label))).toBeVisible();

  const row = page.getByRole('row', { name: label });
  await expect(row).toContainText('Red, Blue');
  // The last one of its category moves up, and its button keeps the focus.
  const up = button(page, text.up(label, categories.attachments));
  await expect(button(page, text.down(label, categories.attachments))).toBeVisible();
  const place = async () =>
    (await tableOf(page, categories.attachments).getByRole('row').allInnerTexts()).findIndex((one) =>
      one.includes(label),
    );
  const before = await place();
  await up.press('Enter');
  await expect.poll(place).toBe(before - 1);
  await expect(up).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: label })).toContainText(categories.attachments);

  const product = await newProduct(office);
  const { data } = await ask(office, '/dash-product-details', { id: product.id });
  const { tittle: title, description: desc, price, catagory: category, quantity, status } = data[0];
  const states = { title, desc, price, category, quantity, status, attributes: { [key]: 'Red' } };
  await ask(office, '/dash-update-product', { productId: product.id, ...states });
  await row.getByRole('link').click();
  await field(page, form.choices).fill('Blue\nGreen');
  await page.getByRole('link', { name: text.title }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: leave.no }).click();
  await button(page, form.update).click();
  await expect(page.getByText('A product states ‘Red’: it can’t be removed').first()).toBeVisible();
  await field(page, form.choices).fill('Green\nRed');
  await field(page, form.kind).selectOption(text.kinds.text);
  await button(page, form.update).click();
  await expect(field(page, form.kind)).toHaveAttribute('aria-invalid', 'true');
  await field(page, form.kind).selectOption(text.kinds.choice);
  await button(page, form.update).click();
  await expect(button(page, form.updated)).toBeVisible();

  // Another tab saves it first.
  await save(office, key, { label: `${label} now` });
  await field(page, form.label).fill('Mine');
  await button(page, form.update).click();
  await expect(page.getByText(form.conflict)).toBeVisible();
  await button(page, form.reload).click();
  await expect(field(page, form.label)).toHaveValue(`${label} now`);
  await expect(field(page, form.choices)).toHaveValue('Green\nRed');
  await page.goBack();
  await expect(row).toContainText('Green, Red');

  await button(page, text.retireOf(`${label} now`)).click();
  await page.getByRole('dialog').getByRole('button', { name: text.retire }).click();
  await expect(alert(page, text.retired(`${label} now`))).toBeVisible();
  await page.locator('summary').click();
  await accessible(page);
  const back = button(page, text.bringBackOf(`${label} now`));
  await back.click();
  await expect(alert(page, text.back(`${label} now`))).toBeVisible();
  await expect(back).toBeHidden();
  await save(office, key, { retired: true });
});

test('an attribute that can’t be loaded says why and leads to the list', async ({ page }) => {
  const { open } = await dashboardOf(page);
  await open('/attribute-details/no-such');
  await expect(alert(page, form.none)).toBeVisible();
  await page.waitForURL(/\/dashboard\/[^/]+\/attributes$/);
});
