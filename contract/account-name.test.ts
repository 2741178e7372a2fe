import { expect, test } from 'vitest';
import { isReservedName } from './account-name.ts';

const shops = ['Hopup Supply', 'Example Trading Ltd', ''];

test.each([
  'Hopup Supply Staff',
  'Hopup Supply',
  'hopup-supply',
  'HOPUPSUPPLY team',
  'Support at Hopup Supply',
  'The Example Trading Ltd',
  'staff',
  'Admin',
  'S.u.p.p.o.r.t',
  'Suppоrt',
  'Ádmin',
  '5taff',
  'Ａｄｍｉｎ',
  'Ad\u200bmin',
  'Admin Team',
  'Customer Service',
  'Hopup',
  'Team Hopup',
  'Hopup Support',
  'Shop manager',
  'Owner of this shop',
  'hello@hopup.example',
  'Ηopup Supply',
  'ᕼopup Supply',
])('%s is no name for a shopper', (name) => {
  expect(isReservedName(name, shops)).toBe(true);
});

test.each([
  'Sam Tester',
  'Leah Staff',
  'Jo Stafford',
  'Adminah Okoro',
  'Minh Hopup',
  'Will Supply',
  'Teamo',
  '李小龙',
  '🙂',
])('%s is one', (name) => {
  expect(isReservedName(name, shops)).toBe(false);
});
