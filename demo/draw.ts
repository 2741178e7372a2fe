import { mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from './catalogue/index.ts';
import type { DemoProduct } from './catalogue/product.ts';
import { onPaper } from './drawing/grounds.ts';
import { scenes as attachments } from './drawing/scenes/attachments.ts';
import { scenes as attire } from './drawing/scenes/attire.ts';
import { scenes as batteries } from './drawing/scenes/batteries.ts';
import { scenes as bbs } from './drawing/scenes/bbs.ts';
import { scenes as gas } from './drawing/scenes/gas.ts';
import { scenes as magazines } from './drawing/scenes/magazines.ts';
import type { Shot } from './drawing/studio.ts';

/** Every picture that can be drawn, by its name without `.webp`. */
const scenes: Record<string, () => Shot> = {
  ...bbs,
  ...gas,
  ...magazines,
  ...batteries,
  ...attire,
  ...attachments,
};
const folder = join(import.meta.dirname, 'pictures');

// node demo/draw.ts [slug ...]
await draw(process.argv.slice(2));

/** Draws the pictures of the products named by slug, or of all products, into demo/pictures. */
async function draw(slugs: string[]): Promise<void> {
  const unknown = slugs.filter((slug) => !catalogue.some((product) => product.slug === slug));
  if (unknown.length > 0) throw new Error(`No such product: ${unknown.join(', ')}`);
  const chosen = catalogue.filter((product) => slugs.length === 0 || slugs.includes(product.slug));
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  const wanted = new Map(
    chosen.flatMap(({ pictures, category }) => pictures.map((file) => [file, category])),
  );
  const left = [...wanted];
  const drawNext = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const size = await render(...next);
      bytes += size;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  console.log(`${chosen.length} products, ${(bytes / 1e6).toFixed(2)} MB`);
  if (slugs.length === 0) await sweep();
}

/** Draws one picture. Answers its size in bytes. */
async function render(file: string, category: DemoProduct['category']): Promise<number> {
  const scene = scenes[file.replace(/\.webp$/, '')];
  if (!scene) throw new Error(`Nothing is drawn for ${file}`);
  const image = sharp(Buffer.from(onPaper(scene(), category))).webp({
    quality: 64,
    effort: 4,
    smartSubsample: true,
  });
  return (await image.toFile(join(folder, file))).size;
}

/** Removes pictures that no product shows any more. */
async function sweep(): Promise<void> {
  const wanted = new Set(catalogue.flatMap((product) => product.pictures));
  for (const file of await readdir(folder)) {
    if (wanted.has(file)) continue;
    await rm(join(folder, file));
    console.log(`removed ${file}, which no product shows`);
  }
}
