import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What spec.md misspells or numbers is wire: contract/ alone turns it into the domain's words and back, so that one place
 * changes when a field does. Here, and in the tests that speak the wire, the names stand as they travel.
 */
const wireNames = new RegExp(
  [
    String.raw`\b(tittle|catagory|coupens?|prpducts|inquery|businessInquery)\b`,
    String.raw`\b([qd][1-5]|img[1-5]|feature[1-5]|quantity[1-3]|discount[1-3])\b`,
    String.raw`\bp([1-5]|\$\{\w+\})_(id|tittle|price|quantity|percent|total|img)\b`,
    String.raw`-(coupens?|prpducts)\b`,
  ].join('|'),
);

/** Whatever speaks the wire itself. */
const speaksWire = /^(contract|bench|tests\/(calls|security|journeys))\/|^tests\/wire-names\.test\.ts$/;

/** Files that may hold such a word, each with the reason. */
const exempt: Record<string, string> = {
  'wording/storefront/checkout.ts': 'spec.md section 8 quotes the text: One coupen code is already applied',
  'wording/dashboard/imports.ts': 'the columns’ heads as they stand in the files that retailers have',
};

const files = globSync('*/**/*.{ts,tsx,mts,mjs}', {
  exclude: ['node_modules/**', 'build/**', 'data/**', '.react-router/**'],
});

const namesIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const [name] = wireNames.exec(line) ?? [];
      return name ? [`${file}:${at + 1}: ${name}`] : [];
    });

test('no file beside contract/ holds a misspelt or numbered name of the wire', () => {
  const held = files.filter((file) => !speaksWire.test(file) && !(file in exempt));
  expect(held.length).toBeGreaterThan(300);
  expect(held.flatMap(namesIn)).toEqual([]);
});

test.each(Object.entries(exempt))('%s still needs its exemption: %s', (file) => {
  expect(namesIn(file)).not.toEqual([]);
});

test('a misspelt name is found where it stands', () => {
  for (const line of [
    'product.tittle',
    "ask('/dash-prpducts', page)",
    "route('coupens', 'coupons.tsx')",
    'order[`p$' + '{n}_img`]',
    'const { q1, d3 } = values;',
    'row.feature5',
  ])
    expect(wireNames.test(line), line).toBe(true);
  for (const line of ['product.title', 'couponCode', 'tiers.0.quantity', 'images[0]', 'h1'])
    expect(wireNames.test(line), line).toBe(false);
});
