import { expect, test } from 'vitest';
import { energyLimits } from '#wording/storefront/help-pages.ts';
import { energyAddress, readEnergyQuery } from '../energy-query.ts';
import { energyAsked } from './energy-asked.ts';

test.each([
  ['350 fps', '/energy', '350 FPS on 0.20 g is 1.14 J.'],
  ['how many joules is 350 fps', '/energy', '350 FPS on 0.20 g is 1.14 J.'],
  ['400fps to joules', '/energy?speed=400', '400 FPS on 0.20 g is 1.49 J.'],
  ['110 m/s 0.25g', '/energy?speed=110&unit=ms&weight=0.25', '110 m/s on 0.25 g is 1.52 J.'],
  ['.28 at 320 FPS', '/energy?speed=320&weight=0.28', '320 FPS on 0.28 g is 1.34 J.'],
  ['1.1 joules bb weight', '/energy?speed=344&limit=1.1', '1.10 J is 344 FPS on 0.20 g.'],
  ['1 J', '/energy?speed=328&limit=1', '1.00 J is 328 FPS on 0.20 g.'],
])('%s is worked out, and leads to where it stands', (typed, path, text) => {
  const asked = energyAsked(typed);
  expect([asked?.path, asked?.text.replaceAll('\u00a0', ' ')]).toEqual([
    path,
    `${text} See it for every BB weight.`,
  ]);
  expect(energyAddress(readEnergyQuery(new URLSearchParams(path.split('?')[1])))).toBe(path);
});

test('who asks whether it is legal is told the limits', () => {
  expect(energyAsked('is 400 fps legal')?.text).toContain(energyLimits);
  expect(energyAsked('400 fps')?.text).not.toContain(energyLimits);
});

test('without a speed or an energy that a gun has nothing is worked out', () => {
  for (const typed of ['fps', 'joules', '20 fps', '5000 fps', '60 joules', 'which bb weight', '0.25', '300'])
    expect(energyAsked(typed), typed).toBe(undefined);
});
