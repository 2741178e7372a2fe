import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as web from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupError, type Manifest, manifestName, readManifest } from './manifest.ts';

/** A file of a backup, small enough to be held in memory whole. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/** A backup is written in parts far smaller than this: more is damage, and no reason to ask for so much memory. */
const maxEntryBytes = 512 * 1024 * 1024;

/**
 * Writes files into a gzipped tar as they come, and after them the manifest that `entries` returns. All is on the disk when it ends.
 */
export async function writeArchive(
  path: string,
  entries: AsyncGenerator<Entry, Omit<Manifest, 'sha256'>>,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const written = pack(entries, controller);
  const onDisk = pipeline(readable, createGzip(), createWriteStream(path, { mode: 0o600 }));
  written.catch((error) => controller.error(error));
  await onDisk;
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
  return written;
}

async function pack(
  entries: AsyncGenerator<Entry, Omit<Manifest, 'sha256'>>,
  controller: ReturnType<typeof createTarPacker>['controller'],
): Promise<Manifest> {
  const add = async ({ name, bytes }: Entry) => {
    const body = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter();
    await body.write(bytes);
    await body.close();
  };
  const sum = createHash('sha256');
  for (;;) {
    const next = await entries.next();
    if (next.done) {
      const manifest = { ...next.value, sha256: sum.digest('hex') };
      await add({ name: manifestName, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) });
      controller.finalize();
      return manifest;
    }
    sum.update(next.value.name).update(next.value.bytes);
    await add(next.value);
  }
}

/**
 * The files of a backup in order, and as the return value its manifest.
 * @throws BackupError where anything in it is not as it was written
 */
export async function* readArchive(path: string): AsyncGenerator<Entry, Manifest> {
  const sum = createHash('sha256');
  const file = createReadStream(path);
  const unzipped = createGunzip();
  file.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
  let manifest: Manifest | undefined;
  try {
    // Not `Readable.toWeb`: left half read, that goes on pouring, and throws where nobody catches it.
    const bytes = web.ReadableStream.from(unzipped) as ReadableStream<Uint8Array>;
    // Read to its very end: what was compressed is only known to be right there.
    for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true }))) {
      if (manifest) throw new Error('something stands after its manifest');
      if (header.size > maxEntryBytes) throw new Error('it is damaged');
      const entry = { name: header.name, bytes: await buffer(body) };
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
    // Some that are cut short say nothing.
    const why = (cause as Error).message.replace(/\.$/, '') || 'it ends too soon, or is damaged';
    throw new BackupError(`${path} is no whole backup: ${why}. Nothing was changed.`, { cause });
  } finally {
    file.destroy();
    unzipped.destroy();
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
