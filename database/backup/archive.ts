import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError, type Manifest, manifestName, readManifest } from './manifest.ts';
import { type Entry, tarEnd, tarEntry, untar } from './tar.ts';

/**
 * Writes files into a gzipped tar as they come, and after them the manifest that `entries` returns. All is on the disk when it ends.
 */
export async function writeArchive(
  path: string,
  entries: AsyncGenerator<Entry, Omit<Manifest, 'sha256'>>,
): Promise<Manifest> {
  let written: Manifest | undefined;
  async function* blocks() {
    const sum = createHash('sha256');
    for (;;) {
      const next = await entries.next();
      if (next.done) {
        written = { ...next.value, sha256: sum.digest('hex') };
        yield tarEntry({ name: manifestName, bytes: Buffer.from(JSON.stringify(written, null, 1)) });
        yield tarEnd;
        return;
      }
      sum.update(next.value.name).update(next.value.bytes);
      yield tarEntry(next.value);
    }
  }
  await pipeline(blocks, createGzip(), createWriteStream(path, { mode: 0o600 }));
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
  return written as Manifest;
}

/**
 * The files of a backup in order, and as the return value its manifest.
 * @throws BackupError where anything in it is not as it was written
 */
export async function* readArchive(path: string): AsyncGenerator<Entry, Manifest> {
  const sum = createHash('sha256');
  const file = createReadStream(path);
  const bytes = createGunzip();
  file.on('error', (error) => bytes.destroy(error)).pipe(bytes);
  let manifest: Manifest | undefined;
  try {
    for await (const entry of untar(bytes)) {
      if (manifest) throw new Error('something stands after its manifest');
      if (entry.name === manifestName) {
        manifest = readManifest(entry.bytes);
      } else {
        sum.update(entry.name).update(entry.bytes);
        yield entry;
      }
    }
    if (!manifest) throw new Error('it has no manifest');
    if (manifest.sha256 !== sum.digest('hex')) throw new Error('its sum is wrong');
    return manifest;
  } catch (cause) {
    throw new BackupError(`${path} is no whole backup: ${(cause as Error).message}. Nothing was changed.`, {
      cause,
    });
  } finally {
    file.destroy();
    bytes.destroy();
  }
}

/** Reads a backup from end to end, and answers its manifest. */
export async function checkArchive(path: string): Promise<Manifest> {
  const entries = readArchive(path);
  for (;;) {
    const next = await entries.next();
    if (next.done) return next.value;
  }
}
