import type { BrowserContext, Page } from '@playwright/test';
import { expect, resting } from '../fixtures.ts';

/** A page in which nothing may run but the shop, and which notes what does. */
export interface Watched {
  /** What ran, opened, asked elsewhere or broke the policy. */
  ran: string[];
  /** Goes to a page of the shop and waits until each of the texts stands there as it was typed. */
  visit(path: string, ...shown: string[]): Promise<void>;
}

export async function watch(context: BrowserContext, page: Page): Promise<Watched> {
  const shop = process.env.SHOP_URL ?? '';
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    if (!/^(Invalid Path|You need to login)/.test(dialog.message()))
      ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => ran.push(`${page.url()} threw ${error.message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== shop) ran.push(`a request to ${request.url()}`);
  });
  await context.exposeBinding('policyBroken', (_source, what: string) => {
    ran.push(what);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { policyBroken(what: string): void }).policyBroken;
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  const rest = resting(page);
  return {
    ran,
    async visit(path, ...shown) {
      await page.goto(shop + path);
      await rest();
      for (const text of shown) {
        await expect
          .poll(() => missing(page, text), `${path.slice(0, 60)} shows it as it was typed`)
          .toEqual([]);
      }
      if (await page.evaluate(() => '__x' in window)) ran.push(`${path} ran something`);
    },
  };
}

/** The payloads of a text that the page does not show. */
async function missing(page: Page, text: string): Promise<string[]> {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const whole = plain((await page.locator('body').textContent()) ?? '');
  return text
    .split(/ ¦ |\n/)
    .map(plain)
    .filter((part) => !whole.includes(part));
}
