import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { type BroughtFile, isLitter, maxFiles } from './brought-file.ts';

/** Its names are never paths here, so that '..' in one is no reason to refuse it. A worker would need a looser script policy. */
const options = { filenameValidation: 'tolerant', useWebWorkers: false } as const;

/**
 * The files in a zip, none of them unpacked yet: one more than `maxFiles` at the most. Undefined where it is no zip or is
 * encrypted.
 */
export async function readZip(zip: Blob): Promise<BroughtFile[] | undefined> {
  const files: BroughtFile[] = [];
  try {
    for await (const entry of new ZipReader(new BlobReader(zip), options).getEntriesGenerator()) {
      if (entry.directory || isLitter(entry.filename)) continue;
      if (entry.encrypted) return undefined;
      const { filename: path, uncompressedSize: bytes } = entry;
      files.push({ path, bytes, read: () => unpack(entry) });
      if (files.length > maxFiles) break;
    }
    return files;
  } catch {
    return undefined;
  }
}

/** Stops where an entry holds more than it says: what it says was bounded before. */
async function unpack(entry: FileEntry): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      bytes += part.length;
      if (bytes > entry.uncompressedSize) throw new RangeError('An entry holds more than it says');
      parts.push(part);
    },
  });
  await entry.getData(sink, options);
  return new Blob(parts);
}
