import { expect, test } from 'vitest';
import { isSameSaid } from './same-said.ts';

test.each([
  ['m lok foregrip', 'M-LOK foregrip'],
  ['knee pad', 'knee pads'],
  ['2 point sling', 'two-point sling'],
  ['3 cell lipo', '3S LiPo'],
  ['mag for gbbr', 'gas blowback magazine'],
  ['rds', 'red dot sight'],
  ['tan rig', 'tan chest rig'],
])('%s is said of %s', (typed, showing) => {
  expect(isSameSaid(typed, showing)).toBe(true);
});

test.each([
  ['ammo', 'BBs'],
  ['m4 mgas', 'm4 mags'],
  ['cm16 mag', 'm4 mag'],
  ['3 point sling', 'two-point sling'],
])('%s is not said of %s', (typed, showing) => {
  expect(isSameSaid(typed, showing)).toBe(false);
});
