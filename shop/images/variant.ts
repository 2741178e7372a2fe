import sharp, { type Sharp } from 'sharp';
import type { ImageStore, Shop } from '../shop.ts';
import { pictureExists } from './exists.ts';
import { readWhole } from './whole.ts';

/** The widths that pages ask for, in pixels. */
export const widths = [160, 320, 480, 640, 960, 1280] as const;
export type Width = (typeof widths)[number];
/** AVIF and WebP for browsers; JPEG for letters, since a part of what shows letters knows nothing else. */
const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

export interface Variant {
  bytes: Buffer;
  format: Format;
}

// Nothing is made twice, so that nothing need be kept for it.
sharp.cache(false);

const underWay = new Map<string, Promise<Buffer | undefined>>();
/** Sizes that are made at once for requests that wait for them; more than that are refused. */
const maxBeingMade = 64;
let avifQueue: Promise<unknown> = Promise.resolve();
let avifWaiting = 0;
/** Sizes in AVIF that wait to be made; what finds no room asks again with the next visitor. */
const maxAvif = 200;
/** One step below sharp's own: a third of its processor time (0.4 s in place of 1.5 at 1280 px) for 6% more bytes. */
const avifEffort = 3;

/**
 * A picture at one of the widths; undefined where there is none of that name. Each is made once and kept. AVIF takes
 * long to make, so the first who ask get WebP while it is made, one at a time, off the request's path. 'busy' where too
 * many sizes are being made already.
 */
export async function renderVariant(
  shop: Shop,
  name: string,
  width: Width,
  format: Format,
): Promise<Variant | 'busy' | undefined> {
  if (!(await pictureExists(shop, name))) return undefined;
  if (format === 'avif') {
    const kept = await readWhole(shop, variantName(name, width, 'avif'));
    if (kept) return { bytes: kept, format };
    makeAvifLater(shop, name, width);
  }
  const atOnce = format === 'avif' ? 'webp' : format;
  const kept = await readWhole(shop, variantName(name, width, atOnce));
  if (kept) return { bytes: kept, format: atOnce };
  if (underWay.size >= maxBeingMade && !underWay.has(variantName(name, width, atOnce))) return 'busy';
  const bytes = await make(shop, name, width, atOnce);
  return bytes && { bytes, format: atOnce };
}

const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: avifEffort }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};

function makeAvifLater(shop: Shop, name: string, width: Width): void {
  if (avifWaiting >= maxAvif) return;
  avifWaiting += 1;
  avifQueue = avifQueue
    .then(() => make(shop, name, width, 'avif'))
    .catch(() => undefined)
    .finally(() => {
      avifWaiting -= 1;
    });
}

const variantName = (name: string, width: Width, format: Format) => `${width}/${name}.${format}`;

/** Removes a picture in all its sizes. No row may name it any more. */
export async function removePicture(store: ImageStore, name: string): Promise<void> {
  const smaller = widths.flatMap((width) => formats.map((format) => variantName(name, width, format)));
  await Promise.all([name, ...smaller].map((each) => store.remove(each)));
}

/** However many ask at once, it is made once. */
function make(shop: Shop, name: string, width: Width, format: Format): Promise<Buffer | undefined> {
  const target = variantName(name, width, format);
  const running = underWay.get(target);
  if (running) return running;
  const making = (async () => {
    const kept = format === 'avif' ? await readWhole(shop, target) : undefined;
    const master = kept ? undefined : await readWhole(shop, name);
    if (!master) return kept;
    const resized = sharp(master).resize(width, undefined, { withoutEnlargement: true });
    const bytes = await encoders[format](resized).toBuffer();
    // Where there is no room to keep it, it is shown all the same.
    await shop.images.write(target, bytes).catch((error: Error) => {
      shop.log.warn({ err: error.message }, 'a picture could not be kept in another size');
    });
    return bytes;
  })().finally(() => underWay.delete(target));
  underWay.set(target, making);
  return making;
}
