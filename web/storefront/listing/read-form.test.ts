import { expect, test } from 'vitest';
import { addressOf } from '../parts/listing-query.ts';
import { readQuery } from '../parts/read-query.ts';
import { readForm } from './read-form.ts';

const fields: [string, string][] = [
  ['q', ' tracer '],
  ['f.bb-weight', '0.28'],
  ['f.bb-weight', '0.25'],
  ['f.biodegradable', 'true'],
  ['f.count.from', '2000.0004'],
  ['f.count.to', ''],
  ['f.pressure.from', ''],
  ['f.pressure.to', '0'],
  ['f.volume.from', ''],
  ['f.volume.to', ''],
  ['min', '10'],
  ['max', '9999'],
  ['stock', '1'],
  ['rating', '4'],
  ['sort', 'unitPrice'],
];
const formOf = (fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
const at = (place: string, fields: [string, string][]) => readQuery(place, new URLSearchParams(fields));

test('a form asks for the address that it would lead to without any script', () => {
  const address = addressOf(readForm(formOf(fields), at('bbs', [['page', '3']])));
  const sent = fields.map(([name, value]): [string, string] => [name, value.replace('.0004', '')]);
  expect(address).toBe(addressOf(at('bbs', sent)));
  expect(address).toBe(
    '/shop/bbs?q=tracer&min=10&stock=1&rating=4&f.bb-weight=0.25&f.bb-weight=0.28&f.biodegradable=true&f.count=2000..&f.pressure=..0&sort=unitPrice',
  );
  const empty: [string, string][] = [
    ['q', ''],
    ['min', '0'],
    ['max', '9999'],
    ['sort', 'newest'],
  ];
  expect(addressOf(readForm(formOf(empty), at('gas', fields)))).toBe('/shop/gas');
});

test('words that are typed have the best match first, unless another order was chosen', () => {
  const form = (sort: string) =>
    formOf([
      ['q', 'tracer'],
      ['sort', sort],
      ['max', '9999'],
    ]);
  const shelf = at('bbs', []);
  expect(addressOf(readForm(form('newest'), shelf))).toBe('/shop/bbs?q=tracer');
  expect(addressOf(readForm(form('rating'), shelf))).toBe('/shop/bbs?q=tracer&sort=rating');
  const search = at('bbs', [['q', 'bio']]);
  expect(addressOf(readForm(form('newest'), search))).toBe('/shop/bbs?q=tracer&sort=newest');
  expect(addressOf(readForm(form(''), search))).toBe('/shop/bbs?q=tracer');
});

test('the Discount Zone stays, until it is not discounts that are asked for', () => {
  const zone = at('discount', []);
  const form = (...more: [string, string][]) => formOf([['q', ''], ['min', '0'], ['max', '25'], ...more]);
  expect(addressOf(readForm(form(['discounted', '1']), zone))).toBe('/shop/discount?max=25');
  expect(addressOf(readForm(form(), zone))).toBe('/shop/all?max=25');
});
