import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { productPath } from '#contract/product-path.ts';
import { listName } from '../../scripts/place-build.mjs';
import { isApart } from '../../web/storefront-manifest.ts';
import { aliveUnasked, untouched } from './fixtures.ts';

/** Budgets of targets.md, as bytes: these are counts, not times. */
const files = join('build', 'client', 'assets');
/** Of this build: files of the one before may lie beside them. */
const built: string[] = JSON.parse(readFileSync(join('build', listName), 'utf8'));
const names = built
  .filter((name) => name.startsWith('client/assets/'))
  .map((name) => name.slice('client/assets/'.length));
const text = (name: string) => readFileSync(join(files, name), 'utf8');
const kib = (name: string) => brotliCompressSync(readFileSync(join(files, name))).length / 1024;

const product = async (shop: string) => {
  const answer = await fetch(`${shop}/search-product`, {
    method: 'POST',
    // Of the demonstration: what other journeys made may be sold out, and its page loads more.
    body: JSON.stringify({ keywords: 'Plover Bio 0.25 g BBs, bottle of 3,000' }),
    headers: { 'Content-Type': 'application/json' },
  });
  return productPath((await answer.json()).data[0]);
};

for (const [name, most, path] of [
  ['home', 112, async () => '/'],
  ['a listing', 114, async () => '/shop/bbs'],
  ['a product', 117, product],
] as const) {
  test(`${name} loads at most ${most} KiB of JavaScript and 15 KiB of CSS`, async ({ page }) => {
    const shop = process.env.SHOP_URL ?? '';
    const loaded = new Set<string>();
    await untouched(page);
    page.on('response', (response) => loaded.add(new URL(response.url()).pathname.split('/').at(-1) ?? ''));
    // The newsletter's offer comes after a second, and to few.
    await page.addInitScript(() => sessionStorage.setItem('newsletterDeclined', '1'));
    // On a busy machine the line may be idle before the scripts are asked for: alive, it has them, and then until nothing more comes.
    const alive = await aliveUnasked(page);
    await page.goto(shop + (await path(shop)));
    await alive();
    for (let before = -1; before !== loaded.size; await page.waitForTimeout(700)) before = loaded.size;
    const sum = (ending: string) =>
      [...loaded]
        .filter((name) => name.endsWith(ending) && names.includes(name))
        .reduce((total, name) => total + kib(name), 0);
    expect(sum('.js')).toBeGreaterThan(50);
    expect(sum('.js')).toBeLessThanOrEqual(most);
    expect(sum('.css')).toBeLessThanOrEqual(15);
  });
}

test('fonts are at most 60 KiB', () => {
  const fonts = names.filter((name) => name.endsWith('.woff2'));
  expect(
    fonts.reduce((total, name) => total + readFileSync(join(files, name)).length / 1024, 0),
  ).toBeLessThanOrEqual(60);
});

test('nothing of the server or its database is in what browsers load', () => {
  for (const name of names.filter((name) => name.endsWith('.js'))) {
    for (const word of ['drizzle', 'node-postgres', 'argon2', 'password_hash', 'select 1']) {
      expect(text(name).includes(word), `${word} in ${name}`).toBe(false);
    }
  }
});

test('the schema library is loaded by the dashboard alone', () => {
  const holders = names.filter((name) => name.endsWith('.js') && text(name).includes('ZodError'));
  expect(holders).toHaveLength(1);
  const loaders = Object.values(routesOf(/^manifest-(?!storefront).*\.js$/))
    .filter(({ module, imports }) => [module, ...imports].some((file) => file.endsWith(`/${holders[0]}`)))
    .map(({ id }) => id);
  expect(loaders.length).toBeGreaterThan(0);
  expect(loaders.filter((id) => !id.startsWith('dashboard/'))).toEqual([]);
});

test('the list of pages that shoppers fetch knows none of the dashboard or of letters, and all that are linked', () => {
  const ids = Object.keys(routesOf(/^manifest-storefront-.*\.js$/));
  expect(
    Object.keys(routesOf(/^manifest-(?!storefront).*\.js$/))
      .filter((id) => !ids.includes(id))
      .filter((id) => !isApart(id)),
  ).toEqual([]);
  expect(ids.filter(isApart)).toEqual([]);
});

function routesOf(name: RegExp): Record<string, { id: string; module: string; imports: string[] }> {
  const manifest = text(names.find((file) => name.test(file)) ?? '');
  return JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)).routes;
}
