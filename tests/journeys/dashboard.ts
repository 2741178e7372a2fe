import type { Page } from '@playwright/test';
import { ask, expect } from './fixtures.ts';
import { staff } from './shop.ts';

export { alert, broken, failing, field, test } from './failing.ts';

/** A dashboard that is open, signed in by calls: `open('/orders')` goes to a page of it and waits until it stands there. */
export async function dashboardOf(page: Page) {
  const { key } = await ask(page.request, '/login-admin', staff);
  const open = async (path = '') => {
    await page.goto(`/dashboard/${key}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  return { key, open };
}

/** A row of the table on the screen, by what stands in it. */
export const row = (page: Page, name: string | RegExp) => page.locator('tbody').getByRole('row', { name });

/** While `during` runs, a call answers this instead of what the shop says. */
export async function answering(page: Page, path: string, json: object, during: () => Promise<void>) {
  const address = `${process.env.SHOP_URL}${path}`;
  await page.route(address, (route) => route.fulfill({ json: { status: 200, ...json } }));
  await during();
  await page.unroute(address);
}
