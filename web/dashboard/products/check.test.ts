import { describe, expect, test } from 'vitest';
import { submitProduct } from '#contract/dashboard.ts';
import { encodeNewProduct } from '#contract/product-draft.ts';
import { rules } from '#wording/rules.ts';
import { checkProduct } from './check.ts';
import { blankProduct, formOf, inForm, type ProductValues, tiers } from './values.ts';

const good: ProductValues = {
  ...blankProduct,
  title: 'Hop-up rubber',
  description: 'A rubber for most units',
  price: '7.50',
  category: 'attachments',
  quantity: '12',
  images: 'a',
};

/** What the server's own rules say of the same form. */
function serverErrors(values: ProductValues): Record<string, string> {
  const body = encodeNewProduct(formOf(values, values.images ? values.images.split(',') : []));
  const checked = submitProduct.body.safeParse(body);
  return inForm(
    Object.fromEntries(checked.error?.issues.map((issue) => [String(issue.path[0]), issue.message]) ?? []),
  );
}

const found = (values: ProductValues) =>
  Object.fromEntries(Object.entries(checkProduct(values)).filter(([, message]) => message));

describe('the form and the server agree', () => {
  /** Quantity and percent, quantity and percent, ... */
  const typed = (...texts: string[]) =>
    Object.fromEntries(
      tiers.flatMap(({ quantity, percent }, place) => [
        [quantity, texts[2 * place] ?? ''],
        [percent, texts[2 * place + 1] ?? ''],
      ]),
    );
  test.each([
    ['a good product', {}],
    ['nothing filled in', blankProduct],
    ['a title of four characters', { title: 'four' }],
    ['a description of nine characters', { description: 'nine char' }],
    ['a price of nothing', { price: '0' }],
    ['a price with three decimals', { price: '1.999' }],
    ['a price in words', { price: 'ten' }],
    ['a price with a decimal comma', { price: '12,50' }],
    ['a price as people write it', { price: '£1,234.50' }],
    ['a price above all', { price: '20001' }],
    ['half a unit in stock', { quantity: '1.5' }],
    ['three rising tiers', typed('2', '5', '5', '10', '10', '50')],
    ['a tier without its discount', typed('2')],
    ['a discount without its quantity', typed('', '5')],
    ['quantities that fall', typed('5', '5', '4', '10')],
    ['discounts that stay', typed('2', '5', '4', '5')],
    ['a gap between tiers', typed('2', '5', '', '', '4', '10')],
  ])('%s', (_name, change) => {
    const values = { ...good, ...change };
    // The server reports tiers only once all else is right.
    expect(found(values)).toEqual(serverErrors(values));
  });
});

test('the messages are those of spec.md', () => {
  expect(found({ ...good, description: 'short', images: '' })).toEqual({
    description: rules.product.description,
    images: rules.product.images,
  });
});
