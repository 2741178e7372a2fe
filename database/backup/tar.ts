/**
 * The part of the tar format (POSIX ustar) that a backup needs: plain files with short names, each small enough to be held
 * in memory whole. Any tar program can list and unpack what is written here.
 */
const block = 512;
const nameBytesAtMost = 100;
/** A backup is written in parts far smaller than this: more is damage, and no reason to ask for so much memory. */
const entryBytesAtMost = 512 * 1024 * 1024;

export interface Entry {
  name: string;
  bytes: Buffer;
}

/** What ends an archive: two empty blocks. */
export const tarEnd = Buffer.alloc(2 * block);

/** One file as it stands in an archive. */
export function tarEntry({ name, bytes }: Entry): Buffer {
  if (Buffer.byteLength(name) > nameBytesAtMost) throw new Error(`${name} is too long a name for a backup`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`${Math.floor(Date.now() / 1000).toString(8)}\0`, 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, bytes, Buffer.alloc(padding(bytes.length))]);
}

/** The sum of a header's bytes, those of the sum itself counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 8 * 32;
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte;
  return sum;
}

const padding = (size: number): number => (block - (size % block)) % block;

/**
 * The files of an archive, one after another.
 * @throws where it is damaged, or ends before its end
 */
export async function* untar(stream: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const arriving = stream[Symbol.asyncIterator]();
  const take = reader(arriving);
  for (;;) {
    const header = await take(block);
    if (header.every((byte) => byte === 0)) break;
    const sum = Number.parseInt(header.toString('latin1', 148, 154), 8);
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    if (sum !== checksum(header) || !(size <= entryBytesAtMost)) throw new Error('it is damaged');
    const name = header.toString('utf8', 0, header.indexOf(0) === -1 ? nameBytesAtMost : header.indexOf(0));
    const bytes = await take(size);
    await take(padding(size));
    yield { name, bytes };
  }
  // To the very end: what was compressed is only known to be right there.
  while (!(await arriving.next()).done);
}

/** Gives exactly as many bytes as are asked for, however they arrive. */
function reader(arriving: AsyncIterator<Buffer>): (size: number) => Promise<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  return async (size) => {
    while (length < size) {
      const { value, done } = await arriving.next();
      if (done) throw new Error('it ends too early');
      waiting.push(value);
      length += value.length;
    }
    const all = waiting.length === 1 ? (waiting[0] as Buffer) : Buffer.concat(waiting);
    waiting = [all.subarray(size)];
    length -= size;
    return all.subarray(0, size);
  };
}
