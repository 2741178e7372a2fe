import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/index.ts';
import { covered, crops } from '../drawing/hero.ts';
import { hotspots } from './loadout.ts';

const names = ['wide', 'tablet', 'phone'] as const;

it('names products of the catalogue, one of each category at least', () => {
  const shown = hotspots.map(({ sku }) => catalogue.find((product) => product.sku === sku));
  expect(shown).not.toContain(undefined);
  expect(new Set(shown.map((product) => product?.category)).size).toBe(6);
});

it.each(names)('says of %s where the drawing has each thing', async (name) => {
  const said = hotspots.flatMap((spot) => (spot[name] ? [[spot.sku, spot[name]]] : []));
  expect(Object.fromEntries(said)).toEqual(covered(crops[name]));
  const { width, height } = await sharp(join(import.meta.dirname, `loadout-${name}.webp`)).metadata();
  expect([width, height]).toEqual([crops[name].w, crops[name].h]);
});

it.each(names)(
  'keeps the things of %s where the picture is whole, and the left of the wide one plain',
  (name) => {
    for (const { sku, [name]: spot } of hotspots) {
      if (!spot) continue;
      expect(spot.x - spot.w / 2, sku).toBeGreaterThan(name === 'wide' ? 40 : 3);
      expect(spot.x + spot.w / 2, sku).toBeLessThan(97);
      expect(spot.y - spot.h / 2, sku).toBeGreaterThan(4);
      expect(spot.y + spot.h / 2, sku).toBeLessThan(96);
    }
  },
);
