import { expect, test } from 'vitest';
import { demonstrationSeller } from '#wording/legal.ts';
import { readConfig } from '../config.ts';
import { sellerOf } from './seller.ts';

const seller = {
  SELLER_NAME: 'Depot Supply Ltd',
  SELLER_ADDRESS: '1 Depot Road\nLeeds LS1 1AA',
  SELLER_EMAIL: 'hello@depot.example',
};
const live = { STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec' };

test('a shop that is tried out shows a demonstration’s seller, but for what is set', () => {
  const { name, address, email, phone, companyNumber, vatNumber } = demonstrationSeller;
  expect(sellerOf(readConfig({}))).toMatchObject({
    sellerName: name,
    sellerAddress: address,
    sellerEmail: email,
    sellerPhone: phone,
    companyNumber,
    vatNumber,
    missingOfSeller: [],
  });
  expect(sellerOf(readConfig(seller))).toMatchObject({
    sellerName: 'Depot Supply Ltd',
    sellerEmail: seller.SELLER_EMAIL,
  });
});

test('goods are sent back to the seller, unless they have an address of their own', () => {
  expect(sellerOf(readConfig(seller)).returnsAddress).toBe(seller.SELLER_ADDRESS);
  const depot = 'Unit 4, Depot Road\nLeeds LS1 1AB';
  expect(sellerOf(readConfig({ ...live, ...seller, RETURNS_ADDRESS: depot }))).toMatchObject({
    sellerAddress: seller.SELLER_ADDRESS,
    returnsAddress: depot,
  });
});

test('a live shop invents nothing, and knows what it lacks', () => {
  expect(sellerOf(readConfig(live))).toEqual({
    missingOfSeller: ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_EMAIL'],
  });
  expect(sellerOf(readConfig({ ...live, ...seller })).missingOfSeller).toEqual([]);
  expect(sellerOf(readConfig({ ...live, ...seller, SELLER_EMAIL: '' })).missingOfSeller).toEqual([
    'SELLER_EMAIL',
  ]);
});
