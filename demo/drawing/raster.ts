import { crc32, deflateSync } from 'node:zlib';

/** Pictures reckoned dot by dot, for what no outline can draw. */

/** A PNG of w x h dots as a data address: grey and alpha, or red, green, blue and alpha, each 0-255. */
export function png(w: number, h: number, channels: 2 | 4, dot: (x: number, y: number) => number[]): string {
  const row = 1 + channels * w;
  const rows = Buffer.alloc(h * row);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) rows.set(dot(x, y), y * row + 1 + channels * x);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(w, 0);
  head.writeUInt32BE(h, 4);
  // Eight bits each.
  head.set([8, channels === 2 ? 4 : 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const file = [
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(file).toString('base64')}`;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** How much lighter (above 0) or darker (below 0) something is, -1 to 1, as a dot of grey and alpha: white or black of so much opacity. */
export const toneDot = (tone: number) => [tone > 0 ? 255 : 12, Math.round(Math.min(1, Math.abs(tone)) * 255)];

/** Noise of about -1 to 1 that changes slowly from one whole number to the next, the same on every machine. */
export function noise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [inX, inY] = [x - column, y - row];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const corner = (dx: number, dy: number) => {
    let hash = Math.imul(column + dx, 374761393) + Math.imul(row + dy, 668265263) + Math.imul(seed, 974711);
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
    const angle = ((hash ^ (hash >>> 16)) >>> 0) / 683565276;
    return Math.cos(angle) * (inX - dx) + Math.sin(angle) * (inY - dy);
  };
  const along = (dy: number) => corner(0, dy) + (corner(1, dy) - corner(0, dy)) * ease(inX);
  const upper = along(0);
  return 1.5 * (upper + (along(1) - upper) * ease(inY));
}
