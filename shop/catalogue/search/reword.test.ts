import { expect, test } from 'vitest';
import { reword } from './reword.ts';

test.each([
  ['point two eight', '0.28 g'],
  ['point two fives', '0.25 g'],
  ['bio bbs .45', 'bio bbs .45 g'],
  ['0.5', '0.5 g'],
  ['0.5 j', '0.5 j'],
  ['5k bbs', '5000 bbs'],
  ['glock 17 bbs', 'glock 17 bbs'],
  ['28s tracer', '0.28 g tracer bbs'],
  ['gloves under £20', 'gloves  '],
  ['mask under 30', 'mask  '],
  ['bbs under 18', 'bbs under 18'],
  ['green tracers', 'green tracer bbs'],
  ['xt30 to deans', 'xt30 to deans adapter lead'],
  ['bio point twenty-eights', 'bio 0.28'],
  ['zero point four three bbs', '0.43 g bbs'],
  ['point two', '0.2 g'],
  ['m4 midcap x 5', 'm4 midcap x5'],
  ['five pack', '5 pack'],
  ['set of five mags', 'set of 5 mags'],
  ['0.25 gram bbs', '0.25 gram bbs'],
  ['deans to mini tamiya adaptor', 'deans to mini tamiya adapter lead'],
  ['xt60 adapter', 'xt60 adapter lead'],
  ['bbs back in stock', 'bbs  '],
  ['cw to ccw adaptors', 'thread adapter'],
  ['ccw cw', 'thread adapter'],
  ['some .28s', 'some .28 g'],
  ['in stock bbs', ' bbs'],
  ['gas gbb rifle', 'gas for gbb'],
  ['gas for my gbbr in winter', 'winter gas for gbb'],
  ['gas for gbb m4 in the cold', 'cold weather gas for gbb m4'],
  ['gas for hot weather', 'summer gas'],
  ['gbb pistol gas', 'gas for gbb'],
  ['my mag is leeking', 'mag leak'],
  ['.177 pellets', '177 pellets'],
  ['.22 cal air rifle pellets', '22 air rifle pellets'],
  ['masks in bulk', 'bulk masks'],
  ['goggles size small', 'goggles small'],
  ['wrong size gloves', 'wrong gloves'],
  ['gloves size m', 'gloves size m'],
  ['full size tamiya', 'full size tamiya'],
  ['bbs wholesale', 'bbs  '],
])('%s is %s', (typed, written) => {
  expect(reword(typed)).toBe(written);
});

test.each([
  'two point sling',
  'one point two',
  'point one five joules',
  '1-6x24',
  'ccw',
  'stock',
  'in stock',
  'gas gbb mag',
  'co2 gas gbb pistol',
])('%s stays as it is', (typed) => {
  expect(reword(typed)).toBe(typed);
});
