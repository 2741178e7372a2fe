import { expect, test } from 'vitest';
import { isLoopbackAddress, networkOf, widerNetworkOf } from './networks.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['203.0.113.9:4711', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9:4711', '203.0.113.9', '203.0.113.0/24'],
  ['::FFFF:cb00:7109', '203.0.113.9', '203.0.113.0/24'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['unknown', 'unknown', 'unknown'],
  ['203.0.113', '203.0.113', '203.0.113'],
])('%s is counted as %s, and within %s', (written, network, wider) => {
  expect(networkOf(written)).toBe(network);
  expect(widerNetworkOf(network)).toBe(wider);
});

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  '[::ffff:7f00:1]',
  '0:0:0:0:0:0:0:1',
])('%s is this machine', (address) => expect(isLoopbackAddress(address)).toBe(true));

test.each(['128.0.0.1', '::2', '::ffff:10.0.0.1', '0.0.0.0', '2130706433', '', 'unknown'])(
  '%j is not',
  (address) => expect(isLoopbackAddress(address)).toBe(false),
);
