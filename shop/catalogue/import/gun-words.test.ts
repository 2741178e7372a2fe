import { expect, test } from 'vitest';
import { looksLikeGun } from './gun-words.ts';

test.each([
  ['Specna Arms SA-E01 AEG', ''],
  ['AEGs, assorted', ''],
  ['Tokyo Marui Hi-Capa 5.1 GBB', ''],
  ['WE M4 GBBR, black', ''],
  ['M4 CQB rifle', ''],
  ['Glock 17 gas blowback', ''],
  ['Sniper rifle VSR-10 with scope', ''],
  ['Pistol (two magazines)', ''],
  ['AEG rifle + battery', ''],
  ['Webley revolver', ''],
  ['Pump shotgun', ''],
  ['Vector SMG', ''],
  ['M1911 replica', ''],
  ['CO2 pistol', ''],
  ['Spring sniper rifle', ''],
  ['M249 light machine gun', ''],
  ['M4 AEG, short barrel', ''],
  ['Tokyo Marui MP5A4', 'AEG'],
  ['G17 Gen 4', 'Airsoft Guns > Pistols'],
])('%s (%s) looks like a gun', (title, kind) => {
  expect(looksLikeGun(title, kind)).toBe(true);
});

test.each([
  ['M4 magazine', ''],
  ['M4 magazine', 'AEG'],
  ['Rifle bag', ''],
  ['Pistol holster', ''],
  ['AEG gearbox', ''],
  ['BBs for AEG rifles', ''],
  ['0.25 g BBs', 'Guns'],
  ['Two-point rifle sling', ''],
  ['Battery for AEG', ''],
  ['Charger for pistols', ''],
  ['AEG hop-up chamber', ''],
  ['Pistol cleaning set', ''],
  ['Rifle target', ''],
  ['Gun case', ''],
  ['Green gas', ''],
  ['Trail gloves', 'Clothing'],
  ['Mid-cap, 120', 'Rifle magazines'],
  ['Pistol grip', ''],
  ['Rifle scope', 'AEG'],
  ['Grifle', ''],
])('%s (%s) does not', (title, kind) => {
  expect(looksLikeGun(title, kind)).toBe(false);
});
