import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// node demo/cut-hero.ts: the files that browsers get of the home page's flat-lay, cut from the masters in demo/hero
const masters = join(import.meta.dirname, 'hero');
const folder = join('web', 'storefront', 'home', 'loadout');

/** The widths of each crop, in pixels: on a screen of common density, and on a fine one. */
const widths = { phone: [480, 800], tablet: [800, 1400], wide: [1400, 2200] } as const;

await mkdir(folder, { recursive: true });
for (const [crop, sizes] of Object.entries(widths)) {
  for (const width of sizes) {
    const picture = sharp(join(masters, `loadout-${crop}.webp`)).resize(width);
    const file = join(folder, `${crop}-${width}`);
    const made = await Promise.all([
      picture.clone().avif({ quality: 58, effort: 6 }).toFile(`${file}.avif`),
      picture.clone().webp({ quality: 76, effort: 6, smartSubsample: true }).toFile(`${file}.webp`),
    ]);
    console.log(`${crop} ${width}: ${made.map(({ size }) => `${(size / 1024).toFixed(1)} KiB`).join(', ')}`);
  }
}
