import { expect, test } from 'vitest';
import { batteries } from '#demo/catalogue/batteries.ts';
import { gas } from '#demo/catalogue/gas.ts';
import { hazardOf, unNumberOf } from './hazardous.ts';

test.each([
  ['gas', 'Squall 12 green gas, 600 ml', 'gas'],
  ['gas', 'Squall 12 Dry green gas without oil, 600 ml', 'gas'],
  ['gas', 'Squall 12 g CO2 bulbs, box of 50', 'gas'],
  ['gas', 'Silicone oil spray, 200 ml', 'gas'],
  ['gas', 'Something nobody has thought of', 'gas'],
  ['gas', 'Squall silicone oil, 30 ml dropper', undefined],
  ['gas', 'Boreas propane filling adapter with oil port', undefined],
  ['gas', 'Boreas HPA line, braided, 100 cm', undefined],
  ['batteries', 'Voltane 7.4 V LiPo stick, 1300 mAh, Deans', 'lithium'],
  ['batteries', 'Voltane CR123A lithium cells, pack of 2', 'lithium'],
  ['batteries', 'Voltane 7.4 V stick, 1300 mAh', 'lithium'],
  ['batteries', 'Voltane 8.4 V NiMH mini pack, 1600 mAh, mini Tamiya', undefined],
  ['batteries', 'LiPo in the place of NiMH, 7.4 V', 'lithium'],
  ['batteries', 'Voltane B3 Pro balance charger, LiPo 2S to 4S and NiMH', undefined],
  ['batteries', 'Voltane LiPo charging bag, 230 x 180 mm', undefined],
  ['batteries', 'Voltane adapter lead, Deans to mini Tamiya', undefined],
  ['batteries', 'Voltane LiPo checker with alarm, 1S to 8S', undefined],
  ['magazines', 'Rook C22 CO2 pistol magazine, 22 rounds', undefined],
] as const)('%s: %s', (category, title, hazard) => {
  expect(hazardOf({ category, title })).toBe(hazard);
});

test.each([
  ['UN3480', 'Voltane 7.4 V LiPo stick, 1300 mAh, Deans'],
  ['UN3480', 'Rechargeable RCR123A cells, pack of 2'],
  ['UN3090', 'Voltane CR123A lithium cells, pack of 2'],
  ['UN3090', 'Voltane CR2032 lithium cells, pack of 2'],
] as const)('%s: %s', (number, title) => {
  expect(unNumberOf(title)).toBe(number);
});

test('the demonstration’s shelves of gas and batteries hold both kinds', () => {
  for (const shelf of [gas, batteries]) {
    const hazards = shelf.map(hazardOf);
    expect(hazards).toContain(undefined);
    expect(hazards.filter(Boolean).length).toBeGreaterThan(3);
  }
});
