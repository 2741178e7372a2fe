import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCsvRecords } from '#shop/csv-records.ts';
import { readCustomers } from './customer-file.ts';

function customersOf(csv: string) {
  const read = readCsvRecords(csv);
  if ('unreadable' in read) throw new Error(read.unreadable);
  const file = readCustomers(read.records, ['Hopup Supply']);
  if ('unreadable' in file) throw new Error(file.unreadable);
  return file;
}
const fileOf = (name: string) => readFileSync(`tests/files/${name}-customers.csv`, 'utf8');

test('Shopify’s customers are taken with what fits the shop’s rules, and the rest is told', () => {
  const { customers, leftOut, notes } = customersOf(fileOf('shopify'));
  expect(customers).toEqual([
    {
      email: 'robin.ash@example.org',
      name: 'Robin Ash',
      address: {
        name: 'Robin Ash',
        phone: '+44 113 496 0000',
        address: '14 Long Lane, Flat 2',
        city: 'Leeds',
        pinCode: 'LS1 4AP',
      },
      consent: expect.stringMatching(/Accepts marketing: yes/),
    },
    expect.objectContaining({
      email: 'sam@example.org',
      name: "Sam O'Neill",
      address: expect.objectContaining({ address: 'Neill & Sons, 3 Mill Road' }),
      consent: null,
    }),
    expect.objectContaining({ email: 'jo@example.org', address: undefined }),
    { email: 'kit.ray@example.org', name: 'kit.ray', address: undefined, consent: null },
    { email: 'lee@example.org', name: 'lee', address: undefined, consent: null },
  ]);
  expect(leftOut).toEqual([
    { line: 6, message: 'There is no e-mail address' },
    { line: 7, message: 'sam@example.org is already in line 3' },
    { line: 8, message: '‘bad@@example.org’ is not an e-mail address' },
  ]);
  expect(notes).toEqual([
    '2 names do not fit: the part before the @ is used instead',
    '2 addresses are not imported: not in the UK, or without a phone number, a town or a postcode',
    '2 accept marketing: each is asked by e-mail to confirm the newsletter, once they have chosen a password',
  ]);
});

test('WooCommerce’s customers have their billing address, and subscribe to nothing', () => {
  expect(customersOf(fileOf('woocommerce')).customers).toEqual([
    {
      email: 'pat@example.org',
      name: 'Pat Lowe',
      address: {
        name: 'Pat Lowe',
        phone: '0161 496 0000',
        address: '7 Canal Street',
        city: 'Manchester',
        pinCode: 'M1 3HE',
      },
      consent: null,
    },
  ]);
});

test('a file without e-mails is none of customers', () => {
  expect(readCustomers([{ line: 2, cells: { title: 'BBs' } }], [])).toHaveProperty('unreadable');
});
