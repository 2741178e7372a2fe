import type { Shop } from '../shop.ts';

/** A picture of the store; of one that lies there by half nobody is shown anything, and a smaller size is made again. */
export async function readWhole(
  { images, log }: Pick<Shop, 'images' | 'log'>,
  name: string,
): Promise<Buffer | undefined> {
  const bytes = await images.read(name);
  if (!bytes || isWhole(bytes)) return bytes;
  log.warn({ name }, 'half of a picture lies in the store');
  return undefined;
}

/**
 * Whether a picture lies there to its end, by the lengths that WebP and AVIF tell of themselves: a store may be left with half of one
 * or nothing of one, where a process or a machine ended while it was written. Bytes of any other kind are taken as they are.
 */
export function isWhole(bytes: Buffer): boolean {
  if (bytes.length < 12) return false;
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return bytes.length >= bytes.readUInt32LE(4) + 8;
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return endsWithABox(bytes);
  return true;
}

/** ISO base media: boxes one after the other, each of which begins with its length (ISO/IEC 14496-12 section 4.2). */
function endsWithABox(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    // 0: to the end of the file; 1: a longer number follows.
    if (short === 0) return true;
    const length = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}
