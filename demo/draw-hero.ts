import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { crops, heroArt } from './drawing/hero.ts';

// node demo/draw-hero.ts: the masters of the home page's flat-lay, from which its AVIF and WebP are made
const folder = join(import.meta.dirname, 'hero');
await mkdir(folder, { recursive: true });
for (const [name, crop] of Object.entries(crops)) {
  const master = sharp(Buffer.from(heroArt(crop))).webp({ quality: 92, effort: 6, smartSubsample: true });
  const { size } = await master.toFile(join(folder, `loadout-${name}.webp`));
  console.log(`${name}: ${(size / 1024).toFixed(0)} KiB`);
}
