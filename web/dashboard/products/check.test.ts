import { describe, expect, test } from 'vitest';
import { submitProduct } from '#contract/dashboard.ts';
import { rules } from '#wording/rules.ts';
import { checkProduct } from './check.ts';
import { blankProduct, inForm, type ProductValues, toSubmit } from './values.ts';

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
  const body = toSubmit(values, values.images ? values.images.split(',') : []);
  const checked = submitProduct.body.safeParse(body);
  return inForm(
    Object.fromEntries(checked.error?.issues.map((issue) => [String(issue.path[0]), issue.message]) ?? []),
  );
}

const found = (values: ProductValues) =>
  Object.fromEntries(Object.entries(checkProduct(values)).filter(([, message]) => message));

describe('the form and the server agree', () => {
  const tiers = (q1 = '', d1 = '', q2 = '', d2 = '', q3 = '', d3 = '') => ({ q1, d1, q2, d2, q3, d3 });
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
    ['three rising tiers', tiers('2', '5', '5', '10', '10', '50')],
    ['a tier without its discount', tiers('2')],
    ['a discount without its quantity', tiers('', '5')],
    ['quantities that fall', tiers('5', '5', '4', '10')],
    ['discounts that stay', tiers('2', '5', '4', '5')],
    ['a gap between tiers', tiers('2', '5', '', '', '4', '10')],
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
