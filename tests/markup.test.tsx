import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { deferScripts } from '#web/browser/deferred-scripts.ts';
import { Tiers } from '#web/storefront/product/tiers.tsx';
import { faultsOf } from './journeys/checkers.ts';

/** What of a page's HTML can be told without a browser; every page is in journeys/every-page.spec.ts. */

const whole = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en-GB"><head><title>Shop</title>${head}</head><body><h1>Shop</h1>${body}</body></html>`;

test('what starts a page is put off in templates, and the page stays valid', async () => {
  const preload =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
  const start = '<script type="module" async="">import "/assets/a.js";\nimport("/assets/b.js");</script>';
  const page = whole(`<script>window.told = 1;</script>${start}`, preload);
  const late = deferScripts(page);
  const held = [...late.matchAll(/<template[^>]*>(.*?)<\/template>/gs)].map(([, content]) => content);
  expect(held).toEqual([preload, start]);
  expect(late.replaceAll(/<\/?template[^>]*>/g, '')).toBe(page);
  expect(await faultsOf(late)).toEqual([]);
});

test('each head of the table of quantity discounts says that it is a column’s', async () => {
  const tiers = [{ quantity: 2, percent: 10 }];
  const product = { id: 'one', pricePence: 2000, available: 50, tiers } as Product;
  const html = renderToStaticMarkup(<Tiers product={product} quantity={2} />);
  expect(html.match(/<th\b/g)).toHaveLength(3);
  expect(html.match(/<th scope="col"/g)).toHaveLength(3);
  expect(await faultsOf(whole(html))).toEqual([]);
});
