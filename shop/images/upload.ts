import sharp from 'sharp';
import { images } from '#database/schema.ts';
import type { Shop } from '../shop.ts';
import { newId } from '../tokens.ts';

export type PictureRefusal = { refused: 'not a picture' | 'too large' };

export const maxPictureBytes = 8 * 1024 * 1024;
const maxPixels = 40_000_000;
const side = 1600;
const formats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);

/**
 * Takes a picture in (decisions.md section 5): JPEG, PNG, WebP or AVIF by content, not by name. It is decoded and
 * encoded anew, turned upright, without its metadata, and kept under a random name. Answers that name.
 */
export async function uploadPicture(shop: Shop, bytes: Buffer): Promise<{ name: string } | PictureRefusal> {
  if (bytes.length > maxPictureBytes) return { refused: 'too large' };
  const made = await encode(bytes);
  if ('refused' in made) return made;
  const name = `${newId()}.webp`;
  await shop.images.write(name, made.data);
  await shop.db
    .insert(images)
    .values({ name, width: made.width, height: made.height, blur: await blurredPreview(made.data) });
  return { name };
}

async function encode(
  bytes: Buffer,
): Promise<{ data: Buffer; width: number; height: number } | PictureRefusal> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
    const { format, width, height } = await picture.metadata();
    if (!formats.has(format ?? '')) return { refused: 'not a picture' };
    if ((width ?? 0) * (height ?? 0) > maxPixels) return { refused: 'too large' };
    const { data, info } = await picture
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    const bomb = error instanceof Error && /pixel limit/i.test(error.message);
    return { refused: bomb ? 'too large' : 'not a picture' };
  }
}

/** A tiny stand-in to show while the picture comes, as a data URL. */
export async function blurredPreview(bytes: Buffer): Promise<string> {
  const tiny = await sharp(bytes).resize(12, 12, { fit: 'inside' }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
